/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-lost: a lost game of stones is played for what can be kept
 *
 * Without sanitizers, as whole games are played.
 */
#include "tengen-engine-level.h"

#include <string.h>

/* The first 28 moves of a game that level 6, Black, lost without a stone left
 * when it played for a win to the end. Columns and rows from the top left. */
static const char MOVES[] = "ecfcebfbfaedfdhbibdcdbddfecbgagceahaiccgbgbhbfgbhc"
                            "dfdgcf";

static void
play (TengenGo *go, TengenPoint point)
{
  TengenStone stone = tengen_go_get_to_move (go);

  if (point == TENGEN_POINT_PASS)
    tengen_go_pass (go, stone);
  else
    tengen_go_play (go, point, stone);
}

static TengenGo *
open_game (void)
{
  TengenGo *go = tengen_go_new (tengen_go_rules_find ("pure"), 9, 9);

  for (gsize i = 0; i < strlen (MOVES); i += 2)
    play (go, (TengenPoint) ((MOVES[i + 1] - 'a') * 9 + MOVES[i] - 'a'));
  return go;
}

static void
test_keeps (void)
{
  for (guint64 seed = 1; seed <= 2; seed++)
    {
      g_autoptr (TengenGo) go = open_game ();
      guint n_passes = 0;
      int n_stones = 0;
      guint8 stones[81];

      for (int n = 0; n_passes < 2; n++)
        {
          TengenEnginePlayer player = {
            .level = tengen_go_get_to_move (go) == TENGEN_STONE_BLACK ? 6 : 9,
            .seed = seed,
            .counts_lying = TRUE,
          };
          TengenEngineAnswer answer;

          g_assert_cmpint (n, <, 400);
          tengen_engine_level_choose (go, &player, NULL, NULL, &answer);
          n_passes = answer.point == TENGEN_POINT_PASS ? n_passes + 1 : 0;
          play (go, answer.point);
        }
      tengen_board_read (tengen_go_get_board (go), stones);
      for (int i = 0; i < 81; i++)
        n_stones += stones[i] == TENGEN_STONE_BLACK;
      g_test_message ("%d stones", n_stones);
      g_assert_cmpint (n_stones, >=, 15);
    }
}

/* What asks whether a game is lost is halved like the rest, and no part of the
 * strongest levels, of games won by captures or of territory. */
static void
test_most (void)
{
  static const struct
  {
    const char *rules;
    int goal;
    int level;
    guint halvings;
    guint more;
  } cases[] = {
    { "pure", 0, 4, 0, 0 },    { "pure", 0, 5, 0, 2800 },
    { "pure", 0, 8, 1, 1400 }, { "pure", 0, 8, 60, 2 },
    { "pure", 0, 9, 0, 0 },    { "pure", 3, 6, 0, 0 },
    { "japan", 0, 6, 0, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TengenGoRules rules = *tengen_go_rules_find (cases[i].rules);
      TengenEnginePlayer player = { .level = cases[i].level,
                                    .halvings = cases[i].halvings };

      tengen_go_rules_set_goal (&rules, cases[i].goal);
      g_assert_cmpuint (
          tengen_engine_level_get_most_playouts (&player, &rules, 9, 9),
          ==,
          tengen_engine_level_get_playouts (&player, &rules, 9, 9) +
              cases[i].more);
    }
}

/* A lost game is searched once more, another one is not. */
static void
test_playouts (void)
{
  g_autoptr (TengenGo) lost = open_game ();
  g_autoptr (TengenGo) even =
      tengen_go_new (tengen_go_rules_find ("pure"), 9, 9);
  TengenEnginePlayer player = { .level = 5, .seed = 1, .counts_lying = TRUE };
  guint budget = tengen_engine_level_get_playouts (
      &player, tengen_go_get_rules (even), 9, 9);
  TengenEngineAnswer answer;

  tengen_engine_level_choose (even, &player, NULL, NULL, &answer);
  g_assert_cmpuint (answer.playouts, ==, budget + 2000);
  tengen_engine_level_choose (lost, &player, NULL, NULL, &answer);
  g_assert_cmpuint (answer.playouts, ==, budget + 2800);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-lost/keeps", test_keeps);
  g_test_add_func ("/engine-lost/most", test_most);
  g_test_add_func ("/engine-lost/playouts", test_playouts);
  return g_test_run ();
}
