/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-play: short ways to play in tests
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-game.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <string.h>

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

static inline TengenGame *
open_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

static inline char *
write_text (const TengenGame *game)
{
  return tengen_sgf_write (tengen_game_get_record (game), NULL, NULL);
}

static inline const char *
child_move (const TengenGame *game, TengenNode node)
{
  const TengenRecord *record = tengen_game_get_record (game);
  TengenNode child = tengen_record_get_child (record, node);

  return tengen_record_get_property_name (
      record, tengen_record_get_property (record, child));
}

static inline TengenReasonCode
mark (TengenGame *game, TengenSeat seat, const char *point, int value)
{
  return act (game,
              TENGEN_ACTION_MARK,
              seat,
              TENGEN_STONE_NONE,
              at (game, point),
              value);
}

static inline TengenReasonCode
count_act (TengenGame *game, TengenActionKind kind, TengenSeat seat, int value)
{
  return act (game, kind, seat, TENGEN_STONE_NONE, TENGEN_POINT_NONE, value);
}
