/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-atari: put a chain into atari (アタリ)
 *
 * What is right: after the move each marked chain has exactly one liberty, and
 * the stone just put is not taken at once. Before it each has two.
 *
 * Levels: 1: 7x7, from both sides. 2: 9x9, from both sides, where other chains
 * have two liberties, too. 3: 9x9, from one side alone: on the other side the
 * stone would be taken at once, or may not be put. 4: 9x9, two marked chains at
 * once (両アタリ).
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_atari_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
