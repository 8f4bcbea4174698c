/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-pair-colour: how bad a colour is, and who gets which
 */
#include "match-class.h"
#include "tengen-match-pair-private.h"

/* Plays games of two players with these colours for the first: B and W. */
static TengenMatch *
new_history (const char *colours)
{
  TengenMatch *match = match_class_new (TENGEN_MATCH_SWISS, 4, "japan", 19);

  for (int i = 0; colours[i] != '\0'; i++)
    {
      gboolean black = colours[i] == 'B';

      tengen_match_pair_add (match, i + 1, black ? 0 : 1, black ? 1 : 0);
    }
  return match;
}

/* p1 after these games against p3, who has not played. */
static void
check_weight (const char *colours, int black, int white)
{
  g_autoptr (TengenMatch) match = new_history (colours);
  TengenMatchColours history;

  tengen_match_colours_init (&history, match);
  g_assert_cmpint (tengen_match_colours_weigh (&history, 0, 2), ==, black);
  g_assert_cmpint (tengen_match_colours_weigh (&history, 2, 0), ==, white);
}

static void
test_weigh (void)
{
  const int hard = TENGEN_MATCH_COLOUR_HARD;

  check_weight ("", 0, 0);
  check_weight ("B", 5, 0);
  check_weight ("W", 0, 5);
  check_weight ("BW", 0, 1);
  check_weight ("BB", hard, 0);
  check_weight ("BWW", 0, hard);
  check_weight ("BBWB", hard, 0);
  check_weight ("BWBB", hard, 0);
}

static void
check_black (const char *colours, gboolean prefer, int black)
{
  g_autoptr (TengenMatch) match = new_history (colours);
  TengenMatchColours history;

  tengen_match_colours_init (&history, match);
  tengen_match_pair_add_even (match, &history, 9, 0, 2, prefer);
  g_assert_cmpint (
      tengen_match_get_game (match, (int) match->games->len - 1)->black,
      ==,
      black);
}

static void
test_even (void)
{
  check_black ("", TRUE, 0);
  check_black ("", FALSE, 2);
  check_black ("B", TRUE, 2);
  check_black ("W", FALSE, 0);
  check_black ("BW", FALSE, 0);
}

/* A bye has no colour, the next board, and its result. */
static void
test_bye (void)
{
  g_autoptr (TengenMatch) match = new_history ("B");
  TengenMatchColours history;
  const TengenMatchGame *game;

  tengen_match_pair_add (match, 1, 2, TENGEN_MATCH_NOBODY);
  game = tengen_match_get_game (match, 1);
  tengen_match_colours_init (&history, match);
  g_assert_cmpint (history.more_black[2], ==, 0);
  g_assert_cmpint (history.run[2], ==, 0);
  g_assert_cmpint (game->board, ==, 2);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_FORFEIT);
  match->kind = TENGEN_MATCH_ROUND_ROBIN;
  tengen_match_pair_add (match, 2, 2, TENGEN_MATCH_NOBODY);
  game = tengen_match_get_game (match, 2);
  g_assert_cmpint (game->board, ==, 1);
  g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_VOID);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-pair-colour/weigh", test_weigh);
  g_test_add_func ("/match-pair-colour/even", test_even);
  g_test_add_func ("/match-pair-colour/bye", test_bye);
  return g_test_run ();
}
