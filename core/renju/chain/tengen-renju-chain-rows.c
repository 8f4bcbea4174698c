/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain-rows: where a stone makes a five or a four
 *
 * Shape: a row counts its stones in one byte, Black's in the lower half. Rows
 *        of one side that matter are bits of a set, one set for each number.
 */
#include "tengen-renju-chain-rows.h"

#include <string.h>

#define FIVE 5
#define N_ROWS TENGEN_RENJU_CHAIN_ROWS
#define ROW_WORDS ((N_ROWS + 63) / 64)
/* A point is on at most five rows of each direction. */
#define ROWS_OF_POINT 20
#define N_DIRECTIONS 4
/* Stones on the rows of a point that may make a three, a four and a five of
 * it. */
#define TO_THREE 2
#define TO_FOUR 3
#define TO_FIVE 4

static const int DX[N_DIRECTIONS] = { 1, 0, 1, 1 };
static const int DY[N_DIRECTIONS] = { 0, 1, 1, -1 };

/* Sets of rows, by side and number of stones. */
typedef enum
{
  SET_NONE,
  SET_BLACK_THREE,
  SET_BLACK_FOUR,
  SET_WHITE_THREE,
  SET_WHITE_FOUR,
  N_SETS,
} Set;

/* A row: its points, and those before and behind it or NONE. */
typedef struct
{
  TengenPoint points[FIVE];
  TengenPoint ends[2];
  guint direction;
} Row;

struct TengenRenjuChainRows
{
  guint8 stones[TENGEN_RENJU_POINTS];
  guint8 counts[N_ROWS];
  guint64 sets[N_SETS][ROW_WORDS];
  Row rows[N_ROWS];
  guint16 of_point[TENGEN_RENJU_POINTS][ROWS_OF_POINT];
  guint8 n_of_point[TENGEN_RENJU_POINTS];
};

static TengenPoint
get_point (int x, int y)
{
  if (x < 0 || y < 0 || x >= TENGEN_RENJU_SIZE || y >= TENGEN_RENJU_SIZE)
    return TENGEN_POINT_NONE;
  return (TengenPoint) (y * TENGEN_RENJU_SIZE + x);
}

static void
add_row (TengenRenjuChainRows *self, guint index, int x, int y, guint direction)
{
  int dx = DX[direction], dy = DY[direction];
  Row *row = &self->rows[index];

  for (int i = 0; i < FIVE; i++)
    {
      TengenPoint point = get_point (x + i * dx, y + i * dy);

      row->points[i] = point;
      self->of_point[point][self->n_of_point[point]++] = (guint16) index;
    }
  row->ends[0] = get_point (x - dx, y - dy);
  row->ends[1] = get_point (x + FIVE * dx, y + FIVE * dy);
  row->direction = direction;
}

TengenRenjuChainRows *
tengen_renju_chain_rows_new (void)
{
  TengenRenjuChainRows *self = g_new0 (TengenRenjuChainRows, 1);
  guint n = 0;

  for (guint i = 0; i < N_DIRECTIONS; i++)
    for (int y = 0; y < TENGEN_RENJU_SIZE; y++)
      for (int x = 0; x < TENGEN_RENJU_SIZE; x++)
        if (get_point (x + (FIVE - 1) * DX[i], y + (FIVE - 1) * DY[i]) !=
            TENGEN_POINT_NONE)
          add_row (self, n++, x, y, i);
  g_assert (n == N_ROWS);
  return self;
}

void
tengen_renju_chain_rows_free (TengenRenjuChainRows *self)
{
  g_free (self);
}

/* The set of a row by the stones it counts; none for most. */
static const guint8 SETS[256] = {
  [0x03] = SET_BLACK_THREE,
  [0x04] = SET_BLACK_FOUR,
  [0x30] = SET_WHITE_THREE,
  [0x40] = SET_WHITE_FOUR,
};

static void
count_stone (TengenRenjuChainRows *self, TengenPoint point, int change)
{
  for (guint i = 0; i < self->n_of_point[point]; i++)
    {
      guint row = self->of_point[point][i];
      guint64 bit = G_GUINT64_CONSTANT (1) << row % 64;
      guint8 before = SETS[self->counts[row]];
      guint8 now;

      self->counts[row] = (guint8) (self->counts[row] + change);
      now = SETS[self->counts[row]];
      if (before == now)
        continue;
      /* what is in no set is in one that is never read */
      self->sets[before][row / 64] &= ~bit;
      self->sets[now][row / 64] |= bit;
    }
}

static int
get_unit (TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? 0x01 : 0x10;
}

void
tengen_renju_chain_rows_put (TengenRenjuChainRows *self,
                             TengenPoint point,
                             TengenStone stone)
{
  g_return_if_fail (self != NULL && point < TENGEN_RENJU_POINTS);
  g_return_if_fail (self->stones[point] == TENGEN_STONE_NONE);

  self->stones[point] = (guint8) stone;
  count_stone (self, point, get_unit (stone));
}

void
tengen_renju_chain_rows_take (TengenRenjuChainRows *self, TengenPoint point)
{
  TengenStone stone;

  g_return_if_fail (self != NULL && point < TENGEN_RENJU_POINTS);
  g_return_if_fail (self->stones[point] != TENGEN_STONE_NONE);

  stone = (TengenStone) self->stones[point];
  self->stones[point] = TENGEN_STONE_NONE;
  count_stone (self, point, -get_unit (stone));
}

void
tengen_renju_chain_rows_load (TengenRenjuChainRows *self,
                              const TengenRenju *board)
{
  g_return_if_fail (self != NULL && board != NULL);

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenStone stone = tengen_renju_get (board, i);

      if (self->stones[i] == stone)
        continue;
      if (self->stones[i] != TENGEN_STONE_NONE)
        tengen_renju_chain_rows_take (self, i);
      if (stone != TENGEN_STONE_NONE)
        tengen_renju_chain_rows_put (self, i, stone);
    }
}

/* Five stones of Black on a row are six with another one beside them. */
static gboolean
is_open (const TengenRenjuChainRows *self, const Row *row, TengenStone stone)
{
  if (stone == TENGEN_STONE_WHITE)
    return TRUE;
  for (int i = 0; i < 2; i++)
    if (row->ends[i] != TENGEN_POINT_NONE &&
        self->stones[row->ends[i]] == TENGEN_STONE_BLACK)
      return FALSE;
  return TRUE;
}

/* Lists the empty points of a row. */
static void
list_empty (const TengenRenjuChainRows *self,
            const Row *row,
            TengenPoint *points)
{
  int n = 0;

  for (int i = 0; i < FIVE; i++)
    if (self->stones[row->points[i]] == TENGEN_STONE_NONE)
      points[n++] = row->points[i];
}

gboolean
tengen_renju_chain_rows_may_forbid (const TengenRenjuChainRows *self,
                                    TengenPoint point)
{
  guint n_threes[N_DIRECTIONS] = { 0 }, n_fours[N_DIRECTIONS] = { 0 };
  guint n = 0;

  g_return_val_if_fail (self != NULL && point < TENGEN_RENJU_POINTS, FALSE);

  for (guint i = 0; i < self->n_of_point[point]; i++)
    {
      guint row = self->of_point[point][i];
      guint direction = self->rows[row].direction;
      guint8 count = self->counts[row];

      /* stones of White count more than all that Black may have */
      if (count < TO_THREE || count > TO_FIVE)
        continue;
      if (count == TO_FIVE)
        return TRUE;
      n += n_threes[direction]++ == 0;
      if (n > 1 || (count == TO_FOUR && n_fours[direction]++ > 0))
        return TRUE;
    }
  return FALSE;
}

guint
tengen_renju_chain_rows_find_fives (const TengenRenjuChainRows *self,
                                    TengenStone stone,
                                    TengenPoint *first)
{
  const guint64 *set;
  TengenPoint other = TENGEN_POINT_NONE;

  g_return_val_if_fail (self != NULL && first != NULL, 0);

  set =
      self->sets[stone == TENGEN_STONE_BLACK ? SET_BLACK_FOUR : SET_WHITE_FOUR];
  *first = TENGEN_POINT_NONE;
  for (int i = 0; i < ROW_WORDS; i++)
    for (guint64 left = set[i]; left != 0; left &= left - 1)
      {
        const Row *row = &self->rows[64 * i + __builtin_ctzll (left)];
        TengenPoint point;

        if (!is_open (self, row, stone))
          continue;
        list_empty (self, row, &point);
        if (point == *first)
          continue;
        other = MAX (*first, point);
        *first = MIN (*first, point);
      }
  if (*first == TENGEN_POINT_NONE)
    return 0;
  return other == TENGEN_POINT_NONE ? 1 : 2;
}

guint
tengen_renju_chain_rows_list_fours (const TengenRenjuChainRows *self,
                                    TengenStone stone,
                                    TengenRenjuChainFour *fours)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint64 moves[(TENGEN_RENJU_POINTS + 63) / 64] = { 0 };
  guint64 doubles[G_N_ELEMENTS (moves)] = { 0 };
  const guint64 *set;
  guint n = 0;

  g_return_val_if_fail (self != NULL && fours != NULL, 0);

  set = self->sets[stone == TENGEN_STONE_BLACK ? SET_BLACK_THREE
                                               : SET_WHITE_THREE];
  for (int i = 0; i < ROW_WORDS; i++)
    for (guint64 left = set[i]; left != 0; left &= left - 1)
      {
        const Row *row = &self->rows[64 * i + __builtin_ctzll (left)];
        TengenPoint empty[2];

        if (!is_open (self, row, stone))
          continue;
        list_empty (self, row, empty);
        for (int j = 0; j < 2; j++)
          {
            TengenPoint point = empty[j], five = empty[1 - j];
            guint64 bit = G_GUINT64_CONSTANT (1) << point % 64;

            if ((moves[point / 64] & bit) != 0 && fives[point] != five)
              doubles[point / 64] |= bit;
            moves[point / 64] |= bit;
            fives[point] = five;
          }
      }
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    for (guint64 left = moves[i]; left != 0; left &= left - 1)
      {
        TengenPoint point =
            (TengenPoint) (64 * i + (guint) __builtin_ctzll (left));

        fours[n++] = (TengenRenjuChainFour){
          .point = point,
          .five = fives[point],
          .is_double = (doubles[i] & left & -left) != 0,
        };
      }
  return n;
}
