/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-position: the position at any node of a record
 */
#include "tengen-board-picture.h"
#include "tengen-game-position.h"
#include "tengen-sgf-reader.h"

#include <string.h>

static TengenRecord *
read_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return g_steal_pointer (&reading->record);
}

static void
check_board (TengenPosition *position, TengenNode node, const char *wanted)
{
  g_autofree char *picture = NULL;

  tengen_position_goto (position, node);
  picture = tengen_picture_format (tengen_position_get_board (position), '/');
  g_assert_cmpstr (picture, ==, wanted);
}

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

static void
test_no_game (void)
{
  g_autoptr (TengenRecord) record = read_record ("(;GM[3])");

  g_assert_null (
      tengen_position_new (record, tengen_record_get_game (record, 0)));
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
  g_test_add_func ("/game/position/goto", test_goto);
  g_test_add_func ("/game/position/setup", test_setup);
  g_test_add_func ("/game/position/forced", test_forced);
  g_test_add_func ("/game/position/ko-reason", test_ko_reason);
  g_test_add_func ("/game/position/numbers", test_numbers);
  g_test_add_func ("/game/position/notes", test_notes);
  g_test_add_func ("/game/position/no-game", test_no_game);
  g_test_add_func ("/game/position/forced-ko", test_forced_ko);
  g_test_add_func ("/game/position/late-handicap", test_late_handicap);
  g_test_add_func ("/game/position/setup-after-stop", test_setup_after_stop);
  g_test_add_func ("/game/position/setup-often", test_setup_often);
  return g_test_run ();
}
