/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-say: what the page says of the game
 *
 * What: the line under the board, and moves for screen readers.
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* tengen-play-page-say.c */

/**
 * tengen_play_page_say_state:
 * @self: a page with a session
 *
 * Says in the line under the board what is to be said of the node.
 */
void tengen_play_page_say_state (TengenPlayPage *self);

/* tengen-play-page-aloud.c */

/**
 * tengen_play_page_say_aloud:
 * @self: a page with a session
 *
 * Says the move of the node to screen readers, if it was not said yet.
 */
void tengen_play_page_say_aloud (TengenPlayPage *self);

G_END_DECLS
