/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-stone: slate and shell (那智黒, 蛤)
 *
 * Shape: gradients over a disc. Slate is matt: one broad shine and a hint of
 *        the wood's colour at the far rim. Shell is bright nearly everywhere
 *        and darkens only close to the far rim, so that it looks round, not
 *        grey; its growth lines are thin arcs.
 */
#include "tengen-paint-stone.h"

#include <math.h>

/* A black stone that is told from a white one by its shape: half of its side,
 * its corners; the ring of the white one. In radii. */
#define SQUARE 0.86
#define SQUARE_CORNER 0.30
#define RING 0.17
/* How much of an edge on a dark ground is seen. */
#define OUTLINE 0.6

/* Below this radius in device pixels a shell's lines would be a blur. */
#define GRAIN_RADIUS 11

static void
add_stop (cairo_pattern_t *pattern,
          double at,
          const TengenColour *colour,
          double opacity)
{
  cairo_pattern_add_color_stop_rgba (pattern,
                                     at,
                                     colour->red,
                                     colour->green,
                                     colour->blue,
                                     colour->alpha * opacity);
}

static void
fill_disc (cairo_t *cr, double radius, cairo_pattern_t *pattern)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

/* A thin line along the rim, within. */
static void
draw_line (cairo_t *cr, double r, const TengenColour *colour)
{
  double pen = MAX (0.03 * r, 0.5);

  cairo_set_line_width (cr, pen);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, r - pen / 2, 0, 2 * G_PI);
  tengen_paint_set_colour (cr, colour);
  cairo_stroke (cr);
}

static void
draw_slate (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  cairo_pattern_t *body = cairo_pattern_create_radial (
      -0.40 * r, -0.46 * r, 0.04 * r, -0.14 * r, -0.16 * r, 1.22 * r);
  cairo_pattern_t *rim = cairo_pattern_create_radial (
      -0.12 * r, -0.16 * r, 0.92 * r, -0.06 * r, -0.08 * r, 1.12 * r);
  const TengenColour *shine = &theme->slate_shine;
  const TengenColour *slate = &theme->slate;

  add_stop (body, 0, shine, 1);
  cairo_pattern_add_color_stop_rgb (body,
                                    0.22,
                                    0.62 * shine->red + 0.38 * slate->red,
                                    0.62 * shine->green + 0.38 * slate->green,
                                    0.62 * shine->blue + 0.38 * slate->blue);
  cairo_pattern_add_color_stop_rgb (body,
                                    0.40,
                                    0.22 * shine->red + 0.78 * slate->red,
                                    0.22 * shine->green + 0.78 * slate->green,
                                    0.22 * shine->blue + 0.78 * slate->blue);
  add_stop (body, 0.62, slate, 1);
  add_stop (body, 1, &theme->slate_edge, 1);
  fill_disc (cr, r, body);
  add_stop (rim, 0, &theme->slate_rim, 0);
  add_stop (rim, 0.72, &theme->slate_rim, 1);
  add_stop (rim, 1, &theme->slate_rim, 0.6);
  fill_disc (cr, r, rim);
  draw_line (cr, r, &theme->slate_line);
}

/* Thin lines, hardly bent, as in the best shells (雪印). */
static void
draw_growth (cairo_t *cr, double r, const TengenPaintTheme *theme, int shell)
{
  static const double turns[] = { 0.35, 1.30, -0.45, 2.05 };
  double at = -0.92;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, r * 0.985, 0, 2 * G_PI);
  cairo_clip (cr);
  cairo_rotate (cr, turns[shell % (int) G_N_ELEMENTS (turns)]);
  tengen_paint_set_colour (cr, &theme->shell_grain);
  cairo_set_line_width (cr, MAX (0.018 * r, 0.4));
  for (int i = 0; at < 1; i++)
    {
      double bow = 0.05 + 0.008 * ((i * 7 + shell * 3) % 5);

      cairo_move_to (cr, -1.1 * r, at * r);
      cairo_curve_to (cr,
                      -0.4 * r,
                      (at + bow) * r,
                      0.4 * r,
                      (at + bow) * r,
                      1.1 * r,
                      (at + 0.02) * r);
      at += 0.075 + 0.014 * ((i * 5 + shell) % 7);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_shell (cairo_t *cr, double r, const TengenPaintTheme *theme, int shell)
{
  cairo_pattern_t *body = cairo_pattern_create_radial (
      -0.34 * r, -0.40 * r, 0.10 * r, -0.12 * r, -0.14 * r, 1.16 * r);
  cairo_matrix_t matrix;
  double scale;

  add_stop (body, 0, &theme->shell_shine, 1);
  add_stop (body, 0.55, &theme->shell, 1);
  add_stop (body, 1, &theme->shell_edge, 1);
  fill_disc (cr, r, body);
  cairo_get_matrix (cr, &matrix);
  scale = hypot (matrix.xx, matrix.yx);
  if (r * scale >= GRAIN_RADIUS)
    draw_growth (cr, r, theme, shell);
  draw_line (cr, r, &theme->shell_rim);
}

/* As in print: a disc, a white one with a line around it. */
static void
draw_flat (cairo_t *cr, double r, const TengenPaintTheme *theme, gboolean black)
{
  double pen = MAX (0.07 * r, 0.5);

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, r - pen / 2, 0, 2 * G_PI);
  tengen_paint_set_colour (cr, black ? &theme->slate : &theme->shell);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, black ? &theme->slate_rim : &theme->shell_rim);
  cairo_stroke (cr);
}

static void
trace_square (cairo_t *cr, double half, double corner)
{
  double inner = half - corner;

  cairo_new_path (cr);
  cairo_arc (cr, inner, -inner, corner, -G_PI_2, 0);
  cairo_arc (cr, inner, inner, corner, 0, G_PI_2);
  cairo_arc (cr, -inner, inner, corner, G_PI_2, G_PI);
  cairo_arc (cr, -inner, -inner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
draw_square (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  trace_square (cr, SQUARE * r, SQUARE_CORNER * r);
  tengen_paint_set_colour (cr, &theme->slate);
  cairo_fill (cr);
}

static void
draw_ringed (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  double pen = MAX (RING * r, 1);

  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, r - pen / 2, 0, 2 * G_PI);
  tengen_paint_set_colour (cr, &theme->shell);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, &theme->shell_rim);
  cairo_stroke (cr);
}

static void
draw_black (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  switch (theme->stones)
    {
    case TENGEN_PAINT_STONES_SOFT:
      draw_slate (cr, r, theme);
      break;
    case TENGEN_PAINT_STONES_FLAT:
      draw_flat (cr, r, theme, TRUE);
      break;
    case TENGEN_PAINT_STONES_DISTINCT:
      draw_square (cr, r, theme);
      break;
    }
}

static void
draw_white (cairo_t *cr, double r, const TengenPaintTheme *theme, int shell)
{
  switch (theme->stones)
    {
    case TENGEN_PAINT_STONES_SOFT:
      draw_shell (cr, r, theme, shell);
      break;
    case TENGEN_PAINT_STONES_FLAT:
      draw_flat (cr, r, theme, FALSE);
      break;
    case TENGEN_PAINT_STONES_DISTINCT:
      draw_ringed (cr, r, theme);
      break;
    }
}

void
tengen_paint_stone (cairo_t *cr,
                    double radius,
                    const TengenPaintTheme *theme,
                    TengenStone stone,
                    int shell)
{
  g_return_if_fail (theme != NULL);

  switch (stone)
    {
    case TENGEN_STONE_NONE:
      break;
    case TENGEN_STONE_BLACK:
      draw_black (cr, radius, theme);
      break;
    case TENGEN_STONE_WHITE:
      draw_white (cr, radius, theme, shell);
      break;
    }
}

void
tengen_paint_stone_outline (cairo_t *cr,
                            double radius,
                            const TengenPaintTheme *theme,
                            TengenStone stone)
{
  double pen = MAX (0.1 * radius, 1);

  g_return_if_fail (theme != NULL);

  if (stone != TENGEN_STONE_BLACK)
    return;
  cairo_set_line_width (cr, pen);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, radius - pen / 2, 0, 2 * G_PI);
  cairo_set_source_rgba (cr,
                         theme->ink_light.red,
                         theme->ink_light.green,
                         theme->ink_light.blue,
                         OUTLINE);
  cairo_stroke (cr);
}

void
tengen_paint_stone_shadow (cairo_t *cr,
                           double radius,
                           const TengenPaintTheme *theme)
{
  double x = 0.065 * radius;
  double y = 0.105 * radius;
  cairo_pattern_t *soft;

  g_return_if_fail (theme != NULL);

  if (theme->stones != TENGEN_PAINT_STONES_SOFT)
    return;
  soft = cairo_pattern_create_radial (x, y, 0.82 * radius, x, y, 1.17 * radius);
  add_stop (soft, 0, &theme->shadow, 1);
  add_stop (soft, 0.35, &theme->shadow, 0.62);
  add_stop (soft, 0.7, &theme->shadow, 0.18);
  add_stop (soft, 1, &theme->shadow, 0);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 1.17 * radius, 0, 2 * G_PI);
  cairo_set_source (cr, soft);
  cairo_fill (cr);
  cairo_pattern_destroy (soft);
}
