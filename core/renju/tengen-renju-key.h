/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-key: what stands for the stones of a position in a table
 *
 * Shape: two numbers of 64 bits that the stones make; the order in which they
 *        were put is no matter. Of no stones both are 0.
 */
#pragma once

#include "tengen-renju-table.h"

G_BEGIN_DECLS

/**
 * TengenRenjuKey:
 * @find: where a position is looked for
 * @verify: whether it is the one
 *
 * What stands for the stones of a position.
 */
typedef struct
{
  guint64 find;
  guint64 verify;
} TengenRenjuKey;

/* Changes a key by a stone that is put or taken. */
static inline void
tengen_renju_key_turn (TengenRenjuKey *self,
                       TengenPoint point,
                       TengenStone stone)
{
  const guint64 *numbers =
      tengen_renju_table_keys[stone == TENGEN_STONE_BLACK][point];

  self->find ^= numbers[0];
  self->verify ^= numbers[1];
}

G_END_DECLS
