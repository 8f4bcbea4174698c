/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-regulation: the opening regulation (開局規定) of a new game of Renju
 *
 * What:  a button with its name, a sentence below, the number (題数) where it
 *        has one; the button opens a list of all with a sentence each, those
 *        for beginners first.
 * Not:   names and sentences (ui/words), how a game ends.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-renju-rules.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_REGULATION (tengen_play_regulation_get_type ())
G_DECLARE_FINAL_TYPE (TengenPlayRegulation,
                      tengen_play_regulation,
                      TENGEN,
                      PLAY_REGULATION,
                      GtkWidget)

/* Signals:
 *   changed ()   by the user: another regulation, or another number
 *   picked ()    a regulation was picked in the list, perhaps the same again
 */

/* Shows a regulation and its number, without signals; 自由打ち if unknown. */
void tengen_play_regulation_set (TengenPlayRegulation *self,
                                 const TengenRenjuRules *rules);

/* Gives the chosen regulation with its number, ending by itself. */
const TengenRenjuRules *tengen_play_regulation_get (TengenPlayRegulation *self);

/**
 * tengen_play_regulation_is_swapped:
 * @self: the widget
 *
 * Tells whether colours can be exchanged in the opening, so that the first
 * player is only tentatively Black (仮先).
 *
 * Returns: %FALSE where Black stays Black
 */
gboolean tengen_play_regulation_is_swapped (TengenPlayRegulation *self);

G_END_DECLS
