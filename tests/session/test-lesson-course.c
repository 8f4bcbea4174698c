/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-course: the lessons that Tengen comes with
 *
 * What:   they read and check without a fault or remark, complete in both
 *         languages, have what belongs to a lesson, and show every figure.
 */
#include "lesson-course.h"

#include "lesson-figure.h"
#include "tengen-lesson-part.h"

#include <string.h>

#define MIN_STEPS 6
#define MAX_STEPS 14

static GPtrArray *lessons;

/* --- What belongs to a lesson --- */

static void
check_lesson (const TengenLesson *lesson)
{
  const TengenLessonStep *last =
      tengen_lesson_get_step (lesson, lesson->steps->len - 1);
  guint n_asked = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    n_asked += tengen_lesson_step_asks (tengen_lesson_get_step (lesson, i));
  g_test_message (
      "%s: %u steps, %u ask", lesson->id, lesson->steps->len, n_asked);
  g_assert_cmpuint (lesson->steps->len, >=, MIN_STEPS);
  g_assert_cmpuint (lesson->steps->len, <=, MAX_STEPS);
  g_assert_cmpuint (2 * n_asked, >, lesson->steps->len);
  g_assert_cmpint (last->task, ==, TENGEN_LESSON_TASK_PLAY);
  g_assert_nonnull (lesson->goal);
  g_assert_cmpuint (lesson->minutes, >, 0);
  g_assert_cmpuint (lesson->languages->len, >=, 2);
  g_assert_cmpstr (lesson->languages->pdata[0], ==, "ja");
  g_assert_cmpstr (lesson->languages->pdata[1], ==, "en");
}

static void
test_lessons (void)
{
  g_assert_cmpuint (lessons->len, ==, 16);
  for (guint i = 0; i < lessons->len; i++)
    check_lesson (lessons->pdata[i]);
}

static void
check_step (const TengenLessonStep *step)
{
  g_assert_nonnull (step->title);
  g_assert_nonnull (step->goal);
  g_assert_cmpuint (step->say->len, >=, 2);
}

static void
test_steps (void)
{
  for_each_step (lessons, check_step);
}

/* --- Figures --- */

/* Whether a step shows a figure under its name. */
static gboolean
shows (const TengenLessonStep *step, const LessonFigure *figure)
{
  TengenLessonDiagram *drawn;

  if (figure->size == 0)
    return strcmp (step->id, figure->id) == 0;
  if (g_strcmp0 (step->diagram->id, figure->id) != 0)
    return FALSE;
  drawn = lesson_figure_draw (figure);
  g_assert_cmpint (step->diagram->setup->width, ==, figure->size);
  g_assert_cmpint (step->diagram->setup->is_renju, ==, drawn->setup->is_renju);
  g_assert_cmpmem (step->diagram->stones,
                   (gsize) figure->size * (gsize) figure->size,
                   drawn->stones,
                   (gsize) figure->size * (gsize) figure->size);
  tengen_lesson_diagram_free (drawn);
  return TRUE;
}

static gboolean
is_shown (const LessonFigure *figure)
{
  gboolean found = FALSE;

  for (guint i = 0; i < lessons->len; i++)
    {
      const TengenLesson *lesson = lessons->pdata[i];

      for (guint j = 0; j < lesson->steps->len; j++)
        found |= shows (tengen_lesson_get_step (lesson, j), figure);
    }
  return found;
}

static void
test_figures (void)
{
  g_autoptr (GPtrArray) figures = lesson_figure_load ();

  for (guint i = 0; i < figures->len; i++)
    {
      const LessonFigure *figure = figures->pdata[i];

      g_test_message ("%s", figure->id);
      g_assert_true (is_shown (figure));
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  lessons = read_course ();
  g_test_add_func ("/lesson-course/lessons", test_lessons);
  g_test_add_func ("/lesson-course/steps", test_steps);
  g_test_add_func ("/lesson-course/figures", test_figures);
  result = g_test_run ();
  g_ptr_array_unref (lessons);
  return result;
}
