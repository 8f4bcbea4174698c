/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-zoom: a part of the board, enlarged
 *
 * What:   which part is seen, where its points are, coordinates at its edges,
 *         a small map; fingers and pointer that move it.
 * Not:    for anyone outside of this room (tengen_board_view_zoom() is).
 * Shape:  the geometry is that of a larger board, moved behind an opening
 *         (port): a place in the widget is one of the geometry plus dx, dy.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-view.h"
#include "tengen-paint-metrics.h"

G_BEGIN_DECLS

#define TENGEN_BOARD_ZOOM_MAX 3.0

/**
 * TengenBoardHold:
 * @TENGEN_BOARD_HOLD_NONE: nothing is moved
 * @TENGEN_BOARD_HOLD_WAIT: a finger or the middle button lies on the board
 * @TENGEN_BOARD_HOLD_PART: it moves the part
 * @TENGEN_BOARD_HOLD_MAP: the pointer was pressed on the map
 *
 * What the pointer does with the part.
 */
typedef enum
{
  TENGEN_BOARD_HOLD_NONE,
  TENGEN_BOARD_HOLD_WAIT,
  TENGEN_BOARD_HOLD_PART,
  TENGEN_BOARD_HOLD_MAP,
} TengenBoardHold;

/**
 * TengenBoardZoom:
 * @allowed: whether there is zooming
 * @factor: how much larger than the whole, 1 for the whole
 * @middle_x: what is in the middle of the part, in widths of the wood
 * @middle_y: in heights of it
 * @label: height of the letters of coordinates, 0 without them
 * @port: where the part is seen in the widget
 * @dx: from a place of the geometry to one in the widget
 * @dy: likewise
 * @hold: what the pointer does
 * @held_x: the middle when it began
 * @held_y: likewise
 * @taken: whether this touch has moved or pinched the part or was a long one,
 *   so that letting go is not a click
 * @pinched: the factor when a pinch began
 *
 * A part of a board.
 */
typedef struct
{
  gboolean allowed;
  double factor;
  double middle_x;
  double middle_y;
  double label;
  graphene_rect_t port;
  double dx;
  double dy;
  TengenBoardHold hold;
  double held_x;
  double held_y;
  gboolean taken;
  double pinched;
} TengenBoardZoom;

/* Starts with the whole board. */
void tengen_board_zoom_init (TengenBoardView *self);

/* Sets "zoomable"; without it all of the board is seen. */
void tengen_board_zoom_set_allowed (TengenBoardView *self, gboolean allowed);

/* Enlarges it around the point a person means, 1 to %TENGEN_BOARD_ZOOM_MAX. */
void tengen_board_zoom_set_factor (TengenBoardView *self, double factor);

/* Tells whether all of the board is seen. */
gboolean tengen_board_zoom_is_whole (TengenBoardView *self);

/**
 * tengen_board_zoom_is_on_map:
 * @self: a board that is enlarged
 * @x: a place in the widget
 * @y: likewise
 *
 * Tells whether a place is on the small map.
 *
 * Returns: %TRUE if it is
 */
gboolean
tengen_board_zoom_is_on_map (TengenBoardView *self, double x, double y);

/**
 * tengen_board_zoom_set_middle:
 * @self: a board that is enlarged
 * @x: what is in the middle of the part, in widths of the wood
 * @y: in heights of it
 *
 * Shows another part; it is kept within the wood.
 */
void tengen_board_zoom_set_middle (TengenBoardView *self, double x, double y);

/**
 * tengen_board_zoom_at:
 * @self: a board
 * @factor: how much larger than the whole; it is kept within its limits
 * @x: a place in the widget that stays where it is
 * @y: likewise
 *
 * Enlarges the board where zooming is allowed.
 */
void
tengen_board_zoom_at (TengenBoardView *self, double factor, double x, double y);

/**
 * tengen_board_zoom_find:
 * @self: a board
 * @width: width of the widget
 * @height: height of it
 * @metrics: (out caller-allocates): the geometry
 *
 * Finds the geometry of the enlarged board, and where it is.
 */
void tengen_board_zoom_find (TengenBoardView *self,
                             int width,
                             int height,
                             TengenPaintMetrics *metrics);

/**
 * tengen_board_zoom_shows:
 * @self: a board
 * @x: a place in the widget
 * @y: likewise
 *
 * Tells whether the board itself is seen at a place: not its coordinates or
 * the map.
 *
 * Returns: %TRUE if it is
 */
gboolean tengen_board_zoom_shows (TengenBoardView *self, double x, double y);

/* Tells whether a pressed button moves the part and does nothing else. */
gboolean tengen_board_zoom_is_moving (TengenBoardView *self, guint button);

/* Moves the part as little as needed for a point and what is around it. */
void tengen_board_zoom_reveal (TengenBoardView *self, TengenPoint point);

/* Moves the part to a last move that is new. @old: what was seen before. */
void tengen_board_zoom_follow (TengenBoardView *self, const TengenView *old);

/* What is drawn from here on are places of the geometry. */
void tengen_board_zoom_begin (TengenBoardView *self, GtkSnapshot *snapshot);

/* Draws coordinates and map after the part. */
void tengen_board_zoom_end (TengenBoardView *self, GtkSnapshot *snapshot);

/* Tells how wide, in whole pixels, a strip for letters of a height is. */
double tengen_board_zoom_get_strip (double label);

/* Draws the coordinates of what is seen, enlarged (tengen-board-zoom-draw). */
void tengen_board_zoom_draw_labels (TengenBoardView *self,
                                    GtkSnapshot *snapshot);

/**
 * tengen_board_zoom_draw_map:
 * @self: a board that is enlarged
 * @map: its place in the widget
 * @snapshot: where to draw
 *
 * Draws the small map: the stones, and a frame around what is seen.
 */
void tengen_board_zoom_draw_map (TengenBoardView *self,
                                 const graphene_rect_t *map,
                                 GtkSnapshot *snapshot);

/**
 * tengen_board_zoom_get_map:
 * @self: a board that is enlarged
 * @map: (out caller-allocates): its place in the widget
 *
 * Finds the place of the small map: in the corner that looks to the middle of
 * the board, so that it does not lie on a corner of it.
 */
void tengen_board_zoom_get_map (TengenBoardView *self, graphene_rect_t *map);

/* Starts listening to fingers and pointer. */
void tengen_board_zoom_add_controllers (TengenBoardView *self);

G_END_DECLS
