/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-go: the Go family's phases, taken back exactly
 */
#include "tengen-game-kind.h"

static const TengenPoint PASS = TENGEN_POINT_PASS;

/* A setup outlives its game: this is that of the last one. */
static TengenGameSetup *setup;

static gpointer
create (const char *rules)
{
  tengen_game_setup_free (setup);
  setup = tengen_game_setup_new (tengen_go_rules_find (rules), 5);
  return tengen_kind_go ()->create (setup);
}

static TengenAction
make (TengenActionKind kind, TengenSeat seat, TengenPoint point, int value)
{
  return (TengenAction){ kind, seat, (TengenStone) seat, point, value };
}

static void
push (gpointer state,
      TengenActionKind kind,
      TengenSeat seat,
      TengenPoint point,
      int value)
{
  TengenAction action = make (kind, seat, point, value);

  tengen_kind_go ()->push (state, &action);
}

static int
get_mark (gconstpointer state, int point)
{
  TengenGoAgreement agreement;

  tengen_kind_go ()->go->get_agreement (state, &agreement);
  return agreement.marks != NULL ? agreement.marks[point]
                                 : TENGEN_GO_MARK_ALIVE;
}

/* A stone each, then both passed. */
static gpointer
create_stopped (const char *rules)
{
  gpointer state = create (rules);

  push (state, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, 6, 0);
  push (state, TENGEN_ACTION_PLAY, TENGEN_SEAT_SECOND, 18, 0);
  push (state, TENGEN_ACTION_PASS, TENGEN_SEAT_FIRST, PASS, 0);
  push (state, TENGEN_ACTION_PASS, TENGEN_SEAT_SECOND, PASS, 0);
  return state;
}

static void
test_phases (void)
{
  const TengenKind *kind = tengen_kind_go ();
  gpointer state = create_stopped ("china");

  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_COUNT);
  push (state, TENGEN_ACTION_MARK, TENGEN_SEAT_FIRST, 18, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (state, 18), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpuint (kind->go->get_marks_left (state), ==, 1);
  push (state, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, PASS, 1);
  g_assert_true (kind->go->get_agreed (state, TENGEN_SEAT_FIRST));
  push (state, TENGEN_ACTION_MARK, TENGEN_SEAT_NONE, 6, TENGEN_GO_MARK_DEAD);
  g_assert_false (kind->go->get_agreed (state, TENGEN_SEAT_FIRST));
  g_assert_cmpuint (kind->go->get_marks_left (state), ==, 1);
  push (state, TENGEN_ACTION_RESUME, TENGEN_SEAT_NONE, PASS, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (kind->get_to_move (state), ==, TENGEN_STONE_BLACK);
  kind->pop (state);
  g_assert_cmpint (get_mark (state, 18), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (state, 6), ==, TENGEN_GO_MARK_DEAD);
  kind->pop (state);
  g_assert_cmpint (get_mark (state, 6), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_true (kind->go->get_agreed (state, TENGEN_SEAT_FIRST));
  while (kind->get_n (state) > 0)
    kind->pop (state);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_PLAY);
  kind->destroy (state);
}

/* A player can resign during the count too; the opponent wins. */
static void
test_resign (void)
{
  const TengenKind *kind = tengen_kind_go ();
  gpointer state = create_stopped ("china");

  push (state, TENGEN_ACTION_RESIGN, TENGEN_SEAT_SECOND, PASS, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (kind->get_result (state).kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_cmpint (kind->get_result (state).winner, ==, TENGEN_STONE_BLACK);
  kind->pop (state);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_COUNT);
  kind->destroy (state);
}

/* 純碁: what stands, stands. */
static void
test_pure (void)
{
  gpointer state = create_stopped ("pure");

  push (state, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE, PASS, 0);
  g_assert_cmpint (
      tengen_kind_go ()->get_result (state).kind, ==, TENGEN_RESULT_DRAW);
  tengen_kind_go ()->destroy (state);
}

/* 日本囲碁規約 9.3: the opponent of the side that asked moves first. */
static void
test_resumer (void)
{
  const TengenKind *kind = tengen_kind_go ();
  gpointer state = create_stopped ("japan");

  g_assert_cmpint (
      kind->go->get_resumer (state, TENGEN_SEAT_FIRST), ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (kind->go->get_resumer (state, TENGEN_SEAT_SECOND),
                   ==,
                   TENGEN_STONE_BLACK);
  g_assert_cmpint (
      kind->go->get_resumer (state, TENGEN_SEAT_NONE), ==, TENGEN_STONE_BLACK);
  push (state, TENGEN_ACTION_RESUME, TENGEN_SEAT_FIRST, PASS, 0);
  g_assert_cmpint (kind->get_to_move (state), ==, TENGEN_STONE_WHITE);
  kind->destroy (state);
}

/* A file may go on playing where play had stopped. */
static void
test_silent_resumption (void)
{
  const TengenKind *kind = tengen_kind_go ();
  gpointer state = create_stopped ("japan");
  guint n = kind->get_n (state);

  push (state, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, 12, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_board_get (kind->get_board (state), 12), ==, TENGEN_STONE_BLACK);
  kind->pop (state);
  g_assert_cmpuint (kind->get_n (state), ==, n);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_COUNT);
  kind->destroy (state);
}

/* A file may pass where play had ended: it goes on, or stops once more. */
static void
test_pass_on (void)
{
  const TengenKind *kind = tengen_kind_go ();
  gpointer state = create ("china");

  push (state, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, 6, 0);
  push (state, TENGEN_ACTION_RESIGN, TENGEN_SEAT_SECOND, PASS, 0);
  push (state, TENGEN_ACTION_PASS, TENGEN_SEAT_SECOND, PASS, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (kind->get_result (state).kind, ==, TENGEN_RESULT_UNKNOWN);
  push (state, TENGEN_ACTION_PASS, TENGEN_SEAT_FIRST, PASS, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_COUNT);
  push (state, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE, PASS, 0);
  push (state, TENGEN_ACTION_PASS, TENGEN_SEAT_SECOND, PASS, 0);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_COUNT);
  kind->pop (state);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_OVER);
  kind->pop (state);
  kind->pop (state);
  kind->pop (state);
  g_assert_cmpint (kind->get_phase (state), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (kind->get_result (state).kind, ==, TENGEN_RESULT_RESIGN);
  kind->destroy (state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/go/phases", test_phases);
  g_test_add_func ("/game/go/resign", test_resign);
  g_test_add_func ("/game/go/pure", test_pure);
  g_test_add_func ("/game/go/resumer", test_resumer);
  g_test_add_func ("/game/go/silent-resumption", test_silent_resumption);
  g_test_add_func ("/game/go/pass-on", test_pass_on);
  return g_test_run ();
}
