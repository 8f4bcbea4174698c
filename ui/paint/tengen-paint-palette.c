/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-palette: the few colours of a GIF
 *
 * Shape: colours are counted by their upper five bits a channel. All that were
 *        seen are one group; the group that is most spread out is cut at its
 *        mean, along the channel in which it is, until there are enough.
 */
#include "tengen-paint-palette.h"

#define CHANNELS 3
/* Bits of a channel that are counted, and that are looked up. */
#define COUNT_BITS 5
#define FIND_BITS 6
#define UNKNOWN 0xFFFF

/**
 * Bin:
 * @n: how many pixels
 * @sum: of their channels
 *
 * Pixels of about one colour.
 */
typedef struct
{
  guint64 n;
  guint64 sum[CHANNELS];
} Bin;

/**
 * Group:
 * @first: the first of its bins
 * @last: behind its last bin
 * @mean: of its pixels
 * @error: the squares of their distances from it, together
 * @channel: in which most of that is
 *
 * Bins that may become one colour.
 */
typedef struct
{
  guint first;
  guint last;
  double mean[CHANNELS];
  double error;
  int channel;
} Group;

struct TengenPaintPalette
{
  Bin *bins;
  guint n_bins;
  guint32 colours[TENGEN_PAINT_PALETTE_MAX];
  guint n;
  guint16 nearest[1 << (CHANNELS * FIND_BITS)];
};

TengenPaintPalette *
tengen_paint_palette_new (void)
{
  TengenPaintPalette *self = g_new0 (TengenPaintPalette, 1);

  self->bins = g_new0 (Bin, 1 << (CHANNELS * COUNT_BITS));
  for (guint i = 0; i < G_N_ELEMENTS (self->nearest); i++)
    self->nearest[i] = UNKNOWN;
  return self;
}

void
tengen_paint_palette_free (TengenPaintPalette *self)
{
  if (self == NULL)
    return;
  g_free (self->bins);
  g_free (self);
}

/* Red, green, blue. */
static guint
get_channel (guint32 pixel, int channel)
{
  return pixel >> (16 - 8 * channel) & 0xFF;
}

static guint
get_key (guint32 pixel, guint bits)
{
  guint key = 0;

  for (int c = 0; c < CHANNELS; c++)
    key = key << bits | get_channel (pixel, c) >> (8 - bits);
  return key;
}

void
tengen_paint_palette_count (TengenPaintPalette *self, cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  int stride = cairo_image_surface_get_stride (picture);
  const guchar *data;

  g_return_if_fail (self != NULL && self->n == 0);

  cairo_surface_flush (picture);
  data = cairo_image_surface_get_data (picture);
  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *) (data + (gsize) y * stride);

      for (int x = 0; x < width; x++)
        {
          Bin *bin = &self->bins[get_key (row[x], COUNT_BITS)];

          bin->n++;
          for (int c = 0; c < CHANNELS; c++)
            bin->sum[c] += get_channel (row[x], c);
        }
    }
}

/* --- Choosing --- */

static double
get_mean (const Bin *bin, int channel)
{
  return (double) bin->sum[channel] / bin->n;
}

static void
measure (const TengenPaintPalette *self, Group *group)
{
  double n = 0, sum[CHANNELS] = { 0 }, errors[CHANNELS] = { 0 };

  for (guint i = group->first; i < group->last; i++)
    {
      n += self->bins[i].n;
      for (int c = 0; c < CHANNELS; c++)
        sum[c] += self->bins[i].sum[c];
    }
  for (int c = 0; c < CHANNELS; c++)
    group->mean[c] = sum[c] / n;
  for (guint i = group->first; i < group->last; i++)
    for (int c = 0; c < CHANNELS; c++)
      {
        double far = get_mean (&self->bins[i], c) - group->mean[c];

        errors[c] += far * far * self->bins[i].n;
      }
  group->channel = 0;
  group->error = 0;
  for (int c = 0; c < CHANNELS; c++)
    {
      group->error += errors[c];
      if (errors[c] > errors[group->channel])
        group->channel = c;
    }
}

/* Puts the bins below the mean before the others. */
static void
cut (const TengenPaintPalette *self, Group *group, Group *other)
{
  guint middle = group->first;

  for (guint i = group->first; i < group->last; i++)
    if (get_mean (&self->bins[i], group->channel) < group->mean[group->channel])
      {
        Bin kept = self->bins[i];

        self->bins[i] = self->bins[middle];
        self->bins[middle++] = kept;
      }
  other->first = middle;
  other->last = group->last;
  group->last = middle;
  measure (self, group);
  measure (self, other);
}

static void
drop_empty (TengenPaintPalette *self)
{
  for (guint i = 0; i < 1 << (CHANNELS * COUNT_BITS); i++)
    if (self->bins[i].n > 0)
      self->bins[self->n_bins++] = self->bins[i];
}

static Group *
find_widest (Group *groups, guint n)
{
  Group *widest = groups;

  for (guint i = 1; i < n; i++)
    if (groups[i].error > widest->error)
      widest = &groups[i];
  return widest;
}

guint
tengen_paint_palette_choose (TengenPaintPalette *self)
{
  Group groups[TENGEN_PAINT_PALETTE_MAX];

  g_return_val_if_fail (self != NULL && self->n == 0, 0);

  drop_empty (self);
  groups[0] = (Group){ .first = 0, .last = self->n_bins };
  measure (self, &groups[0]);
  self->n = 1;
  while (self->n < TENGEN_PAINT_PALETTE_MAX)
    {
      Group *widest = find_widest (groups, self->n);

      if (widest->last - widest->first < 2 || widest->error <= 0)
        break;
      cut (self, widest, &groups[self->n++]);
    }
  for (guint i = 0; i < self->n; i++)
    for (int c = 0; c < CHANNELS; c++)
      self->colours[i] =
          self->colours[i] << 8 | (guint32) (groups[i].mean[c] + 0.5);
  return self->n;
}

guint32
tengen_paint_palette_get (const TengenPaintPalette *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->n, 0);

  return self->colours[index];
}

/* --- Finding --- */

static guint
get_distance (guint32 one, guint32 other)
{
  guint sum = 0;

  for (int c = 0; c < CHANNELS; c++)
    {
      int far = (int) get_channel (one, c) - (int) get_channel (other, c);

      sum += (guint) (far * far);
    }
  return sum;
}

guint8
tengen_paint_palette_find (TengenPaintPalette *self, guint32 pixel)
{
  guint16 *known = &self->nearest[get_key (pixel, FIND_BITS)];
  guint best = G_MAXUINT;

  if (*known != UNKNOWN)
    return (guint8) *known;
  for (guint i = 0; i < self->n; i++)
    {
      guint distance = get_distance (pixel, self->colours[i]);

      if (distance >= best)
        continue;
      best = distance;
      *known = (guint16) i;
    }
  return (guint8) *known;
}
