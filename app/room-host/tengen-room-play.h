/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-play: a game that is played at a table of a room
 *
 * What:   a session with what a seat can do by the words of the protocol; time
 *         that is measured less the way of the messages; the end of a count on
 *         which both agree.
 * Not:    who sits there, requests for 待った, pauses (tengen-room-host); how it
 *         is said (tengen-room-say).
 * Shape:  a turn begins later for a player with a long way: time stands still for
 *         so long, and never goes back.
 */
#pragma once

#include "tengen-session-clock.h"
#include "tengen-session-computer.h"

G_BEGIN_DECLS

/* At most so much of a turn is not charged. */
#define TENGEN_ROOM_PLAY_MOST_LAG_US TENGEN_CLOCK_SECOND

/**
 * TengenRoomPlayAnswer:
 * @TENGEN_ROOM_PLAY_DONE: it was done
 * @TENGEN_ROOM_PLAY_REFUSED: the rules refuse it; see tengen_room_play_get_reason()
 * @TENGEN_ROOM_PLAY_NOT_NOW: nothing of the kind is possible now
 *
 * What became of a wish.
 */
typedef enum
{
  TENGEN_ROOM_PLAY_DONE,
  TENGEN_ROOM_PLAY_REFUSED,
  TENGEN_ROOM_PLAY_NOT_NOW,
} TengenRoomPlayAnswer;

#define TENGEN_TYPE_ROOM_PLAY (tengen_room_play_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomPlay, tengen_room_play, TENGEN, ROOM_PLAY, GObject)

/* Signals:
 *   line (const char *line)  the encoded command just done
 *   changed ()               something is to be seen that was not
 */

/* Goes on with a game (transfer full), its clock paused if it ran. */
TengenRoomPlay *
tengen_room_play_new (TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_play_start:
 * @self: a game whose "line" is listened to
 *
 * Begins: a clock that ran is paused, stones are judged.
 */
void tengen_room_play_start (TengenRoomPlay *self);

/* Gives the session. */
TengenSession *tengen_room_play_get_session (TengenRoomPlay *self);

/* Gives the position. */
const TengenPosition *tengen_room_play_get_position (TengenRoomPlay *self);

/* Sets how long the messages of a seat's player are on their way. */
void
tengen_room_play_set_lag (TengenRoomPlay *self, TengenSeat seat, gint64 us);

/* Lets computers act, or not. */
void tengen_room_play_set_awake (TengenRoomPlay *self, gboolean awake);

/**
 * tengen_room_play_list_acts:
 * @self: a game
 * @seat: a seat
 * @turn: whether the player may act for the seat where it is its turn
 *
 * Lists what a seat can do besides pressing points, by the words of the protocol,
 * the most likely first; requests for 待った are not among them.
 *
 * Returns: (transfer full) (element-type utf8): words
 */
GPtrArray *tengen_room_play_list_acts (TengenRoomPlay *self,
                                       TengenSeat seat,
                                       gboolean turn) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether a seat can press points. */
gboolean tengen_room_play_can_tap (TengenRoomPlay *self, TengenSeat seat);

/* Does one of the acts. */
TengenRoomPlayAnswer
tengen_room_play_act (TengenRoomPlay *self, TengenSeat seat, const char *act);

/* A point was pressed: a stone, or at a count a mark. */
TengenRoomPlayAnswer
tengen_room_play_tap (TengenRoomPlay *self, TengenSeat seat, TengenPoint point);

/* Does what a command of a journal does, for a seat. */
TengenRoomPlayAnswer tengen_room_play_do (TengenRoomPlay *self,
                                          TengenSeat seat,
                                          const TengenCommand *command);

/* Tells whether a seat has a move that could be taken back. */
gboolean tengen_room_play_can_take_back (TengenRoomPlay *self, TengenSeat seat);

/* Tells whether the last move is that seat's. */
gboolean tengen_room_play_has_moved (TengenRoomPlay *self, TengenSeat seat);

/* Takes back the last move of a seat, and what came after it. */
void tengen_room_play_take_back (TengenRoomPlay *self, TengenSeat seat);

/**
 * tengen_room_play_can_agree:
 * @self: a game
 * @kind: DRAW or VOID
 *
 * Tells whether both can end the game by that now.
 *
 * Returns: %TRUE if they can
 */
gboolean tengen_room_play_can_agree (TengenRoomPlay *self,
                                     TengenActionKind kind);

/* Ends it by that, as both agreed, or asks the computer. */
TengenRoomPlayAnswer tengen_room_play_agree (TengenRoomPlay *self,
                                             TengenActionKind kind);

/* Counts the moves of a seat. */
guint tengen_room_play_count_moves (TengenRoomPlay *self, TengenSeat seat);

/**
 * tengen_room_play_can_hint:
 * @self: a game
 * @seat: a seat
 *
 * Tells whether that seat is to move and can be advised.
 *
 * Returns: %TRUE if it can
 */
gboolean tengen_room_play_can_hint (TengenRoomPlay *self, TengenSeat seat);

/* Looks for advice; "changed" tells when there is some. */
void tengen_room_play_hint (TengenRoomPlay *self);

/* Gives why the last wish was refused; %NULL if it was not. */
const TengenReason *tengen_room_play_get_reason (TengenRoomPlay *self);

/* Tells whether the computer objected to the last mark. */
gboolean tengen_room_play_has_objection (TengenRoomPlay *self);

G_END_DECLS
