/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-chain: four-chains beside a slow solver that has nothing but the
 *                   board
 *
 * Shape: the slow solver tries every empty point near three stones and asks the
 *        board which points win. It has no table and looks through all moves,
 *        so that it is left where a position has too many.
 */
#include "tengen-renju-chain.h"

#include "renju-position.h"
#include "rounds.h"

#include <string.h>

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Random positions: in every run, and in the long form. */
#define N_POSITIONS 600
#define N_POSITIONS_FULL 22000
/* Positions of a slow search at most. */
#define SLOW_MOST 400
/* Longer than any chain. */
#define NO_CHAIN 1000

static const TengenRenjuChainLimits NO_LIMITS = { 0 };

/* --- The slow solver --- */

typedef struct
{
  TengenRenju *board;
  TengenStone stone;
  guint left;
} Slow;

/* Whether a stone on a point could make a four: on some line there are three
 * others within the reach of a five. */
static gboolean
is_near (const TengenRenju *board, TengenPoint point, TengenStone stone)
{
  static const int DX[] = { 1, 0, 1, 1 }, DY[] = { 0, 1, 1, -1 };
  int x = point % TENGEN_RENJU_SIZE, y = point / TENGEN_RENJU_SIZE;

  for (int i = 0; i < 4; i++)
    {
      int n = 0;

      for (int j = -4; j <= 4; j++)
        {
          int x2 = x + j * DX[i], y2 = y + j * DY[i];

          n += x2 >= 0 && y2 >= 0 && x2 < TENGEN_RENJU_SIZE &&
               y2 < TENGEN_RENJU_SIZE &&
               tengen_renju_get (
                   board, (TengenPoint) (y2 * TENGEN_RENJU_SIZE + x2)) == stone;
        }
      if (n >= 3)
        return TRUE;
    }
  return FALSE;
}

static guint search_slowly (Slow *self);

/* The length of the shortest chain that begins at an empty point. */
static guint
begin_slowly (Slow *self, TengenPoint point)
{
  TengenStone other = tengen_stone_other (self->stone);
  TengenPoint fives[TENGEN_RENJU_POINTS], theirs[TENGEN_RENJU_POINTS];
  guint n, length = NO_CHAIN;

  if (!is_near (self->board, point, self->stone) ||
      renju_position_is_forbidden (self->board, point, self->stone))
    return NO_CHAIN;
  tengen_renju_put (self->board, point, self->stone);
  n = tengen_renju_list_fives (self->board, self->stone, fives);
  if (n > 0 && tengen_renju_list_fives (self->board, other, theirs) == 0)
    {
      if (n > 1 || renju_position_is_forbidden (self->board, fives[0], other))
        length = 2;
      else
        {
          tengen_renju_put (self->board, fives[0], other);
          length = 1 + search_slowly (self);
          tengen_renju_take (self->board, fives[0]);
        }
    }
  tengen_renju_take (self->board, point);
  return length;
}

static guint
search_slowly (Slow *self)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint best = NO_CHAIN;

  if (tengen_renju_list_fives (self->board, self->stone, fives) > 0)
    return 1;
  if (self->left == 0)
    return NO_CHAIN;
  self->left--;
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS && best > 2; i++)
    if (tengen_renju_get (self->board, i) == TENGEN_STONE_NONE)
      best = MIN (best, begin_slowly (self, i));
  return best;
}

/* Compares what is found with the slow solver; FALSE if that gave up. */
static gboolean
compare (TengenRenjuChain *chain, TengenRenju *board, TengenStone stone)
{
  Slow slow = { board, stone, SLOW_MOST };
  guint8 lengths[TENGEN_RENJU_POINTS];
  guint wanted[TENGEN_RENJU_POINTS];
  TengenRenjuChainAnswer answer;
  TengenPoint fives[TENGEN_RENJU_POINTS];
  gboolean has_five = tengen_renju_list_fives (board, stone, fives) > 0;
  guint best = NO_CHAIN;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      wanted[i] = NO_CHAIN;
      if (tengen_renju_get (board, i) != TENGEN_STONE_NONE)
        continue;
      if (has_five)
        wanted[i] = tengen_renju_wins (board, i, stone) ? 1 : NO_CHAIN;
      else
        wanted[i] = begin_slowly (&slow, i);
      best = MIN (best, wanted[i]);
    }
  if (slow.left == 0)
    return FALSE;
  tengen_renju_chain_find (chain, board, stone, &NO_LIMITS, &answer);
  g_assert_cmpuint (answer.length, ==, best < NO_CHAIN ? best : 0);
  g_assert_cmpint (answer.result,
                   ==,
                   best < NO_CHAIN ? TENGEN_RENJU_CHAIN_WIN
                                   : TENGEN_RENJU_CHAIN_NONE);
  g_assert_cmpint (
      tengen_renju_chain_map (chain, board, stone, &NO_LIMITS, lengths),
      ==,
      answer.result);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    g_assert_cmpuint (lengths[i], ==, wanted[i] < NO_CHAIN ? wanted[i] : 0);
  return TRUE;
}

static void
test_random (void)
{
  int n = g_getenv ("TENGEN_FULL") != NULL ? N_POSITIONS_FULL
                                           : (int) rounds_make (N_POSITIONS);
  GRand *random = g_rand_new_with_seed (7);
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  int n_left = 0;

  /* so many are compared, whatever the slow solver leaves out */
  for (int i = 0; i < n + n_left; i++)
    {
      g_autoptr (TengenRenju) board = renju_position_draw (random, 14, 60);

      n_left += !compare (chain, board, i % 2 == 0 ? BLACK : WHITE);
    }
  g_test_message ("%d compared, %d left", n, n_left);
  g_assert_cmpint (n_left, <, (n + n_left) / 5);
  g_rand_free (random);
}

/* --- Single positions --- */

/* Reads rows of the board from the top; those below are empty. */
static TengenRenju *
read_board (const char *const *rows)
{
  static const char stones[] = ".XO";
  TengenRenju *board = tengen_renju_new ();

  for (int y = 0; rows[y] != NULL; y++)
    for (int x = 0; rows[y][x] != '\0'; x++)
      if (rows[y][x] != '.')
        tengen_renju_put (board,
                          (TengenPoint) (y * TENGEN_RENJU_SIZE + x),
                          (TengenStone) (strchr (stones, rows[y][x]) - stones));
  return board;
}

/* A chain of three: two fours that meet, each of which has one answer. */
static const char *const CHAIN[] = {
  "...............",
  "..OXXX.........",
  "...............",
  "......X........",
  "......X........",
  "......O........",
  NULL,
};

/* White has many fours and no chain. */
static const char *const MANY[] = {
  "....X...X.O....", ".O.O........O..", "..XX....O...X..", "..O..X.OOXOOXX.",
  "X...O.X.OXOOOOX", ".....OOXX.OXXX.", ".XXO.XXOOOX.O..", "...X..OXXXXO...",
  ".XOOOXOXOXO....", "...X.X.XOO.X...", "..XOOOXOXXO.X..", "O..OXX..OXX.OX.",
  "....OO.X.XOO...", "..OX...XOOOX...", "X........XO....", NULL,
};

/* The line of a chain has attacks and answers; a four that has no answer stands
 * before the five. */
static void
test_line (void)
{
  static const char *const open[] = { "..............", "...OOO.......", NULL };
  g_autoptr (TengenRenju) board = read_board (open);
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  TengenRenjuChainAnswer answer;

  tengen_renju_chain_find (chain, board, WHITE, &NO_LIMITS, &answer);
  g_assert_cmpint (answer.result, ==, TENGEN_RENJU_CHAIN_WIN);
  g_assert_cmpuint (answer.length, ==, 2);
  g_assert_cmpuint (answer.n_line, ==, 3);
  g_assert_cmpuint (answer.line[0], ==, 17);
  g_assert_cmpuint (answer.line[1], ==, TENGEN_POINT_PASS);
  g_assert_cmpuint (answer.line[2], ==, 16);
  g_assert_cmpuint (answer.n_fives, ==, 2);
}

static gboolean
stop (gpointer data)
{
  guint *n = data;

  *n += 1;
  return FALSE;
}

/* A search without an end is stopped, and never called one without a chain. */
static void
test_limits (void)
{
  guint n = 0;
  const TengenRenjuChainLimits few = { .positions = 300 };
  const TengenRenjuChainLimits asked = { .may_go_on = stop, .data = &n };
  g_autoptr (TengenRenju) board = read_board (MANY);
  g_autoptr (TengenRenju) short_board = read_board (CHAIN);
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  TengenRenjuChainAnswer answer, again;
  guint8 lengths[TENGEN_RENJU_POINTS];

  tengen_renju_chain_find (chain, board, WHITE, &few, &answer);
  g_assert_cmpint (answer.result, ==, TENGEN_RENJU_CHAIN_STOPPED);
  g_assert_cmpuint (answer.length, ==, 0);
  g_assert_cmpint (tengen_renju_chain_map (chain, board, WHITE, &few, lengths),
                   ==,
                   TENGEN_RENJU_CHAIN_STOPPED);
  tengen_renju_chain_find (chain, board, WHITE, &asked, &answer);
  g_assert_cmpint (answer.result, ==, TENGEN_RENJU_CHAIN_STOPPED);
  g_assert_cmpuint (n, ==, 1);
  /* and nothing is left of it */
  tengen_renju_chain_find (chain, short_board, BLACK, &NO_LIMITS, &answer);
  tengen_renju_chain_find (chain, short_board, BLACK, &NO_LIMITS, &again);
  g_assert_cmpmem (&answer, sizeof answer, &again, sizeof again);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/chain/line", test_line);
  g_test_add_func ("/renju/chain/limits", test_limits);
  g_test_add_func ("/renju/chain/random", test_random);
  return g_test_run ();
}
