/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-ladder: whether atari after atari takes a chain
 */
#include "tengen-engine-ladder.h"

#include "board-picture.h"

typedef struct
{
  const char *picture;
  int x, y; /* the chain, Black's */
  TengenEngineLadder answer;
} Case;

/* Black's chain is in atari and Black moves. */
static const Case escapes[] = {
  /* across the board to the edge */
  { "......./..OO.../.OX..../..O..../......./......./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_NO },
  /* a stone lies in its way, before the edge */
  { "......./..OO.../.OX..../..O..../......./.....X./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_YES },
  /* one that is beside its way */
  { "......./..OO.../.OX..../..O..../......./.X...../.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_NO },
  /* the other side's stone in its way helps nothing */
  { "......./..OO.../.OX..../..O..../......./.....O./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_NO },
  /* one of the stones around can be taken */
  { "......./.XOO.../XOX..../..O..../......./......./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_YES },
  /* crawls along the edge into the corner */
  { "......./......./......./......./......./..O..../.OX....",
    2,
    6,
    TENGEN_ENGINE_LADDER_NO },
  /* a stone stands on its way there */
  { "......./......./......./......./......./..O..X./.OX....",
    2,
    6,
    TENGEN_ENGINE_LADDER_YES },
  /* in the corner */
  { "XO...../.O...../......./......./......./......./.......",
    0,
    0,
    TENGEN_ENGINE_LADDER_NO },
  /* comes out with three liberties */
  { "......./..O..../.OX..../..O..../......./......./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_YES },
  /* a ko comes up */
  { ".XO..../XO.O.../.XO..../......./......./......./.......",
    1,
    0,
    TENGEN_ENGINE_LADDER_UNSURE },
};

/* White moves. */
static const Case catches[] = {
  { "......./..OO.../.OX..../......./......./......./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_YES },
  { "......./..OO.../.OX..../......./......./.....X./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_NO },
  /* one that is beside its way */
  { "......./..OO.../.OX..../......./......./.X...../.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_YES },
  /* three liberties */
  { "......./...O.../.OX..../......./......./......./.......",
    2,
    2,
    TENGEN_ENGINE_LADDER_NO },
  /* in the corner */
  { "..O..../.XO..../.O...../......./......./......./.......",
    1,
    1,
    TENGEN_ENGINE_LADDER_YES },
};

static void
turn_colours (char *picture)
{
  for (; *picture != '\0'; picture++)
    *picture = *picture == 'X' ? 'O' : *picture == 'O' ? 'X' : *picture;
}

typedef TengenEngineLadder (*Ask) (TengenBoard *board,
                                   TengenPoint chain,
                                   int moves);

/* Asks for both colours; the board is the same afterwards. */
static void
check (const Case *cases, gsize n, Ask ask)
{
  for (gsize i = 0; i < n; i++)
    for (int colour = 0; colour < 2; colour++)
      {
        g_autofree char *picture = g_strdup (cases[i].picture);
        g_autoptr (TengenBoard) board = NULL;
        g_autoptr (TengenBoard) before = NULL;
        TengenPoint chain = tengen_point_make (7, cases[i].x, cases[i].y);

        if (colour == 1)
          turn_colours (picture);
        board = tengen_picture_parse (picture, NULL);
        before = tengen_board_copy (board);
        g_test_message ("%s", picture);
        g_assert_cmpint (ask (board, chain, TENGEN_ENGINE_LADDER_MOVES),
                         ==,
                         cases[i].answer);
        g_assert_true (tengen_board_equal (board, before));
      }
}

static void
test_escapes (void)
{
  check (escapes, G_N_ELEMENTS (escapes), tengen_engine_ladder_escapes);
}

static void
test_catches (void)
{
  check (catches, G_N_ELEMENTS (catches), tengen_engine_ladder_catches);
}

/* Nothing is claimed when there is no room to read. */
static void
test_moves (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (escapes[0].picture, NULL);

  g_assert_cmpint (tengen_engine_ladder_escapes (board, 16, 3),
                   ==,
                   TENGEN_ENGINE_LADDER_UNSURE);
  g_assert_cmpint (tengen_engine_ladder_escapes (board, 16, 60),
                   ==,
                   TENGEN_ENGINE_LADDER_NO);
}

/* The liberties of the chains that are in danger, and how large these are. */
static void
test_danger (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (
      "......./..OO.../.OX..../......./......./XX...../OO.....", NULL);
  guint8 danger[49];

  tengen_engine_ladder_find_danger (
      board, TENGEN_STONE_BLACK, TENGEN_ENGINE_LADDER_MOVES, danger);
  for (int i = 0; i < 49; i++)
    g_assert_cmpuint (danger[i], ==, i == 17 || i == 23);
  tengen_engine_ladder_find_danger (
      board, TENGEN_STONE_WHITE, TENGEN_ENGINE_LADDER_MOVES, danger);
  for (int i = 0; i < 49; i++)
    g_assert_cmpuint (danger[i], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/ladder/escapes", test_escapes);
  g_test_add_func ("/engine/ladder/catches", test_catches);
  g_test_add_func ("/engine/ladder/moves", test_moves);
  g_test_add_func ("/engine/ladder/danger", test_danger);
  return g_test_run ();
}
