/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-grid: lines, frame, stars and coordinates
 *
 * Shape: lines are filled rectangles on device pixels; the frame grows outwards
 *        from its line. A line ends half a cell beyond the last visible point,
 *        so that the board is seen to go on, and begins again behind a gap.
 */
#include "tengen-paint-grid.h"

#include <math.h>

#include "tengen-go-handicap.h"
#include "tengen-paint-glyphs.h"
#include "tengen-paint-text.h"

/* Between a label and the edge of the wood, and the stones, by the size of its
 * letters. */
#define EDGE 0.15
#define BESIDE 0.05
/* How narrow letters may become before they are made lower too. */
#define NARROWEST 0.75

/**
 * Grid:
 * @cr: where to draw
 * @m: where things are
 * @hidden: (nullable): 1 for each point that is not drawn
 * @gaps: (nullable): for each point
 *
 * What the drawing functions share.
 */
typedef struct
{
  cairo_t *cr;
  const TengenPaintMetrics *m;
  const guint8 *hidden;
  const TengenPaintGap *gaps;
} Grid;

/**
 * Run:
 * @down: along a column, from the top; else along a row, from the left
 * @index: which column or row
 * @n: how many points
 * @cell: from point to point
 * @begin: where the first point is
 * @side: where the line's edge across its direction is
 * @width: of the line
 * @over: how far the line reaches over its ends
 *
 * One line of the board.
 */
typedef struct
{
  gboolean down;
  int index;
  int n;
  double cell;
  double begin;
  double side;
  double width;
  double over;
} Run;

/**
 * Labels:
 * @layout: for one label after another
 * @middle: from a line's top to the middle of its digits
 *
 * A pen for coordinates.
 */
typedef struct
{
  PangoLayout *layout;
  double middle;
} Labels;

/* Where a line begins whose middle is at a place. */
static double
get_line_start (const TengenPaintMetrics *m, double at)
{
  return tengen_paint_metrics_snap (m, at - m->line / 2);
}

static gboolean
is_hidden (const Grid *self, int x, int y)
{
  return self->hidden != NULL && self->hidden[y * self->m->columns + x] != 0;
}

static double
get_gap (const Grid *self, const Run *run, int i)
{
  int x = run->down ? run->index : i;
  int y = run->down ? i : run->index;
  const TengenPaintGap *gap;

  if (self->gaps == NULL)
    return 0;
  gap = &self->gaps[y * self->m->columns + x];
  return run->down ? gap->y : gap->x;
}

static void
add_part (const Grid *self, const Run *run, double from, double to)
{
  if (to <= from)
    return;
  if (run->down)
    cairo_rectangle (self->cr, run->side, from, run->width, to - from);
  else
    cairo_rectangle (self->cr, from, run->side, to - from, run->width);
}

/* Traces the parts of a line that are seen. */
static void
trace_run (const Grid *self, const Run *run)
{
  double line = self->m->line;
  double first = get_line_start (self->m, run->begin) - run->over;
  double last = get_line_start (self->m, run->begin) +
                (run->n - 1) * run->cell + line + run->over;
  double half = floor (run->cell * self->m->scale / 2) / self->m->scale;
  gboolean open = FALSE;
  double from = first;

  for (int i = 0; i < run->n; i++)
    {
      double at = run->begin + i * run->cell;
      double gap = get_gap (self, run, i);

      if (run->down ? is_hidden (self, run->index, i)
                    : is_hidden (self, i, run->index))
        {
          if (open)
            add_part (self, run, from, at - run->cell + half);
          open = FALSE;
          continue;
        }
      if (!open)
        from = i == 0 ? first : at - half;
      open = TRUE;
      if (gap > 0)
        {
          add_part (self, run, from, at - gap);
          from = at + gap;
        }
    }
  if (open)
    add_part (self, run, from, last);
}

static void
trace_column (const Grid *self, int x, double before, double behind)
{
  const TengenPaintMetrics *m = self->m;
  double side = get_line_start (m, m->left) + x * m->cell_width;
  Run run = { .down = TRUE,
              .index = x,
              .n = m->rows,
              .cell = m->cell_height,
              .begin = m->top,
              .side = side - before,
              .width = m->line + before + behind,
              .over = MAX (before, behind) };

  trace_run (self, &run);
}

static void
trace_row (const Grid *self, int y, double before, double behind)
{
  const TengenPaintMetrics *m = self->m;
  double side = get_line_start (m, m->top) + y * m->cell_height;
  Run run = { .down = FALSE,
              .index = y,
              .n = m->columns,
              .cell = m->cell_width,
              .begin = m->left,
              .side = side - before,
              .width = m->line + before + behind,
              .over = MAX (before, behind) };

  trace_run (self, &run);
}

static void
draw_lines (const Grid *self, const TengenColour *ink)
{
  const TengenPaintMetrics *m = self->m;
  double more = m->frame - m->line;
  double cell = MIN (m->cell_width, m->cell_height) * m->scale;

  cairo_new_path (self->cr);
  for (int x = 1; x < m->columns - 1; x++)
    trace_column (self, x, 0, 0);
  for (int y = 1; y < m->rows - 1; y++)
    trace_row (self, y, 0, 0);
  /* Where lines are dense they would hide the wood. */
  cairo_set_source_rgba (
      self->cr, ink->red, ink->green, ink->blue, CLAMP (cell / 16, 0.5, 1));
  cairo_fill (self->cr);
  tengen_paint_set_colour (self->cr, ink);
  trace_column (self, 0, more, m->columns == 1 ? more : 0);
  trace_row (self, 0, more, m->rows == 1 ? more : 0);
  if (m->columns > 1)
    trace_column (self, m->columns - 1, 0, more);
  if (m->rows > 1)
    trace_row (self, m->rows - 1, 0, more);
  cairo_fill (self->cr);
}

static void
draw_stars (const Grid *self, const TengenColour *ink)
{
  const TengenPaintMetrics *m = self->m;
  TengenPoint points[9];
  int n = tengen_go_star_points (m->columns, m->rows, points);
  double cell = MIN (m->cell_width, m->cell_height);
  /* where a pixel is much of a cell, larger than lines that cross */
  double least = CLAMP (0.12 * cell, 1.3 * m->line, 2.1 * m->line);
  double radius = MAX (0.075 * cell, least);

  tengen_paint_set_colour (self->cr, ink);
  for (int i = 0; i < n; i++)
    {
      double x, y;

      if ((self->hidden != NULL && self->hidden[points[i]] != 0) ||
          (self->gaps != NULL && self->gaps[points[i]].x > 0))
        continue;
      tengen_paint_metrics_get_center (m, points[i], &x, &y);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, x, y, radius, 0, 2 * G_PI);
    }
  cairo_fill (self->cr);
}

/* --- Coordinates --- */

static void
open_labels (Labels *self, cairo_t *cr, const TengenPaintMetrics *m)
{
  PangoRectangle ink;

  self->layout = tengen_paint_text_new (cr, m->label, PANGO_WEIGHT_NORMAL);
  pango_layout_set_text (self->layout, "8", -1);
  pango_layout_get_extents (self->layout, &ink, NULL);
  self->middle = (ink.y + ink.height / 2.0) / PANGO_SCALE;
}

static double
measure_label (Labels *self, char *text)
{
  PangoRectangle box;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_extents (self->layout, NULL, &box);
  g_free (text);
  return (double) box.width / PANGO_SCALE;
}

/* What is wider than its room is drawn narrower, and what would become too
 * narrow to be read smaller too. */
static void
draw_label (
    Labels *self, cairo_t *cr, char *text, double x, double y, double room)
{
  double width = measure_label (self, text);
  double fit = CLAMP (room / MAX (width, 1), 0.1, 1);
  double size = MIN (1, fit / NARROWEST);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, fit, size);
  cairo_move_to (cr, -width / 2, -self->middle);
  tengen_paint_glyphs_show_layout (cr, self->layout);
  cairo_new_path (cr);
  cairo_restore (cr);
}

static gboolean
is_column_seen (const Grid *self, int x)
{
  for (int y = 0; y < self->m->rows; y++)
    if (!is_hidden (self, x, y))
      return TRUE;
  return FALSE;
}

static gboolean
is_row_seen (const Grid *self, int y)
{
  for (int x = 0; x < self->m->columns; x++)
    if (!is_hidden (self, x, y))
      return TRUE;
  return FALSE;
}

/* In the margin, or beside the part that is seen. */
static double
get_columns_place (const Grid *self)
{
  const TengenPaintMetrics *m = self->m;
  int first = 0;

  while (first < m->rows - 1 && !is_row_seen (self, first))
    first++;
  if (first > 0)
    return m->top + (first - 0.55) * m->cell_height - 0.6 * m->label;
  return (m->y + m->top - m->cell_height / 2) / 2 + 0.15 * m->label;
}

/* The width that a label at a place has between the edge of the wood and the
 * stones of the first column. */
static double
get_room (const TengenPaintMetrics *m, double place)
{
  double from = m->x + EDGE * m->label;
  double to = m->left - m->radius - BESIDE * m->label;

  return 2 * MIN (place - from, to - place);
}

static double
get_rows_place (const Grid *self, double *room)
{
  const TengenPaintMetrics *m = self->m;
  int first = 0;
  double place;

  *room = G_MAXDOUBLE;
  while (first < m->columns - 1 && !is_column_seen (self, first))
    first++;
  if (first > 0)
    return m->left + (first - 0.55) * m->cell_width - 0.8 * m->label;
  place = (m->x + m->left - m->cell_width / 2) / 2 + 0.15 * m->label;
  *room = get_room (m, place);
  return place;
}

static void
draw_column_labels (const Grid *self, Labels *labels, TengenNotation notation)
{
  const TengenPaintMetrics *m = self->m;
  double y = get_columns_place (self);
  double widest = 0;
  int step;

  for (int x = 0; x < m->columns; x++)
    widest = MAX (
        widest,
        measure_label (
            labels, tengen_notation_format_column (notation, m->columns, x)));
  step = (int) ceil ((widest + 0.35 * m->label) / m->cell_width);
  for (int x = 0; x < m->columns; x += step)
    if (is_column_seen (self, x))
      draw_label (labels,
                  self->cr,
                  tengen_notation_format_column (notation, m->columns, x),
                  m->left + x * m->cell_width,
                  y,
                  G_MAXDOUBLE);
}

static void
draw_row_labels (const Grid *self, Labels *labels, TengenNotation notation)
{
  const TengenPaintMetrics *m = self->m;
  double room;
  double x = get_rows_place (self, &room);
  int step = (int) ceil (1.15 * m->label / m->cell_height);
  /* Labels that are left out are counted from where numbers begin. */
  gboolean is_from_bottom =
      notation == TENGEN_NOTATION_A1 || notation == TENGEN_NOTATION_RENJU;
  int first = is_from_bottom ? (m->rows - 1) % step : 0;

  for (int y = first; y < m->rows; y += step)
    if (is_row_seen (self, y))
      draw_label (labels,
                  self->cr,
                  tengen_notation_format_row (notation, m->rows, y),
                  x,
                  m->top + y * m->cell_height,
                  room);
}

void
tengen_paint_grid (cairo_t *cr,
                   const TengenPaintMetrics *metrics,
                   const TengenPaintStyle *style,
                   const guint8 *hidden,
                   const TengenPaintGap *gaps)
{
  const TengenPaintTheme *theme = tengen_paint_style_get_theme (style);
  Grid self = { .cr = cr, .m = metrics, .hidden = hidden, .gaps = gaps };
  Labels labels;

  cairo_save (cr);
  draw_lines (&self, &theme->line);
  draw_stars (&self, &theme->line);
  if (style->coordinates != TENGEN_PAINT_NO_COORDINATES && metrics->label > 0)
    {
      open_labels (&labels, cr, metrics);
      tengen_paint_set_colour (cr, &theme->label);
      draw_column_labels (&self, &labels, style->coordinates);
      draw_row_labels (&self, &labels, style->coordinates);
      g_object_unref (labels.layout);
    }
  cairo_restore (cr);
}
