/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju: levels, budgets, what moves and positions are worth
 */
#include "tengen-engine-renju.h"

#include "renju-figure.h"
#include "renju-position.h"
#include "rounds.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static void
test_budget (void)
{
  TengenEngineRenjuPlayer player = { .level = 1 };
  guint before = 0;

  for (; player.level <= TENGEN_ENGINE_RENJU_LEVELS; player.level++)
    {
      guint positions = tengen_engine_renju_get_positions (&player);

      if (player.level <= TENGEN_ENGINE_RENJU_LEVELS_SIGHT)
        g_assert_cmpuint (positions, ==, 0);
      else
        g_assert_cmpuint (positions, >, before);
      before = positions;
    }
  player.level = 7;
  player.positions = 1000;
  g_assert_cmpuint (tengen_engine_renju_get_positions (&player), ==, 1000);
  player.halvings = 3;
  g_assert_cmpuint (tengen_engine_renju_get_positions (&player), ==, 125);
  player.halvings = 40;
  g_assert_cmpuint (tengen_engine_renju_get_positions (&player), ==, 1);
  player.positions = G_MAXUINT;
  player.halvings = 0;
  g_assert_cmpuint (tengen_engine_renju_get_positions (&player),
                    ==,
                    TENGEN_ENGINE_RENJU_BUDGET_MAX);
  player.level = 4;
  g_assert_cmpuint (tengen_engine_renju_get_positions (&player), ==, 0);
}

/* Plays a game of two levels. Returns: the side that won, or none */
static TengenStone
play (int black, int white, guint64 seed)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  TengenStone stone = BLACK;

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      const TengenEngineRenjuPlayer player = { .level = stone == BLACK ? black
                                                                       : white,
                                               .seed = seed };
      TengenEngineRenjuAnswer answer;

      tengen_engine_renju_choose (board, stone, &player, NULL, NULL, &answer);
      if (answer.point == TENGEN_POINT_PASS)
        break;
      g_assert_false (renju_position_is_forbidden (board, answer.point, stone));
      if (tengen_renju_wins (board, answer.point, stone))
        return stone;
      tengen_renju_put (board, answer.point, stone);
      stone = tengen_stone_other (stone);
    }
  return TENGEN_STONE_NONE;
}

/* A much higher level wins, with either colour. */
static void
test_levels (void)
{
  static const int LEVELS[] = { 1, 3, 5, 7 };

  for (gsize i = 1; i < G_N_ELEMENTS (LEVELS); i++)
    {
      int n = 0, n_seeds = (int) rounds_make (16);

      for (int seed = 0; seed < n_seeds; seed++)
        {
          n += play (LEVELS[i], LEVELS[i - 1], (guint64) seed) == BLACK;
          n += play (LEVELS[i - 1], LEVELS[i], (guint64) seed) == WHITE;
        }
      g_test_message ("level %d: %d of %d", LEVELS[i], n, 2 * n_seeds);
      g_assert_cmpint (n * 8, >=, n_seeds * 11);
    }
}

/* Two threes are worth more to White than a stone far away; what wins at once
 * is worth a win. */
static void
test_rate (void)
{
  g_autoptr (TengenRenju) board =
      renju_figure_read ("A1 C1 E1 G1 G3 / H8 H9 I7 J7");
  g_autoptr (TengenRenju) four =
      renju_figure_read ("A1 C1 E1 G1 / H8 H9 H10 H11");
  TengenPoint points[2] = { renju_figure_point ("H7"),
                            renju_figure_point ("A15") };
  int scores[2];

  tengen_engine_renju_rate (board, WHITE, points, 2, 3000, NULL, NULL, scores);
  g_assert_cmpint (scores[0], >, TENGEN_ENGINE_RENJU_WIN - 100);
  g_assert_cmpint (scores[0], >, scores[1]);
  g_assert_cmpint (tengen_engine_renju_judge (board, WHITE, 3000, NULL, NULL),
                   >,
                   TENGEN_ENGINE_RENJU_WIN - 100);
  tengen_engine_renju_rate (four, WHITE, points, 2, 10, NULL, NULL, scores);
  g_assert_cmpint (scores[0], ==, TENGEN_ENGINE_RENJU_WIN);
  g_assert_cmpint (scores[1], >, TENGEN_ENGINE_RENJU_WIN - 10);
}

static gboolean
stop_cb (guint positions, gpointer data)
{
  guint *most = data;

  *most = MAX (*most, positions);
  return positions < 4000;
}

/* Progress counts the positions of all searches; a stopped one ends soon. */
static void
test_stop (void)
{
  g_autoptr (TengenRenju) board = renju_figure_read ("H8 I10 / H9 J9");
  TengenPoint points[20];
  int scores[20];
  guint most = 0;

  for (int i = 0; i < 20; i++)
    points[i] = (TengenPoint) i;
  tengen_engine_renju_rate (
      board, BLACK, points, 20, 3000, stop_cb, &most, scores);
  g_assert_cmpuint (most, >=, 4000);
  g_assert_cmpuint (most, <, 10000);
  for (int i = 0; i < 20; i++)
    g_assert_cmpint (ABS (scores[i]), <=, TENGEN_ENGINE_RENJU_WIN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/budget", test_budget);
  g_test_add_func ("/engine/renju/levels", test_levels);
  g_test_add_func ("/engine/renju/rate", test_rate);
  g_test_add_func ("/engine/renju/stop", test_stop);
  return g_test_run ();
}
