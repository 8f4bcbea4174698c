/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match: players, and what a game of a match starts from
 */
#include "match-class.h"

static void
test_names (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 0, "japan", 19);

  g_assert_cmpint (
      tengen_match_add_player (match, " \t　", 0), ==, TENGEN_MATCH_FAULT_NAME);
  g_assert_cmpint (
      tengen_match_add_player (match, "\xff", 0), ==, TENGEN_MATCH_FAULT_NAME);
  g_assert_cmpint (tengen_match_add_player (match, "　花\n子 ", -3),
                   ==,
                   TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpstr (tengen_match_get_player (match, 0)->name, ==, "花 子");
  g_assert_cmpint (tengen_match_get_player (match, 0)->rank, ==, -3);
  g_assert_cmpint (tengen_match_add_player (match, "花　子", 0),
                   ==,
                   TENGEN_MATCH_FAULT_TWICE);
  g_assert_cmpint (match->players->len, ==, 1);
}

static void
test_set_player (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 2, "japan", 19);

  g_assert_cmpint (tengen_match_set_player (match, 0, "p2", 0, FALSE),
                   ==,
                   TENGEN_MATCH_FAULT_TWICE);
  g_assert_cmpint (tengen_match_set_player (match, 0, "", 0, FALSE),
                   ==,
                   TENGEN_MATCH_FAULT_NAME);
  g_assert_cmpstr (tengen_match_get_player (match, 0)->name, ==, "p1");
  g_assert_cmpint (tengen_match_set_player (match, 0, "p1 ", 2, TRUE),
                   ==,
                   TENGEN_MATCH_FAULT_NONE);
  g_assert_cmpstr (tengen_match_get_player (match, 0)->name, ==, "p1");
  g_assert_cmpint (tengen_match_get_player (match, 0)->rank, ==, 2);
  g_assert_true (tengen_match_get_player (match, 0)->left);
}

static void
test_many (void)
{
  g_autoptr (TengenMatch) series =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);
  g_autoptr (TengenMatch) event =
      match_class_new (TENGEN_MATCH_SWISS, 64, "japan", 19);

  g_assert_cmpint (tengen_match_add_player (series, "third", 0),
                   ==,
                   TENGEN_MATCH_FAULT_MANY);
  g_assert_cmpint (
      tengen_match_add_player (event, "65", 0), ==, TENGEN_MATCH_FAULT_MANY);
}

/* Names, ranks, handicap, komi, the place in the match; the time goes with the
 * person. */
static void
test_setup (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SERIES, 2, "bsw-jp", 9);
  g_autoptr (TengenGameSetup) first = NULL;
  g_autoptr (TengenGameSetup) second = NULL;
  g_autoptr (TengenGameSetup) third = NULL;
  g_autoptr (TengenGameSetup) fourth = NULL;
  TengenClockTime *times = match->setup->clock.seats;

  tengen_match_get_player (match, 0)->rank = -12;
  times[TENGEN_SEAT_FIRST].main_us = 60 * TENGEN_CLOCK_SECOND;
  times[TENGEN_SEAT_SECOND].main_us = 120 * TENGEN_CLOCK_SECOND;
  tengen_match_pair (match, 0);
  match_class_decide (match, 0, "0");
  tengen_match_pair (match, 0);
  first = tengen_match_make_setup (match, 0);
  second = tengen_match_make_setup (match, 1);
  g_assert_cmpstr (first->black, ==, "p1");
  g_assert_cmpstr (first->white, ==, "p2");
  g_assert_cmpstr (first->black_rank, ==, "12k");
  g_assert_null (first->white_rank);
  g_assert_cmpint (first->komi_x2, ==, 12);
  g_assert_cmpstr (first->match, ==, "test 1");
  g_assert_cmpint (first->clock.seats[TENGEN_SEAT_FIRST].main_us,
                   ==,
                   60 * TENGEN_CLOCK_SECOND);
  g_assert_cmpstr (second->black, ==, "p2");
  g_assert_cmpstr (second->white_rank, ==, "12k");
  g_assert_cmpstr (second->match, ==, "test 2");
  g_assert_cmpint (second->clock.seats[TENGEN_SEAT_FIRST].main_us,
                   ==,
                   120 * TENGEN_CLOCK_SECOND);
  g_assert_false (tengen_game_computer_is_any (first->computers));
  tengen_match_set_computer (match, 0, 4, "gnugo");
  third = tengen_match_make_setup (match, 0);
  fourth = tengen_match_make_setup (match, 1);
  g_assert_cmpint (third->computers[TENGEN_SEAT_FIRST].level, ==, 4);
  g_assert_cmpstr (third->computers[TENGEN_SEAT_FIRST].engine, ==, "gnugo");
  g_assert_cmpint (third->computers[TENGEN_SEAT_SECOND].level, ==, 0);
  g_assert_cmpint (fourth->computers[TENGEN_SEAT_FIRST].level, ==, 0);
  g_assert_cmpint (fourth->computers[TENGEN_SEAT_SECOND].level, ==, 4);
}

static void
test_parse_game (void)
{
  static const char *const WRONG[] = {
    "",      "abc",      "abc 0",  "abc -1", "abc 5 6", "abc 99999",
    "a b c", "../abc 1", "abc  1", " abc 1", "花 1",    "abc 1x",
  };
  g_autofree char *id = NULL;
  int game = -1;

  g_assert_true (tengen_match_parse_game ("2026-abc 12", &id, &game));
  g_assert_cmpstr (id, ==, "2026-abc");
  g_assert_cmpint (game, ==, 11);
  for (gsize i = 0; i < G_N_ELEMENTS (WRONG); i++)
    {
      char *none = NULL;

      g_assert_false (tengen_match_parse_game (WRONG[i], &none, &game));
      g_assert_null (none);
    }
  g_clear_pointer (&id, g_free);
  g_assert_false (tengen_match_parse_game (NULL, &id, &game));
}

static void
test_copy (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 3, "japan", 19);
  g_autoptr (TengenMatch) copy = NULL;

  tengen_match_pair (match, 1);
  copy = tengen_match_copy (match);
  match_class_decide (match, 0, "B+R");
  tengen_match_set_player (match, 0, "other", 0, FALSE);
  g_assert_cmpint (
      tengen_match_get_game (copy, 0)->result.kind, ==, TENGEN_RESULT_UNKNOWN);
  g_assert_cmpstr (tengen_match_get_player (copy, 0)->name, ==, "p1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/names", test_names);
  g_test_add_func ("/match/set-player", test_set_player);
  g_test_add_func ("/match/many", test_many);
  g_test_add_func ("/match/setup", test_setup);
  g_test_add_func ("/match/parse-game", test_parse_game);
  g_test_add_func ("/match/copy", test_copy);
  return g_test_run ();
}
