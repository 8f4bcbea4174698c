/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-rows-thing: how single things and trays look
 *
 * Shape: a thing is drawn from 0,0. Lengths are parts of a cell.
 */
#include "tengen-paint-rows-private.h"

#include <math.h>

#include "tengen-paint-piece.h"
#include "tengen-paint-text.h"
#include "tengen-words.h"

#define PAD TENGEN_PAINT_ROWS_PAD
#define RADIUS 0.45
/* Numbers below trays grow less than the trays. */
#define LABEL 0.25
#define LABEL_LEAST 5.5
/* Room for them below a tray; the rest of what is there parts them from the next
 * tray, so that they are not read as its own. */
#define NUMBER_ROOM 0.63
#define NUMBER 0.50
/* The frame around what is more. */
#define PEN 0.09

/* The painters of boards want to know the cell. */
static TengenPaintMetrics
make_metrics (const TengenPaintRows *self)
{
  return (TengenPaintMetrics){
    .columns = 1,
    .rows = 1,
    .scale = self->scale,
    .cell_width = self->cell,
    .cell_height = self->cell,
    .radius = RADIUS * self->cell,
    .line = MAX (1, floor (self->cell * self->scale * 0.03)) / self->scale,
  };
}

static void
draw_piece (const TengenPaintRows *self,
            const TengenPaintTheme *theme,
            TengenPaintPiece piece,
            cairo_t *cr)
{
  TengenPaintMetrics metrics = make_metrics (self);

  cairo_save (cr);
  cairo_translate (cr, self->cell / 2, self->cell / 2);
  tengen_paint_piece (cr, &metrics, theme, piece);
  cairo_restore (cr);
}

static void
draw_stone (const TengenPaintRows *self,
            const TengenPaintTheme *theme,
            gboolean black,
            gboolean taken,
            cairo_t *cr)
{
  draw_piece (self, theme, black ? TENGEN_PIECE_BLACK : TENGEN_PIECE_WHITE, cr);
  if (taken)
    draw_piece (self,
                theme,
                black ? TENGEN_PIECE_CROSS_LIGHT : TENGEN_PIECE_CROSS_DARK,
                cr);
}

/* A square as on the board, larger, since nothing lies around it; half a point
 * is half as wide. */
static void
draw_point (const TengenPaintRows *self,
            const TengenPaintTheme *theme,
            gboolean black,
            double width,
            cairo_t *cr)
{
  double inset = tengen_paint_rows_snap (self, 0.16 * self->cell);
  double pen = MAX (1, floor (0.05 * self->cell * self->scale)) / self->scale;
  double across = width - 2 * MIN (inset, width / 5);

  cairo_rectangle (cr,
                   (width - across) / 2 + pen / 2,
                   inset + pen / 2,
                   across - pen,
                   self->cell - 2 * inset - pen);
  tengen_paint_set_colour (cr,
                           black ? &theme->slate_edge : &theme->shell_shine);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, black ? &theme->ink_light : &theme->ink_dark);
  cairo_stroke (cr);
}

static void
draw_plate (const TengenPaintRows *self,
            const TengenPaintTheme *theme,
            gboolean black,
            double width,
            cairo_t *cr)
{
  double inset = 0.08 * self->cell;

  tengen_paint_trace_rounded (cr,
                              MIN (inset, width / 8),
                              inset,
                              width - 2 * MIN (inset, width / 8),
                              self->cell - 2 * inset,
                              MIN (0.16 * self->cell, width / 4));
  tengen_paint_set_colour (cr, black ? &theme->slate : &theme->shell);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, MAX (0.05 * self->cell, 1 / self->scale));
  tengen_paint_set_colour (cr, black ? &theme->ink_light : &theme->ink_dark);
  cairo_stroke (cr);
}

/* An empty place with a minus. */
static void
draw_missing (const TengenPaintRows *self,
              const TengenPaintTheme *theme,
              double width,
              cairo_t *cr)
{
  const double dash = 0.14 * self->cell;
  double middle = self->cell / 2;
  double inset = 0.14 * self->cell;
  double reach = MIN (0.2 * self->cell, width / 4);

  cairo_set_line_width (cr, MAX (0.07 * self->cell, 1 / self->scale));
  tengen_paint_set_colour (cr, &theme->signal);
  cairo_move_to (cr, width / 2 - reach, middle);
  cairo_line_to (cr, width / 2 + reach, middle);
  cairo_stroke (cr);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_rectangle (cr,
                   MIN (inset, width / 8),
                   inset,
                   width - 2 * MIN (inset, width / 8),
                   self->cell - 2 * inset);
  cairo_stroke (cr);
}

void
tengen_paint_rows_thing (const TengenPaintRows *self,
                         const TengenPaintTheme *theme,
                         TengenPaintRowsLook look,
                         const TengenPaintRowsBox *box,
                         cairo_t *cr)
{
  gboolean black = look % 2 == 0;

  g_return_if_fail (self != NULL && theme != NULL);
  g_return_if_fail (box != NULL && cr != NULL);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, box->width, box->height);
  cairo_clip (cr);
  switch (look)
    {
    case TENGEN_ROWS_LOOK_BLACK:
    case TENGEN_ROWS_LOOK_WHITE:
      draw_stone (self, theme, black, FALSE, cr);
      break;
    case TENGEN_ROWS_LOOK_TAKEN_BLACK:
    case TENGEN_ROWS_LOOK_TAKEN_WHITE:
      draw_stone (self, theme, black, TRUE, cr);
      break;
    case TENGEN_ROWS_LOOK_POINT_BLACK:
    case TENGEN_ROWS_LOOK_POINT_WHITE:
      draw_point (self, theme, black, box->width, cr);
      break;
    case TENGEN_ROWS_LOOK_PLATE_BLACK:
    case TENGEN_ROWS_LOOK_PLATE_WHITE:
      draw_plate (self, theme, black, box->width, cr);
      break;
    case TENGEN_ROWS_LOOK_MISSING:
      draw_missing (self, theme, box->width, cr);
      break;
    case TENGEN_ROWS_LOOK_LAST:
      break;
    }
  cairo_restore (cr);
}

/* Writes a text in the middle of a box, smaller where it would not fit. */
static void
write_centred (
    cairo_t *cr, const char *text, double size, double width, double height)
{
  PangoLayout *layout = tengen_paint_text_new (cr, size, PANGO_WEIGHT_BOLD);
  PangoRectangle ink;
  double fits;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  fits = MIN (1, width * PANGO_SCALE / MAX (ink.width, 1));
  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, fits, fits);
  cairo_move_to (cr,
                 -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                 -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  g_object_unref (layout);
}

void
tengen_paint_rows_number (const TengenPaintRows *self,
                          const TengenPaintTheme *theme,
                          const TengenGoTallyItem *item,
                          const TengenPaintRowsBox *box,
                          cairo_t *cr)
{
  g_autofree char *text = NULL;
  double room;

  g_return_if_fail (self != NULL && theme != NULL);
  g_return_if_fail (item != NULL && box != NULL);

  text = tengen_words_figure (item->value_x2, TENGEN_GO_UNIT_MOKU, FALSE);
  room = box->width - 0.3 * self->cell;
  tengen_paint_set_colour (cr,
                           item->side == TENGEN_STONE_BLACK ? &theme->ink_light
                                                            : &theme->ink_dark);
  cairo_save (cr);
  cairo_translate (cr, 0.15 * self->cell, 0);
  write_centred (cr, text, NUMBER * self->cell, MAX (room, 1), self->cell);
  cairo_restore (cr);
}

/* --- Trays --- */

static void
draw_tray (const TengenPaintRows *self,
           const TengenPaintTheme *theme,
           cairo_t *cr)
{
  double pad = PAD * self->cell;
  double width = self->row * self->cell;
  double height = self->n_sides * self->cell;

  tengen_paint_trace_rounded (
      cr, -pad, -pad, width + 2 * pad, height + 2 * pad, 0.2 * self->cell);
  tengen_paint_set_colour (cr, &theme->wood_light);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1 / self->scale);
  tengen_paint_set_colour (cr, &theme->wood_edge);
  cairo_stroke (cr);
  tengen_paint_set_colour (cr, &theme->label);
  for (int i = 0; i < self->row * self->n_sides; i++)
    {
      cairo_arc (cr,
                 (i % self->row + 0.5) * self->cell,
                 (i / self->row + 0.5) * self->cell,
                 MAX (0.04 * self->cell, 0.5),
                 0,
                 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_tray_number (const TengenPaintRows *self, int tray, cairo_t *cr)
{
  g_autofree char *text = g_strdup_printf ("%d", (tray + 1) * self->row);

  cairo_save (cr);
  cairo_translate (
      cr, (self->row - 1) * self->cell, (self->n_sides + PAD) * self->cell);
  write_centred (cr,
                 text,
                 LABEL * self->cell + LABEL_LEAST,
                 self->cell,
                 NUMBER_ROOM * self->cell);
  cairo_restore (cr);
}

void
tengen_paint_rows_trays (const TengenPaintRows *self,
                         const TengenPaintTheme *theme,
                         const TengenColour *ink,
                         cairo_t *cr)
{
  g_return_if_fail (self != NULL && theme != NULL);
  g_return_if_fail (ink != NULL && cr != NULL);

  for (int i = 0; i < self->n_trays; i++)
    {
      double x, y;

      tengen_paint_rows_get_tray (self, i, &x, &y);
      cairo_save (cr);
      cairo_translate (cr, x, y);
      draw_tray (self, theme, cr);
      tengen_paint_set_colour (cr, ink);
      draw_tray_number (self, i, cr);
      cairo_restore (cr);
    }
}

void
tengen_paint_rows_rest (const TengenPaintRows *self,
                        const TengenPaintTheme *theme,
                        const TengenGoTally *tally,
                        cairo_t *cr)
{
  int sum_x2[3], from_x2, to_x2;
  TengenStone side;

  g_return_if_fail (self != NULL && theme != NULL);
  g_return_if_fail (tally != NULL && cr != NULL);

  tengen_go_tally_sum (tally, tally->n_ticks, sum_x2);
  side = sum_x2[1] > sum_x2[2] ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  from_x2 = MAX (sum_x2[tengen_stone_other (side)], 0);
  to_x2 = sum_x2[side];
  if (self->n_sides < 2)
    return;
  cairo_save (cr);
  cairo_set_line_width (cr, MAX (PEN * self->cell, 2 / self->scale));
  tengen_paint_set_colour (cr, &theme->cursor);
  while (from_x2 < to_x2)
    {
      TengenPaintRowsBox box;

      tengen_paint_rows_get_box (self, side, from_x2, to_x2 - from_x2, &box);
      tengen_paint_trace_rounded (cr,
                                  box.x,
                                  box.y,
                                  box.width,
                                  box.height,
                                  MIN (0.2 * self->cell, box.width / 4));
      cairo_stroke (cr);
      from_x2 += box.length_x2;
    }
  cairo_restore (cr);
}
