/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-threes: wins by fours and threes
 */
#include "tengen-engine-renju-threes.h"

#include "tengen-engine-renju-fours.h"

/* Fours that end an attack: moves and stones put for each look. */
#define FOURS_MOVES 10
#define FOURS_PUT 100
/* A straight four, any answer, the five. */
#define MOVES_OF_FOUR 3

typedef struct
{
  TengenEngineRenjuBoard *board;
  TengenEngineRenjuTable *table;
  TengenStone stone;
  TengenStone other;
  guint most_put;
} Threes;

static guint attack (Threes *self, guint moves, TengenPoint *first);

static gboolean
is_out (const Threes *self)
{
  return self->board->n_put >= self->most_put;
}

/* Positions stand in the table apart for each side that attacks. */
static TengenRenjuKey
get_key (const Threes *self)
{
  TengenRenjuKey key = self->board->key;

  key.find ^= self->stone == TENGEN_STONE_BLACK
                  ? G_GUINT64_CONSTANT (0x27d4eb2f165667c5)
                  : G_GUINT64_CONSTANT (0x85ebca77c2b2ae63);
  key.verify ^= key.find;
  return key;
}

/* Puts an answer and attacks again. */
static guint
answer (Threes *self, TengenPoint point, guint moves)
{
  guint length;

  tengen_engine_renju_board_put (self->board, point, self->other);
  length = attack (self, moves, NULL);
  tengen_engine_renju_board_take (self->board, point);
  return length;
}

/* Lists where answers to a three are likely: first where either side makes a
 * four, then all the others. */
static guint
list_answers (const Threes *self, TengenPoint *points, guint *n_likely)
{
  const TengenEngineRenjuBoard *board = self->board;
  guint n = 0, n_rest = 0;
  TengenPoint rest[TENGEN_RENJU_POINTS];

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      if (tengen_engine_renju_board_get (board, i) != TENGEN_STONE_NONE ||
          !tengen_engine_renju_board_may (board, i, self->other))
        continue;
      if (tengen_engine_renju_board_get_kind (board, i, self->stone) >=
              TENGEN_ENGINE_RENJU_MAKES_FOUR ||
          tengen_engine_renju_board_get_kind (board, i, self->other) >=
              TENGEN_ENGINE_RENJU_MAKES_FOUR)
        points[n++] = i;
      else
        rest[n_rest++] = i;
    }
  *n_likely = n;
  for (guint i = 0; i < n_rest; i++)
    points[n++] = rest[i];
  return n;
}

/* An answer that makes no four leaves a straight four where it was, or has to be
 * looked at. */
static gboolean
leaves_straight_four (Threes *self, TengenPoint point)
{
  gboolean leaves;

  tengen_engine_renju_board_put (self->board, point, self->other);
  leaves = tengen_engine_renju_board_has_fours (self->board, self->stone);
  tengen_engine_renju_board_take (self->board, point);
  return leaves;
}

/* Tells how long the win is against the best answer to a three. */
static guint
answer_three (Threes *self, guint moves)
{
  TengenPoint points[TENGEN_RENJU_POINTS];
  guint n_likely;
  guint n = list_answers (self, points, &n_likely);
  guint longest = MOVES_OF_FOUR;

  for (guint i = 0; i < n; i++)
    {
      guint length;

      if (i >= n_likely && leaves_straight_four (self, points[i]))
        continue;
      length = answer (self, points[i], moves);
      if (length == 0 || is_out (self))
        return 0;
      longest = MAX (longest, length);
    }
  return 1 + longest;
}

/* Makes a threat; tells how long the win is. */
static guint
follow (Threes *self, TengenPoint point, guint moves)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenPoint five, theirs;
  guint length = 0, n;

  tengen_engine_renju_board_put (board, point, self->stone);
  n = tengen_engine_renju_board_count_fives (board, self->stone, &five);
  if (tengen_engine_renju_board_count_fives (board, self->other, &theirs) > 0)
    length = 0;
  else if (n > 1 || (n == 1 &&
                     !tengen_engine_renju_board_may (board, five, self->other)))
    length = MOVES_OF_FOUR;
  else if (n == 1 && moves > 1)
    {
      length = answer (self, five, moves - 1);
      length += length > 0 ? 2 : 0;
    }
  else if (n == 0 && moves > 1 &&
           tengen_engine_renju_board_has_fours (self->board, self->stone))
    {
      length = answer_three (self, moves - 1);
      length += length > 0 ? 1 : 0;
    }
  tengen_engine_renju_board_take (board, point);
  return length;
}

/* Tries the moves that threaten. */
static guint
try_threats (Threes *self, guint moves, TengenPoint *first)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenPoint points[TENGEN_RENJU_POINTS], threatened;
  guint n_threatened =
      tengen_engine_renju_board_count_fives (board, self->other, &threatened);
  guint n = tengen_engine_renju_board_list (
      board, self->stone, TENGEN_ENGINE_RENJU_MAKES_THREE, points);

  for (guint i = 0; i < n && !is_out (self); i++)
    {
      guint length;

      if ((n_threatened == 1 && points[i] != threatened) ||
          !tengen_engine_renju_board_may (board, points[i], self->stone))
        continue;
      length = follow (self, points[i], moves);
      if (length > 0)
        {
          *first = points[i];
          return length;
        }
    }
  return 0;
}

static guint
attack (Threes *self, guint moves, TengenPoint *first)
{
  TengenEngineRenjuBoard *board = self->board;
  TengenRenjuKey key = get_key (self);
  const TengenEngineRenjuKnown *known =
      tengen_engine_renju_table_get_attack (self->table, &key, moves);
  TengenPoint point = TENGEN_POINT_NONE;
  guint length;

  if (tengen_engine_renju_board_count_fives (board, self->stone, &point) > 0)
    return 1;
  if (tengen_engine_renju_board_count_fives (board, self->other, &point) > 1 ||
      is_out (self))
    return 0;
  if (known != NULL)
    {
      if (first != NULL)
        *first = known->point;
      return (guint) known->score;
    }
  length = tengen_engine_renju_fours_find (
      board,
      self->table,
      self->stone,
      FOURS_MOVES,
      MIN (board->n_put + FOURS_PUT, self->most_put),
      &point);
  if (length == 0 && moves > 1)
    length = try_threats (self, moves, &point);
  if (length == 0 && is_out (self))
    return 0;
  if (length > 0 && first != NULL)
    *first = point;
  tengen_engine_renju_table_put_attack (
      self->table, &key, moves, length, point);
  return length;
}

guint
tengen_engine_renju_threes_find (TengenEngineRenjuBoard *board,
                                 TengenEngineRenjuTable *table,
                                 TengenStone stone,
                                 guint moves,
                                 guint most_put,
                                 TengenPoint *first)
{
  Threes threes = {
    .board = board,
    .table = table,
    .stone = stone,
    .other = tengen_stone_other (stone),
    .most_put = most_put,
  };
  guint length = 0;

  g_return_val_if_fail (board != NULL && table != NULL, 0);

  for (guint i = 1; i <= moves && length == 0 && !is_out (&threes); i++)
    length = attack (&threes, i, first);
  return length;
}
