/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-fill: many points set up at once
 */
#include "board-change.h"
#include "tengen-board.h"
#include "board-picture.h"

#include <string.h>

/* A few points are as many changes, many are one. */
static void
test_put_all (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (5, 5);
  guint8 stones[25] = { 0 };

  g_assert_cmpuint (tengen_board_put_all (board, stones), ==, 0);
  g_assert_cmpuint (tengen_board_get_depth (board), ==, 0);
  stones[0] = stones[7] = stones[24] = TENGEN_STONE_WHITE;
  g_assert_cmpuint (tengen_board_put_all (board, stones), ==, 3);
  g_assert_cmpuint (tengen_board_get_depth (board), ==, 3);
  memset (stones, TENGEN_STONE_BLACK, sizeof stones);
  g_assert_cmpuint (tengen_board_put_all (board, stones), ==, 1);
  g_assert_cmpint (tengen_board_get_liberties (board, 12), ==, 0);
  g_assert_cmpint (tengen_board_get_chain_size (board, 12), ==, 25);
  tengen_board_undo (board);
  tengen_picture_assert (board, "O..../..O../...../...../....O");
}

/* What was merged before a fill is taken apart after it as if there had been
 * none; fills on fills too. */
static void
test_undo (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_read ("X.X../.O.../X.O../...../.....");
  guint8 stones[25];

  tengen_board_play (board, 1, TENGEN_STONE_BLACK, NULL);
  tengen_board_play (board, 5, TENGEN_STONE_BLACK, NULL);
  for (int i = 0; i < 6; i++)
    {
      memset (stones, (i + 1) % 3, sizeof stones);
      stones[i] = TENGEN_STONE_NONE;
      g_assert_cmpuint (tengen_board_put_all (board, stones), ==, 1);
    }
  tengen_board_play (board, 5, TENGEN_STONE_WHITE, NULL);
  while (tengen_board_get_depth (board) > 2)
    tengen_board_undo (board);
  tengen_picture_assert (board, "XXX../XO.../X.O../...../.....");
  g_assert_cmpint (tengen_board_get_chain_size (board, 10), ==, 5);
  g_assert_cmpint (tengen_board_get_liberties (board, 10), ==, 4);
  tengen_board_undo (board);
  tengen_board_undo (board);
  tengen_picture_assert (board, "X.X../.O.../X.O../...../.....");
  g_assert_cmpint (tengen_board_get_chain_size (board, 10), ==, 1);
  g_assert_cmpint (tengen_board_get_liberties (board, 0), ==, 2);
}

static void
test_changed (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_read ("XXXXX/OOOOO/...../...../.....");
  TengenPoint changed[26];
  guint8 stones[25];

  memset (stones, TENGEN_STONE_WHITE, sizeof stones);
  tengen_board_put_all (board, stones);
  g_assert_cmpint (list_changed (board, changed), ==, 20);
  g_assert_cmpint (changed[0], ==, 0);
  g_assert_cmpint (changed[5], ==, 10);
  tengen_board_read_at (board, 0, stones);
  g_assert_cmpint (stones[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (stones[24], ==, TENGEN_STONE_NONE);
}

/* A fill counts the same behind a stone and behind a fill, and nothing once it
 * is undone. */
static void
test_history (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (19, 19);
  guint8 black[361], white[361];
  gsize stone, first, second;

  memset (black, TENGEN_STONE_BLACK, sizeof black);
  memset (white, TENGEN_STONE_WHITE, sizeof white);
  g_assert_cmpuint (tengen_board_get_history (board), ==, 0);
  tengen_board_put (board, 0, TENGEN_STONE_BLACK);
  stone = tengen_board_get_history (board);
  g_assert_cmpuint (tengen_board_put_all (board, white), ==, 1);
  first = tengen_board_get_history (board) - stone;
  g_assert_cmpuint (tengen_board_put_all (board, black), ==, 1);
  second = tengen_board_get_history (board) - stone - first;
  g_assert_cmpuint (first, ==, second);
  tengen_board_undo (board);
  tengen_board_undo (board);
  g_assert_cmpuint (tengen_board_get_history (board), ==, stone);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-fill/put-all", test_put_all);
  g_test_add_func ("/board-fill/undo", test_undo);
  g_test_add_func ("/board-fill/changed", test_changed);
  g_test_add_func ("/board-fill/history", test_history);
  return g_test_run ();
}
