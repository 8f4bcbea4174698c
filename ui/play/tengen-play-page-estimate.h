/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-estimate: the estimate (目算) on the page: game.estimate
 *
 * What: whether there is one, what it adds to the board and says below it.
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Makes its estimate, which is not active. */
void tengen_play_page_make_estimate (TengenPlayPage *self);

/* Lets go of its estimate when it is disposed of. */
void tengen_play_page_drop_estimate (TengenPlayPage *self);

/* Adds what the estimate says of each point. */
void tengen_play_page_add_estimate (TengenPlayPage *self, TengenView *view);

/* Says below the board what the estimate says, and enables its action. */
void tengen_play_page_update_estimate (TengenPlayPage *self);

/* Installs the action that switches it on and off. */
void tengen_play_page_install_estimate_action (GtkWidgetClass *widget_class);

/* Gives it its key. */
void tengen_play_page_add_estimate_key (GtkShortcutController *controller);

/* The estimate is of the session of the page from now on. */
void tengen_play_page_estimate_session (TengenPlayPage *self);

/* The property `estimate`. */
gboolean tengen_play_page_get_estimate (TengenPlayPage *self);

/* The property `estimate`. */
void tengen_play_page_set_estimate (TengenPlayPage *self, gboolean active);

/* The property `can-estimate`. */
gboolean tengen_play_page_get_can_estimate (TengenPlayPage *self);

G_END_DECLS
