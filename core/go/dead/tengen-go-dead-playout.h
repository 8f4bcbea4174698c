/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-playout: a game played to its end by chance
 *
 * What:   light playouts: every legal move that does not fill an own eye is as
 *         likely as any other; who has none passes.
 * Not:    knowing good moves from bad ones (tengen-go-dead-vote).
 */
#pragma once

#include "tengen-go-dead-board.h"
#include "tengen-go-dead-random.h"

G_BEGIN_DECLS

/**
 * tengen_go_dead_playout_choose:
 * @board: a position
 * @stone: who is to move
 * @random: where chance comes from
 *
 * Draws a legal move among the empty points that are not closed, own eyes
 * spared; each is as likely as any other.
 *
 * Returns: a point, or 0 if there is none
 */
TengenGoDeadPoint tengen_go_dead_playout_choose (const TengenGoDeadBoard *board,
                                                 TengenStone stone,
                                                 TengenGoDeadRandom *random);

/**
 * tengen_go_dead_playout_run:
 * @board: a position
 * @stone: who moves first
 * @random: where chance comes from
 *
 * Plays until both have passed in turn, or 4 moves a point and 16 were made:
 * on boards of a line or two stones can be taken back and forth for long.
 *
 * Returns: number of moves, passes too
 */
guint tengen_go_dead_playout_run (TengenGoDeadBoard *board,
                                  TengenStone stone,
                                  TengenGoDeadRandom *random);

/**
 * tengen_go_dead_playout_count:
 * @board: a position in which a playout ended
 *
 * Counts stones, and empty points with stones of one side alone around.
 *
 * Returns: Black's less White's
 */
int tengen_go_dead_playout_count (const TengenGoDeadBoard *board);

G_END_DECLS
