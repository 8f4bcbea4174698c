/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-search: whether the prover of a line wins (証明数探索)
 *
 * What:  depth-first proof-number search within a number of positions.
 * Not:   what the prover wants (tengen-engine-proof-line).
 */
#pragma once

#include "tengen-engine-proof-line.h"

G_BEGIN_DECLS

/**
 * TengenEngineProofVerdict:
 * @TENGEN_ENGINE_PROOF_VERDICT_OPEN: there were not positions enough to tell
 * @TENGEN_ENGINE_PROOF_VERDICT_WON: the prover wins
 * @TENGEN_ENGINE_PROOF_VERDICT_LOST: no win was found among the moves looked at
 *
 * What a search found.
 */
typedef enum
{
  TENGEN_ENGINE_PROOF_VERDICT_OPEN,
  TENGEN_ENGINE_PROOF_VERDICT_WON,
  TENGEN_ENGINE_PROOF_VERDICT_LOST,
} TengenEngineProofVerdict;

/* A table of positions. */
typedef struct TengenEngineProofSearch TengenEngineProofSearch;

/* Makes a table for @positions positions. */
TengenEngineProofSearch *
tengen_engine_proof_search_new (guint positions) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a table; does nothing for %NULL. */
void tengen_engine_proof_search_free (TengenEngineProofSearch *self);

/* Forgets all positions. */
void tengen_engine_proof_search_clear (TengenEngineProofSearch *self);

/* Tells how many positions were looked at since the table was made. */
guint64
tengen_engine_proof_search_get_positions (const TengenEngineProofSearch *self);

/**
 * tengen_engine_proof_search_run:
 * @self: a table
 * @line: a line; the same afterwards
 * @positions: how many positions may be looked at
 *
 * Searches. What was found before is used; when the table is full it is
 * cleared first.
 *
 * Returns: who wins
 */
TengenEngineProofVerdict
tengen_engine_proof_search_run (TengenEngineProofSearch *self,
                                TengenEngineProofLine *line,
                                guint positions);

/**
 * tengen_engine_proof_search_choose:
 * @self: a table
 * @line: a line that was found won and that neither side has won at a glance
 * @move: (out): the prover's move that wins soonest of those found, or the
 *   opponent's that puts it off longest
 *
 * Chooses a move of best play.
 *
 * Returns: %FALSE if none is known
 */
gboolean tengen_engine_proof_search_choose (TengenEngineProofSearch *self,
                                            TengenEngineProofLine *line,
                                            TengenEngineProofMove *move);

/* Gives the zone of a position; %FALSE if it is not known to be won. */
gboolean
tengen_engine_proof_search_find_zone (const TengenEngineProofSearch *self,
                                      const TengenEngineProofLine *line,
                                      TengenEngineProofZone *zone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineProofSearch,
                               tengen_engine_proof_search_free)

G_END_DECLS
