/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-text: bytes of a file to UTF-8 text (文字コード)
 *
 * What:   choosing the charset, converting the whole file before anything is
 *         read from it: in Shift_JIS and others the second byte of a character
 *         can be `]` or `\`.
 * Not:    tokens (tengen-sgf-lexer).
 * Memory: one block with the text.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No NUL byte was found. */
#define TENGEN_SGF_TEXT_NO_NUL G_MAXSIZE

/**
 * TengenSgfText:
 * @text: UTF-8 without byte order mark, ended by NUL, else without NUL
 * @length: its bytes
 * @charset: the charset taken, an iconv name
 * @certain: whether the file named the charset or the bytes prove it
 * @contradicted: whether the file named a charset that does not fit its bytes
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
  gsize nul;
} TengenSgfText;

/**
 * tengen_sgf_text_decode:
 * @data: the bytes of a file
 * @length: how many
 * @charset: (nullable): a charset to take, or %NULL to find out
 * @text: (out): the text, to be cleared in any case
 *
 * Decodes a file. A byte order mark wins, then the charset named in CA if the
 * bytes fit it, then UTF-8 if they fit it, then ISO-2022-JP if its escapes are
 * there, then the first that fits of CP932, EUC-JP, GB18030 and ISO-8859-1.
 *
 * Returns: %FALSE if the bytes do not fit @charset or the mark; @text then
 *   holds what could be read before
 */
gboolean tengen_sgf_text_decode (const char *data,
                                 gsize length,
                                 const char *charset,
                                 TengenSgfText *text);

/**
 * tengen_sgf_text_clear:
 * @self: a text
 *
 * Frees what a text holds.
 */
void tengen_sgf_text_clear (TengenSgfText *self);

/**
 * tengen_sgf_text_find_charset:
 * @data: bytes, of a charset that has ASCII in it
 * @length: how many
 * @value: (out): where the value of CA starts, white space left out
 * @value_length: (out): its bytes
 *
 * Looks for the charset that a file names in its first 64 KiB.
 *
 * Returns: %FALSE if it names none
 */
gboolean tengen_sgf_text_find_charset (const char *data,
                                       gsize length,
                                       gsize *value,
                                       gsize *value_length);

/**
 * tengen_sgf_text_charset_name:
 * @name: a name as files have it, need not end with NUL
 * @length: its bytes
 *
 * Makes a name that iconv takes: case, `_`, `-` and blanks do not count, and
 * names of a part stand for the whole (GB2312: GB18030).
 *
 * Returns: (transfer full) (nullable): a name, or %NULL if it cannot be one
 */
char *tengen_sgf_text_charset_name (const char *name,
                                    gsize length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
