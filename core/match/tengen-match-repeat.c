/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-repeat: whether a round without repeated pairings was possible
 *
 * Shape: those who were paired in the round, or had its bye, and had not met
 *        before are joined in a graph: whether it has a pairing of all, or of all
 *        but one, tells the answer.
 */
#include "tengen-match-repeat.h"

#include "tengen-match-graph.h"
#include "tengen-match-plan.h"

/* there: the players of the round, by number
 * bye: the player who had the bye, or none
 * byes: (by player): byes before the round */
typedef struct
{
  gboolean there[TENGEN_MATCH_MAX_PLAYERS];
  int n;
  int bye;
  int byes[TENGEN_MATCH_MAX_PLAYERS];
  gboolean again;
  TengenMatchMeetings before;
} Round;

int
tengen_match_find_earlier (const TengenMatch *self, int game)
{
  const TengenMatchGame *found;
  int round = 0;

  g_return_val_if_fail (self != NULL, 0);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL, 0);

  if (found->white == TENGEN_MATCH_NOBODY)
    return 0;
  for (int i = 0; i < game; i++)
    {
      const TengenMatchGame *other = tengen_match_get_game (self, i);

      if (other->round < found->round &&
          ((other->black == found->black && other->white == found->white) ||
           (other->black == found->white && other->white == found->black)))
        round = other->round;
    }
  return round;
}

static void
add_player (Round *self, int player)
{
  self->there[player] = TRUE;
  self->n++;
}

static void
read_games (Round *self, const TengenMatch *match, int round)
{
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);
      gboolean pair = game->white != TENGEN_MATCH_NOBODY;

      if (game->round < round && pair)
        {
          self->before.n[game->black][game->white]++;
          self->before.n[game->white][game->black]++;
        }
      if (game->round < round && !pair &&
          game->result.kind != TENGEN_RESULT_VOID)
        self->byes[game->black]++;
      if (game->round != round ||
          (!pair && game->result.kind == TENGEN_RESULT_VOID))
        continue;
      add_player (self, game->black);
      if (pair)
        {
          add_player (self, game->white);
          self->again |= tengen_match_find_earlier (match, i) > 0;
        }
      else
        self->bye = game->black;
    }
}

static gboolean
can_pair (const Round *self, int bye)
{
  TengenMatchGraph graph;

  tengen_match_graph_init (&graph, TENGEN_MATCH_MAX_PLAYERS);
  for (int i = 0; i < TENGEN_MATCH_MAX_PLAYERS; i++)
    for (int k = 0; k < i; k++)
      if (self->there[i] && self->there[k] && i != bye && k != bye &&
          self->before.n[i][k] == 0)
        tengen_match_graph_join (&graph, i, k);
  return tengen_match_graph_fill (&graph) == self->n / 2;
}

static gboolean
has_fewest_byes (const Round *self, int player)
{
  for (int i = 0; i < TENGEN_MATCH_MAX_PLAYERS; i++)
    if (self->there[i] && self->byes[i] < self->byes[player])
      return FALSE;
  return TRUE;
}

/* Whether all can be paired with the bye where it belongs. */
static gboolean
can_pair_fairly (const Round *self)
{
  if (self->n % 2 == 0)
    return can_pair (self, TENGEN_MATCH_NOBODY);
  for (int i = 0; i < TENGEN_MATCH_MAX_PLAYERS; i++)
    if (self->there[i] && has_fewest_byes (self, i) && can_pair (self, i))
      return TRUE;
  return FALSE;
}

TengenMatchRepeat
tengen_match_find_repeat (const TengenMatch *self, int round)
{
  Round seen = { .bye = TENGEN_MATCH_NOBODY };

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_REPEAT_NONE);

  if (self->kind != TENGEN_MATCH_SWISS)
    return TENGEN_MATCH_REPEAT_NONE;
  read_games (&seen, self, round);
  if (!seen.again)
    return TENGEN_MATCH_REPEAT_NONE;
  /* a largest pairing of an odd number leaves a player over by itself */
  if (!can_pair (&seen, TENGEN_MATCH_NOBODY))
    return TENGEN_MATCH_REPEAT_FORCED;
  if (seen.bye != TENGEN_MATCH_NOBODY &&
      seen.bye == tengen_match_find_bye (self, round))
    return can_pair (&seen, seen.bye) ? TENGEN_MATCH_REPEAT_HAND
                                      : TENGEN_MATCH_REPEAT_BYE;
  return can_pair_fairly (&seen) ? TENGEN_MATCH_REPEAT_HAND
                                 : TENGEN_MATCH_REPEAT_BYES;
}
