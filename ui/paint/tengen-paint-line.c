/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-line: lines and arrows across a board
 *
 * Shape: drawn along the x axis from 0 to the length, turned to its direction.
 *        A light edge lets the dark line be seen on black stones, the dark line
 *        on white ones and on wood. Sizes are parts of a stone's radius.
 */
#include "tengen-paint-line.h"

#include <math.h>

#include "tengen-paint-shape.h"

#define PEN 0.155
#define EDGE 0.055
/* From the middle of a point that holds something, and of one that does not. */
#define AWAY 0.80
#define NEAR 0.34
#define HEAD_LENGTH 0.72
#define HEAD_WIDTH 0.62

static gboolean
is_line_drawn (const TengenView *view, const TengenMarkupLine *line)
{
  return tengen_view_is_drawn (view, line->from) &&
         tengen_view_is_drawn (view, line->to) && line->from != line->to;
}

static gboolean
is_occupied (const TengenView *view, TengenPoint point)
{
  return view->labels[point] != NULL || view->numbers[point] != 0 ||
         view->marks[point] != TENGEN_VIEW_MARK_NONE;
}

/* A plain line begins at the very crossing if nothing is there. */
static double
get_away (const TengenView *view, TengenPoint point, gboolean arrow)
{
  if (is_occupied (view, point))
    return AWAY;
  return arrow ? NEAR : 0;
}

static void
trace_arrow (cairo_t *cr, double length, double r)
{
  double pen = MAX (PEN * r, 1.8) / 2;
  double head = MIN (HEAD_LENGTH * r, 0.7 * length);
  double wide = HEAD_WIDTH / 2 / HEAD_LENGTH * head;
  double neck = length - 0.86 * head;

  cairo_move_to (cr, 0, -pen);
  cairo_line_to (cr, neck, -pen);
  cairo_line_to (cr, length - head, -MAX (wide, pen));
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length - head, MAX (wide, pen));
  cairo_line_to (cr, neck, pen);
  cairo_line_to (cr, 0, pen);
  cairo_close_path (cr);
}

static void
draw_arrow (cairo_t *cr, double length, double r, const TengenPaintTheme *theme)
{
  trace_arrow (cr, length, r);
  cairo_set_line_width (cr, 2 * MAX (EDGE * r, 0.5));
  tengen_paint_set_colour (cr, &theme->cursor_edge);
  cairo_stroke_preserve (cr);
  tengen_paint_set_colour (cr, &theme->cursor);
  cairo_fill (cr);
}

static void
draw_line (cairo_t *cr, double length, double r, const TengenPaintTheme *theme)
{
  double pen = MAX (PEN * r, 1.8);

  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  cairo_set_line_width (cr, pen + 2 * MAX (EDGE * r, 0.5));
  tengen_paint_set_colour (cr, &theme->cursor_edge);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, &theme->cursor);
  cairo_stroke (cr);
}

void
tengen_paint_line (cairo_t *cr,
                   const TengenPaintMetrics *metrics,
                   const TengenPaintTheme *theme,
                   const TengenView *view,
                   const TengenMarkupLine *line)
{
  double r = metrics->radius;
  double from_x, from_y, to_x, to_y, whole, start, end;

  if (!is_line_drawn (view, line))
    return;
  tengen_paint_metrics_get_center (metrics, line->from, &from_x, &from_y);
  tengen_paint_metrics_get_center (metrics, line->to, &to_x, &to_y);
  whole = hypot (to_x - from_x, to_y - from_y);
  start = get_away (view, line->from, line->arrow) * r;
  end = get_away (view, line->to, line->arrow) * r;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, from_x, from_y);
  cairo_rotate (cr, atan2 (to_y - from_y, to_x - from_x));
  cairo_translate (cr, start, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (line->arrow)
    draw_arrow (cr, whole - start - end, r, theme);
  else
    draw_line (cr, whole - start - end, r, theme);
  cairo_restore (cr);
}

void
tengen_paint_lines (cairo_t *cr,
                    const TengenPaintMetrics *metrics,
                    const TengenPaintTheme *theme,
                    const TengenView *view)
{
  const TengenMarkupLine *beyond = NULL;
  g_autofree char *more = NULL;
  guint n = 0;

  g_return_if_fail (metrics != NULL && theme != NULL && view != NULL);

  for (guint i = 0; i < view->lines->len; i++)
    {
      const TengenMarkupLine *line =
          &g_array_index (view->lines, TengenMarkupLine, i);

      if (!is_line_drawn (view, line))
        continue;
      if (n++ < TENGEN_PAINT_LINES_MOST)
        tengen_paint_line (cr, metrics, theme, view, line);
      else if (beyond == NULL)
        beyond = line;
    }
  if (beyond == NULL)
    return;
  more = g_strdup_printf ("+%u", n - TENGEN_PAINT_LINES_MOST);
  tengen_paint_tag (cr, metrics, theme, beyond->to, more);
}

double
tengen_paint_lines_reach (const TengenPaintMetrics *metrics,
                          const TengenView *view)
{
  double reach;

  g_return_val_if_fail (metrics != NULL && view != NULL, 0);

  reach = tengen_paint_line_reach (metrics);
  return view->lines->len > TENGEN_PAINT_LINES_MOST
             ? MAX (reach, tengen_paint_shape_reach (metrics))
             : reach;
}

double
tengen_paint_line_reach (const TengenPaintMetrics *metrics)
{
  double reach;

  g_return_val_if_fail (metrics != NULL, 0);

  reach = (HEAD_WIDTH / 2 + EDGE) * metrics->radius + 2;
  return ceil (reach * metrics->scale) / metrics->scale;
}
