/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-level: the computer as an opponent of levels 1 to 10
 */
#include "tengen-engine-level.h"

#include "engine-board.h"
#include "tengen-board-random.h"

#include <string.h>

/* Levels that search have the smallest budget in games of a test. */
#define HALVINGS 9

static TengenPoint
choose (TengenGo *go, int level, guint64 seed)
{
  TengenEnginePlayer player = {
    .level = level,
    .seed = seed,
    .halvings = HALVINGS,
    .komi_x2 = tengen_go_rules_komi (tengen_go_get_rules (go), 0),
    .counts_lying = TRUE,
  };
  TengenEngineAnswer answer;

  tengen_engine_level_choose (go, &player, NULL, NULL, &answer);
  g_assert_false (answer.is_stopped);
  return answer.point;
}

/* Plays what was chosen; it must be legal. */
static void
play (TengenGo *go, TengenPoint point)
{
  TengenStone stone = tengen_go_get_to_move (go);

  if (point != TENGEN_POINT_PASS)
    {
      g_assert_cmpint (
          tengen_go_check (go, point, stone, NULL), ==, TENGEN_REASON_NONE);
      tengen_go_play (go, point, stone);
    }
  else if (tengen_go_rules_has_passes (tengen_go_get_rules (go)))
    tengen_go_pass (go, stone);
  else
    tengen_go_virtual (go, stone);
}

/* Plays a game to its end, which must come. Without a search no eye is filled
 * that a safe chain needs. */
static void
play_game (TengenGo *go, int black, int white, guint64 seed)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (go));
  guint n_passes = 0;

  for (int n = 0; n_passes < 2; n++)
    {
      TengenStone stone = tengen_go_get_to_move (go);
      int level = stone == TENGEN_STONE_BLACK ? black : white;
      TengenPoint point = choose (go, level, seed);
      guint8 before[TENGEN_BOARD_MAX_POINTS], after[TENGEN_BOARD_MAX_POINTS];

      g_assert_cmpint (n, <, 8 * n_points + 20);
      find_safe (go, stone, before);
      play (go, point);
      find_safe (go, stone, after);
      for (int i = 0; i < n_points; i++)
        if (level <= TENGEN_ENGINE_LEVELS_SIGHT)
          g_assert_true (!before[i] || after[i]);
      n_passes = point == TENGEN_POINT_PASS ? n_passes + 1 : 0;
    }
}

/* Games of the levels without search end under all rule sets. */
static void
test_games (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (int j = 0; j < 2; j++)
      {
        g_autoptr (TengenGo) go =
            tengen_go_new (tengen_go_rules_get_named (i), 5, 4 + j);

        play_game (go, 1 + (int) i % 4, 1 + (int) (i + 2) % 4, i);
      }
}

/* So do those of all levels on the smallest boards. */
static void
test_small (void)
{
  static const char *const rules[] = { "pure", "china", "japan" };

  for (int width = 1; width <= 3; width++)
    for (int height = 1; height <= 3; height++)
      for (int level = 1; level <= TENGEN_ENGINE_LEVELS; level++)
        {
          g_autoptr (TengenGo) go = tengen_go_new (
              tengen_go_rules_find (rules[(width + level) % 3]), width, height);

          play_game (go, level, level % 4 + 1, (guint64) height);
        }
}

/* Large boards and long ones. */
static void
test_sizes (void)
{
  static const int sizes[][2] = {
    { 52, 52 }, { 19, 52 }, { 52, 1 }, { 19, 19 }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (TengenGo) go = tengen_go_new (
          tengen_go_rules_find ("pure"), sizes[i][0], sizes[i][1]);

      play (go, choose (go, 1, 1));
      play (go, choose (go, 4, 1));
    }
}

static void
test_most (void)
{
  g_assert_cmpint (tengen_engine_level_get_most (1, 1), ==, 10);
  g_assert_cmpint (tengen_engine_level_get_most (19, 19), ==, 10);
  g_assert_cmpint (tengen_engine_level_get_most (19, 20), ==, 4);
  g_assert_cmpint (tengen_engine_level_get_most (20, 1), ==, 4);
  g_assert_cmpint (tengen_engine_level_get_most (52, 52), ==, 4);
}

/* The budget grows with the level; halving it goes down to 1. */
static void
test_playouts (void)
{
  for (int size = 1; size <= TENGEN_ENGINE_SIZE_MAX; size++)
    for (int is_pure = 0; is_pure < 2; is_pure++)
      {
        const TengenGoRules *rules =
            tengen_go_rules_find (is_pure ? "pure" : "china");
        TengenEnginePlayer player = { .level = 1 };
        guint before = 0;

        for (; player.level <= TENGEN_ENGINE_LEVELS; player.level++)
          {
            guint n =
                tengen_engine_level_get_playouts (&player, rules, size, size);

            if (player.level <= TENGEN_ENGINE_LEVELS_SIGHT)
              g_assert_cmpuint (n, ==, 0);
            else
              g_assert_cmpuint (n, >, before);
            before = n;
          }
        g_assert_cmpuint (before, <=, TENGEN_ENGINE_BUDGET_MAX);
        player.level = TENGEN_ENGINE_LEVELS;
        player.halvings = 1;
        g_assert_cmpuint (
            tengen_engine_level_get_playouts (&player, rules, size, size),
            ==,
            before / 2);
        player.halvings = 60;
        g_assert_cmpuint (
            tengen_engine_level_get_playouts (&player, rules, size, size),
            ==,
            1);
      }
}

/* The move is the same after it was taken back, and the game with its history
 * is as it was. */
static void
test_same (void)
{
  for (int level = 1; level <= TENGEN_ENGINE_LEVELS; level++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("pure"), 5, 5);

      for (int i = 0; i < 8; i++)
        {
          TengenGoCounters counters = *tengen_go_get_counters (go);
          guint64 hash = tengen_board_get_hash (tengen_go_get_board (go));
          guint ply = tengen_go_get_ply (go);
          TengenPoint point = choose (go, level, 6);

          g_assert_cmpmem (&counters,
                           sizeof counters,
                           tengen_go_get_counters (go),
                           sizeof counters);
          g_assert_cmpuint (
              hash, ==, tengen_board_get_hash (tengen_go_get_board (go)));
          g_assert_cmpuint (ply, ==, tengen_go_get_ply (go));
          play (go, point);
          play (go, choose (go, 1, 7));
          tengen_go_undo (go);
          tengen_go_undo (go);
          g_assert_cmpint (choose (go, level, 6), ==, point);
          play (go, point);
        }
    }
}

/* Other seeds make other games. */
static void
test_seeds (void)
{
  for (int level = 1; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
    {
      g_autoptr (TengenGo) go = engine_board_begin (
          "pure", "......./......./..XO.../...X.../......./......./.......", 2);
      TengenPoint first = choose (go, level, 0);
      guint n = 0;

      for (guint64 seed = 1; seed < 20; seed++)
        n += choose (go, level, seed) != first;
      g_assert_cmpuint (n, >, level < TENGEN_ENGINE_LEVELS_SIGHT ? 4 : 0);
    }
}

/* Boards set up by hand, also with chains that have no liberty. */
static void
test_set_up (void)
{
  TengenBoardRandom random = { 11 };

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_get_named (
                             (guint) i % tengen_go_rules_get_n_named ()),
                         5,
                         4);
      guint8 stones[20];

      for (int j = 0; j < 20; j++)
        {
          guint drawn = tengen_board_random_below (&random, 5);

          stones[j] = (guint8) (drawn > 2 ? drawn - 2 : 0);
          stones[j] =
              i % 4 == 0 && j != 7 ? (guint8) (1 + drawn % 2) : stones[j];
        }
      tengen_go_setup_all (go, stones);
      play (go, choose (go, 1 + i % TENGEN_ENGINE_LEVELS, 3));
    }
}

/* Levels that search pass where the boundary is closed, also those of few
 * playouts. */
static void
test_closed (void)
{
  static const char *const rules[] = { "china", "japan" };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    for (int level = 5; level <= 8; level++)
      for (guint64 seed = 0; seed < 4; seed++)
        {
          g_autoptr (TengenGo) go = engine_board_begin (
              rules[i],
              "XOO.OO.O./XXOO.OOOO/OXXOOOOXX/.X.XOXXX./X.XXOXXXX/XXXXXOOXX/"
              "....XXOOO/XXXXOO.OO/...XOOO.O",
              TENGEN_STONE_WHITE);
          TengenEnginePlayer player = { .level = level,
                                        .seed = seed,
                                        .komi_x2 = 13 };
          TengenEngineAnswer answer;

          tengen_engine_level_choose (go, &player, NULL, NULL, &answer);
          g_assert_cmpint (answer.point, ==, TENGEN_POINT_PASS);
        }
}

/* Twelve moves of a game under some rules, of a level with a budget, as numbers
 * that any compiler must come to. Whoever changes what the computer plays writes
 * the new ones down. */
static const struct
{
  const char *rules;
  int size;
  int level;
  TengenPoint moves[12];
} games[] = {
  { "pure", 7, 1, { 32, 26, 25, 17, 10, 11, 12, 20, 24, 38, 37, 33 } },
  { "pure", 7, 3, { 17, 18, 19, 25, 31, 24, 16, 15, 8, 9, 10, 2 } },
  { "china", 9, 4, { 49, 58, 50, 59, 51, 60, 52, 61, 62, 71, 53, 70 } },
  { "pure", 7, 10, { 30, 25, 10, 16, 24, 17, 32, 18, 26, 19, 33, 29 } },
  { "japan", 9, 10, { 49, 40, 39, 48, 57, 47, 56, 55, 41, 31, 30, 22 } },
  { "3-1", 5, 8, { 12, 13, 18, 8, 6, 16, 17, 7, 11, 15, 21, 22 } },
  { "pure goal=3", 7, 9, { 31, 23, 8, 15, 9, 16, 10, 26, 37, 39, 45, 29 } },
};

static void
test_everywhere (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TengenGo) go = NULL;
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GString) wanted = g_string_new (NULL);
      TengenEnginePlayer player = { .level = games[i].level,
                                    .seed = 17 + i,
                                    .playouts = 300 };
      TengenGoRules rules;

      g_assert_true (tengen_go_rules_parse (games[i].rules, &rules));
      go = tengen_go_new (&rules, games[i].size, games[i].size);
      for (int j = 0; j < 12; j++)
        {
          TengenEngineAnswer answer;

          tengen_engine_level_choose (go, &player, NULL, NULL, &answer);
          play (go, answer.point);
          g_string_append_printf (text, "%d, ", answer.point);
          g_string_append_printf (wanted, "%d, ", games[i].moves[j]);
        }
      g_assert_cmpstr (text->str, ==, wanted->str);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-level/games", test_games);
  g_test_add_func ("/engine-level/small", test_small);
  g_test_add_func ("/engine-level/sizes", test_sizes);
  g_test_add_func ("/engine-level/most", test_most);
  g_test_add_func ("/engine-level/playouts", test_playouts);
  g_test_add_func ("/engine-level/closed", test_closed);
  g_test_add_func ("/engine-level/same", test_same);
  g_test_add_func ("/engine-level/everywhere", test_everywhere);
  g_test_add_func ("/engine-level/seeds", test_seeds);
  g_test_add_func ("/engine-level/set-up", test_set_up);
  return g_test_run ();
}
