/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-rows: things laid out in rows of ten or five, to be counted
 *
 * What:   where each thing of a tally stands, and how it looks: stones, squares
 *         of territory, prisoners with a mark, komi as a plate with its number,
 *         half points as halves.
 * Not:    what is counted (core/go tally), moving (ui/score tally-view).
 * Shape:  a tray holds a row of White above the same row of Black, which shows
 *         who has more; trays stand beside and under each other. A place is a
 *         number of half points from the start.
 */
#pragma once

#include <cairo.h>

#include "tengen-go-tally.h"
#include "tengen-paint-theme.h"

G_BEGIN_DECLS

/* What a tray can hold in one row. */
#define TENGEN_PAINT_ROWS_TEN 10
#define TENGEN_PAINT_ROWS_FIVE 5

/**
 * TengenPaintRows:
 * @row: things in a row
 * @first: whose row is on top
 * @n_sides: rows in a tray, 1 or 2
 * @n_trays: how many trays there are
 * @across: trays beside each other
 * @cell: room of one thing, square
 * @x: left edge of the first thing
 * @y: top edge of it
 * @scale: device pixels in a unit
 *
 * Where things stand.
 */
typedef struct
{
  int row;
  TengenStone first;
  int n_sides;
  int n_trays;
  int across;
  double cell;
  double x;
  double y;
  double scale;
} TengenPaintRows;

/**
 * TengenPaintRowsBox:
 * @x: left edge
 * @y: top edge
 * @width: width
 * @height: height
 * @length_x2: how many half points it holds
 *
 * A part of a row.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  int length_x2;
} TengenPaintRowsBox;

/**
 * TengenPaintRowsLook:
 * @TENGEN_ROWS_LOOK_BLACK: a black stone
 * @TENGEN_ROWS_LOOK_WHITE: a white stone
 * @TENGEN_ROWS_LOOK_TAKEN_BLACK: a black stone that was taken, with a mark
 * @TENGEN_ROWS_LOOK_TAKEN_WHITE: a white one
 * @TENGEN_ROWS_LOOK_POINT_BLACK: a point of Black's
 * @TENGEN_ROWS_LOOK_POINT_WHITE: a point of White's
 * @TENGEN_ROWS_LOOK_PLATE_BLACK: what Black is given, with its number
 * @TENGEN_ROWS_LOOK_PLATE_WHITE: what White is given
 * @TENGEN_ROWS_LOOK_MISSING: a thing that is missing
 * @TENGEN_ROWS_LOOK_LAST: no look: how many there are
 */
typedef enum
{
  TENGEN_ROWS_LOOK_BLACK,
  TENGEN_ROWS_LOOK_WHITE,
  TENGEN_ROWS_LOOK_TAKEN_BLACK,
  TENGEN_ROWS_LOOK_TAKEN_WHITE,
  TENGEN_ROWS_LOOK_POINT_BLACK,
  TENGEN_ROWS_LOOK_POINT_WHITE,
  TENGEN_ROWS_LOOK_PLATE_BLACK,
  TENGEN_ROWS_LOOK_PLATE_WHITE,
  TENGEN_ROWS_LOOK_MISSING,
  TENGEN_ROWS_LOOK_LAST,
} TengenPaintRowsLook;

/**
 * TengenPaintRowsPart:
 * @item: which thing it is a part of, -1 for what is missing
 * @look: how it looks
 * @box: where it stands
 * @numbered: its number is written on this part
 *
 * A thing in a row, or a part of it where it goes over the end of a tray.
 */
typedef struct
{
  int item;
  TengenPaintRowsLook look;
  TengenPaintRowsBox box;
  gboolean numbered;
} TengenPaintRowsPart;

/**
 * tengen_paint_rows_init:
 * @self: (out caller-allocates): the places
 * @tally: what is counted
 * @row: things in a row, TEN or FIVE
 * @width: room there is
 * @height: room there is
 * @scale: device pixels in a unit
 *
 * Finds trays for all that is ever laid out, so that things are as large as can
 * be.
 */
void tengen_paint_rows_init (TengenPaintRows *self,
                             const TengenGoTally *tally,
                             int row,
                             double width,
                             double height,
                             double scale);

/**
 * tengen_paint_rows_get_box:
 * @self: places
 * @side: whose row
 * @start_x2: where something begins
 * @length_x2: how long it is, 1 and more
 * @box: (out): its first part, up to the end of a tray
 *
 * Tells where something stands. What goes over the end of a tray has further
 * parts, which begin after the @length_x2 of the box.
 */
void tengen_paint_rows_get_box (const TengenPaintRows *self,
                                TengenStone side,
                                int start_x2,
                                int length_x2,
                                TengenPaintRowsBox *box);

/* Tells how a thing looks; %NULL for one that is missing. */
TengenPaintRowsLook tengen_paint_rows_choose (const TengenGoTallyItem *item);

/**
 * tengen_paint_rows_list:
 * @self: places
 * @tally: what is counted
 * @ticks: how many ticks are counted
 *
 * Lists all that is laid out.
 *
 * Returns: (transfer full) (element-type TengenPaintRowsPart): the parts
 */
GArray *tengen_paint_rows_list (const TengenPaintRows *self,
                                const TengenGoTally *tally,
                                guint ticks) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_rows_trays:
 * @self: places
 * @theme: colours
 * @ink: of the numbers below the trays
 * @cr: where to draw
 *
 * Draws empty trays, with the number that each makes full below it.
 */
void tengen_paint_rows_trays (const TengenPaintRows *self,
                              const TengenPaintTheme *theme,
                              const TengenColour *ink,
                              cairo_t *cr);

/**
 * tengen_paint_rows_thing:
 * @self: places
 * @theme: colours
 * @look: how it looks
 * @box: how large it is; it is drawn from 0,0
 * @cr: where to draw
 *
 * Draws a thing, or a part of it, without its number.
 */
void tengen_paint_rows_thing (const TengenPaintRows *self,
                              const TengenPaintTheme *theme,
                              TengenPaintRowsLook look,
                              const TengenPaintRowsBox *box,
                              cairo_t *cr);

/**
 * tengen_paint_rows_number:
 * @self: places
 * @theme: colours
 * @item: a plate
 * @box: the part with the number; it is drawn from 0,0
 * @cr: where to draw
 *
 * Writes on a plate what it is worth: 6半.
 */
void tengen_paint_rows_number (const TengenPaintRows *self,
                               const TengenPaintTheme *theme,
                               const TengenGoTallyItem *item,
                               const TengenPaintRowsBox *box,
                               cairo_t *cr);

/**
 * tengen_paint_rows_rest:
 * @self: places
 * @theme: colours
 * @tally: what is counted
 * @cr: where to draw
 *
 * Draws a frame around what one side has more than the other in the end.
 */
void tengen_paint_rows_rest (const TengenPaintRows *self,
                             const TengenPaintTheme *theme,
                             const TengenGoTally *tally,
                             cairo_t *cr);

G_END_DECLS
