/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-charset: the charset that a file names in CA
 *
 * What:   finding the name among bytes, and what iconv calls it.
 * Not:    whether the bytes fit it (tengen-sgf-text).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_sgf_charset_find:
 * @data: bytes, of a charset that has ASCII in it
 * @length: how many
 * @value: (out): where the value of CA starts, white space left out
 * @value_length: (out): its bytes
 *
 * Looks for the charset that a file names: in its first node, else anywhere in
 * its first 64 KiB, since second bytes of characters in front of it can look
 * like brackets.
 *
 * Returns: %FALSE if it names none
 */
gboolean tengen_sgf_charset_find (const char *data,
                                  gsize length,
                                  gsize *value,
                                  gsize *value_length);

/**
 * tengen_sgf_charset_get_name:
 * @name: a name as files have it, need not end with NUL
 * @length: its bytes
 *
 * Makes a name that iconv takes: case, `_`, `-` and blanks do not count, and
 * names of a part stand for the whole (GB2312: GB18030).
 *
 * Returns: (transfer full) (nullable): a name, or %NULL if it cannot be one
 */
char *tengen_sgf_charset_get_name (const char *name,
                                   gsize length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
