/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair-colour: who has Black
 */
#include "tengen-match-pair-private.h"

#include "tengen-match-plan.h"
#include "tengen-match-rank.h"

/* What is a little bad: more of one colour than one game, the same again. */
#define UNEVEN 4
#define AGAIN 1

static void
note (TengenMatchColours *self, int player, TengenStone stone)
{
  self->more_black[player] += stone == TENGEN_STONE_BLACK ? 1 : -1;
  self->run[player] = self->last[player] == stone ? self->run[player] + 1 : 1;
  self->last[player] = stone;
}

void
tengen_match_colours_init (TengenMatchColours *self, const TengenMatch *match)
{
  *self = (TengenMatchColours){ 0 };
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = g_ptr_array_index (match->games, i);

      if (game->white == TENGEN_MATCH_NOBODY)
        continue;
      note (self, game->black, TENGEN_STONE_BLACK);
      note (self, game->white, TENGEN_STONE_WHITE);
    }
}

static int
weigh_one (const TengenMatchColours *self, int player, TengenStone stone)
{
  int more =
      ABS (self->more_black[player] + (stone == TENGEN_STONE_BLACK ? 1 : -1));
  gboolean again = self->last[player] == stone;

  if (more > 2 || (again && self->run[player] >= 2))
    return TENGEN_MATCH_COLOUR_HARD;
  return (more > 1 ? UNEVEN : 0) + (again ? AGAIN : 0);
}

int
tengen_match_colours_weigh (const TengenMatchColours *self,
                            int black,
                            int white)
{
  return weigh_one (self, black, TENGEN_STONE_BLACK) +
         weigh_one (self, white, TENGEN_STONE_WHITE);
}

static TengenMatchHint
suggest (const TengenMatch *self, int black, int white)
{
  return tengen_match_rank_suggest (
      &self->setup->rules,
      MIN (self->setup->width, self->setup->height),
      tengen_match_get_player (self, black)->rank,
      tengen_match_get_player (self, white)->rank);
}

gboolean
tengen_match_pair_by_rank (const TengenMatch *self, int a, int b)
{
  return self->by_rank && !tengen_game_setup_is_renju (self->setup) &&
         suggest (self, a, b).handicap > 0;
}

static void
set_terms (const TengenMatch *self, TengenMatchGame *game)
{
  TengenMatchHint hint;

  game->handicap = self->setup->handicap;
  game->komi_x2 = self->setup->komi_x2;
  if (game->white == TENGEN_MATCH_NOBODY ||
      !tengen_match_pair_by_rank (self, game->black, game->white))
    return;
  hint = suggest (self, game->black, game->white);
  game->handicap = hint.handicap;
  game->komi_x2 = hint.komi_x2;
  if (hint.swap)
    {
      int black = game->black;

      game->black = game->white;
      game->white = black;
    }
}

/* An absent player rests, as does one in a round robin without opponents
 * left. */
static TengenResult
make_bye (const TengenMatch *self, int round, int player)
{
  if (self->kind == TENGEN_MATCH_ROUND_ROBIN ||
      tengen_match_is_absent (self, player, round))
    return (TengenResult){ TENGEN_RESULT_VOID, TENGEN_STONE_NONE, 0 };
  return (TengenResult){ TENGEN_RESULT_FORFEIT, TENGEN_STONE_BLACK, 0 };
}

void
tengen_match_pair_add (TengenMatch *self, int round, int black, int white)
{
  TengenMatchGame *game = g_new0 (TengenMatchGame, 1);
  int last = (int) self->games->len - 1;

  game->round = round;
  game->board = last >= 0 && tengen_match_get_round (self) == round
                    ? tengen_match_get_game (self, last)->board + 1
                    : 1;
  game->black = black;
  game->white = white;
  if (white == TENGEN_MATCH_NOBODY)
    game->result = make_bye (self, round, black);
  set_terms (self, game);
  g_ptr_array_add (self->games, game);
}

void
tengen_match_pair_set_terms (TengenMatch *self, int game)
{
  set_terms (self, tengen_match_get_game (self, game));
}

void
tengen_match_pair_add_even (TengenMatch *self,
                            const TengenMatchColours *colours,
                            int round,
                            int a,
                            int b,
                            gboolean prefer_a)
{
  int first = tengen_match_colours_weigh (colours, a, b);
  int second = tengen_match_colours_weigh (colours, b, a);

  if (first < second || (first == second && prefer_a))
    tengen_match_pair_add (self, round, a, b);
  else
    tengen_match_pair_add (self, round, b, a);
}
