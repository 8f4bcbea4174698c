/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-playout-policy: moves of weighted playouts
 */
#include "tengen-go-playout-policy.h"

#include "playout-picture.h"

/* Pictures of expectation: `+` sensible for Black. */
static void
check_sensible (const char *picture, const char *wanted)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  g_autoptr (GString) got = g_string_new (NULL);

  for (int i = 0; i < board->plan->n_points; i++)
    {
      TengenGoPlayoutPoint point =
          tengen_go_playout_board_pad (board, (TengenPoint) i);

      if (i > 0 && i % board->plan->width == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got,
                         tengen_go_playout_board_get (board, point) ==
                                     TENGEN_STONE_NONE &&
                                 tengen_go_playout_policy_is_sensible (
                                     board, TENGEN_STONE_BLACK, point)
                             ? '+'
                             : '.');
    }
  g_assert_cmpstr (got->str, ==, wanted);
}

/* Own eyes are not filled, suicide is not legal. */
static void
test_eyes (void)
{
  check_sensible (".X.O./XX.OO/..XO./XXXOO", "..+../..+../++.../.....");
}

/* Six stones are not put into atari, one may be; capturing is no waste. */
static void
test_waste (void)
{
  check_sensible ("XX..O/OOXO./OOXO./.OXO.", "...+./....+/....+/+...+");
}

/* Three stones in the only eye of a chain, to be taken there (ナカデ). */
static void
test_thrown_in (void)
{
  check_sensible (".XX.O/OOOOO/....O", "+..+./...../++++.");
  check_sensible (".XXX.O/OOOOOO", "....../......");
}

/* What Black answers to White's move on @last, always. */
static void
check_answer (const char *picture, TengenPoint last, TengenPoint wanted)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);

  for (guint64 seed = 0; seed < 10; seed++)
    {
      TengenBoardRandom random = { seed };
      TengenGoPlayoutPoint move = tengen_go_playout_policy_choose (
          board,
          &random,
          TENGEN_STONE_BLACK,
          tengen_go_playout_board_pad (board, last));

      g_assert_cmpint (tengen_go_playout_board_unpad (board, move), ==, wanted);
    }
}

static void
test_atari (void)
{
  check_answer ("OX.../...../.....", 0, 5);
  check_answer ("...../..O../.OXO./...../.....", 7, 17);
  /* Running does not help, taking does. */
  check_answer (".XX../XO.X./OXOX./O.O../.OO..", 12, 7);
}

static void
test_vital (void)
{
  check_answer ("...OX/OOOOX/XXXXX", 3, 1);
}

static void
test_pass (void)
{
  check_answer (".X.X/XXXX/OOOO/.O.O", 8, TENGEN_POINT_NONE);
}

/* Chance chooses among all that is sensible. */
static void
test_chance (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read (".X.O./XX.OO/..XO./XXXOO");
  TengenBoardRandom random = { 1 };
  guint seen[20] = { 0 };
  int n = 0;

  for (int i = 0; i < 1000; i++)
    {
      TengenGoPlayoutPoint move = tengen_go_playout_policy_choose (
          board, &random, TENGEN_STONE_BLACK, 0);

      seen[tengen_go_playout_board_unpad (board, move)]++;
    }
  for (int i = 0; i < 20; i++)
    n += seen[i] > 100;
  g_assert_cmpint (n, ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/playout-policy/eyes", test_eyes);
  g_test_add_func ("/go/playout-policy/waste", test_waste);
  g_test_add_func ("/go/playout-policy/thrown-in", test_thrown_in);
  g_test_add_func ("/go/playout-policy/atari", test_atari);
  g_test_add_func ("/go/playout-policy/vital", test_vital);
  g_test_add_func ("/go/playout-policy/pass", test_pass);
  g_test_add_func ("/go/playout-policy/chance", test_chance);
  return g_test_run ();
}
