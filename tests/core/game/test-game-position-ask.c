/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-position-ask: what the kind of game says of a position
 */
#include "position-at.h"

static void
test_ko_reason (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  TengenAction action = { TENGEN_ACTION_PLAY,
                          TENGEN_SEAT_SECOND,
                          TENGEN_STONE_WHITE,
                          tengen_point_make (5, 1, 1),
                          0 };
  g_autoptr (TengenReason) reason = NULL;

  tengen_position_goto (position, 2);
  g_assert_cmpint (tengen_position_get_last_taken (position), ==, 1);
  g_assert_cmpint (
      tengen_position_get_prisoners (position, TENGEN_STONE_WHITE), ==, 1);
  reason = tengen_position_check (position, &action);
  g_assert_nonnull (reason);
  g_assert_cmpint (reason->code, ==, TENGEN_REASON_KO);
  g_assert_cmpuint (reason->node, ==, 1);
  g_assert_cmpuint (reason->move, ==, 0);
  g_assert_cmpuint (reason->points->len, ==, 1);
  g_assert_cmpint (g_array_index (reason->points, TengenPoint, 0),
                   ==,
                   tengen_point_make (5, 2, 1));
}

/* What happened before a position set up makes its stones moves of a game. */
static void
test_past (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[5]TNR[1-1]TNP[3:2:1:0]AB[aa][bb]AW[cc][dd];B[ee])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  const TengenGoCounters *counters;

  tengen_position_goto (position, 2);
  counters = tengen_position_get_counters (position);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_BLACK], ==, 4);
  g_assert_cmpint (counters->board_moves[0][TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (counters->setup[TENGEN_STONE_BLACK], ==, 0);
  g_assert_cmpint (counters->setup[TENGEN_STONE_WHITE], ==, 0);
  g_assert_cmpint (
      tengen_position_get_prisoners (position, TENGEN_STONE_BLACK), ==, 1);
}

/* Of other games there is only the tree. */
static void
test_no_board (void)
{
  g_autoptr (TengenRecord) record = read_record ("(;GM[3];B[aa]AW[aa];W[bb])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  TengenAction action = {
    TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST, TENGEN_STONE_BLACK, 0, 0
  };
  g_autoptr (TengenReason) reason = NULL;

  check_board (position, 3, ".");
  g_assert_cmpuint (tengen_position_get_node (position), ==, 3);
  g_assert_cmpuint (tengen_position_get_move (position), ==, 0);
  g_assert_cmpint (tengen_position_get_phase (position), ==, TENGEN_PHASE_PLAY);
  reason = tengen_position_check (position, &action);
  g_assert_cmpint (reason->code, ==, TENGEN_REASON_NO_BOARD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/position/ask/ko-reason", test_ko_reason);
  g_test_add_func ("/game/position/ask/past", test_past);
  g_test_add_func ("/game/position/ask/no-board", test_no_board);
  return g_test_run ();
}
