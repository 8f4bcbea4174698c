/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-ending: how a new game of Renju ends: by itself, or when it is
 *                     said (宣言・指摘)
 *
 * What: two buttons, and a sentence about the chosen one.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_ENDING (tengen_play_ending_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayEnding, tengen_play_ending, TENGEN, PLAY_ENDING, GtkWidget)

/* Properties (read, write, notified):
 *   declared   gboolean   endings are declared
 */

/* Sets the property `declared`: whether endings are declared. */
void tengen_play_ending_set_declared (TengenPlayEnding *self,
                                      gboolean declared);

/* Tells whether endings are declared. */
gboolean tengen_play_ending_get_declared (TengenPlayEnding *self);

G_END_DECLS
