/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic-take: take a chain, or save one (取る・逃げる)
 *
 * What is right: CAPTURE: the marked chain is taken, whatever its side does.
 * LADDER: the same, by atari after atari, in four moves or more, from one of two
 * sides. ESCAPE: the marked chain, which would be taken, is not.
 * A chain has escaped with %TENGEN_EXERCISE_ESCAPED liberties, the attacker to
 * move, or if it is unconditionally alive. That is so at the end of each line
 * that says so; what is proved is proved with that in mind.
 *
 * Levels of CAPTURE: what takes the chain: 1, 2: one look; 3, 4: two moves; 5,
 * 6: a ladder; 7, 8: three moves; 9: more. Of ESCAPE: what saves it: 1, 2: the
 * move that leaves most liberties; 3, 4: of the moves after which it is not
 * taken in two moves the one that leaves most, and the plain one fails. The
 * second level of these pairs takes more positions to prove. Of LADDER: 6: a
 * stone is in the way of the wrong ladder; 5: none is.
 * From level 6 on neither the largest capture nor saving the largest chain in
 * atari is right.
 */
#pragma once

#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/**
 * tengen_exercise_go_tactic_take_gets_away:
 * @position: a position, the same afterwards
 * @target: a stone of the side that is not to move
 *
 * Looks whether a chain gets away if the side to move passes: a move gives it
 * liberties, and neither two moves nor a ladder take it then.
 *
 * Returns: %TRUE if so, as far as a glance tells
 */
gboolean
tengen_exercise_go_tactic_take_gets_away (TengenExerciseGoPosition *position,
                                          TengenPoint target);

/* Tries once for CAPTURE; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_tactic_take_make_capture (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/* Tries once for ESCAPE; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_tactic_take_make_escape (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/* Tries once for LADDER; %NULL if what was drawn is no exercise. */
TengenExercise *tengen_exercise_go_tactic_take_make_ladder (
    int level, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
