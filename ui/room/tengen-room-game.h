/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-game: a game of a room as the teacher's window knows it
 *
 * What:  the host's message `table` as values, what `room` says of the table,
 *        a board made of it, words for it.
 * Not:   rules: what lies on the board, and whose turn it is, says the host.
 */
#pragma once

#include "tengen-paint-view.h"
#include "tengen-room-json.h"

G_BEGIN_DECLS

/**
 * TengenRoomPhase:
 * @TENGEN_ROOM_PHASE_PLAY: stones are put
 * @TENGEN_ROOM_PHASE_COUNT: what is on the board is counted
 * @TENGEN_ROOM_PHASE_OVER: there is a result
 *
 * How far a game is.
 */
typedef enum
{
  TENGEN_ROOM_PHASE_PLAY,
  TENGEN_ROOM_PHASE_COUNT,
  TENGEN_ROOM_PHASE_OVER,
} TengenRoomPhase;

/**
 * TengenRoomSeat:
 * @name: (nullable): the player's name
 * @picture: 0 to 15, -1 for none
 * @here: there is a line to the player
 * @amount: (nullable): what the player has, as a number
 * @unit: (nullable): of what
 * @note: (nullable): prisoners, or how the clock stands
 * @clock: (nullable): the time left, as it is shown
 * @agreed: the player agreed to what is counted
 *
 * One side of a game.
 */
typedef struct
{
  char *name;
  int picture;
  gboolean here;
  char *amount;
  char *unit;
  char *note;
  char *clock;
  gboolean agreed;
} TengenRoomSeat;

/**
 * TengenRoomMark:
 * @point: a point
 * @kind: what the host calls it: `bad`, `why`, `dead` ...
 *
 * Something that is marked on the board.
 */
typedef struct
{
  TengenPoint point;
  char kind[8];
} TengenRoomMark;

/**
 * TengenRoomGame:
 * @table: number of the table, from 0
 * @n: number of the last change
 * @width: columns
 * @height: rows
 * @stones: a character for each point
 * @to_move: whose turn it is
 * @last: the last stone, or %TENGEN_POINT_NONE
 * @marks: (element-type TengenRoomMark): what is marked
 * @seats: by #TengenStone - 1: the two sides
 * @phase: how far it is
 * @paused: nothing can be done
 * @can_mark: it is counted, and what is dead can be marked
 * @hand: one of the players asks for the teacher
 * @disputed: the players do not agree on what is counted
 * @taken_n: the change that took stones last, 0 for none
 * @say: (nullable): the sentence under the board
 * @account: (nullable): the count, a line each
 * @result: (nullable): the result in words
 *
 * A game.
 */
typedef struct
{
  int table;
  guint n;
  int width;
  int height;
  char *stones;
  TengenStone to_move;
  TengenPoint last;
  GArray *marks;
  TengenRoomSeat seats[2];
  TengenRoomPhase phase;
  gboolean paused;
  gboolean can_mark;
  gboolean hand;
  gboolean disputed;
  guint taken_n;
  char *say;
  char *account;
  char *result;
} TengenRoomGame;

/**
 * tengen_room_game_read:
 * @message: a message `table`
 * @before: (nullable): the game as it was
 *
 * Reads a message.
 *
 * Returns: (transfer full) (nullable): a game, or %NULL for what is none
 */
TengenRoomGame *
tengen_room_game_read (const TengenRoomJson *message,
                       const TengenRoomGame *before) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a game; does nothing for %NULL. */
void tengen_room_game_free (TengenRoomGame *self);

/* Notes what `room` says of the table. Gives whether that is anything new. */
gboolean tengen_room_game_note (TengenRoomGame *self,
                                const TengenRoomJson *table);

/* Tells whether it waits for the teacher. */
gboolean tengen_room_game_is_waiting (const TengenRoomGame *self);

/**
 * tengen_room_game_get_rank:
 * @self: a game
 *
 * Tells how much it is worth a look: 0 waits for the teacher, 1 is counted, 2
 * stones were just taken or the board is nearly full, 3 is played, 4 is over.
 *
 * Returns: 0 to 4
 */
int tengen_room_game_get_rank (const TengenRoomGame *self);

/* Makes what is to be seen of it. */
TengenView *tengen_room_game_make_view (const TengenRoomGame *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says in one line what is to be seen, for screen readers (transfer full). */
char *tengen_room_game_describe (const TengenRoomGame *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names the table, from 1: 3番 (transfer full). */
char *tengen_room_game_make_name (int table) G_GNUC_WARN_UNUSED_RESULT;

/* Names both players: はるか 対 そうた (transfer full). */
char *tengen_room_game_name_players (const TengenRoomGame *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Gives the plain text of a text with readings (transfer full). */
char *
tengen_room_text_read (const TengenRoomJson *text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRoomGame, tengen_room_game_free)

G_END_DECLS
