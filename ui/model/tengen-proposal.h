/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-proposal: which stones may be dead, worked out in a thread
 *
 * Not: marking them (tengen-session).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-board.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenProposal:
 * @board: a copy of the board
 * @stop: the node where play stopped
 * @dead: 1 for each stone that is proposed as dead
 *
 * A proposal for one stop.
 */
typedef struct
{
  TengenBoard *board;
  TengenNode stop;
  guint8 *dead;
} TengenProposal;

/**
 * tengen_proposal_start:
 * @source: who asks; it is kept until the answer is there
 * @board: the board, of which a copy is made
 * @stop: the node where play stopped
 * @cancellable: (nullable): stops waiting
 * @callback: told in the main loop
 *
 * Works out a proposal.
 */
void tengen_proposal_start (GObject *source,
                            const TengenBoard *board,
                            TengenNode stop,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback);

/**
 * tengen_proposal_finish:
 * @result: what the callback got
 *
 * Gives the proposal.
 *
 * Returns: (transfer none) (nullable): valid during the callback, %NULL if it
 *   was cancelled
 */
const TengenProposal *tengen_proposal_finish (GAsyncResult *result);

G_END_DECLS
