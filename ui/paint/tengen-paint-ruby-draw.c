/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby-draw: where the pieces of a text are, and painting them
 */
#include "tengen-paint-ruby-private.h"

#include "tengen-paint-glyphs.h"

/* Lengths in sizes of the font. */
#define READING_RISE 0.98
#define UNDERLINE_PLACE 0.16
#define UNDERLINE_PEN 0.055
#define LIT_CORNER 0.14

static const TengenRubyLine *
get_line (const TengenPaintRuby *self, const TengenRubyCell *cell)
{
  return &g_array_index (self->lines, TengenRubyLine, cell->line);
}

/* --- Places --- */

static double
get_reading_x (const TengenRubyCell *cell)
{
  return cell->x + (cell->width - cell->reading_width) / 2;
}

/* With its reading, without the blank at its end. */
static void
get_edges (const TengenRubyCell *cell, double *left, double *right)
{
  *left = cell->x;
  *right = cell->x + cell->width - cell->blank;
  if (cell->reading_width > cell->width)
    {
      *left = get_reading_x (cell);
      *right = *left + cell->reading_width;
    }
}

int
tengen_paint_ruby_get_span_at (const TengenPaintRuby *self, double x, double y)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; i < self->cells->len; i++)
    {
      const TengenRubyCell *cell = tengen_ruby_get_cell (self, i);
      const TengenRubyLine *line = get_line (self, cell);

      if (y >= line->top && y < line->bottom && x >= cell->x &&
          x < cell->x + cell->width)
        return (int) cell->span;
    }
  return -1;
}

int
tengen_paint_ruby_get_link (const TengenPaintRuby *self, int span)
{
  g_return_val_if_fail (self != NULL, -1);

  if (span < 0 || span >= (int) self->spans->len)
    return -1;
  return tengen_ruby_get_span (self, (guint) span)->link;
}

/* Whether a cell is of a span, or of the same link as it. */
static gboolean
is_part (const TengenPaintRuby *self, const TengenRubyCell *cell, int span)
{
  int link = tengen_paint_ruby_get_link (self, span);

  return (int) cell->span == span ||
         (link >= 0 && tengen_ruby_get_span (self, cell->span)->link == link);
}

/* Finds the part of a span or link that begins with a cell, on its line.
 * Returns: the first cell after it */
static guint
find_part (const TengenPaintRuby *self, guint from, int span, double area[4])
{
  const TengenRubyCell *first = tengen_ruby_get_cell (self, from);
  const TengenRubyLine *line = get_line (self, first);
  double left, right;
  guint i;

  get_edges (first, &left, &right);
  for (i = from + 1; i < self->cells->len; i++)
    {
      const TengenRubyCell *cell = tengen_ruby_get_cell (self, i);
      double start, end;

      if (cell->line != first->line || !is_part (self, cell, span))
        break;
      get_edges (cell, &start, &end);
      left = MIN (left, start);
      right = MAX (right, end);
    }
  area[0] = left;
  area[1] = line->top;
  area[2] = right - left;
  area[3] = line->bottom - line->top;
  return i;
}

gboolean
tengen_paint_ruby_get_span_area (const TengenPaintRuby *self,
                                 int span,
                                 double area[4])
{
  g_return_val_if_fail (self != NULL && area != NULL, FALSE);

  for (guint i = 0; i < self->cells->len; i++)
    if (is_part (self, tengen_ruby_get_cell (self, i), span))
      {
        find_part (self, i, span, area);
        return TRUE;
      }
  return FALSE;
}

/* --- Painting --- */

static void
set_color (cairo_t *cr, const double color[4])
{
  cairo_set_source_rgba (cr, color[0], color[1], color[2], color[3]);
}

static void
trace_rounded (cairo_t *cr, const double area[4], double radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 4; i++)
    cairo_arc (cr,
               i == 0 || i == 3 ? area[0] + area[2] - radius : area[0] + radius,
               i < 2 ? area[1] + area[3] - radius : area[1] + radius,
               radius,
               i * G_PI / 2,
               (i + 1) * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_lit (const TengenPaintRuby *self, cairo_t *cr, int span)
{
  guint i = 0;

  while (i < self->cells->len)
    {
      double area[4];

      if (!is_part (self, tengen_ruby_get_cell (self, i), span))
        {
          i++;
          continue;
        }
      i = find_part (self, i, span, area);
      trace_rounded (cr, area, LIT_CORNER * self->em);
      cairo_fill (cr);
    }
}

static void
draw_glyphs (cairo_t *cr, const char *text, GSList *glyphs, double x, double y)
{
  for (GSList *l = glyphs; l != NULL; l = l->next)
    {
      cairo_move_to (cr, x, y);
      tengen_paint_glyphs_show (cr, text, l->data);
      x += tengen_ruby_get_width (l->data);
    }
}

/* Where the line below a cell ends: it goes on below a blank within a link. */
static double
find_underline_end (const TengenPaintRuby *self, guint index)
{
  const TengenRubyCell *cell = tengen_ruby_get_cell (self, index);
  const TengenRubyCell *next = cell + 1;

  if (index + 1 < self->cells->len && next->line == cell->line &&
      is_part (self, next, (int) cell->span))
    return next->x;
  return cell->x + cell->width - cell->blank;
}

/* Dots below a term, a line below a point. */
static void
draw_underline (const TengenPaintRuby *self, cairo_t *cr, guint index)
{
  const TengenRubyCell *cell = tengen_ruby_get_cell (self, index);
  gboolean is_point = tengen_ruby_get_span (self, cell->span)->is_point;
  double pen = MAX (UNDERLINE_PEN * self->em, 1);
  double dots[2] = { pen, 1.5 * pen };
  double y = get_line (self, cell)->baseline + UNDERLINE_PLACE * self->em;

  cairo_set_line_width (cr, pen);
  cairo_set_dash (cr, dots, is_point ? 0 : 2, 0);
  cairo_move_to (cr, cell->x, y);
  cairo_line_to (cr, find_underline_end (self, index), y);
  cairo_stroke (cr);
}

static void
draw_cell (const TengenPaintRuby *self,
           cairo_t *cr,
           const TengenPaintRubyColors *colors,
           guint index)
{
  const TengenRubyCell *cell = tengen_ruby_get_cell (self, index);
  const TengenRubySpan *span = tengen_ruby_get_span (self, cell->span);
  double y = get_line (self, cell)->baseline;

  if (span->link < 0)
    set_color (cr, colors->text);
  else
    set_color (cr, span->is_point ? colors->point : colors->term);
  draw_glyphs (cr, self->text->str, cell->glyphs, cell->x, y);
  if (span->link >= 0)
    draw_underline (self, cr, index);
  if (cell->reading == NULL)
    return;
  set_color (cr, colors->reading);
  draw_glyphs (cr,
               self->readings->str,
               cell->reading,
               get_reading_x (cell),
               y - READING_RISE * self->em);
}

void
tengen_paint_ruby_set_color (double color[4], guint32 rgb, double opacity)
{
  g_return_if_fail (color != NULL);

  color[0] = (rgb >> 16 & 0xFF) / 255.0;
  color[1] = (rgb >> 8 & 0xFF) / 255.0;
  color[2] = (rgb & 0xFF) / 255.0;
  color[3] = opacity;
}

void
tengen_paint_ruby_set_source (cairo_t *cr, guint32 rgb)
{
  double color[4];

  tengen_paint_ruby_set_color (color, rgb, 1);
  cairo_set_source_rgb (cr, color[0], color[1], color[2]);
}

void
tengen_paint_ruby_draw (const TengenPaintRuby *self,
                        cairo_t *cr,
                        const TengenPaintRubyColors *colors,
                        int lit)
{
  g_return_if_fail (self != NULL && cr != NULL && colors != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  set_color (cr, colors->lit);
  if (lit >= 0)
    draw_lit (self, cr, lit);
  for (guint i = 0; i < self->cells->len; i++)
    draw_cell (self, cr, colors, i);
  cairo_restore (cr);
}
