/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-label: numbers and labels on points
 *
 * Shape: a text is laid out once in the size for its count of letters; one
 *        that is still too wide or too high is scaled.
 */
#include "tengen-paint-label.h"

#include <math.h>
#include <string.h>

#include "tengen-paint-glyphs.h"
#include "tengen-paint-text.h"
#include "tengen-words-text.h"

/* A text stays within this square around the middle, in radii: on a stone, and
 * on an empty point. */
#define ROOM_STONE 1.56
#define ROOM_EMPTY 1.84
/* The same in a disc of wood, for the size of letters there. */
#define ROOM_CHOICE 1.36
/* Between a label and the ends of lines, in radii. */
#define CLEAR 0.18
/* As many bytes of a label are looked at. */
#define LABEL_BYTES 256

/* How much smaller a label is for the room it has. */
static const double parts[TENGEN_FIT_LAST] = {
  [TENGEN_FIT_POINT] = 1,
  [TENGEN_FIT_RING] = 0.86,
  [TENGEN_FIT_MARK] = 0.68,
  [TENGEN_FIT_CHOICE] = 0.92,
};

/**
 * Writing:
 * @layout: the text
 * @ink: where its ink is, in units of Pango
 * @scale: how much smaller it is drawn
 * @pixels: device pixels in a unit
 *
 * A text that fits.
 */
typedef struct
{
  PangoLayout *layout;
  PangoRectangle ink;
  double scale;
  double pixels;
} Writing;

static gboolean
is_record_mark (TengenViewMark mark)
{
  return mark >= TENGEN_VIEW_MARK_CIRCLE && mark <= TENGEN_VIEW_MARK_SELECTED;
}

int
tengen_paint_get_number (const TengenView *view,
                         TengenPoint point,
                         TengenStone *stone)
{
  g_return_val_if_fail (view != NULL && stone != NULL, 0);
  g_return_val_if_fail (point < view->width * view->height, 0);

  *stone = tengen_view_get_below (view, point);
  /* A dead stone is too faint for a number; squares would cover it. */
  if (view->dead[point] != 0 || view->owner[point] != TENGEN_STONE_NONE ||
      view->hidden[point] != 0 || view->labels[point] != NULL ||
      is_record_mark (view->marks[point]))
    return 0;
  return view->numbers[point];
}

const char *
tengen_paint_get_label (const TengenView *view,
                        TengenPoint point,
                        TengenStone *stone,
                        TengenPaintFit *fit)
{
  g_return_val_if_fail (view != NULL && stone != NULL && fit != NULL, NULL);
  g_return_val_if_fail (point < view->width * view->height, NULL);

  *stone = tengen_view_get_below (view, point);
  *fit = TENGEN_FIT_POINT;
  if (view->next[point] != 0 && *stone == TENGEN_STONE_NONE)
    *fit = TENGEN_FIT_RING;
  if (is_record_mark (view->marks[point]))
    *fit = TENGEN_FIT_MARK;
  if (tengen_view_is_choice (view, point))
    *fit = TENGEN_FIT_CHOICE;
  return view->hidden[point] != 0 ? NULL : view->labels[point];
}

char *
tengen_paint_shorten_label (const char *label)
{
  g_autofree char *text = NULL;
  gsize length;
  const char *ends[TENGEN_PAINT_LABEL_LETTERS + 1];
  int n = 0;

  g_return_val_if_fail (label != NULL, NULL);

  label += strspn (label, " \t\r\n");
  length = strcspn (label, "\t\r\n");
  length = MIN (length, LABEL_BYTES);
  text = g_utf8_make_valid (label, (gssize) length);
  g_strchomp (text);
  for (const char *at = text; *at != '\0' && n <= TENGEN_PAINT_LABEL_LETTERS;
       n++)
    ends[n] = at = tengen_words_next_letter (at);
  if (n <= TENGEN_PAINT_LABEL_LETTERS)
    return g_steal_pointer (&text);
  text[ends[TENGEN_PAINT_LABEL_LETTERS - 2] - text] = '\0';
  return g_strconcat (text, "…", NULL);
}

/* Height of letters for their count, in radii: the eye wants one and two alike.
 */
static double
choose_size (int letters)
{
  if (letters <= 1)
    return 1.12;
  if (letters == 2)
    return 1.02;
  return 0.86;
}

static double
get_room (TengenPaintFit fit, TengenStone stone)
{
  if (fit == TENGEN_FIT_CHOICE)
    return ROOM_CHOICE;
  return stone == TENGEN_STONE_NONE ? ROOM_EMPTY : ROOM_STONE;
}

static void
open_writing (Writing *self,
              cairo_t *cr,
              const TengenPaintMetrics *m,
              const char *text,
              TengenPaintFit fit,
              TengenStone stone)
{
  double part = parts[fit];
  double size = choose_size ((int) g_utf8_strlen (text, -1)) * m->radius;
  double room = get_room (fit, stone);
  double most;

  self->layout = tengen_paint_text_new (
      cr,
      size * part,
      fit == TENGEN_FIT_CHOICE ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_MEDIUM);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_extents (self->layout, &self->ink, NULL);
  most = (double) MAX (self->ink.width, self->ink.height) / PANGO_SCALE;
  room *= m->radius * part;
  /* A wide font is made smaller rather than let out of the stone. */
  self->scale = most > room ? room / most : 1;
  self->pixels = m->scale;
}

/* Moves to where the text begins; its line lies between two pixels. */
static void
go_to_start (const Writing *self, cairo_t *cr)
{
  const PangoRectangle *ink = &self->ink;
  double line = (double) pango_layout_get_baseline (self->layout) / PANGO_SCALE;
  double x = -(ink->x + ink->width / 2.0) / PANGO_SCALE;
  double y = line - (ink->y + ink->height / 2.0) / PANGO_SCALE;
  double same = 0;

  cairo_scale (cr, self->scale, self->scale);
  cairo_user_to_device (cr, &same, &y);
  y = floor (y * self->pixels + 0.5) / self->pixels;
  same = 0;
  cairo_device_to_user (cr, &same, &y);
  cairo_move_to (cr, x, y - line);
}

static void
show (const Writing *self, cairo_t *cr, const TengenColour *ink)
{
  cairo_save (cr);
  go_to_start (self, cr);
  tengen_paint_set_colour (cr, ink);
  tengen_paint_glyphs_show_layout (cr, self->layout);
  cairo_new_path (cr);
  cairo_restore (cr);
}

static const TengenColour *
choose_ink (const TengenPaintTheme *theme, TengenStone stone)
{
  switch (stone)
    {
    case TENGEN_STONE_NONE:
      break;
    case TENGEN_STONE_BLACK:
      return &theme->ink_light;
    case TENGEN_STONE_WHITE:
      return &theme->ink_dark;
    }
  return &theme->ink_open;
}

void
tengen_paint_number (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenPaintTheme *theme,
                     int number,
                     TengenStone stone)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  Writing writing;

  open_writing (
      &writing, cr, metrics, text, TENGEN_FIT_POINT, TENGEN_STONE_BLACK);
  show (&writing, cr, choose_ink (theme, stone));
  g_object_unref (writing.layout);
}

void
tengen_paint_label (cairo_t *cr,
                    const TengenPaintMetrics *metrics,
                    const TengenPaintTheme *theme,
                    const char *label,
                    TengenStone stone,
                    TengenPaintFit fit)
{
  g_autofree char *text = tengen_paint_shorten_label (label);
  Writing writing;

  open_writing (&writing, cr, metrics, text, fit, stone);
  show (&writing,
        cr,
        fit == TENGEN_FIT_CHOICE ? &theme->choice_ink
                                 : choose_ink (theme, stone));
  g_object_unref (writing.layout);
}

/* Ends on an edge of a device pixel, seen from the crossing. */
static double
round_gap (const TengenPaintMetrics *m, double reach)
{
  double half = fmod (round (m->line * m->scale), 2) / 2;

  return (ceil (reach * m->scale - half) + half) / m->scale;
}

TengenPaintGap
tengen_paint_get_gap (cairo_t *cr,
                      const TengenPaintMetrics *metrics,
                      const char *label,
                      TengenPaintFit fit)
{
  TengenPaintGap gap = { 0, 0 };
  g_autofree char *text = tengen_paint_shorten_label (label);
  double clear = CLEAR * metrics->radius;
  double unit;
  Writing writing;

  open_writing (&writing, cr, metrics, text, fit, TENGEN_STONE_NONE);
  unit = writing.scale / 2 / PANGO_SCALE;
  if (writing.ink.width > 0 && fit != TENGEN_FIT_CHOICE)
    {
      gap.x = round_gap (metrics, writing.ink.width * unit + clear);
      gap.y = round_gap (metrics, writing.ink.height * unit + clear);
    }
  g_object_unref (writing.layout);
  return gap;
}

double
tengen_paint_number_reach (const TengenPaintMetrics *metrics)
{
  g_return_val_if_fail (metrics != NULL, 0);

  return ceil ((0.82 * metrics->radius + 1) * metrics->scale) / metrics->scale;
}

double
tengen_paint_label_reach (const TengenPaintMetrics *metrics)
{
  g_return_val_if_fail (metrics != NULL, 0);

  return ceil ((0.95 * metrics->radius + 1) * metrics->scale) / metrics->scale;
}
