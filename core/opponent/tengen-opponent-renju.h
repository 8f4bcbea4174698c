/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-renju: what the computer does in a game of Renju
 *
 * What:   a move, a pass, what is declared, pointed out and admitted; whether a
 *         draw is agreed to.
 * Not:    how a move is found (core/engine/renju), openings
 *         (tengen-opponent-opening), Go (tengen-opponent).
 * Shape:  as tengen-opponent, which gives these tasks out.
 * Source: 連珠のルールと打ち方, chapter 2.
 */
#pragma once

#include "tengen-engine-renju.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

typedef struct TengenOpponentRenju TengenOpponentRenju;

/**
 * tengen_opponent_renju_find_seat:
 * @position: a position of Renju in the phase PLAY
 *
 * Finds the computer that acts next: that whose five stands undeclared, whatever
 * turn it is, else that which the game waits for.
 *
 * Returns: its seat; that of the player to act where it is a person's
 */
TengenSeat tengen_opponent_renju_find_seat (const TengenPosition *position);

/**
 * tengen_opponent_renju_new:
 * @position: a position of Renju in the phase PLAY
 * @seat: the seat that acts
 *
 * Copies what is needed to find the act of the computer there.
 *
 * Returns: (transfer full): a task
 */
TengenOpponentRenju *
tengen_opponent_renju_new (const TengenPosition *position,
                           TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a task. */
void tengen_opponent_renju_free (TengenOpponentRenju *self);

/* Tells how many positions a whole search looks at, 0 without search. */
guint tengen_opponent_renju_get_budget (const TengenOpponentRenju *self);

/**
 * tengen_opponent_renju_run:
 * @self: a task
 * @halvings: how often the budget is halved
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 * @action: (inout): where to set what is done; its seat and stone are set
 *
 * Finds what the computer does. Black never makes a forbidden move; where there
 * is no other he passes.
 *
 * Returns: how many positions a search looked at
 */
guint tengen_opponent_renju_run (TengenOpponentRenju *self,
                                 guint halvings,
                                 TengenEngineRenjuProgress progress,
                                 gpointer data,
                                 TengenAction *action);

/**
 * tengen_opponent_renju_agrees:
 * @position: a position of Renju in the phase PLAY
 * @seat: the seat of the computer
 *
 * Asks whether the computer agrees to a draw: where half of the board is full
 * and it does not stand better. Cost: a short search.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_opponent_renju_agrees (const TengenPosition *position,
                                       TengenSeat seat);

G_END_DECLS
