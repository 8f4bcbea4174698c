/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-race: win a race of liberties (攻め合い)
 *
 * What is right: the other side's marked chain is taken while the own one lies.
 * What is wrong: the own one is taken first. Where a move brings a seki or a
 * ko there is no exercise.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_race_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
