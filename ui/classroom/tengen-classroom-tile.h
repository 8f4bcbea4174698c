/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-tile: one of the boards on a wall
 *
 * What:   the board of a show, or what the show puts in its place; with its title
 *         and a frame where there are several.
 * Not:    what is said of it (tengen-classroom-words).
 * Shape:  follows its show by itself.
 */
#pragma once

#include "tengen-board-view.h"
#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLASSROOM_TILE (tengen_classroom_tile_get_type ())
G_DECLARE_FINAL_TYPE (TengenClassroomTile,
                      tengen_classroom_tile,
                      TENGEN,
                      CLASSROOM_TILE,
                      GtkWidget)

/* Signals:
 *   taken ()  a board that is not in use was clicked
 */

/* Makes a tile. */
GtkWidget *
tengen_classroom_tile_new (TengenShow *show) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the show. */
TengenShow *tengen_classroom_tile_get_show (TengenClassroomTile *self);

/**
 * tengen_classroom_tile_get_aspect:
 * @self: a tile
 *
 * Tells the shape of its board.
 *
 * Returns: height by width; 0 for something in its place that takes any room
 */
double tengen_classroom_tile_get_aspect (TengenClassroomTile *self);

/**
 * tengen_classroom_tile_set_beside:
 * @self: a tile
 * @beside: whether there are others beside it
 * @used: whether it is in use
 * @index: its number, from 0
 *
 * Shows its title and a frame where there are others.
 */
void tengen_classroom_tile_set_beside (TengenClassroomTile *self,
                                       gboolean beside,
                                       gboolean used,
                                       guint index);

/* Sets the size of its letters from the height of the wall. */
void tengen_classroom_tile_set_wall (TengenClassroomTile *self, int wall);

G_END_DECLS
