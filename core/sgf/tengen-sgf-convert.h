/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-convert: bytes of one known charset to UTF-8
 *
 * What:   conversion that goes on behind bytes that do not fit, fast looks for
 *         ASCII, escapes that were put in byte by byte.
 * Not:    which charset it is (tengen-sgf-text, tengen-sgf-guess).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenSgfConverted:
 * @text: UTF-8, ended by NUL; U+FFFD stands for each byte that does not fit
 * @length: its bytes
 * @n_bad: how many bytes do not fit
 * @first_bad: where the first U+FFFD of these stands, or @length
 *
 * Converted bytes.
 */
typedef struct
{
  char *text;
  gsize length;
  gsize n_bad;
  gsize first_bad;
} TengenSgfConverted;

/**
 * tengen_sgf_convert:
 * @data: bytes
 * @length: how many
 * @charset: an iconv name
 * @max_bad: the most bytes that may not fit; conversion ends there
 * @converted: (out): the text, to be freed by the caller if %TRUE comes back
 *
 * Converts bytes. For Japanese and Chinese charsets, characters that only some
 * makers' versions have are read too. Cost: linear.
 *
 * Returns: %FALSE if there is no such charset
 */
gboolean tengen_sgf_convert (const char *data,
                             gsize length,
                             const char *charset,
                             gsize max_bad,
                             TengenSgfConverted *converted);

/* Passes ASCII over, fast. Returns: the index of another byte, or @length. */
gsize tengen_sgf_skip_ascii (const char *data, gsize length);

/* Counts the bytes that are not ASCII. */
gsize tengen_sgf_count_high (const char *data, gsize length);

/**
 * TengenSgfEscapes:
 * @TENGEN_SGF_ESCAPES_BYTES: `\` and `]` inside of characters have a `\` before
 *   them, as programs write that know bytes only
 * @TENGEN_SGF_ESCAPES_CUT: characters were cut in the middle by the end of a
 *   value
 *
 * What a program did that took bytes for characters.
 */
typedef enum
{
  TENGEN_SGF_ESCAPES_BYTES,
  TENGEN_SGF_ESCAPES_CUT,
} TengenSgfEscapes;

/**
 * tengen_sgf_mend_escapes:
 * @data: bytes
 * @length: how many
 * @charset: a charset where `\` and `]` can be second bytes: CP932, GB18030,
 *   BIG5-HKSCS
 * @escapes: what was done
 * @mended: (out): the bytes written
 *
 * Makes bytes of which whole characters can be read: takes the `\` out of
 * characters, or puts a byte that fits nowhere for half a character.
 *
 * Returns: (transfer full) (nullable): the bytes, or %NULL if there is no such
 *   place
 */
char *tengen_sgf_mend_escapes (const char *data,
                               gsize length,
                               const char *charset,
                               TengenSgfEscapes escapes,
                               gsize *mended) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sgf_count_breaks:
 * @text: text of an SGF file
 * @length: its bytes
 *
 * Counts the places where brackets and names do not make up trees of nodes, or
 * seem to do so inside of a value: a quick look, for comparing ways to read the
 * same bytes.
 *
 * Returns: 0 if the structure is whole
 */
gsize tengen_sgf_count_breaks (const char *text, gsize length);

G_END_DECLS
