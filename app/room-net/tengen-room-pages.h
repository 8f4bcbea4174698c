/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pages: the files of the page
 *
 * Shape:  the files are this program's own resources, so no path leads to the
 *         disk. The first is never kept by a browser; it names the others with
 *         the page's hash (`room.js?HASH`), and under that name they are kept
 *         for good.
 */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

typedef struct TengenRoomPages TengenRoomPages;

/* Finds the files (transfer full). */
TengenRoomPages *tengen_room_pages_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Forgets them; does nothing for %NULL. */
void tengen_room_pages_free (TengenRoomPages *self);

/* Gives the page's hash. */
const char *tengen_room_pages_get_hash (const TengenRoomPages *self);

/* Answers a request for a file; %FALSE if there is none of its path. */
gboolean tengen_room_pages_answer (TengenRoomPages *self,
                                   SoupServerMessage *request,
                                   const char *path);

/* Adds what every answer says: nothing is guessed, told elsewhere or framed. */
void tengen_room_pages_add_headers (SoupServerMessage *request);

G_END_DECLS
