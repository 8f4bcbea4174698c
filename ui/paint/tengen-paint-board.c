/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-board: the whole picture of a board
 *
 * Shape: ground, then the layers of pieces, then lines, arrows and shapes.
 */
#include "tengen-paint-board.h"

#include "tengen-paint-grid.h"
#include "tengen-paint-label.h"
#include "tengen-paint-line.h"
#include "tengen-paint-part.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-shape.h"
#include "tengen-paint-wood.h"

/* How much larger coordinates are for a projector. */
#define BOLD_LABELS 1.25

const TengenPaintTheme *
tengen_paint_style_get_theme (const TengenPaintStyle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->print ? tengen_paint_theme_get_print ()
                     : tengen_paint_theme_get (self->theme, self->dark);
}

/* The ground as a view shows it: not all points, and gaps below labels. */
static void
draw_ground (cairo_t *cr,
             const TengenPaintMetrics *m,
             const TengenView *view,
             const TengenPaintStyle *style)
{
  int n = view->width * view->height;
  g_autofree TengenPaintGap *gaps = g_new0 (TengenPaintGap, n);

  for (int i = 0; i < n; i++)
    {
      TengenStone stone;
      TengenPaintFit fit;
      const char *label =
          tengen_paint_get_label (view, (TengenPoint) i, &stone, &fit);

      if (label != NULL && stone == TENGEN_STONE_NONE)
        gaps[i] = tengen_paint_get_gap (cr, m, label, fit);
    }
  tengen_paint_wood (cr, m, tengen_paint_style_get_theme (style));
  tengen_paint_grid (cr, m, style, view->hidden, gaps);
}

static void
draw_words (cairo_t *cr,
            const TengenPaintMetrics *m,
            const TengenPaintTheme *theme,
            const TengenView *view,
            TengenPoint point,
            TengenPaintLayer layer)
{
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPaintFit fit = TENGEN_FIT_POINT;
  const char *label = NULL;
  int number = 0;

  if (layer == TENGEN_LAYER_STONES)
    number = tengen_paint_get_number (view, point, &stone);
  if (layer == TENGEN_LAYER_MARKS)
    label = tengen_paint_get_label (view, point, &stone, &fit);
  if (number > 0)
    tengen_paint_number (cr, m, theme, number, stone);
  if (label != NULL)
    tengen_paint_label (cr, m, theme, label, stone, fit);
}

static void
draw_point (cairo_t *cr,
            const TengenPaintMetrics *m,
            const TengenPaintTheme *theme,
            const TengenView *view,
            TengenPoint point,
            TengenPaintLayer layer)
{
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  int n = tengen_paint_list_pieces (view, point, layer, pieces);
  double x, y;

  tengen_paint_metrics_get_center (m, point, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  for (int i = 0; i < n; i++)
    tengen_paint_piece (cr, m, theme, pieces[i]);
  draw_words (cr, m, theme, view, point, layer);
  cairo_restore (cr);
}

void
tengen_paint_stones (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenView *view,
                     const TengenPaintStyle *style)
{
  const TengenPaintTheme *theme = tengen_paint_style_get_theme (style);
  int n_points = view->width * view->height;

  for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
    for (int point = 0; point < n_points; point++)
      draw_point (cr, metrics, theme, view, (TengenPoint) point, layer);
  tengen_paint_lines (cr, metrics, theme, view);
  tengen_paint_shapes (cr, metrics, theme, view);
}

/* What is as large as the room allows: all of the board, or its part. */
static void
find_seen (const TengenPaintStyle *self, const TengenView *view, int part[4])
{
  if (self->part)
    tengen_view_find_part (view, part);
  if (self->part && part[0] <= part[1])
    return;
  part[0] = part[2] = 0;
  part[1] = view->width - 1;
  part[3] = view->height - 1;
}

void
tengen_paint_style_measure (const TengenPaintStyle *self,
                            double width,
                            double height,
                            const TengenView *view,
                            double labels,
                            TengenPaintMetrics *metrics)
{
  int part[4] = { 0 };
  gboolean bold;

  g_return_if_fail (self != NULL && view != NULL && metrics != NULL);

  bold = tengen_paint_style_get_theme (self)->bold;
  find_seen (self, view, part);
  tengen_paint_metrics_init (metrics,
                             width,
                             height,
                             part[1] - part[0] + 1,
                             part[3] - part[2] + 1,
                             bold ? BOLD_LABELS * labels : labels,
                             self->cell_ratio,
                             self->scale);
  tengen_paint_metrics_move_to_part (metrics, view->width, view->height, part);
  if (bold)
    tengen_paint_metrics_embolden (metrics);
}

void
tengen_paint_board_measure (TengenPaintMetrics *metrics,
                            double width,
                            double height,
                            const TengenView *view,
                            const TengenPaintStyle *style)
{
  gboolean labels = style->coordinates != TENGEN_PAINT_NO_COORDINATES;
  int part[4];

  g_return_if_fail (metrics != NULL && view != NULL && style != NULL);

  tengen_view_find_part (view, part);
  if ((style->print || style->part) && part[0] <= part[1])
    tengen_paint_metrics_init_part (
        metrics, width, height, view->width, view->height, part, labels);
  else
    tengen_paint_style_measure (style, width, height, view, labels, metrics);
}

void
tengen_paint_board (cairo_t *cr,
                    double width,
                    double height,
                    const TengenView *view,
                    const TengenPaintStyle *style)
{
  TengenPaintMetrics metrics;

  g_return_if_fail (view != NULL && style != NULL);

  tengen_paint_board_measure (&metrics, width, height, view, style);
  if (style->paper)
    {
      cairo_save (cr);
      tengen_paint_set_colour (cr,
                               &tengen_paint_style_get_theme (style)->paper);
      cairo_rectangle (cr, 0, 0, width, height);
      cairo_fill (cr);
      cairo_restore (cr);
    }
  draw_ground (cr, &metrics, view, style);
  tengen_paint_stones (cr, &metrics, view, style);
}
