/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-typed: a point of the board by its name (D4, 16-4, 16の四)
 *
 * What:  a small entry over the foot of a board. "/" opens it, and so does a
 *        letter or digit that can begin a point, if nothing else in the window
 *        uses that key; a capital letter always does. Return does what it does
 *        on the point, Escape closes it. If the text is not a point, a sentence
 *        says so, and the entry stays open.
 * Not:   passing, rules: the owner of the board does what "activated" asks for,
 *        and answers "typing" if a key belongs to a disabled control.
 * Shape: it takes no room; it stands below the board.
 */
#pragma once

#include "tengen-board-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_BOARD_TYPED (tengen_board_typed_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenBoardTyped, tengen_board_typed, TENGEN, BOARD_TYPED, GtkWidget)

/* Properties (read and write):
 *   board  TengenBoardView  (nullable) the board; it is not kept
 * Signals:
 *   typing (guint) -> gboolean   a letter was typed that no action takes now; %TRUE
 *                                keeps it from becoming the name of a point
 */

/* Shows the entry with a text and gives it the focus. */
void tengen_board_typed_open (TengenBoardTyped *self, const char *text);

/**
 * tengen_board_typed_parse:
 * @text: the name of a point, in any notation, in letters of any width
 * @notation: the TengenNotation in which points are named; letters are those of
 *   it
 * @width: columns of the board
 * @height: rows of the board
 *
 * Reads the name of a point.
 *
 * Returns: a point, %TENGEN_POINT_NONE if there is no such point
 */
TengenPoint tengen_board_typed_parse (const char *text,
                                      TengenNotation notation,
                                      int width,
                                      int height);

G_END_DECLS
