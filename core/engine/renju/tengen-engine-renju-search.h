/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-search: the best move by search
 *
 * What:   alpha-beta to greater and greater depth, with wins by fours at each
 *         position; where the other side threatens to win, only answers are
 *         tried.
 * Not:    levels (tengen-engine-renju), chance other than the seed's.
 * Shape:  a function of the board and the settings; budgets are stones put.
 */
#pragma once

#include "tengen-engine-renju.h"

G_BEGIN_DECLS

/**
 * TengenEngineRenjuSettings:
 * @positions: how many are searched at most, 1 and up
 * @depth: how deep at most, 1 and up
 * @seed: any number
 * @noise: by how much the seed changes what a position seems worth at most, 0
 *   and up
 *
 * How a search is made.
 */
typedef struct
{
  guint positions;
  guint depth;
  guint64 seed;
  guint noise;
} TengenEngineRenjuSettings;

/**
 * tengen_engine_renju_search:
 * @board: a board without a row that wins
 * @stone: the side to move
 * @settings: how to search
 * @progress: (nullable): asked whether to go on
 * @data: for @progress
 * @answer: (out caller-allocates): the best move
 *
 * Searches.
 */
void tengen_engine_renju_search (const TengenRenju *board,
                                 TengenStone stone,
                                 const TengenEngineRenjuSettings *settings,
                                 TengenEngineRenjuProgress progress,
                                 gpointer data,
                                 TengenEngineRenjuAnswer *answer);

G_END_DECLS
