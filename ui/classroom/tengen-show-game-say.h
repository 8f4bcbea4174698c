/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-game-say: what is said of a game to a class
 *
 * Shape: functions of the game; nothing is kept.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-game.h"
#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/**
 * tengen_show_game_new_talk:
 * @game: a game
 * @notation: how points are named
 *
 * Lists what is said where the game stands: a broken rule, then the comment, or
 * the last move and whose turn it is, or the result.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences, at least
 *   one
 */
GPtrArray *
tengen_show_game_new_talk (const TengenGame *game,
                           TengenNotation notation) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_game_new_forbidden_talk:
 * @reason: why a black stone is forbidden on a point
 *
 * Lists the sentences that explain it.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences
 */
GPtrArray *tengen_show_game_new_forbidden_talk (const TengenRenjuReason *reason)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
