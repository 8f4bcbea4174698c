/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-komi: a spin button for komi (コミ)
 *
 * What:  a spin button that counts half points (whole numbers) and is read and
 *        written as points: 6.5, 6目半 as the language has it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_play_komi_init:
 * @spin: a spin button
 *
 * Makes a spin button one for komi: its value is half points for White. What
 * is typed and is no half point leaves the value as it was.
 */
void tengen_play_komi_init (GtkSpinButton *spin);

/**
 * tengen_play_komi_set_room:
 * @spin: a spin button for komi
 * @room: whether it is for the online room: whole points, -6 to 9
 *
 * Sets what can be chosen: as in the online room, or any half point.
 */
void tengen_play_komi_set_room (GtkSpinButton *spin, gboolean room);

G_END_DECLS
