/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-fill: moves in Pure Go for an engine that does not count
 * stones
 *
 * What: an engine that counts area passes while its own territory is empty; in
 *       Pure Go (純碁) each of these points is a stone.
 */
#pragma once

#include "tengen-go-play.h"

G_BEGIN_DECLS

/**
 * tengen_opponent_find_fill:
 * @go: a game of Go
 * @stone: whose move
 *
 * Finds a point in a side's own territory that it can fill at no risk: empty
 * points beside which only its stones lie, of which all chains are alive
 * afterwards whatever the opponent does.
 *
 * Returns: the first such point, PASS if there is none
 */
TengenPoint tengen_opponent_find_fill (const TengenGo *go, TengenStone stone);

G_END_DECLS
