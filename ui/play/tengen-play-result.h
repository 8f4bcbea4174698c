/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-result: the card shown where play ended
 *
 * What:  who won and how, the two sums of a count, the table of a match so far,
 *        and what the players may want now: the next game, review, saving, how
 *        it was counted, taking the end back.
 * Not:   the table of a match (app), counting step by step (ui/score).
 */
#pragma once

#include "tengen-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_RESULT (tengen_play_result_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayResult, tengen_play_result, TENGEN, PLAY_RESULT, GtkWidget)

/* Actions that its buttons activate: win.next-game, win.again,
 * win.again-exchanged, win.review, win.save, win.count-steps, win.match-table,
 * game.take-back, app.lessons
 */

/* Says how a game that is over ended. */
void tengen_play_result_update (TengenPlayResult *self, const TengenGame *game);

/**
 * tengen_play_result_set_match:
 * @self: a card
 * @score: (nullable): the table of the match so far, %NULL for a game that
 *   belongs to none
 * @next: (nullable): what the button of the next game says, %NULL where there
 *   is none
 *
 * Says where the match stands. The last game of a match is followed by none.
 */
void tengen_play_result_set_match (TengenPlayResult *self,
                                   const char *score,
                                   const char *next);

/* Says whether a lesson goes on after the game; at first it does not. */
void tengen_play_result_set_lesson (TengenPlayResult *self,
                                    gboolean from_lesson);

G_END_DECLS
