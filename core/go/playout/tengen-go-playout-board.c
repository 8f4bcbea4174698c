/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-board: a board for playouts
 *
 * What: making, loading and copying boards, and what only some moves need:
 *       chains that join or are taken.
 */
#include "tengen-go-playout-board.h"

#include <string.h>

/* The last points are followed by two rows of edge. */
G_STATIC_ASSERT (TENGEN_GO_PLAYOUT_SQUARES - 2 * (TENGEN_BOARD_MAX + 1) <=
                 TENGEN_GO_PLAYOUT_CELL_MAX + 1);

/* Makes the cell of a point around which all is empty. */
static TengenGoPlayoutCell
make_cell (const TengenGoPlayoutBoard *self, guint point)
{
  TengenGoPlayoutCell cell = 0;

  for (int i = 0; i < 4; i++)
    {
      guint near = point + self->steps[i];

      if (self->stones[near] == TENGEN_GO_PLAYOUT_EDGE)
        cell += tengen_go_playout_cell_stone (TENGEN_STONE_BLACK) +
                tengen_go_playout_cell_stone (TENGEN_STONE_WHITE);
      else
        cell += tengen_go_playout_cell_touch (near);
    }
  return cell;
}

/* Empties a point of which the neighbours are of its own chain, which goes as a
 * whole, the opponent's and edges. All are taken for the opponent's at first:
 * what is not is counted off when it goes. */
static void
empty_point (TengenGoPlayoutBoard *self, TengenGoPlayoutPoint point)
{
  TengenStone stone = self->stones[point];
  TengenStone other = tengen_stone_other (stone);
  TengenGoPlayoutCell cell = 4 * tengen_go_playout_cell_stone (other);

  for (int i = 0; i < 4; i++)
    if (self->stones[point + self->steps[i]] == TENGEN_GO_PLAYOUT_EDGE)
      cell += tengen_go_playout_cell_stone (stone);
  self->cells[point] = cell;
  self->heads[point] = point;
  self->sizes[point] = 1;
  self->stones[point] = TENGEN_STONE_NONE;
  self->places[point] = (guint16) self->n_empty;
  self->empty[self->n_empty++] = point;
  self->hash ^= tengen_board_plan_key (self->plan, point, stone);
}

/* Takes a chain off the board; returns the number of its stones. */
static guint
take (TengenGoPlayoutBoard *self, TengenGoPlayoutPoint head)
{
  TengenStone stone = self->stones[head];
  TengenStone other = tengen_stone_other (stone);
  TengenGoPlayoutPoint point = head, next;
  guint16 n = 0;

  do
    {
      empty_point (self, point);
      point = self->nexts[point];
      n++;
    }
  while (point != head);
  do
    {
      TengenGoPlayoutCell change = tengen_go_playout_cell_touch (point) -
                                   tengen_go_playout_cell_stone (other);

      for (int i = 0; i < 4; i++)
        self->cells[self->heads[point + self->steps[i]]] += change;
      next = self->nexts[point];
      self->nexts[point] = point;
      point = next;
    }
  while (point != head);
  self->n_stones[stone] -= n;
  return n;
}

/* Makes one chain of two; returns its head. */
static TengenGoPlayoutPoint
join (TengenGoPlayoutBoard *self,
      TengenGoPlayoutPoint head,
      TengenGoPlayoutPoint other)
{
  TengenGoPlayoutPoint point, next;

  if (self->sizes[head] < self->sizes[other])
    {
      point = head;
      head = other;
      other = point;
    }
  self->cells[head] += self->cells[other];
  self->sizes[head] += self->sizes[other];
  for (point = self->nexts[other]; point != other; point = self->nexts[point])
    self->heads[point] = head;
  self->heads[other] = head;
  next = self->nexts[head];
  self->nexts[head] = self->nexts[other];
  self->nexts[other] = next;
  return head;
}

/* Lists the empty points in rising order. */
static void
list_empty (TengenGoPlayoutBoard *self)
{
  const TengenBoardPlan *plan = self->plan;

  self->n_empty = 0;
  for (int i = 0; i < plan->n_points; i++)
    if (self->stones[plan->squares[i]] == TENGEN_STONE_NONE)
      {
        self->places[plan->squares[i]] = (guint16) self->n_empty;
        self->empty[self->n_empty++] = plan->squares[i];
      }
}

/* Empties all points. */
static void
clear (TengenGoPlayoutBoard *self)
{
  const TengenBoardPlan *plan = self->plan;

  self->hash = plan->empty_hash;
  self->ko = 0;
  memset (self->n_stones, 0, sizeof self->n_stones);
  for (int i = 0; i < plan->n_squares; i++)
    {
      self->stones[i] = plan->points[i] == TENGEN_POINT_NONE
                            ? TENGEN_GO_PLAYOUT_EDGE
                            : TENGEN_STONE_NONE;
      self->heads[i] = self->nexts[i] = (TengenGoPlayoutPoint) i;
      self->sizes[i] = 1;
      self->places[i] = TENGEN_GO_PLAYOUT_NO_PLACE;
    }
  for (int i = 0; i < plan->n_points; i++)
    self->cells[plan->squares[i]] = make_cell (self, plan->squares[i]);
  list_empty (self);
}

TengenGoPlayoutBoard *
tengen_go_playout_board_new (int width, int height)
{
  TengenGoPlayoutBoard *self;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, NULL);

  self = g_new0 (TengenGoPlayoutBoard, 1);
  self->plan = tengen_board_plan_new (width, height);
  self->steps[0] = -self->plan->stride;
  self->steps[1] = -1;
  self->steps[2] = 1;
  self->steps[3] = self->plan->stride;
  clear (self);
  return self;
}

void
tengen_go_playout_board_free (TengenGoPlayoutBoard *self)
{
  if (self == NULL)
    return;
  tengen_board_plan_unref (self->plan);
  g_free (self);
}

void
tengen_go_playout_board_load (TengenGoPlayoutBoard *self, const guint8 *stones)
{
  const TengenBoardPlan *plan;

  g_return_if_fail (self != NULL && stones != NULL);

  plan = self->plan;
  clear (self);
  /* Fewer stones have more liberties, so that nothing is taken. */
  for (int i = 0; i < plan->n_points; i++)
    if (stones[i] != TENGEN_STONE_NONE)
      tengen_go_playout_board_play (self, stones[i], plan->squares[i]);
  list_empty (self);
}

void
tengen_go_playout_board_assign (TengenGoPlayoutBoard *self,
                                const TengenGoPlayoutBoard *other)
{
  gsize from, n;

  g_return_if_fail (self != NULL && other != NULL);
  g_return_if_fail (self->plan->width == other->plan->width &&
                    self->plan->height == other->plan->height);

  /* What the edges collect is rubbish, and differs. */
  from = self->plan->squares[0];
  n = self->plan->squares[self->plan->n_points - 1] + 1 - from;
  self->hash = other->hash;
  self->n_empty = other->n_empty;
  self->ko = other->ko;
  memcpy (self->n_stones, other->n_stones, sizeof self->n_stones);
  memcpy (self->cells + from, other->cells + from, n * sizeof (guint64));
  memcpy (self->heads + from, other->heads + from, n * sizeof (guint16));
  memcpy (self->nexts + from, other->nexts + from, n * sizeof (guint16));
  memcpy (self->sizes + from, other->sizes + from, n * sizeof (guint16));
  memcpy (self->places + from, other->places + from, n * sizeof (guint16));
  memcpy (self->stones + from, other->stones + from, n);
  memcpy (self->empty, other->empty, other->n_empty * sizeof (guint16));
}

void
tengen_go_playout_board_join (TengenGoPlayoutBoard *self,
                              TengenGoPlayoutPoint point,
                              guint joins)
{
  TengenGoPlayoutPoint head = point;

  for (; joins != 0; joins &= joins - 1)
    {
      TengenGoPlayoutPoint near = point + self->steps[__builtin_ctz (joins)];

      if (self->heads[near] != head)
        head = join (self, head, self->heads[near]);
    }
}

guint
tengen_go_playout_board_take (TengenGoPlayoutBoard *self,
                              TengenGoPlayoutPoint point,
                              guint gone)
{
  guint n = 0;

  for (; gone != 0; gone &= gone - 1)
    {
      TengenGoPlayoutPoint near = point + self->steps[__builtin_ctz (gone)];

      /* Two of them may be one chain. */
      if (self->stones[near] != TENGEN_STONE_NONE)
        n += take (self, self->heads[near]);
    }
  return n;
}

gboolean
tengen_go_playout_board_is_legal_closely (const TengenGoPlayoutBoard *self,
                                          TengenStone stone,
                                          TengenGoPlayoutPoint point)
{
  TengenStone other = tengen_stone_other (stone);
  guint good = 0;

  if (point == self->ko &&
      tengen_go_playout_board_count_around (self, point, other) == 4)
    return FALSE;
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = point + self->steps[i];
      guint there = self->stones[near];
      gboolean is_last = tengen_go_playout_board_has_only (self, near, point);

      good |= (there != TENGEN_GO_PLAYOUT_EDGE) & (is_last == (there == other));
    }
  return good;
}
