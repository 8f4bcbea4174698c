/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-plan: absences and byes of rounds to come
 */
#include "tengen-match-plan.h"

static guint64
get_bit (int round)
{
  return round >= 1 && round <= TENGEN_MATCH_MAX_PLANNED
             ? G_GUINT64_CONSTANT (1) << (round - 1)
             : 0;
}

/* What holds for absences and byes alike. */
static TengenMatchFault
check_round (const TengenMatch *self, int round)
{
  if (round < 1 || round > TENGEN_MATCH_MAX_PLANNED ||
      (self->kind == TENGEN_MATCH_SWISS && round > self->n_rounds))
    return TENGEN_MATCH_FAULT_ROUND;
  if (round <= tengen_match_get_round (self))
    return TENGEN_MATCH_FAULT_PAIRED;
  return TENGEN_MATCH_FAULT_NONE;
}

/* Why an absence cannot be announced, or be taken back. */
static TengenMatchFault
check_absent (const TengenMatch *self, int player, int round)
{
  TengenMatchFault fault;

  if (self->kind == TENGEN_MATCH_SERIES)
    return TENGEN_MATCH_FAULT_KIND;
  fault = check_round (self, round);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  return tengen_match_find_bye (self, round) == player
             ? TENGEN_MATCH_FAULT_BOTH
             : TENGEN_MATCH_FAULT_NONE;
}

TengenMatchFault
tengen_match_set_absent (TengenMatch *self,
                         int player,
                         int round,
                         gboolean absent)
{
  TengenMatchPlayer *found;
  TengenMatchFault fault;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_FAULT_KIND);

  found = tengen_match_get_player (self, player);
  g_return_val_if_fail (found != NULL, TENGEN_MATCH_FAULT_KIND);

  fault = check_absent (self, player, round);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  if (absent)
    found->absences |= get_bit (round);
  else
    found->absences &= ~get_bit (round);
  return TENGEN_MATCH_FAULT_NONE;
}

gboolean
tengen_match_is_absent (const TengenMatch *self, int player, int round)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (tengen_match_get_player (self, player)->absences & get_bit (round)) !=
         0;
}

/* Why a player cannot be chosen for a bye, or this be taken back. */
static TengenMatchFault
check_bye (const TengenMatch *self, int player, int round)
{
  TengenMatchFault fault;
  int chosen;

  if (self->kind != TENGEN_MATCH_SWISS)
    return TENGEN_MATCH_FAULT_KIND;
  fault = check_round (self, round);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  if (tengen_match_is_absent (self, player, round))
    return TENGEN_MATCH_FAULT_BOTH;
  chosen = tengen_match_find_bye (self, round);
  return chosen != TENGEN_MATCH_NOBODY && chosen != player
             ? TENGEN_MATCH_FAULT_CHOSEN
             : TENGEN_MATCH_FAULT_NONE;
}

TengenMatchFault
tengen_match_set_bye (TengenMatch *self, int player, int round, gboolean bye)
{
  TengenMatchPlayer *found;
  TengenMatchFault fault;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_FAULT_KIND);

  found = tengen_match_get_player (self, player);
  g_return_val_if_fail (found != NULL, TENGEN_MATCH_FAULT_KIND);

  fault = check_bye (self, player, round);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  if (bye)
    found->byes |= get_bit (round);
  else
    found->byes &= ~get_bit (round);
  return TENGEN_MATCH_FAULT_NONE;
}

int
tengen_match_find_bye (const TengenMatch *self, int round)
{
  g_return_val_if_fail (self != NULL, TENGEN_MATCH_NOBODY);

  for (int i = 0; i < (int) self->players->len; i++)
    if ((tengen_match_get_player (self, i)->byes & get_bit (round)) != 0)
      return i;
  return TENGEN_MATCH_NOBODY;
}

int
tengen_match_find_refused_bye (const TengenMatch *self, int round)
{
  int chosen;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_NOBODY);

  chosen = tengen_match_find_bye (self, round);
  for (int i = 0; i < (int) self->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self, i);

      if (game->round == round && game->white != TENGEN_MATCH_NOBODY &&
          (game->black == chosen || game->white == chosen))
        return chosen;
    }
  return TENGEN_MATCH_NOBODY;
}

int
tengen_match_count_present (const TengenMatch *self, int round)
{
  int n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int i = 0; i < (int) self->players->len; i++)
    if (!tengen_match_get_player (self, i)->left &&
        !tengen_match_is_absent (self, i, round))
      n++;
  return n;
}
