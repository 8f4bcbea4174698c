/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-names: names by colour, through the exchanges of an opening
 */
#include "tengen-game-names.h"

#include "tengen-game-private.h"

/* The main line. */

static gboolean
is_done (const TengenPosition *position)
{
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL)
    return TRUE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_DONE;
}

/* A position of its own goes along, so that it is judged as where one plays. */
gboolean
tengen_names_are_swapped (const TengenRecord *record,
                          TengenNode root,
                          const TengenGameSetup *setup)
{
  TengenPosition *position;
  TengenNode node = root;
  gboolean swapped;

  g_return_val_if_fail (record != NULL && setup != NULL, FALSE);

  if (!tengen_game_setup_is_renju (setup) ||
      setup->renju.regulation == TENGEN_RENJU_NONE)
    return FALSE;
  position = tengen_position_new (record, root);
  while (!is_done (position))
    {
      node = tengen_record_get_child (record, node);
      if (node == TENGEN_NODE_NONE)
        break;
      tengen_position_goto (position, node);
    }
  swapped = tengen_position_get_seat (position, TENGEN_STONE_BLACK) ==
            TENGEN_SEAT_SECOND;
  tengen_position_free (position);
  return swapped;
}

const char *
tengen_position_get_name (const TengenPosition *self, TengenStone stone)
{
  const TengenGameSetup *setup;
  const char *name;
  gboolean swapped;

  g_return_val_if_fail (self != NULL, NULL);

  setup = tengen_position_get_setup (self);
  swapped = tengen_names_are_swapped (tengen_position_get_record (self),
                                      tengen_position_get_root (self),
                                      setup);
  name =
      (tengen_position_get_seat (self, stone) == TENGEN_SEAT_FIRST) != swapped
          ? setup->black
          : setup->white;
  return name != NULL && *name != '\0' ? name : NULL;
}

/* Exchanging. */

static gboolean
exchange (TengenGame *self,
          TengenGameStep *step,
          TengenProperty first,
          TengenProperty second)
{
  g_autofree char *one =
      tengen_record_get_text (self->record, self->root, first);
  g_autofree char *other =
      tengen_record_get_text (self->record, self->root, second);
  g_autoptr (TengenChange) set_first = NULL;
  g_autoptr (TengenChange) set_second = NULL;

  if (g_strcmp0 (one, other) == 0)
    return TRUE;
  set_first = tengen_change_set_text (self->root, first, other);
  set_second = tengen_change_set_text (self->root, second, one);
  return tengen_game_change (self, step, set_first) &&
         tengen_game_change (self, step, set_second);
}

void
tengen_game_keep_names (TengenGame *self, TengenGameStep *step)
{
  static const struct
  {
    TengenProperty first;
    TengenProperty second;
  } PAIRS[] = {
    { TENGEN_PROPERTY_PB, TENGEN_PROPERTY_PW },
    { TENGEN_PROPERTY_BR, TENGEN_PROPERTY_WR },
    { TENGEN_PROPERTY_BT, TENGEN_PROPERTY_WT },
  };

  if (step->changes->len == 0 || self->root != step->root)
    return;
  /* the step may have changed the rules too */
  tengen_game_refresh (self);
  if (tengen_names_are_swapped (
          self->record, self->root, tengen_game_get_setup (self)) ==
      step->is_swapped)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (PAIRS); i++)
    g_warn_if_fail (exchange (self, step, PAIRS[i].first, PAIRS[i].second));
}
