/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-position: what a position answers at any node of a record
 */
#include "position-at.h"

/* Nodes are numbered as they are read. */
static void
test_goto (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[3](;B[aa];W[bb];B[cc])(;B[ca]AB[ac];W[]))");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  check_board (position, 4, "X../.O./..X");
  check_board (position, 6, "..X/.../X..");
  g_assert_cmpint (
      tengen_position_get_last (position, NULL), ==, TENGEN_POINT_PASS);
  check_board (position, 2, "X../.../...");
  check_board (position, 1, ".../.../...");
  check_board (position, 3, "X../.O./...");
  g_assert_cmpuint (tengen_position_get_move (position), ==, 2);
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_BLACK);
}

/* What a file says is done and flagged. */
static void
test_forced (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[3];B[aa];W[aa];B[ba];B[zz];W[aa])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  check_board (position, 2, "X../.../...");
  g_assert_null (tengen_position_get_forced (position));
  check_board (position, 3, "O../.../...");
  g_assert_cmpint (
      tengen_position_get_forced (position)->code, ==, TENGEN_REASON_OCCUPIED);
  check_board (position, 5, "OX./.../...");
  g_assert_cmpint (
      tengen_position_get_last (position, NULL), ==, TENGEN_POINT_NONE);
}

static void
test_numbers (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[2];B[aa];W[ba];B[bb];W[];B[];W[ab])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  guint numbers[4];

  tengen_position_goto (position, 5);
  tengen_position_get_numbers (position, numbers);
  g_assert_cmpuint (numbers[0], ==, 1);
  g_assert_cmpuint (numbers[1], ==, 0);
  g_assert_cmpuint (numbers[3], ==, 3);
}

/* A reason from the file tells its move and node as others do. */
static void
test_forced_ko (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[W]"
                   ";W[ee];B[cb];W[bb])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  const TengenReason *forced;

  tengen_position_goto (position, 4);
  forced = tengen_position_get_forced (position);
  g_assert_nonnull (forced);
  g_assert_cmpint (forced->code, ==, TENGEN_REASON_KO);
  g_assert_cmpuint (forced->move, ==, 1);
  g_assert_cmpuint (forced->node, ==, 2);
}

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
  g_test_add_func ("/game/position/goto", test_goto);
  g_test_add_func ("/game/position/forced", test_forced);
  g_test_add_func ("/game/position/numbers", test_numbers);
  g_test_add_func ("/game/position/forced-ko", test_forced_ko);
  g_test_add_func ("/game/position/ko-reason", test_ko_reason);
  g_test_add_func ("/game/position/past", test_past);
  g_test_add_func ("/game/position/no-board", test_no_board);
  return g_test_run ();
}
