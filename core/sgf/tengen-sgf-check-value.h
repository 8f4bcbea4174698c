/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check-value: whether a value is as FF[4] writes it
 *
 * What:   sizes, real numbers, komi, results, dates of raw values.
 * Not:    which property asks for what (tengen-sgf-check), what can be made of
 *         values that are not as they should be (core/game).
 * Source: SGF FF[4]: SZ, KM, RE, DT.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_sgf_check_size:
 * @raw: a raw value of SZ
 * @length: its bytes
 * @width: (out): columns, or unchanged
 * @height: (out): rows, or unchanged
 *
 * Reads a size of a board, 1 to 52.
 *
 * Returns: %FALSE if it is none
 */
gboolean
tengen_sgf_check_size (const char *raw, gsize length, int *width, int *height);

/* Tells whether a raw value is a real number; blanks around it are allowed. */
gboolean tengen_sgf_check_real (const char *raw, gsize length);

/**
 * tengen_sgf_check_komi:
 * @raw: a raw value of KM, a real number
 * @length: its bytes
 *
 * Tells whether a komi can be meant in points: not 100 and more, and no
 * quarters.
 *
 * Returns: %FALSE if it cannot
 */
gboolean tengen_sgf_check_komi (const char *raw, gsize length);

/* Tells whether a raw value of RE is a result; case does not count. */
gboolean tengen_sgf_check_result (const char *raw, gsize length);

/**
 * tengen_sgf_check_date:
 * @raw: a raw value of DT
 * @length: its bytes
 *
 * Tells whether a value is a list of dates, short forms allowed as FF[4] does;
 * blanks behind commas too.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_sgf_check_date (const char *raw, gsize length);

G_END_DECLS
