/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-propose: what the program has proposed at a stop
 *
 * What:  listing its marks and claims, asking whether one may be made.
 * Not:   making them (tengen-game), finding them (ui/model).
 * Shape: what the position says now, including whether the program said it.
 */
#include "tengen-game-private.h"

/* Appends what the program, not a player, has said of a point. */
static void
append_proposed (const TengenPosition *position,
                 TengenActionKind kind,
                 TengenPoint point,
                 int value,
                 GArray *actions)
{
  TengenAction action = { .kind = kind, .point = point, .value = value };

  if (value != 0 &&
      tengen_position_get_said (position, kind, point) != TENGEN_SAID_BY_PLAYER)
    g_array_append_val (actions, action);
}

GArray *
tengen_game_list_proposed (const TengenGame *self)
{
  const TengenPosition *position = self->position;
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (TengenAction));
  int n_points = setup->width * setup->height;

  if (tengen_position_get_phase (position) != TENGEN_PHASE_COUNT)
    return actions;
  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      append_proposed (position,
                       TENGEN_ACTION_MARK,
                       point,
                       (int) tengen_position_get_mark (position, point),
                       actions);
      append_proposed (position,
                       TENGEN_ACTION_CLAIM,
                       point,
                       (int) tengen_position_get_claim (position, point),
                       actions);
    }
  return actions;
}

gboolean
tengen_game_is_open_to (const TengenGame *self, const TengenAction *proposed)
{
  return tengen_position_get_phase (self->position) == TENGEN_PHASE_COUNT &&
         tengen_position_get_said (self->position,
                                   proposed->kind,
                                   proposed->point) == TENGEN_SAID_NOTHING;
}
