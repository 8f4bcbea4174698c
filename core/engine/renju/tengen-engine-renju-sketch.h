/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-sketch: games of the levels that do not search, fast
 *
 * What:   one board from the first move to the last, on which a level without
 *         search chooses.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

typedef struct TengenEngineRenjuSketch TengenEngineRenjuSketch;

/* Makes an empty board. */
TengenEngineRenjuSketch *
tengen_engine_renju_sketch_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game; does nothing for %NULL. */
void tengen_engine_renju_sketch_free (TengenEngineRenjuSketch *self);

/**
 * tengen_engine_renju_sketch_choose:
 * @self: a game without a row that wins; the same afterwards
 * @stone: the side to move
 * @level: 1 to %TENGEN_ENGINE_RENJU_LEVELS_SIGHT
 * @seed: from which chance is drawn, with the stones
 *
 * Chooses as tengen_engine_renju_choose() does.
 *
 * Returns: the move; PASS if there is none
 */
TengenPoint tengen_engine_renju_sketch_choose (TengenEngineRenjuSketch *self,
                                               TengenStone stone,
                                               int level,
                                               guint64 seed);

/**
 * tengen_engine_renju_sketch_move:
 * @self: a game
 * @point: an empty point
 * @stone: the side that puts a stone there
 *
 * Makes a move.
 *
 * Returns: %TRUE if that makes a row that wins
 */
gboolean tengen_engine_renju_sketch_move (TengenEngineRenjuSketch *self,
                                          TengenPoint point,
                                          TengenStone stone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineRenjuSketch,
                               tengen_engine_renju_sketch_free)

G_END_DECLS
