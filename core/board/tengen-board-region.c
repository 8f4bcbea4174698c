/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-region: connected areas of points and what they touch
 *
 * Leans on: nothing; a plain array without edges, so neighbours are asked
 *           for with x and y.
 */
#include "tengen-board-region.h"

/* Lists the neighbours of a point along the lines; returns how many. */
static int
list_neighbours (int width, int height, int point, int *neighbours)
{
  int x = point % width;
  int n = 0;

  if (point >= width)
    neighbours[n++] = point - width;
  if (x > 0)
    neighbours[n++] = point - 1;
  if (x < width - 1)
    neighbours[n++] = point + 1;
  if (point < width * (height - 1))
    neighbours[n++] = point + width;
  return n;
}

/* Labels the area around first; points of areas still carry no label. */
static void
fill_area (const guint8 *stones,
           int width,
           int height,
           guint members,
           int first,
           int area,
           guint16 *labels)
{
  TengenPoint stack[TENGEN_BOARD_MAX_POINTS];
  int neighbours[4];
  int n = 0;

  labels[first] = area;
  stack[n++] = first;
  while (n > 0)
    {
      int n_neighbours =
          list_neighbours (width, height, stack[--n], neighbours);

      for (int i = 0; i < n_neighbours; i++)
        {
          int point = neighbours[i];

          if (labels[point] != TENGEN_REGION_NONE ||
              (members >> stones[point] & 1) == 0)
            continue;
          labels[point] = area;
          stack[n++] = point;
        }
    }
}

int
tengen_region_label (
    const guint8 *stones, int width, int height, guint members, guint16 *labels)
{
  int n_areas = 0;

  g_return_val_if_fail (stones != NULL && labels != NULL, 0);
  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, 0);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, 0);

  for (int i = 0; i < width * height; i++)
    labels[i] = TENGEN_REGION_NONE;
  for (int i = 0; i < width * height; i++)
    if (labels[i] == TENGEN_REGION_NONE && (members >> stones[i] & 1) != 0)
      fill_area (stones, width, height, members, i, n_areas++, labels);
  return n_areas;
}

void
tengen_region_touch (const guint8 *stones,
                     int width,
                     int height,
                     const guint16 *labels,
                     int n_areas,
                     guint8 *touch)
{
  int neighbours[4];

  g_return_if_fail (stones != NULL && labels != NULL && touch != NULL);
  g_return_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX);
  g_return_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX);

  for (int i = 0; i < n_areas; i++)
    touch[i] = 0;
  for (int i = 0; i < width * height; i++)
    {
      int n = list_neighbours (width, height, i, neighbours);

      if (labels[i] == TENGEN_REGION_NONE)
        continue;
      for (int j = 0; j < n; j++)
        if (labels[neighbours[j]] != labels[i])
          touch[labels[i]] |= 1u << stones[neighbours[j]];
    }
}
