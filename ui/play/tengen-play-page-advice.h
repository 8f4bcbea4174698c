/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-advice: advice on the page, as a choice of three points
 * (助言)
 *
 * What:  the action, the points on the board, what is said of them and of a
 *        weak choice.
 * Not:   finding them (tengen-session-advice).
 */
#pragma once

#include "tengen-play-page.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* Adds game.advice to the class. */
void tengen_play_page_install_advice_action (GtkWidgetClass *widget_class);

/* Adds its key. */
void tengen_play_page_add_advice_key (GtkShortcutController *controller);

/* Says whether it can be asked for. */
void tengen_play_page_update_advice_action (TengenPlayPage *self);

/* Adds the points to choose from to what is shown. */
void tengen_play_page_add_advice (TengenPlayPage *self, TengenView *view);

/**
 * tengen_play_page_append_advice:
 * @self: a page
 * @text: what is said under the board
 *
 * Says what there is to choose from, or what a weak choice costs.
 *
 * Returns: %TRUE if a person has to choose
 */
gboolean tengen_play_page_append_advice (TengenPlayPage *self, GString *text);

G_END_DECLS
