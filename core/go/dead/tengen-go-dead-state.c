/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-state: what is thought of a position so far
 */
#include "tengen-go-dead-state.h"

#include "tengen-go-alive.h"

#include <string.h>

/* Marks the first stone of each chain: the order in which chains are looked at
 * does not depend on how they came to be. */
static void
find_first (TengenGoDeadState *self)
{
  guint8 seen[TENGEN_BOARD_MAX_POINTS] = { 0 };

  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint points[TENGEN_BOARD_MAX_POINTS];
      int n;

      if (self->stones[i] == TENGEN_STONE_NONE || seen[i])
        continue;
      self->is_first[i] = TRUE;
      n = tengen_board_list_chain (self->board, (TengenPoint) i, points);
      for (int j = 0; j < n; j++)
        seen[points[j]] = TRUE;
    }
}

/* Settles what is certain for one side. */
static void
settle (TengenGoDeadState *self, const guint8 *stones, TengenStone side)
{
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 territory[TENGEN_BOARD_MAX_POINTS];

  tengen_go_alive (stones,
                   tengen_board_get_width (self->board),
                   tengen_board_get_height (self->board),
                   side,
                   alive,
                   territory);
  for (int i = 0; i < self->n_points; i++)
    if (alive[i] || territory[i])
      {
        self->settled[i] = TRUE;
        self->share[i] = side == TENGEN_STONE_BLACK ? 100 : -100;
        self->kept[i] = stones[i] == side ? 100 : 0;
        if (stones[i] != TENGEN_STONE_NONE)
          self->life[i] =
              stones[i] == side ? TENGEN_GO_LIFE_ALIVE : TENGEN_GO_LIFE_DEAD;
      }
}

/* Where one side is alone, it is alive. */
static void
settle_alone (TengenGoDeadState *self)
{
  guint seen = 0;

  for (int i = 0; i < self->n_points; i++)
    seen |= 1u << self->stones[i];
  if ((seen & 1u << TENGEN_STONE_BLACK) != 0 &&
      (seen & 1u << TENGEN_STONE_WHITE) != 0)
    return;
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] != TENGEN_STONE_NONE)
      {
        self->settled[i] = TRUE;
        self->share[i] = self->stones[i] == TENGEN_STONE_BLACK ? 100 : -100;
        self->kept[i] = 100;
        self->life[i] = TENGEN_GO_LIFE_ALIVE;
      }
}

/* Takes off the chains without liberties, which a position set up by hand may
 * have. */
static void
take_off_breathless (TengenGoDeadState *self, const TengenBoard *board)
{
  for (int i = 0; i < self->n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      if (tengen_board_get (board, point) == TENGEN_STONE_NONE ||
          tengen_board_get_liberties (board, point) > 0)
        continue;
      tengen_board_put (self->board, point, TENGEN_STONE_NONE);
      self->life[i] = TENGEN_GO_LIFE_DOUBTFUL;
    }
}

TengenGoDeadState *
tengen_go_dead_state_new (const TengenBoard *board,
                          TengenGoKoFights ko_fights,
                          guint8 *life)
{
  TengenGoDeadState *self;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  g_return_val_if_fail (board != NULL && life != NULL, NULL);

  self = g_new0 (TengenGoDeadState, 1);
  self->board = tengen_board_copy (board);
  self->n_points = tengen_board_get_n_points (board);
  self->ko_fights = ko_fights;
  self->life = life;
  memset (life, 0, self->n_points);
  take_off_breathless (self, board);
  tengen_board_read (self->board, self->stones);
  find_first (self);
  tengen_board_read (board, stones);
  settle (self, stones, TENGEN_STONE_BLACK);
  settle (self, stones, TENGEN_STONE_WHITE);
  settle_alone (self);
  return self;
}

void
tengen_go_dead_state_free (TengenGoDeadState *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  g_free (self);
}

void
tengen_go_dead_state_set (TengenGoDeadState *self,
                          TengenPoint point,
                          TengenGoLife life,
                          gboolean doubtful)
{
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n;

  g_return_if_fail (self != NULL);

  n = tengen_board_list_chain (self->board, point, points);
  for (int i = 0; i < n; i++)
    {
      self->life[points[i]] = (guint8) life;
      self->doubtful[points[i]] = doubtful;
    }
}
