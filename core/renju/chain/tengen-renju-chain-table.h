/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain-table: what is known of positions that a search has seen
 *
 * What:   for each position how long a chain there is, and up to which length
 *         there is none.
 */
#pragma once

#include "tengen-renju-key.h"

G_BEGIN_DECLS

/* A length that no chain reaches: there is none at all. */
#define TENGEN_RENJU_CHAIN_NEVER 255

/**
 * TengenRenjuChainKnown:
 * @none: no chain has so many moves or fewer
 * @win: a chain has so many moves or fewer, 0 if none was found
 *
 * What is known of a position.
 */
typedef struct
{
  guint8 none;
  guint8 win;
} TengenRenjuChainKnown;

typedef struct TengenRenjuChainTable TengenRenjuChainTable;

/* Makes an empty table. */
TengenRenjuChainTable *
tengen_renju_chain_table_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a table. */
void tengen_renju_chain_table_free (TengenRenjuChainTable *self);

/* Forgets everything. Cost: that of what is forgotten. */
void tengen_renju_chain_table_clear (TengenRenjuChainTable *self);

/**
 * tengen_renju_chain_table_get:
 * @self: a table
 * @key: of a position
 *
 * Finds a position, or makes it one of which nothing is known.
 *
 * Returns: (transfer none): what is known; valid until the next call
 */
TengenRenjuChainKnown *
tengen_renju_chain_table_get (TengenRenjuChainTable *self,
                              const TengenRenjuKey *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRenjuChainTable,
                               tengen_renju_chain_table_free)

G_END_DECLS
