/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-stone: what can lie on a point (石)
 *
 * What: the three values of a point. The numbers are part of every format.
 * Not:  seats (a person may change colours), drawing colours.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenStone:
 * @TENGEN_STONE_NONE: nothing, an empty point (空点)
 * @TENGEN_STONE_BLACK: a black stone (黒)
 * @TENGEN_STONE_WHITE: a white stone (白)
 */
typedef enum
{
  TENGEN_STONE_NONE = 0,
  TENGEN_STONE_BLACK = 1,
  TENGEN_STONE_WHITE = 2,
} TengenStone;

/* Gives the opponent's stone of black or white. */
static inline TengenStone
tengen_stone_other (TengenStone self)
{
  return (TengenStone) (3 - self);
}

G_END_DECLS
