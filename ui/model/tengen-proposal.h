/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-proposal: what the stones of a stop are, judged in a thread
 *
 * Not:    marking them (tengen-session-judge).
 * Memory: counted references; nothing changes once it is finished.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-go-dead.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenJudge:
 * @board: a stopped position
 * @ko_fights: what a ko is worth
 * @life: (out caller-allocates): a #TengenGoLife for each point with a stone
 * @share: (out caller-allocates) (optional): whose each point would be
 *
 * Judges all stones as tengen_go_dead_judge() does. It is called in a thread
 * of its own.
 *
 * Returns: the number of dead stones
 */
typedef int (*TengenJudge) (const TengenBoard *board,
                            TengenGoKoFights ko_fights,
                            guint8 *life,
                            gint8 *share);

/**
 * TengenProposal:
 * @board: a copy of the board
 * @stop: the node where play stopped
 * @ko_fights: what a ko is worth
 * @judge: who judges
 * @adopt: whether what is found is to be marked, rather than only known
 * @life: a #TengenGoLife for each point; valid once it is finished
 *
 * A judgement of one stop.
 */
typedef struct
{
  TengenBoard *board;
  TengenNode stop;
  TengenGoKoFights ko_fights;
  TengenJudge judge;
  gboolean adopt;
  guint8 *life;
} TengenProposal;

/**
 * tengen_proposal_new:
 * @board: the board, of which a copy is made
 * @stop: the node where play stopped
 * @ko_fights: what a ko is worth
 * @judge: who judges
 * @adopt: whether what is found is to be marked
 *
 * Makes a proposal that knows nothing yet.
 *
 * Returns: (transfer full): a proposal
 */
TengenProposal *tengen_proposal_new (const TengenBoard *board,
                                     TengenNode stop,
                                     TengenGoKoFights ko_fights,
                                     TengenJudge judge,
                                     gboolean adopt) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_proposal_start:
 * @self: a new proposal
 * @source: the asking object; it is kept until the answer arrives
 * @cancellable: (nullable): stops waiting
 * @callback: told in the main loop
 *
 * Has the stones judged in a thread.
 */
void tengen_proposal_start (TengenProposal *self,
                            GObject *source,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback);

/**
 * tengen_proposal_finish:
 * @result: what the callback got
 *
 * Gives the proposal with its answer.
 *
 * Returns: (transfer full) (nullable): the proposal, %NULL if it was cancelled
 */
TengenProposal *
tengen_proposal_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

/* Gives a reference back; does nothing for %NULL. */
void tengen_proposal_unref (TengenProposal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenProposal, tengen_proposal_unref)

G_END_DECLS
