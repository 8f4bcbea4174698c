/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-early-stop: whether a game of Pure Go (純碁) stopped too early, found
 * in a thread
 *
 * Not: asking (ui/play), judging (core/go/dead).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * tengen_early_stop_is_wanted:
 * @position: a position
 *
 * Tells whether there is something to be found out: play has stopped in Pure Go
 * on a board of beginners, 7x7 or 9x9.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_early_stop_is_wanted (const TengenPosition *position);

/**
 * tengen_early_stop_start:
 * @board: the board, of which a copy is made
 * @source: the asking object; it is kept until the answer arrives
 * @callback: told in the main loop
 * @data: for @callback
 *
 * Looks in a thread for points that can still be filled, see
 * tengen_go_dead_find_early().
 */
void tengen_early_stop_start (const TengenBoard *board,
                              GObject *source,
                              GAsyncReadyCallback callback,
                              gpointer data);

/**
 * tengen_early_stop_finish:
 * @result: what the callback got
 *
 * Gives the answer.
 *
 * Returns: (transfer full): for each point the set of sides (1 << stone) that
 *   may still put a stone there
 */
GBytes *
tengen_early_stop_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
