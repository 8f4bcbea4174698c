/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-sketch: games of the computer with itself, fast
 *
 * What:   move after move of which a level without search sees most, from the
 *         empty board on, so that positions look played.
 * Not:    games to be watched: what is settled is not asked
 *         (tengen-engine-simple does), own eyes are not filled, rules of
 *         repetition but the simple ko are not known.
 * Shape:  a game is a function of size, levels and seed.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/* Levels are 1 to this. */
#define TENGEN_ENGINE_SKETCH_LEVELS 3

typedef struct TengenEngineSketch TengenEngineSketch;

/* Makes an empty board, Black to move; sides 1 to %TENGEN_BOARD_MAX. */
TengenEngineSketch *
tengen_engine_sketch_new (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game; does nothing for %NULL. */
void tengen_engine_sketch_free (TengenEngineSketch *self);

/**
 * tengen_engine_sketch_begin:
 * @self: a game
 * @black: Black's level, 1 to %TENGEN_ENGINE_SKETCH_LEVELS
 * @white: White's level, likewise
 * @seed: any number
 *
 * Begins a new game.
 */
void tengen_engine_sketch_begin (TengenEngineSketch *self,
                                 int black,
                                 int white,
                                 guint64 seed);

/**
 * tengen_engine_sketch_move:
 * @self: a game
 * @closed: (nullable): for each point 1 if no stone shall be put there
 *
 * Makes the next move.
 * Cost: some 5 microseconds on 9x9.
 *
 * Returns: the point, or PASS where no move makes sense
 */
TengenPoint tengen_engine_sketch_move (TengenEngineSketch *self,
                                       const guint8 *closed);

/* Counts the moves so far, passes too. */
guint tengen_engine_sketch_get_n_moves (const TengenEngineSketch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineSketch, tengen_engine_sketch_free)

G_END_DECLS
