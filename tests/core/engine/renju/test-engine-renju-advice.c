/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-advice: what is said of a move is true on the board
 */
#include "tengen-engine-renju-advice.h"

#include "renju-figure.h"
#include "renju-position.h"
#include "rounds.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static TengenEngineRenjuAdvice
find (const TengenRenju *board, TengenStone stone)
{
  TengenEngineRenjuAdvice advice;

  tengen_engine_renju_advice_find (board, stone, 1, NULL, NULL, &advice);
  return advice;
}

/* What the good move does, in positions where there is just one. */
static void
test_kinds (void)
{
  static const struct
  {
    const char *figure;
    TengenStone stone;
    TengenEngineRenjuAdviceKind kind;
    const char *good; /* any of them */
  } CASES[] = {
    { "H8 I8 J8 K8 A3 / L8 B5 C9 E14",
      BLACK,
      TENGEN_ENGINE_RENJU_ADVICE_FIVE,
      "G8" },
    { "H8 I8 J8 K8 / G8 C5 E14",
      WHITE,
      TENGEN_ENGINE_RENJU_ADVICE_STOP_FOUR,
      "L8" },
    { "H8 I8 J8 / G4 C5 E14",
      BLACK,
      TENGEN_ENGINE_RENJU_ADVICE_STRAIGHT_FOUR,
      "G8 K8" },
    { "H8 I8 J8 K10 K11 / G8 B3 C14 N3",
      BLACK,
      TENGEN_ENGINE_RENJU_ADVICE_FOUR_THREE,
      "K8" },
    { "G6 L7 L8 M7 N8 / H6 I6 J6 B12",
      WHITE,
      TENGEN_ENGINE_RENJU_ADVICE_FORBIDDEN,
      "K6" },
    { "H8 I8 J8 / B3 C14",
      WHITE,
      TENGEN_ENGINE_RENJU_ADVICE_STOP_THREE,
      "F8 G8 K8 L8" },
    { "B3 C14 N3 N13 G8 / H8 H9 I7 J7",
      WHITE,
      TENGEN_ENGINE_RENJU_ADVICE_THREES,
      "H7" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenRenju) board = renju_figure_read (CASES[i].figure);
      g_auto (GStrv) good = g_strsplit (CASES[i].good, " ", -1);
      TengenEngineRenjuAdvice advice = find (board, CASES[i].stone);
      gboolean is_found = FALSE;

      g_test_message ("%s: kind %d, points %u %u %u",
                      CASES[i].figure,
                      (int) advice.kind,
                      advice.points[0],
                      advice.points[1],
                      advice.points[2]);
      g_assert_cmpint (advice.n_points, >, 0);
      for (int j = 0; j < advice.n_points; j++)
        for (char **name = good; *name != NULL; name++)
          is_found |= advice.is_good[j] &&
                      advice.points[j] == renju_figure_point (*name);
      g_assert_true (is_found);
      g_assert_cmpint (advice.kind, ==, CASES[i].kind);
    }
}

static gboolean
is_even_choice (const TengenEngineRenjuAdvice *advice, int n_good)
{
  return n_good == 1 || n_good == advice->n_points;
}

/* Points are allowed and in order; one of them is good, or all are. */
static void
test_random (void)
{
  GRand *random = g_rand_new_with_seed (29);

  for (guint i = 0; i < rounds_make (12); i++)
    {
      g_autoptr (TengenRenju) board = renju_position_draw (random, 0, 60);
      TengenStone stone = i % 2 == 0 ? BLACK : WHITE;
      TengenEngineRenjuAdvice advice = find (board, stone);
      int n_good = 0;

      g_assert_cmpint (advice.n_points, >, 0);
      g_assert_false (advice.is_stopped);
      for (int j = 0; j < advice.n_points; j++)
        {
          TengenPoint point = advice.points[j];

          n_good += advice.is_good[j];
          g_assert_false (renju_position_is_forbidden (board, point, stone));
          g_assert_cmpint (
              tengen_renju_get (board, point), ==, TENGEN_STONE_NONE);
          if (j > 0)
            g_assert_true (advice.points[j - 1] % 15 < point % 15 ||
                           (advice.points[j - 1] % 15 == point % 15 &&
                            advice.points[j - 1] < point));
          if (advice.answer[j] != TENGEN_POINT_PASS)
            g_assert_cmpint (tengen_renju_get (board, advice.answer[j]),
                             ==,
                             TENGEN_STONE_NONE);
        }
      g_assert_true (is_even_choice (&advice, n_good));
      if (n_good > 1)
        g_assert_cmpint (advice.kind, ==, TENGEN_ENGINE_RENJU_ADVICE_NOTHING);
    }
  g_rand_free (random);
}

static gboolean
stop_cb (guint positions, gpointer data)
{
  return positions < 2000;
}

static void
test_stop (void)
{
  g_autoptr (TengenRenju) board = renju_figure_read ("H8 I10 / H9 J9");
  TengenEngineRenjuAdvice advice;

  tengen_engine_renju_advice_find (board, BLACK, 1, stop_cb, NULL, &advice);
  g_assert_true (advice.is_stopped);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/advice/kinds", test_kinds);
  g_test_add_func ("/engine/renju/advice/random", test_random);
  g_test_add_func ("/engine/renju/advice/stop", test_stop);
  return g_test_run ();
}
