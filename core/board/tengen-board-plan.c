/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-plan: what all boards of one size have in common
 *
 * Source: the keys are splitmix64 (Steele, Lea, Flood 2014) counted on from
 *         a start that width and height give.
 */
#include "tengen-board-plan.h"

#include "tengen-board-random.h"

static inline void
lay_row (TengenBoardPlan *self, int y, TengenBoardRandom *random)
{
  int first = (y + 2) * self->stride + 1;

  for (int x = 0; x < self->width; x++)
    {
      self->squares[y * self->width + x] = first + x;
      self->points[first + x] = y * self->width + x;
      self->keys[first + x][0] = tengen_board_random_draw (random);
      self->keys[first + x][1] = tengen_board_random_draw (random);
    }
}

TengenBoardPlan *
tengen_board_plan_new (int width, int height)
{
  int n_squares = (width + 1) * (height + 4);
  TengenBoardPlan *self = g_atomic_rc_box_alloc (
      sizeof (TengenBoardPlan) + n_squares * sizeof self->keys[0]);
  TengenBoardRandom random = { .state = tengen_board_random_mix (
                                   (guint64) width << 32 | height) };

  self->width = width;
  self->height = height;
  self->stride = width + 1;
  self->n_points = width * height;
  self->n_squares = n_squares;
  self->empty_hash = tengen_board_random_draw (&random);
  for (int i = 0; i < n_squares; i++)
    self->points[i] = TENGEN_POINT_NONE;
  for (int y = 0; y < height; y++)
    lay_row (self, y, &random);
  return self;
}

TengenBoardPlan *
tengen_board_plan_ref (TengenBoardPlan *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
tengen_board_plan_unref (TengenBoardPlan *self)
{
  g_atomic_rc_box_release (self);
}
