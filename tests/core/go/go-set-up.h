/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * go-set-up: one point set up
 */
#pragma once

#include "tengen-go-play.h"

G_BEGIN_DECLS

/**
 * go_set_up:
 * @go: a position
 * @point: a point of the board
 * @stone: what shall lie there, %TENGEN_STONE_NONE to clear it
 *
 * Sets a point up, all others stay.
 */
static inline void
go_set_up (TengenGo *go, TengenPoint point, TengenStone stone)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (tengen_go_get_board (go), stones);
  stones[point] = (guint8) stone;
  tengen_go_setup_all (go, stones);
}

G_END_DECLS
