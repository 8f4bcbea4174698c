/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-cell: one point of a board for keyboard and screen readers
 *
 * What:  a child widget over each point that can have the focus and has a
 *        spoken name. The board draws and takes clicks.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_BOARD_CELL (tengen_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenBoardCell, tengen_board_cell, TENGEN, BOARD_CELL, GtkWidget)

/* Makes a cell. */
GtkWidget *tengen_board_cell_new (TengenPoint point,
                                  int columns) G_GNUC_WARN_UNUSED_RESULT;

/* Tells which point it is. */
TengenPoint tengen_board_cell_get_point (TengenBoardCell *self);

/* Gives the cell its spoken name: point first, then what lies there. */
void tengen_board_cell_describe (TengenBoardCell *self,
                                 const TengenView *view,
                                 TengenNotation notation);

G_END_DECLS
