/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-sketch: games of the computer with itself
 */
#include "tengen-engine-sketch.h"

#include <string.h>

#include "tengen-board.h"

#define SIDE 9

typedef struct
{
  guint8 stones[SIDE * SIDE];
} Picture;

static Picture
copy (const TengenBoard *board)
{
  Picture picture;

  for (int i = 0; i < SIDE * SIDE; i++)
    picture.stones[i] = (guint8) tengen_board_get (board, (TengenPoint) i);
  return picture;
}

/* Puts a stone where it may be put: on an empty point, where it stays, and by
 * which no ko is taken back. */
static void
put (TengenBoard *board, TengenPoint point, TengenStone side, Picture *before)
{
  Picture old = copy (board);
  Picture new;

  g_assert_cmpint (tengen_board_get (board, point), ==, TENGEN_STONE_NONE);
  tengen_board_play (board, point, side, NULL);
  g_assert_cmpint (tengen_board_get (board, point), ==, side);
  new = copy (board);
  g_assert_cmpint (memcmp (&new, before, sizeof new), !=, 0);
  *before = old;
}

/* Plays a game to its end. Returns: a number for all its moves. */
static guint64
play (int black, int white, guint64 seed, guint *n_stones)
{
  g_autoptr (TengenEngineSketch) self = tengen_engine_sketch_new (SIDE, SIDE);
  g_autoptr (TengenBoard) board = tengen_board_new (SIDE, SIDE);
  TengenStone side = TENGEN_STONE_BLACK;
  Picture before = copy (board);
  guint64 sum = 0;
  guint n_passes = 0;

  tengen_engine_sketch_begin (self, black, white, seed);
  while (n_passes < 2 && tengen_engine_sketch_get_n_moves (self) < 300)
    {
      TengenPoint point = tengen_engine_sketch_move (self, NULL);

      sum = sum * 31 + point;
      n_passes = point == TENGEN_POINT_PASS ? n_passes + 1 : 0;
      if (point == TENGEN_POINT_PASS)
        before = copy (board);
      else
        put (board, point, side, &before);
      side = tengen_stone_other (side);
    }
  *n_stones = 0;
  for (int i = 0; i < SIDE * SIDE; i++)
    *n_stones += tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE;
  return sum;
}

static void
test_games (void)
{
  for (int black = 1; black <= TENGEN_ENGINE_SKETCH_LEVELS; black++)
    for (int white = 1; white <= TENGEN_ENGINE_SKETCH_LEVELS; white++)
      {
        guint n_stones, n_again, n_other;
        guint64 sum = play (black, white, 7, &n_stones);

        g_assert_true (sum == play (black, white, 7, &n_again));
        g_assert_cmpuint (n_stones, ==, n_again);
        g_assert_cmpuint (n_stones, >, SIDE * SIDE / 2);
        g_assert_true (sum != play (black, white, 8, &n_other));
      }
}

static void
test_closed (void)
{
  g_autoptr (TengenEngineSketch) self = tengen_engine_sketch_new (5, 5);
  guint8 closed[25];

  for (int i = 0; i < 25; i++)
    closed[i] = i != 13;
  g_assert_cmpuint (tengen_engine_sketch_move (self, closed), ==, 13);
  g_assert_cmpuint (
      tengen_engine_sketch_move (self, closed), ==, TENGEN_POINT_PASS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-sketch/games", test_games);
  g_test_add_func ("/engine-sketch/closed", test_closed);
  return g_test_run ();
}
