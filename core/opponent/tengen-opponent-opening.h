/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-opening: what the computer does in an opening of Renju
 *
 * What:   a stone, a choice, a number, a fifth move that is offered or kept.
 * Not:    what may be done (core/renju), play after the opening
 *         (tengen-opponent-renju).
 * Shape:  no regulation is known by name. An opening is run ahead to see what
 *         a stone is for: where the opponent chooses the colours next, the
 *         position is made even; where fifth moves are offered next, it is worth
 *         what the last of them is worth; else the stone is put to win. What is
 *         about equally good is drawn from the seed. All levels decide alike.
 */
#pragma once

#include "tengen-engine-renju.h"
#include "tengen-game-action.h"
#include "tengen-renju-opening.h"

G_BEGIN_DECLS

/* The positions that a decision is worth at most. */
#define TENGEN_OPPONENT_OPENING_POSITIONS 100000

/**
 * TengenOpponentOpening:
 * @board: the stones
 * @opening: an opening that is not over
 * @seed: of the computer
 * @positions: to search, 1 and up
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 *
 * What is asked.
 */
typedef struct
{
  const TengenRenju *board;
  const TengenRenjuOpening *opening;
  guint64 seed;
  guint positions;
  TengenEngineRenjuProgress progress;
  gpointer data;
} TengenOpponentOpening;

/**
 * tengen_opponent_opening_decide:
 * @self: what is asked; the board has no row that wins
 * @action: (inout): where to set kind, point and value of what the player does
 *   whose step it is; it is allowed
 *
 * Decides. Cost: the positions.
 */
void tengen_opponent_opening_decide (const TengenOpponentOpening *self,
                                     TengenAction *action);

G_END_DECLS
