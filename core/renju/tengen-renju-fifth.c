/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-fifth: fifth moves that are equivalent
 *
 * Shape: a shape is its five stones moved into the corner and sorted; two are
 *        congruent if one of the eight images of the first is the second.
 */
#include "tengen-renju-fifth.h"

#include "tengen-board-symmetry.h"

#include <string.h>

#define N_STONES 5

/* Stones as numbers that sort by colour, then by place. */
typedef struct
{
  guint16 stones[N_STONES];
} Shape;

static void
sort (guint16 *numbers, int n)
{
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && numbers[j] < numbers[j - 1]; j--)
      {
        guint16 number = numbers[j];

        numbers[j] = numbers[j - 1];
        numbers[j - 1] = number;
      }
}

static Shape
make_shape (const TengenPoint *stones, TengenPoint fifth, guint symmetry)
{
  TengenPoint points[N_STONES];
  int left = TENGEN_RENJU_SIZE, top = TENGEN_RENJU_SIZE;
  Shape shape;

  for (int i = 0; i < N_STONES; i++)
    {
      points[i] = tengen_symmetry_point (symmetry,
                                         TENGEN_RENJU_SIZE,
                                         TENGEN_RENJU_SIZE,
                                         i < N_STONES - 1 ? stones[i] : fifth);
      left = MIN (left, tengen_point_x (points[i], TENGEN_RENJU_SIZE));
      top = MIN (top, tengen_point_y (points[i], TENGEN_RENJU_SIZE));
    }
  for (int i = 0; i < N_STONES; i++)
    shape.stones[i] = i % 2 * TENGEN_RENJU_POINTS + points[i] -
                      tengen_point_make (TENGEN_RENJU_SIZE, left, top);
  sort (shape.stones, N_STONES);
  return shape;
}

gboolean
tengen_renju_fifth_is_same (const TengenPoint *stones,
                            TengenPoint first,
                            TengenPoint second)
{
  Shape shape;

  g_return_val_if_fail (stones != NULL, FALSE);
  g_return_val_if_fail (first < TENGEN_RENJU_POINTS, FALSE);
  g_return_val_if_fail (second < TENGEN_RENJU_POINTS, FALSE);

  shape = make_shape (stones, first, 0);
  for (guint symmetry = 0; symmetry < TENGEN_SYMMETRY_COUNT; symmetry++)
    {
      Shape image = make_shape (stones, second, symmetry);

      if (memcmp (image.stones, shape.stones, sizeof shape.stones) == 0)
        return TRUE;
    }
  return FALSE;
}
