/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-go-brute: taking a chain, by trying everything with the rules alone
 */
#pragma once

#include "tengen-go-play.h"

/**
 * exercise_go_brute_takes:
 * @go: a game; the same afterwards
 * @target: a stone of the side that is not to move
 * @n: how many moves the side to move has, 1 or 2
 *
 * Tries all moves and all replies.
 *
 * Returns: %TRUE if the stone is taken whatever the other side does
 */
gboolean exercise_go_brute_takes (TengenGo *go, TengenPoint target, int n);

/* Tells the same of one move. */
gboolean exercise_go_brute_takes_by (TengenGo *go,
                                     TengenPoint target,
                                     TengenPoint move,
                                     int n);

/* Tells whether the side to move has a move that makes one chain of two. */
gboolean exercise_go_brute_joins (TengenGo *go, TengenPoint a, TengenPoint b);

/* Plays the first moves of a line. */
void exercise_go_brute_play (TengenGo *go, const GArray *moves, guint n);
