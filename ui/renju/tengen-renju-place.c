/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-place: where the three stones of an opening (珠型) lie
 *
 * Shape: of the eight symmetries one turn and one mirror image take the second
 *        stone to where it is wanted.
 */
#include "tengen-renju-place.h"

#include "tengen-board-symmetry.h"

#define N_STONES 3

/* Each of the three bits of a symmetry is a mirror image of its own. */
static gboolean
is_mirror_image (guint symmetry)
{
  return ((symmetry & 1) + (symmetry >> 1 & 1) + (symmetry >> 2 & 1)) % 2 != 0;
}

static TengenPoint
map (guint symmetry, TengenPoint point)
{
  return tengen_symmetry_point (
      symmetry, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, point);
}

gboolean
tengen_renju_place (int index,
                    gboolean mirrored,
                    const TengenPoint *stones,
                    int n_stones,
                    TengenPoint *points)
{
  const TengenRenjuPattern *pattern;
  TengenPoint second;

  g_return_val_if_fail (index >= 0 && index < TENGEN_RENJU_N_PATTERNS, FALSE);
  g_return_val_if_fail (n_stones >= 0 && n_stones < N_STONES, FALSE);
  g_return_val_if_fail (n_stones == 0 || stones != NULL, FALSE);
  g_return_val_if_fail (points != NULL, FALSE);

  pattern = tengen_renju_pattern_get (index);
  if (n_stones > 0 && stones[0] != pattern->points[0])
    return FALSE;
  second = n_stones > 1 ? stones[1] : pattern->points[1];
  for (guint symmetry = 0; symmetry < TENGEN_SYMMETRY_COUNT; symmetry++)
    {
      if (is_mirror_image (symmetry) != (mirrored != FALSE) ||
          map (symmetry, pattern->points[1]) != second)
        continue;
      for (int i = 0; i < N_STONES; i++)
        points[i] = map (symmetry, pattern->points[i]);
      return TRUE;
    }
  return FALSE;
}
