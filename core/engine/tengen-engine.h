/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine: a move of the computer in a game of the Go family
 *
 * What:   search by playouts for the side to move, under all rule sets.
 * Not:    levels and time: the budget is a number of playouts; stops, dead
 *         stones and proposals: a pass here says that no move on the board
 *         gains anything.
 * Shape:  one engine for one size of board; a fresh tree for each move. A move
 *         is a function of rules, actions, settings and seed: whole numbers, no
 *         clock, no threads.
 * Memory: 48 MiB for the tree at most, 0.5 MiB else.
 */
#pragma once

#include "tengen-go-play.h"

G_BEGIN_DECLS

/* The longest side of a board that is searched. */
#define TENGEN_ENGINE_SIZE_MAX 19

/* Playouts at most. */
#define TENGEN_ENGINE_BUDGET_MAX 1000000

typedef struct TengenEngine TengenEngine;

/**
 * TengenEngineSettings:
 * @playouts: 1 to %TENGEN_ENGINE_BUDGET_MAX
 * @seed: any number
 * @komi_x2: komi, half points, for White
 * @handicap: handicap stones, for the bonus that some sets give
 * @counts_lying: stones count as they lie when both have passed, so that dead
 *   stones must be taken first; %FALSE if the players agree on dead stones.
 *   Means something only where a move too many costs nothing (area)
 * @avoids_third: no move that brings a position for the third time
 * @seeks_points: look for as many points as possible and not for winning, up
 *   to a lead of half the board: give a komi that makes the game about even
 * @asks_pass: every other playout begins with a pass, which is chosen if then
 *   all points are settled and no move seems to gain more than chance gives;
 *   with @seeks_points only
 *
 * What a search is given besides the game.
 */
typedef struct
{
  guint playouts;
  guint64 seed;
  int komi_x2;
  int handicap;
  gboolean counts_lying;
  gboolean avoids_third;
  gboolean seeks_points;
  gboolean asks_pass;
} TengenEngineSettings;

/**
 * TengenEngineAnswer:
 * @point: the move, PASS if none on the board gains anything
 * @playouts: how many there were
 * @lead_x2: Black's mean lead after it, half points, komi taken off: at the
 *   end of the best line; where points are sought, of all its playouts, which is
 *   nearer to even than the truth, but leads of two moves can be compared
 * @share: how good it is for the side that moves, 0 (lost) to 1000 (won)
 * @is_stopped: the search was stopped before its budget was used
 *
 * What was found.
 */
typedef struct
{
  TengenPoint point;
  guint playouts;
  int lead_x2;
  guint share;
  gboolean is_stopped;
} TengenEngineAnswer;

/**
 * TengenEngineProgress:
 * @playouts: how many there were so far
 * @data: what was given with the function
 *
 * Asked now and then during a search, every 10 ms on 19x19 or more often.
 *
 * Returns: %FALSE to stop it with the best move so far
 */
typedef gboolean (*TengenEngineProgress) (guint playouts, gpointer data);

/**
 * tengen_engine_new:
 * @width: columns, 1 to %TENGEN_ENGINE_SIZE_MAX
 * @height: rows, 1 to %TENGEN_ENGINE_SIZE_MAX
 *
 * Makes an engine. Cost: a few milliseconds.
 *
 * Returns: (transfer full): an engine that has not searched yet
 */
TengenEngine *tengen_engine_new (int width,
                                 int height) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an engine; does nothing for %NULL. */
void tengen_engine_free (TengenEngine *self);

/**
 * tengen_engine_choose:
 * @self: an engine
 * @go: a game on a board of its size; moves are tried on it, it is the same
 *   afterwards
 * @settings: what else there is to know
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 * @answer: (out caller-allocates): the move and what is thought of it
 *
 * Searches a move for the side to move. Where captures decide they must not have
 * done so; then @lead_x2 is the lead in captures, and there is a move.
 *
 * The move is legal under the rules of @go, repetition included; two plies
 * further, moves are those that these rules allow, too; deeper down positions
 * do not come back under the rules that forbid it, and a position that comes
 * back is a draw under the others. Suicide is not considered.
 *
 * Where only stones count, a pass is chosen only if every move on the board
 * lowers the count; else as soon as no move gains a point. No move leaves
 * stones that no play could take without that safety, unless it takes stones
 * and so wins a game that is lost without; and none is made in a territory that
 * is closed for good, unless it has to be filled.
 *
 * Cost: on 9x9 some 30 microseconds a playout.
 */
void tengen_engine_choose (TengenEngine *self,
                           TengenGo *go,
                           const TengenEngineSettings *settings,
                           TengenEngineProgress progress,
                           gpointer data,
                           TengenEngineAnswer *answer);

/**
 * TengenEngineCandidate:
 * @point: the move, or PASS
 * @visits: playouts that began with it
 * @lead_x2: Black's lead where the best line from there ends, half points
 * @share: how good it is for the side that moves, 0 (lost) to 1000 (won)
 *
 * What a search found out about a move.
 */
typedef struct
{
  TengenPoint point;
  guint visits;
  int lead_x2;
  guint share;
} TengenEngineCandidate;

/**
 * tengen_engine_list:
 * @self: an engine that has searched
 * @candidates: (out caller-allocates): room for all points and the pass
 *
 * Lists the moves that the last search considered, those with most playouts
 * first, of equal ones the better first. What is said of a move with few
 * playouts is little more than chance.
 *
 * Returns: how many; 0 before the first search
 */
guint tengen_engine_list (TengenEngine *self,
                          TengenEngineCandidate *candidates);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngine, tengen_engine_free)

G_END_DECLS
