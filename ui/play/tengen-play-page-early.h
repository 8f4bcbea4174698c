/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-early: the question of a stop that came too early in Pure
 * Go (純碁)
 */
#pragma once

#include "tengen-paint-view.h"
#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_stop_early:
 * @self: a page with a session whose play has just stopped
 *
 * Emits "stopped", at once where nothing is to be asked: outside of Pure Go on
 * 7x7 and 9x9, in the review, and where it was asked in this game before. Else
 * it is found out first whether stones can still be put: if so, the question
 * takes the place of the count.
 */
void tengen_play_page_stop_early (TengenPlayPage *self);

/* Begins anew, for another game. */
void tengen_play_page_forget_early (TengenPlayPage *self);

/* Tells whether a stop is being looked at: it may have been too early. */
gboolean tengen_play_page_awaits_early (TengenPlayPage *self);

/* Tells whether the question is open. */
gboolean tengen_play_page_asks_early (TengenPlayPage *self);

/**
 * tengen_play_page_add_early:
 * @self: a page with a session
 * @view: a view of its position
 *
 * Lights the points while the question is open, and where play goes on after it
 * until the next move.
 */
void tengen_play_page_add_early (TengenPlayPage *self, TengenView *view);

/* Says the open question, with its answers. */
void tengen_play_page_say_early (TengenPlayPage *self);

/* Takes the question back where the players want to count. */
void tengen_play_page_close_early (TengenPlayPage *self);

/* Installs game.go-on, which resumes play. */
void tengen_play_page_install_early_action (GtkWidgetClass *widget_class);

/* Allocates this file's part of a page. */
void tengen_play_page_make_early (TengenPlayPage *self);

G_END_DECLS
