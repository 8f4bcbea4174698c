/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * playout-picture: a board for playouts as text
 */
#pragma once

#include "board-picture.h"
#include "tengen-go-playout-board.h"

static inline TengenGoPlayoutBoard *
playout_picture_read (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenGoPlayoutBoard *self = tengen_go_playout_board_new (
      tengen_board_get_width (board), tengen_board_get_height (board));

  tengen_board_read (board, stones);
  tengen_go_playout_board_load (self, stones);
  return self;
}
