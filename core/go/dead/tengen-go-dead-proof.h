/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-proof: whether a side can force its goal (詰碁)
 *
 * What:  depth-first proof-number search over the moves of
 *        tengen-go-dead-line, within a number of positions; a position with
 *        many moves counts for more than one.
 * Not:   what the goal is (tengen-go-dead-line).
 * Shape: a table keeps what was found for the questions that follow; it never
 *        forgets, as it is as large as the budget.
 * Source: A. Nagai, Df-pn Algorithm for Searching AND/OR Trees (2002).
 */
#pragma once

#include "tengen-go-dead-line.h"

G_BEGIN_DECLS

/**
 * TengenGoDeadProof:
 * @TENGEN_GO_DEAD_PROOF_OPEN: not found out
 * @TENGEN_GO_DEAD_PROOF_WON: the prover forces the goal
 * @TENGEN_GO_DEAD_PROOF_LOST: the prover cannot
 *
 * What a search found.
 */
typedef enum
{
  TENGEN_GO_DEAD_PROOF_OPEN,
  TENGEN_GO_DEAD_PROOF_WON,
  TENGEN_GO_DEAD_PROOF_LOST,
} TengenGoDeadProof;

typedef struct TengenGoDeadProver TengenGoDeadProver;

/**
 * tengen_go_dead_prover_new:
 * @budget: how many positions may be looked at in all searches together
 *
 * Makes a prover.
 *
 * Returns: (transfer full): a prover that has found nothing yet
 */
TengenGoDeadProver *
tengen_go_dead_prover_new (int budget) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a prover; does nothing for %NULL. */
void tengen_go_dead_prover_free (TengenGoDeadProver *self);

/**
 * tengen_go_dead_prover_search:
 * @self: a prover
 * @line: a line; it is the same afterwards, but for met_ko: whether what was
 *   found may depend on a ko
 * @max_nodes: how many positions may be looked at
 *
 * Searches from the line's position. Lines of more than some dozen moves are
 * not gone to their end.
 *
 * Returns: what was found
 */
TengenGoDeadProof tengen_go_dead_prover_search (TengenGoDeadProver *self,
                                                TengenGoDeadLine *line,
                                                int max_nodes);

/* Tells how many positions were looked at in all searches. */
int tengen_go_dead_prover_get_nodes (const TengenGoDeadProver *self);

G_END_DECLS
