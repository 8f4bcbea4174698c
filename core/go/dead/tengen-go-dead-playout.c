/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-playout: a position played to its end once
 */
#include "tengen-go-dead-playout.h"

guint
tengen_go_dead_playout_limit (const TengenGoDeadBoard *board)
{
  return 3 * board->n_empty + (guint) board->plan->n_points;
}

guint
tengen_go_dead_playout_run (TengenGoDeadBoard *board,
                            TengenGoDeadRandom *random,
                            TengenStone stone,
                            TengenGoDeadPoint last,
                            guint limit,
                            TengenGoDeadPoint *moves)
{
  int n_passes = 0;
  guint n = 0;

  while (n_passes < 2 && n < limit)
    {
      last = tengen_go_dead_policy_choose (board, random, stone, last);
      tengen_go_dead_board_play (board, stone, last);
      if (moves != NULL)
        moves[n] = last;
      n++;
      n_passes = last == 0 ? n_passes + 1 : 0;
      stone = tengen_stone_other (stone);
    }
  return n;
}
