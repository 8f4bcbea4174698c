/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju: exercises of Renju (連珠の練習)
 *
 * What:   positions of games between weak players that ask for something, with
 *         all answers proved.
 * Not:    drawing seeds until one succeeds, words.
 * Shape:  a table says for each kind which positions may be one and how it is
 *         proved; the files of the kinds say what right and levels mean.
 *         Forbidden points of Black are no legal answers. Stones of the game
 *         without which all right answers and the level stay the same are taken
 *         off, a black and a white one at a time, those far from what is right
 *         first.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_renju_make:
 * @kind: a kind of Renju
 * @level: a level that is offered of it
 * @random: from which everything is drawn
 *
 * Plays a game and tries to make an exercise of one of its positions.
 *
 * Returns: (transfer full) (nullable): the exercise, or %NULL if there is none
 */
TengenExercise *tengen_exercise_renju_make (TengenExerciseKind kind,
                                            int level,
                                            TengenBoardRandom *random)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
