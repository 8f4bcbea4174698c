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

/* Adds all properties of a board. */
void tengen_board_view_install_properties (GObjectClass *class);

/* Makes the children anew for the size of the view and puts the cursor into the
 * middle. */
void tengen_board_view_make_cells (TengenBoardView *self);

/* Gives all children their spoken names. */
void tengen_board_view_describe_cells (TengenBoardView *self);

/* Takes a child out: a #GDestroyNotify. */
void tengen_board_view_free_cell (gpointer cell);

/* Finds the geometry for a size and places the children. */
void tengen_board_view_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline);

/* Draws the board. */
void tengen_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* Lets the focus in at the cursor, and out at once. Gives %TRUE if it is inside
 * now. */
gboolean tengen_board_view_focus (GtkWidget *widget,
                                  GtkDirectionType direction);

/* Gives the focus to the cell of the cursor. */
gboolean tengen_board_view_grab_focus (GtkWidget *widget);

/* Shows the keyboard's cursor or hides it while the pointer is used. */
void tengen_board_view_show_cursor (TengenBoardView *self, gboolean shown);

/* Brings the keyboard's cursor into the part of the board that is seen. */
void tengen_board_view_keep_cursor (TengenBoardView *self);

/* Tells at which point the pointer is, or none. */
void tengen_board_view_set_hovered (TengenBoardView *self, TengenPoint point);

/* Starts listening to keyboard and pointer. */
void tengen_board_view_add_controllers (TengenBoardView *self);

/* Emits "activated" if the board is interactive; @button is 0 for a key,
 * @n_press counts clicks in a row. */
void tengen_board_view_emit_activated (TengenBoardView *self,
                                       TengenPoint point,
                                       guint button,
                                       guint n_press);

/* Emits "dragged" if the board is interactive; @button is 1 for a touch. */
void tengen_board_view_emit_dragged (TengenBoardView *self,
                                     TengenPoint from,
                                     TengenPoint to,
                                     guint button);

/* Emits "scrolled" by notches, forward above 0. Gives %FALSE if no handler is
 * connected. */
gboolean tengen_board_view_emit_scrolled (TengenBoardView *self, int by);

G_END_DECLS
