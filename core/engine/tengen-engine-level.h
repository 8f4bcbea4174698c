/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-level: the computer as an opponent of levels 1 to 10
 *
 * What:   a move for the side to move, by level. Levels up to
 *         %TENGEN_ENGINE_LEVELS_SIGHT do not search: they differ by what they
 *         see (tengen-engine-sight). The others search (tengen-engine) and
 *         differ by their budget.
 * Not:    time, stops, dead stones, proposals: a pass says that no move on the
 *         board gains anything.
 * Shape:  a move is a function of rules, actions, level, seed and halvings.
 * Memory: none between moves; that of tengen-engine during a search.
 */
#pragma once

#include "tengen-engine.h"

G_BEGIN_DECLS

/* Levels are 1 to this. */
#define TENGEN_ENGINE_LEVELS 10
/* The highest level that does not search; it plays on boards of any size. */
#define TENGEN_ENGINE_LEVELS_SIGHT 4

/**
 * TengenEnginePlayer:
 * @level: 1 to tengen_engine_level_get_most()
 * @seed: any number; drawn once a game
 * @playouts: the budget that a level that searches had when the game began, 0
 *   for that of the table
 * @halvings: how often the budget is halved, 0 and up; means something only
 *   for a level that searches
 * @komi_x2: komi, half points, for White
 * @handicap: handicap stones, for the bonus that some sets give
 * @counts_lying: stones count as they lie when both have passed, as in
 *   #TengenEngineSettings
 * @avoids_third: no move that brings a position for the third time; a level
 *   that does not search makes none for the second
 *
 * The computer as an opponent in one game.
 */
typedef struct
{
  int level;
  guint64 seed;
  guint playouts;
  guint halvings;
  int komi_x2;
  int handicap;
  gboolean counts_lying;
  gboolean avoids_third;
} TengenEnginePlayer;

/**
 * tengen_engine_level_get_most:
 * @width: columns, 1 to %TENGEN_BOARD_MAX
 * @height: rows, 1 to %TENGEN_BOARD_MAX
 *
 * Finds the highest level offered on a board: all up to 19x19, those without
 * search on larger ones.
 *
 * Returns: %TENGEN_ENGINE_LEVELS or %TENGEN_ENGINE_LEVELS_SIGHT
 */
int tengen_engine_level_get_most (int width, int height);

/**
 * tengen_engine_level_get_playouts:
 * @player: the level and how often its budget is halved
 * @rules: a rule set
 * @width: columns
 * @height: rows
 *
 * Looks the budget of a move up.
 *
 * Returns: playouts, 1 to %TENGEN_ENGINE_BUDGET_MAX; 0 for a level that does
 *   not search
 */
guint tengen_engine_level_get_playouts (const TengenEnginePlayer *player,
                                        const TengenGoRules *rules,
                                        int width,
                                        int height);

/**
 * tengen_engine_level_get_most_playouts:
 * @player: the level and how often its budget is halved
 * @rules: a rule set
 * @width: columns
 * @height: rows
 *
 * Tells how many playouts a move takes at most: where stones count, levels 5 to
 * 8 make more than their budget, to see whether the game is lost.
 *
 * Returns: playouts; 0 for a level that does not search
 */
guint tengen_engine_level_get_most_playouts (const TengenEnginePlayer *player,
                                             const TengenGoRules *rules,
                                             int width,
                                             int height);

/**
 * tengen_engine_level_choose:
 * @go: a game; it is the same afterwards
 * @player: the opponent
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 * @answer: (out caller-allocates): the move and what is thought of it; without
 *   a search lead and share are 0, playouts too
 *
 * Chooses a move for the side to move: a legal one, or PASS if none gains
 * anything. Where the rules know no pass, it means the same. Where only stones
 * count that is so if every move fills an eye that a chain needs, or costs a
 * stone; else if all that is left is settled. A game of stones that is lost is
 * played for the stones that can be kept.
 *
 * Cost: of a level that does not search, 5 ms on 19x19 and 50 ms on 52x52; of
 * others, as tengen_engine_choose() for its playouts.
 */
void tengen_engine_level_choose (TengenGo *go,
                                 const TengenEnginePlayer *player,
                                 TengenEngineProgress progress,
                                 gpointer data,
                                 TengenEngineAnswer *answer);

G_END_DECLS
