/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-ask: questions about chains (一団), liberties, neighbours
 * and what a move would do
 *
 * What: the part of tengen-board.h that never changes a board and asks for
 *       more than stones.
 */
#include "tengen-board-move.h"

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

/* Goes on with a try that is suicide: nothing is taken, and no chain of its own
 * has another liberty. */
static void
try_suicide (const TengenBoard *self,
             const TengenBoardAround *a,
             TengenStone stone,
             TengenBoardTry *result)
{
  result->own = 1;
  result->hash = self->hash;
  for (int i = 0; i < 4; i++)
    if (self->stones[a->head[i]] == stone)
      {
        result->own += self->squares[a->head[i]].size;
        result->hash ^= tengen_board_hash_chain (self, a->head[i]);
      }
}

G_GNUC_NO_INLINE void
tengen_board_try_closely (const TengenBoard *self,
                          guint square,
                          TengenStone stone,
                          TengenBoardTry *result)
{
  TengenBoardAround a = tengen_board_look_around (self, square);
  TengenStone other = tengen_stone_other (stone);
  gboolean is_alive = tengen_board_count_empty (self, square) > 0;

  for (int i = 0; i < 4; i++)
    {
      guint head = a.head[i];
      gboolean is_last = self->squares[head].libs == 1;

      is_alive |= !is_last && self->stones[head] == stone;
      if (is_last && self->stones[head] == other)
        {
          result->taken += self->squares[head].size;
          result->hash ^= tengen_board_hash_chain (self, head);
        }
    }
  if (!is_alive && result->taken == 0)
    try_suicide (self, &a, stone, result);
}

void
tengen_board_try (const TengenBoard *self,
                  TengenPoint point,
                  TengenStone stone,
                  TengenBoardTry *result)
{
  guint square;

  g_return_if_fail (self != NULL && result != NULL);
  g_return_if_fail (point < self->plan->n_points);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  square = self->plan->squares[point];
  g_return_if_fail (self->stones[square] == TENGEN_STONE_NONE);

  tengen_board_try_stone (self, square, stone, result);
}
