/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-reason: why something is refused, as a value
 */
#include "tengen-reason.h"

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
