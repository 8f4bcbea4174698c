/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-node: what a node does to a position: setup, moves, notes
 */
#include "position-at.h"

static void
test_setup (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[3]HA[2]AB[aa:ba]AW[cc];AE[aa]PL[B];W[aa]B[bb])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  check_board (position, 1, "XX./.../..O");
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_WHITE);
  check_board (position, 2, ".X./.../..O");
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_BLACK);
  check_board (position, 3, "OX./.X./..O");
}

/* The list of a count, with points and words that mean nothing. */
static void
test_notes (void)
{
  g_autoptr (TengenRecord) record = read_record (
      "(;SZ[5]RU[Chinese]KM[0];B[bb];W[dd];B[];W[]"
      "TNC[auto dead dd][alive dd][dead zz][dead aa][nonsense][dead bb]"
      "[agree B][agree W][finish])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  TengenResult result;

  tengen_position_goto (position, 5);
  g_assert_cmpint (tengen_position_get_phase (position), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (
      tengen_position_get_mark (position, 6), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (
      tengen_position_get_mark (position, 18), ==, TENGEN_GO_MARK_ALIVE);
  result = tengen_position_get_result (position);
  g_assert_cmpint (result.winner, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (result.margin_x2, ==, 50);
}

/* MN numbers a move, and the moves after it go on from there. */
static void
test_moves (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[5];B[aa];W[bb]MN[51];B[];W[cc]B[dd]MN[x])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));
  static const guint NUMBERS[] = { 1, 51, 52, 53, 54 };
  static const TengenNode NODES[] = { 2, 3, 4, 5, 5 };
  const GArray *moves;

  tengen_position_goto (position, 5);
  moves = tengen_position_get_moves (position);
  g_assert_cmpuint (moves->len, ==, G_N_ELEMENTS (NUMBERS));
  g_assert_cmpuint (tengen_position_get_move (position), ==, 5);
  for (guint i = 0; i < moves->len; i++)
    {
      const TengenMove *move = &g_array_index (moves, TengenMove, i);

      g_assert_cmpuint (move->number, ==, NUMBERS[i]);
      g_assert_cmpuint (move->node, ==, NODES[i]);
    }
}

/* Handicap stones may stand in a node of their own. */
static void
test_late_handicap (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[9]HA[2];AB[cc][gg];W[ee];AB[aa])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  tengen_position_goto (position, 2);
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_WHITE);
  tengen_position_goto (position, 4);
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_BLACK);
}

/* Stones set up after a stop make it another position: play goes on. What was
 * marked is there again before them. */
static void
test_setup_after_stop (void)
{
  g_autoptr (TengenRecord) record =
      read_record ("(;SZ[5]RU[Chinese];B[aa];W[ca];B[];W[]TNC[dead aa]"
                   ";AB[ba]TNC[dead aa];B[];W[])");
  g_autoptr (TengenPosition) position =
      tengen_position_new (record, tengen_record_get_game (record, 0));

  tengen_position_goto (position, 6);
  g_assert_cmpint (tengen_position_get_phase (position), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_position_get_mark (position, 0), ==, TENGEN_GO_MARK_ALIVE);
  tengen_position_goto (position, 8);
  g_assert_cmpint (
      tengen_position_get_phase (position), ==, TENGEN_PHASE_COUNT);
  tengen_position_goto (position, 5);
  g_assert_cmpint (
      tengen_position_get_phase (position), ==, TENGEN_PHASE_COUNT);
  g_assert_cmpint (
      tengen_position_get_mark (position, 0), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (
      tengen_position_get_mark (position, 1), ==, TENGEN_GO_MARK_ALIVE);
}

/* However often a node names a point, it is set up once. */
static void
test_setup_often (void)
{
  g_autoptr (GString) text = g_string_new ("(;SZ[52]");
  g_autoptr (TengenRecord) record = NULL;
  g_autoptr (TengenPosition) position = NULL;

  for (int i = 0; i < 2000; i++)
    g_string_append (text, "AB[aa:ZZ]AW[aa:ZZ]AE[aa:ZZ]");
  g_string_append (text, "AE[aa])");
  record = read_record (text->str);
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  g_assert_cmpint (tengen_board_count (tengen_position_get_board (position),
                                       TENGEN_STONE_NONE),
                   ==,
                   52 * 52);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/node/setup", test_setup);
  g_test_add_func ("/game/node/notes", test_notes);
  g_test_add_func ("/game/node/moves", test_moves);
  g_test_add_func ("/game/node/late-handicap", test_late_handicap);
  g_test_add_func ("/game/node/setup-after-stop", test_setup_after_stop);
  g_test_add_func ("/game/node/setup-often", test_setup_often);
  return g_test_run ();
}
