/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-piece: the single things that lie on a board
 *
 * What:   stones, shadows, marks, small squares of territory, each drawn around
 *         0,0; and which of them a point of a view needs.
 * Not:    the ground below (tengen-paint-board), words on points
 *         (tengen-paint-label), lines across the board (tengen-paint-line).
 * Shape:  a point is drawn in layers over the whole board: ground, shadows,
 *         stones, marks, veils. So shadows never fall on stones, and a ring around a
 *         stone is never hidden by its neighbour. The same list serves the
 *         whole picture and the widget, which keeps one picture of each piece.
 */
#pragma once

#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* Shells with a grain of their own, so that white stones are not all alike. */
#define TENGEN_PAINT_SHELLS 4

/**
 * TengenPaintPiece:
 * @TENGEN_PIECE_SHADOW: the shadow of a stone
 * @TENGEN_PIECE_BLACK: a black stone
 * @TENGEN_PIECE_WHITE: a white stone; the following ones have another grain
 * @TENGEN_PIECE_WHITE_LAST: the last of them
 * @TENGEN_PIECE_GHOST_BLACK: a black stone that might be played
 * @TENGEN_PIECE_GHOST_WHITE: a white stone that might be played
 * @TENGEN_PIECE_TAKEN_BLACK: a black stone that would be taken, a little faint
 * @TENGEN_PIECE_TAKEN_WHITE: a white one
 * @TENGEN_PIECE_DEAD_BLACK: a black stone marked dead, faint
 * @TENGEN_PIECE_DEAD_WHITE: a white stone marked dead, faint
 * @TENGEN_PIECE_DEAD_CROSS: the cross on it
 * @TENGEN_PIECE_TERRITORY_BLACK: Black's territory
 * @TENGEN_PIECE_TERRITORY_WHITE: White's territory
 * @TENGEN_PIECE_LIKELY_BLACK: likely Black's, a hollow square
 * @TENGEN_PIECE_LIKELY_WHITE: likely White's
 * @TENGEN_PIECE_SURE_BLACK: as good as Black's, a small square
 * @TENGEN_PIECE_SURE_WHITE: as good as White's
 * @TENGEN_PIECE_REFUSED: where play is not allowed
 * @TENGEN_PIECE_FORBIDDEN: where Black may not play without losing (禁点)
 * @TENGEN_PIECE_EVIDENCE: around a stone that proves it
 * @TENGEN_PIECE_CURSOR: the keyboard's place
 * @TENGEN_PIECE_LIT: a ring of light around a point that is meant
 * @TENGEN_PIECE_RIGHT: around a right answer
 * @TENGEN_PIECE_RIGHT_DOT: in the middle of it
 * @TENGEN_PIECE_WRONG: on a wrong answer
 * @TENGEN_PIECE_WRONG_RIM: the same around what else is on the stone
 * @TENGEN_PIECE_SOLUTION: around what would have been right
 * @TENGEN_PIECE_DOUBT: on a stone that a player has to declare alive or dead
 * @TENGEN_PIECE_DOUBT_RING: the same around what else is on the stone
 * @TENGEN_PIECE_NEXT_BLACK: a move of Black that may follow
 * @TENGEN_PIECE_NEXT_WHITE: one of White
 * @TENGEN_PIECE_NEXT_MAIN_BLACK: the first of them
 * @TENGEN_PIECE_NEXT_MAIN_WHITE: the same of White
 * @TENGEN_PIECE_NEXT_RING_BLACK: the same four around a label or mark
 * @TENGEN_PIECE_NEXT_RING_WHITE: one of White
 * @TENGEN_PIECE_NEXT_RING_MAIN_BLACK: the first of them
 * @TENGEN_PIECE_NEXT_RING_MAIN_WHITE: the same of White
 * @TENGEN_PIECE_JOINED_BLACK: a move of Black that follows in another place
 * @TENGEN_PIECE_JOINED_WHITE: one of White
 * @TENGEN_PIECE_JOINED_RIM_BLACK: the same around a label or mark
 * @TENGEN_PIECE_JOINED_RIM_WHITE: one of White
 * @TENGEN_PIECE_CHOICE: a disc of wood for a point to choose or to read
 * @TENGEN_PIECE_VEIL: over a dimmed point
 * @TENGEN_PIECE_BARRED: below what lies outside of the area of an opening
 * @TENGEN_PIECE_AREA_LEFT: the edge of the area to the left of a point
 * @TENGEN_PIECE_AREA_TOP: above it
 * @TENGEN_PIECE_AREA_RIGHT: to the right of it
 * @TENGEN_PIECE_AREA_BOTTOM: below it
 * @TENGEN_PIECE_SEKI_DARK: a stone in seki; dark on a white stone
 * @TENGEN_PIECE_SEKI_LIGHT: the same on a black stone
 * @TENGEN_PIECE_LAST_DARK: the last move on a white stone
 * @TENGEN_PIECE_LAST_LIGHT: the same on a black stone
 * @TENGEN_PIECE_LAST_OPEN: the same where there is no stone
 * @TENGEN_PIECE_CIRCLE_DARK: a circle
 * @TENGEN_PIECE_CIRCLE_LIGHT: the same on a black stone
 * @TENGEN_PIECE_CIRCLE_OPEN: the same where there is no stone
 * @TENGEN_PIECE_CROSS_DARK: a cross
 * @TENGEN_PIECE_CROSS_LIGHT: the same on a black stone
 * @TENGEN_PIECE_CROSS_OPEN: the same where there is no stone
 * @TENGEN_PIECE_SQUARE_DARK: a square
 * @TENGEN_PIECE_SQUARE_LIGHT: the same on a black stone
 * @TENGEN_PIECE_SQUARE_OPEN: the same where there is no stone
 * @TENGEN_PIECE_TRIANGLE_DARK: a triangle
 * @TENGEN_PIECE_TRIANGLE_LIGHT: the same on a black stone
 * @TENGEN_PIECE_TRIANGLE_OPEN: the same where there is no stone
 * @TENGEN_PIECE_SELECTED_DARK: a filled square
 * @TENGEN_PIECE_SELECTED_LIGHT: the same on a black stone
 * @TENGEN_PIECE_SELECTED_OPEN: the same where there is no stone
 * @TENGEN_PIECE_LAST: no piece: how many there are
 *
 * Kinds of pieces.
 */
typedef enum
{
  TENGEN_PIECE_SHADOW,
  TENGEN_PIECE_BLACK,
  TENGEN_PIECE_WHITE,
  TENGEN_PIECE_WHITE_LAST = TENGEN_PIECE_WHITE + TENGEN_PAINT_SHELLS - 1,
  TENGEN_PIECE_GHOST_BLACK,
  TENGEN_PIECE_GHOST_WHITE,
  TENGEN_PIECE_TAKEN_BLACK,
  TENGEN_PIECE_TAKEN_WHITE,
  TENGEN_PIECE_DEAD_BLACK,
  TENGEN_PIECE_DEAD_WHITE,
  TENGEN_PIECE_DEAD_CROSS,
  TENGEN_PIECE_TERRITORY_BLACK,
  TENGEN_PIECE_TERRITORY_WHITE,
  TENGEN_PIECE_LIKELY_BLACK,
  TENGEN_PIECE_LIKELY_WHITE,
  TENGEN_PIECE_SURE_BLACK,
  TENGEN_PIECE_SURE_WHITE,
  TENGEN_PIECE_REFUSED,
  TENGEN_PIECE_FORBIDDEN,
  TENGEN_PIECE_EVIDENCE,
  TENGEN_PIECE_CURSOR,
  TENGEN_PIECE_LIT,
  TENGEN_PIECE_RIGHT,
  TENGEN_PIECE_RIGHT_DOT,
  TENGEN_PIECE_WRONG,
  TENGEN_PIECE_WRONG_RIM,
  TENGEN_PIECE_SOLUTION,
  TENGEN_PIECE_DOUBT,
  TENGEN_PIECE_DOUBT_RING,
  TENGEN_PIECE_NEXT_BLACK,
  TENGEN_PIECE_NEXT_WHITE,
  TENGEN_PIECE_NEXT_MAIN_BLACK,
  TENGEN_PIECE_NEXT_MAIN_WHITE,
  TENGEN_PIECE_NEXT_RING_BLACK,
  TENGEN_PIECE_NEXT_RING_WHITE,
  TENGEN_PIECE_NEXT_RING_MAIN_BLACK,
  TENGEN_PIECE_NEXT_RING_MAIN_WHITE,
  TENGEN_PIECE_JOINED_BLACK,
  TENGEN_PIECE_JOINED_WHITE,
  TENGEN_PIECE_JOINED_RIM_BLACK,
  TENGEN_PIECE_JOINED_RIM_WHITE,
  TENGEN_PIECE_CHOICE,
  TENGEN_PIECE_VEIL,
  TENGEN_PIECE_BARRED,
  TENGEN_PIECE_AREA_LEFT,
  TENGEN_PIECE_AREA_TOP,
  TENGEN_PIECE_AREA_RIGHT,
  TENGEN_PIECE_AREA_BOTTOM,
  TENGEN_PIECE_SEKI_DARK,
  TENGEN_PIECE_SEKI_LIGHT,
  TENGEN_PIECE_LAST_DARK,
  TENGEN_PIECE_LAST_LIGHT,
  TENGEN_PIECE_LAST_OPEN,
  TENGEN_PIECE_CIRCLE_DARK,
  TENGEN_PIECE_CIRCLE_LIGHT,
  TENGEN_PIECE_CIRCLE_OPEN,
  TENGEN_PIECE_CROSS_DARK,
  TENGEN_PIECE_CROSS_LIGHT,
  TENGEN_PIECE_CROSS_OPEN,
  TENGEN_PIECE_SQUARE_DARK,
  TENGEN_PIECE_SQUARE_LIGHT,
  TENGEN_PIECE_SQUARE_OPEN,
  TENGEN_PIECE_TRIANGLE_DARK,
  TENGEN_PIECE_TRIANGLE_LIGHT,
  TENGEN_PIECE_TRIANGLE_OPEN,
  TENGEN_PIECE_SELECTED_DARK,
  TENGEN_PIECE_SELECTED_LIGHT,
  TENGEN_PIECE_SELECTED_OPEN,
  TENGEN_PIECE_LAST,
} TengenPaintPiece;

/**
 * TengenPaintLayer:
 * @TENGEN_LAYER_GROUND: drawn first: where stones may be put
 * @TENGEN_LAYER_SHADOWS: below the stones
 * @TENGEN_LAYER_STONES: stones; their numbers come after the stone
 * @TENGEN_LAYER_MARKS: marks; labels come after the mark
 * @TENGEN_LAYER_VEILS: drawn last, so that all of a dimmed point is faint
 * @TENGEN_LAYER_LAST: no layer: how many there are
 */
typedef enum
{
  TENGEN_LAYER_GROUND,
  TENGEN_LAYER_SHADOWS,
  TENGEN_LAYER_STONES,
  TENGEN_LAYER_MARKS,
  TENGEN_LAYER_VEILS,
  TENGEN_LAYER_LAST,
} TengenPaintLayer;

/* More pieces than this never lie on a point in one layer. */
#define TENGEN_PAINT_PIECES_MAX 10

/**
 * tengen_paint_list_pieces:
 * @view: what is to be seen
 * @point: a point of it
 * @layer: a layer
 * @pieces: (out caller-allocates): room for %TENGEN_PAINT_PIECES_MAX
 *
 * Lists what lies on a point, the lowest first.
 *
 * Returns: how many
 */
int tengen_paint_list_pieces (const TengenView *view,
                              TengenPoint point,
                              TengenPaintLayer layer,
                              TengenPaintPiece *pieces);

/**
 * tengen_paint_piece:
 * @cr: where to draw; the middle of the point is 0,0
 * @metrics: where things are
 * @theme: colours
 * @piece: what
 *
 * Draws one thing.
 */
void tengen_paint_piece (cairo_t *cr,
                         const TengenPaintMetrics *metrics,
                         const TengenPaintTheme *theme,
                         TengenPaintPiece piece);

/**
 * tengen_paint_piece_reach:
 * @metrics: where things are
 * @piece: what
 *
 * Tells how far from the middle of its point a piece may reach, in each
 * direction. Small images of pieces are quicker to draw.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_piece_reach (const TengenPaintMetrics *metrics,
                                 TengenPaintPiece piece);

G_END_DECLS
