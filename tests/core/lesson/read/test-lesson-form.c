/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each fault of form by its own name; that no others are found, the tests of the
 * forms show.
 */
#include "lesson-faults.h"

#define SAY "<say>S</say>"

static void
test_elements (void)
{
  assert_steps (
      "", "<step id='s'>" SAY "<smile/></step>", "2 ELEMENT smile smile");
  assert_steps ("",
                "<step id='s'>\n<hint>H</hint>\n" SAY "</step>",
                "2 MISSING step say; 4 ELEMENT say say");
  assert_steps ("",
                "<step id='s'>" SAY "<diagram/>\n<diagram/></step>",
                "3 ELEMENT diagram diagram");
  assert_steps ("",
                "<step id='s'>" SAY "<press what='pass'/><play/></step>",
                "2 ELEMENT play play");
  assert_steps (
      "", "<step id='s'>" SAY "<o:x xmlns:o='urn:o'/></step>", "2 ELEMENT x x");
  assert_steps (
      "", "<step id='s'><say>a<p>b</p></say></step>", "2 STRAY_TEXT say a");
  assert_steps ("",
                "<step id='s'><say><em>a</em><p>b</p></say></step>",
                "2 ELEMENT em em");
}

static void
test_missing (void)
{
  assert_steps ("", "<step id='s'/>", "2 MISSING step say");
  assert_steps (
      "", "<step id='s'>" SAY "\n<moves/></step>", "3 MISSING moves move");
  assert_steps ("",
                "<step id='s'><say><ruby><rt>a</rt></ruby></say></step>",
                "2 MISSING ruby rb; 2 EMPTY ruby -; 2 EMPTY say -");
  assert_read ("<lesson xmlns='urn:tengen:lesson:1'/>",
               "1 MISSING_ATTRIBUTE lesson id; "
               "1 MISSING_ATTRIBUTE lesson version; "
               "1 MISSING_ATTRIBUTE lesson xml:lang; "
               "1 MISSING lesson title; 1 MISSING lesson chapter");
}

static void
test_attributes (void)
{
  assert_steps (
      "", "<step id='s' smile='1'>" SAY "</step>", "2 ATTRIBUTE step smile");
  assert_steps ("",
                "<step id='s' xml:space='default'>" SAY "</step>",
                "2 ATTRIBUTE step xml:space");
  assert_steps ("", "<step>" SAY "</step>", "2 MISSING_ATTRIBUTE step id");
  assert_steps ("",
                "<step id='s'>" SAY
                "<try>\n<answer verdict='right'/></try></step>",
                "3 MISSING_ATTRIBUTE answer at");
  assert_steps (
      "",
      "<step id='s'>" SAY
      "<try><answer at='A1' rule='legal' verdict='right'/></try></step>",
      "2 ATTRIBUTE answer rule");
}

static void
test_values (void)
{
  assert_steps ("", "<step id='a b'>" SAY "</step>", "2 VALUE step id=\"a b\"");
  assert_steps ("",
                "<step id='s' require='yes'>" SAY "</step>",
                "2 VALUE step require=\"yes\"");
  assert_steps ("",
                "<step id='s'>" SAY
                "<diagram>\n<label at='a1'/></diagram></step>",
                "3 VALUE label at=\"a1\"");
  assert_steps ("",
                "<step id='s'>" SAY
                "<play size='11111111111111111111111111111111111111111111'/>"
                "</step>",
                "2 VALUE play "
                "size=\"1111111111111111111111111111111111111111\"");
}

static void
test_texts (void)
{
  assert_steps ("", "<step id='s'>x\n" SAY "</step>", "2 STRAY_TEXT step x");
  assert_steps ("", "<step id='s'>x\ny" SAY "</step>", "2 STRAY_TEXT step x y");
  assert_steps ("",
                "<step id='s'>" SAY
                "<choice><option verdict='right'>a<say>b</say>c"
                "</option></choice></step>",
                "2 STRAY_TEXT option c");
}

/* One fault does not hide another. */
static void
test_many (void)
{
  GString *steps = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = NULL;

  for (int i = 0; i < 150; i++)
    g_string_append (steps, "<step x=''><say>S</say></step>\n");
  text = make_lesson ("game='go'", steps->str);
  g_string_free (steps, TRUE);
  lesson = read_bytes (text, strlen (text), faults);
  g_assert_null (lesson);
  g_assert_cmpuint (faults->len, ==, TENGEN_LESSON_MAX_FAULTS);
  for (guint i = 0; i < faults->len; i++)
    g_assert_cmpint (
        ((TengenLessonFault *) faults->pdata[i])->line, ==, 2 + (int) i / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-form/elements", test_elements);
  g_test_add_func ("/lesson-form/missing", test_missing);
  g_test_add_func ("/lesson-form/attributes", test_attributes);
  g_test_add_func ("/lesson-form/values", test_values);
  g_test_add_func ("/lesson-form/texts", test_texts);
  g_test_add_func ("/lesson-form/many", test_many);
  return g_test_run ();
}
