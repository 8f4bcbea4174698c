/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-act: what a player wants to do, before it is done
 *
 * What:  actions completed and checked, whichever seat sent them.
 * Not:   what the rules allow (the kind of game), doing it (tengen-game).
 */
#include "tengen-game-private.h"

/* Whether the value of an action is none that it can have; what the rules make
 * of it is not asked. */
static gboolean
has_bad_value (const TengenGame *self,
               const TengenActionInfo *info,
               const TengenAction *action)
{
  int most = info->most == TENGEN_ACTION_POINTS
                 ? tengen_board_get_n_points (
                       tengen_position_get_board (self->position))
                 : info->most;

  return action->value < info->least || action->value > most ||
         ((action->kind == TENGEN_ACTION_GROUPS ||
           action->kind == TENGEN_ACTION_EYES) &&
          action->stone == TENGEN_STONE_NONE);
}

/* What an action says that means nothing for its kind is left out, so that it
 * is read back from the record as it was done. */
static void
complete_action (const TengenGame *self,
                 const TengenActionInfo *info,
                 TengenAction *action)
{
  if (action->kind == TENGEN_ACTION_PASS ||
      action->kind == TENGEN_ACTION_VIRTUAL)
    action->point = TENGEN_POINT_PASS;
  if (info->least == info->most)
    action->value = 0;
  if (info->actor == TENGEN_ACTOR_NONE)
    action->seat = TENGEN_SEAT_NONE;
  if (info->group == TENGEN_ACTION_GROUP_STOP)
    action->seat = tengen_position_get_seat (self->position, action->stone);
  if (info->actor == TENGEN_ACTOR_FIRST)
    {
      action->point = TENGEN_POINT_NONE;
      action->seat = TENGEN_SEAT_FIRST;
    }
}

TengenReason *
tengen_game_check_action (const TengenGame *self, TengenAction *action)
{
  const TengenActionInfo *info = tengen_action_get_info (action->kind);

  complete_action (self, info, action);
  if ((info->actor == TENGEN_ACTOR_SEAT && action->seat == TENGEN_SEAT_NONE) ||
      has_bad_value (self, info, action))
    return tengen_reason_new (TENGEN_REASON_BROKEN);
  if (info->actor == TENGEN_ACTOR_SIDE && action->stone == TENGEN_STONE_NONE)
    return tengen_reason_new (TENGEN_REASON_TURN);
  return tengen_position_check (self->position, action);
}
