/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-zone: sets of points
 *
 * Shape: a bit for each point of the largest board.
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

/* Words of a set. */
#define TENGEN_ENGINE_PROOF_ZONE_WORDS 6

/**
 * TengenEngineProofZone:
 * @words: bit p % 64 of word p / 64 is point p
 *
 * A set of points.
 */
typedef struct
{
  guint64 words[TENGEN_ENGINE_PROOF_ZONE_WORDS];
} TengenEngineProofZone;

/* Tells whether a point is in the set. */
static inline gboolean
tengen_engine_proof_zone_has (const TengenEngineProofZone *self, guint point)
{
  return (self->words[point / 64] >> point % 64 & 1) != 0;
}

/* Adds a point. */
static inline void
tengen_engine_proof_zone_add (TengenEngineProofZone *self, guint point)
{
  self->words[point / 64] |= G_GUINT64_CONSTANT (1) << point % 64;
}

/* Adds all points of another set. */
static inline void
tengen_engine_proof_zone_add_all (TengenEngineProofZone *self,
                                  const TengenEngineProofZone *other)
{
  for (int i = 0; i < TENGEN_ENGINE_PROOF_ZONE_WORDS; i++)
    self->words[i] |= other->words[i];
}

G_END_DECLS
