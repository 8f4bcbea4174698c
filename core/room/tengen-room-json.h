/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-json: a message as text: one JSON object a line
 *
 * What:   reads a message into values, and writes one.
 * Not:    what messages mean (data/room/README.md, tengen-room-request).
 * Shape:  both ends of a line use it, the window too, which links no library
 *         for JSON: it would be loaded before the first stone. What comes from
 *         a network is bounded: 64 KiB, 8 levels, whole numbers, UTF-8 without
 *         NUL, no key twice in one object.
 * Source: RFC 8259.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A message is no longer than this, its line feed away. */
#define TENGEN_ROOM_MESSAGE_MAX 65536
/* Objects and arrays lie no deeper. */
#define TENGEN_ROOM_JSON_MAX_DEPTH 8
/* An object has no more keys. */
#define TENGEN_ROOM_JSON_MAX_KEYS 256

/**
 * TengenRoomJsonKind:
 *
 * What a value is.
 */
typedef enum
{
  TENGEN_ROOM_JSON_NULL,
  TENGEN_ROOM_JSON_FALSE,
  TENGEN_ROOM_JSON_TRUE,
  TENGEN_ROOM_JSON_INTEGER,
  TENGEN_ROOM_JSON_STRING,
  TENGEN_ROOM_JSON_ARRAY,
  TENGEN_ROOM_JSON_OBJECT,
} TengenRoomJsonKind;

typedef struct TengenRoomJson TengenRoomJson;

/**
 * tengen_room_json_read:
 * @data: bytes of any kind
 * @length: how many
 *
 * Reads a message. Cost: O(@length).
 *
 * Returns: (transfer full) (nullable): an object, or %NULL for what is no
 *   message
 */
TengenRoomJson *tengen_room_json_read (const char *data,
                                       gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a message that was read; does nothing for %NULL. */
void tengen_room_json_free (TengenRoomJson *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRoomJson, tengen_room_json_free)

/* Tells what a value is; %NULL is NULL. */
TengenRoomJsonKind tengen_room_json_get_kind (const TengenRoomJson *self);

/* Gives a value of an object; %NULL if there is none, or @self is no object. */
const TengenRoomJson *tengen_room_json_get (const TengenRoomJson *self,
                                            const char *key);

/* Counts the values of an array or object; 0 for anything else. */
guint tengen_room_json_get_n (const TengenRoomJson *self);

/* Gives a value of an array or object by its place, from 0. */
const TengenRoomJson *tengen_room_json_get_at (const TengenRoomJson *self,
                                               guint index);

/* Gives the key of a value of an object by its place. */
const char *tengen_room_json_get_key (const TengenRoomJson *self, guint index);

/* Gives the text of a STRING, %NULL for anything else. */
const char *tengen_room_json_as_string (const TengenRoomJson *self);

/**
 * tengen_room_json_as_int:
 * @self: (nullable): a value
 * @least: the least number
 * @most: the greatest
 * @number: (out): the number; unset for anything else
 *
 * Reads a number between two bounds.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_room_json_as_int (const TengenRoomJson *self,
                                  gint64 least,
                                  gint64 most,
                                  gint64 *number);

/* Gives a string of an object, %NULL if there is none. */
const char *tengen_room_json_get_string (const TengenRoomJson *self,
                                         const char *key);

/* Gives a number of an object, @fallback where there is none in the bounds. */
gint64 tengen_room_json_get_int (const TengenRoomJson *self,
                                 const char *key,
                                 gint64 least,
                                 gint64 most,
                                 gint64 fallback);

/* Tells whether a value of an object is true. */
gboolean tengen_room_json_get_bool (const TengenRoomJson *self,
                                    const char *key);

/* --- Writing --- */

typedef struct TengenRoomWriter TengenRoomWriter;

/**
 * tengen_room_writer_new:
 * @kind: (nullable): the message's `t`; %NULL for an object without
 *
 * Begins a message. In what follows @key is %NULL within arrays.
 *
 * Returns: (transfer full): a writer, within the object
 */
TengenRoomWriter *
tengen_room_writer_new (const char *kind) G_GNUC_WARN_UNUSED_RESULT;

/* Ends the message: its text without line feed (transfer full). */
char *tengen_room_writer_end (TengenRoomWriter *self) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a string; what is no UTF-8 is made so. Nothing for %NULL. */
void tengen_room_writer_string (TengenRoomWriter *self,
                                const char *key,
                                const char *text);

/* Adds a number. */
void
tengen_room_writer_int (TengenRoomWriter *self, const char *key, gint64 number);

/* Adds true or false. */
void
tengen_room_writer_bool (TengenRoomWriter *self, const char *key, gboolean is);

/* Begins an array. */
void tengen_room_writer_open_array (TengenRoomWriter *self, const char *key);

/* Begins an object. */
void tengen_room_writer_open_object (TengenRoomWriter *self, const char *key);

/* Ends the array or object that was begun last. */
void tengen_room_writer_close (TengenRoomWriter *self);

/* Adds a value as it stands in another message; nothing for %NULL. */
void tengen_room_writer_value (TengenRoomWriter *self,
                               const char *key,
                               const TengenRoomJson *value);

G_END_DECLS
