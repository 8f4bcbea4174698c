/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-hint: a card with a sentence for who does something the first time
 *
 * What:  stands beside what it tells of, takes no room while hidden, asks for
 *        nothing. It can be closed, and leads to a page of the help.
 * Not:   when it is shown, and that it is shown once (tengen-window-hints).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_HINT (tengen_hint_get_type ())
G_DECLARE_FINAL_TYPE (TengenHint, tengen_hint, TENGEN, HINT, GtkWidget)

/* Signals:
 *   closed ()   a person has closed it
 */

/**
 * tengen_hint_new:
 *
 * Makes a hidden hint.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *tengen_hint_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_hint_show:
 * @self: a hint
 * @text: one sentence or two
 * @page: the page of the help that tells more
 *
 * Shows a text, announced.
 */
void tengen_hint_show (TengenHint *self, const char *text, const char *page);

/**
 * tengen_hint_hide:
 * @self: a hint
 *
 * Hides it.
 */
void tengen_hint_hide (TengenHint *self);

G_END_DECLS
