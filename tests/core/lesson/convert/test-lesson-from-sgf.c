/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-sgf: records made lessons; whatever the record, what is made
 * can be read and is right
 */
#include "lesson-convert.h"

static void
test_head (void)
{
  g_autoptr (TengenLesson) lesson = convert (
      "(;GM[1]SZ[7]RU[Chinese]KM[2.5]GN[Life & death]AN[A <B>]SO[A book]"
      "CP[Free]C[Where?];B[aa])",
      "");

  g_assert_cmpstr (lesson->id, ==, "made");
  g_assert_cmpstr (lesson->language, ==, "en");
  assert_words (lesson->title, "Life & death");
  g_assert_cmpstr (lesson->author, ==, "A <B>");
  g_assert_cmpstr (lesson->source, ==, "A book");
  g_assert_cmpstr (lesson->licence, ==, "Free");
  g_assert_false (lesson->is_beginner);
  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 0)->diagram->setup->width, ==, 7);
  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 0)->diagram->setup->komi_x2, ==, 5);
  g_assert_cmpstr (tengen_lesson_get_step (lesson, 0)->diagram->setup->rules.id,
                   ==,
                   "china");
}

static void
check_language (const char *comment, const char *language, const char *notes)
{
  g_autofree char *sgf = g_strdup_printf ("(;SZ[5]C[%s])", comment);
  g_autoptr (TengenLesson) lesson = convert (sgf, notes);

  g_assert_cmpstr (lesson->language, ==, language);
}

static void
test_language (void)
{
  check_language ("Look", "en", "");
  check_language ("みて", "ja", "");
  check_language ("見て", "ja", "READINGS 0.0");
}

/* Problems share a chapter, games have their own. */
static void
test_chapters (void)
{
  g_autoptr (TengenLesson) lesson =
      convert ("(;SZ[5]GN[one]C[a](;B[aa])(;B[bb]))"
               "(;SZ[5]GN[two]C[a](;B[aa])(;B[bb]))"
               "(;SZ[7]GN[game]C[a];B[aa];W[bb])"
               "(;GM[4]SZ[15]C[a];B[hh]TE[1])(;GM[2]SZ[8])",
               "GAME 5.0");
  static const char *const titles[] = { "Title", "game", "Title" };

  g_assert_cmpuint (lesson->chapters->len, ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    assert_words (((TengenLessonChapter *) lesson->chapters->pdata[i])->title,
                  titles[i]);
  g_assert_cmpuint (lesson->steps->len, ==, 4);
  assert_words (tengen_lesson_get_step (lesson, 1)->title, "two");
  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 2)->diagram->setup->width, ==, 7);
  g_assert_true (tengen_lesson_get_step (lesson, 3)->diagram->setup->is_renju);
}

/* Other boards and rules than those of the first game are said. */
static void
test_terms (void)
{
  g_autoptr (TengenLesson) lesson =
      convert ("(;GM[4]SZ[15]C[a])(;SZ[9]RU[Pure Go]C[a])(;SZ[13]TNR[japan "
               "komi=11]C[a])",
               "RULES 3.0");
  const TengenGameSetup *setup =
      tengen_lesson_get_step (lesson, 1)->diagram->setup;

  g_assert_cmpstr (setup->rules.id, ==, "pure");
  setup = tengen_lesson_get_step (lesson, 2)->diagram->setup;
  g_assert_cmpstr (setup->rules.id, ==, "japan");
  g_assert_cmpint (setup->width, ==, 13);
}

/* A long game is watched along its main line. */
static void
test_long (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;SZ[19]C[a]");
  g_autoptr (TengenLesson) lesson = NULL;

  for (int i = 0; i < 50; i++)
    g_string_append_printf (
        sgf, ";%c[%c%c]", i % 2 == 0 ? 'B' : 'W', 'a' + i % 19, 'a' + i / 19);
  g_string_append (sgf, "(;B[ss])(;B[sr]))");
  lesson = convert (sgf->str, "VARIATIONS 1.0");
  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 0)->task, ==, TENGEN_LESSON_TASK_WATCH);
}

static void
test_nothing (void)
{
  g_assert_null (convert ("(;GM[6])(;SZ[40])", "GAME 1.0 SIZE 2.0"));
}

/* --- Any record --- */

/* The limits of a whole lesson are not the converter's to keep. */
static gboolean
is_too_much (const GPtrArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const TengenLessonFault *fault = faults->pdata[i];

      if (fault->code == TENGEN_LESSON_FAULT_SIZE ||
          fault->code == TENGEN_LESSON_FAULT_ELEMENTS ||
          fault->code == TENGEN_LESSON_FAULT_STEPS ||
          (fault->code == TENGEN_LESSON_FAULT_ANSWERS))
        return TRUE;
    }
  return FALSE;
}

static void
check_right (const char *name, const TengenRecord *record)
{
  g_autoptr (GArray) notes = notes_new ();
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *xml = tengen_lesson_from_sgf (record, "made", "T", notes);
  g_autoptr (TengenLesson) lesson = NULL;

  if (xml == NULL)
    {
      g_assert_cmpuint (notes->len, >, 0);
      return;
    }
  lesson = tengen_lesson_read (
      xml, strlen (xml), get_schema (), NULL, TENGEN_NOTATION_A1, faults);
  if (lesson != NULL && tengen_lesson_check (lesson, faults))
    return;
  g_test_message ("%s", name);
  if (!is_too_much (faults))
    fail_with (faults);
}

static void
check_file (const char *path)
{
  g_autofree char *data = NULL;
  gsize length = 0;
  g_autoptr (TengenSgfReading) reading = NULL;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  reading = tengen_sgf_read (data, length, NULL, NULL);
  if (reading->record != NULL &&
      tengen_record_get_n_games (reading->record) > 0)
    check_right (path, reading->record);
}

static guint
check_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        n += check_folder (file);
      else if (g_str_has_suffix (name, ".sgf"))
        {
          check_file (file);
          n++;
        }
    }
  return n;
}

static void
test_files (void)
{
  g_autofree char *data =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "data", NULL);
  g_autofree char *seeds =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "fuzz", "seeds", NULL);

  g_assert_cmpuint (check_folder (data), >, 20);
  g_assert_cmpuint (check_folder (seeds), >, 5);
}

static void
test_real (void)
{
  g_autofree char *path = g_build_filename (
      g_getenv ("G_TEST_SRCDIR"), "..", "..", "shared", "vectors", "sgf", NULL);

  if (g_getenv ("TENGEN_FULL") == NULL || check_folder (path) == 0)
    g_test_skip ("only with TENGEN_FULL, where the files are");
}

/* Trees of random moves, marks and comments, legal or not. */
static void
append_tree (GString *sgf, int depth)
{
  static const char *const extras[] = {
    "",     "TE[1]",   "BM[1]",  "C[RIGHT]",           "C[WRONG]",
    "IT[]", "C[text]", "AB[cc]", "CR[aa]LB[bb:12345]", "C[]N[x]"
  };
  int n = g_test_rand_int_range (0, depth > 7 ? 1 : 4);

  g_string_append_c (sgf, ';');
  if (g_test_rand_int_range (0, 12) > 0)
    g_string_append_printf (
        sgf,
        "%c[%c%c]",
        (depth + (g_test_rand_int_range (0, 9) == 0)) % 2 ? 'B' : 'W',
        g_test_rand_int_range ('a', 'g'),
        g_test_rand_int_range ('a', 'g'));
  if (g_test_rand_int_range (0, 3) == 0)
    g_string_append (sgf,
                     extras[g_test_rand_int_range (0, G_N_ELEMENTS (extras))]);
  for (int i = 0; i < n; i++)
    {
      g_string_append_c (sgf, '(');
      append_tree (sgf, depth + 1);
      g_string_append_c (sgf, ')');
    }
}

static void
test_random (void)
{
  static const char *const heads[] = {
    "(;GM[1]SZ[5]RU[Japanese]",
    "(;GM[1]SZ[5]RU[Pure Go]AB[bb][bc]",
    "(;GM[1]SZ[6]RU[Chinese]AW[ab][ba]PL[W]",
    "(;GM[4]SZ[15]AB[bb][cc][dd]AW[ee][ef]"
  };
  int n = g_getenv ("TENGEN_FULL") != NULL ? 2000 : 20;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (GString) sgf =
          g_string_new (heads[(guint) i % G_N_ELEMENTS (heads)]);
      g_autoptr (TengenRecord) record = NULL;

      append_tree (sgf, 1);
      g_string_append_c (sgf, ')');
      record = read_record (sgf->str);
      check_right (sgf->str, record);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-sgf/head", test_head);
  g_test_add_func ("/lesson-from-sgf/language", test_language);
  g_test_add_func ("/lesson-from-sgf/chapters", test_chapters);
  g_test_add_func ("/lesson-from-sgf/terms", test_terms);
  g_test_add_func ("/lesson-from-sgf/long", test_long);
  g_test_add_func ("/lesson-from-sgf/nothing", test_nothing);
  g_test_add_func ("/lesson-from-sgf/files", test_files);
  g_test_add_func ("/lesson-from-sgf/real", test_real);
  g_test_add_func ("/lesson-from-sgf/random", test_random);
  return g_test_run ();
}
