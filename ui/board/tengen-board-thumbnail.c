/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-thumbnail: a small picture of a board
 */
#include "tengen-board-thumbnail.h"

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

GdkTexture *
tengen_board_thumbnail_new (const TengenView *view,
                            int size,
                            int scale,
                            gboolean dark)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (size > 0 && scale > 0, NULL);

  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  style.scale = scale;
  style.dark = dark;
  style.paper = FALSE;
  surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, size * scale, size * scale);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  tengen_paint_board (cr, size, size, view, &style);
  cairo_destroy (cr);
  return take_texture (surface);
}
