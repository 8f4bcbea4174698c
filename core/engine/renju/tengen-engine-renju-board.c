/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-board: a board of Renju that a search goes over
 */
#include "tengen-engine-renju-board.h"

#include <string.h>

/* Worths are so much finer than scores. */
#define WORTH_UNIT 10

/* --- What is kept of each empty point --- */

static inline void
turn (TengenEngineRenjuSet *set, TengenPoint point)
{
  set->words[point / 64] ^= G_GUINT64_CONSTANT (1) << point % 64;
}

/* Counts what a side has at a point, or no longer. */
static void
count (TengenEngineRenjuBoard *self,
       guint side,
       guint classes,
       TengenPoint point,
       int sign)
{
  guint pair = self->lines->pairs[classes];
  guint kind = self->lines->kinds[classes];

  for (int i = 0; i < 2; i++)
    self->worths[side][i] += sign * tengen_engine_renju_worths[side][i][pair];
  if (kind != TENGEN_ENGINE_RENJU_QUIET)
    turn (&self->sets[side][kind], point);
}

static void
count_both (TengenEngineRenjuBoard *self, int cell, int sign)
{
  TengenPoint point = tengen_renju_point (cell);

  for (guint side = 0; side < 2; side++)
    count (self, side, self->classes[side][cell], point, sign);
}

/* A line of a point gets another code of a side. */
static inline void
change_code (TengenEngineRenjuBoard *self,
             guint side,
             int cell,
             int line,
             guint64 change)
{
  guint64 codes = self->codes[side][cell] + change;
  guint old = self->classes[side][cell];
  guint class = self->lines->classes[side][codes >> (16 * line) & 0xFFFF];
  guint now = (old & ~(15u << (4 * line))) | class << (4 * line);

  self->codes[side][cell] = codes;
  if (now == old)
    return;
  self->classes[side][cell] = (guint16) now;
  if (self->cells[cell] != TENGEN_STONE_NONE)
    return;
  count (self, side, old, tengen_renju_point (cell), -1);
  count (self, side, now, tengen_renju_point (cell), 1);
}

/* Adds a stone to the codes of the points on its lines, or takes it from
 * them. */
static void
change_lines (TengenEngineRenjuBoard *self,
              int cell,
              TengenStone stone,
              int sign)
{
  guint side = tengen_engine_renju_side (stone);

  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    for (int j = -TENGEN_RENJU_REACH; j <= TENGEN_RENJU_REACH; j++)
      {
        int distance = j * tengen_renju_steps[i];
        int other = cell - distance;
        guint64 weight =
            tengen_renju_table_weights[TENGEN_RENJU_SPAN + distance];

        if (j == 0 || self->cells[other] == TENGEN_RENJU_FRAME)
          continue;
        weight = sign > 0 ? weight : -weight;
        change_code (self, side, other, i, weight);
        change_code (self, !side, other, i, 2 * weight);
      }
}

void
tengen_engine_renju_board_put (TengenEngineRenjuBoard *self,
                               TengenPoint point,
                               TengenStone stone)
{
  int cell;

  g_return_if_fail (self != NULL && point < TENGEN_RENJU_POINTS);
  cell = tengen_renju_cell (point);
  g_return_if_fail (self->cells[cell] == TENGEN_STONE_NONE);

  tengen_renju_put (self->renju, point, stone);
  count_both (self, cell, -1);
  self->cells[cell] = (guint8) stone;
  change_lines (self, cell, stone, 1);
  tengen_renju_key_turn (&self->key, point, stone);
  self->n_stones++;
  self->n_put++;
}

void
tengen_engine_renju_board_take (TengenEngineRenjuBoard *self, TengenPoint point)
{
  TengenStone stone;
  int cell;

  g_return_if_fail (self != NULL && point < TENGEN_RENJU_POINTS);
  cell = tengen_renju_cell (point);
  stone = (TengenStone) self->cells[cell];
  g_return_if_fail (stone != TENGEN_STONE_NONE);

  tengen_renju_take (self->renju, point);
  change_lines (self, cell, stone, -1);
  self->cells[cell] = TENGEN_STONE_NONE;
  count_both (self, cell, 1);
  tengen_renju_key_turn (&self->key, point, stone);
  self->n_stones--;
}

/* --- The board --- */

static guint
find_classes (const TengenEngineRenjuBoard *self, guint side, guint64 codes)
{
  guint classes = 0;

  for (int i = 0; i < TENGEN_RENJU_LINES; i++)
    classes |= (guint) self->lines->classes[side][codes >> (16 * i) & 0xFFFF]
               << (4 * i);
  return classes;
}

TengenEngineRenjuBoard *
tengen_engine_renju_board_new (const TengenRenju *from)
{
  TengenEngineRenjuBoard *self;

  g_return_val_if_fail (from != NULL, NULL);

  self = g_new0 (TengenEngineRenjuBoard, 1);
  self->lines = tengen_engine_renju_get_lines ();
  self->renju = tengen_renju_new ();
  memset (self->cells, TENGEN_RENJU_FRAME, sizeof self->cells);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      int cell = tengen_renju_cell (i);

      self->cells[cell] = TENGEN_STONE_NONE;
      for (guint side = 0; side < 2; side++)
        {
          self->codes[side][cell] = tengen_renju_table_empty[cell];
          self->classes[side][cell] = (guint16) find_classes (
              self, side, tengen_renju_table_empty[cell]);
        }
      count_both (self, cell, 1);
    }
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (from, i) != TENGEN_STONE_NONE)
      tengen_engine_renju_board_put (self, i, tengen_renju_get (from, i));
  self->n_put = 0;
  return self;
}

void
tengen_engine_renju_board_free (TengenEngineRenjuBoard *self)
{
  if (self == NULL)
    return;
  tengen_renju_free (self->renju);
  g_free (self);
}

/* --- Questions --- */

guint
tengen_engine_renju_board_list (const TengenEngineRenjuBoard *self,
                                TengenStone stone,
                                TengenEngineRenjuKind least,
                                TengenPoint *points)
{
  const TengenEngineRenjuSet *sets;
  guint n = 0;

  g_return_val_if_fail (self != NULL && points != NULL, 0);

  sets = self->sets[tengen_engine_renju_side (stone)];
  for (int kind = TENGEN_ENGINE_RENJU_MAKES_FIVE; kind >= (int) least; kind--)
    for (int i = 0; i < TENGEN_RENJU_WORDS; i++)
      for (guint64 left = sets[kind].words[i]; left != 0; left &= left - 1)
        points[n++] = (TengenPoint) (64 * i + __builtin_ctzll (left));
  return n;
}

guint
tengen_engine_renju_board_count_fives (const TengenEngineRenjuBoard *self,
                                       TengenStone stone,
                                       TengenPoint *first)
{
  const TengenEngineRenjuSet *set;
  guint n = 0;

  g_return_val_if_fail (self != NULL && first != NULL, 0);

  *first = TENGEN_POINT_NONE;
  set = &self->sets[tengen_engine_renju_side (stone)]
                   [TENGEN_ENGINE_RENJU_MAKES_FIVE];
  for (int i = 0; i < TENGEN_RENJU_WORDS && n < 2; i++)
    if (set->words[i] != 0)
      {
        if (n == 0)
          *first = (TengenPoint) (64 * i + __builtin_ctzll (set->words[i]));
        n += (set->words[i] & (set->words[i] - 1)) != 0 ? 2 : 1;
      }
  return MIN (n, 2);
}

gboolean
tengen_engine_renju_board_has_fours (const TengenEngineRenjuBoard *self,
                                     TengenStone stone)
{
  const TengenEngineRenjuSet *set;

  g_return_val_if_fail (self != NULL, FALSE);

  set = &self->sets[tengen_engine_renju_side (stone)]
                   [TENGEN_ENGINE_RENJU_MAKES_FOURS];
  for (int i = 0; i < TENGEN_RENJU_WORDS; i++)
    for (guint64 left = set->words[i]; left != 0; left &= left - 1)
      if (tengen_engine_renju_board_may (
              self, (TengenPoint) (64 * i + __builtin_ctzll (left)), stone))
        return TRUE;
  return FALSE;
}

/* What forbidden points would be worth to Black. */
static int
sum_forbidden (const TengenEngineRenjuBoard *self, gboolean is_to_move)
{
  guint black = tengen_engine_renju_side (TENGEN_STONE_BLACK);
  const gint16 *worths = tengen_engine_renju_worths[black][is_to_move];
  TengenPoint points[TENGEN_RENJU_POINTS];
  guint n = tengen_engine_renju_board_list (
      self, TENGEN_STONE_BLACK, TENGEN_ENGINE_RENJU_MAKES_THREES, points);
  int sum = 0;

  for (guint i = 0; i < n; i++)
    if (!tengen_engine_renju_board_may (self, points[i], TENGEN_STONE_BLACK))
      sum += worths[tengen_engine_renju_board_get_pair (
          self, points[i], TENGEN_STONE_BLACK)];
  return sum;
}

int
tengen_engine_renju_board_judge (const TengenEngineRenjuBoard *self,
                                 TengenStone stone)
{
  guint side = tengen_engine_renju_side (stone);
  gboolean is_black = stone == TENGEN_STONE_BLACK;
  int forbidden = sum_forbidden (self, is_black);

  return (self->worths[side][1] - self->worths[!side][0] +
          (is_black ? -forbidden : forbidden)) /
         WORTH_UNIT;
}
