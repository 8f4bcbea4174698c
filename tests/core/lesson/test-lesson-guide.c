/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-guide: what the guide for authors shows is right: each piece of XML
 * in it is read and checked, and all elements are named in both languages
 */
#include "lesson-faults.h"
#include "tengen-lesson-check.h"
#include "tengen-lesson-form.h"

#define FENCE "```"

static char *guide;

static TengenLessonGlossary *
load_glossary (void)
{
  gsize length = 0;
  g_autofree char *data = load_file ("glossary.xml", &length);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();

  return tengen_lesson_glossary_read (data, length, faults);
}

/* A piece in what it needs around it to be a lesson. */
static char *
make_whole (const char *piece)
{
  const char *head = "<lesson xmlns='urn:tengen:lesson:1' id='a' version='1' "
                     "xml:lang='ja' game='pure-go' size='7'><title>T</title>";
  gboolean is_meta = g_str_has_prefix (piece, "<meta");
  gboolean is_step = g_str_has_prefix (piece, "<step");
  gboolean is_say = g_str_has_prefix (piece, "<say");

  if (g_str_has_prefix (piece, "<?xml"))
    return g_strdup (piece);
  return g_strconcat (head,
                      is_meta ? piece : "",
                      "<chapter id='c'><title>C</title>",
                      is_step ? piece : "<step id='s'>",
                      is_say ? piece : "",
                      is_step || is_say ? "" : "<say>Say.</say>",
                      is_meta || is_step || is_say ? "" : piece,
                      is_step ? "" : "</step>",
                      "</chapter></lesson>",
                      NULL);
}

static void
check_piece (const char *piece, const TengenLessonGlossary *glossary)
{
  g_autofree char *text = make_whole (piece);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = tengen_lesson_read (
      text, strlen (text), get_schema (), glossary, TENGEN_NOTATION_A1, faults);
  g_autofree char *found = NULL;

  if (lesson != NULL && tengen_lesson_check (lesson, faults))
    return;
  found = list_faults (faults);
  g_error ("%s\n%s", found, piece);
}

/* Both parts show the same; what stands in a fence of XML is checked. */
static void
test_pieces (void)
{
  g_auto (GStrv) lines = g_strsplit (guide, "\n", -1);
  TengenLessonGlossary *glossary = load_glossary ();
  g_autoptr (GString) piece = NULL;
  guint n[3] = { 0 };
  guint part = 0;

  g_assert_nonnull (glossary);
  for (char **line = lines; *line != NULL; line++)
    if (piece == NULL && g_str_has_prefix (*line, "# "))
      part++;
    else if (g_str_equal (*line, FENCE "xml"))
      piece = g_string_new (NULL);
    else if (piece != NULL && g_str_equal (*line, FENCE))
      {
        check_piece (piece->str, glossary);
        g_string_free (g_steal_pointer (&piece), TRUE);
        g_assert_cmpuint (part, <, G_N_ELEMENTS (n));
        n[part]++;
      }
    else if (piece != NULL)
      g_string_append_printf (piece, "%s\n", *line);
  g_assert_cmpuint (part, ==, 2);
  g_assert_cmpuint (n[1], >, 10);
  g_assert_cmpuint (n[1], ==, n[2]);
  tengen_lesson_glossary_free (glossary);
}

/* The first example is a whole lesson with a question in it. */
static void
test_example (void)
{
  char *start = strstr (guide, FENCE "xml\n<?xml");
  char *end;
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = NULL;

  g_assert_nonnull (start);
  g_assert_true (strstr (guide, FENCE "xml") == start);
  start += strlen (FENCE "xml\n");
  end = strstr (start, FENCE);
  lesson = tengen_lesson_read (start,
                               (gsize) (end - start),
                               get_schema (),
                               NULL,
                               TENGEN_NOTATION_A1,
                               faults);
  g_assert_nonnull (lesson);
  g_assert_cmpuint (lesson->steps->len, ==, 4);
  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 2)->task, ==, TENGEN_LESSON_TASK_TRY);
}

static void
test_elements (void)
{
  const char *english = strstr (guide, "\n# How");
  const TengenLessonForm *form = tengen_lesson_form_get_lesson ();
  g_autofree char *japanese = NULL;

  g_assert_nonnull (english);
  japanese = g_strndup (guide, (gsize) (english - guide));
  for (guint i = 0; i < form->n_elements; i++)
    {
      g_autofree char *begun = g_strdup_printf ("<%s", form->elements[i].name);
      g_autofree char *said = g_strdup_printf ("`%s`", form->elements[i].name);

      if ((strstr (japanese, begun) == NULL &&
           strstr (japanese, said) == NULL) ||
          (strstr (english, begun) == NULL && strstr (english, said) == NULL))
        g_error ("%s", form->elements[i].name);
    }
}

/* What the program shows of Markdown, and nothing else. */
static void
test_form (void)
{
  g_auto (GStrv) lines = g_strsplit (guide, "\n", -1);
  gboolean inside = FALSE;

  for (char **line = lines; *line != NULL; line++)
    {
      if (g_str_has_prefix (*line, FENCE))
        inside = !inside;
      if (inside)
        continue;
      g_assert_false (g_str_has_prefix (*line, "####"));
      g_assert_false (g_str_has_prefix (*line, " "));
      g_assert_false (g_str_has_prefix (*line, ">"));
      g_assert_false (g_str_has_prefix (*line, "* "));
      g_assert_null (strstr (*line, "]("));
    }
  g_assert_false (inside);
}

int
main (int argc, char **argv)
{
  gsize length = 0;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-guide/pieces", test_pieces);
  g_test_add_func ("/lesson-guide/example", test_example);
  g_test_add_func ("/lesson-guide/elements", test_elements);
  g_test_add_func ("/lesson-guide/form", test_form);
  guide = load_file ("AUTHORS.md", &length);
  g_assert_true (g_utf8_validate (guide, (gssize) length, NULL));
  status = g_test_run ();
  g_free (guide);
  return status;
}
