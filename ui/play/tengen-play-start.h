/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-start: what else one could do before the first stone
 *
 * What: two rows in the empty list of moves: コンピューターと打つ, レッスン. They
 *       ask nothing, and go with the first stone.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_START (tengen_play_start_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayStart, tengen_play_start, TENGEN, PLAY_START, GtkWidget)

/* Actions that its rows activate: win.computer-game, app.lessons. */

/* Makes the two rows. */
GtkWidget *tengen_play_start_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
