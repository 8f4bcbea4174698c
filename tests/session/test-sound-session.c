/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sound-session: what of a game and of a lesson is heard, as text
 */
#include "tengen-board-notation.h"
#include "tengen-session-clock.h"
#include "tengen-sound-lesson.h"
#include "tengen-sound-session.h"

#include <string.h>

#define STEP_US (G_USEC_PER_SEC / 2)

typedef struct
{
  TengenSound *sound;
  TengenSoundSession *ear;
  TengenSession *session;
  GString *heard;
  gint64 now_us;
} Fixture;

static void
play_cb (const char *file, double decibels, gpointer data)
{
  g_autofree char *name = g_path_get_basename (file);

  name[strcspn (name, "-.")] = '\0';
  g_string_append_printf (((Fixture *) data)->heard, "%s ", name);
}

static gint64
now_cb (gpointer data)
{
  return ((Fixture *) data)->now_us;
}

static void
hear (Fixture *fixture, const char *wanted)
{
  g_assert_cmpstr (fixture->heard->str, ==, wanted);
  g_string_truncate (fixture->heard, 0);
}

static TengenSession *
start_game (const char *rules)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), 7);

  return tengen_session_new (tengen_game_new (setup));
}

static void
set_up (Fixture *fixture, gconstpointer rules)
{
  fixture->now_us = G_USEC_PER_SEC;
  fixture->heard = g_string_new (NULL);
  fixture->sound = tengen_sound_new ("/sounds");
  tengen_sound_set_player (fixture->sound, play_cb, fixture);
  fixture->ear = tengen_sound_session_new (fixture->sound);
  fixture->session = start_game (rules);
  tengen_session_set_time_source (fixture->session, now_cb, fixture);
  tengen_sound_session_set_session (fixture->ear, fixture->session);
}

static void
tear_down (Fixture *fixture, gconstpointer rules)
{
  /* a thread that judged lets go of the session a little later */
  gpointer session = fixture->session;

  g_object_add_weak_pointer (G_OBJECT (fixture->session), &session);
  g_object_unref (fixture->session);
  while (session != NULL)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (fixture->ear);
  g_assert_finalize_object (fixture->sound);
  g_string_free (fixture->heard, TRUE);
}

static TengenPoint
at (const char *name, int size)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_A1, size, size, name, &point));
  return point;
}

static gboolean
play (Fixture *fixture, const char *name)
{
  return tengen_session_play (fixture->session, at (name, 7));
}

static void
test_moves (Fixture *fixture, gconstpointer rules)
{
  g_assert_true (play (fixture, "B1"));
  g_assert_true (play (fixture, "A1"));
  hear (fixture, "stone stone ");
  /* no stone may be put on a stone */
  g_assert_false (play (fixture, "A1"));
  hear (fixture, "");
  g_assert_true (play (fixture, "A2"));
  hear (fixture, "capture ");
  g_assert_true (tengen_session_pass (fixture->session));
  hear (fixture, "pass ");
  g_assert_true (tengen_session_take_back (fixture->session));
  g_assert_true (tengen_session_undo (fixture->session));
  g_assert_true (tengen_session_undo (fixture->session));
  hear (fixture, "");
  g_assert_true (tengen_session_redo (fixture->session));
  hear (fixture, "pass ");
}

/* What is proposed when play has stopped makes no noise; the end is one bell. */
static void
test_end (Fixture *fixture, gconstpointer rules)
{
  g_assert_true (tengen_session_pass (fixture->session));
  g_assert_true (tengen_session_pass (fixture->session));
  hear (fixture, "pass pass ");
  while (tengen_session_is_judging (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (
      tengen_session_agree (fixture->session, TENGEN_SEAT_FIRST, TRUE));
  g_assert_true (
      tengen_session_agree (fixture->session, TENGEN_SEAT_SECOND, TRUE));
  hear (fixture, "");
  g_assert_true (tengen_session_finish (fixture->session));
  hear (fixture, "end ");
  /* the end is not heard again by looking at it */
  g_assert_true (tengen_session_step (fixture->session, -1));
  fixture->now_us += STEP_US;
  g_assert_true (tengen_session_step (fixture->session, 1));
  hear (fixture, "pass ");
}

static void
test_resign (Fixture *fixture, gconstpointer rules)
{
  g_assert_true (tengen_session_resign (fixture->session, TENGEN_SEAT_FIRST));
  hear (fixture, "end ");
}

static void
test_steps (Fixture *fixture, gconstpointer rules)
{
  const char *const points[] = { "B1", "A1", "A2", "D4", "E5" };

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    g_assert_true (play (fixture, points[i]));
  hear (fixture, "stone stone capture stone stone ");
  tengen_session_step (fixture->session, G_MININT);
  hear (fixture, "");
  for (guint i = 0; i < 3; i++)
    {
      fixture->now_us += STEP_US;
      tengen_session_step (fixture->session, 1);
    }
  hear (fixture, "stone stone capture ");
  /* a look through the game is silent, in both directions */
  tengen_session_step (fixture->session, -1);
  tengen_session_step (fixture->session, 1);
  tengen_session_step (fixture->session, 1);
  fixture->now_us += STEP_US;
  tengen_session_step (fixture->session, -1);
  fixture->now_us += STEP_US;
  tengen_session_step (fixture->session, 2);
  hear (fixture, "");
  /* but a move that is played is heard, however fast */
  tengen_session_step (fixture->session, -1);
  g_assert_true (play (fixture, "F6"));
  hear (fixture, "stone ");
}

/* A journal, another game, a session no longer followed. */
static void
test_unheard (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (TengenSession) other = start_game ("japan");
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), 9);
  TengenCommand command = { .kind = TENGEN_COMMAND_ACT,
                            .action = { .kind = TENGEN_ACTION_PLAY,
                                        .seat = TENGEN_SEAT_FIRST,
                                        .stone = TENGEN_STONE_BLACK } };
  g_autofree char *line = NULL;

  command.action.point = at ("D4", 7);
  line = tengen_command_encode (&command);
  g_assert_true (tengen_session_replay (fixture->session, line));
  tengen_session_set_game (fixture->session, tengen_game_new (setup));
  tengen_sound_session_set_session (fixture->ear, other);
  g_assert_true (tengen_session_pass (fixture->session));
  hear (fixture, "");
  g_assert_true (tengen_session_pass (other));
  hear (fixture, "pass ");
  tengen_sound_session_set_session (fixture->ear, NULL);
}

static void
warn (Fixture *fixture, TengenClockWarning warning, int seconds)
{
  g_signal_emit_by_name (
      fixture->session, "clock-warned", (int) warning, seconds);
}

static void
test_clock (Fixture *fixture, gconstpointer rules)
{
  warn (fixture, TENGEN_CLOCK_WARNING_BYOYOMI, 30);
  warn (fixture, TENGEN_CLOCK_WARNING_PERIOD, 2);
  warn (fixture, TENGEN_CLOCK_WARNING_AWAY, 0);
  hear (fixture, "warning warning warning ");
  warn (fixture, TENGEN_CLOCK_WARNING_SECONDS, 10);
  warn (fixture, TENGEN_CLOCK_WARNING_SECONDS, 29);
  warn (fixture, TENGEN_CLOCK_WARNING_SECONDS, -10);
  warn (fixture, TENGEN_CLOCK_WARNING_SECONDS, -1);
  hear (fixture, "tick tick tick tick ");
  warn (fixture, TENGEN_CLOCK_WARNING_SECONDS, -60);
  hear (fixture, "warning ");
  /* the game ends, which is heard */
  warn (fixture, TENGEN_CLOCK_WARNING_UP, 0);
  hear (fixture, "");
  tengen_session_lose_on_time (fixture->session, TENGEN_SEAT_FIRST);
  hear (fixture, "end ");
}

/* --- Lessons --- */

static const char LESSON[] =
    "<lesson xmlns='urn:tengen:lesson:1' id='test' version='1' xml:lang='ja'"
    " game='go' size='5'><title>T</title><title xml:lang='en'>T</title>"
    "<chapter id='c'><title>C</title>"
    "<step id='try'><say>S</say><diagram/><try>"
    "<answer at='C3' verdict='right'/></try><hint>h</hint></step>"
    "<step id='watch'><say>S</say><diagram/><moves><move at='A1'/>"
    "<move at='B1'/></moves></step>"
    "</chapter></lesson>";

static void
test_lesson (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (LESSON, strlen (LESSON));
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLesson *lesson = tengen_lesson_shelf_read (shelf, bytes, faults);
  TengenLessonRun *run = tengen_lesson_run_new (shelf, lesson, TRUE);
  g_autoptr (TengenSoundLesson) ear = tengen_sound_lesson_new (fixture->sound);
  TengenPoint c3 = at ("C3", 5);

  tengen_sound_lesson_set_run (ear, run);
  g_assert_true (tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_HINT, c3, 0));
  hear (fixture, "");
  g_assert_true (
      tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_POINT, at ("A1", 5), 0));
  hear (fixture, "stone ");
  g_assert_true (tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_RETRY, c3, 0));
  hear (fixture, "");
  g_assert_true (tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_POINT, c3, 0));
  hear (fixture, "stone right ");
  g_assert_true (tengen_lesson_run_undo (run));
  hear (fixture, "");
  g_assert_true (
      tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_SOLUTION, c3, 0));
  hear (fixture, "stone ");
  g_assert_true (tengen_lesson_run_undo (run));
  tengen_lesson_run_goto (run, 1);
  g_assert_true (tengen_lesson_run_do (run, TENGEN_LESSON_INPUT_NEXT, c3, 0));
  hear (fixture, "stone ");
  tengen_lesson_run_goto (run, 0);
  hear (fixture, "");
  tengen_lesson_run_set_trial (run, TRUE);
  g_assert_true (tengen_session_play (tengen_lesson_run_get_trial (run), c3));
  g_assert_true (tengen_session_pass (tengen_lesson_run_get_trial (run)));
  hear (fixture, "stone pass ");
  tengen_lesson_run_set_trial (run, FALSE);
  hear (fixture, "");
  g_assert_finalize_object (run);
  tengen_lesson_free (lesson);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
#define ADD(path, test)                                                        \
  g_test_add (path, Fixture, "japan", set_up, test, tear_down)
  ADD ("/sound-session/moves", test_moves);
  ADD ("/sound-session/end", test_end);
  ADD ("/sound-session/resign", test_resign);
  ADD ("/sound-session/steps", test_steps);
  ADD ("/sound-session/unheard", test_unheard);
  ADD ("/sound-session/clock", test_clock);
  ADD ("/sound-session/lesson", test_lesson);
  return g_test_run ();
}
