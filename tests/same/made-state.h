/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * made-state: all that can be asked of a game, as one number
 *
 * What:  the stones, whose turn it is, what was taken and agreed, the moves and
 *        their numbers, and for each point and colour why no stone may be put
 *        there, with the evidence.
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * made_state_hash:
 * @game: a game
 * @reason: (nullable): why its last command was refused
 *
 * Asks a game everything.
 *
 * Returns: a number that differs where any answer does
 */
guint64 made_state_hash (const TengenGame *game, const TengenReason *reason);

G_END_DECLS
