/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-list: the list of moves with the cursor
 *
 * What: number, stone, point and stones taken of each move; the row where one
 *       is stands out; choosing a row goes there.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_LIST (tengen_play_list_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayList, tengen_play_list, TENGEN, PLAY_LIST, GtkWidget)

/**
 * tengen_play_list_set_session:
 * @self: a list
 * @session: (nullable) (transfer none): the game to show
 *
 * Shows the moves of a game and follows it.
 */
void tengen_play_list_set_session (TengenPlayList *self,
                                   TengenSession *session);

/**
 * tengen_play_list_set_notation:
 * @self: a list
 * @notation: how to name points
 *
 * Chooses how points are named.
 */
void tengen_play_list_set_notation (TengenPlayList *self,
                                    TengenNotation notation);

/**
 * tengen_play_list_get_selected:
 * @self: a list
 *
 * Tells which row stands out.
 *
 * Returns: a row from 0, or %GTK_INVALID_LIST_POSITION before the first move
 */
guint tengen_play_list_get_selected (TengenPlayList *self);

/**
 * tengen_play_list_format_row:
 * @self: a list
 * @row: a row from 0
 *
 * Writes a row as it reads: `15 ● 六の五 1子取り`.
 *
 * Returns: (transfer full) (nullable): a text, or %NULL if there is no such row
 */
char *tengen_play_list_format_row (TengenPlayList *self,
                                   guint row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
