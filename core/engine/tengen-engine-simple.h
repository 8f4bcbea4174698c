/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-simple: a move without search
 *
 * What:   the move of which a level sees most; when nothing is left to fight
 *         for, dead stones are taken and own territory is filled where that
 *         counts.
 * Not:    what is seen of a move (tengen-engine-sight).
 */
#pragma once

#include "tengen-engine-level.h"

G_BEGIN_DECLS

/**
 * tengen_engine_simple_choose:
 * @go: a game on a board of any size; it is the same afterwards
 * @player: of a level up to %TENGEN_ENGINE_LEVELS_SIGHT
 * @progress: (nullable): asked whether to go on; where it says no, the move is
 *   chosen without knowing what is settled
 * @data: for @progress
 * @answer: (out caller-allocates): the move
 *
 * Chooses a move as tengen_engine_level_choose() says.
 */
void tengen_engine_simple_choose (TengenGo *go,
                                  const TengenEnginePlayer *player,
                                  TengenEngineProgress progress,
                                  gpointer data,
                                  TengenEngineAnswer *answer);

G_END_DECLS
