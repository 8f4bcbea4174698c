/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-capture: which side took so many stones first (石取りゲーム)
 *
 * What:   the game of first captures, as beginners play it: how many stones
 *         each side has taken, which side reached the number first, and by
 *         which move.
 * Not:    rules of play, which are those of the game; forbidding moves after it.
 * Shape:  a function of a position's path; a move taken back was never there.
 *         Stones that the record sets up or takes away are not taken.
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenCapture:
 * @taken: by each colour, stones it took from the other
 * @winner: the side that took so many first, none as long as neither has
 * @node: the move that did it, or NONE
 *
 * How a game of captures stands.
 */
typedef struct
{
  int taken[3];
  TengenStone winner;
  TengenNode node;
} TengenCapture;

/**
 * tengen_capture_find:
 * @position: a position
 * @goal: how many stones have to be taken, 1 and up; 0 for no such goal
 * @capture: (out caller-allocates): how it stands
 *
 * Tells who first took so many stones on the way to a position. What was taken
 * after that is counted too. Cost: the moves of the path.
 */
void tengen_capture_find (const TengenPosition *position,
                          int goal,
                          TengenCapture *capture);

G_END_DECLS
