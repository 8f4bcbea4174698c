/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-vote: playing a stopped position to its end many times
 */
#include "tengen-go-dead-vote.h"

#include "tengen-go-playout.h"

#include <string.h>

#define SEED G_GUINT64_CONSTANT (0x74656e67656e)

void
tengen_go_dead_vote_load (TengenGoPlayoutBoard *playouts,
                          const TengenBoard *board,
                          const guint8 *settled)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  int n_points = tengen_board_get_n_points (board);

  tengen_board_read (board, stones);
  tengen_go_playout_board_load (playouts, stones);
  for (int i = 0; i < n_points; i++)
    if (settled[i] && stones[i] == TENGEN_STONE_NONE)
      tengen_go_playout_board_close (
          playouts, tengen_go_playout_board_pad (playouts, (TengenPoint) i));
}

void
tengen_go_dead_vote_count (TengenGoDeadVote *self,
                           const TengenGoPlayoutBoard *board)
{
  self->n++;
  for (int i = 0; i < board->plan->n_points; i++)
    {
      TengenStone owner =
          tengen_go_playout_get_owner (board, board->plan->squares[i]);

      self->black[i] += owner == TENGEN_STONE_BLACK;
      self->white[i] += owner == TENGEN_STONE_WHITE;
    }
}

void
tengen_go_dead_vote_run (TengenGoDeadVote *self,
                         const TengenBoard *board,
                         const guint8 *settled,
                         guint n)
{
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  g_autoptr (TengenGoPlayoutBoard) start =
      tengen_go_playout_board_new (width, height);
  g_autoptr (TengenGoPlayoutBoard) end =
      tengen_go_playout_board_new (width, height);
  TengenBoardRandom random = { SEED };

  memset (self, 0, sizeof *self);
  tengen_go_dead_vote_load (start, board, settled);
  for (guint i = 0; i < n; i++)
    {
      TengenStone first = i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

      tengen_go_playout_board_assign (end, start);
      self->n_moves += tengen_go_playout_run (
          end, &random, first, 0, tengen_go_playout_limit (start), NULL);
      tengen_go_dead_vote_count (self, end);
    }
}

int
tengen_go_dead_vote_get_share (const TengenGoDeadVote *self, TengenPoint point)
{
  return (self->black[point] - self->white[point]) * 100 / (int) self->n;
}

int
tengen_go_dead_vote_get_kept (const TengenGoDeadVote *self,
                              const TengenBoard *board,
                              TengenPoint point)
{
  gboolean is_black = tengen_board_get (board, point) == TENGEN_STONE_BLACK;
  const guint16 *own = is_black ? self->black : self->white;
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (board, point, points);
  int sum = 0;

  for (int i = 0; i < n; i++)
    sum += own[points[i]];
  return (int) ((gint64) sum * 100 / ((gint64) n * self->n));
}
