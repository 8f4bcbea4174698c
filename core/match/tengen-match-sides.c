/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-sides: colours at the end of games
 */
#include "tengen-match-sides.h"

#include "tengen-renju-program.h"

gboolean
tengen_match_may_exchange (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return tengen_game_setup_is_renju (self->setup) &&
         tengen_renju_program_has_swap (self->setup->renju.regulation);
}

void
tengen_match_set_sides (TengenMatch *self, int game, TengenMatchSides sides)
{
  TengenMatchGame *found;

  g_return_if_fail (self != NULL);

  found = tengen_match_get_game (self, game);
  g_return_if_fail (found != NULL && found->white != TENGEN_MATCH_NOBODY);

  found->sides = sides;
}

TengenMatchSides
tengen_match_get_sides (const TengenMatch *self, int game)
{
  const TengenMatchGame *found;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_SIDES_UNSAID);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL, TENGEN_MATCH_SIDES_UNSAID);

  if (found->result.kind == TENGEN_RESULT_FORBIDDEN)
    return found->result.winner == TENGEN_STONE_BLACK
               ? TENGEN_MATCH_SIDES_EXCHANGED
               : TENGEN_MATCH_SIDES_KEPT;
  if (found->sides == TENGEN_MATCH_SIDES_UNSAID &&
      !tengen_match_may_exchange (self))
    return TENGEN_MATCH_SIDES_KEPT;
  return found->sides;
}

TengenStone
tengen_match_get_stone (const TengenMatch *self, int game, int player)
{
  const TengenMatchGame *found;
  TengenStone stone;

  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL, TENGEN_STONE_NONE);
  g_return_val_if_fail (found->black == player || found->white == player,
                        TENGEN_STONE_NONE);

  stone = found->black == player ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  switch (tengen_match_get_sides (self, game))
    {
    case TENGEN_MATCH_SIDES_KEPT:
      return stone;
    case TENGEN_MATCH_SIDES_EXCHANGED:
      return tengen_stone_other (stone);
    case TENGEN_MATCH_SIDES_UNSAID:
      return TENGEN_STONE_NONE;
    }
  g_assert_not_reached ();
}
