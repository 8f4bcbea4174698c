/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-go-check: what holds for every exercise of Go, asked of the rules
 */
#pragma once

#include "tengen-exercise-go.h"
#include "tengen-go-play.h"

/* Makes exercises from the seeds that follow until one try succeeds. */
TengenExercise *
exercise_go_check_make (TengenExerciseKind kind, int level, guint64 *seed);

/* Begins a game under the exercise's rules where the exercise stands; the ko is
 * made by a move where there is one. */
TengenGo *exercise_go_check_begin (const TengenExercise *exercise);

/* Asks what holds for every exercise: the board is legal; targets are of
 * stones of one colour (but RACE and LEGAL); there is a line for each move that
 * the rules allow, each line can be played; PASS fails. */
void exercise_go_check (const TengenExercise *exercise);
