/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-review: the review on the page (検討): review.*, with keys
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Makes the panel of the review, if there is none yet. */
void tengen_play_page_make_panel (TengenPlayPage *self);

/* Shows the panel of the review or that of the players. */
void tengen_play_page_set_review (TengenPlayPage *self, gboolean review);

/* Gives the panel the session of the page. */
void tengen_play_page_review_session (TengenPlayPage *self);

/* Does what a click on the board does in the review, see #TengenBoardView. */
void tengen_play_page_review_activated (TengenPlayPage *self,
                                        TengenPoint point,
                                        guint button);

/* Installs the actions review.*. */
void tengen_play_page_install_review_actions (GtkWidgetClass *widget_class);

/* Gives them their keys. */
void tengen_play_page_add_review_keys (GtkShortcutController *controller);

/* Enables those of them that are possible now. */
void tengen_play_page_update_review_actions (TengenPlayPage *self);

/* Allocates this file's part of a page. */
void tengen_play_page_make_review (TengenPlayPage *self);

/* Names points in the panel, if there is one. */
void tengen_play_page_review_notation (TengenPlayPage *self,
                                       TengenNotation notation);

/* Forgets the panel. */
void tengen_play_page_drop_review (TengenPlayPage *self);

G_END_DECLS
