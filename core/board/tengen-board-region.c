/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-region: connected areas of points and what they touch
 *
 * Leans on: nothing; the board comes as a plain array without edges, and is
 *           given walls here.
 */
#include "tengen-board-region.h"

/* Points with a column and a row of walls around them: a step off the board
 * needs no question. The last column is the left wall of the next row too. */
#define WALLED_POINTS ((TENGEN_BOARD_MAX + 1) * (TENGEN_BOARD_MAX + 2))

/**
 * Field:
 * @stride: from a row to the next
 * @width: columns of the board
 * @open: 1 for points of areas without a label
 * @labels: of the board, without walls
 *
 * What is being labelled.
 */
typedef struct
{
  int stride;
  int width;
  guint8 open[WALLED_POINTS];
  guint16 *labels;
} Field;

/* A point with walls and without. */
typedef struct
{
  int walled;
  int plain;
} Place;

static void
open_points (Field *self, const guint8 *stones, int height, guint members)
{
  for (int y = 0; y < height; y++)
    for (int x = 0; x < self->width; x++)
      self->open[(y + 1) * self->stride + x] =
          members >> stones[y * self->width + x] & 1;
}

/* Labels a point that is still open, and remembers to go on from there. */
static void
take (Field *self, int walled, int plain, int area, Place *stack, int *n)
{
  if (!self->open[walled])
    return;
  self->open[walled] = 0;
  self->labels[plain] = (guint16) area;
  stack[*n].walled = walled;
  stack[*n].plain = plain;
  *n += 1;
}

/* Labels the area around a point, if it is open. Returns: whether it was. */
static gboolean
fill_area (Field *self, int walled, int plain, int area)
{
  Place stack[TENGEN_BOARD_MAX_POINTS];
  int n = 0;

  take (self, walled, plain, area, stack, &n);
  if (n == 0)
    return FALSE;
  while (n > 0)
    {
      const Place at = stack[--n];

      take (self, at.walled - 1, at.plain - 1, area, stack, &n);
      take (self, at.walled + 1, at.plain + 1, area, stack, &n);
      take (self,
            at.walled - self->stride,
            at.plain - self->width,
            area,
            stack,
            &n);
      take (self,
            at.walled + self->stride,
            at.plain + self->width,
            area,
            stack,
            &n);
    }
  return TRUE;
}

int
tengen_region_label (
    const guint8 *stones, int width, int height, guint members, guint16 *labels)
{
  Field field = { .stride = width + 1, .width = width, .labels = labels };
  int n_areas = 0;

  g_return_val_if_fail (stones != NULL && labels != NULL, 0);
  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, 0);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, 0);

  open_points (&field, stones, height, members);
  for (int i = 0; i < width * height; i++)
    labels[i] = TENGEN_REGION_NONE;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n_areas += fill_area (
          &field, (y + 1) * field.stride + x, y * width + x, n_areas);
  return n_areas;
}

/* Notes of two neighbours what their areas touch. */
static void
touch_each_other (
    const guint8 *stones, const guint16 *labels, int a, int b, guint8 *touch)
{
  if (labels[a] == labels[b])
    return;
  if (labels[a] != TENGEN_REGION_NONE)
    touch[labels[a]] |= 1u << stones[b];
  if (labels[b] != TENGEN_REGION_NONE)
    touch[labels[b]] |= 1u << stones[a];
}

void
tengen_region_touch (const guint8 *stones,
                     int width,
                     int height,
                     const guint16 *labels,
                     int n_areas,
                     guint8 *touch)
{
  g_return_if_fail (stones != NULL && labels != NULL && touch != NULL);
  g_return_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX);
  g_return_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX);

  for (int i = 0; i < n_areas; i++)
    touch[i] = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        int at = y * width + x;

        if (x + 1 < width)
          touch_each_other (stones, labels, at, at + 1, touch);
        if (y + 1 < height)
          touch_each_other (stones, labels, at, at + width, touch);
      }
}
