/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-repeat: two meet again only where there is no other way
 *
 * Shape: long events of up to eight players, of whom some are absent, leave or
 *        are chosen for the bye. After each round a search through all pairings
 *        tells whether one without repeats exists, for each player who could
 *        have the bye.
 */
#include "match-class.h"
#include "tengen-match-plan.h"
#include "tengen-match-repeat.h"

/* What was known before a round. */
typedef struct
{
  gboolean met[8][8];
  int byes[8];
} Before;

static Before
read_before (const TengenMatch *match, int round)
{
  Before before = { 0 };

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round >= round)
        continue;
      if (game->white != TENGEN_MATCH_NOBODY)
        before.met[game->black][game->white] = TRUE;
      if (game->white != TENGEN_MATCH_NOBODY)
        before.met[game->white][game->black] = TRUE;
      else if (game->result.kind == TENGEN_RESULT_FORFEIT)
        before.byes[game->black]++;
    }
  return before;
}

/* Whether all of a set can be paired without repeats. */
static gboolean
search (const Before *before, guint left)
{
  int first = 0;

  if (left == 0)
    return TRUE;
  while ((left >> first & 1) == 0)
    first++;
  left &= ~(1u << first);
  for (int k = first + 1; k < 8; k++)
    if ((left >> k & 1) != 0 && !before->met[first][k] &&
        search (before, left & ~(1u << k)))
      return TRUE;
  return FALSE;
}

static guint
list_present (const TengenMatch *match, int round)
{
  guint present = 0;

  for (int i = 0; i < (int) match->players->len; i++)
    if (!tengen_match_get_player (match, i)->left &&
        !tengen_match_is_absent (match, i, round))
      present |= 1u << i;
  return present;
}

static gboolean
has_fewest (const Before *before, guint present, int player)
{
  for (int i = 0; i < 8; i++)
    if ((present >> i & 1) != 0 && before->byes[i] < before->byes[player])
      return FALSE;
  return TRUE;
}

/* The repeat that a round needs. */
static TengenMatchRepeat
find_needed (const TengenMatch *match, int round)
{
  Before before = read_before (match, round);
  guint present = list_present (match, round);
  int chosen = tengen_match_find_bye (match, round);
  gboolean any = FALSE, fair = FALSE;

  if (tengen_match_count_present (match, round) % 2 == 0)
    return search (&before, present) ? TENGEN_MATCH_REPEAT_NONE
                                     : TENGEN_MATCH_REPEAT_FORCED;
  for (int i = 0; i < 8; i++)
    if ((present >> i & 1) != 0 && search (&before, present & ~(1u << i)))
      {
        any = TRUE;
        fair |= has_fewest (&before, present, i);
      }
  if (!any)
    return TENGEN_MATCH_REPEAT_FORCED;
  if (chosen != TENGEN_MATCH_NOBODY && (present >> chosen & 1) != 0)
    return search (&before, present & ~(1u << chosen))
               ? TENGEN_MATCH_REPEAT_NONE
               : TENGEN_MATCH_REPEAT_BYE;
  return fair ? TENGEN_MATCH_REPEAT_NONE : TENGEN_MATCH_REPEAT_BYES;
}

static gboolean
meets_again (const TengenMatch *match, int round)
{
  Before before = read_before (match, round);

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round != round || game->white == TENGEN_MATCH_NOBODY)
        continue;
      g_assert_true (before.met[game->black][game->white] ==
                     (tengen_match_find_earlier (match, i) > 0));
      if (before.met[game->black][game->white])
        return TRUE;
    }
  return FALSE;
}

static void
plan (TengenMatch *match, GRand *rand)
{
  int n = (int) match->players->len;

  for (int round = 1; round <= match->n_rounds; round++)
    {
      if (g_rand_int_range (rand, 0, 3) == 0)
        tengen_match_set_absent (
            match, g_rand_int_range (rand, 0, n), round, TRUE);
      if (g_rand_int_range (rand, 0, 3) == 0)
        tengen_match_set_bye (
            match, g_rand_int_range (rand, 0, n), round, TRUE);
    }
}

static void
run_event (GRand *rand, int *counts)
{
  int n = g_rand_int_range (rand, 3, 9);
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, n, "japan", 19);

  match->n_rounds = g_rand_int_range (rand, 2, 11);
  plan (match, rand);
  for (int round = 1; round <= match->n_rounds; round++)
    {
      TengenMatchRepeat needed;

      if (tengen_match_pair (match, g_rand_int (rand)) !=
          TENGEN_MATCH_FAULT_NONE)
        return;
      needed = find_needed (match, round);
      g_assert_true (meets_again (match, round) ==
                     (needed != TENGEN_MATCH_REPEAT_NONE));
      g_assert_cmpint (tengen_match_find_repeat (match, round), ==, needed);
      counts[needed]++;
      match_class_decide_all (match, rand);
      if (g_rand_int_range (rand, 0, 20) == 0)
        tengen_match_get_player (match, g_rand_int_range (rand, 0, n))->left =
            TRUE;
    }
}

static void
test_events (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  int times = g_getenv ("TENGEN_FULL") != NULL ? 20000 : 600;
  int counts[TENGEN_MATCH_REPEAT_HAND + 1] = { 0 };

  for (int i = 0; i < times; i++)
    run_event (rand, counts);
  for (int i = 0; i < TENGEN_MATCH_REPEAT_HAND; i++)
    {
      g_test_message ("%d: %d", i, counts[i]);
      g_assert_cmpint (counts[i], >, 0);
    }
}

/* What was exchanged by hand could have been avoided. */
static void
test_hand (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 4, "japan", 19);
  int first;

  tengen_match_pair (match, 1);
  match_class_decide (match, 0, "B+R");
  match_class_decide (match, 1, "B+R");
  tengen_match_pair (match, 1);
  g_assert_cmpint (
      tengen_match_find_repeat (match, 2), ==, TENGEN_MATCH_REPEAT_NONE);
  first = tengen_match_get_game (match, 2)->black;
  /* one of the two exchanges brings two together again */
  g_assert_true (tengen_match_swap (match, 2, FALSE, 3, TRUE));
  if (tengen_match_find_repeat (match, 2) == TENGEN_MATCH_REPEAT_NONE)
    {
      g_assert_true (tengen_match_swap (match, 2, FALSE, 3, TRUE));
      g_assert_true (tengen_match_swap (match, 2, FALSE, 3, FALSE));
    }
  g_assert_cmpint (tengen_match_get_game (match, 2)->black, ==, first);
  g_assert_cmpint (
      tengen_match_find_repeat (match, 2), ==, TENGEN_MATCH_REPEAT_HAND);
  g_assert_cmpint (tengen_match_find_earlier (match, 2), ==, 1);
  g_assert_cmpint (
      tengen_match_find_repeat (match, 1), ==, TENGEN_MATCH_REPEAT_NONE);
}

/* Others repeat pairings by their nature. */
static void
test_others (void)
{
  g_autoptr (TengenMatch) series =
      match_class_new (TENGEN_MATCH_SERIES, 2, "japan", 19);

  tengen_match_pair (series, 0);
  match_class_decide (series, 0, "B+R");
  tengen_match_pair (series, 0);
  g_assert_cmpint (
      tengen_match_find_repeat (series, 2), ==, TENGEN_MATCH_REPEAT_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-repeat/events", test_events);
  g_test_add_func ("/match-repeat/hand", test_hand);
  g_test_add_func ("/match-repeat/others", test_others);
  return g_test_run ();
}
