/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-ask: chains, liberties and neighbours
 */
#include "tengen-board.h"
#include "board-picture.h"

static void
test_chain (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("XX.O/.XOO/...O");
  TengenPoint points[12];
  TengenPoint chain = tengen_board_get_chain (board, 0);

  g_assert_cmpint (tengen_board_get (board, chain), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_board_get_chain (board, 1), ==, chain);
  g_assert_cmpint (tengen_board_get_chain (board, 5), ==, chain);
  g_assert_cmpint (tengen_board_get_chain (board, 6), !=, chain);
  g_assert_cmpint (tengen_board_get_chain_size (board, 5), ==, 3);
  g_assert_cmpint (tengen_board_get_chain_size (board, 3), ==, 4);
  g_assert_cmpint (tengen_board_list_chain (board, 5, points), ==, 3);
  g_assert_cmpint (points[0], ==, 5);
  g_assert_cmpint (tengen_board_list_liberties (board, 5, points), ==, 3);
  g_assert_cmpint (points[0], ==, 2);
  g_assert_cmpint (points[1], ==, 4);
  g_assert_cmpint (points[2], ==, 9);
  g_assert_cmpint (tengen_board_get_liberties (board, 11), ==, 2);
}

static void
test_neighbours (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (4, 3);
  g_autoptr (TengenBoard) line = tengen_board_new (1, 52);
  g_autoptr (TengenBoard) point = tengen_board_new (1, 1);
  TengenPoint points[4];

  g_assert_cmpint (tengen_board_list_neighbours (board, 5, points), ==, 4);
  g_assert_cmpint (points[0], ==, 1);
  g_assert_cmpint (points[1], ==, 4);
  g_assert_cmpint (points[2], ==, 6);
  g_assert_cmpint (points[3], ==, 9);
  g_assert_cmpint (tengen_board_list_neighbours (board, 0, points), ==, 2);
  g_assert_cmpint (tengen_board_list_neighbours (board, 3, points), ==, 2);
  g_assert_cmpint (tengen_board_list_neighbours (board, 4, points), ==, 3);
  g_assert_cmpint (tengen_board_list_neighbours (board, 11, points), ==, 2);
  g_assert_cmpint (tengen_board_list_neighbours (line, 51, points), ==, 1);
  g_assert_cmpint (tengen_board_list_neighbours (line, 7, points), ==, 2);
  g_assert_cmpint (tengen_board_list_neighbours (point, 0, points), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-ask/chain", test_chain);
  g_test_add_func ("/board-ask/neighbours", test_neighbours);
  return g_test_run ();
}
