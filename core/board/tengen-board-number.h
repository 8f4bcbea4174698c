/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-number: whole numbers that are written in decimal digits
 *
 * What: the one reader of numbers for rule texts, files and arguments.
 * Not:  numbers inside longer texts, points with halves.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_board_number_parse:
 * @text: digits and nothing else; before them a sign where @least is negative
 * @least: the lowest number that is right
 * @most: the highest
 * @number: (out): the number; left as it is for any other text
 *
 * Reads a number. May be called in any thread: unlike
 * g_ascii_string_to_signed() it does not look at errno, which GLib itself may
 * set when two threads read their first number at the same time.
 *
 * Returns: %FALSE for any other text
 */
gboolean
tengen_board_number_parse (const char *text, int least, int most, int *number);

/**
 * tengen_board_number_parse_wide:
 * @text: as above, of at most 18 digits
 * @least: the lowest number that is right
 * @most: the highest
 * @number: (out): the number; left as it is for any other text
 *
 * Reads a number that need not fit an int, like a time in microseconds.
 *
 * Returns: %FALSE for any other text
 */
gboolean tengen_board_number_parse_wide (const char *text,
                                         gint64 least,
                                         gint64 most,
                                         gint64 *number);

G_END_DECLS
