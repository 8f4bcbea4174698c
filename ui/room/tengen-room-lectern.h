/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-lectern: the teacher's end of a room: what it heard, what it says
 *
 * What:  the host's messages kept as values that widgets watch, and the messages
 *        that go back.
 * Not:   the line to the host (app/room), what is drawn.
 * Shape: each message is whole, so the newest of a kind takes the place of the
 *        one before; a lectern that is connected again forgets nothing and needs
 *        nothing.
 * Source: data/room/README.md.
 */
#pragma once

#include <glib-object.h>

#include "tengen-room-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_LECTERN (tengen_room_lectern_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomLectern, tengen_room_lectern, TENGEN, ROOM_LECTERN, GObject)

/* Signals:
 *   room-changed ()            people, tables, pause, what is shown
 *   game-changed (int table)   a game, or what waits at it
 *   door-changed ()            the way in, and who asks to come in
 *   match-changed ()           the table of results
 *   record (int table, const char *sgf)   a record that was asked for
 *   refused (const char *text) why something was not done
 *   closed ()                  the room has ended
 *   line-changed ()            the line to the host is there or is not
 *   said (const char *line)    a message for the host
 */

/**
 * TengenRoomPerson:
 * @member: number of the member
 * @name: the name
 * @picture: 0 to 15, -1 before one was chosen
 * @here: there is a line
 * @hand: asks for the teacher
 *
 * Somebody of the class.
 */
typedef struct
{
  int member;
  char *name;
  int picture;
  gboolean here;
  gboolean hand;
} TengenRoomPerson;

/**
 * TengenRoomWay:
 * @url: with the key
 * @plain: without it
 * @kind: `route`, `other`, `docker`, `vpn` or `link`
 * @size: modules of a side of its code
 * @bits: `0` and `1`, row by row
 *
 * An address at which the room can be found.
 */
typedef struct
{
  char *url;
  char *plain;
  char *kind;
  int size;
  char *bits;
} TengenRoomWay;

/**
 * TengenRoomDoubt:
 * @doubt: its number
 * @member: number of the member
 * @name: the name
 *
 * A second device that asks for a name.
 */
typedef struct
{
  int doubt;
  int member;
  char *name;
} TengenRoomDoubt;

/**
 * TengenRoomTerms:
 * @title: title of the room
 * @sgf: an empty game with all that is set
 * @undo: `ask`, `free` or `none`
 * @hints: players can be helped
 * @open: names that are not in the list may enter
 * @level: of the computer that plays the odd one
 *
 * What games begin with.
 */
typedef struct
{
  char *title;
  char *sgf;
  char *undo;
  gboolean hints;
  gboolean open;
  int level;
} TengenRoomTerms;

/* Makes the lectern of a room of which nothing is known yet. */
TengenRoomLectern *tengen_room_lectern_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a message of the host. */
void tengen_room_lectern_hear (TengenRoomLectern *self,
                               const TengenRoomJson *message);

/* Notes whether there is a line to the host. */
void tengen_room_lectern_set_connected (TengenRoomLectern *self,
                                        gboolean connected);

/* --- What it knows --- */

/* Tells whether there is a line to the host. */
gboolean tengen_room_lectern_is_connected (TengenRoomLectern *self);

/* Tells whether the room has ended. */
gboolean tengen_room_lectern_is_closed (TengenRoomLectern *self);

/* Gives the title of the room; "" where it has none. */
const char *tengen_room_lectern_get_title (TengenRoomLectern *self);

/* Gives what games begin with; texts are "" before it is known. */
const TengenRoomTerms *tengen_room_lectern_get_terms (TengenRoomLectern *self);

/* Gives the game in words: 純碁　7路盤; "" before it is known. */
const char *tengen_room_lectern_get_game_words (TengenRoomLectern *self);

/* Gives the people (element-type TengenRoomPerson). */
const GPtrArray *tengen_room_lectern_get_people (TengenRoomLectern *self);

/* Gives somebody by their number; may be %NULL. */
const TengenRoomPerson *tengen_room_lectern_get_person (TengenRoomLectern *self,
                                                        int member);

/* Tells how many are here. */
guint tengen_room_lectern_count_here (TengenRoomLectern *self);

/* Tells the table at which somebody plays, -1 for none. */
int tengen_room_lectern_find_table (TengenRoomLectern *self, int member);

/* Gives the numbers (element-type int) of the tables, in their order. */
const GArray *tengen_room_lectern_get_tables (TengenRoomLectern *self);

/* Gives a game by its table; may be %NULL. */
const TengenRoomGame *tengen_room_lectern_get_game (TengenRoomLectern *self,
                                                    int table);

/* Tells whether all hands are stopped. */
gboolean tengen_room_lectern_is_paused (TengenRoomLectern *self);

/* Tells which table everybody is asked to look at, -1 for none. */
int tengen_room_lectern_get_shown (TengenRoomLectern *self);

/* Gives the six digits; "" before they are known. */
const char *tengen_room_lectern_get_code (TengenRoomLectern *self);

/* Gives the addresses (element-type TengenRoomWay), the best first. */
const GPtrArray *tengen_room_lectern_get_addresses (TengenRoomLectern *self);

/* Tells the port. */
int tengen_room_lectern_get_port (TengenRoomLectern *self);

/* Tells how many connections there have been. */
int tengen_room_lectern_get_came (TengenRoomLectern *self);

/**
 * tengen_room_lectern_get_tries:
 * @self: a lectern
 * @wait: (out): seconds until another code is taken, 0 for at once
 *
 * Tells how many wrong codes came in the last minute.
 *
 * Returns: how many
 */
int tengen_room_lectern_get_tries (TengenRoomLectern *self, int *wait);

/* Gives the second devices (element-type TengenRoomDoubt) that ask for a name. */
const GPtrArray *tengen_room_lectern_get_doubts (TengenRoomLectern *self);

/* Gives the table of the event as text; %NULL before there is one. */
const char *tengen_room_lectern_get_match (TengenRoomLectern *self);

/**
 * tengen_room_lectern_list:
 * @self: a lectern
 *
 * Orders the tables: who waits for the teacher first, then what is counted, what
 * is exciting, what is played, what is over; each by number.
 *
 * Returns: (transfer full) (element-type int): tables
 */
GArray *
tengen_room_lectern_list (TengenRoomLectern *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_lectern_find_waiting:
 * @self: a lectern
 * @after: a table, -1 for none
 *
 * Finds the next table behind @after that waits for the teacher, from the first
 * one on again at the end.
 *
 * Returns: a table, or -1
 */
int tengen_room_lectern_find_waiting (TengenRoomLectern *self, int after);

/* Counts the tables that wait for the teacher. */
guint tengen_room_lectern_count_waiting (TengenRoomLectern *self);

/* --- What it says --- */

/* Says a message (transfer full), as a writer ended it. */
void tengen_room_lectern_say (TengenRoomLectern *self, char *line);

/* Says a message of @kind about a table, or about all (-1). */
void tengen_room_lectern_say_table (TengenRoomLectern *self,
                                    const char *kind,
                                    int table);

/* Stops a table (-1 for all), or lets it go on. */
void
tengen_room_lectern_pause (TengenRoomLectern *self, int table, gboolean paused);

/* Pairs those who are here: `lot`, `swiss`, `round-robin`, `relay`. */
void tengen_room_lectern_pair (TengenRoomLectern *self, const char *kind);

/* Seats two at a table; -1 is the computer. */
void tengen_room_lectern_seat (TengenRoomLectern *self, int black, int white);

/* Marks a chain of a count as dead, or no longer. */
void
tengen_room_lectern_tap (TengenRoomLectern *self, int table, TengenPoint point);

/* Lets the hands of a table down: they were seen to. */
void tengen_room_lectern_lower (TengenRoomLectern *self, int table);

/* Gives somebody another name. */
void tengen_room_lectern_rename (TengenRoomLectern *self,
                                 int member,
                                 const char *name);

/* Lets another device take the name of somebody. */
void tengen_room_lectern_free (TengenRoomLectern *self, int member);

/* Takes somebody out of the room. */
void tengen_room_lectern_remove (TengenRoomLectern *self, int member);

/* Lets a second device in, or not. */
void tengen_room_lectern_admit (TengenRoomLectern *self,
                                int doubt,
                                gboolean admitted);

/* Ends the room. */
void tengen_room_lectern_close (TengenRoomLectern *self, gboolean keep);

G_END_DECLS
