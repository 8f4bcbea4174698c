/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-wood: the same wood every time, within its colours
 */
#include <math.h>
#include <string.h>

#include "tengen-paint-wood.h"

static gsize
get_length (cairo_surface_t *wood)
{
  return (gsize) cairo_image_surface_get_height (wood) *
         cairo_image_surface_get_stride (wood);
}

static void
test_same (void)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
  cairo_surface_t *a = tengen_paint_wood_new (211, 133, theme);
  cairo_surface_t *b = tengen_paint_wood_new (211, 133, theme);

  g_assert_cmpint (get_length (a), ==, get_length (b));
  g_assert_cmpint (memcmp (cairo_image_surface_get_data (a),
                           cairo_image_surface_get_data (b),
                           get_length (a)),
                   ==,
                   0);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

static void
check_colours (const TengenPaintTheme *theme, int width, int height)
{
  cairo_surface_t *wood = tengen_paint_wood_new (width, height, theme);
  const guchar *data = cairo_image_surface_get_data (wood);
  int stride = cairo_image_surface_get_stride (wood);
  int least = (int) lround (theme->wood_dark.red * 255);
  int most = (int) lround (theme->wood_light.red * 255);
  gint64 sum = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 pixel = ((const guint32 *) (data + (gsize) y * stride))[x];
        int red = pixel >> 16 & 0xFF;

        g_assert_cmpint (red, >=, least);
        g_assert_cmpint (red, <=, most);
        sum += red;
      }
  /* Mostly light wood, with grain, not a plain colour. */
  g_assert_cmpint (sum / (width * height), >, (least + most) / 2);
  cairo_surface_destroy (wood);
}

static void
test_colours (void)
{
  check_colours (
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE), 400, 400);
  check_colours (
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, TRUE), 400, 430);
  check_colours (
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE), 2300, 20);
}

static void
test_small (void)
{
  check_colours (tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE), 1, 1);
  check_colours (
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE), 3, 900);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wood/same", test_same);
  g_test_add_func ("/wood/colours", test_colours);
  g_test_add_func ("/wood/small", test_small);
  return g_test_run ();
}
