/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-wood: a board of kaya (榧) with straight grain (柾目)
 *
 * What:   a brightness for each pixel, then a colour by a ramp.
 * Shape:  the board is SPAN units wide whatever its pixels, so that every
 *         scale shows the same wood. Brightness is a fixed point number with
 *         16 bits behind the point; it is the sum of
 *           light  falling from the upper left, by column and by row;
 *           grain  a table across the board, read along slightly bent lines;
 *           fibre  streaks some 40 units long, blended between two tables,
 *                  the finest as fine as pixels are, to be crisp when large;
 *           noise  below one step of colour, against bands.
 * Memory: a few tables while it works; no state.
 */
#include "tengen-paint-wood.h"

#include <math.h>

#define SPAN 1000
/* Entries of the grain table in a unit, and how many units it has. */
#define FINE 4
#define GRAIN_UNITS (SPAN + 64)
#define RAMP 1024
#define ONE 65536
/* Length of fibres in units. */
#define FIBRE 46

/**
 * Wood:
 * @width: device pixels
 * @height: device pixels
 * @light: brightness by column
 * @grain: brightness across the board, FINE entries a unit
 * @fibre: brightness by column, above and below the row that is drawn
 * @ramp: colours from dark to light, as cairo's RGB24
 *
 * What one picture is made from.
 */
typedef struct
{
  int width;
  int height;
  gint32 *light;
  gint32 *grain;
  gint32 *fibre[2];
  guint32 ramp[RAMP];
} Wood;

/* A number from 0 to 1 that belongs to two integers. */
static double
scatter (guint a, guint b)
{
  guint32 h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA6Bu;

  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  h *= 0x297A2D39u;
  h ^= h >> 15;
  return h / 4294967295.0;
}

/* Smooth noise from -1 to 1 with one bump in a unit. */
static double
wave (double at, guint seed)
{
  double base = floor (at);
  double t = at - base;
  double a = scatter ((guint) (int) base, seed);
  double b = scatter ((guint) (int) base + 1, seed);

  t = t * t * (3 - 2 * t);
  return 2 * (a + (b - a) * t) - 1;
}

static guint32
mix (const TengenColour *from, const TengenColour *to, double t)
{
  guint red = (guint) lround ((from->red + (to->red - from->red) * t) * 255);
  guint green =
      (guint) lround ((from->green + (to->green - from->green) * t) * 255);
  guint blue =
      (guint) lround ((from->blue + (to->blue - from->blue) * t) * 255);

  return red << 16 | green << 8 | blue;
}

static void
fill_ramp (Wood *self, const TengenPaintTheme *theme)
{
  for (int i = 0; i < RAMP; i++)
    self->ramp[i] =
        mix (&theme->wood_dark, &theme->wood_light, i / (RAMP - 1.0));
}

static void
fill_light (Wood *self)
{
  for (int x = 0; x < self->width; x++)
    {
      double u = (x + 0.5) / self->width;
      double broad = 0.035 * wave (u * 5.3, 11) + 0.02 * wave (u * 13, 12);

      self->light[x] = (gint32) lround ((0.80 - 0.20 * u + broad) * ONE);
    }
}

/* Growth lines: each begins softly and ends sharply, as a year's wood does. */
static void
add_lines (gint32 *grain, double strength)
{
  double at = 0;

  for (guint i = 0; at < GRAIN_UNITS; i++)
    {
      double gap = 5.5 + 9 * scatter (i, 1) + 3 * wave (at / 130, 2);
      double depth = (0.035 + 0.085 * scatter (i, 3)) * strength;
      int from = (int) (at * FINE);
      int to = MIN ((int) ((at + gap) * FINE), GRAIN_UNITS * FINE);

      for (int k = from; k < to; k++)
        {
          double t = (k - from + 1.0) / (to - from);

          grain[k] -= (gint32) lround (pow (t, 3.2) * depth * ONE);
        }
      at += gap;
    }
}

static void
fill_grain (Wood *self, double strength)
{
  for (int k = 0; k < GRAIN_UNITS * FINE; k++)
    {
      double u = (double) k / FINE;
      double sum = 0.030 * wave (u / 47, 21) + 0.022 * wave (u / 17, 22) +
                   0.018 * wave (u / 3.1, 23) + 0.014 * wave (u / 1.1, 24);

      self->grain[k] = (gint32) lround (sum * strength * ONE);
    }
  add_lines (self->grain, strength);
}

static void
fill_fibre (Wood *self, gint32 *fibre, guint row, double strength)
{
  double step = (double) SPAN / self->width;

  for (int x = 0; x < self->width; x++)
    {
      double u = x * step;
      double sum = 0.024 * wave (u / 1.6, 100 + row) +
                   0.016 * wave (u / 5, 900 + row) +
                   0.012 * wave (x / 1.4, 1700 + row);

      fibre[x] = (gint32) lround (sum * strength * ONE);
    }
}

/* How far the grain has wandered to the side at a height, in units. */
static double
bend (double v)
{
  return 16 + 9 * wave (v / 620, 31) + 1.6 * wave (v / 170, 32) +
         0.25 * wave (v / 23, 33);
}

static void
draw_row (const Wood *self, int y, gint32 between, guint32 *pixels)
{
  double v = y * (double) SPAN / self->width;
  gint32 fall = (gint32) lround (-0.10 * y / self->height * ONE);
  gint64 at = (gint64) (bend (v) * FINE * ONE);
  gint64 step = (gint64) ((double) SPAN * FINE * ONE / self->width);
  guint32 noise = 0x9E3779B9u * (guint32) (y + 1);

  for (int x = 0; x < self->width; x++, at += step)
    {
      const gint32 *grain = self->grain + (at >> 16);
      gint32 part = (gint32) (at & 0xFFFF) >> 4;
      gint32 value = self->light[x] + fall + grain[0] +
                     ((grain[1] - grain[0]) * part >> 12);

      value += self->fibre[0][x] +
               ((self->fibre[1][x] - self->fibre[0][x]) * between >> 12);
      noise = noise * 1664525u + 1013904223u;
      value += (gint32) (noise >> 21) - 1024;
      value = CLAMP (value >> 6, 0, RAMP - 1);
      pixels[x] = self->ramp[value];
    }
}

/* Moves to the fibres between two heights; at the first, makes both. */
static void
next_fibre (Wood *self, guint above, double strength)
{
  gint32 *spare = self->fibre[0];

  if (above == 0)
    fill_fibre (self, self->fibre[1], 0, strength);
  self->fibre[0] = self->fibre[1];
  self->fibre[1] = spare;
  fill_fibre (self, spare, above + 1, strength);
}

static void
draw_rows (Wood *self, guchar *data, int stride, double strength)
{
  double length = FIBRE * (double) self->width / SPAN;
  int knot = -1;

  for (int y = 0; y < self->height; y++)
    {
      double t = y / length;
      int above = (int) floor (t);

      if (above != knot)
        {
          next_fibre (self, (guint) above, strength);
          knot = above;
        }
      t -= above;
      t = t * t * (3 - 2 * t);
      draw_row (self,
                y,
                (gint32) (t * 4096),
                (guint32 *) (data + (gsize) y * stride));
    }
}

cairo_surface_t *
tengen_paint_wood_new (int width, int height, const TengenPaintTheme *theme)
{
  cairo_surface_t *surface;
  Wood self = { .width = width, .height = height };

  g_return_val_if_fail (width > 0 && height > 0, NULL);
  g_return_val_if_fail (theme != NULL, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return surface;
  self.light = g_new (gint32, width);
  self.grain = g_new0 (gint32, GRAIN_UNITS * FINE + 1);
  self.fibre[0] = g_new (gint32, width);
  self.fibre[1] = g_new (gint32, width);
  fill_ramp (&self, theme);
  fill_light (&self);
  fill_grain (&self, theme->grain);
  cairo_surface_flush (surface);
  draw_rows (&self,
             cairo_image_surface_get_data (surface),
             cairo_image_surface_get_stride (surface),
             theme->grain);
  cairo_surface_mark_dirty (surface);
  g_free (self.light);
  g_free (self.grain);
  g_free (self.fibre[0]);
  g_free (self.fibre[1]);
  return surface;
}

/* A soft shadow as a pile of faint layers, larger and larger. Below the wood,
 * which hides it, nothing is drawn. */
static void
draw_shadow (cairo_t *cr,
             const TengenPaintMetrics *m,
             const TengenColour *shade)
{
  double reach = MAX (1.5, 0.0085 * MIN (m->width, m->height));
  int layers = 6;

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (
      cr, shade->red, shade->green, shade->blue, shade->alpha * 0.11);
  for (int i = 1; i <= layers; i++)
    {
      double grow = reach * (2.0 * i / layers - 1) * 0.8;
      double inset = m->corner + 2 * reach;

      tengen_paint_trace_rounded (cr,
                                  m->x - grow,
                                  m->y - grow + reach * 0.55,
                                  m->width + 2 * grow,
                                  m->height + 2 * grow,
                                  m->corner + MAX (grow, 0));
      cairo_rectangle (cr,
                       m->x + inset,
                       m->y + inset,
                       m->width - 2 * inset,
                       m->height - 2 * inset);
      cairo_fill (cr);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* A thin rim all around, and light along the upper and left edge within. */
static void
draw_rim (cairo_t *cr,
          const TengenPaintMetrics *m,
          const TengenPaintTheme *theme)
{
  double pen = 1 / m->scale;
  cairo_pattern_t *shine = cairo_pattern_create_linear (
      m->x, m->y, m->x + m->width, m->y + m->height);
  const TengenColour *c = &theme->wood_shine;

  cairo_set_line_width (cr, pen);
  tengen_paint_trace_rounded (cr,
                              m->x + 1.5 * pen,
                              m->y + 1.5 * pen,
                              m->width - 3 * pen,
                              m->height - 3 * pen,
                              MAX (m->corner - 1.5 * pen, 0));
  cairo_pattern_add_color_stop_rgba (
      shine, 0, c->red, c->green, c->blue, c->alpha);
  cairo_pattern_add_color_stop_rgba (shine, 0.5, c->red, c->green, c->blue, 0);
  cairo_set_source (cr, shine);
  cairo_stroke (cr);
  cairo_pattern_destroy (shine);
  tengen_paint_trace_rounded (cr,
                              m->x + pen / 2,
                              m->y + pen / 2,
                              m->width - pen,
                              m->height - pen,
                              MAX (m->corner - pen / 2, 0));
  tengen_paint_set_colour (cr, &theme->wood_edge);
  cairo_stroke (cr);
}

/* Makes the wood of a board the source. */
static void
set_wood (cairo_t *cr,
          const TengenPaintMetrics *m,
          const TengenPaintTheme *theme)
{
  cairo_surface_t *wood =
      tengen_paint_wood_new ((int) lround (m->width * m->scale),
                             (int) lround (m->height * m->scale),
                             theme);

  cairo_surface_set_device_scale (wood, m->scale, m->scale);
  cairo_set_source_surface (cr, wood, m->x, m->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_surface_destroy (wood);
}

void
tengen_paint_wood (cairo_t *cr,
                   const TengenPaintMetrics *metrics,
                   const TengenPaintTheme *theme)
{
  const TengenPaintMetrics *m = metrics;

  if (theme->ground == TENGEN_PAINT_GROUND_NONE)
    return;
  cairo_save (cr);
  draw_shadow (cr, m, &theme->shadow);
  if (theme->ground == TENGEN_PAINT_GROUND_WOOD)
    set_wood (cr, m, theme);
  else
    tengen_paint_set_colour (cr, &theme->wood_light);
  tengen_paint_trace_rounded (cr, m->x, m->y, m->width, m->height, m->corner);
  cairo_fill (cr);
  draw_rim (cr, m, theme);
  cairo_restore (cr);
}
