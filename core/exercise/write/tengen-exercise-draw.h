/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-draw: an exercise as a diagram of a lesson (図)
 */
#pragma once

#include "tengen-board.h"
#include "tengen-exercise.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_draw_setup:
 * @self: an exercise on a square board, of a known rule set
 *
 * Gives what is played, without komi.
 *
 * Returns: (transfer full): rules and size
 */
TengenGameSetup *tengen_exercise_draw_setup (const TengenExercise *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_draw:
 * @self: the same
 *
 * Draws an exercise: stones, the side to move, a ko, and a triangle on each
 * stone of a target.
 *
 * Returns: (transfer full): a diagram
 */
TengenLessonDiagram *
tengen_exercise_draw (const TengenExercise *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_draw_board:
 * @self: an exercise
 *
 * Puts the stones of an exercise on a board.
 *
 * Returns: (transfer full): a board
 */
TengenBoard *tengen_exercise_draw_board (const TengenExercise *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
