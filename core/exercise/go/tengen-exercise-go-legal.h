/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-legal: may a stone be put here? (ここは打てる？)
 *
 * What: a marked empty point with stones or edges all around.
 * Shape: a game gives an exercise only if both a yes and a no come up in it;
 *        then chance says which. So there are as many of both.
 *
 * Levels, the no against the yes: 1: a stone that would have no liberty (自殺点)
 * against an own eye or a point that connects. 2: the same on 9x9, of one stone
 * or of a chain, against a stone that has a liberty only by what it takes. 3: a
 * chain that would have none against one that takes or connects, 9x9. 4: a ko
 * that may not be taken back against one that may be taken, 9x9.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_legal_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
