/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-thumbnail: a small picture of a board
 */
#include "tengen-board-thumbnail.h"

#include "tengen-board-look.h"
#include "tengen-paint-board.h"

static GdkTexture *
take_texture (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) stride * (gsize) height);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (
      width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

/* Cells that a board takes besides one for each line, for its margins; what a
 * cell is larger by is rounded off. */
#define MARGINS 1.2

static TengenPaintStyle
make_style (int scale, gboolean dark)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  style.scale = scale;
  style.theme = tengen_board_look_get_theme ();
  style.dark = dark;
  style.paper = FALSE;
  return style;
}

/* Radius of a stone below which the name of a shape cannot be read. */
#define NAMED 5

/* Takes the names of the shapes away where stones are too small for them. */
static TengenView *
copy_view (const TengenView *view, double room, const TengenPaintStyle *style)
{
  TengenView *copy = tengen_view_copy (view);
  TengenPaintMetrics metrics;

  tengen_paint_board_measure (&metrics, room, room, view, style);
  for (guint i = 0; metrics.radius < NAMED && i < copy->shapes->len; i++)
    g_array_index (copy->shapes, TengenViewShape, i).name[0] = '\0';
  return copy;
}

/* A picture of @size units of a board that has @room, moved by @x and @y. */
static GdkTexture *
paint (const TengenView *view,
       const TengenPaintStyle *style,
       int size,
       double room,
       double x,
       double y)
{
  g_autoptr (TengenView) seen = copy_view (view, room, style);
  int pixels = (int) (size * style->scale);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, style->scale, style->scale);
  cairo_translate (cr, x, y);
  tengen_paint_board (cr, room, room, seen, style);
  cairo_destroy (cr);
  return take_texture (surface);
}

GdkTexture *
tengen_board_thumbnail_new (const TengenView *view,
                            int size,
                            int scale,
                            gboolean dark)
{
  TengenPaintStyle style = make_style (scale, dark);

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (size > 0 && scale > 0, NULL);

  return paint (view, &style, size, size, 0, 0);
}

GdkTexture *
tengen_board_thumbnail_new_middle (
    const TengenView *view, int lines, int cell, int scale, gboolean dark)
{
  TengenPaintStyle style = make_style (scale, dark);
  double middle = lines * cell / 2.0;
  TengenPaintMetrics metrics;
  double room, x, y;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (lines > 0 && cell > 0 && scale > 0, NULL);
  g_return_val_if_fail (lines <= MIN (view->width, view->height), NULL);

  room = cell * (view->width + MARGINS);
  tengen_paint_metrics_init (&metrics,
                             room,
                             room,
                             view->width,
                             view->height,
                             FALSE,
                             style.cell_ratio,
                             scale);
  tengen_paint_metrics_get_center (
      &metrics, (TengenPoint) (view->width * view->height / 2), &x, &y);
  return paint (view,
                &style,
                lines * cell,
                room,
                tengen_paint_metrics_snap (&metrics, middle - x),
                tengen_paint_metrics_snap (&metrics, middle - y));
}
