/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-fours: wins by fours, looked for on the board of a search
 */
#include "tengen-engine-renju-fours.h"

/* A four without an answer, any answer, the five. */
#define MOVES_OF_FOUR 3

typedef struct
{
  TengenEngineRenjuBoard *board;
  TengenEngineRenjuTable *table;
  TengenStone stone;
  TengenStone other;
  guint most_put;
} Fours;

/* Positions stand in the table apart for each side that attacks. */
static TengenRenjuKey
get_key (const Fours *self)
{
  TengenRenjuKey key = self->board->key;

  key.find ^= self->stone == TENGEN_STONE_BLACK
                  ? G_GUINT64_CONSTANT (0x5bd1e9955bd1e995)
                  : G_GUINT64_CONSTANT (0x2545f4914f6cdd1d);
  key.verify ^= key.find;
  return key;
}

static guint attack (Fours *self, guint moves, TengenPoint *first);

/* Makes a four, lets it be answered and goes on. */
static guint
follow (Fours *self, TengenPoint point, guint moves)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenPoint five;
  guint length = 0, n;

  tengen_engine_renju_board_put (board, point, self->stone);
  n = tengen_engine_renju_board_count_fives (board, self->stone, &five);
  if (n > 1 ||
      (n == 1 && !tengen_engine_renju_board_may (board, five, self->other)))
    length = MOVES_OF_FOUR;
  else if (n == 1 && moves > 1)
    {
      tengen_engine_renju_board_put (board, five, self->other);
      length = attack (self, moves - 1, NULL);
      tengen_engine_renju_board_take (board, five);
      length += length > 0 ? 2 : 0;
    }
  tengen_engine_renju_board_take (board, point);
  return length;
}

static guint
attack (Fours *self, guint moves, TengenPoint *first)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenRenjuKey key = get_key (self);
  const TengenEngineRenjuKnown *known =
      tengen_engine_renju_table_get_attack (self->table, &key, moves);
  TengenPoint points[TENGEN_RENJU_POINTS], threatened;
  guint n_threatened =
      tengen_engine_renju_board_count_fives (board, self->other, &threatened);
  guint n, length = 0;

  if (known != NULL)
    {
      if (first != NULL)
        *first = known->point;
      return (guint) known->score;
    }
  if (n_threatened > 1 || board->n_put >= self->most_put)
    return 0;
  n = tengen_engine_renju_board_list (
      board, self->stone, TENGEN_ENGINE_RENJU_MAKES_FOUR, points);
  for (guint i = 0; i < n && length == 0; i++)
    {
      if ((n_threatened == 1 && points[i] != threatened) ||
          !tengen_engine_renju_board_may (board, points[i], self->stone))
        continue;
      length = follow (self, points[i], moves);
      if (length > 0 && first != NULL)
        *first = points[i];
      if (length > 0)
        tengen_engine_renju_table_put_attack (
            self->table, &key, moves, length, points[i]);
    }
  if (length == 0 && board->n_put < self->most_put)
    tengen_engine_renju_table_put_attack (
        self->table, &key, moves, 0, TENGEN_POINT_NONE);
  return length;
}

guint
tengen_engine_renju_fours_find (TengenEngineRenjuBoard *board,
                                TengenEngineRenjuTable *table,
                                TengenStone stone,
                                guint moves,
                                guint most_put,
                                TengenPoint *first)
{
  Fours fours = {
    .board = board,
    .table = table,
    .stone = stone,
    .other = tengen_stone_other (stone),
    .most_put = most_put,
  };

  g_return_val_if_fail (board != NULL && table != NULL, 0);

  return attack (&fours, moves, first);
}
