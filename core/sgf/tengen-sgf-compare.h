/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-compare: what a file reads like in several charsets (文字コード)
 *
 * What:   the places that tell the charsets apart, wherever in the file they
 *         are, as lines of text to look at.
 * Not:    which charset is likely (tengen-sgf-guess).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_sgf_compare:
 * @data: the bytes of a file
 * @length: how many
 * @charsets: iconv names, ended by %NULL
 * @most: the most lines for each of them
 * @n_places: (out): how many places depend on the charset
 *
 * Reads the same places of a file with several charsets: those that tell the
 * charsets apart, then others spread over the file; what is the same bytes is
 * shown once. The lines are in the order of the file,
 * short, without control characters; where properties meet in one, ` · ` stands
 * between their texts. Of a file with more than 5000 places, 5000 spread over it
 * are looked at. Cost: linear.
 *
 * Returns: (transfer full) (element-type GStrv): for each charset its lines,
 *   the same number for each
 */
GPtrArray *tengen_sgf_compare (const char *data,
                               gsize length,
                               const char *const *charsets,
                               guint most,
                               guint *n_places) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
