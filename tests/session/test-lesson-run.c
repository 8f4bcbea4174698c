/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-run: somebody goes through a lesson; what is heard of it and what
 * the shelf knows
 */
#include "tengen-lesson-run.h"

#include <string.h>

static const char LESSON[] =
    "<lesson xmlns='urn:tengen:lesson:1' id='test' version='1' xml:lang='ja'"
    " game='go' size='5'><title>T</title><title xml:lang='en'>T</title>"
    "<chapter id='c'><title>C</title>"
    "<step id='read'><say>S</say></step>"
    "<step id='try'><say>S</say><diagram/><try>"
    "<answer at='C3' verdict='right'/></try><hint>h</hint></step>"
    "<step id='watch'><say>S</say><diagram/><moves><move at='A1'/>"
    "<move at='B1'/></moves></step>"
    "<step id='seen' require='seen'><say>S</say><diagram/><try>"
    "<answer at='C3' verdict='right'/></try></step>"
    "</chapter></lesson>";

typedef struct
{
  TengenLessonShelf *shelf;
  TengenLesson *lesson;
  TengenLessonRun *run;
  GString *heard;
} Fixture;

static void
changed_cb (TengenLessonRun *run, Fixture *fixture)
{
  g_string_append (fixture->heard, "changed ");
}

static void
notify_cb (TengenLessonRun *run, GParamSpec *pspec, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "%s ", pspec->name);
}

static void
progress_cb (TengenLessonShelf *shelf, Fixture *fixture)
{
  g_string_append (fixture->heard, "progress ");
}

static TengenLesson *
read_lesson (TengenLessonShelf *shelf)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (LESSON, strlen (LESSON));
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_shelf_read (shelf, bytes, faults);

  g_assert_nonnull (lesson);
  return lesson;
}

static void
begin (Fixture *fixture)
{
  fixture->run = tengen_lesson_run_new (fixture->shelf, fixture->lesson, TRUE);
  g_signal_connect (fixture->run, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (fixture->run, "notify", G_CALLBACK (notify_cb), fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->heard = g_string_new (NULL);
  fixture->shelf = tengen_lesson_shelf_new ();
  fixture->lesson = read_lesson (fixture->shelf);
  begin (fixture);
  g_signal_connect (
      fixture->shelf, "progress-changed", G_CALLBACK (progress_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->run);
  g_assert_finalize_object (fixture->shelf);
  tengen_lesson_free (fixture->lesson);
  g_string_free (fixture->heard, TRUE);
}

static void
hear (Fixture *fixture, const char *wanted)
{
  g_assert_cmpstr (fixture->heard->str, ==, wanted);
  g_string_truncate (fixture->heard, 0);
}

static guint
get_stars (Fixture *fixture, const char *step)
{
  return tengen_lesson_progress_get_stars (
      tengen_lesson_shelf_get_progress (fixture->shelf), "test", step);
}

static gboolean
click (Fixture *fixture, int x, int y)
{
  return tengen_lesson_run_do (
      fixture->run, TENGEN_LESSON_INPUT_POINT, tengen_point_make (5, x, y), 0);
}

static gboolean
send (Fixture *fixture, TengenLessonInputKind kind)
{
  return tengen_lesson_run_do (fixture->run, kind, TENGEN_POINT_NONE, 0);
}

/* What is only read is done when it is seen. */
static void
test_new (Fixture *fixture, gconstpointer data)
{
  g_assert_true (tengen_lesson_run_get_shelf (fixture->run) == fixture->shelf);
  g_assert_true (tengen_lesson_run_get_lesson (fixture->run) ==
                 fixture->lesson);
  g_assert_cmpuint (tengen_lesson_run_get_index (fixture->run), ==, 0);
  g_assert_cmpstr (tengen_lesson_run_get_step (fixture->run)->id, ==, "read");
  g_assert_cmpuint (get_stars (fixture, "read"), ==, 3);
  g_assert_cmpuint (get_stars (fixture, "try"), ==, 0);
}

static void
test_try (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_run_goto (fixture->run, 1);
  hear (fixture, "index progress changed ");
  tengen_lesson_run_goto (fixture->run, 1);
  g_assert_false (send (fixture, TENGEN_LESSON_INPUT_NEXT));
  hear (fixture, "");
  g_assert_true (click (fixture, 0, 0));
  hear (fixture, "changed ");
  g_assert_cmpint (tengen_lesson_run_get_state (fixture->run)->phase,
                   ==,
                   TENGEN_LESSON_PHASE_MISSED);
  g_assert_true (click (fixture, 2, 2));
  hear (fixture, "progress changed ");
  g_assert_cmpuint (get_stars (fixture, "try"), ==, 2);

  /* begun anew and done better */
  tengen_lesson_run_restart (fixture->run);
  hear (fixture, "changed ");
  g_assert_true (click (fixture, 2, 2));
  hear (fixture, "progress changed ");
  g_assert_cmpuint (get_stars (fixture, "try"), ==, 3);

  /* what was done stays done */
  g_assert_true (tengen_lesson_run_undo (fixture->run));
  g_assert_false (tengen_lesson_run_undo (fixture->run));
  hear (fixture, "changed ");
  g_assert_true (send (fixture, TENGEN_LESSON_INPUT_SOLUTION));
  g_assert_cmpuint (get_stars (fixture, "try"), ==, 3);
}

static void
test_watch (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_run_goto (fixture->run, 2);
  g_assert_true (send (fixture, TENGEN_LESSON_INPUT_NEXT));
  g_assert_cmpuint (get_stars (fixture, "watch"), ==, 0);
  g_assert_true (send (fixture, TENGEN_LESSON_INPUT_NEXT));
  g_assert_cmpuint (get_stars (fixture, "watch"), ==, 3);
}

/* What need not be solved is done then, but better when it is solved. */
static void
test_seen (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_run_goto (fixture->run, 3);
  g_assert_cmpuint (get_stars (fixture, "seen"), ==, 1);
  g_assert_true (click (fixture, 2, 2));
  g_assert_cmpuint (get_stars (fixture, "seen"), ==, 3);
}

/* A run begins where the last one was left. */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_run_goto (fixture->run, 2);
  g_clear_object (&fixture->run);
  begin (fixture);
  g_assert_cmpuint (tengen_lesson_run_get_index (fixture->run), ==, 2);
  g_assert_cmpstr (tengen_lesson_progress_get_last (
                       tengen_lesson_shelf_get_progress (fixture->shelf)),
                   ==,
                   "test");
}

/* What a class does is no pupil's progress. */
static void
test_noted (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_run_set_noted (fixture->run, FALSE);
  tengen_lesson_run_goto (fixture->run, 2);
  g_assert_true (send (fixture, TENGEN_LESSON_INPUT_NEXT));
  g_assert_true (send (fixture, TENGEN_LESSON_INPUT_NEXT));
  hear (fixture, "index changed changed changed ");
  g_assert_cmpuint (get_stars (fixture, "watch"), ==, 0);
  tengen_lesson_run_set_noted (fixture->run, TRUE);
  tengen_lesson_run_goto (fixture->run, 1);
  hear (fixture, "index progress changed ");
  g_assert_cmpuint (get_stars (fixture, "watch"), ==, 0);
}

/* Nor is an exercise: not even that it was looked at. */
static void
test_unnoted (Fixture *fixture, gconstpointer data)
{
  const TengenLessonProgress *progress =
      tengen_lesson_shelf_get_progress (fixture->shelf);
  g_autofree char *before = tengen_lesson_progress_encode (progress);
  g_autofree char *after = NULL;
  TengenLesson *lesson = read_lesson (fixture->shelf);
  g_autoptr (TengenLessonRun) run = NULL;

  g_free (lesson->id);
  lesson->id = g_strdup ("exercise");
  tengen_lesson_shelf_keep (fixture->shelf, lesson);
  g_assert_null (tengen_lesson_shelf_find (fixture->shelf, "exercise"));
  run = tengen_lesson_run_new (fixture->shelf, lesson, FALSE);
  tengen_lesson_run_goto (run, 2);
  tengen_lesson_run_restart (run);
  hear (fixture, "");
  after = tengen_lesson_progress_encode (progress);
  g_assert_cmpstr (after, ==, before);
}

static void
test_trial (Fixture *fixture, gconstpointer data)
{
  TengenSession *trial;

  tengen_lesson_run_goto (fixture->run, 1);
  g_string_truncate (fixture->heard, 0);
  g_assert_null (tengen_lesson_run_get_trial (fixture->run));
  tengen_lesson_run_set_trial (fixture->run, TRUE);
  hear (fixture, "trial changed ");
  tengen_lesson_run_set_trial (fixture->run, TRUE);
  hear (fixture, "");
  trial = tengen_lesson_run_get_trial (fixture->run);
  g_assert_true (tengen_session_play (trial, 0));
  g_assert_true (tengen_session_play (trial, 1));
  hear (fixture, "changed changed ");

  /* the step waits meanwhile */
  g_assert_false (click (fixture, 2, 2));
  g_assert_true (tengen_lesson_run_undo (fixture->run));
  g_assert_true (tengen_lesson_run_undo (fixture->run));
  hear (fixture, "changed changed ");
  g_assert_false (tengen_lesson_run_undo (fixture->run));
  tengen_lesson_run_set_trial (fixture->run, FALSE);
  hear (fixture, "trial changed ");
  g_assert_cmpuint (get_stars (fixture, "try"), ==, 0);
  g_assert_true (click (fixture, 2, 2));
}

/* A trial ends where the step changes or begins anew. */
static void
test_trial_ends (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TengenSession) trial = NULL;

  tengen_lesson_run_set_trial (fixture->run, TRUE);
  g_object_get (fixture->run, "trial", &trial, NULL);
  g_assert_nonnull (trial);
  g_string_truncate (fixture->heard, 0);
  tengen_lesson_run_goto (fixture->run, 0);
  hear (fixture, "trial changed ");
  g_assert_true (tengen_session_play (trial, 0));
  hear (fixture, "");
  tengen_lesson_run_set_trial (fixture->run, TRUE);
  tengen_lesson_run_restart (fixture->run);
  g_assert_null (tengen_lesson_run_get_trial (fixture->run));
  tengen_lesson_run_set_trial (fixture->run, TRUE);
  tengen_lesson_run_goto (fixture->run, 1);
  g_assert_null (tengen_lesson_run_get_trial (fixture->run));
}

static void
expect_language (Fixture *fixture, const char *program, const char *wanted)
{
  g_setenv ("LANGUAGE", program, TRUE);
  g_assert_cmpstr (tengen_lesson_run_get_language (fixture->run), ==, wanted);
}

static void
test_language (Fixture *fixture, gconstpointer data)
{
  g_autofree char *language = NULL;

  expect_language (fixture, "ja", "ja");
  expect_language (fixture, "en_GB", "en");
  expect_language (fixture, "ja_JP:en", "ja");
  /* of a language that it has not, the program speaks English */
  expect_language (fixture, "de", "en");
  g_string_truncate (fixture->heard, 0);
  tengen_lesson_run_set_language (fixture->run, "ja");
  hear (fixture, "progress language changed ");
  expect_language (fixture, "en", "ja");
  /* one that the lesson has not */
  g_object_set (fixture->run, "language", "fr", NULL);
  expect_language (fixture, "en", "en");
  g_object_set (fixture->run, "language", NULL, NULL);
  g_object_get (fixture->run, "language", &language, NULL);
  g_assert_cmpstr (language, ==, "en");
}

/* --- The lessons of the course --- */

static void
click_all (TengenLessonRun *run, const GArray *points)
{
  for (guint i = 0; i < points->len; i++)
    tengen_lesson_run_do (run,
                          TENGEN_LESSON_INPUT_POINT,
                          g_array_index (points, TengenPoint, i),
                          0);
}

/* Clicks all points that fit a test as the question stands. */
static void
click_fitting (TengenLessonRun *run, TengenLessonTest test)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (run);
  const TengenPosition *position = tengen_game_get_position (state->game);
  int n = tengen_board_get_n_points (tengen_position_get_board (position));
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));

  for (TengenPoint point = 0; point < n; point++)
    if (tengen_lesson_game_test (position, state->to_move, point, test))
      g_array_append_val (points, point);
  click_all (run, points);
}

/* Gives the right answers to the present question. */
static void
answer_try (TengenLessonRun *run)
{
  const GPtrArray *answers = tengen_lesson_run_get_state (run)->trial->answers;

  for (guint i = 0; i < answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->verdict != TENGEN_LESSON_RIGHT)
        continue;
      if (answer->test != TENGEN_LESSON_TEST_NONE)
        click_fitting (run, answer->test);
      else if (tengen_lesson_run_get_state (run)->trial->all)
        click_all (run, answer->points);
      else
        tengen_lesson_run_do (run,
                              TENGEN_LESSON_INPUT_POINT,
                              g_array_index (answer->points, TengenPoint, 0),
                              0);
      if (!tengen_lesson_run_get_state (run)->trial->all)
        return;
    }
}

static void
answer_choice (TengenLessonRun *run)
{
  const GPtrArray *options = tengen_lesson_run_get_step (run)->options;
  int right = 0;

  while (((const TengenLessonOption *) options->pdata[right])->verdict !=
         TENGEN_LESSON_RIGHT)
    right++;
  tengen_lesson_run_do (
      run, TENGEN_LESSON_INPUT_OPTION, TENGEN_POINT_NONE, right);
}

static void
answer (TengenLessonRun *run)
{
  const TengenLessonStep *step = tengen_lesson_run_get_step (run);
  const TengenLessonState *state = tengen_lesson_run_get_state (run);
  const TengenLessonCount *count;

  if (step->task == TENGEN_LESSON_TASK_TRY)
    answer_try (run);
  else if (step->task == TENGEN_LESSON_TASK_MARK)
    click_all (run, step->mark->points);
  else if (step->task == TENGEN_LESSON_TASK_CHOOSE)
    answer_choice (run);
  else if (step->task == TENGEN_LESSON_TASK_PRESS)
    tengen_lesson_run_do (run,
                          TENGEN_LESSON_INPUT_PRESS,
                          TENGEN_POINT_NONE,
                          (int) step->press->what);
  else
    {
      count = step->counts->pdata[state->n_found];
      tengen_lesson_run_do (
          run, TENGEN_LESSON_INPUT_NUMBER, TENGEN_POINT_NONE, count->answer_x2);
    }
}

static void
finish_step (TengenLessonRun *run)
{
  const TengenLessonStep *step = tengen_lesson_run_get_step (run);

  g_test_message ("%s", step->id);
  while (tengen_lesson_run_do (
      run, TENGEN_LESSON_INPUT_NEXT, TENGEN_POINT_NONE, 0))
    continue;
  if (!tengen_lesson_step_asks (step))
    return;
  g_assert_true (tengen_lesson_run_do (
      run, TENGEN_LESSON_INPUT_SOLUTION, TENGEN_POINT_NONE, 0));
  tengen_lesson_run_restart (run);
  for (int i = 0;
       tengen_lesson_run_get_state (run)->phase == TENGEN_LESSON_PHASE_ASKED;
       i++)
    {
      g_assert_cmpint (i, <, 100);
      answer (run);
    }
}

/* A pupil who answers everything right has all stars. */
static void
test_course (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);

  for (guint i = 0; i < lessons->len; i++)
    {
      const TengenLesson *lesson = g_ptr_array_index (lessons, i);
      g_autoptr (TengenLessonRun) run =
          tengen_lesson_run_new (shelf, lesson, TRUE);
      TengenLessonSum sum;

      for (guint index = 0; index < lesson->steps->len; index++)
        {
          tengen_lesson_run_goto (run, index);
          finish_step (run);
        }
      sum = tengen_lesson_progress_sum (
          tengen_lesson_shelf_get_progress (shelf), lesson);
      g_assert_cmpuint (sum.n_done, ==, lesson->steps->len);
      g_assert_cmpuint (sum.stars, ==, TENGEN_LESSON_STARS);
    }
}

#define ADD(path, function)                                                    \
  g_test_add ("/lesson-run/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("new", test_new);
  ADD ("try", test_try);
  ADD ("watch", test_watch);
  ADD ("seen", test_seen);
  ADD ("place", test_place);
  ADD ("noted", test_noted);
  ADD ("unnoted", test_unnoted);
  ADD ("trial", test_trial);
  ADD ("trial-ends", test_trial_ends);
  ADD ("language", test_language);
  g_test_add_func ("/lesson-run/course", test_course);
  return g_test_run ();
}
