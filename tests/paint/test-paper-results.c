/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paper-results: tables of matches, whatever their size, stay on pages
 */
#include "tengen-paper-results.h"

#include "paper-pages.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-pair.h"
#include "tengen-paper-pairings.h"
#include "tengen-paper-slips.h"

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

static guint
count_boxes (const TengenPaper *paper)
{
  guint n = 0;

  for (guint i = 0; i < tengen_paper_get_n_pages (paper); i++)
    {
      g_autoptr (GArray) boxes = list_boxes (paper, i);

      n += boxes->len;
    }
  return n;
}

/* Where all play even there is no column for what is not even. */
static void
test_terms (void)
{
  g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, 8);
  g_autoptr (TengenPaper) even = NULL;
  g_autoptr (TengenPaper) uneven = NULL;

  tengen_match_pair (match, 1);
  even = tengen_paper_new_results (match, TENGEN_PAPER_A4);
  tengen_match_get_game (match, 2)->handicap = 3;
  uneven = tengen_paper_new_results (match, TENGEN_PAPER_A4);
  /* the head and four games */
  g_assert_cmpuint (count_boxes (uneven), ==, count_boxes (even) + 1 + 4);
}

/* Whether each name and number in a table stands on one line. */
static void
check_whole (const TengenPaper *paper)
{
  check_pages (paper);
  for (guint page = 0; page < paper->pages->len; page++)
    {
      const GArray *items = g_ptr_array_index (paper->pages, page);

      for (guint i = 0; i < items->len; i++)
        {
          const TengenPaperItem *item =
              &g_array_index (items, TengenPaperItem, i);

          /* what is grey are sentences */
          if (item->free_data == (GDestroyNotify) tengen_paint_ruby_free &&
              item->rgb == TENGEN_PAPER_BLACK)
            g_assert_cmpfloat (
                item->box.height, <, 2 * tengen_paint_ruby_get_em (item->data));
        }
    }
}

static TengenMatch *
make_named (TengenMatchKind kind)
{
  TengenMatch *match = make_match (kind, 0);

  for (int i = 1; i <= 12; i++)
    {
      g_autofree char *name = g_strdup_printf ("能登川　花子 Anna %d", i);

      tengen_match_add_player (match, name, -i);
    }
  return match;
}

/* A name stays on one line with its number, however narrow the table is. */
static void
test_whole (void)
{
  g_autoptr (TengenMatch) match = make_named (TENGEN_MATCH_ROUND_ROBIN);
  g_autoptr (TengenPaper) paper = NULL;

  tengen_match_pair (match, 1);
  paper = tengen_paper_new_results (match, TENGEN_PAPER_A5);
  check_whole (paper);
}

/* So it does where there are more sums than a small page has room for. */
static void
test_ties (void)
{
  g_autoptr (TengenMatch) match = make_named (TENGEN_MATCH_SWISS);
  g_autoptr (TengenPaper) paper = NULL;

  g_assert_true (
      tengen_match_ties_parse (&match->ties, "sos sodos sos-1 direct"));
  g_assert_true (tengen_match_set_groups (match, -2, -9));
  match->n_rounds = 6;
  for (guint round = 1; round <= 6; round++)
    play_round (match, round);
  for (int size = TENGEN_PAPER_A4; size <= TENGEN_PAPER_A5; size++)
    {
      g_clear_pointer (&paper, tengen_paper_unref);
      paper = tengen_paper_new_results (match, (TengenPaperSize) size);
      check_whole (paper);
    }
}

/* However many boards there are and whatever names are called, all are on one
 * page. */
static void
test_pairings (void)
{
  for (int size = TENGEN_PAPER_A4; size <= TENGEN_PAPER_LETTER; size++)
    for (int n = 0; n <= TENGEN_MATCH_MAX_PLAYERS;
         n = n < 4 ? n + 1 : 2 * n - 1)
      {
        g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, n);
        g_autoptr (TengenPaper) paper = NULL;

        if (n >= 2)
          g_assert_cmpint (tengen_match_pair (match, 1), ==, 0);
        if (n >= 16)
          tengen_match_get_game (match, 3)->handicap = 9;
        paper = tengen_paper_new_pairings (match, (TengenPaperSize) size);
        g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 1);
        check_pages (paper);
      }
}

/* How many texts of a page have letters of a size at least. */
static guint
count_large (const TengenPaper *paper, double size)
{
  const GArray *items = g_ptr_array_index (paper->pages, 0);
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const TengenPaperItem *item = &g_array_index (items, TengenPaperItem, i);

      if (item->free_data == (GDestroyNotify) tengen_paint_ruby_free &&
          tengen_paint_ruby_get_em (item->data) >= size)
        n++;
    }
  return n;
}

/* 32 boards can be read from metres away, and the sheet is of the last round. */
static void
test_large (void)
{
  g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, 0);
  g_autoptr (TengenPaper) first = NULL;
  g_autoptr (TengenPaper) second = NULL;

  for (int i = 1; i <= TENGEN_MATCH_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("花子%d", i);

      tengen_match_add_player (match, name, 0);
    }
  play_round (match, 1);
  first = tengen_paper_new_pairings (match, TENGEN_PAPER_A4);
  /* 7 mm: the round, and number and names of each board */
  g_assert_cmpuint (count_large (first, 20), ==, 1 + 32 * 3);
  /* title, round, two blocks with heads, 32 boards */
  g_assert_cmpuint (count_boxes (first), ==, 2 + 2 * 3 + 32 * 3);
  play_round (match, 2);
  second = tengen_paper_new_pairings (match, TENGEN_PAPER_A4);
  g_assert_cmpuint (count_boxes (second), ==, count_boxes (first));
}

static guint
count_ticks (const TengenPaper *paper)
{
  guint n = 0;

  for (guint page = 0; page < paper->pages->len; page++)
    {
      const GArray *items = g_ptr_array_index (paper->pages, page);

      for (guint i = 0; i < items->len; i++)
        {
          const TengenPaperItem *item =
              &g_array_index (items, TengenPaperItem, i);

          n += item->is_solid && item->data == NULL ? 1 : 0;
        }
    }
  return n;
}

/* Each game has a slip with a box for either winner, a draw and no result; who
 * has no opponent has none. */
static void
test_slips (void)
{
  for (int size = TENGEN_PAPER_A4; size <= TENGEN_PAPER_LETTER; size++)
    for (int n = 0; n <= TENGEN_MATCH_MAX_PLAYERS;
         n = n < 4 ? n + 1 : 2 * n - 1)
      {
        g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, n);
        g_autoptr (TengenPaper) paper = NULL;

        if (n >= 2)
          g_assert_cmpint (tengen_match_pair (match, 1), ==, 0);
        paper = tengen_paper_new_slips (match, (TengenPaperSize) size);
        check_pages (paper);
        g_assert_cmpuint (count_ticks (paper), ==, 4 * (guint) (n / 2));
        if (n == 8 && size == TENGEN_PAPER_A4)
          g_assert_cmpuint (tengen_paper_get_n_pages (paper), ==, 1);
      }
}

/* The width of all that stands on the slip of two players. */
static double
measure_slip (const char *black, const char *white)
{
  g_autoptr (TengenMatch) match = make_match (TENGEN_MATCH_SWISS, 0);
  g_autoptr (TengenPaper) paper = NULL;
  g_autoptr (GArray) boxes = NULL;
  double width = 0;

  tengen_match_add_player (match, black, 0);
  tengen_match_add_player (match, white, 0);
  g_assert_cmpint (tengen_match_pair (match, 1), ==, 0);
  paper = tengen_paper_new_slips (match, TENGEN_PAPER_A4);
  boxes = list_boxes (paper, 0);
  for (guint i = 0; i < boxes->len; i++)
    width += g_array_index (boxes, TengenPaperBox, i).width;
  return width;
}

/* Either name is there. */
static void
test_slip_names (void)
{
  double both = measure_slip ("Hanako", "Hanaco");

  g_assert_cmpfloat (measure_slip ("Hanaco", "Hanako Notogawa"), >, both + 10);
  g_assert_cmpfloat (measure_slip ("Hanako Notogawa", "Hanaco"), >, both + 10);
}

/* However long the words for colours are, they are not cut: what is cut has the
 * smallest letters. */
static void
test_tentative (void)
{
  const double least = TENGEN_PAPER_SMALLEST + 0.25;
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenMatch) match = NULL;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  setup = tengen_game_setup_new_renju (&rules);
  match = tengen_match_new ("m", TENGEN_MATCH_SWISS, setup);
  for (int i = 1; i <= TENGEN_MATCH_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strdup_printf ("花子%d", i);

      tengen_match_add_player (match, name, 0);
    }
  tengen_match_pair (match, 1);
  for (int size = TENGEN_PAPER_A4; size <= TENGEN_PAPER_LETTER; size++)
    {
      g_autoptr (TengenPaper) slips =
          tengen_paper_new_slips (match, (TengenPaperSize) size);
      g_autoptr (TengenPaper) wall =
          tengen_paper_new_pairings (match, (TengenPaperSize) size);

      check_pages (slips);
      check_pages (wall);
      g_assert_cmpuint (count_large (slips, least), ==, count_large (slips, 1));
      g_assert_cmpuint (count_large (wall, least), ==, count_large (wall, 1));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paper-results/sizes", test_sizes);
  g_test_add_func ("/paper-results/many-rounds", test_many_rounds);
  g_test_add_func ("/paper-results/explained", test_explained);
  g_test_add_func ("/paper-results/terms", test_terms);
  g_test_add_func ("/paper-results/whole", test_whole);
  g_test_add_func ("/paper-results/ties", test_ties);
  g_test_add_func ("/paper-results/pairings", test_pairings);
  g_test_add_func ("/paper-results/large", test_large);
  g_test_add_func ("/paper-results/slips", test_slips);
  g_test_add_func ("/paper-results/slip-names", test_slip_names);
  g_test_add_func ("/paper-results/tentative", test_tentative);
  return g_test_run ();
}
