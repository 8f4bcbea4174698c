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

/**
 * tengen_play_page_show_notation:
 * @self: a page
 *
 * Names points everywhere as the board does.
 */
void tengen_play_page_show_notation (TengenPlayPage *self);

/**
 * tengen_play_page_show_board:
 * @self: a page with a session
 *
 * Shows the board as it is now.
 */
void tengen_play_page_show_board (TengenPlayPage *self);

/**
 * tengen_play_page_show_all:
 * @self: a page with a session
 *
 * Shows everything as it is now; what was refused is forgotten.
 */
void tengen_play_page_show_all (TengenPlayPage *self);

/**
 * tengen_play_page_show_refusal:
 * @self: a page with a session
 * @reason: why something is not possible
 *
 * Says it and shows the stones that prove it.
 */
void tengen_play_page_show_refusal (TengenPlayPage *self,
                                    const TengenReason *reason);

/**
 * tengen_play_page_get_from:
 * @self: a page with a session
 *
 * Gives the node that FROM counts from, if it is on the path.
 *
 * Returns: a node or none
 */
TengenNode tengen_play_page_get_from (TengenPlayPage *self);

/* Tells whether there is a board to be shown. */
gboolean tengen_play_page_has_board (TengenPlayPage *self);

G_END_DECLS
