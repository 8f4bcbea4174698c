/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-line: moves as numbers on one board, as in books
 */
#include "tengen-paper-line.h"

void
tengen_paper_line_add (TengenView *view,
                       TengenNotation notation,
                       TengenStone stone,
                       TengenPoint point,
                       guint number,
                       GString *note)
{
  g_autofree char *name = NULL;

  if (point < view->width * view->height &&
      view->stones[point] == TENGEN_STONE_NONE)
    {
      view->stones[point] = stone;
      view->numbers[point] = (guint16) number;
      view->marks[point] = TENGEN_VIEW_MARK_NONE;
      g_clear_pointer (&view->labels[point], g_free);
      return;
    }
  name = tengen_notation_format (notation, view->width, view->height, point);
  g_string_append_printf (
      note, "%s%u: %s", note->len > 0 ? "   " : "", number, name);
}
