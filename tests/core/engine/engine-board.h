/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * engine-board: boards and games from pictures, for tests
 */
#pragma once

#include "playout-picture.h"
#include "tengen-go-alive.h"
#include "tengen-go-play.h"

/* Gives a point of it, from the top left. */
static inline TengenGoPlayoutPoint
engine_board_at (const TengenGoPlayoutBoard *self, int x, int y)
{
  return tengen_go_playout_board_pad (
      self, tengen_point_make (self->plan->width, x, y));
}

/* Makes a game from a picture. */
static inline TengenGo *
engine_board_begin (const char *rules, const char *picture, TengenStone stone)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenGo *self = tengen_go_new (tengen_go_rules_find (rules),
                                  tengen_board_get_width (board),
                                  tengen_board_get_height (board));

  tengen_board_read (board, stones);
  tengen_go_setup_all (self, stones);
  if (tengen_go_get_to_move (self) != stone)
    tengen_go_set_to_move (self, stone);
  return self;
}

static inline void
find_safe (const TengenGo *go, TengenStone stone, guint8 *safe)
{
  const TengenBoard *board = tengen_go_get_board (go);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   stone,
                   safe,
                   NULL);
}
