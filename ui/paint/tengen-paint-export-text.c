/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-export-text: a view as the text of a diagram
 *
 * Shape: what a diagram has no sign for is not in it: territory, veils, rows
 *        that are lit. Dead stones have a cross.
 */
#include "tengen-paint-export.h"

#include "tengen-describe-diagram.h"
#include "tengen-paint-part.h"

static TengenMarkKind
choose_mark (const TengenView *view, int point)
{
  switch ((TengenViewMark) view->marks[point])
    {
    case TENGEN_VIEW_MARK_CROSS:
    case TENGEN_VIEW_MARK_REFUSED:
      return TENGEN_MARK_CROSS;
    case TENGEN_VIEW_MARK_SQUARE:
      return TENGEN_MARK_SQUARE;
    case TENGEN_VIEW_MARK_TRIANGLE:
      return TENGEN_MARK_TRIANGLE;
    case TENGEN_VIEW_MARK_SELECTED:
      return TENGEN_MARK_SELECTED;
    case TENGEN_VIEW_MARK_LAST:
    case TENGEN_VIEW_MARK_CIRCLE:
    case TENGEN_VIEW_MARK_EVIDENCE:
    case TENGEN_VIEW_MARK_EVIDENCE_LAST:
      return TENGEN_MARK_CIRCLE;
    case TENGEN_VIEW_MARK_NONE:
    case TENGEN_VIEW_MARK_CHOICE:
      return view->dead[point] != 0 ? TENGEN_MARK_CROSS : TENGEN_MARK_NONE;
    }
  g_assert_not_reached ();
}

static guint8 *
make_marks (const TengenView *view)
{
  int n = view->width * view->height;
  guint8 *marks = g_new (guint8, n);

  for (int i = 0; i < n; i++)
    marks[i] = (guint8) choose_mark (view, i);
  return marks;
}

/* Points within the rectangle that are not drawn look empty. */
static guint8 *
make_stones (const TengenView *view)
{
  int n = view->width * view->height;
  guint8 *stones = g_new0 (guint8, n);

  for (int i = 0; i < n; i++)
    if (view->hidden[i] == 0)
      stones[i] = view->stones[i];
  return stones;
}

char *
tengen_paint_export_text (const TengenPaintExport *self,
                          const TengenView *view,
                          GError **error)
{
  g_autofree guint8 *marks = NULL;
  g_autofree guint8 *stones = NULL;
  TengenDiagram diagram;

  g_return_val_if_fail (self != NULL && view != NULL, NULL);

  if (self->format == TENGEN_PAINT_EXPORT_LATEX &&
      !tengen_diagram_has_latex (view->width, view->height))
    {
      g_set_error (error,
                   TENGEN_PAINT_EXPORT_ERROR,
                   TENGEN_PAINT_EXPORT_ERROR_BOARD,
                   "psgo has square boards up to %d lines only",
                   TENGEN_DIAGRAM_LATEX_MAX);
      return NULL;
    }
  marks = make_marks (view);
  stones = make_stones (view);
  diagram = (TengenDiagram){
    .width = view->width,
    .height = view->height,
    .to_move = view->to_move,
    .stones = stones,
    .numbers = view->numbers,
    .marks = marks,
    .labels = view->labels,
    .lines = view->lines,
    .coordinates = self->style.coordinates != TENGEN_PAINT_NO_COORDINATES,
    .renju = self->style.coordinates == TENGEN_NOTATION_RENJU,
    .title = self->title,
  };
  tengen_view_find_part (view, diagram.part);
  return self->format == TENGEN_PAINT_EXPORT_LATEX
             ? tengen_diagram_write_latex (&diagram)
             : tengen_diagram_write_ascii (&diagram);
}
