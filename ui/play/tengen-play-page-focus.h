/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-focus: where the keyboard is on the page
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Says where the keyboard goes. */
void tengen_play_page_install_focus (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_leave_text:
 * @self: a page in review
 *
 * Takes the keyboard away from a text that is being typed: a user who clicks
 * the board wants to continue there.
 */
void tengen_play_page_leave_text (TengenPlayPage *self);

/* Tells whether the focus is in it. */
gboolean tengen_play_page_has_keyboard (GtkWidget *part);

/**
 * tengen_play_page_move_part:
 * @part: a child of a box
 * @to: another box
 *
 * Moves what both panels share to where it is seen, and hides the box it came
 * from.
 */
void tengen_play_page_move_part (GtkWidget *part, GtkWidget *to);

G_END_DECLS
