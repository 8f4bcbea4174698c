/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-clock: the clock of the game that is played: game.clock
 *
 * What: what is said of it, and stopping it.
 * Not:  its faces (tengen-clock-face), which follow it themselves.
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_append_clock:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says that the clock is stopped, with the button that sets it going, or that
 * it starts with the first move.
 *
 * Returns: %TRUE if it is stopped
 */
gboolean tengen_play_page_append_clock (TengenPlayPage *self, GString *text);

/**
 * tengen_play_page_make_clock:
 * @self: a page whose signals have no session yet
 *
 * Has it say what the clock does and warns of.
 */
void tengen_play_page_make_clock (TengenPlayPage *self);

/* Installs the action that stops the clock and sets it going. */
void tengen_play_page_install_clock_action (GtkWidgetClass *widget_class);

/* Gives it its keys. */
void tengen_play_page_add_clock_keys (GtkShortcutController *controller);

/* Enables it where there is a clock with a player's turn on it. */
void tengen_play_page_update_clock_action (TengenPlayPage *self);

G_END_DECLS
