/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-net: take a chain by a net (ゲタ)
 *
 * What is right: the marked chain, which has two liberties, is taken, whatever
 * its side does, by a move that neither puts it into atari nor takes anything.
 * Each atari fails.
 * Shape: nets are rare in games, so a chain of a game is looked at while stones
 * near it come and go.
 *
 * Levels: it is taken in three moves, neither by the largest capture nor by
 * saving the largest chain in atari. 8 takes more positions to prove than 7.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_net_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
