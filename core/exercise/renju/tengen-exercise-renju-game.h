/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-game: games of Renju from which positions are taken
 *
 * What:   a game between two weak players, each of which misses things.
 * Not:    what is asked about its positions.
 * Shape:  one of the 26 openings, turned or mirrored, then the moves of
 *         core/engine/renju at levels that do not search.
 */
#pragma once

#include "tengen-board-random.h"
#include "tengen-renju.h"

G_BEGIN_DECLS

/* Moves of a game at most. */
#define TENGEN_EXERCISE_RENJU_MOVES 56
/* The highest level of a player. */
#define TENGEN_EXERCISE_RENJU_GAME_LEVELS 3

/**
 * TengenExerciseRenjuGame:
 * @n_moves: how many
 * @moves: they, Black's first; the last one may make a row that wins
 *
 * A game.
 */
typedef struct
{
  guint n_moves;
  TengenPoint moves[TENGEN_EXERCISE_RENJU_MOVES];
} TengenExerciseRenjuGame;

/**
 * tengen_exercise_renju_game_play:
 * @self: (out caller-allocates): the game
 * @level: of both players, 1 to %TENGEN_EXERCISE_RENJU_GAME_LEVELS; 0 to draw
 *   one for each
 * @random: from which the opening and the players are drawn
 *
 * Plays a game until it is won, or to %TENGEN_EXERCISE_RENJU_MOVES.
 */
void tengen_exercise_renju_game_play (TengenExerciseRenjuGame *self,
                                      int level,
                                      TengenBoardRandom *random);

/* Gives the side that makes a move, the first one being 0. */
static inline TengenStone
tengen_exercise_renju_game_get_side (guint move)
{
  return move % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}

G_END_DECLS
