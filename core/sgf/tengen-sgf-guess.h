/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-guess: which charset bytes may be in (文字コード)
 *
 * What:   the charsets that bytes may be in, by what characters would come out:
 *         kana, frequent kanji of names and of Go, Chinese characters in
 *         simplified or traditional form, hangul, accented letters in words.
 * Not:    the charset that a file names, and the choice (tengen-sgf-text).
 * Shape:  each character has a weight in tenths of bits, how much likelier it
 *         is in the language than at random; a score is their sum. Few
 *         characters give small scores: a name alone cannot be known.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* When a charset is named, of so many bytes that are not ASCII one may be
 * damaged. */
#define TENGEN_SGF_GOOD_FOR_BAD 50u

/**
 * TengenSgfGuess:
 * @charset: an iconv name
 * @score: higher is likelier; above 0 it makes sense
 * @n_bad: bytes that do not fit
 *
 * A charset with its score.
 */
typedef struct
{
  const char *charset;
  int score;
  gsize n_bad;
} TengenSgfGuess;

/**
 * tengen_sgf_guess:
 * @data: the bytes of a file, not UTF-8 as a whole
 * @length: how many
 *
 * Guesses the charset of a file from its first 256 KiB: CP932, EUC-JP, GB18030,
 * BIG5-HKSCS, CP949, CP1252 or ISO-8859-1, or UTF-8 with damaged places. A few
 * bytes may not fit; ISO-8859-1 takes what nothing else takes. Cost: linear, about a second for each 100 MB.
 *
 * Returns: the likeliest
 */
TengenSgfGuess tengen_sgf_guess (const char *data, gsize length);

/**
 * tengen_sgf_guess_score:
 * @text: UTF-8
 * @length: its bytes
 * @charset: (nullable): the charset it was read with, or %NULL for the best
 *   score of all languages
 *
 * Tells how much a text looks like one that makes sense.
 *
 * Returns: a score as in #TengenSgfGuess
 */
int
tengen_sgf_guess_score (const char *text, gsize length, const char *charset);

/**
 * tengen_sgf_guess_list:
 * @data: the bytes of a file
 * @length: how many
 *
 * Lists the charsets of tengen_sgf_guess_get_charset() with which a file can be
 * read, for a menu: without an error, or with one in
 * %TENGEN_SGF_GOOD_FOR_BAD.
 *
 * Returns: (transfer full) (element-type TengenSgfGuess): best first
 */
GArray *tengen_sgf_guess_list (const char *data,
                               gsize length) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sgf_guess_get_charset:
 * @index: 0 and up
 *
 * Gives the charsets that are offered, Japanese first, in a fixed order.
 *
 * Returns: (transfer none) (nullable): an iconv name, or %NULL behind the last
 */
const char *tengen_sgf_guess_get_charset (guint index);

G_END_DECLS
