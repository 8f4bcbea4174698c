/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic-join: connect two chains, or cut them (つなぐ・切る)
 *
 * What is right: CONNECT: two marked chains of the side to move become one,
 * whatever the other side does. CUT: two marked chains of the other side never
 * do: one of them is taken, or stones that are out of reach stand between them.
 *
 * Levels: by how many moves a solver has to look ahead to join the chains:
 * 1, 2: one move; 3, 4 (CONNECT): two moves. The second of a pair takes more
 * positions to prove.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once for CONNECT; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_tactic_join_make_connect (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/* Tries once for CUT; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_tactic_join_make_cut (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
