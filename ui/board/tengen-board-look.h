/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-look: how all boards of the program look and move
 *
 * What:  what a person has chosen once for every board, wherever it is.
 * Not:   keeping the choice (the settings), drawing (tengen-board-view).
 * Shape: one object; boards follow it, painters beside boards ask it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_BOARD_LOOK (tengen_board_look_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenBoardLook, tengen_board_look, TENGEN, BOARD_LOOK, GObject)

/* Properties (all read and write, notified):
 *   theme       int       a TengenPaintThemeId (the start: wood)
 *   motion      gboolean  stones settle and lift off (the start: TRUE)
 *   two-step    gboolean  a press shows a stone, a second one places it, on
 *                         boards where stones are placed (the start: FALSE)
 *   cell-ratio  double    height of a cell by its width (the start: 1.0 square;
 *                         TENGEN_PAINT_RATIO_JAPANESE)
 *   coordinates int       what edges of boards say: a TengenNotation, or -1 for
 *                         nothing (the start: A1); words name points likewise
 */

/* Gives the one object, made at the first call. */
TengenBoardLook *tengen_board_look_get_default (void);

/* Tells how boards look now. */
int tengen_board_look_get_theme (void);

/* Tells how high cells of boards are by their width. */
double tengen_board_look_get_cell_ratio (void);

/**
 * tengen_board_look_get_coordinates:
 *
 * Tells what is said at the edges of boards, where a game or a lesson has no
 * names of its own.
 *
 * Returns: a #TengenNotation, or -1 for nothing
 */
int tengen_board_look_get_coordinates (void);

/* Lets a #TengenBoardView look and move as all boards from now on. */
void tengen_board_look_follow (GtkWidget *board);

/**
 * tengen_board_look_follow_placing:
 * @board: a #TengenBoardView
 *
 * Lets a board on which stones are placed ask for a second press when that was
 * chosen.
 */
void tengen_board_look_follow_placing (GtkWidget *board);

G_END_DECLS
