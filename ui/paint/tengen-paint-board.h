/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-board: the whole picture of a board
 *
 * What:  the ground (wood, lines, stars, coordinates) and everything a view
 *        holds upon it. Pictures, paper and tests draw it at once; the board
 *        widget keeps the ground and the pieces (tengen-paint-piece).
 * Not:   the window, keyboard and pointer (ui/board).
 */
#pragma once

#include <cairo.h>

#include "tengen-board-notation.h"
#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* For TengenPaintStyle.coordinates: none are drawn. */
#define TENGEN_PAINT_NO_COORDINATES (-1)

/**
 * TengenPaintStyle:
 * @coordinates: a #TengenNotation or %TENGEN_PAINT_NO_COORDINATES
 * @cell_ratio: height of a cell in widths
 * @scale: device pixels in a unit, for crisp lines
 * @theme: which look; the start is wood
 * @dark: the desktop is dark
 * @paper: fill the room around the board too
 * @part: what is seen of the board as large as the room allows; @cell_ratio
 *   and @scale are 1
 * @print: for printers: black on white; and @part
 *
 * How a board is drawn.
 */
typedef struct
{
  int coordinates;
  double cell_ratio;
  double scale;
  TengenPaintThemeId theme;
  gboolean dark;
  gboolean paper;
  gboolean part;
  gboolean print;
} TengenPaintStyle;

/* A square board with A1 coordinates, light, at scale 1, on paper. */
#define TENGEN_PAINT_STYLE_INIT                                                \
  {                                                                            \
    .coordinates = TENGEN_NOTATION_A1,                                         \
    .cell_ratio = TENGEN_PAINT_RATIO_SQUARE, .scale = 1, .dark = FALSE,        \
    .paper = TRUE,                                                             \
  }

/* Gives its look. */
const TengenPaintTheme *
tengen_paint_style_get_theme (const TengenPaintStyle *self);

/**
 * tengen_paint_style_measure:
 * @self: a style
 * @width: room there is
 * @height: room there is
 * @view: what is to be seen
 * @labels: size of coordinates, 1 as designed, 0 without coordinates
 * @metrics: (out caller-allocates): where things will be
 *
 * Finds the largest board for a room, as its look wants it.
 */
void tengen_paint_style_measure (const TengenPaintStyle *self,
                                 double width,
                                 double height,
                                 const TengenView *view,
                                 double labels,
                                 TengenPaintMetrics *metrics);

/**
 * tengen_paint_board_measure:
 * @metrics: (out caller-allocates): where things will be
 * @width: room there is
 * @height: room there is
 * @view: what is to be seen
 * @style: how
 *
 * Tells where tengen_paint_board() will draw.
 */
void tengen_paint_board_measure (TengenPaintMetrics *metrics,
                                 double width,
                                 double height,
                                 const TengenView *view,
                                 const TengenPaintStyle *style);

/**
 * tengen_paint_board:
 * @cr: where to draw, from 0,0
 * @width: room there is
 * @height: room there is
 * @view: what is to be seen
 * @style: how
 *
 * Draws a board with everything on it, as large as the room allows.
 */
void tengen_paint_board (cairo_t *cr,
                         double width,
                         double height,
                         const TengenView *view,
                         const TengenPaintStyle *style);

/**
 * tengen_paint_stones:
 * @cr: where to draw
 * @metrics: where things are
 * @view: what is to be seen
 * @style: how
 *
 * Draws everything that lies on the board: shadows first, then stones, numbers,
 * marks and labels, at last lines and arrows.
 */
void tengen_paint_stones (cairo_t *cr,
                          const TengenPaintMetrics *metrics,
                          const TengenView *view,
                          const TengenPaintStyle *style);

G_END_DECLS
