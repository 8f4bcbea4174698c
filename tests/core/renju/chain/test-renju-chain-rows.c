/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-chain-rows: fives and fours beside what the board says of every
 *                        point
 */
#include "tengen-renju-chain-rows.h"

#include "renju-random.h"

#define N_GAMES 6
#define N_STEPS 160
#define N_BOARDS 1000

typedef struct
{
  TengenRenju *board;
  TengenRenjuChainRows *rows;
} Both;

static TengenStone
get (const Both *both, TengenPoint point)
{
  return tengen_renju_get (both->board, point);
}

static void
check_fives (const Both *both, TengenStone stone)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n = tengen_renju_list_fives (both->board, stone, fives);
  TengenPoint first;

  g_assert_cmpuint (
      tengen_renju_chain_rows_find_fives (both->rows, stone, &first),
      ==,
      MIN (n, 2));
  g_assert_cmpuint (first, ==, n > 0 ? fives[0] : TENGEN_POINT_NONE);
}

/* The four that is listed for a point, if it makes one. */
static const TengenRenjuChainFour *
check_four (const Both *both,
            TengenPoint point,
            TengenStone stone,
            const TengenRenjuChainFour *four,
            const TengenRenjuChainFour *end)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n;

  tengen_renju_put (both->board, point, stone);
  n = tengen_renju_list_fives (both->board, stone, fives);
  tengen_renju_take (both->board, point);
  if (n == 0)
    {
      g_assert_true (four == end || four->point > point);
      return four;
    }
  g_assert_true (four != end);
  g_assert_cmpuint (four->point, ==, point);
  g_assert_cmpint (four->is_double, ==, n > 1);
  if (n == 1)
    g_assert_cmpuint (four->five, ==, fives[0]);
  return four + 1;
}

static void
check_fours (const Both *both, TengenStone stone)
{
  TengenRenjuChainFour fours[TENGEN_RENJU_POINTS];
  const TengenRenjuChainFour *four = fours, *end;
  TengenPoint five;

  if (tengen_renju_chain_rows_find_fives (both->rows, stone, &five) > 0)
    return;
  end = fours + tengen_renju_chain_rows_list_fours (both->rows, stone, fours);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (get (both, i) == TENGEN_STONE_NONE)
      four = check_four (both, i, stone, four, end);
  g_assert_true (four == end);
}

/* Puts a stone or takes the one that lies there; within a part of the board, so
 * that there are rows. Without a five: boards with one are not asked about. */
static void
change (Both *both, GRand *random)
{
  int x = g_rand_int_range (random, 0, 9) + g_rand_int_range (random, 0, 7);
  int y = g_rand_int_range (random, 0, 5) + 10 * g_rand_boolean (random);
  TengenPoint point = (TengenPoint) (y * TENGEN_RENJU_SIZE + x);
  TengenStone stone =
      g_rand_boolean (random) ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  if (get (both, point) != TENGEN_STONE_NONE)
    {
      tengen_renju_take (both->board, point);
      tengen_renju_chain_rows_take (both->rows, point);
      return;
    }
  if (tengen_renju_wins (both->board, point, stone))
    return;
  tengen_renju_put (both->board, point, stone);
  tengen_renju_chain_rows_put (both->rows, point, stone);
}

static void
test_random (void)
{
  GRand *random = g_rand_new_with_seed (1);
  g_autoptr (TengenRenjuChainRows) loaded = tengen_renju_chain_rows_new ();

  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (TengenRenju) board = tengen_renju_new ();
      g_autoptr (TengenRenjuChainRows) rows = tengen_renju_chain_rows_new ();
      Both both = { board, rows };

      for (int j = 0; j < N_STEPS; j++)
        {
          change (&both, random);
          for (int k = TENGEN_STONE_BLACK; k <= TENGEN_STONE_WHITE; k++)
            {
              check_fives (&both, (TengenStone) k);
              check_fours (&both, (TengenStone) k);
            }
        }
      tengen_renju_chain_rows_load (loaded, board);
      both.rows = loaded;
      check_fives (&both, TENGEN_STONE_BLACK);
      check_fours (&both, TENGEN_STONE_WHITE);
    }
  g_rand_free (random);
}

/* No point that is forbidden is called free, and most others are. */
static void
test_forbidden (void)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  g_autoptr (TengenRenjuChainRows) rows = tengen_renju_chain_rows_new ();
  guint n_forbidden = 0, n_asked = 0, n_free = 0;

  for (int i = 0; i < N_BOARDS; i++)
    {
      guint8 stones[TENGEN_RENJU_POINTS];

      renju_random_board (stones);
      tengen_renju_put_all (board, stones);
      tengen_renju_chain_rows_load (rows, board);
      for (TengenPoint j = 0; j < TENGEN_RENJU_POINTS; j++)
        {
          if (stones[j] != TENGEN_STONE_NONE)
            continue;
          if (!tengen_renju_chain_rows_may_forbid (rows, j))
            {
              g_assert_true (
                  tengen_renju_may_put (board, j, TENGEN_STONE_BLACK));
              n_free++;
            }
          else if (tengen_renju_may_put (board, j, TENGEN_STONE_BLACK))
            n_asked++;
          else
            n_forbidden++;
        }
    }
  g_assert_cmpuint (n_forbidden, >, N_BOARDS);
  g_assert_cmpuint (n_free, >, n_asked);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/chain-rows/random", test_random);
  g_test_add_func ("/renju/chain-rows/forbidden", test_forbidden);
  return g_test_run ();
}
