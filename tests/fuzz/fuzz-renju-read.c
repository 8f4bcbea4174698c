/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-renju-read: bytes as what players do in a game of Renju
 */
#include "fuzz-renju-read.h"

#include <string.h>

static guint
take (FuzzRenjuInput *self)
{
  return self->at < self->end ? (guint8) *self->at++ : 0;
}

static TengenPoint
take_point (FuzzRenjuInput *self)
{
  guint x = take (self) - 'a', y = take (self) - 'a';

  return x < TENGEN_RENJU_SIZE && y < TENGEN_RENJU_SIZE
             ? tengen_point_make (TENGEN_RENJU_SIZE, (int) x, (int) y)
             : TENGEN_POINT_NONE;
}

static TengenCommand *
make_act (TengenActionKind kind,
          TengenSeat seat,
          TengenStone stone,
          TengenPoint point,
          int value)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = (TengenAction){ kind, seat, stone, point, value };
  return command;
}

/* What who has to do something does. */
static TengenCommand *
make_decision (const TengenGame *game,
               TengenActionKind kind,
               TengenPoint point,
               int value)
{
  const TengenPosition *position = tengen_game_get_position (game);

  return make_act (kind,
                   tengen_position_get_actor (position),
                   TENGEN_STONE_NONE,
                   point,
                   value);
}

static TengenCommand *
make_move (const TengenGame *game, TengenActionKind kind, TengenPoint point)
{
  const TengenPosition *position = tengen_game_get_position (game);
  TengenStone stone = tengen_position_get_to_move (position);

  return make_act (
      kind, tengen_position_get_seat (position, stone), stone, point, 0);
}

/* What a seat does; the next byte says which: 1, 2, or none. */
static TengenCommand *
make_claim (FuzzRenjuInput *self, TengenActionKind kind)
{
  guint seat = take (self) - '0';

  return make_act (kind,
                   seat <= 2 ? (TengenSeat) seat : TENGEN_SEAT_NONE,
                   TENGEN_STONE_NONE,
                   TENGEN_POINT_NONE,
                   0);
}

static TengenCommand *
make_any (FuzzRenjuInput *self)
{
  TengenActionKind kind =
      (TengenActionKind) (take (self) % (TENGEN_ACTION_TIME + 1));
  TengenSeat seat = (TengenSeat) (take (self) % 3);
  TengenStone stone = (TengenStone) (take (self) % 3);
  TengenPoint point = take_point (self);

  return make_act (kind, seat, stone, point, (int) take (self) - '0');
}

static TengenCommand *
make_goto (TengenNode node)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_GOTO);

  command->node = node;
  return command;
}

static TengenCommand *
read_edit (FuzzRenjuInput *self, const TengenGame *game)
{
  const char *stop = memchr (self->at, '\n', (gsize) (self->end - self->at));
  gsize length = (gsize) ((stop != NULL ? stop : self->end) - self->at);
  g_autofree char *line = g_strndup (self->at, length);

  self->at += length;
  return fuzz_edit_read (&self->edit, game, line);
}

/* Ways through the game. */
static TengenCommand *
read_way (FuzzRenjuInput *self, const TengenGame *game, guint letter)
{
  const TengenRecord *record = tengen_game_get_record (game);

  switch (letter)
    {
    case 'U':
      return tengen_command_new (TENGEN_COMMAND_UNDO);
    case 'Q':
      return tengen_command_new (TENGEN_COMMAND_REDO);
    case 'K':
      return tengen_command_new (TENGEN_COMMAND_TAKE_BACK);
    case 'L':
      return make_goto (tengen_game_get_live (game));
    case 'G':
      return make_goto (take (self) % tengen_record_get_n_nodes (record) + 1);
    default:
      return NULL;
    }
}

/* Claims and other endings. */
static TengenCommand *
read_ending (FuzzRenjuInput *self, const TengenGame *game, guint letter)
{
  switch (letter)
    {
    case 'R':
      return make_claim (self, TENGEN_ACTION_RESIGN);
    case 'T':
      return make_claim (self, TENGEN_ACTION_TIME);
    case 'V':
      return make_claim (self, TENGEN_ACTION_FIVE);
    case 'B':
      return make_claim (self, TENGEN_ACTION_FORBIDDEN);
    case 'D':
      return make_decision (game, TENGEN_ACTION_DRAW, TENGEN_POINT_NONE, 0);
    case 'Y':
    case 'Z':
      return make_decision (
          game, TENGEN_ACTION_ADMIT, TENGEN_POINT_NONE, letter == 'Y');
    default:
      return read_way (self, game, letter);
    }
}

static TengenCommand *
read_letter (FuzzRenjuInput *self, const TengenGame *game, guint letter)
{
  static const char CHOICES[] = "SWFM";
  const char *choice = memchr (CHOICES, (int) letter, strlen (CHOICES));

  if (choice != NULL)
    return make_decision (game,
                          TENGEN_ACTION_CHOOSE,
                          TENGEN_POINT_NONE,
                          (int) (choice - CHOICES));
  switch (letter)
    {
    case 'P':
      return make_move (game, TENGEN_ACTION_PASS, TENGEN_POINT_PASS);
    case 'N':
      return make_decision (game,
                            TENGEN_ACTION_DECLARE,
                            TENGEN_POINT_NONE,
                            (int) take (self) - '0');
    case 'O':
    case 'X':
      return make_decision (
          game, TENGEN_ACTION_OFFER, take_point (self), letter == 'O');
    case 'J':
      return make_any (self);
    case '*':
      return read_edit (self, game);
    default:
      return read_ending (self, game, letter);
    }
}

TengenCommand *
fuzz_renju_read (FuzzRenjuInput *self, const TengenGame *game)
{
  guint letter = take (self);

  if (letter < 'a' || letter > 'o')
    return read_letter (self, game, letter);
  self->at--;
  return make_move (game, TENGEN_ACTION_PLAY, take_point (self));
}
