/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-advice-kind: what a move does to the chains beside it
 */
#include "tengen-engine-advice-kind.h"

#include "engine-board.h"

typedef struct
{
  const char *picture;
  TengenStone stone;
  int x, y;             /* the move */
  int other_x, other_y; /* what else there is to choose from, or -1 */
  TengenEngineAdviceKind kind;
  int chain_x, chain_y;
} Case;

static const Case cases[] = {
  /* takes two stones */
  { ".XX../XOO../.XX../.....",
    TENGEN_STONE_BLACK,
    3,
    1,
    0,
    0,
    TENGEN_ENGINE_ADVICE_CAPTURE,
    1,
    1 },
  /* takes a stone that is in the way */
  { ".X..../XO.O../.XXO../.OO.../......",
    TENGEN_STONE_BLACK,
    2,
    1,
    5,
    4,
    TENGEN_ENGINE_ADVICE_CAPTURE,
    1,
    1 },
  /* comes out with three liberties */
  { "....../..O.../.OX.../..O.../......",
    TENGEN_STONE_BLACK,
    3,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_ESCAPE,
    2,
    2 },
  /* the ladder works: running does not help */
  { "......./..OO.../.OX..../..O..../......./.......",
    TENGEN_STONE_BLACK,
    3,
    2,
    -1,
    -1,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
  /* a stone lies in its way */
  { "......./..OO.../.OX..../..O..../.....X./.......",
    TENGEN_STONE_BLACK,
    3,
    2,
    -1,
    -1,
    TENGEN_ENGINE_ADVICE_ESCAPE,
    2,
    2 },
  /* the other move saves it, too: it takes */
  { "....../.XOX../.OX.../..O.../......",
    TENGEN_STONE_BLACK,
    3,
    2,
    2,
    0,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
  { "....../.XOX../.OX.../..O.../......",
    TENGEN_STONE_BLACK,
    3,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_ESCAPE,
    2,
    2 },
  /* at the edge there is no way out */
  { "..O../.XXX./...../.....",
    TENGEN_STONE_BLACK,
    3,
    0,
    0,
    3,
    TENGEN_ENGINE_ADVICE_ATARI,
    2,
    0 },
  /* from both ends */
  { "..O../.XXX./...../.....",
    TENGEN_STONE_BLACK,
    3,
    0,
    1,
    0,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
  /* it gets away */
  { "...../..O../...../...../.....",
    TENGEN_STONE_BLACK,
    2,
    2,
    -1,
    -1,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
  /* the opponent could cut */
  { "....../.O.O../.X.X../.O.O../......",
    TENGEN_STONE_BLACK,
    2,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_CONNECT,
    1,
    2 },
  /* there is another link */
  { "....../.O.O../.X.X../..X.../......",
    TENGEN_STONE_BLACK,
    2,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
  /* parts two stones */
  { "....../....../.O.O../..X.../......",
    TENGEN_STONE_BLACK,
    2,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_CUT,
    1,
    2 },
  /* the stone that cuts would be taken */
  { "....../..O.../.O.O../....../......",
    TENGEN_STONE_BLACK,
    2,
    2,
    0,
    0,
    TENGEN_ENGINE_ADVICE_NOTHING,
    0,
    0 },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *it = &cases[i];
      g_autoptr (TengenBoard) board = tengen_picture_parse (it->picture, NULL);
      int width = tengen_board_get_width (board);
      guint64 hash = tengen_board_get_hash (board);
      TengenPoint other =
          it->other_x < 0 ? TENGEN_POINT_NONE
                          : tengen_point_make (width, it->other_x, it->other_y);
      TengenPoint chain;
      TengenEngineAdviceKind kind = tengen_engine_advice_kind_find (
          board,
          it->stone,
          tengen_point_make (width, it->x, it->y),
          &other,
          it->other_x < 0 ? 0 : 1,
          &chain);

      g_test_message ("%s: %d at %d", it->picture, kind, chain);
      g_assert_cmpint (kind, ==, it->kind);
      if (kind == TENGEN_ENGINE_ADVICE_NOTHING)
        g_assert_cmpint (chain, ==, TENGEN_POINT_NONE);
      else
        g_assert_cmpint (
            tengen_board_get_chain (board, chain),
            ==,
            tengen_board_get_chain (
                board, tengen_point_make (width, it->chain_x, it->chain_y)));
      g_assert_cmpuint (tengen_board_get_hash (board), ==, hash);
      g_assert_cmpuint (tengen_board_get_depth (board), ==, 0);
    }
}

/* Questions about boards by chance end, and leave the board as it was. */
static void
test_random (void)
{
  for (int i = 0; i < 30; i++)
    {
      int size = g_test_rand_int_range (2, 20);
      g_autoptr (TengenBoard) board = tengen_board_new (size, size);
      guint64 hash;

      for (int j = 0; j < size * size; j++)
        {
          TengenPoint point =
              (TengenPoint) g_test_rand_int_range (0, size * size);

          if (tengen_board_get (board, point) == TENGEN_STONE_NONE)
            tengen_board_play (board, point, (TengenStone) (1 + j % 2), NULL);
        }
      hash = tengen_board_get_hash (board);
      for (TengenPoint point = 0; point < size * size; point++)
        {
          TengenBoardTry result;
          TengenPoint chain;

          if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
            continue;
          tengen_board_try (board, point, TENGEN_STONE_BLACK, &result);
          if (result.own > 0)
            continue;
          tengen_engine_advice_kind_find (
              board, TENGEN_STONE_BLACK, point, NULL, 0, &chain);
          tengen_engine_advice_judge (
              board, TENGEN_STONE_BLACK, point, TENGEN_POINT_PASS);
        }
      g_assert_cmpuint (tengen_board_get_hash (board), ==, hash);
    }
}

static int
judge (const char *picture, int x, int y, TengenPoint last)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);

  return tengen_engine_advice_judge (
      board,
      TENGEN_STONE_BLACK,
      tengen_point_make (tengen_board_get_width (board), x, y),
      last);
}

static void
test_judge (void)
{
  static const char *const taking = ".XX../XOO../.XX../.....";
  static const char *const quiet = "......./......./..X..../......./....O../"
                                   "......./.......";

  g_assert_cmpint (judge (taking, 3, 1, TENGEN_POINT_NONE), >=, 6);
  /* an own eye */
  g_assert_cmpint (judge (".X.../X..../.....", 0, 0, TENGEN_POINT_NONE), ==, 0);
  /* into atari */
  g_assert_cmpint (judge (".O.../...../.....", 0, 0, TENGEN_POINT_NONE), ==, 0);
  /* the first line without a reason */
  g_assert_cmpint (judge (quiet, 6, 3, TENGEN_POINT_NONE), ==, 0);
  g_assert_cmpint (judge (quiet, 4, 2, TENGEN_POINT_NONE), >, 0);
  /* beside the last move */
  g_assert_cmpint (
      judge (quiet, 4, 3, 4 * 7 + 4), >, judge (quiet, 4, 3, 2 * 7 + 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/advice-kind/cases", test_cases);
  g_test_add_func ("/engine/advice-kind/random", test_random);
  g_test_add_func ("/engine/advice-kind/judge", test_judge);
  return g_test_run ();
}
