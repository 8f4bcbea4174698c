/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-renju-check: whether an exercise of Renju holds, by the rules alone
 *
 * Not:    the program's own rooms: it asks renju-literal what a stone makes,
 *         and looks for four-chains by trying every point.
 */
#pragma once

#include "tengen-exercise.h"

G_BEGIN_DECLS

/**
 * exercise_renju_check:
 * @exercise: an exercise of Renju
 * @step: of the lines whose ends cost much to check each so many-th is; 1 for
 *   all
 *
 * Asserts that the position is one of play, that the answers are all the legal
 * moves and PASS, that every line is legal and ends as it says, and that right
 * and wrong are what the kind says.
 */
void exercise_renju_check (const TengenExercise *exercise, guint step);

G_END_DECLS
