/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-value: what the servers' forms have in common
 *
 * What:   ranks, dates, komi, results, handicap stones as SGF writes them.
 */
#pragma once

#include "tengen-foreign-draft.h"

G_BEGIN_DECLS

/**
 * tengen_foreign_rank_parse:
 * @text: UTF-8, need not end with NUL
 * @length: its bytes
 *
 * Reads a rank: `9DP`, `7D*`, `3d?`, `5段P`, `２級`, `4단` as `9p`, `7d*`,
 * `3d?`, `5p`, `2k`, `4d`.
 *
 * Returns: (transfer full) (nullable): the rank, or %NULL if it is none
 */
char *tengen_foreign_rank_parse (const char *text,
                                 gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* Sets a rank (BR, WR) as it is understood, else as it is written. */
void tengen_foreign_rank_set (TengenForeignDraft *draft,
                              guint node,
                              const char *name,
                              const char *text,
                              gsize length);

/**
 * tengen_foreign_date_parse:
 * @text: UTF-8, need not end with NUL
 * @length: its bytes
 *
 * Reads the date at the start of a text: `20210506`, or year, month and day
 * with anything but digits between them, blanks for zeros among that.
 *
 * Returns: (transfer full) (nullable): `2021-05-06`, or %NULL if there is none
 *   or no such day
 */
char *tengen_foreign_date_parse (const char *text,
                                 gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* Writes tenths or hundredths without useless zeros: 65, 10: `6.5`. */
char *tengen_foreign_decimal_format (gint64 number,
                                     gint64 unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_foreign_handicap_put:
 * @draft: a draft
 * @node: the first node of a game
 * @size: the size of its board
 * @n: 0 to 9
 *
 * Puts handicap stones as Tygem and wBaduk do (the third at the upper left) and
 * writes HA.
 *
 * Returns: %FALSE if there are no places for so many
 */
gboolean tengen_foreign_handicap_put (TengenForeignDraft *draft,
                                      guint node,
                                      int size,
                                      int n);

/**
 * tengen_foreign_digits_read:
 * @at: (inout): where a whole number starts, behind blanks and a sign; moved
 *   behind it
 * @end: the end of the text
 * @number: (out): the number, at most 9 digits
 *
 * Reads a whole number.
 *
 * Returns: %FALSE if there is none
 */
gboolean
tengen_foreign_digits_read (const char **at, const char *end, int *number);

/**
 * tengen_foreign_decimal_read:
 * @at: (inout): where a number starts, behind blanks and a sign; moved behind
 *   it
 * @end: the end of the text
 * @hundredths: (out): a hundred times the number, what is finer left out
 *
 * Reads a number with a point or a comma, at most 6 digits before that.
 *
 * Returns: %FALSE if there is none
 */
gboolean
tengen_foreign_decimal_read (const char **at, const char *end, int *hundredths);

G_END_DECLS
