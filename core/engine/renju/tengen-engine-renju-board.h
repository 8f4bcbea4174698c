/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-board: a board of Renju that a search goes over
 *
 * What:   the stones, and for each empty point what a stone of either side
 *         would make of its lines; the points of each kind; the worth of the
 *         whole; a key.
 * Shape:  everything is kept up to date stone by stone. Forbidden points are
 *         asked of a board of core/renju, which gets the same stones.
 */
#pragma once

#include "tengen-engine-renju-line.h"
#include "tengen-engine-renju-worth.h"
#include "tengen-renju-key.h"

G_BEGIN_DECLS

/* Points as bits. */
typedef struct
{
  guint64 words[TENGEN_RENJU_WORDS];
} TengenEngineRenjuSet;

/**
 * TengenEngineRenjuBoard:
 * @lines: the tables
 * @renju: the same stones
 * @key: of the stones
 * @sets: for each side the empty points of each kind but QUIET
 * @worths: for each side the sums of tengen_engine_renju_worths, when it is not
 *   to move and when it is
 * @n_stones: how many there are
 * @n_put: how many were put since the board was made
 * @codes: for each side the codes of the lines of each cell
 * @classes: for each side the classes of the lines of each cell, 4 bits each
 * @cells: what lies on each cell, and %TENGEN_RENJU_FRAME
 *
 * A board. Read it, change it only by the functions here.
 */
typedef struct
{
  const TengenEngineRenjuLines *lines;
  TengenRenju *renju;
  TengenRenjuKey key;
  TengenEngineRenjuSet sets[2][TENGEN_ENGINE_RENJU_N_KINDS];
  int worths[2][2];
  guint n_stones;
  guint n_put;
  guint64 codes[2][TENGEN_RENJU_CELLS];
  guint16 classes[2][TENGEN_RENJU_CELLS];
  guint8 cells[TENGEN_RENJU_CELLS];
} TengenEngineRenjuBoard;

/* Makes a board with the stones of another one. */
TengenEngineRenjuBoard *tengen_engine_renju_board_new (const TengenRenju *from)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees a board. */
void tengen_engine_renju_board_free (TengenEngineRenjuBoard *self);

/* Puts a stone on an empty point. */
void tengen_engine_renju_board_put (TengenEngineRenjuBoard *self,
                                    TengenPoint point,
                                    TengenStone stone);

/* Takes a stone off. */
void tengen_engine_renju_board_take (TengenEngineRenjuBoard *self,
                                     TengenPoint point);

/* Tells whether a side may put a stone on an empty point. */
static inline gboolean
tengen_engine_renju_board_may (const TengenEngineRenjuBoard *self,
                               TengenPoint point,
                               TengenStone stone)
{
  return stone == TENGEN_STONE_WHITE ||
         (tengen_renju_classify (self->renju, point) &
          TENGEN_RENJU_FORBIDDEN) == 0;
}

/* Gives the kind of an empty point for a side. */
static inline TengenEngineRenjuKind
tengen_engine_renju_board_get_kind (const TengenEngineRenjuBoard *self,
                                    TengenPoint point,
                                    TengenStone stone)
{
  guint side = tengen_engine_renju_side (stone);

  return (TengenEngineRenjuKind)
      self->lines->kinds[self->classes[side][tengen_renju_cell (point)]];
}

/* Gives the pair of an empty point for a side. */
static inline guint
tengen_engine_renju_board_get_pair (const TengenEngineRenjuBoard *self,
                                    TengenPoint point,
                                    TengenStone stone)
{
  guint side = tengen_engine_renju_side (stone);

  return self->lines->pairs[self->classes[side][tengen_renju_cell (point)]];
}

/* Tells what lies on a point. */
static inline TengenStone
tengen_engine_renju_board_get (const TengenEngineRenjuBoard *self,
                               TengenPoint point)
{
  return (TengenStone) self->cells[tengen_renju_cell (point)];
}

/**
 * tengen_engine_renju_board_list:
 * @self: a board
 * @stone: a side
 * @least: the weakest kind
 * @points: (out caller-allocates) (array fixed-size=225): the points
 *
 * Lists the points that are of a kind or a stronger one for a side, forbidden
 * ones too, strongest kinds first.
 *
 * Returns: how many there are
 */
guint tengen_engine_renju_board_list (const TengenEngineRenjuBoard *self,
                                      TengenStone stone,
                                      TengenEngineRenjuKind least,
                                      TengenPoint *points);

/**
 * tengen_engine_renju_board_count_fives:
 * @self: a board
 * @stone: a side
 * @first: (out): a point where it makes a row that wins, or NONE
 *
 * Counts the points where a side wins.
 *
 * Returns: how many there are, 2 for more
 */
guint tengen_engine_renju_board_count_fives (const TengenEngineRenjuBoard *self,
                                             TengenStone stone,
                                             TengenPoint *first);

/**
 * tengen_engine_renju_board_has_fours:
 * @self: a board
 * @stone: a side
 *
 * Tells whether a side may put a stone that makes a straight four, of White also
 * two fours: unless it is stopped or the other side makes five, it wins.
 *
 * Returns: %TRUE if it may
 */
gboolean
tengen_engine_renju_board_has_fours (const TengenEngineRenjuBoard *self,
                                     TengenStone stone);

/* Rates the position by what is seen, for the side to move. */
int tengen_engine_renju_board_judge (const TengenEngineRenjuBoard *self,
                                     TengenStone stone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineRenjuBoard,
                               tengen_engine_renju_board_free)

G_END_DECLS
