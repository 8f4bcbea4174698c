/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-game: how long it takes to go to any move of a 300-move game
 */
#include "tengen-game.h"

#include <stdio.h>

#define N_MOVES 300
#define N_JUMPS 20000

static TengenReason *
play (TengenGame *game, TengenPoint point)
{
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_to_move (position);

  command->action = (TengenAction){ .kind = TENGEN_ACTION_PLAY,
                                    .seat = (TengenSeat) stone,
                                    .stone = stone,
                                    .point = point };
  return tengen_game_do (game, command);
}

int
main (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 19);
  g_autoptr (TengenGame) game = tengen_game_new (setup);
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);
  g_autoptr (TengenCommand) jump = tengen_command_new (TENGEN_COMMAND_GOTO);
  gint64 start_us;

  for (int moves = 0; moves < N_MOVES;)
    {
      TengenPoint point = (TengenPoint) g_rand_int_range (dice, 0, 361);
      TengenReason *reason = play (game, point);

      moves += reason == NULL;
      tengen_reason_free (reason);
    }
  start_us = g_get_monotonic_time ();
  for (int i = 0; i < N_JUMPS; i++)
    {
      jump->node = (TengenNode) g_rand_int_range (dice, 1, N_MOVES + 2);
      tengen_reason_free (tengen_game_do (game, jump));
    }
  printf ("goto-random-of-300 %.4f ms\n",
          (double) (g_get_monotonic_time () - start_us) / 1000 / N_JUMPS);
  start_us = g_get_monotonic_time ();
  for (int i = 0; i < N_JUMPS / 10; i++)
    {
      jump->node = i % 2 == 0 ? 1 : N_MOVES + 1;
      tengen_reason_free (tengen_game_do (game, jump));
    }
  printf ("goto-end-to-end-of-300 %.4f ms\n",
          (double) (g_get_monotonic_time () - start_us) / 1000 /
              (N_JUMPS / 10.0));
  return 0;
}
