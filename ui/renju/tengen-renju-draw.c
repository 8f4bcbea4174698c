/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-draw: who has Black (先後), as it is decided at the board
 */
#include "tengen-renju-draw.h"

#define N_HANDS 3

gboolean
tengen_renju_draw_exchanges (int first, int second)
{
  g_return_val_if_fail (first > 0 && second > 0, FALSE);

  return (first + second) % 2 == 0;
}

gboolean
tengen_renju_draw_is_right (int stones, gboolean odd)
{
  g_return_val_if_fail (stones > 0, FALSE);

  return (stones % 2 != 0) == (odd != FALSE);
}

int
tengen_renju_draw_compare (TengenRenjuHand first, TengenRenjuHand second)
{
  /* each hand wins over the one that follows it */
  switch (((int) second - (int) first + N_HANDS) % N_HANDS)
    {
    case 1:
      return 1;
    case 2:
      return 2;
    default:
      return 0;
    }
}
