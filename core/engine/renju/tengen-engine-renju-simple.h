/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-simple: the moves of the levels that do not search
 *
 * What:   all make fives and stop fours. Level 1 overlooks most straight fours,
 *         its own and those to be stopped, levels 2 and 3 some; 3 makes and stops
 *         四三; 4 overlooks nothing of that and sees short wins by fours, with
 *         forbidden points. Else a move is drawn from those whose lines look
 *         best, the more evenly the lower the level is.
 */
#pragma once

#include "tengen-engine-renju-board.h"
#include "tengen-engine-renju.h"

G_BEGIN_DECLS

/**
 * tengen_engine_renju_choose_simple:
 * @board: a board without a row that wins; the same afterwards
 * @stone: the side to move
 * @level: 1 to %TENGEN_ENGINE_RENJU_LEVELS_SIGHT
 * @seed: from which chance is drawn, with the stones
 *
 * Chooses a move.
 *
 * Returns: the move; PASS if there is none
 */
TengenPoint tengen_engine_renju_choose_simple (TengenEngineRenjuBoard *board,
                                               TengenStone stone,
                                               int level,
                                               guint64 seed);

G_END_DECLS
