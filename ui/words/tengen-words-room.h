/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-room: what stands on the page of a room
 *
 * What:  the texts of buttons and headings, which the host sends once in
 *        `words`; the page in the browser names them by their ids.
 * Not:   sentences of a game (tengen-words-room-table), the few words that the
 *        page needs before it hears of the host (data/room/room.js).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Counts the texts. */
guint tengen_words_room_count (void);

/* Gives the id of a text: `enter`. */
const char *tengen_words_room_get_id (guint index);

/**
 * tengen_words_room_get_text:
 * @index: which text, below their number
 *
 * Gives a text in the language of the moment; its readings are those of
 * tengen_words_ruby().
 *
 * Returns: (transfer none): the text
 */
const char *tengen_words_room_get_text (guint index);

G_END_DECLS
