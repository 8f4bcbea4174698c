/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-chalk: strokes of points
 */
#include "tengen-paint-chalk.h"
#include "tengen-test-canvas.h"

#define EM 100.0

static const TengenColour WHITE = { 1, 1, 1, 1 };

/* How many pixels have chalk. */
static int
count_ink (double points)
{
  cairo_t *cr = canvas_new (3 * EM, EM, 1);
  cairo_t *clear = canvas_new (3 * EM, EM, 1);
  int n;

  tengen_paint_chalk (points, EM, &WHITE, cr);
  n = canvas_differ (cr, clear, 40);
  cairo_destroy (cr);
  cairo_destroy (clear);
  return n;
}

static void
test_width (void)
{
  static const struct
  {
    int points;
    int letters;
  } CASES[] = { { 0, 0 }, { 1, 1 }, { 5, 1 }, { 6, 2 }, { 10, 2 }, { 11, 3 } };
  double one = tengen_paint_chalk_get_width (1, EM);

  g_assert_cmpfloat (one, >=, EM);
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    g_assert_cmpfloat_with_epsilon (
        tengen_paint_chalk_get_width (CASES[i].points, EM),
        CASES[i].letters * one,
        0.001);
}

/* Each point adds a stroke, a part of one some of it. */
static void
test_strokes (void)
{
  int before = count_ink (0);

  g_assert_cmpint (before, ==, 0);
  for (int points = 1; points <= 12; points++)
    {
      int part = count_ink (points - 0.5);
      int ink = count_ink (points);

      g_assert_cmpint (part, >, before + 50);
      g_assert_cmpint (ink, >, part + 50);
      before = ink;
    }
}

/* The first stroke is the upper one, the fifth the ground; the sixth is beside
 * them. */
static void
test_order (void)
{
  cairo_t *cr = canvas_new (3 * EM, EM, 1);
  cairo_t *more = canvas_new (3 * EM, EM, 1);
  int top = 0;
  int ground = 0;

  tengen_paint_chalk (1, EM, &WHITE, cr);
  tengen_paint_chalk (5, EM, &WHITE, more);
  for (int x = 20; x < 80; x++)
    {
      top += canvas_get (cr, x, 12) != 0;
      ground += canvas_get (cr, x, 86) != 0;
    }
  g_assert_cmpint (top, >, 30);
  g_assert_cmpint (ground, ==, 0);
  for (int x = 20; x < 80; x++)
    ground += canvas_get (more, x, 86) != 0;
  g_assert_cmpint (ground, >, 30);
  cairo_destroy (cr);
  cairo_destroy (more);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/paint/chalk/width", test_width);
  g_test_add_func ("/paint/chalk/strokes", test_strokes);
  g_test_add_func ("/paint/chalk/order", test_order);
  return g_test_run ();
}
