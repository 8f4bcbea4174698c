/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-confirm: the line below a board that places what is proposed
 *
 * What:  says which point is proposed, with buttons to place it (打つ) or not.
 * Shape: it is there as long as the board asks for a second click, with
 *        nothing to press while nothing is proposed: the board would jump away
 *        from the finger if the line came and went.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_BOARD_CONFIRM (tengen_board_confirm_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenBoardConfirm, tengen_board_confirm, TENGEN, BOARD_CONFIRM, GtkWidget)

/* Properties:
 *   board  TengenBoardView  the board above the line (read, write)
 */

G_END_DECLS
