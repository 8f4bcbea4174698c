/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-readings: how the words of the program are read (ふりがな)
 *
 * What:  one table of Japanese words with readings, for all that the program
 *        itself says; the longest word that fits goes first.
 * Not:   texts of lessons, in which each kanji has its reading; what people
 *        have written, which the table does not know.
 * Shape: made when it is first asked.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_words_readings_add:
 * @text: a Japanese text, maybe with some readings
 *
 * Writes readings into a text: 3個取る becomes 3{個|こ}{取|と}る. Those that it
 * has stay. Kanji that stand together have readings all or none, so that a name
 * is not read in part.
 *
 * Returns: (transfer full): a text with readings
 */
char *tengen_words_readings_add (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_readings_measure:
 * @text: a text
 * @base: (out) (optional): the length of what is read
 *
 * Tells whether a text begins with a reading: {黒|くろ}.
 *
 * Returns: its length with the braces, 0 for none
 */
gsize tengen_words_readings_measure (const char *text, gsize *base);

G_END_DECLS
