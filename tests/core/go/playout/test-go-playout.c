/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-playout: a position played to its end, whose the points are
 */
#include "tengen-go-playout.h"

#include "playout-picture.h"

static void
test_owner (void)
{
  g_autoptr (TengenGoPlayoutBoard) end = playout_picture_read (".X.O./XXOOO");
  const TengenStone wanted[5] = { TENGEN_STONE_BLACK,
                                  TENGEN_STONE_BLACK,
                                  TENGEN_STONE_NONE,
                                  TENGEN_STONE_WHITE,
                                  TENGEN_STONE_WHITE };

  for (TengenPoint i = 0; i < 5; i++)
    g_assert_cmpint (
        tengen_go_playout_get_owner (end, tengen_go_playout_board_pad (end, i)),
        ==,
        wanted[i]);
}

/* The moves told, played again, lead to the same end; the last two are passes,
 * and no others follow each other. */
static void
test_moves (void)
{
  g_autoptr (TengenGoPlayoutBoard) start = tengen_go_playout_board_new (7, 5);
  g_autoptr (TengenGoPlayoutBoard) end = tengen_go_playout_board_new (7, 5);
  g_autoptr (TengenGoPlayoutBoard) again = tengen_go_playout_board_new (7, 5);
  TengenGoPlayoutPoint moves[TENGEN_GO_PLAYOUT_MAX];
  TengenBoardRandom random = { 5 };
  guint limit = tengen_go_playout_limit (start);

  g_assert_cmpuint (limit, ==, 4 * 35);
  for (int i = 0; i < 50; i++)
    {
      TengenStone stone = TENGEN_STONE_WHITE;
      guint n;

      tengen_go_playout_board_assign (end, start);
      tengen_go_playout_board_assign (again, start);
      n = tengen_go_playout_run (end, &random, stone, 0, limit, moves);
      g_assert_cmpuint (n, >, 20);
      for (guint j = 0; j < n; j++)
        {
          g_assert_true (moves[j] == 0 || tengen_go_playout_board_is_legal (
                                              again, stone, moves[j]));
          g_assert_cmpint (
              j > 0 && (moves[j] | moves[j - 1]) == 0, ==, j == n - 1);
          tengen_go_playout_board_play (again, stone, moves[j]);
          stone = tengen_stone_other (stone);
        }
      g_assert_cmphex (again->hash, ==, end->hash);
    }
}

/* No more moves are played than allowed; the first answers the last one. */
static void
test_limit (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read ("OX.../...../.....");
  TengenGoPlayoutPoint last = tengen_go_playout_board_pad (board, 0);
  TengenBoardRandom random = { 1 };
  TengenGoPlayoutPoint moves[1];

  g_assert_cmpuint (tengen_go_playout_run (
                        board, &random, TENGEN_STONE_BLACK, last, 1, moves),
                    ==,
                    1);
  g_assert_cmpuint (moves[0], ==, tengen_go_playout_board_pad (board, 5));
  g_assert_cmpuint (
      tengen_go_playout_board_get (board, last), ==, TENGEN_STONE_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/playout/owner", test_owner);
  g_test_add_func ("/go/playout/moves", test_moves);
  g_test_add_func ("/go/playout/limit", test_limit);
  return g_test_run ();
}
