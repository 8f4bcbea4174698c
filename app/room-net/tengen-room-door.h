/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-door: who may come in: the code, the key, tokens
 *
 * What:   six digits to type, 128 bits for the QR code; wrong codes are counted
 *         for the whole room, as an address proves nothing.
 * Shape:  time is given. Secrets come from the system's source and are compared
 *         in the same time, however much of them is right. Of a token only its
 *         sum is kept.
 * Source: data/room/README.md, "Coming in".
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TENGEN_ROOM_DOOR_CODE 6
/* So many wrong codes a minute; then one a minute, until a code was right or
 * none was wrong for ten minutes. */
#define TENGEN_ROOM_DOOR_TRIES 10

typedef struct TengenRoomDoor TengenRoomDoor;

/**
 * TengenRoomDoorAnswer:
 * @TENGEN_ROOM_DOOR_RIGHT: come in
 * @TENGEN_ROOM_DOOR_WRONG: no
 * @TENGEN_ROOM_DOOR_LOCKED: too many were wrong; this one was not looked at
 */
typedef enum
{
  TENGEN_ROOM_DOOR_RIGHT,
  TENGEN_ROOM_DOOR_WRONG,
  TENGEN_ROOM_DOOR_LOCKED,
} TengenRoomDoorAnswer;

/**
 * tengen_room_door_new:
 * @code: (nullable): six digits that hold already, %NULL for new ones
 * @key: (nullable): the key that goes with them
 *
 * Makes a door; after a host was killed with the code and key of before, so that
 * what stands on the wall still holds.
 *
 * Returns: (transfer full): a door
 */
TengenRoomDoor *tengen_room_door_new (const char *code, const char *key)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees a door; does nothing for %NULL. */
void tengen_room_door_free (TengenRoomDoor *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRoomDoor, tengen_room_door_free)

/* Gives the six digits. */
const char *tengen_room_door_get_code (const TengenRoomDoor *self);

/* Gives the 32 hexadecimal digits of the QR code. */
const char *tengen_room_door_get_key (const TengenRoomDoor *self);

/* Makes a new code and key; wrong tries are forgotten. */
void tengen_room_door_renew (TengenRoomDoor *self);

/**
 * tengen_room_door_try_code:
 * @self: a door
 * @text: what was typed; digits of full width count, what is no digit is skipped
 * @now_us: the time
 *
 * Tries a code.
 *
 * Returns: whether it is right
 */
TengenRoomDoorAnswer tengen_room_door_try_code (TengenRoomDoor *self,
                                                const char *text,
                                                gint64 now_us);

/* Tells whether a key is right. It cannot be guessed, so tries do not count. */
gboolean tengen_room_door_try_key (const TengenRoomDoor *self,
                                   const char *text);

/* Counts the wrong codes of the last minute. */
int tengen_room_door_get_tries (const TengenRoomDoor *self, gint64 now_us);

/* Gives how many seconds it takes until a code is looked at again. */
int tengen_room_door_get_wait (const TengenRoomDoor *self, gint64 now_us);

/* Makes 128 bits as 32 hexadecimal digits (transfer full). */
char *tengen_room_door_make_token (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the sum by which a token is kept: SHA-256 (transfer full). */
char *tengen_room_door_sum (const char *token) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether texts are equal, in a time that tells nothing but lengths. */
gboolean tengen_room_door_is_equal (const char *a, const char *b);

G_END_DECLS
