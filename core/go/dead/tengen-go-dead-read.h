/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-read: whether a chain can be taken, by reading (ヨミ)
 *
 * What:  questions about one chain in a small region: can it be taken if the
 *        opponent moves first, if its own side does; is it in seki.
 * Not:   large regions, a whole game, other rules of repetition. What needs
 *        more than the budget stays unknown. Only the judge of dead stones
 *        includes this.
 * Shape: the moves are those in the region: the empty points and unsettled
 *        stones connected with the chain. Settled stones cannot be taken, and
 *        a chain connected with one of its own side is safe.
 *        A chain is taken when it goes and what took it cannot be taken back:
 *        stones that a snapback, a placed shape (ナカデ) or a play under the
 *        stones wins back are not taken.
 * Source: go-rules 12, after A31 (seki); A30 (ko fights where life and death
 *        are confirmed without play).
 */
#pragma once

#include "tengen-go-dead.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadAnswer:
 * @TENGEN_GO_DEAD_ANSWER_NO: it cannot be taken, whatever the attacker plays
 * @TENGEN_GO_DEAD_ANSWER_YES: it is taken, whatever the defender plays
 * @TENGEN_GO_DEAD_ANSWER_KO: it depends on who wins a ko; only where
 *   ko fights are played
 * @TENGEN_GO_DEAD_ANSWER_UNKNOWN: the region is too large or the budget spent
 *
 * Whether a chain is taken.
 */
typedef enum
{
  TENGEN_GO_DEAD_ANSWER_NO,
  TENGEN_GO_DEAD_ANSWER_YES,
  TENGEN_GO_DEAD_ANSWER_KO,
  TENGEN_GO_DEAD_ANSWER_UNKNOWN,
} TengenGoDeadAnswer;

/* One position with its settled stones; what was read is kept for the next
 * question. */
typedef struct TengenGoDeadReader TengenGoDeadReader;

/**
 * tengen_go_dead_reader_new:
 * @board: a position, every chain with a liberty; it is copied
 * @settled: for each point 1 if its stone cannot be taken (unconditionally
 *   alive or surely alive), else 0; whole chains; it is copied
 * @ko_fights: what a ko is worth
 * @budget: how many positions may be looked at for all questions together,
 *   1 to 1,000,000, one with many moves counting for several. One search takes
 *   a quarter of it at most, an eighth in a large region; a question takes up
 *   to two searches, judging up to six
 *
 * Prepares reading.
 * Cost: the board; later up to 1 us for each position of the budget.
 *
 * Returns: (transfer full): a reader
 */
TengenGoDeadReader *
tengen_go_dead_reader_new (const TengenBoard *board,
                           const guint8 *settled,
                           TengenGoKoFights ko_fights,
                           int budget) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a reader; does nothing for %NULL. */
void tengen_go_dead_reader_free (TengenGoDeadReader *self);

/**
 * tengen_go_dead_reader_can_take:
 * @self: a reader
 * @point: a point with a stone, of the chain in question
 * @attacker_first: whether the opponent of that chain moves first
 *
 * Asks whether the chain is taken. A settled chain is not.
 *
 * Returns: the answer
 */
TengenGoDeadAnswer tengen_go_dead_reader_can_take (TengenGoDeadReader *self,
                                                   TengenPoint point,
                                                   gboolean attacker_first);

/**
 * tengen_go_dead_reader_is_seki:
 * @self: a reader
 * @point: a point with a stone
 *
 * Asks whether it is proved that the chain is in seki: neither settled nor
 * able to make two eyes by playing first, it shares a liberty with an unsettled
 * chain of the opponent of which the same is true, and neither of them is taken
 * when the other side plays first.
 *
 * Returns: %TRUE if it is; %FALSE also when more than the budget is needed
 */
gboolean tengen_go_dead_reader_is_seki (TengenGoDeadReader *self,
                                        TengenPoint point);

/**
 * tengen_go_dead_reader_judge:
 * @self: a reader
 * @point: a point with a stone
 * @is_proved: (out) (optional): whether the budget was enough to know, also
 *   that it is doubtful
 *
 * Puts the questions together: DEAD if the chain is taken even when its own
 * side moves first; ALIVE, or SEKI where that is proved, if it is not taken
 * even when the opponent moves first; DOUBTFUL if it depends on who moves
 * first, on a ko, or is unknown.
 *
 * Returns: what is thought of the chain
 */
TengenGoLife tengen_go_dead_reader_judge (TengenGoDeadReader *self,
                                          TengenPoint point,
                                          gboolean *is_proved);

/* Tells how much of the budget is used. */
int tengen_go_dead_reader_get_nodes (const TengenGoDeadReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoDeadReader, tengen_go_dead_reader_free)

G_END_DECLS
