/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-plan: what all boards of one size have in common
 *
 * Source: the keys are splitmix64 (Steele, Lea, Flood 2014) counted on from
 *         a start that width and height give.
 */
#include "tengen-board-plan.h"

static guint64
mix (guint64 x)
{
  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* Draws a key; none leans on the one before, so that several can be made at
 * once. */
static inline guint64
draw_key (guint64 *state)
{
  *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return mix (*state);
}

static inline void
lay_row (TengenBoardPlan *self, int y, guint64 *state)
{
  int first = (y + 2) * self->stride + 1;

  for (int x = 0; x < self->width; x++)
    {
      self->squares[y * self->width + x] = first + x;
      self->points[first + x] = y * self->width + x;
      self->keys[first + x][0] = draw_key (state);
      self->keys[first + x][1] = draw_key (state);
    }
}

TengenBoardPlan *
tengen_board_plan_new (int width, int height)
{
  int n_squares = (width + 1) * (height + 4);
  TengenBoardPlan *self = g_atomic_rc_box_alloc (
      sizeof (TengenBoardPlan) + n_squares * sizeof self->keys[0]);
  guint64 state = mix ((guint64) width << 32 | height);

  self->width = width;
  self->height = height;
  self->stride = width + 1;
  self->n_points = width * height;
  self->n_squares = n_squares;
  self->empty_hash = draw_key (&state);
  for (int i = 0; i < n_squares; i++)
    self->points[i] = TENGEN_POINT_NONE;
  for (int y = 0; y < height; y++)
    lay_row (self, y, &state);
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
