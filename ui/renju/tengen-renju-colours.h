/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-colours: the scene in which it is decided who has Black (先後)
 *
 * What:   握り as it is done in Renju or in Go, じゃんけん, and in Renju 下位者が黒;
 *         the result in words. Nothing has happened until it is accepted.
 * Not:    who wins by which numbers (tengen-renju-draw), the names in the new
 *         game (who listens to "decided").
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_COLOURS (tengen_renju_colours_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRenjuColours, tengen_renju_colours, TENGEN, RENJU_COLOURS, GtkWindow)

/* Signals:
 *   decided (gboolean exchanged)   accepted: whether the players exchange; the
 *                        window closes itself
 */

/**
 * tengen_renju_colours_new:
 * @parent: (nullable): the parent window
 * @renju: whether it is for Renju, else for Go
 * @black: (nullable): the name of Black's player so far
 * @white: (nullable): the name of White's player so far
 *
 * Creates the window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenRenjuColours *tengen_renju_colours_new (GtkWindow *parent,
                                              gboolean renju,
                                              const char *black,
                                              const char *white);

/**
 * tengen_renju_colours_set_ranks:
 * @self: a window
 * @black: rank of Black's player so far, 0 for none
 * @white: rank of White's player so far, 0 for none
 *
 * Sets the ranks: 下位者が黒 is decided by them if both are known and differ;
 * else the window says why not, and asks.
 */
void
tengen_renju_colours_set_ranks (TengenRenjuColours *self, int black, int white);

G_END_DECLS
