/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-number: which number stands on which stone (手数)
 *
 * What:   numbers of the game, of the variation, or from a node on; moves
 *         whose stone lies there no more, as diagrams say it: 20 = 112.
 * Source: SGF FF[4]: MN, PM, FG.
 */
#pragma once

#include "tengen-game-position.h"

G_BEGIN_DECLS

/**
 * TengenNumberMode:
 * @TENGEN_NUMBER_GAME: as the game counts, from 1 (MN changes what follows)
 * @TENGEN_NUMBER_VARIATION: from 1 where the line left the first children (MN
 *   changes what follows); on the main line as the game counts
 * @TENGEN_NUMBER_FROM: from 1 after a node, whatever MN says
 *
 * What is counted.
 */
typedef enum
{
  TENGEN_NUMBER_GAME,
  TENGEN_NUMBER_VARIATION,
  TENGEN_NUMBER_FROM,
} TengenNumberMode;

/**
 * TengenNumberAgain:
 * @number: the number of a move
 * @at: the number on the stone that lies on its point now, or 0 if the point is
 *   empty or its stone has no number
 * @point: the point
 *
 * A move whose number cannot be seen: @number = @at, or @number at @point.
 */
typedef struct
{
  guint number;
  guint at;
  TengenPoint point;
} TengenNumberAgain;

/**
 * TengenNumbers:
 * @numbers: for each point the number that stands there, 0 for none: empty
 *   points, stones of setup, stones from before what is counted
 * @again: (element-type TengenNumberAgain): the counted moves that cannot be
 *   seen, in order; passes are none
 *
 * The numbers of a position. On a point that was played on several times and
 * holds a stone now, the numbers of the game show the LAST move of that
 * colour, the one that put the stone; those of a variation or from a node on
 * are read as a figure and show the FIRST one that is counted, so that of a ko
 * the later captures are the ones listed.
 */
typedef struct
{
  guint *numbers;
  GArray *again;
} TengenNumbers;

/**
 * tengen_numbers_new:
 * @position: a position
 * @mode: what is counted
 * @from: (FROM): a node of the path, or none for the first
 *
 * Numbers the stones on the board. Cost: the moves of the path.
 *
 * Returns: (transfer full): the numbers
 */
TengenNumbers *tengen_numbers_new (const TengenPosition *position,
                                   TengenNumberMode mode,
                                   TengenNode from) G_GNUC_WARN_UNUSED_RESULT;

/* Frees them; does nothing for %NULL. */
void tengen_numbers_free (TengenNumbers *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenNumbers, tengen_numbers_free)

G_END_DECLS
