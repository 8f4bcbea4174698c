/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-cursor: a pointer that is seen from the last row
 */
#include "tengen-classroom-cursor.h"

#include "tengen-paint-theme.h"

/* The arrow in parts of its size: its point is at 0,0. */
static const double arrow[][2] = {
  { 0, 0 },       { 0, 0.82 },    { 0.19, 0.64 }, { 0.33, 0.96 },
  { 0.46, 0.90 }, { 0.33, 0.59 }, { 0.58, 0.57 },
};
#define RIM 0.05
/* The pen in parts of its size. */
#define DOT 0.16

static void
fill_and_rim (cairo_t *cr, double size)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2 * RIM * size);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OVER);
  cairo_stroke (cr);
}

static void
draw_arrow (cairo_t *cr, double size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (arrow); i++)
    cairo_line_to (cr, arrow[i][0] * size, arrow[i][1] * size);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  fill_and_rim (cr, size);
}

static void
draw_pen (cairo_t *cr, double size)
{
  cairo_arc (cr, 0, 0, DOT * size, 0, 2 * G_PI);
  tengen_paint_set_colour (
      cr, &tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE)->signal);
  fill_and_rim (cr, size);
}

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       stride * (gsize) height);
  return gdk_memory_texture_new (
      width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkCursor *
tengen_classroom_cursor_new (gboolean pen, int size)
{
  int hot = (int) (pen ? (DOT + RIM) * size : RIM * size) + 1;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GdkTexture) texture = NULL;

  cairo_translate (cr, hot, hot);
  if (pen)
    draw_pen (cr, size);
  else
    draw_arrow (cr, size);
  cairo_destroy (cr);
  texture = make_texture (surface);
  cairo_surface_destroy (surface);
  return gdk_cursor_new_from_texture (texture, hot, hot, NULL);
}
