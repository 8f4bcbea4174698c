/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-janken: じゃんけん of two players at one computer
 *
 * What: three buttons and three keys for each player; a player's choice is
 *       shown when the other has chosen too; once more after あいこ.
 * Not:  who wins (tengen-renju-draw), what the winner gets.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-renju-draw.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_JANKEN (tengen_renju_janken_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRenjuJanken, tengen_renju_janken, TENGEN, RENJU_JANKEN, GtkWidget)

/* Signals:
 *   shown (int winner)   both have chosen: 1 or 2, 0 for あいこ
 */

/* Names the players, the left one first. */
void tengen_renju_janken_set_names (TengenRenjuJanken *self,
                                    const char *first,
                                    const char *second);

/* Begins anew. */
void tengen_renju_janken_clear (TengenRenjuJanken *self);

/**
 * tengen_renju_janken_press:
 * @self: the widget
 * @c: a key: A S D of the first player, J K L of the second
 *
 * Chooses by a key.
 *
 * Returns: %FALSE if it is none of them
 */
gboolean tengen_renju_janken_press (TengenRenjuJanken *self, gunichar c);

G_END_DECLS
