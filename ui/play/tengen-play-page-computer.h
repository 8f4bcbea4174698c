/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-computer: the computer as an opponent on the page
 *
 * What: it plays while the game is played here and not reviewed; すぐ打つ; who
 *       may act meanwhile; its proposal of 無勝負; two computers that wait, go
 *       on, and are broken off.
 * Not:  thinking (tengen-session-computer), the card (tengen-play-card).
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Follows a session: turns the computer of the one before off. */
void tengen_play_page_follow_computer (TengenPlayPage *self,
                                       TengenSession *before);

/* Turns the computer on where the game is played, off in the review. */
void tengen_play_page_update_computer (TengenPlayPage *self);

/* Tells whether the game waits for the computer, not for a person. */
gboolean tengen_play_page_awaits_computer (TengenPlayPage *self);

/* Tells whether two computers play each other here. */
gboolean tengen_play_page_is_watched (TengenPlayPage *self);

/**
 * tengen_play_page_append_offer:
 * @self: a page with a game
 * @text: what is said under the board
 *
 * Says that two computers wait, or that the computer proposes 無勝負, with the
 * answers.
 *
 * Returns: %TRUE if there is something to answer
 */
gboolean tengen_play_page_append_offer (TengenPlayPage *self, GString *text);

/* Adds game.hurry, refuse-void, watch-pause and break-off to the class. */
void tengen_play_page_install_computer_actions (GtkWidgetClass *widget_class);

/* Adds their key. */
void tengen_play_page_add_computer_keys (GtkShortcutController *controller);

/* Enables what can be done about it now. */
void tengen_play_page_update_computer_actions (TengenPlayPage *self);

/* Gives up what waits to be said. */
void tengen_play_page_drop_computer (TengenPlayPage *self);

G_END_DECLS
