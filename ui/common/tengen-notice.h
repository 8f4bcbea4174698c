/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-notice: a bar with a sentence, up to two buttons and a way to close
 *
 * What:  for what a person should know but need not answer: a save that
 *        failed, what was assumed of a file. It takes no room while hidden.
 * Not:   refusals of moves (tengen-play-line).
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_NOTICE (tengen_notice_get_type ())
G_DECLARE_FINAL_TYPE (TengenNotice, tengen_notice, TENGEN, NOTICE, GtkWidget)

/* Signals:
 *   dismissed ()   it was closed, by its button or by the program
 */

/**
 * tengen_notice_new:
 *
 * Makes a hidden notice.
 *
 * Returns: a floating widget
 */
GtkWidget *tengen_notice_new (void);

/**
 * tengen_notice_show:
 * @self: a notice
 * @text: a sentence
 *
 * Shows a sentence, announced; buttons of an earlier one are taken away.
 */
void tengen_notice_show (TengenNotice *self, const char *text);

/**
 * tengen_notice_append:
 * @self: a notice
 * @text: a sentence
 *
 * Shows a text below the one that is shown, whose buttons stay.
 */
void tengen_notice_append (TengenNotice *self, const char *text);

/**
 * tengen_notice_add_button:
 * @self: a notice that shows a sentence
 * @label: what the button says
 * @detailed_action: an action of the window or a widget above
 *
 * Adds a button, two at most; using it closes the notice.
 */
void tengen_notice_add_button (TengenNotice *self,
                               const char *label,
                               const char *detailed_action);

/**
 * tengen_notice_take_focus:
 * @self: a notice with a button, which asks something
 *
 * Gives the focus to its first button, which should be the harmless one. It
 * goes back to where it was when the notice is closed.
 */
void tengen_notice_take_focus (TengenNotice *self);

/**
 * tengen_notice_dismiss:
 * @self: a notice
 *
 * Closes the notice.
 */
void tengen_notice_dismiss (TengenNotice *self);

/**
 * tengen_notice_get_text:
 * @self: a notice
 *
 * Gives the sentence that is shown.
 *
 * Returns: (transfer none) (nullable): the sentence, or %NULL while hidden
 */
const char *tengen_notice_get_text (TengenNotice *self);

G_END_DECLS
