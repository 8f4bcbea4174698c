/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-tile: a board cut into tiles
 *
 * What:  which points are in which tile, where its pixels are, which points
 *        and tiles are near enough to be seen in each other.
 * Not:   what is drawn in a tile (tengen-board-layers).
 * Shape: all in device pixels. A tile is a few points of a row; tiles are
 *        numbered row by row from the top left.
 */
#pragma once

#include "tengen-board-pictures.h"

G_BEGIN_DECLS

/* The most points of a row in one tile, and the most tiles of a board. */
#define TENGEN_BOARD_TILE_ACROSS 7
#define TENGEN_BOARD_TILES_MAX                                                 \
  (TENGEN_BOARD_MAX * ((TENGEN_BOARD_MAX + TENGEN_BOARD_TILE_ACROSS - 1) /     \
                       TENGEN_BOARD_TILE_ACROSS))

/**
 * TengenBoardRaster:
 * @area: where anything may lie
 * @left: the left edge of the first cell
 * @top: the top edge of the first cell
 * @cell_width: from column to column
 * @cell_height: from row to row
 * @beside: how many columns away a piece may still be seen
 * @below: how many rows away
 *
 * The geometry that tiles follow.
 */
typedef struct
{
  cairo_rectangle_int_t area;
  int left;
  int top;
  int cell_width;
  int cell_height;
  int beside;
  int below;
} TengenBoardRaster;

/**
 * TengenBoardTile:
 * @from: first column
 * @to: behind the last column
 * @row: row
 * @box: its pixels
 *
 * A part of the board.
 */
typedef struct
{
  int from;
  int to;
  int row;
  cairo_rectangle_int_t box;
} TengenBoardTile;

/* Finds the geometry of the board that the pictures are for. */
void tengen_board_raster_init (TengenBoardRaster *self,
                               TengenBoardPictures *pictures);

/* Counts the tiles of a row of so many columns; at least 1. */
int tengen_board_tile_count_across (int columns);

/**
 * tengen_board_tile_init:
 * @self: (out): the tile
 * @raster: the geometry
 * @view: what is drawn
 * @index: the number of a tile
 *
 * Finds a tile. The outermost ones take all of the area beside them; where a part
 * of the board is seen, those outside of it are empty.
 */
void tengen_board_tile_init (TengenBoardTile *self,
                             const TengenBoardRaster *raster,
                             const TengenView *view,
                             int index);

G_END_DECLS
