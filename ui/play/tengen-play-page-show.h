/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-show: what the page shows of the game
 *
 * What: board, names of points, what was refused.
 * Not:  the line under the board (tengen-play-page-say).
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Names points everywhere as the board does. */
void tengen_play_page_show_notation (TengenPlayPage *self);

/* Shows the board as it is now. */
void tengen_play_page_show_board (TengenPlayPage *self);

/* Shows everything as it is now; what was refused is forgotten. */
void tengen_play_page_show_all (TengenPlayPage *self);

/* Says it and shows the stones that prove it. */
void tengen_play_page_show_refusal (TengenPlayPage *self,
                                    const TengenReason *reason);

/* Tells whether there is a board to be shown. */
gboolean tengen_play_page_has_board (TengenPlayPage *self);

/* Tells whether nothing follows the node that is shown. */
gboolean tengen_play_page_is_at_end (TengenPlayPage *self);

/* Allocates this file's part of a page. */
void tengen_play_page_make_show (TengenPlayPage *self);

/* The parts that follow a game have another, or none. */
void tengen_play_page_show_session (TengenPlayPage *self);

/* Forgets why the last try was refused. */
void tengen_play_page_drop_refusal (TengenPlayPage *self);

G_END_DECLS
