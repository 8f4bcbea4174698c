/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-boards: a page of empty boards
 */
#include "tengen-paper-private.h"
#include "tengen-paper-sheets.h"

#include "tengen-paint-board.h"
#include "tengen-words.h"

#define RENJU_LINES 15

static int
choose_coordinates (const TengenPaperBoards *how)
{
  if (!how->coordinates)
    return TENGEN_PAINT_NO_COORDINATES;
  return how->renju ? TENGEN_NOTATION_RENJU : tengen_words_notation ();
}

TengenPaper *
tengen_paper_new_boards (const TengenPaperBoards *how)
{
  TengenPaper *self;
  guint columns, rows;
  TengenPaperBox box;
  int lines;

  g_return_val_if_fail (how != NULL, NULL);
  g_return_val_if_fail (how->renju || (how->lines >= 1 && how->lines <= 52),
                        NULL);

  lines = how->renju ? RENJU_LINES : how->lines;
  self = tengen_paper_new (how->paper, TENGEN_PAINT_RUBY_NONE);
  tengen_paper_begin_page (self);
  tengen_paper_get_grid (how->per_page, &columns, &rows);
  box.width =
      (self->width - 2 * TENGEN_PAPER_MARGIN + TENGEN_PAPER_GAP) / columns -
      TENGEN_PAPER_GAP;
  box.height =
      (self->height - 2 * TENGEN_PAPER_MARGIN + TENGEN_PAPER_GAP) / rows -
      TENGEN_PAPER_GAP;
  for (guint i = 0; i < columns * rows; i++)
    {
      box.x =
          TENGEN_PAPER_MARGIN + i % columns * (box.width + TENGEN_PAPER_GAP);
      box.y =
          TENGEN_PAPER_MARGIN + i / columns * (box.height + TENGEN_PAPER_GAP);
      tengen_paper_put_board (
          self, tengen_view_new (lines, lines), choose_coordinates (how), &box);
    }
  return self;
}
