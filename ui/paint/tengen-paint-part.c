/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-part: a part of a board
 */
#include "tengen-paint-part.h"

void
tengen_view_find_part (const TengenView *self, int part[4])
{
  g_return_if_fail (self != NULL && part != NULL);

  part[0] = self->width - 1;
  part[2] = self->height - 1;
  part[1] = part[3] = 0;
  for (int i = 0; i < self->width * self->height; i++)
    {
      int x = tengen_point_x ((TengenPoint) i, self->width);
      int y = tengen_point_y ((TengenPoint) i, self->width);

      if (self->hidden[i] != 0)
        continue;
      part[0] = MIN (part[0], x);
      part[1] = MAX (part[1], x);
      part[2] = MIN (part[2], y);
      part[3] = MAX (part[3], y);
    }
}

gboolean
tengen_view_is_whole (const TengenView *self)
{
  int part[4];

  tengen_view_find_part (self, part);
  return part[0] == 0 && part[1] == self->width - 1 && part[2] == 0 &&
         part[3] == self->height - 1;
}

static gboolean
is_within (const TengenView *self, const int part[4], TengenPoint point)
{
  int x = tengen_point_x (point, self->width);
  int y = tengen_point_y (point, self->width);

  return x >= part[0] && x <= part[1] && y >= part[2] && y <= part[3];
}

static void
cut_lines (TengenView *self, const int part[4])
{
  for (guint i = self->lines->len; i-- > 0;)
    {
      const TengenMarkupLine *line =
          &g_array_index (self->lines, TengenMarkupLine, i);

      if (!is_within (self, part, line->from) ||
          !is_within (self, part, line->to))
        g_array_remove_index (self->lines, i);
    }
  for (guint i = self->shapes->len; i-- > 0;)
    {
      const TengenViewShape *shape =
          &g_array_index (self->shapes, TengenViewShape, i);

      if (!is_within (self, part, shape->from) ||
          !is_within (self, part, shape->to))
        g_array_remove_index (self->shapes, i);
    }
}

void
tengen_view_cut (TengenView *self, const int part[4])
{
  g_return_if_fail (self != NULL && part != NULL);
  g_return_if_fail (part[0] >= 0 && part[0] <= part[1] &&
                    part[1] < self->width);
  g_return_if_fail (part[2] >= 0 && part[2] <= part[3] &&
                    part[3] < self->height);

  for (int i = 0; i < self->width * self->height; i++)
    if (!is_within (self, part, (TengenPoint) i))
      self->hidden[i] = 1;
  cut_lines (self, part);
}
