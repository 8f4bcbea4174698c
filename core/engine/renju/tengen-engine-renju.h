/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju: the computer as an opponent at Renju (連珠), levels 1 to
 *                      10
 *
 * What:   a move for the side to move, by level; what positions and moves are
 *         worth. Levels up to %TENGEN_ENGINE_RENJU_LEVELS_SIGHT do not search:
 *         they differ by the shapes they see. The others search
 *         (tengen-engine-renju-search) and differ by their budget.
 * Not:    openings, declarations, draws (core/opponent); time.
 * Shape:  an answer is a function of the stones, the side to move, the player
 *         and what was asked; whole numbers, no clock, no state between calls.
 * Memory: none between calls; 8 MiB at most during a search.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/* Levels are 1 to this. */
#define TENGEN_ENGINE_RENJU_LEVELS 10
/* The highest level that does not search. */
#define TENGEN_ENGINE_RENJU_LEVELS_SIGHT 4

/* A score that no position has whose end is not seen: a win in n moves of both
 * sides is this less n. */
#define TENGEN_ENGINE_RENJU_WIN 30000

/* The most positions of one search. */
#define TENGEN_ENGINE_RENJU_BUDGET_MAX 10000000

/**
 * TengenEngineRenjuPlayer:
 * @level: 1 to %TENGEN_ENGINE_RENJU_LEVELS
 * @seed: any number; drawn once a game
 * @positions: the budget that a level that searches had when the game began, 0
 *   for that of the table
 * @halvings: how often the budget is halved, 0 and up; means something only
 *   for a level that searches
 *
 * The computer as an opponent in one game.
 */
typedef struct
{
  int level;
  guint64 seed;
  guint positions;
  guint halvings;
} TengenEngineRenjuPlayer;

/**
 * TengenEngineRenjuAnswer:
 * @point: the move; PASS where every free point is forbidden
 * @score: for the side to move; 0 without a search
 * @positions: how many were searched
 * @is_stopped: the search was stopped before its budget was used up
 *
 * What was found. A score of 0 is even, of 100 stands for a little less than
 * three games won to one lost.
 */
typedef struct
{
  TengenPoint point;
  int score;
  guint positions;
  gboolean is_stopped;
} TengenEngineRenjuAnswer;

/**
 * TengenEngineRenjuProgress:
 * @positions: how many there were so far
 * @data: what was given with the function
 *
 * Asked now and then during a search, every millisecond or so.
 *
 * Returns: %FALSE to stop it with the best move so far
 */
typedef gboolean (*TengenEngineRenjuProgress) (guint positions, gpointer data);

/**
 * tengen_engine_renju_get_positions:
 * @player: the level and how often its budget is halved
 *
 * Looks the budget of a move up.
 *
 * Returns: positions, 1 to %TENGEN_ENGINE_RENJU_BUDGET_MAX; 0 for a level that
 *   does not search
 */
guint tengen_engine_renju_get_positions (const TengenEngineRenjuPlayer *player);

/**
 * tengen_engine_renju_choose:
 * @board: a board without a row that wins
 * @stone: the side to move
 * @player: the opponent
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 * @answer: (out caller-allocates): the move and what is thought of it
 *
 * Chooses a move: never a forbidden one, whatever the game does about those.
 */
void tengen_engine_renju_choose (const TengenRenju *board,
                                 TengenStone stone,
                                 const TengenEngineRenjuPlayer *player,
                                 TengenEngineRenjuProgress progress,
                                 gpointer data,
                                 TengenEngineRenjuAnswer *answer);

/**
 * tengen_engine_renju_rate:
 * @board: a board without a row that wins
 * @stone: the side to move
 * @points: (array length=n): empty points that are not forbidden
 * @n: how many
 * @positions: of the search after each of them, 1 and up
 * @progress: (nullable): asked whether to go on, with the positions of all
 *   searches so far
 * @data: for @progress
 * @scores: (out caller-allocates) (array length=n): for each point the score
 *   of the move, for @stone
 *
 * Rates moves, each by a search of its own. Where that was stopped, the other
 * scores are what is seen without a search.
 */
void tengen_engine_renju_rate (const TengenRenju *board,
                               TengenStone stone,
                               const TengenPoint *points,
                               guint n,
                               guint positions,
                               TengenEngineRenjuProgress progress,
                               gpointer data,
                               int *scores);

/**
 * tengen_engine_renju_judge:
 * @board: a board without a row that wins
 * @stone: the side to move
 * @positions: of the search, 1 and up
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 *
 * Rates a position.
 *
 * Returns: the score, for @stone
 */
int tengen_engine_renju_judge (const TengenRenju *board,
                               TengenStone stone,
                               guint positions,
                               TengenEngineRenjuProgress progress,
                               gpointer data);

G_END_DECLS
