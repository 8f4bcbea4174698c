/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-race: win a race of liberties (攻め合い)
 *
 * What is right: the other side's marked chain is taken while the own one lies,
 * and the group that encloses the inner chain lives or is killed with that.
 * What is wrong: the own one is taken first, and the group ends the other way.
 * Where a move brings a seki or a ko, or wins the race and dies, there is no
 * exercise.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_race_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
