/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-line: what a stone of either side would make of its lines
 *
 * What:   for each code of a line (tengen-renju-table) its class, for the four
 *         classes of a point its kind and its pair.
 * Not:    whether Black may put the stone: lines are looked at one by one.
 * Shape:  tables that are made when they are asked for first. The codes of a
 *         side have a stone of its own as 1, the other side's and the edge
 *         as 2.
 */
#pragma once

#include "tengen-renju-table.h"

G_BEGIN_DECLS

/**
 * TengenEngineRenjuClass:
 * @TENGEN_ENGINE_RENJU_DEAD: it can be part of no five
 * @TENGEN_ENGINE_RENJU_CLOSED_ONE: of a closed two with another stone
 * @TENGEN_ENGINE_RENJU_ONE: of a two with another stone
 * @TENGEN_ENGINE_RENJU_CLOSED_TWO: of a closed three
 * @TENGEN_ENGINE_RENJU_TWO: of a three, with another stone on one or two points
 * @TENGEN_ENGINE_RENJU_WIDE_TWO: of a three, on three points or more
 * @TENGEN_ENGINE_RENJU_CLOSED_THREE: another stone makes a four of it, but no
 *   straight one
 * @TENGEN_ENGINE_RENJU_THREE: a three (三) that one point makes a straight four
 * @TENGEN_ENGINE_RENJU_WIDE_THREE: a three that two points do
 * @TENGEN_ENGINE_RENJU_FOUR: a four (四)
 * @TENGEN_ENGINE_RENJU_STRAIGHT_FOUR: a straight four (棒四); of White also two
 *   fours on the line
 * @TENGEN_ENGINE_RENJU_FIVE: a row that wins
 *
 * What a stone makes on a line, from the weakest to the strongest.
 */
typedef enum
{
  TENGEN_ENGINE_RENJU_DEAD,
  TENGEN_ENGINE_RENJU_CLOSED_ONE,
  TENGEN_ENGINE_RENJU_ONE,
  TENGEN_ENGINE_RENJU_CLOSED_TWO,
  TENGEN_ENGINE_RENJU_TWO,
  TENGEN_ENGINE_RENJU_WIDE_TWO,
  TENGEN_ENGINE_RENJU_CLOSED_THREE,
  TENGEN_ENGINE_RENJU_THREE,
  TENGEN_ENGINE_RENJU_WIDE_THREE,
  TENGEN_ENGINE_RENJU_FOUR,
  TENGEN_ENGINE_RENJU_STRAIGHT_FOUR,
  TENGEN_ENGINE_RENJU_FIVE,
  TENGEN_ENGINE_RENJU_N_CLASSES,
} TengenEngineRenjuClass;

/* The two strongest classes of a point, as one number. */
#define TENGEN_ENGINE_RENJU_N_PAIRS                                            \
  (TENGEN_ENGINE_RENJU_N_CLASSES * (TENGEN_ENGINE_RENJU_N_CLASSES + 1) / 2)

/**
 * TengenEngineRenjuKind:
 * @TENGEN_ENGINE_RENJU_QUIET: none of these
 * @TENGEN_ENGINE_RENJU_MAKES_THREE: a three
 * @TENGEN_ENGINE_RENJU_MAKES_THREES: two or more; of Black likely forbidden
 * @TENGEN_ENGINE_RENJU_MAKES_FOUR: a four, and no three
 * @TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE: a four and a three (四三)
 * @TENGEN_ENGINE_RENJU_MAKES_FOURS: a straight four, or more fours than one,
 *   which are forbidden for Black
 * @TENGEN_ENGINE_RENJU_MAKES_FIVE: a row that wins
 *
 * What a stone makes on all its lines.
 */
typedef enum
{
  TENGEN_ENGINE_RENJU_QUIET,
  TENGEN_ENGINE_RENJU_MAKES_THREE,
  TENGEN_ENGINE_RENJU_MAKES_THREES,
  TENGEN_ENGINE_RENJU_MAKES_FOUR,
  TENGEN_ENGINE_RENJU_MAKES_FOUR_THREE,
  TENGEN_ENGINE_RENJU_MAKES_FOURS,
  TENGEN_ENGINE_RENJU_MAKES_FIVE,
  TENGEN_ENGINE_RENJU_N_KINDS,
} TengenEngineRenjuKind;

/**
 * TengenEngineRenjuLines:
 * @classes: for White and for Black the class of each code
 * @pairs: the pair of four classes of 4 bits each, in any order
 * @kinds: their kind
 * @strongest: the stronger class of a pair
 * @appeals: how soon a pair is tried as a move, or stopped
 *
 * The tables.
 */
typedef struct
{
  guint8 classes[2][TENGEN_RENJU_CODES];
  guint8 pairs[1 << 16];
  guint8 kinds[1 << 16];
  guint8 strongest[TENGEN_ENGINE_RENJU_N_PAIRS];
  gint16 appeals[TENGEN_ENGINE_RENJU_N_PAIRS];
} TengenEngineRenjuLines;

/* The number of a side in all tables here. */
static inline guint
tengen_engine_renju_side (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK;
}

/* Finds a pair. Returns: 0 to %TENGEN_ENGINE_RENJU_N_PAIRS - 1 */
static inline guint
tengen_engine_renju_pair (guint stronger, guint weaker)
{
  return stronger * (stronger + 1) / 2 + weaker;
}

/* Gives the tables. Returns: (transfer none): static; from any thread */
const TengenEngineRenjuLines *tengen_engine_renju_get_lines (void);

G_END_DECLS
