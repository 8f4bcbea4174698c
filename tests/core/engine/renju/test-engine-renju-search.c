/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-search: moves that must be found, and what holds of all
 */
#include "tengen-engine-renju-search.h"

#include "renju-figure.h"
#include "renju-position.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static TengenEngineRenjuAnswer
search (const TengenRenju *board, TengenStone stone, guint positions)
{
  const TengenEngineRenjuSettings settings = { .positions = positions,
                                               .depth = 40 };
  TengenEngineRenjuAnswer answer;

  tengen_engine_renju_search (board, stone, &settings, NULL, NULL, &answer);
  return answer;
}

/* Stands for any of some points. */
static gboolean
is_any (TengenPoint point, const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);

  for (char **name = each; *name != NULL; name++)
    if (renju_figure_point (*name) == point)
      return TRUE;
  return FALSE;
}

/* What has to be played, for each side. */
static void
test_forced (void)
{
  static const struct
  {
    const char *figure;
    TengenStone stone;
    const char *points;
  } CASES[] = {
    /* five before everything, also before the other side's */
    { "H8 I8 J8 K8 / H9 I9 J9 K9", BLACK, "G8 L8" },
    { "H8 I8 J8 K8 / H9 I9 J9 K9", WHITE, "G9 L9" },
    /* White may make six, Black may not */
    { "A1 C1 E1 G1 I1 / G8 H8 I8 K8 L8", WHITE, "J8" },
    { "G8 H8 I8 K8 L8 G2 G3 G4 / A1 A2 A3 A4 A6 C1 C2 C5", BLACK, "A5" },
    /* a four is stopped */
    { "H8 I8 J8 K8 / G8 A1 A3", WHITE, "L8" },
    /* a straight four wins */
    { "H8 I8 J8 / A1 C1", BLACK, "G8 K8" },
    /* a three is stopped */
    { "H8 I8 J8 / A1 C1", WHITE, "F8 G8 K8 L8" },
    /* 四三 */
    { "H8 I8 J8 L10 L11 / G8 A1 C1 E1", BLACK, "L8 K8" },
    /* White forces Black's answer onto a forbidden point */
    { "G6 L7 L8 M7 N8 / H6 I6 J6 A1", WHITE, "K6" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenRenju) board = renju_figure_read (CASES[i].figure);
      TengenEngineRenjuAnswer answer = search (board, CASES[i].stone, 20000);

      g_test_message ("%s: %u", CASES[i].figure, answer.point);
      g_assert_true (is_any (answer.point, CASES[i].points));
    }
}

/* No move is forbidden, none is on a stone; budgets are kept; the same question
 * has the same answer. */
static void
test_random (void)
{
  GRand *random = g_rand_new_with_seed (19);

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (TengenRenju) board = renju_position_draw (random, 0, 120);
      TengenStone stone = i % 2 == 0 ? BLACK : WHITE;
      guint positions = 1u << (i % 13);
      TengenEngineRenjuAnswer answer = search (board, stone, positions);
      TengenEngineRenjuAnswer again = search (board, stone, positions);

      g_assert_cmpuint (answer.point, ==, again.point);
      g_assert_cmpint (answer.score, ==, again.score);
      g_assert_cmpuint (answer.positions, ==, again.positions);
      g_assert_cmpuint (answer.point, <, TENGEN_RENJU_POINTS);
      g_assert_cmpint (
          tengen_renju_get (board, answer.point), ==, TENGEN_STONE_NONE);
      g_assert_false (renju_position_is_forbidden (board, answer.point, stone));
      g_assert_cmpuint (
          answer.positions, <, positions + 3 * TENGEN_RENJU_POINTS);
      g_assert_false (answer.is_stopped);
    }
  g_rand_free (random);
}

/* A full board, and one where all that is left is forbidden for Black. */
static void
test_nothing (void)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  TengenPoint middle = TENGEN_RENJU_CENTER;
  TengenEngineRenjuAnswer answer;

  /* columns of two, so that there is no five anywhere */
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    tengen_renju_put (board, i, (i % 15 / 2 + i / 15) % 2 == 0 ? BLACK : WHITE);
  answer = search (board, WHITE, 100);
  g_assert_cmpuint (answer.point, ==, TENGEN_POINT_PASS);
  g_assert_cmpint (answer.score, ==, 0);
  for (int i = -5; i <= 5; i++)
    if (i != 0)
      {
        TengenPoint point = (TengenPoint) (middle + i);

        tengen_renju_take (board, point);
        tengen_renju_put (board, point, ABS (i) < 4 ? BLACK : WHITE);
      }
  tengen_renju_take (board, middle);
  g_assert_true (renju_position_is_forbidden (board, middle, BLACK));
  g_assert_cmpuint (search (board, BLACK, 100).point, ==, TENGEN_POINT_PASS);
  g_assert_cmpuint (search (board, WHITE, 100).point, ==, middle);
}

static gboolean
stop_cb (guint positions, gpointer data)
{
  guint *n = data;

  *n += 1;
  return positions < 3000;
}

/* A search is stopped with the best move so far. */
static void
test_stop (void)
{
  g_autoptr (TengenRenju) board = renju_figure_read ("H8 I10 / H9 J9");
  const TengenEngineRenjuSettings settings = { .positions = 10000000,
                                               .depth = 40 };
  TengenEngineRenjuAnswer answer;
  guint n = 0;

  tengen_engine_renju_search (board, BLACK, &settings, stop_cb, &n, &answer);
  g_assert_true (answer.is_stopped);
  g_assert_cmpuint (answer.point, <, TENGEN_RENJU_POINTS);
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (answer.positions, <, 3000 + 2000);
}

/* More positions beat fewer. */
static void
test_strength (void)
{
  GRand *random = g_rand_new_with_seed (23);
  int n = 0;

  for (int i = 0; i < 20; i++)
    {
      g_autoptr (TengenRenju) board = renju_position_draw (random, 3, 4);
      TengenStone stone = WHITE, strong = i % 2 == 0 ? BLACK : WHITE;

      for (int move = 0; move < 200; move++)
        {
          TengenPoint point =
              search (board, stone, stone == strong ? 1500 : 60).point;

          if (point == TENGEN_POINT_PASS)
            break;
          if (tengen_renju_wins (board, point, stone))
            {
              n += stone == strong;
              break;
            }
          tengen_renju_put (board, point, stone);
          stone = tengen_stone_other (stone);
        }
    }
  g_test_message ("%d of 20", n);
  g_assert_cmpint (n, >=, 14);
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/search/forced", test_forced);
  g_test_add_func ("/engine/renju/search/random", test_random);
  g_test_add_func ("/engine/renju/search/nothing", test_nothing);
  g_test_add_func ("/engine/renju/search/stop", test_stop);
  g_test_add_func ("/engine/renju/search/strength", test_strength);
  return g_test_run ();
}
