/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-text: bytes of a file to UTF-8 text (文字コード)
 *
 * What:   choosing the charset, converting the whole file before anything is
 *         read from it: in Shift_JIS and others the second byte of a character
 *         can be `]` or `\`.
 * Not:    the name of the charset (tengen-sgf-charset), guessing it
 *         (tengen-sgf-guess), conversion (tengen-sgf-convert), tokens
 *         (tengen-sgf-lexer).
 * Memory: one block with the text.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No NUL byte was found. */
#define TENGEN_SGF_TEXT_NO_NUL G_MAXSIZE
/* All bytes could be read. */
#define TENGEN_SGF_TEXT_NOT_BROKEN G_MAXSIZE

/**
 * TengenSgfText:
 * @text: UTF-8 without byte order mark, ended by NUL, else without NUL
 * @length: its bytes
 * @charset: the charset taken, an iconv name
 * @certain: %FALSE where the charset was guessed; %TRUE where the file or a
 *   person named it, or the bytes prove it (ASCII, UTF-8, UTF-16, ISO-2022-JP)
 * @contradicted: whether the file named a charset that does not fit its bytes
 * @broken: where the first U+FFFD stands that stands for bytes that do not fit,
 *   or %TENGEN_SGF_TEXT_NOT_BROKEN
 * @nul: where the first NUL byte stood that became a blank, or
 *   %TENGEN_SGF_TEXT_NO_NUL
 *
 * A decoded file.
 */
typedef struct
{
  char *text;
  gsize length;
  char *charset;
  gboolean certain;
  gboolean contradicted;
  gsize broken;
  gsize nul;
} TengenSgfText;

/**
 * tengen_sgf_text_decode:
 * @data: the bytes of a file
 * @length: how many
 * @charset: (nullable): a charset to take, or %NULL to find out
 * @text: (out): the text, to be cleared in any case
 *
 * Decodes a file. A byte order mark wins, then UTF-16 by its NUL bytes, then
 * the charset named in CA if the bytes fit it (and are not plainly something
 * else: UTF-8, or under a charset of one byte that takes anything, what
 * tengen_sgf_guess_is_east_asian() finds), then UTF-8 if they fit it, then
 * ISO-2022-JP if its escapes are there, then the one named with a few damaged
 * bytes, then tengen_sgf_guess().
 *
 * Where `\` and `]` inside of characters were escaped byte by byte, or a value
 * ends in half a character, the bytes are mended before, if only that gives
 * whole trees.
 *
 * Returns: %FALSE if the bytes do not fit @charset (one in 50 non-ASCII bytes
 *   may not); @text then holds what could be read before
 */
gboolean tengen_sgf_text_decode (const char *data,
                                 gsize length,
                                 const char *charset,
                                 TengenSgfText *text);

/* Frees what a text holds. */
void tengen_sgf_text_clear (TengenSgfText *self);

G_END_DECLS
