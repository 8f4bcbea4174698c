/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-computer: the computer as an opponent on the page
 *
 * What: it plays while the game is played here and not reviewed; すぐ打つ; who
 *       may act meanwhile.
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

/* Adds game.hurry to the class. */
void tengen_play_page_install_computer_action (GtkWidgetClass *widget_class);

/* Adds its key. */
void tengen_play_page_add_computer_key (GtkShortcutController *controller);

/* Gives up what waits to be said. */
void tengen_play_page_drop_computer (TengenPlayPage *self);

G_END_DECLS
