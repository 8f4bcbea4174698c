/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-text: positions as engines and databases write them: `h8h9i8`
 *
 * What:   the points of the stones one after another, Black first, then in
 *         turn; both ways.
 * Not:    records (core/sgf), whether the moves follow the rules.
 * Shape:  a column letter A to O (with I, in any case) and a row 1 to 15 from
 *         the bottom, or `--` for a pass; between points may stand blanks and
 *         commas, before a point its number: `1. h8 2. h9`, or that of Black's
 *         and White's together: `1. h8 h9 2. i8`. All may be of full width.
 */
#pragma once

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * TengenRenjuTextFault:
 * @TENGEN_RENJU_TEXT_FAULT_NONE: nothing is wrong
 * @TENGEN_RENJU_TEXT_FAULT_EMPTY: there is no point at all
 * @TENGEN_RENJU_TEXT_FAULT_COLUMN: something else than a column A to O
 * @TENGEN_RENJU_TEXT_FAULT_ROW: no row 1 to 15 stands behind the column
 * @TENGEN_RENJU_TEXT_FAULT_TWICE: a stone lies there already
 * @TENGEN_RENJU_TEXT_FAULT_NUMBER: another number should stand there
 *
 * What is wrong with a text.
 */
typedef enum
{
  TENGEN_RENJU_TEXT_FAULT_NONE,
  TENGEN_RENJU_TEXT_FAULT_EMPTY,
  TENGEN_RENJU_TEXT_FAULT_COLUMN,
  TENGEN_RENJU_TEXT_FAULT_ROW,
  TENGEN_RENJU_TEXT_FAULT_TWICE,
  TENGEN_RENJU_TEXT_FAULT_NUMBER,
} TengenRenjuTextFault;

/**
 * TengenRenjuTextError:
 * @fault: what is wrong
 * @at: where, in bytes from the start
 * @length: how many bytes are meant: whole characters, if the text is UTF-8
 * @move: which move it would be, from 1
 * @first: (TWICE): of which move the stone is that lies there
 *
 * Where a text is wrong, and why.
 */
typedef struct
{
  TengenRenjuTextFault fault;
  gsize at;
  gsize length;
  guint move;
  guint first;
} TengenRenjuTextError;

/**
 * tengen_renju_text_parse:
 * @text: any bytes up to the first zero
 * @points: (out) (optional) (transfer full) (element-type TengenPoint): where
 *   the stones lie, in their order, %TENGEN_POINT_PASS for a pass; unset if the
 *   text is none
 * @error: (out caller-allocates) (optional): what is wrong with it
 *
 * Reads a position. Every part of the text has to be a point, a pass or a number
 * that fits, and no point may come twice: other lists of points are not taken for
 * one by mistake.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_renju_text_parse (const char *text,
                                  GArray **points,
                                  TengenRenjuTextError *error);

/**
 * tengen_renju_text_format:
 * @points: (array length=n_points): where the stones lie, in their order, or
 *   %TENGEN_POINT_PASS
 * @n_points: how many
 *
 * Writes a position: `h8h9i8`.
 *
 * Returns: (transfer full): the text
 */
char *tengen_renju_text_format (const TengenPoint *points,
                                guint n_points) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
