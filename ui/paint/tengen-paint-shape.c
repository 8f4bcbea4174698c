/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-shape: rows, fours and threes that are lit, and their names
 *
 * Shape: the ring is drawn along the x axis, turned to its direction; stones in
 *        it stay as they are, with their numbers. What looks like a shape and
 *        is none has a broken ring. Plates lie where four cells meet.
 */
#include "tengen-paint-shape.h"

#include <math.h>

#include "tengen-paint-text.h"

/* Sizes in radii of a stone. */
#define RING 1.0
#define PEN 0.13
#define EDGE 0.06
#define LETTERS 0.82
#define PLATE 1.12
#define PLATE_ROOM 0.26
#define PLATE_MOST 4.4

static const TengenColour *
choose_colour (const TengenPaintTheme *theme, TengenViewTone tone)
{
  switch (tone)
    {
    case TENGEN_VIEW_TONE_WINS:
      return &theme->light;
    case TENGEN_VIEW_TONE_FORBIDDEN:
      return &theme->signal;
    case TENGEN_VIEW_TONE_FALSE:
      return &theme->cursor_edge;
    }
  g_return_val_if_reached (&theme->signal);
}

/* What parts the ring from wood and stones. */
static const TengenColour *
choose_edge (const TengenPaintTheme *theme, TengenViewTone tone)
{
  switch (tone)
    {
    case TENGEN_VIEW_TONE_WINS:
      return &theme->light_edge;
    case TENGEN_VIEW_TONE_FORBIDDEN:
      return &theme->signal_edge;
    case TENGEN_VIEW_TONE_FALSE:
      return &theme->cursor;
    }
  g_return_val_if_reached (&theme->signal_edge);
}

/* --- The ring --- */

static void
trace_ring (cairo_t *cr, double length, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, length, 0, radius, -G_PI_2, G_PI_2);
  cairo_arc (cr, 0, 0, radius, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_ring (cairo_t *cr,
           double length,
           double r,
           const TengenPaintTheme *theme,
           TengenViewTone tone)
{
  double pen = MAX (PEN * r, 1.6);
  double dashes[] = { 0.42 * r, 0.34 * r };

  trace_ring (cr, length, RING * r);
  if (tone == TENGEN_VIEW_TONE_FALSE)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, pen + 2 * MAX (EDGE * r, 0.8));
  tengen_paint_set_colour (cr, choose_edge (theme, tone));
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, choose_colour (theme, tone));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* --- Plates --- */

static void
trace_plate (cairo_t *cr, double width, double height)
{
  double corner = 0.3 * height;
  double x = width / 2 - corner;
  double y = height / 2 - corner;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, -y, corner, -G_PI_2, 0);
  cairo_arc (cr, x, y, corner, 0, G_PI_2);
  cairo_arc (cr, -x, y, corner, G_PI_2, G_PI);
  cairo_arc (cr, -x, -y, corner, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
show_text (cairo_t *cr, PangoLayout *layout, double scale)
{
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr,
                 -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                 -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/* A plate around 0,0. */
static void
draw_plate (cairo_t *cr,
            double r,
            const char *name,
            const TengenPaintTheme *theme,
            const TengenColour *ground)
{
  const TengenColour *ink = tengen_paint_theme_get_ink (theme, ground);
  PangoLayout *layout =
      tengen_paint_text_new (cr, MAX (LETTERS * r, 8), PANGO_WEIGHT_BOLD);
  double height = MAX (PLATE * r, 11);
  PangoRectangle logical;
  double width, scale;

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, name, -1);
  pango_layout_get_extents (layout, NULL, &logical);
  width = (double) logical.width / PANGO_SCALE;
  scale = width > PLATE_MOST * r ? PLATE_MOST * r / width : 1;
  trace_plate (cr, MAX (width * scale + 2 * PLATE_ROOM * r, height), height);
  tengen_paint_set_colour (cr, ground);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (0.05 * r, 0.8));
  tengen_paint_set_colour (cr, ink);
  cairo_stroke (cr);
  show_text (cr, layout, scale);
  g_object_unref (layout);
}

/* Beside an end of a shape: at the corner of its cell that points away from the
 * shape; above or right of those that have no such corner. */
static void
draw_name (cairo_t *cr,
           const TengenPaintMetrics *m,
           const TengenPaintTheme *theme,
           const TengenViewShape *shape)
{
  int dx = tengen_point_x (shape->from, m->columns) -
           tengen_point_x (shape->to, m->columns);
  int dy = tengen_point_y (shape->from, m->columns) -
           tengen_point_y (shape->to, m->columns);
  double x, y;

  tengen_paint_metrics_get_center (m, shape->from, &x, &y);
  x += (dx < 0 ? -0.5 : 0.5) * m->cell_width;
  y += (dy > 0 ? 0.5 : -0.5) * m->cell_height;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_plate (cr,
              m->radius,
              shape->name,
              theme,
              shape->tone == TENGEN_VIEW_TONE_FORBIDDEN ? &theme->signal
                                                        : &theme->cursor);
  cairo_restore (cr);
}

static void
draw_shape (cairo_t *cr,
            const TengenPaintMetrics *m,
            const TengenPaintTheme *theme,
            const TengenViewShape *shape)
{
  double from_x, from_y, to_x, to_y;

  tengen_paint_metrics_get_center (m, shape->from, &from_x, &from_y);
  tengen_paint_metrics_get_center (m, shape->to, &to_x, &to_y);
  cairo_save (cr);
  cairo_translate (cr, from_x, from_y);
  cairo_rotate (cr, atan2 (to_y - from_y, to_x - from_x));
  draw_ring (
      cr, hypot (to_x - from_x, to_y - from_y), m->radius, theme, shape->tone);
  cairo_restore (cr);
}

/* --- Public --- */

void
tengen_paint_shapes (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenPaintTheme *theme,
                     const TengenView *view)
{
  g_return_if_fail (metrics != NULL && theme != NULL && view != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  for (int names = 0; names <= 1; names++)
    for (guint i = 0; i < view->shapes->len; i++)
      {
        const TengenViewShape *shape =
            &g_array_index (view->shapes, TengenViewShape, i);

        if (!tengen_view_is_drawn (view, shape->from) ||
            !tengen_view_is_drawn (view, shape->to))
          continue;
        if (names == 0)
          draw_shape (cr, metrics, theme, shape);
        else if (*shape->name != '\0')
          draw_name (cr, metrics, theme, shape);
      }
  cairo_restore (cr);
}

void
tengen_paint_tag (cairo_t *cr,
                  const TengenPaintMetrics *metrics,
                  const TengenPaintTheme *theme,
                  TengenPoint point,
                  const char *name)
{
  double x, y;

  g_return_if_fail (metrics != NULL && theme != NULL && name != NULL);

  tengen_paint_metrics_get_center (metrics, point, &x, &y);
  if (tengen_point_x (point, metrics->columns) == metrics->columns - 1)
    x -= 0.5 * metrics->cell_width;
  else
    x += 0.5 * metrics->cell_width;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y - 0.5 * metrics->cell_height);
  draw_plate (cr, metrics->radius, name, theme, &theme->signal);
  cairo_restore (cr);
}

double
tengen_paint_shape_reach (const TengenPaintMetrics *metrics)
{
  double reach;

  g_return_val_if_fail (metrics != NULL, 0);

  reach = MAX (metrics->cell_width, metrics->cell_height) / 2 +
          MAX ((PLATE_MOST / 2 + PLATE_ROOM) * metrics->radius, 11) + 2;
  return ceil (reach * metrics->scale) / metrics->scale;
}
