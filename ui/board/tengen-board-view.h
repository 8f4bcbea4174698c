/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-view: the board in a window (碁盤)
 *
 * What:   draws a view (tengen-paint-view) from pictures it keeps, and tells
 *         which point the user clicked, touched, went to or looks at.
 * Not:    rules, games, sessions: its owner sets views and does what
 *         "activated" asks for.
 * Shape:  a grid for assistive technology with one child for each point.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_BOARD_VIEW (tengen_board_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenBoardView, tengen_board_view, TENGEN, BOARD_VIEW, GtkWidget)

/* Properties (all read and write, notified):
 *   coordinates  int      a TengenNotation, or -1 for none (the start: A1)
 *   label-scale  double   size of the coordinates (the start: 1, as designed)
 *   notation     int      a TengenNotation, for spoken names (the start: A1)
 *   cell-ratio   double   height of a cell in widths (the start: 1.0 square;
 *                         TENGEN_PAINT_RATIO_JAPANESE)
 *   ghost-stone  int      a TengenStone seen half transparent on the empty
 *                         point under the pointer; NONE for no ghost
 *   interactive  boolean  whether clicks and keys emit "activated" and
 *                         "dragged"; arrow keys move the cursor in any case
 *                         (the start: TRUE)
 *   drags        boolean  whether the pointer may draw from point to point: a
 *                         click then counts when the button is let go, and a
 *                         line is seen until then (the start: FALSE, a mouse
 *                         plays when it is pressed)
 *   theme        int      a TengenPaintThemeId (the start: WOOD)
 *   dark         boolean  the colours for a dark desktop
 *   motion       boolean  whether stones that come and go are seen to do so,
 *                         where the desktop does not ask for less motion (the
 *                         start: TRUE)
 *   two-step     boolean  a click or touch that would put a stone shows it first;
 *                         a second one there puts it (the start: FALSE)
 *   proposed     uint     the point that is shown so, or TENGEN_POINT_NONE; read
 *                         only
 *   zoomable     boolean  whether pinching and Control with the wheel enlarge a
 *                         part (the start: FALSE)
 *   part         boolean  whether what the view does not hide is as large as the
 *                         room allows; what is hidden cannot be pressed then
 *                         (the start: FALSE)
 * Signals:
 *   activated (guint point, guint button, guint n_press)
 *                         a click (button 1, 2, 3 ...; a touch is 1), or Enter
 *                         or Space at the cursor (button 0)
 *   dragged (guint from, guint to, guint button)
 *                         with `drags`: pressed on one point, let go on another;
 *                         there is no "activated" then
 *   scrolled (int by)     the wheel was turned: 1 for a notch towards the
 *                         person (forward), -1 away; smooth scrolling adds up
 */

/* Makes a board; it shows an empty 9x9 one until a view is set. */
GtkWidget *tengen_board_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_view_set_view:
 * @self: a board
 * @view: (transfer full): what is to be seen
 *
 * Shows something else. Only what became different is drawn and named anew;
 * a view of another size makes the children anew.
 */
void tengen_board_view_set_view (TengenBoardView *self, TengenView *view);

/* Gives what is to be seen. */
const TengenView *tengen_board_view_get_view (TengenBoardView *self);

/* Gives the point at a place in the widget, or %TENGEN_POINT_NONE. */
TengenPoint
tengen_board_view_get_point_at (TengenBoardView *self, double x, double y);

/**
 * tengen_board_view_get_point_center:
 * @self: a board
 * @point: a point of it
 * @x: (out): its place in the widget
 * @y: (out): its place in the widget
 *
 * Tells where a point is.
 *
 * Returns: %FALSE if the widget has no size yet or no such point
 */
gboolean tengen_board_view_get_point_center (TengenBoardView *self,
                                             TengenPoint point,
                                             double *x,
                                             double *y);

/* Moves the keyboard's cursor to a point and shows it there. */
void tengen_board_view_focus_point (TengenBoardView *self, TengenPoint point);

/* Tells where the keyboard's cursor is, or would be when it comes in. */
TengenPoint tengen_board_view_get_cursor (TengenBoardView *self);

/**
 * tengen_board_view_get_touched:
 * @self: a board
 *
 * Tells which point a person means: that of the pointer, unless the keyboard's
 * cursor is in use or the pointer is elsewhere.
 *
 * Returns: a point
 */
TengenPoint tengen_board_view_get_touched (TengenBoardView *self);

/* Gives the child of a point; may be %NULL. */
GtkWidget *tengen_board_view_get_cell (TengenBoardView *self,
                                       TengenPoint point);

/* Does what a second click on the proposed point does; nothing without one. */
void tengen_board_view_place_proposed (TengenBoardView *self);

/* Takes back what is proposed, if anything is. */
void tengen_board_view_drop_proposed (TengenBoardView *self);

/**
 * tengen_board_view_zoom:
 * @self: a board
 * @steps: how many steps larger, or smaller below 0; 0 for the whole board
 *
 * Shows a smaller or larger part, around the point that a person means.
 */
void tengen_board_view_zoom (TengenBoardView *self, int steps);

G_END_DECLS
