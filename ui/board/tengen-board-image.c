/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-image: small pictures of pixels, and laying one over another
 *
 * Shape: for each row two spans: where there is anything, and within it one
 *        where everything is opaque. A cairo call for each of a thousand
 *        little pictures takes longer than their pixels do.
 */
#include "tengen-board-image.h"

#include <math.h>
#include <string.h>

#define OPAQUE 0xFF000000u

/**
 * Span:
 * @first: the first pixel that is not clear
 * @solid: the first of the longest opaque part
 * @solid_end: behind it
 * @end: behind the last pixel that is not clear
 *
 * What a row of an image holds.
 */
typedef struct
{
  gint16 first;
  gint16 solid;
  gint16 solid_end;
  gint16 end;
} Span;

struct TengenBoardImage
{
  cairo_surface_t *surface;
  double reach;
  int side;
  int stride;
  const guint32 *data;
  Span *spans;
  /* The solid parts are never seen: they are not copied. */
  gboolean hollow;
};

TengenBoardImage *
tengen_board_image_new (double reach, double scale)
{
  TengenBoardImage *self = g_new0 (TengenBoardImage, 1);

  self->reach = reach;
  self->side = (int) lround (2 * reach * scale);
  self->surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->side, self->side);
  cairo_surface_set_device_scale (self->surface, scale, scale);
  self->spans = g_new0 (Span, self->side);
  return self;
}

void
tengen_board_image_free (TengenBoardImage *self)
{
  if (self == NULL)
    return;
  cairo_surface_destroy (self->surface);
  g_free (self->spans);
  g_free (self);
}

cairo_t *
tengen_board_image_begin (TengenBoardImage *self)
{
  cairo_t *cr = cairo_create (self->surface);

  cairo_translate (cr, self->reach, self->reach);
  return cr;
}

static Span
find_span (const guint32 *row, int n)
{
  Span span = { 0, 0, 0, 0 };
  int begin = 0;

  for (int x = 0; x < n; x++)
    {
      if (row[x] == 0)
        continue;
      if (span.end == 0)
        span.first = (gint16) x;
      span.end = (gint16) (x + 1);
    }
  for (int x = 0; x <= n; x++)
    if (x == n || row[x] < OPAQUE)
      {
        if (x - begin > span.solid_end - span.solid)
          {
            span.solid = (gint16) begin;
            span.solid_end = (gint16) x;
          }
        begin = x + 1;
      }
  if (span.solid_end == span.solid)
    span.solid = span.solid_end = span.end;
  return span;
}

void
tengen_board_image_end (TengenBoardImage *self, cairo_t *cr)
{
  cairo_destroy (cr);
  cairo_surface_flush (self->surface);
  self->data = (const guint32 *) cairo_image_surface_get_data (self->surface);
  self->stride = cairo_image_surface_get_stride (self->surface) / 4;
  if (self->data == NULL)
    self->side = 0;
  for (int y = 0; y < self->side; y++)
    self->spans[y] =
        find_span (self->data + (gsize) y * self->stride, self->side);
}

void
tengen_board_image_cut (TengenBoardImage *self, const TengenBoardImage *above)
{
  int shift = (self->side - above->side) / 2;

  self->hollow = TRUE;
  for (int y = 0; y < self->side; y++)
    {
      Span *span = &self->spans[y];

      span->solid = span->solid_end = span->end;
      if (y < shift || y >= shift + above->side)
        continue;
      if (above->spans[y - shift].solid == above->spans[y - shift].solid_end)
        continue;
      span->solid = (gint16) (above->spans[y - shift].solid + shift);
      span->solid_end = (gint16) (above->spans[y - shift].solid_end + shift);
    }
}

double
tengen_board_image_get_reach (const TengenBoardImage *self)
{
  return self->reach;
}

cairo_surface_t *
tengen_board_image_get_surface (const TengenBoardImage *self)
{
  return self->surface;
}

/* Divides two products of bytes by 255, each in a half of a word. */
static inline guint32
scale_halves (guint32 halves, guint32 by)
{
  guint32 product = (halves & 0x00FF00FFu) * by + 0x00800080u;

  return (product + (product >> 8 & 0x00FF00FFu)) >> 8 & 0x00FF00FFu;
}

static void
blend (guint32 *to, const guint32 *from, int n)
{
  for (int i = 0; i < n; i++)
    {
      guint32 rest = 255 - (from[i] >> 24);

      to[i] = from[i] + scale_halves (to[i], rest) +
              (scale_halves (to[i] >> 8, rest) << 8);
    }
}

/* Blends from @from to @to as far as it is within 0 to @n. */
static void
blend_part (guint32 *row, const guint32 *image, int from, int to, int n)
{
  from = MAX (from, 0);
  to = MIN (to, n);
  if (from < to)
    blend (row + from, image + from, to - from);
}

static void
copy_part (guint32 *row, const guint32 *image, int from, int to, int n)
{
  from = MAX (from, 0);
  to = MIN (to, n);
  if (from < to)
    memcpy (row + from, image + from, sizeof (guint32) * (gsize) (to - from));
}

void
tengen_board_image_lay (const TengenBoardImage *self,
                        TengenBoardPixels *pixels,
                        int x,
                        int y)
{
  int left = x - pixels->x;
  int top = y - pixels->y;
  int skip = MAX (0, -left);
  int n = MIN (self->side, pixels->width - left) - skip;
  int last = MIN (self->side, pixels->height - top);

  if (n <= 0)
    return;
  for (int i = MAX (0, -top); i < last; i++)
    {
      const guint32 *image = self->data + (gsize) i * self->stride + skip;
      guint32 *row =
          pixels->data + (gsize) (top + i) * pixels->stride + (left + skip);
      const Span *span = &self->spans[i];

      blend_part (row, image, span->first - skip, span->solid - skip, n);
      if (!self->hollow)
        copy_part (row, image, span->solid - skip, span->solid_end - skip, n);
      blend_part (row, image, span->solid_end - skip, span->end - skip, n);
    }
}
