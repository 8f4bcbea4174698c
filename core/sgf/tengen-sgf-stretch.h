/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-stretch: where the reading of bytes depends on the charset
 *
 * What:   the stretches of a file with bytes that are not ASCII, or with the
 *         escapes of ISO-2022-JP, and a little around them.
 * Not:    UTF-16, where everything depends on the charset.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenSgfStretch:
 * @start: its first byte
 * @end: the first byte behind it
 *
 * A part of a file. It begins and ends between characters, whatever the
 * charset.
 */
typedef struct
{
  gsize start;
  gsize end;
} TengenSgfStretch;

/**
 * tengen_sgf_stretch_next:
 * @data: the bytes of a file
 * @length: how many
 * @most: a stretch ends where it can once it has so many bytes; no stretch has
 *   more than 8 KiB above that
 * @stretch: (inout): the stretch before, zeros at first; then the next
 *
 * Finds the next stretch that depends on the charset, with up to 16 bytes of
 * ASCII on either side. Cost: linear over all stretches of a file.
 *
 * Returns: %FALSE behind the last
 */
gboolean tengen_sgf_stretch_next (const char *data,
                                  gsize length,
                                  gsize most,
                                  TengenSgfStretch *stretch);

G_END_DECLS
