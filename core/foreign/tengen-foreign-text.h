/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-text: bytes of a form of text as lines of UTF-8
 *
 * What:   the charset by marks, by the bytes, by what the file says and by the
 *         order of the form; lines whatever ends them; places in them.
 * Not:    what the lines mean.
 */
#pragma once

#include "tengen-foreign-draft.h"

G_BEGIN_DECLS

/**
 * tengen_foreign_text_decode:
 * @data: the bytes of a file
 * @length: (inout): how many; then, of the text
 * @charset: (nullable): a charset that a person chose
 * @named: whether the file itself names the first charset of @order
 * @order: iconv names, the likeliest first, ended by %NULL; static
 * @draft: takes the charset, whether it is certain, and a warning where bytes
 *   fit no charset (each becomes U+FFFD) or where it was guessed
 * @error: return location for a %TENGEN_FOREIGN_ERROR
 *
 * Decodes a file. A mark of UTF-8 or UTF-16 wins, then @charset, then UTF-8 if
 * the bytes are that, then the first of @order that all bytes fit.
 *
 * Returns: (transfer full) (nullable): UTF-8, ended by NUL; %NULL if the bytes
 *   do not fit @charset (one in 50 may not)
 */
char *tengen_foreign_text_decode (const char *data,
                                  gsize *length,
                                  const char *charset,
                                  gboolean named,
                                  const char *const *order,
                                  TengenForeignDraft *draft,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_foreign_text_peek:
 * @data: the bytes of a file
 * @length: how many
 *
 * Gives the beginning of a file, 4 KiB at most, behind a mark of UTF-8 or
 * UTF-16 and white space, to look for ASCII in it: other characters of UTF-16
 * are `?`, and so is NUL.
 *
 * Returns: (transfer full): a text
 */
char *tengen_foreign_text_peek (const char *data,
                                gsize length) G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenForeignLine:
 * @start: its first byte, not ended by NUL
 * @length: its bytes without the line end and without white space before that
 * @number: its number, from 1
 *
 * A line of a text, and the way to the next one.
 */
typedef struct
{
  const char *start;
  gsize length;
  guint number;
  /*< private >*/
  const char *next;
  const char *end;
} TengenForeignLine;

/* Stands before the first line of a text. */
void tengen_foreign_line_init (TengenForeignLine *self,
                               const char *text,
                               gsize length);

/* Goes to the next line; lines end with LF, CR LF or CR. %FALSE at the end. */
gboolean tengen_foreign_line_next (TengenForeignLine *self);

/* Gives the column of a byte of a line, in characters from 1. */
guint tengen_foreign_line_get_column (const TengenForeignLine *self,
                                      const char *at);

/* Tells whether a line begins with an ASCII text. */
gboolean tengen_foreign_line_begins (const TengenForeignLine *self,
                                     const char *text);

/* Notes an oddity at a byte of a line. */
void tengen_foreign_line_warn (const TengenForeignLine *self,
                               const char *at,
                               TengenSgfFault fault,
                               TengenForeignDraft *draft);

/* Tells whether nothing but white space follows: the line may be cut. */
gboolean tengen_foreign_line_is_last (const TengenForeignLine *self);

G_END_DECLS
