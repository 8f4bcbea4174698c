/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-utf8: whether bytes are UTF-8
 *
 * What:   the same answer as g_utf8_validate_len(), in less time where most
 *         is ASCII, as in records.
 * Not:    other charsets (tengen-sgf-text).
 * Source: Unicode, well-formed UTF-8 byte sequences.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_sgf_utf8_measure:
 * @data: any bytes
 * @length: how many
 *
 * Measures how far bytes are UTF-8. NUL is a character like others. Cost:
 * linear.
 *
 * Returns: the bytes before the first that is of no whole character; @length
 *   if all is well
 */
gsize tengen_sgf_utf8_measure (const char *data, gsize length);

G_END_DECLS
