/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-pair-swiss: what holds in every Swiss event
 *
 * Shape: events of all sizes with random results. After each round an
 *        independent search through all pairings tells whether no two players
 *        had to meet twice, and whether no colour had to come three times in a
 *        row; it gives up after a number of steps, so that only large events in
 *        which nearly all players have met are left out.
 */
#include "match-class.h"

#define MOST_STEPS 20000

/* met, runs: before the round; a run is of Black above 0, of White below */
typedef struct
{
  int n;
  gboolean met[TENGEN_MATCH_MAX_PLAYERS][TENGEN_MATCH_MAX_PLAYERS];
  int runs[TENGEN_MATCH_MAX_PLAYERS];
  int more_black[TENGEN_MATCH_MAX_PLAYERS];
  int byes[TENGEN_MATCH_MAX_PLAYERS];
  int steps;
} Slow;

static void
note (Slow *self, int player, int sign)
{
  int *run = &self->runs[player];

  *run = *run * sign > 0 ? *run + sign : sign;
  self->more_black[player] += sign;
}

static void
read_games (Slow *self, const TengenMatch *match, int before_round)
{
  *self = (Slow){ .n = (int) match->players->len };
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round >= before_round)
        break;
      if (game->white == TENGEN_MATCH_NOBODY)
        {
          self->byes[game->black]++;
          continue;
        }
      self->met[game->black][game->white] = TRUE;
      self->met[game->white][game->black] = TRUE;
      note (self, game->black, 1);
      note (self, game->white, -1);
    }
}

static gboolean
can_have (const Slow *self, int player, int sign)
{
  return self->runs[player] * sign < 2 &&
         ABS (self->more_black[player] + sign) <= 2;
}

static gboolean
can_meet (const Slow *self, int a, int b, gboolean colours)
{
  if (self->met[a][b])
    return FALSE;
  return !colours || (can_have (self, a, 1) && can_have (self, b, -1)) ||
         (can_have (self, a, -1) && can_have (self, b, 1));
}

/* 1: all who are left can be paired, 0: they cannot, -1: it takes too long. */
static int
search (Slow *self, guint64 left, gboolean colours)
{
  int first = 0;

  if (left == 0)
    return 1;
  if (++self->steps > MOST_STEPS)
    return -1;
  while ((left >> first & 1) == 0)
    first++;
  left &= ~(G_GUINT64_CONSTANT (1) << first);
  for (int k = first + 1; k < self->n; k++)
    if ((left >> k & 1) != 0 && can_meet (self, first, k, colours))
      {
        int found =
            search (self, left & ~(G_GUINT64_CONSTANT (1) << k), colours);

        if (found != 0)
          return found;
      }
  return 0;
}

static int
search_without (Slow *self, int bye, gboolean colours)
{
  guint64 all =
      self->n == 64 ? G_MAXUINT64 : (G_GUINT64_CONSTANT (1) << self->n) - 1;

  self->steps = 0;
  if (bye != TENGEN_MATCH_NOBODY)
    all &= ~(G_GUINT64_CONSTANT (1) << bye);
  return search (self, all, colours);
}

static gboolean
may_have_bye (const Slow *self, int player)
{
  for (int i = 0; i < self->n; i++)
    if (self->byes[i] < self->byes[player])
      return FALSE;
  return TRUE;
}

/* Whether some round is possible in which no two players meet twice. */
static int
search_any (Slow *self)
{
  int found = 0;

  if (self->n % 2 == 0)
    return search_without (self, TENGEN_MATCH_NOBODY, FALSE);
  for (int i = 0; i < self->n && found == 0; i++)
    if (may_have_bye (self, i))
      found = search_without (self, i, FALSE);
  return found;
}

/* What a round really did. */
typedef struct
{
  gboolean met_again;
  gboolean bad_colour;
  int bye;
  int places;
} Round;

static Round
look_at_round (const Slow *self, const TengenMatch *match, int round)
{
  Round seen = { .bye = TENGEN_MATCH_NOBODY };
  guint64 there = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round != round)
        continue;
      g_assert_cmpint (game->board, ==, ++seen.places);
      g_assert_true ((there >> game->black & 1) == 0);
      there |= G_GUINT64_CONSTANT (1) << game->black;
      if (game->white == TENGEN_MATCH_NOBODY)
        {
          g_assert_cmpint (seen.bye, ==, TENGEN_MATCH_NOBODY);
          g_assert_cmpint (game->result.kind, ==, TENGEN_RESULT_FORFEIT);
          seen.bye = game->black;
          continue;
        }
      g_assert_true ((there >> game->white & 1) == 0);
      there |= G_GUINT64_CONSTANT (1) << game->white;
      seen.met_again |= self->met[game->black][game->white];
      seen.bad_colour |=
          !can_have (self, game->black, 1) || !can_have (self, game->white, -1);
    }
  g_assert_cmpint (seen.places, ==, (self->n + 1) / 2);
  g_assert_cmpint (seen.bye != TENGEN_MATCH_NOBODY, ==, self->n % 2 != 0);
  return seen;
}

static void
check_round (const TengenMatch *match, int round)
{
  Slow self;
  Round seen;

  read_games (&self, match, round);
  seen = look_at_round (&self, match, round);
  if (seen.bye != TENGEN_MATCH_NOBODY)
    g_assert_true (may_have_bye (&self, seen.bye));
  if (seen.met_again)
    g_assert_cmpint (search_any (&self), !=, 1);
  else if (seen.bad_colour)
    g_assert_cmpint (search_without (&self, seen.bye, TRUE), !=, 1);
}

static void
run_event (int n, int rounds, guint32 seed, TengenMatchScoring scoring)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, n, "japan", 19);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  match->n_rounds = rounds;
  match->scoring = scoring;
  for (int round = 1; round <= rounds; round++)
    {
      g_assert_cmpint (tengen_match_pair (match, g_rand_int (rand)),
                       ==,
                       TENGEN_MATCH_FAULT_NONE);
      check_round (match, round);
      g_assert_true (tengen_match_has_next (match) == (round < rounds));
      g_assert_cmpint (
          tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_OPEN);
      match_class_decide_all (match, rand);
    }
  g_assert_true (tengen_match_is_over (match));
  g_assert_cmpint (tengen_match_pair (match, 1), ==, TENGEN_MATCH_FAULT_OVER);
}

static void
test_events (void)
{
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;
  int times = full ? 20 : 1;

  for (int i = 0; i < times; i++)
    for (int n = 2; n <= TENGEN_MATCH_MAX_PLAYERS; n += full || n < 20 ? 1 : 7)
      run_event (n,
                 full || n < 20 ? 12 : 6,
                 g_test_rand_int (),
                 (TengenMatchScoring) (n % 3));
}

/* Until all have met each other: the hardest rounds are the last ones. */
static void
test_long (void)
{
  for (int n = 3; n <= 10; n++)
    run_event (n, 3 * n, g_test_rand_int (), TENGEN_MATCH_SCORE_WINS);
  if (g_getenv ("TENGEN_FULL") != NULL)
    run_event (64, 63, g_test_rand_int (), TENGEN_MATCH_SCORE_WINS);
}

static int
find_game (const TengenMatch *match, int round, int player)
{
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round == round &&
          (game->black == player || game->white == player))
        return i;
    }
  g_assert_not_reached ();
}

static int
find_opponent (const TengenMatch *match, int round, int player)
{
  const TengenMatchGame *game =
      tengen_match_get_game (match, find_game (match, round, player));

  return game->black == player ? game->white : game->black;
}

/* Eight by rank: the upper half meets the lower half; then winners meet winners
 * and losers losers; after three rounds one player has won all, and scores
 * differ by no more than they must: in each round all meet their like. */
static void
test_groups (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 0, "japan", 19);
  int scores[8] = { 0 };

  match->n_rounds = 3;
  for (int i = 0; i < 8; i++)
    {
      g_autofree char *name = g_strdup_printf ("q%d", i + 1);

      tengen_match_add_player (match, name, 8 - i);
    }
  for (int round = 1; round <= 3; round++)
    {
      g_assert_cmpint (
          tengen_match_pair (match, 7), ==, TENGEN_MATCH_FAULT_NONE);
      if (round == 1)
        for (int i = 0; i < 4; i++)
          g_assert_cmpint (find_opponent (match, 1, i), ==, i + 4);
      for (int i = 0; i < 8; i++)
        g_assert_cmpint (
            scores[i], ==, scores[find_opponent (match, round, i)]);
      /* the stronger wins */
      for (int i = 0; i < 8; i++)
        {
          int game = find_game (match, round, i);

          if (i > find_opponent (match, round, i))
            continue;
          match_class_decide (
              match,
              game,
              tengen_match_get_game (match, game)->black == i ? "B+R" : "W+R");
          scores[i]++;
        }
    }
  g_assert_cmpint (scores[0], ==, 3);
}

/* Five: each round somebody else has the bye, in the first one the last. */
static void
test_byes (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 0, "japan", 19);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint had = 0;

  match->n_rounds = 5;
  for (int i = 0; i < 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("q%d", i + 1);

      tengen_match_add_player (match, name, 5 - i);
    }
  for (int round = 1; round <= 5; round++)
    {
      tengen_match_pair (match, 3);
      for (int i = 0; i < 5; i++)
        if (find_opponent (match, round, i) == TENGEN_MATCH_NOBODY)
          {
            g_assert_true (round > 1 || i == 4);
            had |= 1u << i;
          }
      match_class_decide_all (match, rand);
    }
  g_assert_cmpuint (had, ==, 0x1f);
}

/* A player who has left is not paired; a player who comes is. */
static void
test_come_and_go (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 6, "japan", 19);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  tengen_match_pair (match, 1);
  match_class_decide_all (match, rand);
  tengen_match_get_player (match, 2)->left = TRUE;
  tengen_match_add_player (match, "late", 0);
  g_assert_cmpint (tengen_match_pair (match, 2), ==, TENGEN_MATCH_FAULT_NONE);
  for (int i = 3; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      g_assert_cmpint (game->black, !=, 2);
      g_assert_cmpint (game->white, !=, 2);
    }
  find_game (match, 2, 6);
  for (int i = 0; i < 6; i++)
    tengen_match_get_player (match, i)->left = TRUE;
  match_class_decide_all (match, rand);
  g_assert_cmpint (tengen_match_pair (match, 3), ==, TENGEN_MATCH_FAULT_FEW);
}

/* The weaker has Black, and as many stones as ranks are between; even games
 * have the komi of the setup. */
static void
test_by_rank (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 0, "bsw-jp", 19);

  match->by_rank = TRUE;
  tengen_match_add_player (match, "weak", -3);
  tengen_match_add_player (match, "strong", 2);
  tengen_match_pair (match, 1);
  g_assert_cmpint (tengen_match_get_game (match, 0)->black, ==, 0);
  g_assert_cmpint (tengen_match_get_game (match, 0)->handicap, ==, 4);
  g_assert_cmpint (tengen_match_get_game (match, 0)->komi_x2, ==, 0);
  match_class_decide (match, 0, "0");
  tengen_match_get_player (match, 0)->rank = 2;
  tengen_match_pair (match, 1);
  g_assert_cmpint (tengen_match_get_game (match, 1)->handicap, ==, 0);
  g_assert_cmpint (tengen_match_get_game (match, 1)->komi_x2, ==, 12);
}

static void
test_seed (void)
{
  g_autoptr (TengenMatch) match =
      match_class_new (TENGEN_MATCH_SWISS, 21, "japan", 19);
  g_autoptr (TengenMatch) again = tengen_match_copy (match);

  tengen_match_pair (match, 12);
  tengen_match_pair (again, 12);
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *one = tengen_match_get_game (match, i);
      const TengenMatchGame *other = tengen_match_get_game (again, i);

      g_assert_cmpint (one->black, ==, other->black);
      g_assert_cmpint (one->white, ==, other->white);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-pair-swiss/events", test_events);
  g_test_add_func ("/match-pair-swiss/long", test_long);
  g_test_add_func ("/match-pair-swiss/groups", test_groups);
  g_test_add_func ("/match-pair-swiss/byes", test_byes);
  g_test_add_func ("/match-pair-swiss/come-and-go", test_come_and_go);
  g_test_add_func ("/match-pair-swiss/by-rank", test_by_rank);
  g_test_add_func ("/match-pair-swiss/seed", test_seed);
  return g_test_run ();
}
