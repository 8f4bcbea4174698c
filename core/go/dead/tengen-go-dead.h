/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead: which stones are proposed as dead (死石)
 *
 * What: a proposal that the players correct. Chains inside the opponent's
 *       unconditionally alive territory that cannot make life there.
 * Not:  deciding for the players, taking stones off.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/**
 * tengen_go_dead_propose:
 * @board: a stopped position
 * @dead: (out caller-allocates): for each point 1 if its stone is proposed as
 *   dead, else 0; whole chains
 *
 * Proposes dead stones. The same position gives the same answer everywhere.
 *
 * Returns: the number of stones proposed
 */
int tengen_go_dead_propose (const TengenBoard *board, guint8 *dead);

G_END_DECLS
