/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-points: boards written down as lists of points
 */
#include "renju-points.h"

#include "tengen-board-notation.h"

TengenPoint
renju_points_read (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (TENGEN_NOTATION_RENJU,
                                        TENGEN_RENJU_SIZE,
                                        TENGEN_RENJU_SIZE,
                                        name,
                                        &point));
  return point;
}

void
renju_points_put (TengenRenju *board, const char *names, TengenStone stone)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    tengen_renju_put (board, renju_points_read (words[i]), stone);
}

TengenRenju *
renju_points_board (const char *black, const char *white)
{
  TengenRenju *board = tengen_renju_new ();

  renju_points_put (board, black, TENGEN_STONE_BLACK);
  renju_points_put (board, white, TENGEN_STONE_WHITE);
  return board;
}

char *
renju_points_format (TengenPoint point, guint classes)
{
  static const struct
  {
    TengenRenjuClass class;
    const char *name;
  } names[] = {
    { TENGEN_RENJU_FIVE, "5" },
    { TENGEN_RENJU_OVERLINE, "6" },
    { TENGEN_RENJU_DOUBLE_FOUR, "44" },
    { TENGEN_RENJU_DOUBLE_THREE, "33" },
  };
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_RENJU, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, point);
  GString *text = g_string_new (name);
  char end = ':';

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (classes & names[i].class)
      {
        g_string_append_printf (text, "%c%s", end, names[i].name);
        end = '+';
      }
  if (classes == 0)
    g_string_append (text, ":-");
  return g_string_free (text, FALSE);
}
