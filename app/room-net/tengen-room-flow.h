/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-flow: what goes out to a client: numbers, what waits, what is on
 * its way
 *
 * What:   messages that wait, only the newest of a subject; how much may be on
 *         its way before the client tells that it got it.
 * Shape:  what is on its way may lie anywhere, also in this process, so it is
 *         bounded: what a client that does not read costs is the window and what
 *         waits. Only an answer to a beat tells what was got, and no more than
 *         what went out before that beat; as the number of a beat cannot be
 *         guessed, a client cannot claim to have read. Time is given.
 * Source: data/room/README.md.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* On its way at most: bytes, messages. */
#define TENGEN_ROOM_FLOW_WINDOW 65536
#define TENGEN_ROOM_FLOW_MESSAGES 64
/* A client is cut with more bytes than this waiting, or when it got nothing for
 * so long. */
#define TENGEN_ROOM_FLOW_WAITING (256 * 1024)
#define TENGEN_ROOM_FLOW_LATE_US (10 * G_USEC_PER_SEC)

typedef struct TengenRoomFlow TengenRoomFlow;

/* Makes a flow without messages. */
TengenRoomFlow *tengen_room_flow_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a flow; does nothing for %NULL. */
void tengen_room_flow_free (TengenRoomFlow *self);

/**
 * tengen_room_flow_put:
 * @self: a flow
 * @subject: (nullable): what it is about
 * @text: a message, an object without `s`
 *
 * Lets a message wait, in the place of one of the same subject.
 */
void tengen_room_flow_put (TengenRoomFlow *self,
                           const char *subject,
                           const char *text);

/**
 * tengen_room_flow_take:
 * @self: a flow
 * @now_us: the time
 *
 * Takes the next message if it may go out.
 *
 * Returns: (transfer full) (nullable): its text with `s`
 */
char *tengen_room_flow_take (TengenRoomFlow *self,
                             gint64 now_us) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_flow_beat:
 * @self: a flow
 * @k: the number of the beat
 * @now_us: the time
 *
 * Makes a beat, which does not wait.
 *
 * Returns: (transfer full): its text with `s`
 */
char *tengen_room_flow_beat (TengenRoomFlow *self,
                             guint32 k,
                             gint64 now_us) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_room_flow_answer:
 * @self: a flow
 * @k: the number of a beat that was answered
 * @got: the last `s` that the client has worked on
 * @now_us: the time
 *
 * Notes what was got.
 *
 * Returns: how long the answer took, or -1 if no such beat waits for one
 */
gint64 tengen_room_flow_answer (TengenRoomFlow *self,
                                guint32 k,
                                guint64 got,
                                gint64 now_us);

/* Tells whether a beat is due before its time, as a quarter of the window went out since the last. */
gboolean tengen_room_flow_wants_beat (const TengenRoomFlow *self);

/* Tells whether the client is so far behind that it is cut. */
gboolean tengen_room_flow_is_slow (const TengenRoomFlow *self, gint64 now_us);

/* Tells whether nothing waits. */
gboolean tengen_room_flow_is_empty (const TengenRoomFlow *self);

/* Drops what waits. */
void tengen_room_flow_clear (TengenRoomFlow *self);

G_END_DECLS
