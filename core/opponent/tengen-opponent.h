/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent: what the computer does in a game where it has a seat
 *
 * What:   a task taken from a position, which says what to do: a move, a pass,
 *         a proposal to stop, an answer to one, a handicap stone; in a game of
 *         Renju what tengen-opponent-renju and -opening find.
 * Not:    how a move is found (core/engine), the count
 *         (tengen-opponent-count), when to move and what time that takes.
 * Shape:  a task holds copies only, so that a thread can do it while the game
 *         goes on. An action is a function of the rules, the actions so far and
 *         the computer at the seat.
 * Source: go-rules 3 and 7 for what takes the place of a pass.
 */
#pragma once

#include "tengen-engine-level.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

typedef struct TengenOpponentTask TengenOpponentTask;

/**
 * tengen_opponent_can_play:
 * @setup: what a game starts from
 *
 * Tells whether the computer knows how to play a game.
 *
 * Returns: %TRUE for the Go family, on every board, and for Renju
 */
gboolean tengen_opponent_can_play (const TengenGameSetup *setup);

/**
 * tengen_opponent_get_level:
 * @setup: what a game starts from
 * @seat: a seat, or none
 *
 * Tells how strong the computer plays there: a record may name a level that
 * does not play on its board. An engine outside has all its levels.
 *
 * Returns: a level, 0 where no computer sits
 */
int tengen_opponent_get_level (const TengenGameSetup *setup, TengenSeat seat);

/**
 * tengen_opponent_find_seat:
 * @position: a position
 *
 * Finds the computer that acts next: that which the game waits for, or that
 * which has a five to declare in a person's turn.
 *
 * Returns: its seat; none where tengen_opponent_find() gives %NULL
 */
TengenSeat tengen_opponent_find_seat (const TengenPosition *position);

/**
 * tengen_opponent_find:
 * @position: a position
 *
 * Finds the computer that acts next.
 *
 * Returns: (transfer none) (nullable): the computer, valid as the setup of
 *   @position; %NULL where a person has to act, play has stopped or is over, or
 *   the computer does not know the game
 */
const TengenGameComputer *tengen_opponent_find (const TengenPosition *position);

/**
 * tengen_opponent_task_new:
 * @position: a position where tengen_opponent_find() finds a computer
 *
 * Copies what is needed to find its act. Cost: the actions so far.
 *
 * Returns: (transfer full): a task
 */
TengenOpponentTask *tengen_opponent_task_new (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/* Plays a task of Go at the strongest level of its board, whatever the seat has. */
void tengen_opponent_task_set_strongest (TengenOpponentTask *self);

/**
 * tengen_opponent_task_get_budget:
 * @self: a task
 *
 * Tells how many playouts a whole search makes at most, of Renju how many
 * positions it looks at.
 *
 * Returns: 0 for what is done without search
 */
guint tengen_opponent_task_get_budget (const TengenOpponentTask *self);

/* Tells how many of them were made. */
guint tengen_opponent_task_get_playouts (const TengenOpponentTask *self);

/* Frees a task. */
void tengen_opponent_task_free (TengenOpponentTask *self);

/**
 * tengen_opponent_task_run:
 * @self: a task, in any thread; run once
 * @halvings: how often the budget is halved, as little time is left; the value
 *   of a move that was searched for says it
 * @progress: (nullable): asked whether to go on; %FALSE gives the best so far
 * @data: for @progress
 * @action: (out caller-allocates): what to do; it is allowed
 *
 * Finds what the computer does.
 *
 * A pass, or where there are none a proposal to stop, comes when no move on the
 * board gains anything; a proposal is accepted then, and else refused, with a
 * move on the board in hand.
 *
 * A move that brings a position for the third time gives way to another that
 * costs a point at most. Where there is none and the rules allow 無勝負, that is
 * proposed (%TENGEN_ACTION_VOID), with the move at its point.
 *
 * Of Renju see tengen_opponent_renju_run().
 */
void tengen_opponent_task_run (TengenOpponentTask *self,
                               guint halvings,
                               TengenEngineProgress progress,
                               gpointer data,
                               TengenAction *action);

/**
 * tengen_opponent_agrees_to_draw:
 * @position: a position
 *
 * Asks the computers of a game whether they agree to a draw. Cost: a short
 * search for each.
 *
 * Returns: %TRUE if all do; %FALSE in other games than Renju
 */
gboolean tengen_opponent_agrees_to_draw (const TengenPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenOpponentTask, tengen_opponent_task_free)

G_END_DECLS
