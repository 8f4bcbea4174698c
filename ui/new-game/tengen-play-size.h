/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-size: chooses the size of a board
 *
 * What: a button for each usual size, and any other from 2 to 25.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_PLAY_SIZE_MIN 2
#define TENGEN_PLAY_SIZE_MAX 25

#define TENGEN_TYPE_PLAY_SIZE (tengen_play_size_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlaySize, tengen_play_size, TENGEN, PLAY_SIZE, GtkWidget)

/* Properties:
 *   size   int   (read, write, notified) the side of the board
 */

/* Makes the buttons of the usual sizes; called once. */
void tengen_play_size_set_usual (TengenPlaySize *self,
                                 const int *sizes,
                                 guint n_sizes);

/* Says whether only the usual sizes can be chosen; the chosen one stays. */
void tengen_play_size_set_only_usual (TengenPlaySize *self,
                                      gboolean only_usual);

/* Sets the property `size`, 2 to 25. */
void tengen_play_size_set (TengenPlaySize *self, int size);

/* Gives the property `size`. */
int tengen_play_size_get (TengenPlaySize *self);

G_END_DECLS
