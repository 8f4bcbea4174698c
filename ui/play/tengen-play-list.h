/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-list: the list of moves with the cursor
 *
 * What: number, stone, point and stones taken of each move; the current row
 *       stands out; choosing a row goes there.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_LIST (tengen_play_list_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayList, tengen_play_list, TENGEN, PLAY_LIST, GtkWidget)

/* Shows the moves of a game and follows it; @session may be %NULL. */
void tengen_play_list_set_session (TengenPlayList *self,
                                   TengenSession *session);

/* Chooses how points are named. */
void tengen_play_list_set_notation (TengenPlayList *self,
                                    TengenNotation notation);

/* Lets an empty list offer a game with the computer, and lessons. */
void tengen_play_list_offer_start (TengenPlayList *self);

G_END_DECLS
