/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-test-canvas: an image to paint on and to look at, for tests
 */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <math.h>

#include "tengen-board-stone.h"
#include "tengen-paint-board.h"

/* Makes a context on a clear image of width x height units. */
static inline cairo_t *
canvas_new (double width, double height, double scale)
{
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                  (int) lround (width * scale),
                                  (int) lround (height * scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (image, scale, scale);
  cr = cairo_create (image);
  cairo_surface_destroy (image);
  return cr;
}

/* Paints a view onto a square of @size. */
static inline cairo_t *
canvas_paint (int size, const TengenView *view, gboolean dark)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = canvas_new (size, size, 1);

  style.dark = dark;
  tengen_paint_board (cr, size, size, view, &style);
  return cr;
}

/* Gives a pixel as 0xAARRGGBB; the place is in units. */
static inline guint32
canvas_get (cairo_t *cr, double x, double y)
{
  cairo_surface_t *image = cairo_get_target (cr);
  double scale, same;
  const guchar *row;

  cairo_surface_flush (image);
  cairo_surface_get_device_scale (image, &scale, &same);
  row = cairo_image_surface_get_data (image) +
        (gsize) floor (y * scale) * cairo_image_surface_get_stride (image);
  return ((const guint32 *) row)[(int) floor (x * scale)];
}

/* Brightness of a pixel, 0 to 255. */
static inline int
canvas_light (cairo_t *cr, double x, double y)
{
  guint32 pixel = canvas_get (cr, x, y);

  return (int) (((pixel >> 16 & 0xFF) * 3 + (pixel >> 8 & 0xFF) * 6 +
                 (pixel & 0xFF)) /
                10);
}

/* Red without blue: wood has much of it, black, white and grey none. */
static inline int
canvas_warmth (cairo_t *cr, double x, double y)
{
  guint32 pixel = canvas_get (cr, x, y);

  return (int) (pixel >> 16 & 0xFF) - (int) (pixel & 0xFF);
}

/* Counts pixels that differ by more than a little in any channel. */
static inline int
canvas_differ (cairo_t *a, cairo_t *b, int tolerance)
{
  cairo_surface_t *one = cairo_get_target (a);
  cairo_surface_t *two = cairo_get_target (b);
  gsize n = (gsize) cairo_image_surface_get_height (one) *
            cairo_image_surface_get_stride (one);
  const guchar *p, *q;
  int count = 0;

  g_assert_cmpint (cairo_image_surface_get_width (one),
                   ==,
                   cairo_image_surface_get_width (two));
  g_assert_cmpint (cairo_image_surface_get_height (one),
                   ==,
                   cairo_image_surface_get_height (two));
  cairo_surface_flush (one);
  cairo_surface_flush (two);
  p = cairo_image_surface_get_data (one);
  q = cairo_image_surface_get_data (two);
  for (gsize i = 0; i < n; i += 4)
    for (int channel = 0; channel < 4; channel++)
      if (ABS (p[i + channel] - q[i + channel]) > tolerance)
        {
          count++;
          break;
        }
  return count;
}

/* Makes a view from a picture: `.` empty, `X` black, `O` white, `x` a dead
 * black stone, `b` and `w` territory. */
static inline TengenView *
canvas_view (int width, int height, const char *picture)
{
  TengenView *view = tengen_view_new (width, height);

  for (int i = 0; i < width * height; i++)
    {
      char c = picture[i];

      view->stones[i] = c == 'X' || c == 'x' ? TENGEN_STONE_BLACK
                        : c == 'O'           ? TENGEN_STONE_WHITE
                                             : TENGEN_STONE_NONE;
      view->dead[i] = c == 'x';
      view->owner[i] = c == 'b'               ? TENGEN_STONE_BLACK
                       : c == 'w' || c == 'x' ? TENGEN_STONE_WHITE
                                              : TENGEN_STONE_NONE;
    }
  return view;
}
