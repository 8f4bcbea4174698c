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

/**
 * tengen_play_size_set_usual:
 * @self: a choice
 * @sizes: (array length=n_sizes): the usual sizes
 * @n_sizes: how many
 *
 * Makes the buttons; called once.
 */
void tengen_play_size_set_usual (TengenPlaySize *self,
                                 const int *sizes,
                                 guint n_sizes);

/**
 * tengen_play_size_set_only_usual:
 * @self: a choice
 * @only_usual: whether there are no other sizes
 *
 * Says whether other sizes can be chosen; the one that is chosen stays.
 */
void tengen_play_size_set_only_usual (TengenPlaySize *self,
                                      gboolean only_usual);

/**
 * tengen_play_size_set:
 * @self: a choice
 * @size: 2 to 25
 *
 * Sets the property `size`.
 */
void tengen_play_size_set (TengenPlaySize *self, int size);

/* Gives the property `size`. */
int tengen_play_size_get (TengenPlaySize *self);

G_END_DECLS
