/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-table: what is known of positions that a search has seen
 *
 * What:   for a position a score, what it says, how deep it was searched, the
 *         best move.
 * Shape:  a fixed number of entries in pairs; a new one takes the place of the
 *         one that was searched less deeply, or of an older one.
 */
#pragma once

#include "tengen-engine-renju-board.h"

G_BEGIN_DECLS

/**
 * TengenEngineRenjuBound:
 * @TENGEN_ENGINE_RENJU_UNKNOWN: nothing is known
 * @TENGEN_ENGINE_RENJU_EXACT: the score is the position's
 * @TENGEN_ENGINE_RENJU_AT_LEAST: it is that or more
 * @TENGEN_ENGINE_RENJU_AT_MOST: it is that or less
 *
 * What a score says.
 */
typedef enum
{
  TENGEN_ENGINE_RENJU_UNKNOWN,
  TENGEN_ENGINE_RENJU_EXACT,
  TENGEN_ENGINE_RENJU_AT_LEAST,
  TENGEN_ENGINE_RENJU_AT_MOST,
} TengenEngineRenjuBound;

/**
 * TengenEngineRenjuKnown:
 * @verify: of the key
 * @point: the best move, or NONE
 * @score: of the side to move
 * @depth: how deep it was searched
 * @bound: a #TengenEngineRenjuBound
 *
 * What is known of a position.
 */
typedef struct
{
  guint64 verify;
  TengenPoint point;
  gint16 score;
  gint8 depth;
  guint8 bound;
} TengenEngineRenjuKnown;

typedef struct TengenEngineRenjuTable TengenEngineRenjuTable;

/* Makes a table for a search of so many positions; 4 MiB at most. */
TengenEngineRenjuTable *
tengen_engine_renju_table_new (guint positions) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a table. */
void tengen_engine_renju_table_free (TengenEngineRenjuTable *self);

/**
 * tengen_engine_renju_table_get:
 * @self: a table
 * @key: of a position
 *
 * Finds what is known.
 *
 * Returns: (transfer none) (nullable): valid until the next
 *   tengen_engine_renju_table_put()
 */
const TengenEngineRenjuKnown *
tengen_engine_renju_table_get (const TengenEngineRenjuTable *self,
                               const TengenRenjuKey *key);

/* Keeps what is known; its @verify is set here. */
void tengen_engine_renju_table_put (TengenEngineRenjuTable *self,
                                    const TengenRenjuKey *key,
                                    const TengenEngineRenjuKnown *known);

/**
 * tengen_engine_renju_table_get_attack:
 * @self: a table
 * @key: of the position and the attack, of which there are several kinds
 * @moves: how many moves of the side that attacks are enough to know
 *
 * Finds what is known of an attack.
 *
 * Returns: (transfer none) (nullable): its @score is how many moves of both
 *   sides the win has, 0 for none with so many; valid until the next
 *   tengen_engine_renju_table_put()
 */
const TengenEngineRenjuKnown *tengen_engine_renju_table_get_attack (
    const TengenEngineRenjuTable *self, const TengenRenjuKey *key, guint moves);

/**
 * tengen_engine_renju_table_put_attack:
 * @self: a table
 * @key: of the position and the attack
 * @moves: of the side that attacks at most
 * @length: how many moves of both sides the win has, 0 for none
 * @point: its first move, or NONE
 *
 * Keeps what was found of an attack.
 */
void tengen_engine_renju_table_put_attack (TengenEngineRenjuTable *self,
                                           const TengenRenjuKey *key,
                                           guint moves,
                                           guint length,
                                           TengenPoint point);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineRenjuTable,
                               tengen_engine_renju_table_free)

G_END_DECLS
