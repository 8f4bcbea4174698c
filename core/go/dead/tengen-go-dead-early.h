/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-early: where stones could still be put when play stopped too
 *                       early in Pure Go (純碁)
 *
 * What:   the points that a side may still fill without harm, less two eyes for
 *         each group.
 * Not:    asking the players (ui/play); the circles of the count, which are
 *         proved at once on boards of any size (tengen-go-count).
 * Source: 純碁の遊び方 (5): stones are counted, so players fill until only the
 *         eyes are left.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/* The largest board that is looked at: 9x9, on which beginners play. */
#define TENGEN_GO_DEAD_EARLY_MAX 9

/**
 * tengen_go_dead_find_early:
 * @board: the position when play stopped, every chain with a liberty
 * @early: (out caller-allocates): for each point the set of sides
 *   (1 << stone) that may still put a stone there, 0 on stones
 *
 * Finds the empty points that could still be filled under stone counting.
 *
 * A side may put a stone on an empty point if all of this holds:
 * - The move is no suicide, and the stone cannot be taken even if the opponent
 *   moves next; nor can any living stone of its side that could not be taken
 *   before.
 * - The point is sure territory of the side (tengen_go_dead_judge() calls the
 *   stones around it alive, those of the opponent in it dead, and its share is
 *   80 or more); or it is neutral and the stone joins a living group; or the
 *   stone is unconditionally alive at once.
 * - It is none of the eyes set apart for its group: two points, or as many as
 *   it needs, so chosen that the group is unconditionally alive once all other
 *   points of its territory are filled, and that as few as possible could be
 *   filled now.
 *
 * So each point found can be filled at once, and all those in the territory of
 * a group together leave it two eyes. What cannot be told is left out: a side
 * that could still take a ko, live or kill is not told.
 *
 * Nothing is found where a side is longer than %TENGEN_GO_DEAD_EARLY_MAX.
 * Cost: up to 100 ms on 9x9; never in a main loop.
 * Source: 純碁の遊び方 (5); D. B. Benson, Life in the Game of Go (1976).
 *
 * Returns: the number of points found
 */
int tengen_go_dead_find_early (const TengenBoard *board, guint8 *early);

G_END_DECLS
