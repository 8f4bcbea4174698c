/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-command: one change of a game as a value and as a line of text
 *
 * What:  act, take back, goto, edit, undo, redo, clock. The same value is what the
 *        session sends, what the undo list remembers and what the journal
 *        writes; a game is its record and the commands since.
 * Shape: a line is `KIND DT_US ARGUMENTS`, without line break.
 */
#pragma once

#include "tengen-game-clock.h"
#include "tengen-record-edit.h"

G_BEGIN_DECLS

/* Written at the head of journals; raised when lines change their meaning. The
 * lines of a game with neither a clock nor free handicap stones (PLAY puts them
 * too) are those of the first format. */
#define TENGEN_COMMAND_FORMAT 2
#define TENGEN_COMMAND_FORMAT_OLD 1

/**
 * TengenCommandKind:
 * @TENGEN_COMMAND_ACT: a player's action at the node of the game
 * @TENGEN_COMMAND_TAKE_BACK: 待った: back by one move, the old line stays with
 *   all that followed the move, a proposal to stop too; of a game that is over
 *   the ending is taken back
 * @TENGEN_COMMAND_GOTO: go to a node
 * @TENGEN_COMMAND_EDIT: a named group of changes of the record
 * @TENGEN_COMMAND_UNDO: undo the last command, whatever it was
 * @TENGEN_COMMAND_REDO: do it again
 * @TENGEN_COMMAND_CLOCK: something about the clock; it is no step that could be
 *   undone, and leaves the record as it is
 */
typedef enum
{
  TENGEN_COMMAND_ACT,
  TENGEN_COMMAND_TAKE_BACK,
  TENGEN_COMMAND_GOTO,
  TENGEN_COMMAND_EDIT,
  TENGEN_COMMAND_UNDO,
  TENGEN_COMMAND_REDO,
  TENGEN_COMMAND_CLOCK,
} TengenCommandKind;

/**
 * TengenClockAct:
 * @TENGEN_CLOCK_ACT_TICK: nothing but that time has passed
 * @TENGEN_CLOCK_ACT_PAUSE: it stops
 * @TENGEN_CLOCK_ACT_START: it is set going, for the first time or again
 * @TENGEN_CLOCK_ACT_ADD: @seat gets @us more
 * @TENGEN_CLOCK_ACT_TURN: @seat has moved on a board of wood
 *
 * What is done to a clock.
 */
typedef enum
{
  TENGEN_CLOCK_ACT_TICK,
  TENGEN_CLOCK_ACT_PAUSE,
  TENGEN_CLOCK_ACT_START,
  TENGEN_CLOCK_ACT_ADD,
  TENGEN_CLOCK_ACT_TURN,
} TengenClockAct;

/**
 * TengenCommand:
 * @kind: what is done
 * @dt_us: microseconds since the command before
 * @action: (ACT): the action
 * @node: (GOTO, EDIT): the node to go to
 * @name: (EDIT): a name for the undo list, one word
 * @changes: (EDIT) (element-type TengenChange): the changes
 * @clock: (CLOCK): what is done to the clock
 * @seat: (CLOCK; ADD, TURN): whose
 * @us: (CLOCK; ADD): more time, 0 to %TENGEN_CLOCK_MAX_US
 *
 * A command.
 */
typedef struct
{
  TengenCommandKind kind;
  gint64 dt_us;
  TengenAction action;
  TengenNode node;
  char *name;
  GPtrArray *changes;
  TengenClockAct clock;
  TengenSeat seat;
  gint64 us;
} TengenCommand;

/* Makes a command without arguments. */
TengenCommand *
tengen_command_new (TengenCommandKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a command; does nothing for %NULL. */
void tengen_command_free (TengenCommand *self);

/* Writes a command as a line without line break (transfer full). */
char *
tengen_command_encode (const TengenCommand *self) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a line. Returns: (transfer full): a command, %NULL if it is none. */
TengenCommand *
tengen_command_decode (const char *line) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenCommand, tengen_command_free)

G_END_DECLS
