/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-yard: a group enclosed by stones that live for good
 *
 * What:   a shape at the edge, the group, with the other side's wall all
 *         around; the wall has two eyes of its own. Or a group at the end of a
 *         game, where all else is settled. The group is broken up stone by
 *         stone until it may make an exercise.
 * Not:    whether an exercise comes of it.
 */
#pragma once

#include "tengen-exercise-go-position.h"

G_BEGIN_DECLS

/* Points of the largest yard. */
#define TENGEN_EXERCISE_GO_YARD_MAX 24

/**
 * TengenExerciseGoYard:
 * @position: (owned): the board
 * @side: the colour of the group
 * @target: a stone of its largest chain
 * @n_points: of the yard
 * @points: the points within the wall
 * @depth: of the board before the group was broken up
 *
 * A board with a group.
 */
typedef struct
{
  TengenExerciseGoPosition *position;
  TengenStone side;
  TengenPoint target;
  int n_points;
  TengenPoint points[TENGEN_EXERCISE_GO_YARD_MAX];
  guint depth;
} TengenExerciseGoYard;

/**
 * tengen_exercise_go_yard_new:
 * @size: columns and rows, 7 to %TENGEN_EXERCISE_GO_SIDE
 * @n_points: of the yard, 6 to %TENGEN_EXERCISE_GO_YARD_MAX
 * @random: where numbers are drawn from
 *
 * Draws a yard: the group lies along its wall, the rest is empty.
 *
 * Returns: (transfer full) (nullable): a yard, %NULL if there was no room
 */
TengenExerciseGoYard *
tengen_exercise_go_yard_new (int size, int n_points, TengenBoardRandom *random)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_go_yard_new_finished:
 * @size: columns and rows, 7 to %TENGEN_EXERCISE_GO_SIDE
 * @random: where numbers are drawn from
 *
 * Plays a game to its end; no group is chosen yet.
 *
 * Returns: (transfer full) (nullable): a yard, %NULL if not all is settled
 */
TengenExerciseGoYard *tengen_exercise_go_yard_new_finished (
    int size, TengenBoardRandom *random) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_exercise_go_yard_choose:
 * @self: a yard of a finished game
 * @most: points of the group's yard at most, to %TENGEN_EXERCISE_GO_YARD_MAX
 * @random: where numbers are drawn from
 *
 * Sets the board to the end of the game, and chooses a group.
 *
 * Returns: %FALSE if it came to nothing
 */
gboolean tengen_exercise_go_yard_choose (TengenExerciseGoYard *self,
                                         int most,
                                         TengenBoardRandom *random);

/* Frees a yard; does nothing for %NULL. */
void tengen_exercise_go_yard_free (TengenExerciseGoYard *self);

/**
 * tengen_exercise_go_yard_break:
 * @self: a yard
 * @puts: one in so many stones comes, the others go
 * @random: where numbers are drawn from
 *
 * Breaks the group up by one more stone: one of its own goes, or one of the
 * other side comes.
 *
 * Returns: %FALSE if it cannot be broken up further
 */
gboolean tengen_exercise_go_yard_break (TengenExerciseGoYard *self,
                                        guint puts,
                                        TengenBoardRandom *random);

/* Sets the board to what it was before the group was broken up. */
void tengen_exercise_go_yard_mend (TengenExerciseGoYard *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExerciseGoYard,
                               tengen_exercise_go_yard_free)

G_END_DECLS
