/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-ask: questions about chains (一団), liberties, neighbours
 * and what a move would do
 *
 * What: the part of tengen-board.h that never changes a board and asks for
 *       more than stones.
 */
#include "tengen-board-chains.h"

/* See list_meanings(). */
#define TAKES 8

/* Gives the head of the chain at a point, 0 where there is no stone. */
static guint
find_head (const TengenBoard *self, TengenPoint point)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (point < self->plan->n_points, 0);

  return self->squares[self->plan->squares[point]].head;
}

TengenPoint
tengen_board_get_chain (const TengenBoard *self, TengenPoint point)
{
  guint head = find_head (self, point);

  g_return_val_if_fail (head != 0, TENGEN_POINT_NONE);

  return self->plan->points[head];
}

int
tengen_board_get_chain_size (const TengenBoard *self, TengenPoint point)
{
  guint head = find_head (self, point);

  g_return_val_if_fail (head != 0, 0);

  return self->squares[head].size;
}

int
tengen_board_get_liberties (const TengenBoard *self, TengenPoint point)
{
  guint head = find_head (self, point);

  g_return_val_if_fail (head != 0, 0);

  return self->squares[head].libs;
}

int
tengen_board_list_chain (const TengenBoard *self,
                         TengenPoint point,
                         TengenPoint *points)
{
  guint head = find_head (self, point);
  guint first, square;
  int n = 0;

  g_return_val_if_fail (head != 0 && points != NULL, 0);

  first = self->plan->squares[point];
  square = first;
  do
    {
      points[n++] = self->plan->points[square];
      square = self->squares[square].next;
    }
  while (square != first);
  return n;
}

int
tengen_board_list_liberties (const TengenBoard *self,
                             TengenPoint point,
                             TengenPoint *points)
{
  guint head = find_head (self, point);
  int n = 0;

  g_return_val_if_fail (head != 0 && points != NULL, 0);

  for (int i = 0; i < self->plan->n_points; i++)
    {
      guint square = self->plan->squares[i];
      TengenBoardAround a;

      if (self->stones[square] != TENGEN_STONE_NONE)
        continue;
      a = tengen_board_look_around (self, square);
      if (a.head[0] == head || a.head[1] == head || a.head[2] == head ||
          a.head[3] == head)
        points[n++] = i;
    }
  return n;
}

int
tengen_board_list_neighbours (const TengenBoard *self,
                              TengenPoint point,
                              TengenPoint *points)
{
  guint square;
  int n = 0;

  g_return_val_if_fail (self != NULL && points != NULL, 0);
  g_return_val_if_fail (point < self->plan->n_points, 0);

  square = self->plan->squares[point];
  for (int i = 0; i < 4; i++)
    if (self->stones[square + self->steps[i]] != TENGEN_BOARD_EDGE)
      points[n++] = self->plan->points[square + self->steps[i]];
  return n;
}

/* Goes on with a try that may take stones, or may be suicide. */
static G_GNUC_NO_INLINE void
try_takes (const TengenBoard *self,
           guint square,
           TengenStone stone,
           gboolean is_alive,
           TengenBoardTry *result)
{
  TengenBoardAround a = tengen_board_look_around (self, square);
  guint64 own_hash = 0;
  int own = 1;

  for (int i = 0; i < 4; i++)
    {
      guint head = a.head[i];

      if (self->stones[head] == stone)
        {
          own += self->squares[head].size;
          own_hash ^= tengen_board_hash_chain (self, head);
        }
      else if (self->stones[head] == tengen_stone_other (stone) &&
               self->squares[head].libs == 1)
        {
          result->taken += self->squares[head].size;
          result->hash ^= tengen_board_hash_chain (self, head);
        }
    }
  if (is_alive || result->taken > 0)
    return;
  result->own = own;
  result->hash = self->hash ^ own_hash;
}

/* What a neighbour means for a move: by what lies there, and 4 more if its
 * chain has more than one liberty, a bit that the move is alive, and from bit
 * TAKES on a bit that it takes. */
static inline guint
list_meanings (TengenStone stone)
{
  guint alive = 1u << TENGEN_STONE_NONE | 1u << (TENGEN_STONE_NONE | 4) |
                1u << (stone | 4);

  return alive | 1u << tengen_stone_other (stone) << TAKES;
}

/* Shifts what a neighbour means down to bit 0 and bit TAKES; the other bits are
 * rubbish. No chain beside an empty point is without liberties. */
static inline guint
look_at (const TengenBoard *self, guint square, guint meanings)
{
  guint libs = self->squares[self->squares[square].head].libs;

  return meanings >> (self->stones[square] | (guint) (libs > 1) << 2);
}

void
tengen_board_try (const TengenBoard *self,
                  TengenPoint point,
                  TengenStone stone,
                  TengenBoardTry *result)
{
  guint square, down, meanings, found;

  g_return_if_fail (self != NULL && result != NULL);
  g_return_if_fail (point < self->plan->n_points);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  square = self->plan->squares[point];
  g_return_if_fail (self->stones[square] == TENGEN_STONE_NONE);

  down = (guint) self->steps[3];
  meanings = list_meanings (stone);
  found = look_at (self, square - down, meanings) |
          look_at (self, square - 1, meanings) |
          look_at (self, square + 1, meanings) |
          look_at (self, square + down, meanings);
  result->hash = self->hash ^ tengen_board_plan_key (self->plan, square, stone);
  result->taken = 0;
  result->own = 0;
  if (G_UNLIKELY ((found & (1u << TAKES | 1)) != 1))
    try_takes (self, square, stone, found & 1, result);
}
