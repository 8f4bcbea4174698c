/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-pattern: shapes of 3x3 points in which the middle is a good move
 *
 * What:   hane (ハネ), cuts (キリ), blocks and descents at the edge.
 * Shape:  the eight squares around a point, two bits each, are an index to a
 *         table that says whether the point is such a move.
 * Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, Modification of UCT with
 *         Patterns in Monte-Carlo Go (2006), figures 3 to 6.
 */
#pragma once

#include "tengen-go-playout-board.h"

G_BEGIN_DECLS

/* All that may lie on eight squares: empty, Black, White, edge. */
#define TENGEN_ENGINE_PATTERN_CODES 65536

/**
 * TengenEnginePatterns:
 * @is_shape: for each code whether the middle is a good move, for either side
 *
 * The table.
 */
typedef struct
{
  guint8 is_shape[TENGEN_ENGINE_PATTERN_CODES];
} TengenEnginePatterns;

/**
 * tengen_engine_pattern_fill:
 * @self: (out caller-allocates): a table
 *
 * Makes the table: all patterns, turned, mirrored and
 * with the colours exchanged. Cost:
 * about a millisecond.
 */
void tengen_engine_pattern_fill (TengenEnginePatterns *self);

/**
 * tengen_engine_pattern_add:
 * @code: of the squares before
 * @square: what lies on the next, as the board says
 *
 * Adds a square to a code; the edge becomes 3.
 *
 * Returns: the longer code
 */
static inline guint
tengen_engine_pattern_add (guint code, guint square)
{
  return code << 2 | (square - (square >> 2));
}

/* Tells whether a move of either side on an empty point makes a shape. */
static inline gboolean
tengen_engine_pattern_matches (const TengenEnginePatterns *self,
                               const TengenGoPlayoutBoard *board,
                               TengenGoPlayoutPoint point)
{
  const guint8 *north = board->stones + point + board->steps[0];
  const guint8 *south = board->stones + point + board->steps[3];
  guint code = 0;

  for (int i = -1; i <= 1; i++)
    code = tengen_engine_pattern_add (code, north[i]);
  code = tengen_engine_pattern_add (code, board->stones[point - 1]);
  code = tengen_engine_pattern_add (code, board->stones[point + 1]);
  for (int i = -1; i <= 1; i++)
    code = tengen_engine_pattern_add (code, south[i]);
  return self->is_shape[code];
}

G_END_DECLS
