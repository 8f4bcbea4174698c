/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-sight: what the levels without search see of a move
 *
 * What:   stones that can be taken, saved, put into atari, connected or cut,
 *         and where stones lie around; all added up to one number.
 * Not:    answers: no move is tried (tengen-engine-simple chooses).
 * Shape:  a level sees each thing so many times of 16. Whether it sees a chain
 *         is drawn from the seed and the chain's stones, so that it overlooks
 *         the same chains again after a move was taken back.
 */
#pragma once

#include "tengen-engine-pattern.h"

G_BEGIN_DECLS

/**
 * TengenEngineSight:
 * @take: chains in atari that can be taken
 * @save: own chains in atari that can run or be saved by taking
 * @atari: chains that can be put into atari by a stone that is not in atari
 * @join: own chains that the opponent could cut
 * @cut: chains of the opponent's that can be cut
 * @waste: that a move has one liberty and takes nothing
 * @weak: own chains with two liberties that can get more
 * @shape: shapes of 3x3 points, vital points of small spaces
 * @open: corners and sides of large boards where nothing lies yet
 * @noise: how far moves are preferred by chance, 1 and up
 *
 * What a level sees, each 0 (never) to 16 (always).
 */
typedef struct
{
  guint8 take;
  guint8 save;
  guint8 atari;
  guint8 join;
  guint8 cut;
  guint8 waste;
  guint8 weak;
  guint8 shape;
  guint8 open;
  guint8 noise;
} TengenEngineSight;

/**
 * TengenEngineScene:
 * @board: a position
 * @patterns: (nullable): shapes; %NULL if the level sees none
 * @sight: what is seen
 * @stone: the side to move
 * @last: the opponent's move just played, or 0
 * @seed: of the game
 * @move_seed: of the game and the position
 *
 * From where moves are looked at.
 */
typedef struct
{
  const TengenGoPlayoutBoard *board;
  const TengenEnginePatterns *patterns;
  const TengenEngineSight *sight;
  TengenStone stone;
  TengenGoPlayoutPoint last;
  guint64 seed;
  guint64 move_seed;
} TengenEngineScene;

/* Gives what a level sees. @level: 1 to %TENGEN_ENGINE_LEVELS_SIGHT. */
const TengenEngineSight *tengen_engine_sight_get (int level);

/* Draws 64 bits that are always the same for the same seed and number. */
guint64 tengen_engine_sight_draw (guint64 seed, guint64 number);

/**
 * tengen_engine_sight_rate:
 * @scene: from where
 * @point: an empty point where it is legal
 *
 * Adds up what is seen of a move. Cost: the chains around.
 *
 * Returns: the more the better; below 0 for what looks like a loss
 */
int tengen_engine_sight_rate (const TengenEngineScene *scene,
                              TengenGoPlayoutPoint point);

G_END_DECLS
