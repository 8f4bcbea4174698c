/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-tally: what is laid out adds up to the answer
 */
#include "lesson-rows.h"
#include "tengen-lesson-tally.h"

static TengenLessonSchema *schema;

static TengenLesson *
read_task (const char *game, const char *task)
{
  g_autofree char *step =
      g_strdup_printf ("<step id='a'><say>S</say>%s</step>", task);

  return read_steps (schema, game, step);
}

/* What is counted, half points; a side's, or the difference of both. */
static int
find_sum (const TengenLessonStep *step, guint index)
{
  g_autoptr (TengenGoTally) tally = tengen_lesson_tally_new (step, index);
  int sum_x2[3];

  g_assert_nonnull (tally);
  tengen_go_tally_sum (tally, tally->n_ticks, sum_x2);
  return ABS (sum_x2[TENGEN_STONE_BLACK] - sum_x2[TENGEN_STONE_WHITE]);
}

static void
test_count (void)
{
  g_autoptr (TengenLesson) lesson = read_task (
      "game='go' rules='japan'",
      AREAS "<count what='territory' colour='black' dead='A3' answer='3'/>"
            "<count what='white-stones' dead='A3' answer='5'/>"
            "<count what='black-stones' answer='5'/>"
            "<count what='area' colour='black' dead='A3' answer='8'/>"
            "<count what='score' colour='black' dead='A3' answer='4'/>"
            "<count what='score' colour='black' dead='A3' rules='china' "
            "answer='11.5'/>"
            "<count what='difference' dead='A3' answer='3'/>");
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);

  for (guint i = 0; i < step->counts->len; i++)
    {
      const TengenLessonCount *count = g_ptr_array_index (step->counts, i);

      g_assert_cmpint (find_sum (step, i), ==, count->answer_x2);
    }
  g_assert_null (tengen_lesson_tally_new (step, step->counts->len));
}

/* Liberties and free numbers are not laid out. */
static void
test_nothing (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("game='go' rules='japan'",
                 AREAS "<count what='liberties' of='A3' answer='1'/>"
                       "<count what='number' answer='77.5'/>"
                       "<count what='dame' answer='9'/>");
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  g_autoptr (TengenLesson) other =
      read_task ("game='go' rules='japan'", AREAS "<mark what='dame'/>");

  for (guint i = 0; i < step->counts->len; i++)
    g_assert_null (tengen_lesson_tally_new (step, i));
  g_assert_null (
      tengen_lesson_tally_new (tengen_lesson_get_step (other, 0), 0));
}

static void
test_account (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("game='go' rules='japan'",
                 AREAS "<account dead='A3'>"
                       "<set rules='japan' black='4' white='7' result='W+3'/>"
                       "<set rules='china' black='11.5' white='13.5' "
                       "komi='-2' result='0'/></account>");
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);

  g_assert_cmpint (find_sum (step, 0), ==, 6);
  g_assert_cmpint (find_sum (step, 1), ==, 0);
  g_assert_null (tengen_lesson_tally_new (step, 2));
}

/* Stones are counted in Renju too. */
static void
test_renju (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("game='renju'",
                 "<diagram><stones colour='black' at='H8 J8'/>"
                 "<stones colour='white' at='H9'/></diagram>"
                 "<count what='black-stones' answer='2'/>");

  g_assert_cmpint (find_sum (tengen_lesson_get_step (lesson, 0), 0), ==, 4);
}

static TengenLesson *
load_lesson (const char *name)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TENGEN_LESSONS"), name, NULL);
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *data = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  return tengen_lesson_read (
      data, size, schema, NULL, TENGEN_NOTATION_A1, faults);
}

/* Compares what is laid out for each question of a step with its answer. */
static guint
check_step (const TengenLessonStep *step)
{
  guint n = 0;

  for (guint i = 0; step->counts != NULL && i < step->counts->len; i++)
    {
      const TengenLessonCount *count = g_ptr_array_index (step->counts, i);
      g_autoptr (TengenGoTally) tally = tengen_lesson_tally_new (step, i);

      if (tally == NULL)
        continue;
      g_assert_cmpint (find_sum (step, i), ==, count->answer_x2);
      n++;
    }
  return n;
}

static guint
check_lesson (const char *name)
{
  g_autoptr (TengenLesson) lesson = load_lesson (name);
  guint n = 0;

  g_assert_nonnull (lesson);
  for (guint i = 0; i < lesson->steps->len; i++)
    n += check_step (tengen_lesson_get_step (lesson, i));
  return n;
}

/* Every number that a lesson of the course asks for. */
static void
test_course (void)
{
  g_autoptr (GDir) folder = g_dir_open (g_getenv ("TENGEN_LESSONS"), 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml") && !g_str_equal (name, "glossary.xml"))
      n += check_lesson (name);
  g_assert_cmpuint (n, >, 5);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson/tally/count", test_count);
  g_test_add_func ("/lesson/tally/nothing", test_nothing);
  g_test_add_func ("/lesson/tally/account", test_account);
  g_test_add_func ("/lesson/tally/renju", test_renju);
  if (g_getenv ("TENGEN_FULL") != NULL)
    g_test_add_func ("/lesson/tally/course", test_course);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
