/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-private: what the files of the board widget share
 *
 * What:   the struct, and the parts: tengen-board-properties,
 *         tengen-board-children (cells, sizes, drawing) and
 *         tengen-board-input (keyboard, pointer).
 * Not:    for anyone outside of this room.
 */
#pragma once

#include "tengen-board-layers.h"
#include "tengen-board-motion.h"
#include "tengen-board-two-step.h"
#include "tengen-board-view.h"
#include "tengen-board-zoom.h"

G_BEGIN_DECLS

struct _TengenBoardView
{
  GtkWidget parent_instance;

  /* Owned */
  TengenView *view;
  TengenBoardPictures *pictures;
  TengenBoardLayers *layers;
  TengenBoardMotion *motion;
  GPtrArray *cells;

  TengenPaintStyle style;
  double label_scale;
  TengenNotation notation;
  TengenStone ghost_stone;
  gboolean interactive;
  gboolean drags;
  gboolean two_step;
  /* What a second click would place, or none. */
  TengenPoint proposed;
  TengenBoardZoom zoom;
  gboolean has_geometry;
  TengenPoint hovered;
  /* Where a button was pressed with `drags`, or none. */
  TengenPoint drag_from;
  /* Parts of a notch of the wheel. */
  double scrolled;
  TengenPoint cursor;
  gboolean cursor_shown;
};

/**
 * tengen_board_view_install_properties:
 * @class: the board's class
 *
 * Adds all properties of a board.
 */
void tengen_board_view_install_properties (GObjectClass *class);

/* Makes the children anew for the size of the view and puts the cursor into the
 * middle. */
void tengen_board_view_make_cells (TengenBoardView *self);

/* Gives all children their spoken names. */
void tengen_board_view_describe_cells (TengenBoardView *self);

/**
 * tengen_board_view_free_cell:
 * @cell: (transfer full): a child
 *
 * Takes a child out: a #GDestroyNotify.
 */
void tengen_board_view_free_cell (gpointer cell);

/**
 * tengen_board_view_size_allocate:
 * @widget: a board
 * @width: its width
 * @height: its height
 * @baseline: of no use here
 *
 * Finds the geometry for a size and places the children.
 */
void tengen_board_view_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline);

/**
 * tengen_board_view_snapshot:
 * @widget: a board
 * @snapshot: where to draw
 *
 * Draws the board.
 */
void tengen_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/**
 * tengen_board_view_focus:
 * @widget: a board
 * @direction: which way the focus moves
 *
 * Lets the focus in at the cursor, and out at once.
 *
 * Returns: %TRUE if the focus is inside now
 */
gboolean tengen_board_view_focus (GtkWidget *widget,
                                  GtkDirectionType direction);

/**
 * tengen_board_view_grab_focus:
 * @widget: a board
 *
 * Gives the focus to the cell of the cursor.
 *
 * Returns: %TRUE if it has it
 */
gboolean tengen_board_view_grab_focus (GtkWidget *widget);

/**
 * tengen_board_view_show_cursor:
 * @self: a board
 * @shown: whether to draw it
 *
 * Shows the keyboard's cursor or hides it while the pointer is used.
 */
void tengen_board_view_show_cursor (TengenBoardView *self, gboolean shown);

/**
 * tengen_board_view_set_hovered:
 * @self: a board
 * @point: a point or none
 *
 * Tells where the pointer is.
 */
void tengen_board_view_set_hovered (TengenBoardView *self, TengenPoint point);

/* Starts listening to keyboard and pointer. */
void tengen_board_view_add_controllers (TengenBoardView *self);

/**
 * tengen_board_view_emit_activated:
 * @self: a board
 * @point: a point
 * @button: the button, 0 for a key
 * @n_press: the how manyth click in a row
 *
 * Emits "activated" if the board is interactive.
 */
void tengen_board_view_emit_activated (TengenBoardView *self,
                                       TengenPoint point,
                                       guint button,
                                       guint n_press);

/**
 * tengen_board_view_emit_dragged:
 * @self: a board
 * @from: a point
 * @to: another
 * @button: the button, 1 for a touch
 *
 * Emits "dragged" if the board is interactive.
 */
void tengen_board_view_emit_dragged (TengenBoardView *self,
                                     TengenPoint from,
                                     TengenPoint to,
                                     guint button);

/**
 * tengen_board_view_emit_scrolled:
 * @self: a board
 * @by: notches, forward above 0
 *
 * Emits "scrolled".
 *
 * Returns: %FALSE if no handler is connected
 */
gboolean tengen_board_view_emit_scrolled (TengenBoardView *self, int by);

G_END_DECLS
