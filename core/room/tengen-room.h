/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room: a class that plays at many devices: members, tables, an event
 *
 * What:   who is a member, who plays whom, what the teacher set, and what may
 *         be done; its whole state follows from the events, one line of the
 *         room's log each.
 * Not:    connections, clocks that run, files, words. Who is here at the moment
 *         is no state of the room.
 * Shape:  members and tables are arrays that only grow, and are named by their
 *         index from 0; what was taken away is marked. Every change is an event:
 *         tengen_room_do() judges and does it. Events of games (GAME) are
 *         commands of these games.
 * Games:  a room that is read from a log plays the commands in games of its own.
 *         A host takes a table's game away (tengen_room_take_game()) to let a
 *         session have it; then the session does the commands, and the room only
 *         counts them.
 * Source: seed 004 (the online Go room).
 */
#pragma once

#include "tengen-game.h"
#include "tengen-match.h"

G_BEGIN_DECLS

#define TENGEN_ROOM_MAX_MEMBERS TENGEN_MATCH_MAX_PLAYERS
#define TENGEN_ROOM_MAX_TABLES 1024
/* Members of a team that take turns. */
#define TENGEN_ROOM_MAX_TEAM TENGEN_ROOM_MAX_MEMBERS
/* Letters of a name, and of a room's title. */
#define TENGEN_ROOM_MAX_NAME 40
#define TENGEN_ROOM_N_PICTURES 16
/* Bytes of a token's SHA-256, as hexadecimal digits. */
#define TENGEN_ROOM_TOKEN_SUM 64
/* In place of a member: the computer. */
#define TENGEN_ROOM_COMPUTER (-1)
#define TENGEN_ROOM_NONE (-2)

/**
 * TengenRoomUndo:
 * @TENGEN_ROOM_UNDO_ASK: 待った asks the opponent
 * @TENGEN_ROOM_UNDO_FREE: it takes one's own last move back at once
 * @TENGEN_ROOM_UNDO_NONE: there is none
 */
typedef enum
{
  TENGEN_ROOM_UNDO_ASK,
  TENGEN_ROOM_UNDO_FREE,
  TENGEN_ROOM_UNDO_NONE,
} TengenRoomUndo;

/**
 * TengenRoomWish:
 * @TENGEN_ROOM_WISH_UNDO: 待った
 * @TENGEN_ROOM_WISH_DRAW: a draw (合意の引き分け)
 * @TENGEN_ROOM_WISH_VOID: no result, as a position came back (無勝負)
 *
 * What a player can ask the opponent for.
 */
typedef enum
{
  TENGEN_ROOM_WISH_UNDO,
  TENGEN_ROOM_WISH_DRAW,
  TENGEN_ROOM_WISH_VOID,
} TengenRoomWish;

#define TENGEN_ROOM_N_WISHES (TENGEN_ROOM_WISH_VOID + 1)

/**
 * TengenRoomMember:
 * @name: the name, no two alike among those that are not removed
 * @picture: 0 to %TENGEN_ROOM_N_PICTURES - 1, or -1 before it was chosen
 * @token: SHA-256 of the token that holds the seat, empty while it is free
 * @is_guest: came in under a name that was not in the list
 * @hand: asks for the teacher
 * @removed: is none any more
 *
 * A pupil.
 */
typedef struct
{
  char *name;
  int picture;
  char token[TENGEN_ROOM_TOKEN_SUM + 1];
  gboolean is_guest;
  gboolean hand;
  gboolean removed;
} TengenRoomMember;

/**
 * TengenRoomSide:
 * @n: how many take turns, 1 and up
 * @members: who, in turn; of a side with one, a member or the computer
 *
 * A side of a table.
 */
typedef struct
{
  int n;
  gint16 members[TENGEN_ROOM_MAX_TEAM];
} TengenRoomSide;

/**
 * TengenRoomTable:
 * @sides: by #TengenSeat - 1: who has Black and White when it starts
 * @game: (nullable): the game, %NULL when it was taken
 * @n: number of its last change, from 0; time and agreements are none
 * @asked: the seat that asked for something and waits for an answer, else NONE
 * @wish: (@asked): for what
 * @paused: the teacher stopped this table
 * @agreed: by #TengenSeat - 1: agreed to the count as it is marked
 * @disputed: a mark was changed after a player had agreed, or one of two who
 *   had agreed does no longer; until both agree
 * @result: UNKNOWN while it is not decided
 * @by_hand: the teacher decided it
 * @removed: the teacher took it away
 * @match_game: index of the game of the event, or -1
 * @broken_us: by #TengenSeat - 1: how long the clock stood for a broken line
 *
 * A table.
 */
typedef struct
{
  TengenRoomSide sides[2];
  TengenGame *game;
  guint n;
  TengenSeat asked;
  TengenRoomWish wish;
  gboolean paused;
  gboolean agreed[2];
  gboolean disputed;
  TengenResult result;
  gboolean by_hand;
  gboolean removed;
  int match_game;
  gint64 broken_us[2];
} TengenRoomTable;

/**
 * TengenRoomSettings:
 * @id: of the room and its event, see tengen_match_is_id(); set once
 * @title: what the class is called
 * @setup: what games start from
 * @undo: how 待った goes
 * @hints: the players may be helped
 * @breaks_s: seconds a game and side for which the clock stands while the line
 *   is broken
 * @level: of the computer that plays the odd one
 * @open: names that are not in the list may enter
 *
 * What the teacher sets.
 */
typedef struct
{
  char *id;
  char *title;
  TengenGameSetup *setup;
  TengenRoomUndo undo;
  gboolean hints;
  int breaks_s;
  int level;
  gboolean open;
} TengenRoomSettings;

/* Frees what settings hold. */
void tengen_room_settings_clear (TengenRoomSettings *self);

/**
 * TengenRoomPairing:
 * @TENGEN_ROOM_PAIR_LOT: by lot
 * @TENGEN_ROOM_PAIR_SWISS: those with equal points meet (スイス式)
 * @TENGEN_ROOM_PAIR_ROUND_ROBIN: all meet each other (総当たり)
 * @TENGEN_ROOM_PAIR_RELAY: two teams at one table
 */
typedef enum
{
  TENGEN_ROOM_PAIR_LOT,
  TENGEN_ROOM_PAIR_SWISS,
  TENGEN_ROOM_PAIR_ROUND_ROBIN,
  TENGEN_ROOM_PAIR_RELAY,
} TengenRoomPairing;

/**
 * TengenRoomEventKind:
 * @TENGEN_ROOM_SETTINGS: @settings from now on
 * @TENGEN_ROOM_ADD: a member @text, @on: a guest; a name that was removed is the
 *   same member again
 * @TENGEN_ROOM_RENAME: @member is called @text
 * @TENGEN_ROOM_REMOVE: @member is none any more
 * @TENGEN_ROOM_ENTER: a device with the token whose sum is @text has the seat of
 *   @member; @number is the picture
 * @TENGEN_ROOM_FREE: @member's seat has no token any more
 * @TENGEN_ROOM_HAND: @member's hand is up or down (@on)
 * @TENGEN_ROOM_PAIR: @number, a #TengenRoomPairing, of the @members from @seed
 * @TENGEN_ROOM_SEAT: a table of @sides; @seed is that of a computer
 * @TENGEN_ROOM_END: @table is taken away
 * @TENGEN_ROOM_GAME: @command at @table
 * @TENGEN_ROOM_ASK: @seat of @table asks for @wish
 * @TENGEN_ROOM_ANSWER: the other answers (@on); the command that follows a yes
 *   is an event of its own
 * @TENGEN_ROOM_PAUSE: @table, or %TENGEN_ROOM_NONE for all, stops or goes on (@on)
 * @TENGEN_ROOM_SHOW: all look at @table, or %TENGEN_ROOM_NONE
 * @TENGEN_ROOM_RESULT: the result of @table is @text, as in SGF; @on: the
 *   teacher says so, else the game
 * @TENGEN_ROOM_BROKEN: the clock of @seat of @table stood for @us
 * @TENGEN_ROOM_CLOSE: the end
 *
 * What can happen.
 */
typedef enum
{
  TENGEN_ROOM_SETTINGS,
  TENGEN_ROOM_ADD,
  TENGEN_ROOM_RENAME,
  TENGEN_ROOM_REMOVE,
  TENGEN_ROOM_ENTER,
  TENGEN_ROOM_FREE,
  TENGEN_ROOM_HAND,
  TENGEN_ROOM_PAIR,
  TENGEN_ROOM_SEAT,
  TENGEN_ROOM_END,
  TENGEN_ROOM_GAME,
  TENGEN_ROOM_ASK,
  TENGEN_ROOM_ANSWER,
  TENGEN_ROOM_PAUSE,
  TENGEN_ROOM_SHOW,
  TENGEN_ROOM_RESULT,
  TENGEN_ROOM_BROKEN,
  TENGEN_ROOM_CLOSE,
} TengenRoomEventKind;

/**
 * TengenRoomEvent:
 * @kind: what happens; it says which of the others count
 * @settings: what the teacher set
 * @text: a name, the sum of a token, a result
 * @member: a member
 * @table: a table
 * @seat: a side of the table
 * @wish: what it asks for
 * @number: a picture, a #TengenRoomPairing
 * @seed: what chance starts from
 * @on: yes or no
 * @us: microseconds
 * @members: (nullable) (element-type gint16): whom to pair
 * @sides: of a table
 * @command: (nullable): a change of a game
 *
 * Something that happens.
 */
typedef struct
{
  TengenRoomEventKind kind;
  TengenRoomSettings settings;
  char *text;
  int member;
  int table;
  TengenSeat seat;
  TengenRoomWish wish;
  int number;
  guint32 seed;
  gboolean on;
  gint64 us;
  GArray *members;
  TengenRoomSide sides[2];
  TengenCommand *command;
} TengenRoomEvent;

/* Makes an event with nothing in it. */
TengenRoomEvent *
tengen_room_event_new (TengenRoomEventKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an event; does nothing for %NULL. */
void tengen_room_event_free (TengenRoomEvent *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRoomEvent, tengen_room_event_free)

/* Writes an event as a line without line break (transfer full). */
char *tengen_room_event_encode (const TengenRoomEvent *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Reads a line. Returns: (transfer full): an event, %NULL if it is none. */
TengenRoomEvent *
tengen_room_event_decode (const char *line) G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenRoomFault:
 * @TENGEN_ROOM_FAULT_NONE: nothing
 * @TENGEN_ROOM_FAULT_MEMBER: there is no such member
 * @TENGEN_ROOM_FAULT_TABLE: there is no such table, or it was taken away
 * @TENGEN_ROOM_FAULT_NAME: a name that is empty, too long, or not text
 * @TENGEN_ROOM_FAULT_TWICE: that name is there already
 * @TENGEN_ROOM_FAULT_FULL: no more members or tables
 * @TENGEN_ROOM_FAULT_BUSY: a member plays at another table
 * @TENGEN_ROOM_FAULT_FEW: nobody to pair
 * @TENGEN_ROOM_FAULT_OPEN: games of the round are not decided
 * @TENGEN_ROOM_FAULT_OVER: all rounds have been played
 * @TENGEN_ROOM_FAULT_SEAT: not at this table, or not its turn
 * @TENGEN_ROOM_FAULT_PAUSED: the teacher stopped all hands
 * @TENGEN_ROOM_FAULT_RULES: the rules refuse it; there is a reason
 * @TENGEN_ROOM_FAULT_NOT_NOW: nothing of the kind is possible now
 * @TENGEN_ROOM_FAULT_CLOSED: the room is closed
 *
 * Why something cannot be.
 */
typedef enum
{
  TENGEN_ROOM_FAULT_NONE,
  TENGEN_ROOM_FAULT_MEMBER,
  TENGEN_ROOM_FAULT_TABLE,
  TENGEN_ROOM_FAULT_NAME,
  TENGEN_ROOM_FAULT_TWICE,
  TENGEN_ROOM_FAULT_FULL,
  TENGEN_ROOM_FAULT_BUSY,
  TENGEN_ROOM_FAULT_FEW,
  TENGEN_ROOM_FAULT_OPEN,
  TENGEN_ROOM_FAULT_OVER,
  TENGEN_ROOM_FAULT_SEAT,
  TENGEN_ROOM_FAULT_PAUSED,
  TENGEN_ROOM_FAULT_RULES,
  TENGEN_ROOM_FAULT_NOT_NOW,
  TENGEN_ROOM_FAULT_CLOSED,
} TengenRoomFault;

#define TENGEN_ROOM_N_FAULTS (TENGEN_ROOM_FAULT_CLOSED + 1)

typedef struct TengenRoom TengenRoom;

/* Makes a room without members: Pure Go on 7 x 7, 待った asks, five minutes. */
TengenRoom *tengen_room_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a room; does nothing for %NULL. */
void tengen_room_free (TengenRoom *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRoom, tengen_room_free)

/**
 * tengen_room_check:
 * @self: a room
 * @event: what is to happen
 *
 * Tells whether it can be, the rules of the game aside.
 *
 * Returns: what is against it
 */
TengenRoomFault tengen_room_check (const TengenRoom *self,
                                   const TengenRoomEvent *event);

/**
 * tengen_room_do:
 * @self: a room
 * @event: what happens
 * @reason: (out) (optional) (transfer full) (nullable): (RULES): why the rules
 *   refuse it
 *
 * Lets it happen. What cannot be changes nothing. A table whose game was taken
 * counts a GAME as done: the host asks the session first.
 *
 * Returns: what is against it
 */
TengenRoomFault tengen_room_do (TengenRoom *self,
                                const TengenRoomEvent *event,
                                TengenReason **reason);

/* Gives what the teacher set. */
const TengenRoomSettings *tengen_room_get_settings (const TengenRoom *self);

/* Counts the members, those that were removed too. */
int tengen_room_get_n_members (const TengenRoom *self);

/* Gives a member; %NULL if there is none, or it was removed. */
const TengenRoomMember *tengen_room_get_member (const TengenRoom *self,
                                                int member);

/**
 * tengen_room_find_name:
 * @self: a room
 * @name: a name, taken as tengen_match_find_player() takes it
 *
 * Finds a member by name.
 *
 * Returns: a member, or %TENGEN_ROOM_NONE
 */
int tengen_room_find_name (const TengenRoom *self, const char *name);

/* Finds the member whose token has this sum; %TENGEN_ROOM_NONE if none has. */
int tengen_room_find_token (const TengenRoom *self, const char *sum);

/* Counts the tables, those that were taken away too. */
int tengen_room_get_n_tables (const TengenRoom *self);

/* Gives a table; %NULL if there is none, or it was taken away. */
const TengenRoomTable *tengen_room_get_table (const TengenRoom *self,
                                              int table);

/**
 * tengen_room_get_match_game:
 * @self: a room
 * @table: a table, taken away or not
 *
 * Gives the game of the event that is, or was, played at a table.
 *
 * Returns: its index, or -1
 */
int tengen_room_get_match_game (const TengenRoom *self, int table);

/**
 * tengen_room_find_table:
 * @self: a room
 * @member: a member, or %TENGEN_ROOM_NONE
 *
 * Finds where a member plays, or played last.
 *
 * Returns: a table, or %TENGEN_ROOM_NONE
 */
int tengen_room_find_table (const TengenRoom *self, int member);

/**
 * tengen_room_is_busy:
 * @self: a room
 * @member: a member
 *
 * Tells whether a member sits at a table that is not decided.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_room_is_busy (const TengenRoom *self, int member);

/**
 * tengen_room_has_played:
 * @self: a room
 * @member: a member, removed or not
 *
 * Tells whether a member sits or sat at a table, or had no game in a round: then
 * its number means something in the table of the event.
 *
 * Returns: whether it does
 */
gboolean tengen_room_has_played (const TengenRoom *self, int member);

/**
 * tengen_room_get_seat:
 * @self: a room
 * @table: a table
 * @member: a member
 *
 * Tells which seat a member has there; of two that a member has alone, FIRST.
 *
 * Returns: a seat, NONE for whoever looks on
 */
TengenSeat tengen_room_get_seat (const TengenRoom *self, int table, int member);

/**
 * tengen_room_check_command:
 * @self: a room
 * @table: a table
 * @member: who wants it
 * @position: the position of the table's game, which a session may have
 * @command: what the member wants
 *
 * Tells whether a member may do that there: it is one of the players' actions
 * by the member's own seat, and in a team the member has the turn. 待った goes by
 * ASK and ANSWER, except where it is FREE and the last move is the member's.
 *
 * Returns: what is against it, the rules of the game aside
 */
TengenRoomFault tengen_room_check_command (const TengenRoom *self,
                                           int table,
                                           int member,
                                           const TengenPosition *position,
                                           const TengenCommand *command);

/**
 * tengen_room_get_turn:
 * @self: a room
 * @table: a table
 * @seat: one of its two
 * @moves: moves of that side so far
 *
 * Tells who of a team has the turn when it comes to that side.
 *
 * Returns: a member, or %TENGEN_ROOM_COMPUTER
 */
int tengen_room_get_turn (const TengenRoom *self,
                          int table,
                          TengenSeat seat,
                          guint moves);

/* Tells whether the teacher stopped all hands. */
gboolean tengen_room_is_paused (const TengenRoom *self);

/* Tells whether the room is closed. */
gboolean tengen_room_is_closed (const TengenRoom *self);

/* Gives the table that all look at, or %TENGEN_ROOM_NONE. */
int tengen_room_get_shown (const TengenRoom *self);

/* Gives the event (大会) of this room; its players are the members. */
const TengenMatch *tengen_room_get_match (const TengenRoom *self);

/**
 * tengen_room_take_game:
 * @self: a room
 * @table: a table whose game was not taken
 *
 * Gives a table's game away.
 *
 * Returns: (transfer full): the game
 */
TengenGame *tengen_room_take_game (TengenRoom *self,
                                   int table) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_hash:
 * @board: a board
 * @to_move: whose turn it is, or NONE
 *
 * Gives the sum by which both ends of a line see that their boards are equal
 * (data/room/README.md).
 *
 * Returns: FNV-1a, 64 bits
 */
guint64 tengen_room_hash (const TengenBoard *board, TengenStone to_move);

G_END_DECLS
