/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-dead: mark the dead stones of a finished game (死んでいる石)
 *
 * What is dead: a chain that cannot get two eyes and is taken even if its own
 * side moves first. Every other chain is alive: it has two eyes, or gets them even if the
 * other side moves first. No chain is in doubt, and none in a seki.
 *
 * Levels: 3: one or two dead stones on 7x7; 4: more on 7x7; 5: one or two on 9x9;
 * 6: more on 9x9. Up to here they lie in territory closed off for good. 7 to 10:
 * 9x9, where reading tells of a group whether it lives; a move may be worth
 * trying there. 8, 9 and 10 take more positions to prove than the one before.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-exercise.h"

G_BEGIN_DECLS

/* Tries once; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_dead_make (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
