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

/* When a charset is named, one in this many non-ASCII bytes may be damaged. */
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
 * Guesses the charset of a file from what is not ASCII in it, wherever that is,
 * and what is around it; of more than 64 KiB of that, from parts spread over the
 * whole file: CP932, EUC-JP, GB18030, BIG5-HKSCS, CP949 or CP1252, or UTF-8 with
 * damaged places. Bytes that do not fit are accepted only where all else is
 * plainly of the charset, as in a file that was damaged: all reads as CP1252.
 * Cost: linear.
 *
 * Returns: the likeliest
 */
TengenSgfGuess tengen_sgf_guess (const char *data, gsize length);

/**
 * tengen_sgf_guess_is_east_asian:
 * @data: the bytes of a file, not UTF-8 as a whole
 * @length: how many
 *
 * Tells whether bytes are East Asian text whatever charset is named for them:
 * with the charset of tengen_sgf_guess() each byte that is not ASCII belongs to
 * a whole kana, kanji, hangul or sign, there are at least 8 of these, and at
 * least 90 of a hundred are frequent in the language.
 *
 * Returns: %FALSE if they may be something else
 */
gboolean tengen_sgf_guess_is_east_asian (const char *data, gsize length);

/**
 * tengen_sgf_guess_score:
 * @data: the bytes of a file
 * @length: how many
 * @charset: a charset to read them with
 *
 * Tells how much a reading of the bytes looks like text that makes sense.
 *
 * Returns: a score as in #TengenSgfGuess
 */
int
tengen_sgf_guess_score (const char *data, gsize length, const char *charset);

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
