/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-prior: what is thought of moves before they are tried
 *
 * What:   playouts that a move is given in advance, won ones for what often is
 *         good, lost ones for what often is bad.
 * Source: the list in MoGo and Pachi (captures, escapes, self-atari, shapes,
 *         distance, first lines, ladders); the numbers are ours.
 */
#pragma once

#include "tengen-engine-ladder.h"
#include "tengen-engine-policy.h"
#include "tengen-engine-tree.h"

G_BEGIN_DECLS

/* Moves to read a ladder with. */
#define TENGEN_ENGINE_PRIOR_MOVES 120

/**
 * TengenEngineView:
 * @board: a position
 * @patterns: shapes
 * @stone: the side to move
 * @last: the opponent's move just played, or 0
 * @mean: the reward to expect for @stone, 0 to %TENGEN_ENGINE_REWARD_MAX
 * @fills: filling an own eye may be right, as only stones count
 * @spare: (nullable): for each square whether it is an own point that is known
 *   not to be needed; %NULL for none
 * @reading: (nullable): the same position, to read ladders on; %NULL not to
 * @danger: for each point of @reading what tengen_engine_ladder_find_danger()
 *   says of @stone
 *
 * From where moves are looked at.
 */
typedef struct
{
  const TengenGoPlayoutBoard *board;
  const TengenEnginePatterns *patterns;
  TengenStone stone;
  TengenGoPlayoutPoint last;
  guint mean;
  gboolean fills;
  const guint8 *spare;
  TengenBoard *reading;
  const guint8 *danger;
} TengenEngineView;

/**
 * tengen_engine_prior_make:
 * @view: from where
 * @point: an empty point where it is legal
 * @node: (out caller-allocates): the move with its prior
 *
 * Makes the node of a move.
 *
 * Returns: %FALSE if the move need not be considered: it fills an own eye where
 *   that cannot be right
 */
gboolean tengen_engine_prior_make (const TengenEngineView *view,
                                   TengenGoPlayoutPoint point,
                                   TengenEngineNode *node);

/* Makes the node of a pass with its prior. */
void tengen_engine_prior_make_pass (const TengenEngineView *view,
                                    TengenEngineNode *node);

G_END_DECLS
