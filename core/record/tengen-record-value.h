/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-value: SGF values to C values and back
 *
 * What:   escapes, white space, numbers, points, lists of points, pairs.
 * Not:    finding values in a record (tengen-record).
 * Shape:  raw = as it stands between brackets, escapes kept, UTF-8, with a
 *         length. Bad values give %FALSE and change nothing.
 * Source: SGF FF[4], value types.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * tengen_value_text:
 * @raw: a raw value
 * @length: its bytes
 * @simple: %TRUE for simple text: line breaks become blanks
 *
 * Takes the escapes out. Every kind of line break (LF, CR, CRLF, LFCR) becomes
 * one LF, other white space a blank; `\` with a line break goes.
 *
 * Returns: (transfer full): UTF-8
 */
char *tengen_value_text (const char *raw,
                         gsize length,
                         gboolean simple) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_value_turns:
 * @letter: a letter
 *
 * Tells whether a letter only says in which direction the line behind it runs
 * (U+202A to U+202E, U+2066 to U+2069).
 *
 * Returns: %TRUE for one of these
 */
gboolean tengen_value_turns (gunichar letter);

/**
 * tengen_value_drop_turns:
 * @text: (inout): UTF-8
 *
 * Takes such letters out, so that a name turns nothing around in a line in
 * which it stands with other texts.
 */
void tengen_value_drop_turns (char *text);

/**
 * tengen_value_escape:
 * @text: UTF-8
 * @pair: %TRUE inside a pair, where `:` is escaped too
 *
 * Puts the escapes in.
 *
 * Returns: (transfer full): a raw value
 */
char *tengen_value_escape (const char *text,
                           gboolean pair) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a value as it stands between the brackets, and the brackets. */
void tengen_value_append (GString *values, const char *raw, gsize length);

/**
 * tengen_value_number:
 * @raw: a raw value
 * @length: its bytes
 * @number: (out): the number
 *
 * Reads a whole number; blanks around it and a fraction of zeros are allowed.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_value_number (const char *raw, gsize length, int *number);

/* Writes half points as values have them (transfer full): `6.5`, `-0.5`. */
char *
tengen_value_write_half_points (int half_points) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_value_half_points:
 * @raw: a raw value such as `6.5`, ` .5`, `-6`, `7.50`, `3.75`
 * @length: its bytes
 * @half_points: (out): twice the number, rounded towards zero to a whole half
 *   point
 * @exact: (out) (optional): %FALSE if it was rounded
 *
 * Reads a real number in half points, never depending on a locale.
 *
 * Returns: %FALSE if it is no number, or beyond 100,000
 */
gboolean tengen_value_half_points (const char *raw,
                                   gsize length,
                                   int *half_points,
                                   gboolean *exact);

/**
 * tengen_value_stone:
 * @raw: a raw value: `B`, `W`, or what files hold instead of it (`b`, `white`,
 *   `1`, `2`)
 * @length: its bytes
 * @stone: (out): the colour
 *
 * Reads a colour.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_value_stone (const char *raw, gsize length, TengenStone *stone);

/**
 * tengen_value_move:
 * @raw: a raw value
 * @length: its bytes
 * @width: columns of the board
 * @height: rows of the board
 * @point: (out): a point, or PASS (empty, or `tt` up to 19 x 19)
 *
 * Reads a move. White space is passed over.
 *
 * Returns: %FALSE if it is not on the board
 */
gboolean tengen_value_move (
    const char *raw, gsize length, int width, int height, TengenPoint *point);

/**
 * tengen_value_rectangle:
 * @raw: a raw value: `dd` or `aa:cc` (the corners in any order)
 * @length: its bytes
 * @width: columns of the board
 * @height: rows of the board
 * @from: (out): the upper left point
 * @to: (out): the lower right point
 *
 * Reads an element of a list of points.
 *
 * Returns: %FALSE if it is not on the board
 */
gboolean tengen_value_rectangle (const char *raw,
                                 gsize length,
                                 int width,
                                 int height,
                                 TengenPoint *from,
                                 TengenPoint *to);

/* Reads one point; a rectangle of several is none. */
gboolean tengen_value_point (
    const char *raw, gsize length, int width, int height, TengenPoint *point);

/* Tells whether an element of a list of points holds a point of the board. */
gboolean tengen_value_covers (
    const char *raw, gsize length, int width, int height, TengenPoint point);

/* Appends the two letters of a point. */
void tengen_value_append_point (GString *text, int width, TengenPoint point);

/**
 * tengen_value_split:
 * @raw: a raw value
 * @length: its bytes
 * @colon: (out): where the first unescaped `:` stands
 *
 * Finds the middle of a pair.
 *
 * Returns: %FALSE if it is no pair
 */
gboolean tengen_value_split (const char *raw, gsize length, gsize *colon);

G_END_DECLS
