/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-play: short ways to play in tests
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-game.h"

static inline TengenGame *
start_game (const char *rules, int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  return tengen_game_new (setup);
}

/* Does a command made on the spot; tells why it was refused. */
static inline TengenReasonCode
send (TengenGame *game, TengenCommand *command)
{
  g_autoptr (TengenCommand) own = command;
  g_autoptr (TengenReason) reason = tengen_game_do (game, own);

  return reason != NULL ? reason->code : TENGEN_REASON_NONE;
}

static inline TengenReasonCode
act (TengenGame *game,
     TengenActionKind kind,
     TengenSeat seat,
     TengenStone stone,
     TengenPoint point,
     int value)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = (TengenAction){ kind, seat, stone, point, value };
  return send (game, command);
}

static inline TengenReasonCode
play (TengenGame *game, TengenPoint point)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_to_move (position);

  return act (game,
              point == TENGEN_POINT_PASS ? TENGEN_ACTION_PASS
                                         : TENGEN_ACTION_PLAY,
              tengen_position_get_seat (position, stone),
              stone,
              point,
              0);
}

static inline TengenPoint
at (const TengenGame *game, const char *name)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (
      TENGEN_NOTATION_A1, setup->width, setup->height, name, &point));
  return point;
}

/* Plays points named one after another, "pass" too. */
static inline void
play_all (TengenGame *game, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (char **word = words; *word != NULL; word++)
    g_assert_cmpint (play (game, at (game, *word)), ==, TENGEN_REASON_NONE);
}

static inline TengenReasonCode
plain (TengenGame *game, TengenCommandKind kind)
{
  return send (game, tengen_command_new (kind));
}

static inline TengenReasonCode
go_to (TengenGame *game, TengenNode node)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_GOTO);

  command->node = node;
  return send (game, command);
}

static inline TengenPhase
phase (const TengenGame *game)
{
  return tengen_position_get_phase (tengen_game_get_position (game));
}
