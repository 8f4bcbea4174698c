/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-part: a part of a board, and its name
 */
#include "tengen-board-part.h"

void
tengen_board_part_get_corner (
    int width, int height, gboolean right, gboolean lower, int part[4])
{
  part[0] = right ? width / 2 : 0;
  part[1] = right ? width - 1 : (width - 1) / 2;
  part[2] = lower ? height / 2 : 0;
  part[3] = lower ? height - 1 : (height - 1) / 2;
}

char *
tengen_board_part_format (const int part[4],
                          TengenNotation notation,
                          int width,
                          int height)
{
  g_autofree char *first = tengen_notation_format (
      notation, width, height, tengen_point_make (width, part[0], part[3]));
  g_autofree char *last = tengen_notation_format (
      notation, width, height, tengen_point_make (width, part[1], part[2]));

  return g_strconcat (first, ":", last, NULL);
}

gboolean
tengen_board_part_parse (TengenNotation notation,
                         int width,
                         int height,
                         const char *text,
                         int part[4])
{
  g_auto (GStrv) corners = NULL;
  int x[2], y[2];

  g_return_val_if_fail (text != NULL, FALSE);

  corners = g_strsplit (text, ":", -1);
  if (g_strv_length (corners) != 2)
    return FALSE;
  for (int i = 0; i < 2; i++)
    {
      const char *name = g_strstrip (corners[i]);
      TengenPoint point;

      if (!tengen_notation_parse (notation, width, height, name, &point) ||
          point == TENGEN_POINT_PASS)
        return FALSE;
      x[i] = tengen_point_x (point, width);
      y[i] = tengen_point_y (point, width);
    }
  part[0] = MIN (x[0], x[1]);
  part[1] = MAX (x[0], x[1]);
  part[2] = MIN (y[0], y[1]);
  part[3] = MAX (y[0], y[1]);
  return TRUE;
}
