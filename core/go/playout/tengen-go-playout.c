/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout: a position played to its end once
 */
#include "tengen-go-playout.h"

guint
tengen_go_playout_limit (const TengenGoPlayoutBoard *board)
{
  return 3 * board->n_empty + (guint) board->plan->n_points;
}

guint
tengen_go_playout_run (TengenGoPlayoutBoard *board,
                       TengenBoardRandom *random,
                       TengenStone stone,
                       TengenGoPlayoutPoint last,
                       guint limit,
                       TengenGoPlayoutPoint *moves)
{
  int n_passes = 0;
  guint n = 0;

  while (n_passes < 2 && n < limit)
    {
      last = tengen_go_playout_policy_choose (board, random, stone, last);
      tengen_go_playout_board_play (board, stone, last);
      if (moves != NULL)
        moves[n] = last;
      n++;
      n_passes = last == 0 ? n_passes + 1 : 0;
      stone = tengen_stone_other (stone);
    }
  return n;
}
