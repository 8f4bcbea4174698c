/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-limits: how long the computer may think where another program
 * keeps the clock
 */
#include "tengen-cli-limits.h"

/* Of main time a move may take this part. */
#define PARTS 20
/* What it has in any case. */
#define LEAST_US 10000

void
tengen_cli_limits_set (TengenCliLimits *self,
                       gint64 main_us,
                       gint64 period_us,
                       int stones)
{
  *self = (TengenCliLimits){
    .is_limited =
        stones > 0 ? main_us + period_us > 0 : period_us == 0 && main_us > 0,
    .main_us = main_us,
    .period_us = stones > 0 ? period_us : 0,
    .stones = stones,
  };
  tengen_cli_limits_restart (self);
}

static void
begin_period (TengenCliLimits *self, TengenStone stone)
{
  self->left_us[stone] = self->period_us;
  self->left_stones[stone] = self->stones;
}

void
tengen_cli_limits_restart (TengenCliLimits *self)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      self->left_us[side] = self->main_us;
      self->left_stones[side] = 0;
      if (self->main_us == 0 && self->period_us > 0)
        begin_period (self, (TengenStone) side);
    }
}

void
tengen_cli_limits_note (TengenCliLimits *self,
                        TengenStone stone,
                        gint64 left_us,
                        int stones)
{
  self->is_limited = TRUE;
  self->left_us[stone] = left_us;
  self->left_stones[stone] = stones;
}

gint64
tengen_cli_limits_allow (const TengenCliLimits *self, TengenStone stone)
{
  gint64 allowed;

  if (!self->is_limited)
    return -1;
  if (self->left_stones[stone] > 0)
    allowed = self->left_us[stone] / self->left_stones[stone];
  else
    {
      allowed = self->left_us[stone] / PARTS;
      if (self->period_us > 0)
        allowed = MAX (allowed, self->period_us / self->stones);
    }
  return MAX (allowed / 10 * 9, LEAST_US);
}

void
tengen_cli_limits_spend (TengenCliLimits *self, TengenStone stone, gint64 us)
{
  gboolean is_in_period = self->left_stones[stone] > 0;

  self->left_us[stone] -= us;
  if (is_in_period)
    self->left_stones[stone]--;
  if (is_in_period ? self->left_stones[stone] == 0 : self->left_us[stone] <= 0)
    {
      self->left_us[stone] = MAX (self->left_us[stone], 0);
      if (self->period_us > 0)
        begin_period (self, stone);
    }
}
