/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-chalk: points as counted with chalk (正の字)
 *
 * Shape: a stroke is a line that is a little bent; crumbs are taken out of it.
 *        Where they are depends on which stroke it is alone, so that a stroke
 *        looks the same each time.
 */
#include "tengen-paint-chalk.h"

#include <math.h>

#define STROKES 5

/* In sizes of a 正. */
#define ADVANCE 1.15
#define PEN 0.11
#define BEND 0.018
#define CRUMB 0.010

/* Crumbs for the length of a 正. */
#define CRUMBS 45

typedef struct
{
  double x;
  double y;
  double to_x;
  double to_y;
} Stroke;

/* In the order of writing. */
static const Stroke STROKE[STROKES] = {
  { 0.12, 0.12, 0.88, 0.12 }, { 0.52, 0.12, 0.52, 0.86 },
  { 0.52, 0.47, 0.84, 0.47 }, { 0.24, 0.44, 0.24, 0.86 },
  { 0.05, 0.86, 0.95, 0.86 },
};

double
tengen_paint_chalk_get_width (int points, double em)
{
  return (points + STROKES - 1) / STROKES * ADVANCE * em;
}

/* 0 up to 1, always the same for the same two numbers. */
static double
get_random (guint stroke, guint n)
{
  guint32 x = (stroke * 7919u + n + 1) * 2654435761u;

  x ^= x >> 15;
  x *= 2246822519u;
  x ^= x >> 13;
  return x / (G_MAXUINT32 + 1.0);
}

static void
draw_line (cairo_t *cr, const Stroke *stroke, guint number, double part)
{
  double bend = (get_random (number, 0) - 0.5) * 2 * BEND;
  double dx = (stroke->to_x - stroke->x) * part;
  double dy = (stroke->to_y - stroke->y) * part;

  cairo_move_to (cr, stroke->x, stroke->y);
  cairo_curve_to (cr,
                  stroke->x + dx / 3 + bend,
                  stroke->y + dy / 3 + bend,
                  stroke->x + dx * 2 / 3 - bend,
                  stroke->y + dy * 2 / 3 - bend,
                  stroke->x + dx,
                  stroke->y + dy);
  cairo_stroke (cr);
}

static void
take_crumbs (cairo_t *cr, const Stroke *stroke, guint number)
{
  double dx = stroke->to_x - stroke->x;
  double dy = stroke->to_y - stroke->y;
  guint n = (guint) (CRUMBS * hypot (dx, dy));

  for (guint i = 0; i < n; i++)
    {
      double along = get_random (number, 3 * i + 1);
      double beside = (get_random (number, 3 * i + 2) - 0.5) * PEN * 1.2;
      double radius = (0.4 + get_random (number, 3 * i + 3)) * CRUMB;

      cairo_arc (cr,
                 stroke->x + dx * along + (dy != 0 ? beside : 0),
                 stroke->y + dy * along + (dx != 0 ? beside : 0),
                 radius,
                 0,
                 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_stroke (cairo_t *cr, guint number, double part)
{
  const Stroke *stroke = &STROKE[number % STROKES];

  cairo_push_group (cr);
  draw_line (cr, stroke, number, part);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OUT);
  take_crumbs (cr, stroke, number);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

void
tengen_paint_chalk (double points,
                    double em,
                    const TengenColour *colour,
                    cairo_t *cr)
{
  g_return_if_fail (points >= 0 && colour != NULL && cr != NULL);

  for (guint i = 0; i < points; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i / STROKES * ADVANCE * em, 0);
      cairo_scale (cr, em, em);
      cairo_set_line_width (cr, PEN);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      tengen_paint_set_colour (cr, colour);
      draw_stroke (cr, i, MIN (points - i, 1));
      cairo_restore (cr);
    }
}
