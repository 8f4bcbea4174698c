/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-zoom-draw: coordinates and map of a part of the board
 *
 * Shape: coordinates stand on strips of the board's own colour at the edges of
 *        the part, each at its line as far as the line is seen.
 */
#include "tengen-board-zoom.h"

#include "tengen-board-private.h"
#include "tengen-paint-text.h"

/* From a letter to the next, in heights of a letter. */
#define BETWEEN 0.4

/**
 * Strip:
 * @cr: where to draw
 * @layout: for one label after another
 * @down: whether it is the strip of the rows
 * @begin: where the part begins along it
 * @end: where it ends
 * @middle: the middle of the letters across it
 * @free: behind the label before
 *
 * A strip of coordinates.
 */
typedef struct
{
  cairo_t *cr;
  PangoLayout *layout;
  gboolean down;
  double begin;
  double end;
  double middle;
  double free;
} Strip;

static const TengenPaintTheme *
get_theme (TengenBoardView *self)
{
  return tengen_board_pictures_get_theme (self->pictures);
}

/* Draws a label at its line, unless the line is outside of the part or the
 * label before is too near. */
static void
draw_label (Strip *self, const char *text, double at, double gap)
{
  PangoRectangle box;
  double half, x, y;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_pixel_extents (self->layout, NULL, &box);
  half = (self->down ? box.height : box.width) / 2.0;
  if (at - half < MAX (self->begin, self->free) || at + half > self->end)
    return;
  self->free = at + half + gap;
  x = self->down ? self->middle : at;
  y = self->down ? at : self->middle;
  cairo_move_to (self->cr, x - box.width / 2.0, y - box.height / 2.0);
  pango_cairo_show_layout (self->cr, self->layout);
}

static void
draw_columns (TengenBoardView *self, Strip *strip)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);

  for (int x = 0; x < m->columns; x++)
    {
      g_autofree char *text = tengen_notation_format_column (
          self->style.coordinates, m->columns, x);

      draw_label (strip,
                  text,
                  m->left + x * m->cell_width + self->zoom.dx,
                  BETWEEN * self->zoom.label);
    }
}

static void
draw_rows (TengenBoardView *self, Strip *strip)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);

  for (int y = 0; y < m->rows; y++)
    {
      g_autofree char *text =
          tengen_notation_format_row (self->style.coordinates, m->rows, y);

      draw_label (strip, text, m->top + y * m->cell_height + self->zoom.dy, 0);
    }
}

static void
paint_strips (TengenBoardView *self, cairo_t *cr, double across)
{
  const graphene_rect_t *port = &self->zoom.port;

  tengen_paint_set_colour (cr, &get_theme (self)->wood_light);
  cairo_rectangle (cr,
                   port->origin.x - across,
                   port->origin.y - across,
                   across + port->size.width,
                   across);
  cairo_rectangle (
      cr, port->origin.x - across, port->origin.y, across, port->size.height);
  cairo_fill (cr);
}

void
tengen_board_zoom_draw_labels (TengenBoardView *self, GtkSnapshot *snapshot)
{
  const graphene_rect_t *port = &self->zoom.port;
  double across = tengen_board_zoom_get_strip (self->zoom.label);
  graphene_rect_t all = *port;
  Strip strip = { .begin = port->origin.x,
                  .end = port->origin.x + port->size.width,
                  .middle = port->origin.y - across / 2 };

  graphene_rect_inset (&all, (float) -across, (float) -across);
  strip.cr = gtk_snapshot_append_cairo (snapshot, &all);
  paint_strips (self, strip.cr, across);
  tengen_paint_set_colour (strip.cr, &get_theme (self)->label);
  strip.layout =
      tengen_paint_text_new (strip.cr, self->zoom.label, PANGO_WEIGHT_NORMAL);
  draw_columns (self, &strip);
  strip.down = TRUE;
  strip.begin = strip.free = port->origin.y;
  strip.end = port->origin.y + port->size.height;
  strip.middle = port->origin.x - across / 2;
  draw_rows (self, &strip);
  g_object_unref (strip.layout);
  cairo_destroy (strip.cr);
}

/* --- Map --- */

static void
draw_stones (TengenBoardView *self, cairo_t *cr, double scale)
{
  const TengenPaintTheme *theme = get_theme (self);
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  int n = m->columns * m->rows;

  for (int i = 0; i < n; i++)
    {
      TengenStone stone = self->view->stones[i];
      double x, y;

      if (stone == TENGEN_STONE_NONE || self->view->hidden[i] != 0)
        continue;
      tengen_paint_metrics_get_center (m, (TengenPoint) i, &x, &y);
      cairo_arc (cr,
                 (x - m->x) * scale,
                 (y - m->y) * scale,
                 m->radius * scale,
                 0,
                 2 * G_PI);
      tengen_paint_set_colour (
          cr, stone == TENGEN_STONE_BLACK ? &theme->slate : &theme->shell);
      cairo_fill_preserve (cr);
      tengen_paint_set_colour (cr, &theme->line);
      cairo_set_line_width (cr, 0.5);
      cairo_stroke (cr);
    }
}

static void
draw_frame (TengenBoardView *self, cairo_t *cr, double scale)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  const graphene_rect_t *port = &self->zoom.port;
  double left = MAX (port->origin.x - self->zoom.dx - m->x, 0);
  double top = MAX (port->origin.y - self->zoom.dy - m->y, 0);
  double width = MIN (port->size.width, m->width - left);
  double height = MIN (port->size.height, m->height - top);

  cairo_rectangle (cr,
                   left * scale + 1.5,
                   top * scale + 1.5,
                   width * scale - 3,
                   height * scale - 3);
  tengen_paint_set_colour (cr, &get_theme (self)->cursor_edge);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  tengen_paint_set_colour (cr, &get_theme (self)->cursor);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

void
tengen_board_zoom_draw_map (TengenBoardView *self,
                            const graphene_rect_t *map,
                            GtkSnapshot *snapshot)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  double scale = map->size.width / m->width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, map);

  cairo_translate (cr, map->origin.x, map->origin.y);
  tengen_paint_set_colour (cr, &get_theme (self)->wood_light);
  cairo_paint (cr);
  draw_stones (self, cr, scale);
  tengen_paint_set_colour (cr, &get_theme (self)->line);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, 0.5, 0.5, map->size.width - 1, map->size.height - 1);
  cairo_stroke (cr);
  draw_frame (self, cr, scale);
  cairo_destroy (cr);
}
