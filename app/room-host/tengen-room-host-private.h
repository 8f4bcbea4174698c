/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host-private: what the files of the host share
 */
#pragma once

#include "tengen-room-addresses.h"
#include "tengen-room-host.h"
#include "tengen-room-line.h"
#include "tengen-room-log.h"
#include "tengen-room-play.h"
#include "tengen-room-speak.h"
#include "tengen-room.h"
#include "tengen-words-room-table.h"

G_BEGIN_DECLS

/* A device took a seat. */
typedef struct
{
  int member;
  GQuark address;
} Arrival;

struct _TengenRoomHost
{
  GObject parent_instance;

  /* Owned */
  TengenRoom *room;
  TengenRoomLog *log;
  TengenRoomServer *server;
  TengenRoomDoor *door;
  TengenRoomAddresses *addresses;
  /* (element-type TengenRoomClient) */
  GPtrArray *clients;
  /* by table; nullable elements */
  GPtrArray *desks;
  /* (element-type Letter) */
  GPtrArray *outbox;
  GPtrArray *held;
  /* members whose page was hidden when it was last heard of */
  GHashTable *hidden;
  /* (element-type Arrival) the last time that each member was seated */
  GArray *arrivals;

  gboolean room_changed;
  /* what everybody sees of the room changed a little */
  gboolean room_moved;
  /* and of what teachers see of the door */
  gboolean door_moved;
  gboolean is_replaying;
  gboolean is_closing;
  gboolean is_kept;
  guint16 port;
  /* questions for a seat, and connections, so far */
  guint n_doubts;
  guint n_came;
  guint wake_id;
  guint soon_id;
  /* why the disk takes nothing, an errno; 0 while it does */
  int stuck;
  /* until it is tried again */
  guint retry_id;
};

/**
 * TengenRoomWants:
 *
 * What a client has to be told.
 */
typedef enum
{
  TENGEN_ROOM_WANTS_ROOM = 1 << 0,
  TENGEN_ROOM_WANTS_TABLES = 1 << 1,
  TENGEN_ROOM_WANTS_DOOR = 1 << 2,
  TENGEN_ROOM_WANTS_DOUBTS = 1 << 3,
  TENGEN_ROOM_WANTS_MATCH = 1 << 4,
  TENGEN_ROOM_WANTS_SETTINGS = 1 << 5,
} TengenRoomWants;

#define TENGEN_ROOM_WANTS_ALL ((1 << 6) - 1)

/**
 * TengenRoomClient:
 * @host: the host
 * @line: its connection
 * @language: in which it is spoken to
 * @is_teacher: came as a teacher's program
 * @is_in: said the right word
 * @member: whose seat it has, or %TENGEN_ROOM_NONE
 * @watched: the table it looks on at, or %TENGEN_ROOM_NONE
 * @doubt: number of its question for a seat, 0 for none
 * @asked: the member it asked for then
 * @picture: the picture it chose then
 * @faults: messages that were not understood
 * @greeted_us: when it sent its last greeting
 * @wants: what it has to be told
 * @refused: (nullable): why the rules refused what it wanted last
 * @refused_at: (@refused): at which table
 *
 * A device.
 */
typedef struct
{
  TengenRoomHost *host;
  TengenRoomLine *line;
  TengenRoomLanguage language;
  gboolean is_teacher;
  gboolean is_in;
  int member;
  int watched;
  guint doubt;
  int asked;
  int picture;
  guint faults;
  gint64 greeted_us;
  guint wants;
  TengenReason *refused;
  int refused_at;
} TengenRoomClient;

/**
 * TengenRoomDesk:
 * @host: the host
 * @index: number of the table
 * @play: its game
 * @is_dirty: there is something new to be told of it
 * @command: (nullable): the last change of its game, as a journal writes it
 * @stones: the #TengenStone of each point
 * @came: (element-type TengenPoint): those that came with the last change
 * @declined: the seat whose wish was declined last, until the next change
 * @declined_wish: (@declined): which
 * @hinted: the seat that asked for advice on the present position, or NONE
 * @waits: its place among those that wait for advice, 0 when it does not
 * @broken: the seat whose line is broken while it is its turn, or NONE
 * @broken_us: since when
 * @broken_most_us: how long the clock stands for it
 * @timer: ends that; 0 for none
 * @settle_id: settles the clock soon; 0 for none
 *
 * A table while the host runs.
 */
typedef struct
{
  TengenRoomHost *host;
  int index;
  TengenRoomPlay *play;
  gboolean is_dirty;
  char *command;
  guint8 *stones;
  GArray *came;
  TengenSeat declined;
  TengenRoomWish declined_wish;
  TengenSeat hinted;
  guint waits;
  TengenSeat broken;
  gint64 broken_us;
  gint64 broken_most_us;
  guint timer;
  guint settle_id;
} TengenRoomDesk;

/* Gives a table; %NULL if there is none, or it was taken away. */
TengenRoomDesk *tengen_room_host_get_desk (TengenRoomHost *self, int table);

/* Finds the client that has a seat; %NULL where there is none. */
TengenRoomClient *tengen_room_host_find_client (TengenRoomHost *self,
                                                int member);

/* Tells whether a member's device is there, and its line not broken. */
gboolean tengen_room_host_is_here (TengenRoomHost *self, int member);

/* Tells whether the member's page was hidden when it was last heard of. */
gboolean tengen_room_host_was_hidden (TengenRoomHost *self, int member);

/* Tells whether a member's device went away before a game, and another name was
 * taken from its address since. */
gboolean tengen_room_host_is_left (TengenRoomHost *self, int member);

/* Settles the clock of a member's table, and tells of the member. */
void tengen_room_host_settle_member (TengenRoomHost *self, int member);

/* Settles the clocks of all tables. */
void tengen_room_host_settle (TengenRoomHost *self);

/* Makes a place for letters (transfer full). */
GPtrArray *tengen_room_host_make_box (void) G_GNUC_WARN_UNUSED_RESULT;

/* Words what is new for all. */
void tengen_room_host_word_all (TengenRoomHost *self);

/* Sends what waited for the disk. */
void tengen_room_host_send_held (TengenRoomHost *self);

/* Goes on, or stands still (@number, an errno), when the log was written. */
void tengen_room_host_committed (TengenRoomHost *self, int number);

/* Ends the room when every device was told, or is known not to listen. */
void tengen_room_host_end_if_told (TengenRoomHost *self);

/* Has the record of a table kept in the folder. */
void tengen_room_host_keep (TengenRoomHost *self, int table);

/* Sends a message (transfer full) when all is on the disk that it follows from;
 * see tengen_room_line_send(). */
void tengen_room_host_post (TengenRoomClient *client,
                            const char *subject,
                            char *text);

/* Sends the device away; it has no seat from now on. */
void tengen_room_host_end_line (TengenRoomClient *client,
                                const char *why,
                                TengenWordsRoom say);

/* Gives a device the seat of a member, or none; another that had it is sent
 * away. */
void tengen_room_host_seat (TengenRoomClient *client, int member);

/* Has told soon what is wanted. */
void tengen_room_host_wake (TengenRoomHost *self);

/* Makes a new code and key. */
void tengen_room_host_renew_code (TengenRoomHost *self);

/* Ends the room; without @keep nothing of it shall be left. */
void tengen_room_host_close (TengenRoomHost *self, gboolean keep);

/* There is something new at a table, or in the room (below 0). */
void tengen_room_host_touch (TengenRoomHost *self, int table);

/* Has the teacher's programs told soon of the door. */
void tengen_room_host_tell_door (TengenRoomHost *self);

/* Has the teacher's programs told what is in @wants. */
void tengen_room_host_tell_teachers (TengenRoomHost *self, guint wants);

/* --- What messages mean --- */

/* Takes a message of a device. */
void tengen_room_message_take (TengenRoomClient *client,
                               const TengenRoomJson *message);

/* Takes what is no message of a device, or one too many. */
void tengen_room_message_misunderstand (TengenRoomClient *client);

/* Tells a device that something was not done; @wait: seconds, 0 for none. */
void tengen_room_message_refuse (TengenRoomClient *client,
                                 const char *why,
                                 TengenWordsRoom say);
void tengen_room_message_refuse_text (TengenRoomClient *client,
                                      const char *why,
                                      const char *say,
                                      int wait);

/* Tells what the room has against it. */
void tengen_room_message_refuse_fault (TengenRoomClient *client,
                                       TengenRoomFault fault);

/* Whether the version of a first message is that of the host; what is against
 * it was told, and the line ends. */
gboolean tengen_room_enter_check_version (TengenRoomClient *client,
                                          const TengenRoomJson *message);

/* Takes `hello`, `enter` and `leave`. */
void tengen_room_enter_hello (TengenRoomClient *client,
                              const TengenRoomJson *message);
void tengen_room_enter_take (TengenRoomClient *client,
                             const TengenRoomJson *message);
void tengen_room_enter_leave (TengenRoomClient *client,
                              const TengenRoomJson *message);

/* Tells a device at once that nothing can be saved, a teacher's program why
 * (@number, an errno). */
void tengen_room_message_refuse_unsaved (TengenRoomClient *client, int number);

/* Sends `welcome`. */
void tengen_room_enter_welcome (TengenRoomClient *client);

/* Gives a device a member's seat with a new token. */
void tengen_room_enter_seat (TengenRoomClient *client, int member, int picture);

/* Takes `teacher`, the first message of a teacher's program. */
void tengen_room_teacher_hello (TengenRoomClient *client,
                                const TengenRoomJson *message);

/* Takes another message of a teacher. Returns: %FALSE for an unknown word. */
gboolean tengen_room_teacher_take (TengenRoomClient *client,
                                   const char *word,
                                   const TengenRoomJson *message);

/* Sends a teacher's program what it wants, beside the room and tables. */
void tengen_room_teacher_tell (TengenRoomClient *client);

/* --- Tables (tengen-room-desk) --- */

/* Takes up the game (transfer full) of a table. */
TengenRoomDesk *
tengen_room_desk_new (TengenRoomHost *host,
                      int table,
                      TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Begins, or goes on. */
void tengen_room_desk_start (TengenRoomDesk *self);

/* Frees a table; does nothing for %NULL. */
void tengen_room_desk_free (TengenRoomDesk *self);

/* Whether the clock goes, and computers act: by pauses and broken lines. */
void tengen_room_desk_settle (TengenRoomDesk *self);

/* For which seat a teacher acts who names no side: that which is to act, else
 * the first. */
TengenSeat tengen_room_desk_get_default (TengenRoomDesk *self);

/* Gives how it ended, by the colours as they are now. */
void tengen_room_desk_get_result (TengenRoomDesk *self, TengenResult *result);

/* Who has the turn of a seat, or would have it. */
int tengen_room_desk_get_turn (TengenRoomDesk *self, TengenSeat seat);

/* Lists what a seat can do, wishes and 助言 too (transfer full) (element-type
 * utf8). */
GPtrArray *
tengen_room_desk_list_acts (TengenRoomDesk *self,
                            TengenSeat seat,
                            gboolean has_turn) G_GNUC_WARN_UNUSED_RESULT;

/* Does one of them. */
TengenRoomPlayAnswer
tengen_room_desk_act (TengenRoomDesk *self, TengenSeat seat, const char *act);

/* Tells whether a seat is advised on the present position, or will be soon. */
gboolean tengen_room_desk_is_hinted (TengenRoomDesk *self, TengenSeat seat);

/* Tells whether a seat can press points; @has_turn: a player of a team who has
 * its turn. */
gboolean tengen_room_desk_can_tap (TengenRoomDesk *self,
                                   TengenSeat seat,
                                   gboolean has_turn);

/* --- Advice (tengen-room-hints) --- */

/* Has a seat advised on the present position, when its turn comes. */
void tengen_room_hints_ask (TengenRoomDesk *desk, TengenSeat seat);

/* Has those advised whose turn has come: something may have ended. */
void tengen_room_hints_go_on (TengenRoomHost *host);

/* --- What is said (tengen-room-say); all (transfer full) --- */

/**
 * TengenRoomView:
 * @seat: the seat of the client, NONE for whoever looks on
 * @has_turn: the client acts for the seat where it is its turn
 * @is_teacher: it is a teacher's program
 * @refused: (nullable): why the rules refused what it wanted
 *
 * As what a client sees a table.
 */
typedef struct
{
  TengenSeat seat;
  gboolean has_turn;
  gboolean is_teacher;
  const TengenReason *refused;
} TengenRoomView;

/* Words a table in the present language. */
char *tengen_room_say_table (TengenRoomDesk *desk, const TengenRoomView *view)
    G_GNUC_WARN_UNUSED_RESULT;

/* Words what everybody sees of the room, without its end. */
char *tengen_room_say_room (TengenRoomHost *host) G_GNUC_WARN_UNUSED_RESULT;

/* Adds to that what a client alone sees of it. */
char *tengen_room_say_room_for (const TengenRoomClient *client,
                                const char *room) G_GNUC_WARN_UNUSED_RESULT;

/* Words the first message after the right word. */
char *tengen_room_say_welcome (const TengenRoomClient *client)
    G_GNUC_WARN_UNUSED_RESULT;

/* Adds a text with its readings to a message. */
void tengen_room_say_text (TengenRoomWriter *writer,
                           const char *key,
                           const char *text);

/* Words a message with a reason (nullable) and a sentence (nullable). */
char *tengen_room_say_short (const char *kind,
                             const char *why,
                             const char *say) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
