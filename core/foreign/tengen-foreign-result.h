/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-result: a result told in words
 *
 * What:   English, Japanese, Chinese and Korean of the servers.
 * Not:    codes of results, which each form has of its own.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_foreign_result_parse:
 * @text: UTF-8, need not end with NUL
 * @length: its bytes
 *
 * Reads a result: `Black wins by resign!`, `White loses on time`,
 * `232手完、黒2目半勝ち`, `白中盘胜`, `흑 불계승`. The first colour wins, or
 * loses if that word comes first; the margin is the last number, up to `>>`,
 * that does not count moves.
 *
 * Returns: (transfer full) (nullable): what SGF writes for it, or %NULL if no
 *   result is told
 */
char *tengen_foreign_result_parse (const char *text,
                                   gsize length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
