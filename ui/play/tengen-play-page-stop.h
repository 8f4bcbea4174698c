/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-stop: stones beside the board, proposals to stop, positions
 * that come back
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_install_stop_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions around moves beside the board, proposals to stop,
 * repetitions and the small board.
 */
void tengen_play_page_install_stop_actions (GtkWidgetClass *widget_class);

/* Gives them their keys. */
void tengen_play_page_add_stop_keys (GtkShortcutController *controller);

/* Enables those of them that are possible now. */
void tengen_play_page_update_stop_actions (TengenPlayPage *self);

/**
 * tengen_play_page_can:
 * @self: a page with a session
 * @kind: VIRTUAL, PASS, PROPOSE, ACCEPT, REFUSE or VOID
 *
 * Tells whether something can be done now, or is banned by an earlier
 * position, which is shown when it is tried.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_play_page_can (TengenPlayPage *self, TengenActionKind kind);

/**
 * tengen_play_page_append_duty:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says what a proposal to stop makes a side do, with the buttons to do it.
 *
 * Returns: %FALSE if there is no such duty
 */
gboolean tengen_play_page_append_duty (TengenPlayPage *self, GString *text);

/**
 * tengen_play_page_append_cycle:
 * @self: a page with a session
 * @text: what is being said
 *
 * Says that a position came back, with the buttons that go with it, unless
 * that was closed.
 *
 * Returns: %FALSE if it did not
 */
gboolean tengen_play_page_append_cycle (TengenPlayPage *self, GString *text);

/* Shows an earlier position beside the board; @move: 0 for the start. */
void tengen_play_page_show_picture (TengenPlayPage *self,
                                    TengenNode node,
                                    guint move);

/* Takes it away. */
void tengen_play_page_hide_picture (TengenPlayPage *self);

/**
 * tengen_play_page_leave:
 * @self: a page
 * @part: a part of it
 *
 * Gives the keyboard to the board if it is in the part: a button that is about
 * to go must not take it along.
 */
void tengen_play_page_leave (TengenPlayPage *self, GtkWidget *part);

/* Allocates this file's part of a page. */
void tengen_play_page_make_stop (TengenPlayPage *self);

/* Forgets which repetition was closed. */
void tengen_play_page_forget_cycle (TengenPlayPage *self);

G_END_DECLS
