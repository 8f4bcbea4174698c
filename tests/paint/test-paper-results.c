/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paper-results: tables of matches, whatever their size, stay on pages
 */
#include "tengen-paper-results.h"

#include "paper-pages.h"
#include "tengen-match-pair.h"

static TengenMatch *
make_match (TengenMatchKind kind, int n)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  TengenMatch *match = tengen_match_new ("m", kind, setup);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf (
          "%d%.*s",
          i,
          i,
          "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");

      tengen_match_add_player (match, name, 0);
    }
  return match;
}

static void
test_sizes (void)
{
  static const int COUNTS[] = { 2, 12, 64 };

  for (guint i = 0; i < G_N_ELEMENTS (COUNTS); i++)
    {
      g_autoptr (TengenMatch) match =
          make_match (TENGEN_MATCH_ROUND_ROBIN, COUNTS[i]);
      g_autoptr (TengenPaper) paper = NULL;

      if (COUNTS[i] < 64)
        g_assert_cmpint (tengen_match_pair (match, 1), ==, 0);
      paper = tengen_paper_new_results (match, (TengenPaperSize) i);
      check_pages (paper);
    }
}

static void
play_round (TengenMatch *match, guint seed)
{
  TengenResult result = { .kind = TENGEN_RESULT_RESIGN,
                          .winner = TENGEN_STONE_BLACK };

  g_assert_cmpint (tengen_match_pair (match, seed), ==, 0);
  for (guint i = 0; i < match->games->len; i++)
    if (tengen_match_get_game (match, (int) i)->white != TENGEN_MATCH_NOBODY)
      tengen_match_set_result (match, (int) i, &result, TRUE);
}

/* However many rounds there are, all of a table is on the paper. */
static void
test_many_rounds (void)
{
  g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_ROUND_ROBIN, 16);
  g_autoptr (TengenPaper) paper = NULL;

  for (guint round = 1; round < 16; round++)
    play_round (match, round);
  paper = tengen_paper_new_results (match, TENGEN_PAPER_A5);
  check_pages (paper);
}

/* What is explained below a table goes to a new page where it has no room. */
static void
test_explained (void)
{
  g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, 0);

  for (int i = 1; i <= 33; i++)
    {
      g_autofree char *name = g_strdup_printf ("林 %d", i);
      g_autoptr (TengenPaper) paper = NULL;

      tengen_match_add_player (match, name, 0);
      if (i < 29)
        continue;
      paper = tengen_paper_new_results (match, TENGEN_PAPER_A4);
      check_pages (paper);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paper-results/sizes", test_sizes);
  g_test_add_func ("/paper-results/many-rounds", test_many_rounds);
  g_test_add_func ("/paper-results/explained", test_explained);
  return g_test_run ();
}
