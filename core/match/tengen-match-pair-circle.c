/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair-circle: each meets each (総当たり)
 *
 * Shape: the players stand in a circle, one of them in the middle (none, where
 *        their number is odd). In a round all pairs sum up to the same place on
 *        the circle; a player whose opponent would be themselves meets the
 *        middle. The next time round the colours are exchanged. Where a player
 *        came or left meanwhile, or is absent, as many pairs as possible are
 *        made of players who still have to meet.
 */
#include "tengen-match-pair-private.h"

#include "tengen-match-graph.h"
#include "tengen-match-plan.h"

/* The circle in which all players of the match stand. */
typedef struct
{
  int n_circle; /* odd */
  int middle;   /* a player, or none */
} Circle;

static Circle
make_circle (const TengenMatch *self)
{
  int n = (int) self->players->len;

  return n % 2 == 0 ? (Circle){ n - 1, n - 1 }
                    : (Circle){ n, TENGEN_MATCH_NOBODY };
}

static int
find_opponent (const Circle *circle, int round, int player)
{
  int other;

  if (player == circle->middle)
    {
      /* twice its place is the sum of the round */
      for (int i = 0; i < circle->n_circle; i++)
        if (find_opponent (circle, round, i) == player)
          return i;
      g_assert_not_reached ();
    }
  other =
      (round % circle->n_circle - player + circle->n_circle) % circle->n_circle;
  return other == player ? circle->middle : other;
}

/* Each has Black against half of the others on the circle. */
static gboolean
is_first_black (const Circle *circle, int first, int second)
{
  if (second == circle->middle)
    return first <= circle->n_circle / 2;
  return (first + second) % 2 != 0;
}

static gboolean
is_present (const TengenMatch *self, int player, int round)
{
  return !tengen_match_get_player (self, player)->left &&
         !tengen_match_is_absent (self, player, round);
}

/* Whether the round of the circle pairs only who has still to meet. */
static gboolean
fits (const TengenMatch *self,
      const Circle *circle,
      const TengenMatchMeetings *meetings,
      int round)
{
  int times = (round - 1) / circle->n_circle;

  /* rounds after those of the circle are for players who missed some */
  if (times >= self->n_rounds)
    return FALSE;
  for (int i = 0; i < (int) self->players->len; i++)
    {
      int other = find_opponent (circle, round, i);

      if (!is_present (self, i, round))
        return FALSE;
      if (other != TENGEN_MATCH_NOBODY && meetings->n[i][other] != times)
        return FALSE;
    }
  return TRUE;
}

static void
add_circle (TengenMatch *self, const Circle *circle, int round)
{
  gboolean turned = (round - 1) / circle->n_circle % 2 != 0;
  int resting = TENGEN_MATCH_NOBODY;

  for (int i = 0; i < (int) self->players->len; i++)
    {
      int other = find_opponent (circle, round, i);

      if (other == TENGEN_MATCH_NOBODY)
        resting = i;
      else if (i < other && is_first_black (circle, i, other) != turned)
        tengen_match_pair_add (self, round, i, other);
      else if (i < other)
        tengen_match_pair_add (self, round, other, i);
    }
  if (resting != TENGEN_MATCH_NOBODY)
    tengen_match_pair_add (self, round, resting, TENGEN_MATCH_NOBODY);
}

/* Joins the players who have met fewest times, so that they are paired first;
 * gives %FALSE where no two can be paired. */
static gboolean
fill_graph (const TengenMatch *self,
            const TengenMatchMeetings *meetings,
            TengenMatchGraph *graph,
            int round)
{
  int n = (int) self->players->len;

  tengen_match_graph_init (graph, n);
  for (int times = 0; times < self->n_rounds; times++)
    {
      for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
          if (is_present (self, i, round) && is_present (self, k, round) &&
              meetings->n[i][k] == times)
            tengen_match_graph_join (graph, i, k);
      if (tengen_match_graph_fill (graph) > 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
add_rest (TengenMatch *self, const TengenMatchMeetings *meetings, int round)
{
  TengenMatchGraph graph;
  TengenMatchColours colours;

  if (!fill_graph (self, meetings, &graph, round))
    return FALSE;
  tengen_match_colours_init (&colours, self);
  for (int i = 0; i < graph.n; i++)
    if (graph.mates[i] > i)
      tengen_match_pair_add_even (
          self, &colours, round, i, graph.mates[i], TRUE);
  for (int i = 0; i < graph.n; i++)
    if (graph.mates[i] == TENGEN_MATCH_GRAPH_FREE &&
        !tengen_match_get_player (self, i)->left)
      tengen_match_pair_add (self, round, i, TENGEN_MATCH_NOBODY);
  return TRUE;
}

gboolean
tengen_match_pair_circle (TengenMatch *self)
{
  int round = tengen_match_get_round (self) + 1;
  Circle circle = make_circle (self);
  TengenMatchMeetings meetings;

  tengen_match_count_meetings (self, &meetings);
  if (!fits (self, &circle, &meetings, round))
    return add_rest (self, &meetings, round);
  add_circle (self, &circle, round);
  return TRUE;
}
