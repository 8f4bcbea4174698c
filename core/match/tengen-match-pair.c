/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair: the next round, and what a teacher changes in it
 */
#include "tengen-match-pair.h"

#include "tengen-match-pair-private.h"
#include "tengen-match-plan.h"

static gboolean
has_open (const TengenMatch *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (tengen_match_get_game (self, (int) i)->result.kind ==
        TENGEN_RESULT_UNKNOWN)
      return TRUE;
  return FALSE;
}

static TengenMatchFault
check (const TengenMatch *self)
{
  if (tengen_match_is_over (self))
    return TENGEN_MATCH_FAULT_OVER;
  if (has_open (self))
    return TENGEN_MATCH_FAULT_OPEN;
  if (tengen_match_count_present (self, tengen_match_get_round (self) + 1) < 2)
    return TENGEN_MATCH_FAULT_FEW;
  /* no round has more games than that */
  if (self->games->len + TENGEN_MATCH_MAX_PLAYERS / 2 > TENGEN_MATCH_MAX_GAMES)
    return TENGEN_MATCH_FAULT_OVER;
  return TENGEN_MATCH_FAULT_NONE;
}

/* A player who takes a handicap given in the setup keeps Black. */
static void
pair_series (TengenMatch *self, guint32 seed)
{
  int round = tengen_match_get_round (self) + 1;
  int black = (int) (seed % 2);

  if (self->games->len > 0)
    black = tengen_match_get_game (self, (int) self->games->len - 1)->white;
  if (self->setup->handicap > 0)
    black = 0;
  tengen_match_pair_add (self, round, black, 1 - black);
}

TengenMatchFault
tengen_match_pair (TengenMatch *self, guint32 seed)
{
  TengenMatchFault fault;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_FAULT_FEW);

  fault = check (self);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  switch (self->kind)
    {
    case TENGEN_MATCH_SERIES:
      pair_series (self, seed);
      return TENGEN_MATCH_FAULT_NONE;
    case TENGEN_MATCH_ROUND_ROBIN:
      return tengen_match_pair_circle (self) ? TENGEN_MATCH_FAULT_NONE
                                             : TENGEN_MATCH_FAULT_ABSENT;
    case TENGEN_MATCH_SWISS:
      tengen_match_pair_swiss (self, seed);
      return TENGEN_MATCH_FAULT_NONE;
    }
  g_assert_not_reached ();
}

/* --- What a teacher changes --- */

/* Whether a player has a game, or a rest, in a round. */
static gboolean
is_paired (const TengenMatch *self, int round, int player)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self, (int) i);

      if (game->round == round &&
          (game->black == player || game->white == player))
        return TRUE;
    }
  return FALSE;
}

TengenMatchFault
tengen_match_add_game (TengenMatch *self, int round, int black, int white)
{
  g_return_val_if_fail (self != NULL, TENGEN_MATCH_FAULT_KIND);
  g_return_val_if_fail (black != white && black >= 0 && white >= 0 &&
                            MAX (black, white) < (int) self->players->len,
                        TENGEN_MATCH_FAULT_KIND);

  if (self->kind == TENGEN_MATCH_SERIES)
    return TENGEN_MATCH_FAULT_KIND;
  if (round < 1 || round < tengen_match_get_round (self) ||
      round > tengen_match_get_round (self) + 1 ||
      self->games->len >= TENGEN_MATCH_MAX_GAMES)
    return TENGEN_MATCH_FAULT_ROUND;
  if (is_paired (self, round, black) || is_paired (self, round, white))
    return TENGEN_MATCH_FAULT_PAIRED;
  tengen_match_pair_add (self, round, black, white);
  return TENGEN_MATCH_FAULT_NONE;
}

/* Whether it is not begun: without result and record, or a bye. */
static gboolean
is_fresh (const TengenMatchGame *game)
{
  if (game->white == TENGEN_MATCH_NOBODY)
    return TRUE;
  return game->result.kind == TENGEN_RESULT_UNKNOWN && game->file == NULL;
}

/* An absent player cannot be put at a board, nor another player into that
 * rest. */
static gboolean
is_absence (const TengenMatch *self, const TengenMatchGame *game)
{
  return self->kind == TENGEN_MATCH_SWISS &&
         game->white == TENGEN_MATCH_NOBODY &&
         game->result.kind == TENGEN_RESULT_VOID;
}

static int *
get_place (TengenMatchGame *game, gboolean black)
{
  return black ? &game->black : &game->white;
}

gboolean
tengen_match_swap (TengenMatch *self,
                   int first,
                   gboolean first_black,
                   int second,
                   gboolean second_black)
{
  TengenMatchGame *a, *b;
  int *one, *other;
  int player;

  g_return_val_if_fail (self != NULL, FALSE);

  a = tengen_match_get_game (self, first);
  b = tengen_match_get_game (self, second);
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  one = get_place (a, first_black);
  other = get_place (b, a == b ? !first_black : second_black);
  player = *one;
  if (!is_fresh (a) || !is_fresh (b) || a->round != b->round ||
      is_absence (self, a) || is_absence (self, b) ||
      *one == TENGEN_MATCH_NOBODY || *other == TENGEN_MATCH_NOBODY)
    return FALSE;
  *one = *other;
  *other = player;
  /* within a game the teacher says who has Black */
  if (a != b)
    {
      tengen_match_pair_set_terms (self, first);
      tengen_match_pair_set_terms (self, second);
    }
  return TRUE;
}

gboolean
tengen_match_drop_round (TengenMatch *self)
{
  int round;
  guint first;

  g_return_val_if_fail (self != NULL, FALSE);

  round = tengen_match_get_round (self);
  first = self->games->len;
  while (first > 0 &&
         tengen_match_get_game (self, (int) first - 1)->round == round)
    if (!is_fresh (tengen_match_get_game (self, (int) --first)))
      return FALSE;
  g_ptr_array_set_size (self->games, (int) first);
  return round > 0;
}
