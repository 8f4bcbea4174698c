/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-action: reasons of refusals, as values
 */
#include "tengen-game-action.h"

gboolean
tengen_action_is_term (TengenActionKind kind)
{
  switch (kind)
    {
    case TENGEN_ACTION_MARK:
    case TENGEN_ACTION_CLAIM:
    case TENGEN_ACTION_GROUPS:
    case TENGEN_ACTION_EYES:
    case TENGEN_ACTION_EQUAL:
    case TENGEN_ACTION_BALANCE:
      return TRUE;
    case TENGEN_ACTION_PLAY:
    case TENGEN_ACTION_PASS:
    case TENGEN_ACTION_RESIGN:
    case TENGEN_ACTION_UNMARK:
    case TENGEN_ACTION_AGREE:
    case TENGEN_ACTION_RESUME:
    case TENGEN_ACTION_FINISH:
    case TENGEN_ACTION_VIRTUAL:
    case TENGEN_ACTION_PROPOSE:
    case TENGEN_ACTION_ACCEPT:
    case TENGEN_ACTION_REFUSE:
    case TENGEN_ACTION_VOID:
    case TENGEN_ACTION_CHOOSE:
    case TENGEN_ACTION_DECLARE:
    case TENGEN_ACTION_OFFER:
    case TENGEN_ACTION_FIVE:
    case TENGEN_ACTION_ADMIT:
    case TENGEN_ACTION_FORBIDDEN:
    case TENGEN_ACTION_DRAW:
    case TENGEN_ACTION_TIME:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

TengenReason *
tengen_reason_new (TengenReasonCode code)
{
  TengenReason *self = g_new0 (TengenReason, 1);

  self->code = code;
  self->point = TENGEN_POINT_NONE;
  self->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  return self;
}

TengenReason *
tengen_reason_copy (const TengenReason *self)
{
  TengenReason *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->points = g_array_copy (self->points);
  return copy;
}

void
tengen_reason_free (TengenReason *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->points);
  g_free (self);
}
