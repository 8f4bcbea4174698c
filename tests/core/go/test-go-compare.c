/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-compare: one position under all rule sets
 *
 * What: what rule sets must agree on, and by how much the rest may differ
 *       (go-rules 9), in random games; terms that add up; obstacles.
 */
#include "tengen-go-compare.h"

#include "go-random.h"
#include "board-picture.h"

#include <string.h>

#define N_GAMES 150

static const TengenGoComparison *
find_row (const GPtrArray *rows, const char *id)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const TengenGoComparison *row = g_ptr_array_index (rows, i);

      if (strcmp (row->rules.id, id) == 0)
        return row;
    }
  g_assert_not_reached ();
}

static const TengenGoCount *
find_count (const GPtrArray *rows, const char *id)
{
  const TengenGoComparison *row = find_row (rows, id);

  g_assert_nonnull (row->count);
  return row->count;
}

static int
lead (const int figures[3])
{
  return figures[TENGEN_STONE_BLACK] - figures[TENGEN_STONE_WHITE];
}

/* Black's lead in what is counted, without komi and bonuses. */
static int
raw_x2 (const GPtrArray *rows, const char *id)
{
  return lead (find_count (rows, id)->score_x2);
}

static GPtrArray *
compare (const GoRandom *game)
{
  return tengen_go_compare (tengen_go_get_board (game->go),
                            tengen_go_get_counters (game->go),
                            &game->agreement,
                            NULL,
                            NULL,
                            game->handicap);
}

/* The plain difference of area, counted from owners. */
static int
find_delta (const TengenGoCount *count)
{
  static const int worth[] = { 1, -1, 1, -1, 1, -1, 0 };
  int delta = 0;

  for (int i = 0; i < count->n_points; i++)
    delta += worth[count->owner[i]];
  return delta;
}

/* The figures that parts of the rule sets are apart by. */
typedef struct
{
  int delta;
  int n1;
  int n2;
  int v1;
  int handicap;
  int claims;
  int seki;
  int lost;
  gboolean white_first;
  gboolean white_passed_first;
} Figures;

static Figures
find_figures (const GoRandom *game, const GPtrArray *rows)
{
  const TengenGoCounters *counters = tengen_go_get_counters (game->go);
  const TengenGoCount *count = find_count (rows, "2-2");

  return (Figures){
    .delta = find_delta (count),
    .n1 = lead (counters->board_moves[0]),
    .n2 = lead (counters->board_moves[1]),
    .v1 = lead (counters->virtual_moves[0]),
    .handicap = lead (counters->setup),
    .claims = lead (count->claimed),
    .seki = lead (count->seki_eyes),
    .lost = lead (count->prisoners) + lead (count->dead),
    .white_first = counters->first_mover == TENGEN_STONE_WHITE,
    .white_passed_first = counters->first_passer == TENGEN_STONE_WHITE,
  };
}

static void
check_delta (const GPtrArray *rows, const char *const *ids, int delta)
{
  for (; *ids != NULL; ids++)
    g_assert_cmpint (raw_x2 (rows, *ids), ==, 2 * delta);
}

static void
check_science (const GPtrArray *rows, const Figures *of)
{
  static const char *const same[] = {
    "1-2", "2-2", "2-2alt", "4-2", "china", "ing", "wmsg", NULL,
  };
  static const char *const artistic[] = { "1-1", "2-1", "4-1", NULL };

  check_delta (rows, same, of->delta);
  check_delta (rows, artistic, of->delta - of->n1 - of->handicap);
  g_assert_cmpint (find_count (rows, "wmsg")->pass_bonus_x2,
                   ==,
                   of->white_passed_first ? 2 : 0);
}

static void
check_usual (const GPtrArray *rows, const Figures *of)
{
  int moves = of->n1 + of->n2 + of->handicap;
  int bsw = of->delta - of->claims - moves;

  g_assert_cmpint (raw_x2 (rows, "aga-area"), ==, 2 * (of->delta - of->claims));
  g_assert_cmpint (raw_x2 (rows, "bsw-jp"), ==, 2 * bsw);
  g_assert_cmpint (raw_x2 (rows, "japan"), ==, 2 * (bsw - of->seki));
  g_assert_cmpint (
      raw_x2 (rows, "bsw-cn"), ==, 2 * (of->delta - of->claims - of->lost));
  if (of->handicap >= 2 ? of->white_first : !of->white_first)
    g_assert_cmpint (raw_x2 (rows, "aga-terr"),
                     ==,
                     raw_x2 (rows, "aga-area") -
                         find_count (rows, "aga-area")->bonus_x2);
}

static void
check_old (const GPtrArray *rows, const Figures *of)
{
  const TengenGoCount *tang = find_count (rows, "tang");
  const TengenGoCount *mingqing = find_count (rows, "mingqing");
  const TengenGoCount *pure = find_count (rows, "pure");

  g_assert_cmpint (
      raw_x2 (rows, "tang"),
      ==,
      2 * (of->delta - of->n1 - of->n2 - of->handicap - lead (tang->eyes)));
  g_assert_cmpint (raw_x2 (rows, "mingqing"),
                   ==,
                   2 * of->delta - 4 * lead (mingqing->groups));
  g_assert_cmpint (raw_x2 (rows, "pure"), ==, 2 * lead (pure->stones));
}

/* Passes only: all sets but those that stop in words. */
static void
test_passes (void)
{
  for (int i = 0; i < N_GAMES; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (GPtrArray) rows = NULL;
      Figures figures;

      go_random_init (&game, GO_RANDOM_PASSES);
      rows = compare (&game);
      figures = find_figures (&game, rows);
      check_science (rows, &figures);
      check_usual (rows, &figures);
      check_old (rows, &figures);
    }
}

/* Under the usual komi the artistic and the legal way part by this much. */
static void
test_komi (void)
{
  for (int i = 0; i < N_GAMES; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (GPtrArray) rows = NULL;
      Figures of;
      int apart_x2;

      go_random_init (&game, GO_RANDOM_PASSES);
      rows = compare (&game);
      of = find_figures (&game, rows);
      apart_x2 = raw_x2 (rows, "1-1") - find_count (rows, "1-1")->komi_x2 -
                 raw_x2 (rows, "1-2") + find_count (rows, "1-2")->komi_x2;
      g_assert_cmpint (apart_x2, ==, 2 * (1 - of.n1 - of.handicap));
    }
}

static void
test_virtual (void)
{
  static const char *const same[] = { "2-2", "2-2alt", NULL };

  for (int i = 0; i < N_GAMES; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (GPtrArray) rows = NULL;
      Figures of;

      go_random_init (&game, GO_RANDOM_VIRTUAL);
      rows = compare (&game);
      of = find_figures (&game, rows);
      check_delta (rows, same, of.delta);
      g_assert_cmpint (raw_x2 (rows, "2-1"),
                       ==,
                       2 * (of.delta - of.n1 - of.v1 - of.handicap));
    }
}

static void
test_words (void)
{
  static const char *const same[] = { "3-2", "3-2b", NULL };

  for (int i = 0; i < N_GAMES; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (GPtrArray) rows = NULL;
      const TengenGoCount *a, *b;
      Figures of;
      int more;

      go_random_init (&game, GO_RANDOM_WORDS);
      rows = compare (&game);
      of = find_figures (&game, rows);
      check_delta (rows, same, of.delta);
      g_assert_cmpint (
          raw_x2 (rows, "3-1"), ==, 2 * (of.delta - of.n1 - of.handicap));
      a = find_count (rows, "3-2");
      b = find_count (rows, "3-2b");
      more = a->balancer != TENGEN_STONE_NONE ? 2 : 0;
      g_assert_cmpint (b->score_x2[1], ==, a->score_x2[1] + more);
      g_assert_cmpint (b->score_x2[2], ==, a->score_x2[2] + more);
      g_assert_cmpint (b->points_x2[1], ==, a->points_x2[1]);
      g_assert_cmpint (b->board_stones, ==, a->board_stones - more);
    }
}

static void
check_terms (const TengenGoComparison *row)
{
  const TengenGoCount *count = row->count;
  int lead_x2 = row->area_x2;

  for (guint i = 0; i < row->terms->len; i++)
    {
      const TengenGoTermLine *line =
          &g_array_index (row->terms, TengenGoTermLine, i);

      g_assert_cmpint (line->lead_x2, !=, 0);
      lead_x2 += line->lead_x2;
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (g_array_index (row->terms, TengenGoTermLine, j).term,
                         !=,
                         line->term);
    }
  g_assert_cmpint (lead_x2,
                   ==,
                   lead (count->score_x2) - count->komi_x2 - count->bonus_x2 -
                       count->pass_bonus_x2);
  g_assert_cmpint (ABS (lead_x2), ==, count->margin_x2);
}

static void
check_points (const TengenGoCount *count)
{
  if (!count->has_points)
    return;
  g_assert_cmpint (
      count->points_x2[1] + count->points_x2[2], ==, 2 * count->n_points);
  g_assert_cmpint (lead (count->points_x2), ==, lead (count->score_x2));
}

/* In games of all kinds the terms of all sets add up, and no stone is lost. */
static void
test_terms (void)
{
  for (int i = 0; i < 3 * N_GAMES; i++)
    {
      g_auto (GoRandom) game;
      g_autoptr (GPtrArray) rows = NULL;

      go_random_init (&game, i % 3);
      rows = compare (&game);
      g_assert_cmpuint (rows->len, ==, tengen_go_rules_get_n_named ());
      for (guint j = 0; j < rows->len; j++)
        {
          const TengenGoComparison *row = g_ptr_array_index (rows, j);

          g_assert_cmpint ((row->obstacle == TENGEN_GO_OBSTACLE_NONE),
                           ==,
                           row->count != NULL);
          if (row->count == NULL)
            continue;
          check_terms (row);
          check_points (row->count);
        }
    }
}

static char *
format_terms (const TengenGoComparison *row)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < row->terms->len; i++)
    {
      const TengenGoTermLine *line =
          &g_array_index (row->terms, TengenGoTermLine, i);

      g_string_append_printf (
          text, "%s%d %d", i > 0 ? ", " : "", line->term, line->lead_x2);
    }
  return g_string_free (text, FALSE);
}

static void
check_text (const GPtrArray *rows, const char *id, const char *wanted)
{
  g_autofree char *got = format_terms (find_row (rows, id));

  g_assert_cmpstr (got, ==, wanted);
}

/* Black made the last move, White passed first. */
static void
test_last_move (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (".XO/.XO/.XX", NULL);
  const TengenGoCounters counters = {
    .board_moves = { { 0, 4, 2 } },
    .passes = { { 0, 1, 2 } },
    .first_mover = TENGEN_STONE_BLACK,
    .first_passer = TENGEN_STONE_WHITE,
    .last_passer = TENGEN_STONE_WHITE,
    .last_passes = 3,
  };
  const TengenGoCounters one = {
    .board_moves = { { 0, 4, 3 } },
    .prisoners = { 0, 0, 1 },
    .passes = { { 0, 1, 1 } },
    .first_mover = TENGEN_STONE_BLACK,
    .first_passer = TENGEN_STONE_WHITE,
    .last_passer = TENGEN_STONE_BLACK,
    .last_passes = 2,
  };
  const int komi_x2 = 3;
  g_autoptr (GPtrArray) two =
      tengen_go_compare (board, &counters, NULL, NULL, &komi_x2, 0);
  g_autoptr (GPtrArray) rows =
      tengen_go_compare (board, &one, NULL, NULL, NULL, 0);

  g_assert_cmpint (find_row (two, "1-1")->area_x2, ==, 10);
  check_text (two, "1-1", "1 -4, 15 -3");
  check_text (two, "1-2", "15 -3");
  check_text (two, "wmsg", "10 -2, 15 -3");
  check_text (two, "pure", "11 -6, 15 -3");
  g_assert_cmpint (
      find_row (two, "3-1")->obstacle, ==, TENGEN_GO_OBSTACLE_PASSES);
  check_text (rows, "1-1", "0 -2, 15 -13");
  check_text (rows, "1-2", "15 -15");
  check_text (rows, "bsw-cn", "7 2, 15 -12");
  check_text (rows, "3-1", "0 -2, 15 -13");
  g_assert_true (find_row (rows, "3-1")->words_assumed);
  g_assert_false (find_row (rows, "1-1")->words_assumed);
}

/* To the letter the passes that stop play are passes. */
static void
test_obstacle (void)
{
  const TengenGoCounters passes = {
    .passes = { { 0, 1, 1 } },
    .last_passes = 2,
  };
  const TengenGoCounters virtual = { .virtual_moves = { { 0 }, { 0, 0, 1 } } };
  const TengenGoCounters none = { .last_passes = 0 };

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      gboolean has_virtual = (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0;

      g_assert_cmpint (tengen_go_compare_obstacle (rules, &none),
                       ==,
                       TENGEN_GO_OBSTACLE_NONE);
      g_assert_cmpint (tengen_go_compare_obstacle (rules, &passes),
                       ==,
                       tengen_go_rules_has_passes (rules)
                           ? TENGEN_GO_OBSTACLE_NONE
                           : TENGEN_GO_OBSTACLE_PASSES);
      g_assert_cmpint (tengen_go_compare_obstacle (rules, &virtual),
                       ==,
                       has_virtual ? TENGEN_GO_OBSTACLE_NONE
                                   : TENGEN_GO_OBSTACLE_VIRTUAL);
    }
}

/* A game that was stopped by its only passes could have been stopped in words;
 * one that went on after them could not. */
static void
test_words_assumed (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (".XO/.XO", NULL);
  TengenGoCounters counters = {
    .board_moves = { { 0, 2, 2 } },
    .passes = { { 0, 1, 1 } },
    .last_passes = 2,
  };
  g_autoptr (GPtrArray) stopped =
      tengen_go_compare (board, &counters, NULL, NULL, NULL, 0);
  g_autoptr (GPtrArray) resumed = NULL;

  counters.last_passes = 0;
  resumed = tengen_go_compare (board, &counters, NULL, NULL, NULL, 0);
  for (guint i = 0; i < stopped->len; i++)
    {
      const TengenGoComparison *one = g_ptr_array_index (stopped, i);
      const TengenGoComparison *two = g_ptr_array_index (resumed, i);
      gboolean has_passes = tengen_go_rules_has_passes (&one->rules);

      g_assert_nonnull (one->count);
      g_assert_cmpint (one->words_assumed, ==, !has_passes);
      g_assert_cmpint ((two->count != NULL), ==, has_passes);
      g_assert_false (two->words_assumed);
    }
}

/* A changed rule set has the first row, with terms that add up; a named set is
 * a row already. */
static void
test_own (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (".X.O./.X.O./.X.O.", NULL);
  const TengenGoCounters counters = { .board_moves = { { 0, 3, 3 } } };
  TengenGoRules own = *tengen_go_rules_find ("china");
  g_autoptr (GPtrArray) named =
      tengen_go_compare (board, &counters, NULL, &own, NULL, 0);
  g_autoptr (GPtrArray) rows = NULL;
  const TengenGoComparison *first;

  own.komi_x2 = 5;
  rows = tengen_go_compare (board, &counters, NULL, &own, NULL, 0);
  g_assert_cmpuint (named->len, ==, tengen_go_rules_get_n_named ());
  g_assert_cmpuint (rows->len, ==, named->len + 1);
  first = rows->pdata[0];
  g_assert_true (tengen_go_rules_equal (&first->rules, &own));
  g_assert_cmpint (first->count->komi_x2, ==, 5);
  g_assert_cmpint (first->terms->len, ==, 1);
  g_assert_cmpint (
      g_array_index (first->terms, TengenGoTermLine, 0).lead_x2, ==, -5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/compare/passes", test_passes);
  g_test_add_func ("/go/compare/komi", test_komi);
  g_test_add_func ("/go/compare/virtual", test_virtual);
  g_test_add_func ("/go/compare/words", test_words);
  g_test_add_func ("/go/compare/terms", test_terms);
  g_test_add_func ("/go/compare/last-move", test_last_move);
  g_test_add_func ("/go/compare/obstacle", test_obstacle);
  g_test_add_func ("/go/compare/words-assumed", test_words_assumed);
  g_test_add_func ("/go/compare/own", test_own);
  return g_test_run ();
}
