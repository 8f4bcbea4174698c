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

/* Says in the line under the board what is to be said of the node. */
void tengen_play_page_say_state (TengenPlayPage *self);

/* tengen-play-page-aloud.c */

/* Says the move of the node to screen readers, if it was not said yet. */
void tengen_play_page_say_aloud (TengenPlayPage *self);

/* Allocates the part of tengen-play-page-aloud.c. */
void tengen_play_page_make_aloud (TengenPlayPage *self);

/* The next node is not said as a move. */
void tengen_play_page_forget_aloud (TengenPlayPage *self);

/* Forgets what was said. */
void tengen_play_page_drop_aloud (TengenPlayPage *self);

/* Says a name shown in the panel (nullable) to screen readers, once. */
void tengen_play_page_hear_name (TengenPlayPage *self, const char *name);

G_END_DECLS
