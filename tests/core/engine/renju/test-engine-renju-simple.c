/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-simple: what each level without search sees
 */
#include "tengen-engine-renju-simple.h"

#include "renju-figure.h"
#include "renju-position.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define N_SEEDS 100

/* How many of the seeds let a level play one of some points. */
static int
count (const char *figure, TengenStone stone, int level, const char *names)
{
  g_autoptr (TengenRenju) stones = renju_figure_read (figure);
  g_autoptr (TengenEngineRenjuBoard) board =
      tengen_engine_renju_board_new (stones);
  g_auto (GStrv) each = g_strsplit (names, " ", -1);
  int n = 0;

  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      TengenPoint point =
          tengen_engine_renju_choose_simple (board, stone, level, seed);

      for (char **name = each; *name != NULL; name++)
        n += renju_figure_point (*name) == point;
    }
  return n;
}

/* From its level on each is seen always; by level 1 at times only what a higher
 * level sees. */
static void
test_sight (void)
{
  static const struct
  {
    const char *figure;
    TengenStone stone;
    int level;
    const char *points;
  } CASES[] = {
    { "H8 I8 J8 K8 / A1 C3 E1 G1", BLACK, 1, "G8 L8" },
    { "H8 I8 J8 K8 / G8 C3 E1", WHITE, 1, "L8" },
    { "H8 I8 J8 / A1 C3", BLACK, 2, "G8 K8" },
    { "H8 I8 J8 / A1 C3", WHITE, 2, "G8 K8" },
    { "H8 I8 K8 / A1 C3", WHITE, 2, "J8" },
    { "H8 I8 J8 K10 K11 / G8 A1 C3 E1", BLACK, 3, "K8" },
    { "H8 I8 J8 K10 K11 / G8 A1 C3 E1", WHITE, 3, "K8" },
    /* the answer to White's four is forbidden */
    { "G6 L7 L8 M7 N8 / H6 I6 J6 A1", WHITE, 4, "K6" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    for (int level = 1; level <= TENGEN_ENGINE_RENJU_LEVELS_SIGHT; level++)
      {
        int n = count (CASES[i].figure, CASES[i].stone, level, CASES[i].points);

        g_test_message ("%s, level %d: %d", CASES[i].figure, level, n);
        if (level >= CASES[i].level)
          g_assert_cmpint (n, ==, N_SEEDS);
        else if (level == 1)
          g_assert_cmpint (n, <, N_SEEDS);
      }
}

/* Games of a level against itself have no move that is not allowed, and differ
 * by their seeds. */
static void
test_games (void)
{
  for (int level = 1; level <= TENGEN_ENGINE_RENJU_LEVELS_SIGHT; level++)
    {
      GHashTable *ends =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint64 seed = 0; seed < 20; seed++)
        {
          g_autoptr (TengenRenju) empty = tengen_renju_new ();
          g_autoptr (TengenEngineRenjuBoard) board =
              tengen_engine_renju_board_new (empty);
          GString *text = g_string_new (NULL);
          TengenStone stone = BLACK;

          for (;;)
            {
              TengenPoint point =
                  tengen_engine_renju_choose_simple (board, stone, level, seed);

              g_string_append_printf (text, "%u ", point);
              if (point == TENGEN_POINT_PASS ||
                  tengen_renju_wins (board->renju, point, stone))
                break;
              g_assert_false (
                  renju_position_is_forbidden (board->renju, point, stone));
              tengen_engine_renju_board_put (board, point, stone);
              stone = tengen_stone_other (stone);
            }
          g_hash_table_add (ends, g_string_free (text, FALSE));
        }
      g_assert_cmpuint (g_hash_table_size (ends), >=, 18);
      g_hash_table_unref (ends);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/simple/sight", test_sight);
  g_test_add_func ("/engine/renju/simple/games", test_games);
  return g_test_run ();
}
