/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-play-renju: the computer against itself at Renju
 */
#include "tengen-cli-play-renju.h"

#include "tengen-game.h"
#include "tengen-opponent.h"

static void
step (TengenGame *game)
{
  g_autoptr (TengenOpponentTask) task =
      tengen_opponent_task_new (tengen_game_get_position (game));
  g_autoptr (TengenCommand) command = tengen_command_new (TENGEN_COMMAND_ACT);
  g_autoptr (TengenReason) reason = NULL;

  tengen_opponent_task_run (task, 0, NULL, NULL, &command->action);
  reason = tengen_game_do (game, command);
  g_assert (reason == NULL);
}

guint
tengen_cli_play_renju (const TengenGameSetup *setup,
                       TengenStone *winner,
                       char **result)
{
  g_autoptr (TengenGame) game = NULL;
  TengenResult ended;

  g_return_val_if_fail (setup != NULL, 0);

  game = tengen_game_new (setup);
  while (tengen_opponent_find (tengen_game_get_position (game)) != NULL)
    step (game);
  ended = tengen_game_get_result (game);
  *winner = ended.winner;
  *result = tengen_result_format (&ended);
  return tengen_position_get_move (tengen_game_get_position (game));
}
