/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-board: the whole picture of a board
 *
 * Shape: ground, then the three layers of pieces. Lines are filled rectangles
 *        on device pixels; the frame grows outwards from its line.
 */
#include "tengen-paint-board.h"

#include <math.h>

#include "tengen-go-handicap.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-text.h"
#include "tengen-paint-wood.h"

/**
 * Labels:
 * @layout: for one label after another
 * @middle: from a line's top to the middle of its digits
 *
 * A pen for coordinates.
 */
typedef struct
{
  PangoLayout *layout;
  double middle;
} Labels;

/* Where a line begins whose middle is at a place. */
static double
get_line_start (const TengenPaintMetrics *m, double at)
{
  return tengen_paint_metrics_snap (m, at - m->line / 2);
}

static void
draw_lines (cairo_t *cr, const TengenPaintMetrics *m, const TengenColour *ink)
{
  double left = get_line_start (m, m->left);
  double top = get_line_start (m, m->top);
  double width = (m->columns - 1) * m->cell_width + m->line;
  double height = (m->rows - 1) * m->cell_height + m->line;
  double more = m->frame - m->line;
  double cell = MIN (m->cell_width, m->cell_height) * m->scale;

  cairo_new_path (cr);
  for (int x = 1; x < m->columns - 1; x++)
    cairo_rectangle (cr, left + x * m->cell_width, top, m->line, height);
  for (int y = 1; y < m->rows - 1; y++)
    cairo_rectangle (cr, left, top + y * m->cell_height, width, m->line);
  /* Where lines are dense they would hide the wood. */
  cairo_set_source_rgba (
      cr, ink->red, ink->green, ink->blue, CLAMP (cell / 16, 0.5, 1));
  cairo_fill (cr);
  tengen_paint_set_colour (cr, ink);
  cairo_rectangle (
      cr, left - more, top - more, width + 2 * more, height + 2 * more);
  if (m->columns > 1 && m->rows > 1)
    cairo_rectangle (cr,
                     left + m->line,
                     top + m->line,
                     width - 2 * m->line,
                     height - 2 * m->line);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

static void
draw_stars (cairo_t *cr, const TengenPaintMetrics *m, const TengenColour *ink)
{
  TengenPoint points[9];
  int n = tengen_go_star_points (m->columns, m->rows, points);
  double radius =
      MAX (0.075 * MIN (m->cell_width, m->cell_height), 1.3 * m->line);

  tengen_paint_set_colour (cr, ink);
  for (int i = 0; i < n; i++)
    {
      double x, y;

      tengen_paint_metrics_get_center (m, points[i], &x, &y);
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
open_labels (Labels *self, cairo_t *cr, const TengenPaintMetrics *m)
{
  PangoRectangle ink;

  self->layout = tengen_paint_text_new (cr, m->label, PANGO_WEIGHT_NORMAL);
  pango_layout_set_text (self->layout, "8", -1);
  pango_layout_get_extents (self->layout, &ink, NULL);
  self->middle = (ink.y + ink.height / 2.0) / PANGO_SCALE;
}

static double
measure_label (Labels *self, char *text)
{
  PangoRectangle box;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_extents (self->layout, NULL, &box);
  g_free (text);
  return (double) box.width / PANGO_SCALE;
}

static void
draw_label (Labels *self, cairo_t *cr, char *text, double x, double y)
{
  double width = measure_label (self, text);

  cairo_move_to (cr, x - width / 2, y - self->middle);
  pango_cairo_show_layout (cr, self->layout);
  cairo_new_path (cr);
}

static void
draw_column_labels (Labels *self,
                    cairo_t *cr,
                    const TengenPaintMetrics *m,
                    TengenNotation notation)
{
  double y = (m->y + m->top - m->cell_height / 2) / 2 + 0.15 * m->label;
  double widest = 0;
  int step;

  for (int x = 0; x < m->columns; x++)
    widest = MAX (
        widest,
        measure_label (
            self, tengen_notation_format_column (notation, m->columns, x)));
  step = (int) ceil ((widest + 0.35 * m->label) / m->cell_width);
  for (int x = 0; x < m->columns; x += step)
    draw_label (self,
                cr,
                tengen_notation_format_column (notation, m->columns, x),
                m->left + x * m->cell_width,
                y);
}

static void
draw_row_labels (Labels *self,
                 cairo_t *cr,
                 const TengenPaintMetrics *m,
                 TengenNotation notation)
{
  double x = (m->x + m->left - m->cell_width / 2) / 2 + 0.15 * m->label;
  int step = (int) ceil (1.15 * m->label / m->cell_height);
  /* Labels that are left out are counted from where numbers begin. */
  int first = notation == TENGEN_NOTATION_A1 ? (m->rows - 1) % step : 0;

  for (int y = first; y < m->rows; y += step)
    draw_label (self,
                cr,
                tengen_notation_format_row (notation, m->rows, y),
                x,
                m->top + y * m->cell_height);
}

void
tengen_paint_ground (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenPaintStyle *style)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (style->dark);

  cairo_save (cr);
  tengen_paint_wood (cr, metrics, theme);
  draw_lines (cr, metrics, &theme->line);
  draw_stars (cr, metrics, &theme->line);
  if (style->coordinates != TENGEN_PAINT_NO_COORDINATES && metrics->label > 0)
    {
      Labels labels;

      open_labels (&labels, cr, metrics);
      tengen_paint_set_colour (cr, &theme->label);
      draw_column_labels (&labels, cr, metrics, style->coordinates);
      draw_row_labels (&labels, cr, metrics, style->coordinates);
      g_object_unref (labels.layout);
    }
  cairo_restore (cr);
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
  TengenStone stone = TENGEN_STONE_NONE;
  int number = 0;
  double x, y;

  if (layer == TENGEN_LAYER_STONES)
    number = tengen_paint_get_number (view, point, &stone);
  if (n == 0 && number == 0)
    return;
  tengen_paint_metrics_get_center (m, point, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  for (int i = 0; i < n; i++)
    tengen_paint_piece (cr, m, theme, pieces[i]);
  if (number > 0)
    tengen_paint_number (cr, m, theme, number, stone);
  cairo_restore (cr);
}

void
tengen_paint_stones (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenView *view,
                     const TengenPaintStyle *style)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (style->dark);
  int n_points = view->width * view->height;

  for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
    for (int point = 0; point < n_points; point++)
      draw_point (cr, metrics, theme, view, (TengenPoint) point, layer);
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

  tengen_paint_metrics_init (&metrics,
                             width,
                             height,
                             view->width,
                             view->height,
                             style->coordinates != TENGEN_PAINT_NO_COORDINATES,
                             style->cell_ratio,
                             style->scale);
  if (style->paper)
    {
      cairo_save (cr);
      tengen_paint_set_colour (cr,
                               &tengen_paint_theme_get (style->dark)->paper);
      cairo_rectangle (cr, 0, 0, width, height);
      cairo_fill (cr);
      cairo_restore (cr);
    }
  tengen_paint_ground (cr, &metrics, style);
  tengen_paint_stones (cr, &metrics, view, style);
}
