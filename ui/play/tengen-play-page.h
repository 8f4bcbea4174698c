/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page: where a game is played
 *
 * What:  everything below the header bar: board, the line with sentences, the
 *        row to walk through the game, and the panel with the two players, the
 *        moves and the buttons.
 * Not:   the game (session), the count (ui/score), the title (app).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_PAGE (tengen_play_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayPage, tengen_play_page, TENGEN, PLAY_PAGE, GtkWidget)

/* Properties (read, write, notified):
 *   session      TengenSession   (nullable) the game
 *   coordinates  int             -1 off, or a TengenNotation; points in the
 *                                move list are named the same way
 *   numbers      int             TengenViewNumbers on the stones
 *   cell-ratio   double          height of a cell by its width, 1.0 to 1.2
 *   ghost        gboolean        a faint stone under the pointer
 * Signals:
 *   count-requested ()           someone wants to see the count again
 * Actions: game.pass, game.take-back, game.resign (asks), game.resign-yes,
 *   game.resign-no, game.first, game.back, game.forward, game.last, game.undo,
 *   game.redo, game.count
 * Keys, wherever the focus is in the window: P pass, U take back, Ctrl+Z and
 *   Ctrl+Shift+Z undo and redo, Alt+Left, Alt+Right or Page Up, Page Down one
 *   move back and forward, Ctrl+Home and Ctrl+End first and last
 */

/**
 * tengen_play_page_new:
 *
 * Makes a page without a game.
 *
 * Returns: a floating widget
 */
GtkWidget *tengen_play_page_new (void);

/**
 * tengen_play_page_set_session:
 * @self: a page
 * @session: (nullable) (transfer none): the game to show
 *
 * Sets the property `session`.
 */
void tengen_play_page_set_session (TengenPlayPage *self,
                                   TengenSession *session);

/**
 * tengen_play_page_get_session:
 * @self: a page
 *
 * Gives the session.
 *
 * Returns: (transfer none) (nullable): the session
 */
TengenSession *tengen_play_page_get_session (TengenPlayPage *self);

/**
 * tengen_play_page_get_sentence:
 * @self: a page
 *
 * Gives what stands in the line under the board.
 *
 * Returns: (transfer none): a text, maybe empty
 */
const char *tengen_play_page_get_sentence (TengenPlayPage *self);

/**
 * tengen_play_page_focus_board:
 * @self: a page
 *
 * Gives the keyboard to the board.
 */
void tengen_play_page_focus_board (TengenPlayPage *self);

G_END_DECLS
