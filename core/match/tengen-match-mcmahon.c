/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-mcmahon: groups by rank
 */
#include "tengen-match-mcmahon.h"

#include "tengen-match-rank.h"

gboolean
tengen_match_can_group (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind == TENGEN_MATCH_SWISS &&
         self->scoring != TENGEN_MATCH_SCORE_DIFFERENCE;
}

static gboolean
is_range (int bar, int floor)
{
  return bar != 0 && floor != 0 &&
         tengen_match_rank_difference (bar, floor) >= 0;
}

gboolean
tengen_match_set_groups (TengenMatch *self, int bar, int floor)
{
  gboolean none = bar == 0 && floor == 0;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!none && (!tengen_match_can_group (self) || !is_range (bar, floor)))
    return FALSE;
  self->bar = bar;
  self->floor = floor;
  return TRUE;
}

gboolean
tengen_match_has_groups (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->bar != 0 && tengen_match_can_group (self);
}

int
tengen_match_get_start (const TengenMatch *self, int player)
{
  int rank, steps;

  g_return_val_if_fail (self != NULL, 0);

  if (!tengen_match_has_groups (self))
    return 0;
  rank = tengen_match_get_player (self, player)->rank;
  steps = rank != 0 ? tengen_match_rank_difference (rank, self->floor) : 0;
  steps =
      CLAMP (steps, 0, tengen_match_rank_difference (self->bar, self->floor));
  return steps * tengen_match_get_worth (self, TENGEN_MATCH_WON);
}

gboolean
tengen_match_parse_groups (const char *text, int *bar, int *floor)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL && bar != NULL && floor != NULL, FALSE);

  parts = g_strsplit (text, ":", 3);
  return g_strv_length (parts) == 2 &&
         tengen_match_rank_parse (parts[0], bar) &&
         tengen_match_rank_parse (parts[1], floor) && is_range (*bar, *floor);
}
