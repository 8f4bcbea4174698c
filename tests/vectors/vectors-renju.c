/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-renju: boards and points of Renju as test vectors write them
 */
#include "vectors-renju.h"

#include "tengen-board-notation.h"

#include <string.h>

TengenRenju *
vectors_read_renju_board (VectorsTally *tally, const char *letters)
{
  static const char stones[] = ".XO";
  g_autoptr (TengenRenju) board = tengen_renju_new ();

  if (strlen (letters) != TENGEN_RENJU_POINTS ||
      strspn (letters, stones) != TENGEN_RENJU_POINTS)
    {
      vectors_fail (tally, "the board is not %d of .XO", TENGEN_RENJU_POINTS);
      return NULL;
    }
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (letters[i] != '.')
      tengen_renju_put (
          board, i, (TengenStone) (strchr (stones, letters[i]) - stones));
  return g_steal_pointer (&board);
}

gboolean
vectors_read_renju_point (const char *text, TengenPoint *point)
{
  return tengen_notation_parse (TENGEN_NOTATION_RENJU,
                                TENGEN_RENJU_SIZE,
                                TENGEN_RENJU_SIZE,
                                text,
                                point) &&
         *point < TENGEN_RENJU_POINTS;
}
