/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-life: make two eyes, or prevent them (二眼)
 *
 * What is right: LIVE: the marked chain gets two eyes: it is unconditionally
 * alive. KILL: it lies, or lay until it was taken, where unconditionally alive
 * stones of the other side leave no room for two eyes, and it is taken, whoever
 * wins the kos.
 * What is wrong: the opposite is proved. Where a move brings a seki, a ko or
 * half of a life, there is no exercise.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once for LIVE; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_life_make_live (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/* Tries once for KILL; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_life_make_kill (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
