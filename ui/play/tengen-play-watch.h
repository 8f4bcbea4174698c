/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-watch: the buttons beside a game of two computers
 *
 * What: pause and go on, one move, the pace, breaking the game off.
 * Not:  doing it: the buttons activate game.* of a widget above, but for the
 *       pace, which is set in the session.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_WATCH (tengen_play_watch_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayWatch, tengen_play_watch, TENGEN, PLAY_WATCH, GtkWidget)

/* Shows whether the computers of a session wait, and their pace. */
void tengen_play_watch_update (TengenPlayWatch *self, TengenSession *session);

G_END_DECLS
