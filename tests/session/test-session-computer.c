/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-computer: the computer at the seats of a session
 */
#include "tengen-session-watch.h"

#include "tengen-board-notation.h"
#include "tengen-board-number.h"
#include "tengen-opponent.h"
#include "tengen-session-clock.h"
#include "tengen-sgf-reader.h"

#include <string.h>

typedef struct
{
  TengenSession *session;
  GString *heard;
  /* why something was refused at last */
  TengenReasonCode refused;
} Fixture;

static void
thinking_cb (TengenSession *session, GParamSpec *pspec, Fixture *self)
{
  g_string_append_printf (
      self->heard, "thinks%d ", (int) tengen_session_get_thinking (session));
}

static void
refused_cb (TengenSession *session, const TengenReason *reason, Fixture *self)
{
  self->refused = reason->code;
  g_string_append (self->heard,
                   reason->code == TENGEN_REASON_COMPUTER ? "computers "
                                                          : "refused ");
}

static void
objected_cb (TengenSession *session, guint point, int fault, Fixture *self)
{
  g_string_append_printf (self->heard, "objects%d:%u ", fault, point);
}

static void
listen (Fixture *self, TengenGame *game)
{
  self->session = tengen_session_new (game);
  self->heard = g_string_new (NULL);
  g_signal_connect (
      self->session, "notify::thinking", G_CALLBACK (thinking_cb), self);
  g_signal_connect (self->session, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (self->session, "objected", G_CALLBACK (objected_cb), self);
}

static void
open_text (Fixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  listen (self, tengen_game_open (g_steal_pointer (&reading->record), 0));
}

/* A thread lets go of the session a little later. */
static void
close_text (Fixture *self)
{
  gpointer left = self->session;

  g_object_add_weak_pointer (G_OBJECT (self->session), &left);
  g_signal_handlers_disconnect_by_data (self->session, self);
  tengen_session_set_computer (self->session, FALSE);
  g_object_unref (self->session);
  while (left != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  g_string_free (self->heard, TRUE);
}

static void
hear (Fixture *self, const char *wanted)
{
  g_assert_cmpstr (self->heard->str, ==, wanted);
  g_string_truncate (self->heard, 0);
}

static guint
count_moves (Fixture *self)
{
  return tengen_position_get_move (tengen_session_get_position (self->session));
}

/* Waits until the computer has done what it wanted to. */
static void
wait_idle (Fixture *self)
{
  while (tengen_session_get_thinking (self->session) != TENGEN_STONE_NONE)
    g_main_context_iteration (NULL, TRUE);
}

static TengenPoint
at (Fixture *self, const char *name)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (
      TENGEN_NOTATION_A1, setup->width, setup->height, name, &point));
  return point;
}

static gboolean
can_take_back (Fixture *self)
{
  gboolean can = FALSE;

  g_object_get (self->session, "can-take-back", &can, NULL);
  return can;
}

#define WHITE "(;SZ[5]TNR[pure]TNO[second level=3 seed=1])"
#define BLACK "(;SZ[5]TNR[pure]TNO[first level=3 seed=1])"

/* Nothing is thought before it is on, nor for a person. A move is not seen too
 * early, and meanwhile the person moves no stone of the computer's. */
static void
test_move (void)
{
  Fixture self;
  gint64 before;

  open_text (&self, WHITE);
  tengen_session_play (self.session, at (&self, "C3"));
  g_assert_false (tengen_session_has_computer (self.session));
  hear (&self, "");
  tengen_session_take_back (self.session);
  tengen_session_set_computer (self.session, TRUE);
  g_assert_true (tengen_session_has_computer (self.session));
  g_assert_null (tengen_session_get_opponent (self.session, TENGEN_SEAT_FIRST));
  hear (&self, "");
  before = g_get_monotonic_time ();
  tengen_session_play (self.session, at (&self, "C3"));
  hear (&self, "thinks2 ");
  g_assert_true (tengen_session_awaits_computer (self.session));
  g_assert_false (tengen_session_play (self.session, at (&self, "B2")));
  g_assert_false (tengen_session_pass (self.session));
  hear (&self, "computers computers ");
  wait_idle (&self);
  g_assert_cmpint (g_get_monotonic_time () - before,
                   >=,
                   TENGEN_SESSION_COMPUTER_LEAST_MS * 1000);
  hear (&self, "thinks0 ");
  g_assert_cmpuint (count_moves (&self), ==, 2);
  g_assert_true (tengen_session_play (self.session, at (&self, "A1")) ||
                 tengen_session_play (self.session, at (&self, "E5")));
  close_text (&self);
}

/* While it thinks 待った takes one's own move, else both; its opening move
 * stays. Undo and redo likewise, and what is undone is not played anew. */
static void
test_back (void)
{
  Fixture self;

  open_text (&self, WHITE);
  tengen_session_set_computer (self.session, TRUE);
  tengen_session_play (self.session, at (&self, "C3"));
  g_assert_true (tengen_session_take_back (self.session));
  g_assert_cmpuint (count_moves (&self), ==, 0);
  hear (&self, "thinks2 thinks0 ");
  tengen_session_play (self.session, at (&self, "B3"));
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 2);
  g_assert_true (tengen_session_undo (self.session));
  g_assert_cmpuint (count_moves (&self), ==, 0);
  g_assert_true (tengen_session_redo (self.session));
  g_assert_cmpuint (count_moves (&self), ==, 2);
  g_assert_true (tengen_session_take_back (self.session));
  g_assert_cmpuint (count_moves (&self), ==, 0);
  g_assert_cmpint (tengen_session_get_thinking (self.session), ==, 0);
  close_text (&self);

  open_text (&self, BLACK);
  tengen_session_set_computer (self.session, TRUE);
  hear (&self, "thinks1 ");
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 1);
  g_assert_false (can_take_back (&self));
  g_assert_false (tengen_session_take_back (self.session));
  g_assert_cmpint (self.refused, ==, TENGEN_REASON_NO_MOVE);
  g_assert_false (tengen_session_undo (self.session));
  g_assert_cmpint (self.refused, ==, TENGEN_REASON_NOTHING);
  g_assert_cmpuint (count_moves (&self), ==, 1);
  g_assert_cmpint (tengen_session_get_thinking (self.session), ==, 0);
  close_text (&self);
}

/* There is another reason on an empty board than behind its opening move, and
 * at the count. */
static void
test_refused_back (void)
{
  Fixture self;

  open_text (&self, WHITE);
  tengen_session_set_computer (self.session, TRUE);
  g_assert_false (tengen_session_take_back (self.session));
  g_assert_cmpint (self.refused, ==, TENGEN_REASON_NO_MOVE);
  close_text (&self);

  open_text (&self, "(;SZ[5]TNR[japan]TNO[second level=3]AB[ba]PL[B];B[];W[])");
  tengen_session_goto (
      self.session,
      tengen_game_get_live (tengen_session_get_game (self.session)));
  tengen_session_set_computer (self.session, TRUE);
  g_assert_false (tengen_session_take_back (self.session));
  g_assert_cmpint (self.refused, ==, TENGEN_REASON_STOPPED);
  close_text (&self);
}

/* Who gave up while it thought takes back just that, and it thinks on. */
static void
test_resigned (void)
{
  Fixture self;

  open_text (&self, WHITE);
  tengen_session_set_computer (self.session, TRUE);
  tengen_session_play (self.session, at (&self, "C3"));
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (tengen_session_resign (self.session, TENGEN_SEAT_FIRST));
      g_assert_cmpint (tengen_session_get_thinking (self.session), ==, 0);
      g_assert_true (i == 0 ? tengen_session_take_back (self.session)
                            : tengen_session_undo (self.session));
      g_assert_cmpuint (count_moves (&self), ==, 1);
      g_assert_cmpint (
          tengen_session_get_thinking (self.session), ==, TENGEN_STONE_WHITE);
    }
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 2);
  close_text (&self);

  /* before anything else was done, too */
  open_text (&self, BLACK);
  tengen_session_set_computer (self.session, TRUE);
  g_assert_true (tengen_session_resign (self.session, TENGEN_SEAT_SECOND));
  g_assert_true (can_take_back (&self));
  g_assert_true (tengen_session_take_back (self.session));
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 1);
  close_text (&self);
}

/* Stones that a person puts as a handicap are taken back, also while it thinks;
 * behind its first move they stay, and are undone with it. */
static void
test_handicap (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 9);
  Fixture self;

  setup->handicap = 2;
  setup->free_handicap = TRUE;
  setup->computers[TENGEN_SEAT_SECOND].level = 3;
  listen (&self, tengen_game_new (setup));
  tengen_session_set_computer (self.session, TRUE);
  g_assert_false (can_take_back (&self));
  g_assert_true (tengen_session_play (self.session, at (&self, "C3")));
  g_assert_true (can_take_back (&self));
  g_assert_true (tengen_session_take_back (self.session));
  g_assert_cmpint (tengen_position_get_n_to_place (
                       tengen_session_get_position (self.session)),
                   ==,
                   2);
  tengen_session_play (self.session, at (&self, "C3"));
  tengen_session_play (self.session, at (&self, "G7"));
  g_assert_true (tengen_session_awaits_computer (self.session));
  g_assert_true (tengen_session_take_back (self.session));
  g_assert_cmpint (tengen_position_get_n_to_place (
                       tengen_session_get_position (self.session)),
                   ==,
                   1);
  tengen_session_play (self.session, at (&self, "G7"));
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 1);
  g_assert_false (can_take_back (&self));
  g_assert_true (tengen_session_undo (self.session));
  g_assert_cmpint (tengen_position_get_n_to_place (
                       tengen_session_get_position (self.session)),
                   ==,
                   1);
  close_text (&self);
}

/* It does not think where one looks back, nor when it is turned off, and begins
 * anew afterwards. */
static void
test_elsewhere (void)
{
  Fixture self;

  open_text (&self, WHITE);
  tengen_session_set_computer (self.session, TRUE);
  tengen_session_play (self.session, at (&self, "C3"));
  tengen_session_step (self.session, -1);
  hear (&self, "thinks2 thinks0 ");
  tengen_session_step (self.session, 1);
  tengen_session_set_computer (self.session, FALSE);
  hear (&self, "thinks2 thinks0 ");
  tengen_session_set_computer (self.session, TRUE);
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 2);
  close_text (&self);
}

/* The same position, the same move: after taking back, and when the game was
 * read anew. */
static void
test_same (void)
{
  TengenPoint points[3];

  for (int i = 0; i < 3; i++)
    {
      Fixture self;

      open_text (&self, WHITE);
      tengen_session_set_computer (self.session, TRUE);
      tengen_session_play (self.session, at (&self, "C3"));
      wait_idle (&self);
      if (i == 1)
        {
          tengen_session_take_back (self.session);
          tengen_session_play (self.session, at (&self, "C3"));
          wait_idle (&self);
        }
      points[i] = tengen_position_get_last (
          tengen_session_get_position (self.session), NULL);
      close_text (&self);
    }
  g_assert_cmpint (points[0], ==, points[1]);
  g_assert_cmpint (points[0], ==, points[2]);
}

/* A long search is cut short, or given up. */
static void
test_hurry (void)
{
  Fixture self;
  gint64 before;

  open_text (&self, "(;SZ[19]TNR[china]TNO[second level=10 seed=1])");
  tengen_session_set_computer (self.session, TRUE);
  tengen_session_play (self.session, at (&self, "D4"));
  before = g_get_monotonic_time ();
  tengen_session_hurry_computer (self.session);
  wait_idle (&self);
  g_test_message ("hurried: %d ms",
                  (int) (g_get_monotonic_time () - before) / 1000);
  g_assert_cmpuint (count_moves (&self), ==, 2);
  tengen_session_play (self.session, at (&self, "Q16"));
  before = g_get_monotonic_time ();
  close_text (&self);
  g_test_message ("given up: %d ms",
                  (int) (g_get_monotonic_time () - before) / 1000);
}

/* Looks for the last move once more, with the budget that its node tells. */
static void
find_again (Fixture *self)
{
  const TengenGame *game = tengen_session_get_game (self->session);
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode node = tengen_game_get_cursor (game);
  TengenPoint point = tengen_position_get_last (
      tengen_session_get_position (self->session), NULL);
  g_autofree char *halvings =
      tengen_record_get_text (record, node, TENGEN_PROPERTY_TNB);
  g_autoptr (TengenOpponentTask) task = NULL;
  int n = 0;
  TengenAction action;

  g_assert_nonnull (halvings);
  g_assert_true (tengen_board_number_parse (halvings, 4, 31, &n));
  g_assert_cmpint (n, >, 0);
  tengen_session_goto (self->session, tengen_record_get_parent (record, node));
  task = tengen_opponent_task_new (tengen_session_get_position (self->session));
  tengen_opponent_task_run (task, (guint) n, NULL, NULL, &action);
  g_assert_cmpint (action.value, ==, n);
  g_assert_cmpuint (action.point, ==, point);
}

/* Under a clock the budget is halved until a move takes a small part of the time
 * that is left. How often stands with the move, which is found again by it. */
static void
test_clock (gconstpointer text)
{
  Fixture self;
  guint n_moves;
  gint64 before;

  open_text (&self, text);
  n_moves = count_moves (&self);
  tengen_session_set_computer (self.session, TRUE);
  /* that of a game with moves waits */
  tengen_session_start_clock (self.session);
  tengen_session_play (self.session, at (&self, "D4"));
  before = g_get_monotonic_time ();
  wait_idle (&self);
  g_test_message ("with a clock: %d ms",
                  (int) (g_get_monotonic_time () - before) / 1000);
  g_assert_cmpuint (count_moves (&self), ==, n_moves + 2);
  find_again (&self);
  close_text (&self);
}

#define CLOCK_GO                                                               \
  "(;SZ[19]TNR[china]TNT[absolute 4]TNO[second level=10 seed=1 "               \
  "playouts=1000000])"
#define CLOCK_RENJU                                                            \
  "(;GM[4]FF[4]SZ[15]TNR[renju free]TNT[absolute 4]"                           \
  "TNO[second level=10 seed=1];B[hh];W[ig];B[ii];W[gg])"

/* A full board but for two eyes of each side. */
#define SETTLED                                                                \
  "(;SZ[5]TNR[japan]TNO[second level=3]AB[ba:be][ab][ad][ae][ca][cc][ce]"      \
  "AW[da:de][eb][ed][ee][cb][cd]PL[B];B[];W[])"

/* Two living groups, a white stone that nothing can save. Both have passed. */
#define COUNTED                                                                \
  "(;SZ[7]TNR[japan]TNO[second level=3]AB[ba][bb][ab][da][db][dc][cc][bc][ac]" \
  "AW[ca]AW[ag][bg][bf][af]PL[B];B[gd];W[];B[])"

static gboolean
is_agreed (Fixture *self, TengenSeat seat)
{
  return tengen_position_get_agreed (
      tengen_session_get_position (self->session), seat);
}

static void
open_count (Fixture *self, const char *text)
{
  open_text (self, text);
  tengen_session_goto (
      self->session,
      tengen_game_get_live (tengen_session_get_game (self->session)));
  tengen_session_set_computer (self->session, TRUE);
}

/* It agrees once the person does, and no longer when a mark changes. */
static void
test_agreement (void)
{
  Fixture self;

  open_count (&self, COUNTED);
  g_assert_false (is_agreed (&self, TENGEN_SEAT_SECOND));
  tengen_session_mark (self.session, at (&self, "C7"), TENGEN_GO_MARK_DEAD);
  tengen_session_agree (self.session, TENGEN_SEAT_FIRST, TRUE);
  g_assert_true (is_agreed (&self, TENGEN_SEAT_SECOND));
  /* both words are taken back at once */
  g_assert_true (tengen_session_undo (self.session));
  g_assert_false (is_agreed (&self, TENGEN_SEAT_FIRST));
  g_assert_false (is_agreed (&self, TENGEN_SEAT_SECOND));
  tengen_session_agree (self.session, TENGEN_SEAT_FIRST, TRUE);
  g_assert_true (tengen_session_finish (self.session));
  hear (&self, "");
  close_text (&self);
}

static TengenPhase
get_phase (Fixture *self)
{
  return tengen_position_get_phase (
      tengen_session_get_position (self->session));
}

/* Insists once on a mark that no play could justify. */
static void
insist (Fixture *self)
{
  tengen_session_mark (self->session, at (self, "D3"), TENGEN_GO_MARK_DEAD);
  tengen_session_agree (self->session, TENGEN_SEAT_FIRST, TRUE);
  g_assert_false (is_agreed (self, TENGEN_SEAT_SECOND));
}

/* Passes until play stops again. */
static void
stop_again (Fixture *self)
{
  while (get_phase (self) == TENGEN_PHASE_PLAY)
    {
      wait_idle (self);
      tengen_session_pass (self->session);
    }
  while (tengen_session_is_judging (self->session))
    g_main_context_iteration (NULL, TRUE);
}

/* A mark that no play could justify is told twice, then play goes on. If nothing
 * is played, the game ends by the program's count or without result. */
static void
test_objection (void)
{
  for (int i = 0; i < 2; i++)
    {
      Fixture self;
      TengenResult result;

      open_count (&self, SETTLED);
      for (int n = 0; n < 2; n++)
        {
          insist (&self);
          hear (&self, "objects1:3 ");
        }
      insist (&self);
      g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
      stop_again (&self);
      g_assert_false (tengen_session_is_at_odds (self.session));
      insist (&self);
      g_assert_true (tengen_session_is_at_odds (self.session));
      if (i == 0)
        tengen_session_take_proposal (self.session);
      else
        tengen_session_end_void (self.session);
      g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_OVER);
      result = tengen_game_get_result (tengen_session_get_game (self.session));
      g_assert_cmpint (result.kind == TENGEN_RESULT_VOID, ==, i == 1);
      close_text (&self);
    }
}

/* Plays two computers to the end. They are not hurried: what a search cut short
 * finds depends on the machine. */
static TengenResultKind
watch (Fixture *self, const char *text)
{
  open_text (self, text);
  tengen_session_set_pace (self->session, TENGEN_PACE_FAST);
  tengen_session_set_computer (self->session, TRUE);
  while (get_phase (self) != TENGEN_PHASE_OVER)
    g_main_context_iteration (NULL, TRUE);
  return tengen_game_get_result (tengen_session_get_game (self->session)).kind;
}

/* Two computers come to a result; where they go round, to none. What is undone
 * then is not done again by itself. */
static void
test_two (void)
{
  Fixture self;
  guint n;

  g_assert_cmpint (
      watch (&self, "(;SZ[3]TNR[china]TNO[first level=2][second level=3])"),
      !=,
      TENGEN_RESULT_VOID);
  close_text (&self);
  g_assert_cmpint (
      watch (&self, "(;SZ[2]TNR[pure]TNO[first level=9][second level=9])"),
      ==,
      TENGEN_RESULT_VOID);
  n = count_moves (&self);
  g_assert_cmpuint (n, <, 16);
  g_assert_true (tengen_session_undo (self.session));
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  g_assert_true (tengen_session_get_watch_paused (self.session));
  g_assert_true (tengen_session_undo (self.session));
  g_assert_cmpuint (count_moves (&self), ==, n - 1);
  g_assert_cmpint (tengen_session_get_thinking (self.session), ==, 0);
  close_text (&self);
}

#define TWO "(;SZ[5]TNR[pure]TNO[first level=3 seed=1][second level=3 seed=2]"

/* Two computers wait, make one move, go on, are broken off; a game that is not
 * new waits at first. */
static void
test_watch (void)
{
  Fixture self;

  open_text (&self, TWO ";B[cc])");
  g_assert_false (tengen_session_is_watched (self.session));
  tengen_session_goto (
      self.session,
      tengen_game_get_live (tengen_session_get_game (self.session)));
  tengen_session_set_computer (self.session, TRUE);
  g_assert_true (tengen_session_is_watched (self.session));
  g_assert_true (tengen_session_get_watch_paused (self.session));
  hear (&self, "");
  g_assert_false (tengen_session_play (self.session, at (&self, "A1")));
  hear (&self, "computers ");
  for (guint n = 2; n < 4; n++)
    {
      tengen_session_step_watch (self.session);
      g_assert_true (tengen_session_get_watch_paused (self.session));
      wait_idle (&self);
      g_assert_cmpuint (count_moves (&self), ==, n);
    }
  g_assert_false (can_take_back (&self));
  g_string_truncate (self.heard, 0);
  tengen_session_set_watch_paused (self.session, FALSE);
  hear (&self, "thinks2 ");
  tengen_session_set_watch_paused (self.session, TRUE);
  hear (&self, "thinks0 ");
  g_assert_true (tengen_session_end_void (self.session));
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_OVER);
  close_text (&self);
}

/* The pace is that of both, and of nothing else. */
static void
test_pace (void)
{
  static const guint least[] = { 2000, 1000, 100 };

  for (int pace = TENGEN_PACE_SLOW; pace <= TENGEN_PACE_FAST; pace++)
    {
      Fixture self;
      gint64 before = g_get_monotonic_time ();
      guint passed;

      open_text (&self, TWO ")");
      tengen_session_set_pace (self.session, (TengenPace) pace);
      tengen_session_set_computer (self.session, TRUE);
      while (count_moves (&self) == 0)
        g_main_context_iteration (NULL, TRUE);
      passed = (guint) ((g_get_monotonic_time () - before) / 1000);
      g_assert_cmpuint (passed, >=, least[pace]);
      close_text (&self);
    }
}

/* Twice around on a board of four points: the third time it proposes to end, and
 * if that is refused it plays on. */
static void
test_third (void)
{
  Fixture self;

  open_text (&self,
             "(;SZ[2]TNR[pure]TNO[first level=9];B[bb];W[aa];B[ab];W[ba];B[bb]"
             ";W[ab];B[bb];W[aa];B[ab];W[ba];B[bb];W[ab])");
  tengen_session_goto (
      self.session,
      tengen_game_get_live (tengen_session_get_game (self.session)));
  tengen_session_set_computer (self.session, TRUE);
  wait_idle (&self);
  g_assert_true (tengen_session_offers_void (self.session));
  g_assert_false (tengen_session_play (self.session, at (&self, "B1")));
  tengen_session_refuse_void (self.session);
  g_assert_cmpuint (count_moves (&self), ==, 13);
  g_assert_false (tengen_session_offers_void (self.session));
  /* its move and the one before go, and both come to the same again */
  g_assert_true (tengen_session_undo (self.session));
  tengen_session_redo (self.session);
  tengen_session_step (self.session, -1);
  g_assert_false (tengen_session_offers_void (self.session));
  close_text (&self);
}

#define PATTERN "(;GM[4]FF[4]SZ[15]TNR[renju s26]TNO[first level=1 seed=3])"
#define FOUR                                                                   \
  "(;GM[4]FF[4]SZ[15]TNR[renju free declared]TNO[first level=1 seed=3]"        \
  ";B[hh];W[ao];B[ih];W[am];B[jh];W[ak];B[kh];W[ai])"
#define PAIR                                                                   \
  "(;GM[4]FF[4]SZ[15]TNR[renju %s%s]TNO[first level=2 seed=3][second "         \
  "level=1 seed=4])"

static TengenSeat
get_seat (Fixture *self, TengenStone stone)
{
  return tengen_position_get_seat (tengen_session_get_position (self->session),
                                   stone);
}

/* It puts the pattern; colours swap, and it goes on with the other one. 待った
 * takes its move and the choice of the person back, not its stones. */
static void
test_renju_opening (void)
{
  Fixture self;

  open_text (&self, PATTERN);
  tengen_session_set_computer (self.session, TRUE);
  hear (&self, "thinks1 ");
  g_assert_false (tengen_session_play (self.session, at (&self, "H8")));
  hear (&self, "computers ");
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 3);
  g_assert_false (can_take_back (&self));
  g_assert_true (
      tengen_session_choose (self.session, TENGEN_RENJU_CHOICE_SWAP));
  g_assert_cmpint (get_seat (&self, TENGEN_STONE_WHITE), ==, TENGEN_SEAT_FIRST);
  g_assert_cmpint (
      tengen_session_get_thinking (self.session), ==, TENGEN_STONE_WHITE);
  wait_idle (&self);
  g_assert_cmpuint (count_moves (&self), ==, 4);
  g_assert_false (tengen_session_awaits_computer (self.session));
  g_assert_true (can_take_back (&self));
  g_assert_true (tengen_session_take_back (self.session));
  g_assert_cmpuint (count_moves (&self), ==, 3);
  g_assert_false (can_take_back (&self));
  g_assert_cmpint (get_seat (&self, TENGEN_STONE_BLACK), ==, TENGEN_SEAT_FIRST);
  g_assert_false (tengen_session_awaits_computer (self.session));
  g_assert_true (
      tengen_session_choose (self.session, TENGEN_RENJU_CHOICE_STAY));
  g_assert_false (tengen_session_awaits_computer (self.session));
  close_text (&self);
}

/* A choice is the computer's where it has the seat. */
static void
test_renju_choice (void)
{
  Fixture self;

  open_text (&self,
             "(;GM[4]FF[4]SZ[15]TNR[renju s26]TNO[second level=1 seed=3]"
             ";B[hh];W[ih])");
  tengen_session_set_computer (self.session, TRUE);
  g_assert_true (tengen_session_play (self.session, at (&self, "J9")));
  g_assert_true (tengen_session_awaits_computer (self.session));
  g_assert_false (
      tengen_session_choose (self.session, TENGEN_RENJU_CHOICE_STAY));
  hear (&self, "thinks2 computers ");
  wait_idle (&self);
  g_assert_true (count_moves (&self) == 4 ||
                 get_seat (&self, TENGEN_STONE_WHITE) == TENGEN_SEAT_FIRST);
  close_text (&self);
}

/* It makes its five and declares it, though it is the person's turn then. */
static void
test_renju_five (void)
{
  Fixture self;

  open_text (&self, FOUR);
  tengen_session_set_computer (self.session, TRUE);
  g_assert_false (
      tengen_session_declare_five (self.session, TENGEN_SEAT_FIRST));
  hear (&self, "thinks1 computers ");
  wait_idle (&self);
  hear (&self, "thinks0 ");
  g_assert_cmpuint (count_moves (&self), ==, 9);
  g_assert_cmpint (
      tengen_position_get_duty (tengen_session_get_position (self.session)),
      ==,
      TENGEN_DUTY_ADMIT);
  g_assert_true (tengen_session_admit_five (self.session, TRUE));
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_OVER);
  close_text (&self);
}

/* What a person says wrongly is refused, and so is a draw at the beginning. */
static void
test_renju_claims (void)
{
  Fixture self;

  open_text (&self,
             "(;GM[4]FF[4]SZ[15]TNR[renju free declared]"
             "TNO[first level=1 seed=3];B[hh];W[ao];B[ih])");
  tengen_session_set_computer (self.session, TRUE);
  g_assert_false (tengen_session_claim_forbidden (self.session));
  g_assert_false (
      tengen_session_declare_five (self.session, TENGEN_SEAT_SECOND));
  g_assert_false (tengen_session_agree_draw (self.session));
  hear (&self, "refused refused refused ");
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_PLAY);
  close_text (&self);
}

/* Two computers play on to the end of the game, however it is opened. */
static void
test_renju_pair (void)
{
  static const char *const regulations[] = { "rif", "soos-2", "ssakata" };

  for (gsize i = 0; i < G_N_ELEMENTS (regulations); i++)
    {
      g_autofree char *text =
          g_strdup_printf (PAIR, regulations[i], i % 2 == 0 ? " declared" : "");
      Fixture self;

      open_text (&self, text);
      tengen_session_set_pace (self.session, TENGEN_PACE_FAST);
      tengen_session_set_computer (self.session, TRUE);
      g_assert_true (tengen_session_is_watched (self.session));
      while (tengen_position_get_phase (tengen_session_get_position (
                 self.session)) == TENGEN_PHASE_PLAY)
        {
          tengen_session_hurry_computer (self.session);
          g_main_context_iteration (NULL, TRUE);
        }
      g_assert_null (strstr (self.heard->str, "refused"));
      g_assert_cmpint (
          tengen_position_get_renju (tengen_session_get_position (self.session))
              ->end,
          !=,
          TENGEN_RENJU_END_NONE);
      close_text (&self);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/computer/move", test_move);
  g_test_add_func ("/session/computer/back", test_back);
  g_test_add_func ("/session/computer/refused-back", test_refused_back);
  g_test_add_func ("/session/computer/resigned", test_resigned);
  g_test_add_func ("/session/computer/handicap", test_handicap);
  g_test_add_func ("/session/computer/elsewhere", test_elsewhere);
  g_test_add_func ("/session/computer/same", test_same);
  g_test_add_func ("/session/computer/hurry", test_hurry);
  g_test_add_data_func ("/session/computer/clock", CLOCK_GO, test_clock);
  g_test_add_data_func (
      "/session/computer/renju-clock", CLOCK_RENJU, test_clock);
  g_test_add_func ("/session/computer/agreement", test_agreement);
  g_test_add_func ("/session/computer/objection", test_objection);
  g_test_add_func ("/session/computer/two", test_two);
  g_test_add_func ("/session/computer/watch", test_watch);
  g_test_add_func ("/session/computer/pace", test_pace);
  g_test_add_func ("/session/computer/third", test_third);
  g_test_add_func ("/session/computer/renju-opening", test_renju_opening);
  g_test_add_func ("/session/computer/renju-choice", test_renju_choice);
  g_test_add_func ("/session/computer/renju-five", test_renju_five);
  g_test_add_func ("/session/computer/renju-claims", test_renju_claims);
  g_test_add_func ("/session/computer/renju-pair", test_renju_pair);
  return g_test_run ();
}
