/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-to-sgf: an exercise as a game record, for other programs
 *
 * What:   the position, the question as a comment, triangles on the targets,
 *         each answer as a variation.
 * Not:    writing SGF (core/sgf), reading it (tengen-exercise-from-sgf).
 * Shape:  the side to move is in PL, which is not there where neither is. The
 *         first node has TNX[kind=ladder level=5 seed=17], where it is so
 *         with ko=dd, points=aa,bb, number=12 or answer=yes. Of a right answer
 *         the comment of the last node begins with RIGHT, as problem
 *         collections have it. An answer that is refuted as a pass is has no
 *         variation. Points that are asked for are marked (MA) in a node behind
 *         the first, numbers stand in its comment. TNR is left out, so that the
 *         record is opened at its question.
 */
#pragma once

#include "tengen-exercise-texts.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_to_sgf:
 * @self: an exercise on a square board
 * @texts: (nullable): its texts, %NULL for none
 *
 * Makes a record of an exercise. One after another they are a collection.
 *
 * Returns: (transfer full): a record of one game
 */
TengenRecord *tengen_exercise_to_sgf (const TengenExercise *self,
                                      const TengenExerciseTexts *texts)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
