/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-notation: names of points, both ways
 *
 * What: the five ways in which books, programs and files name a point.
 * Not:  sentences about points (ui/words).
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

/**
 * TengenNotation:
 * @TENGEN_NOTATION_A1: column letters without I, rows from the bottom: `D4`;
 *   columns past Z are AA, AB ... (still without I)
 * @TENGEN_NOTATION_SGF: two letters, `aa` at the top left, A-Z after a-z
 * @TENGEN_NOTATION_ONE_ONE: column from the left and row from the top from 1:
 *   `16-4`
 * @TENGEN_NOTATION_JAPANESE: the same, row in kanji numbers: `16の四`
 * @TENGEN_NOTATION_RENJU: as A1, but with I, as players of Renju (連珠) do:
 *   the middle of 15 x 15 is `H8`, to the right of it lies `I8`
 */
typedef enum
{
  TENGEN_NOTATION_A1,
  TENGEN_NOTATION_SGF,
  TENGEN_NOTATION_ONE_ONE,
  TENGEN_NOTATION_JAPANESE,
  TENGEN_NOTATION_RENJU,
} TengenNotation;

/**
 * tengen_notation_format:
 * @self: a notation
 * @width: columns of the board
 * @height: rows of the board
 * @point: a point, or PASS
 *
 * Writes the name of a point. PASS is `pass` in A1, RENJU and ONE_ONE, the
 * empty text in SGF, `パス` in JAPANESE.
 *
 * Returns: (transfer full): the name
 */
char *tengen_notation_format (TengenNotation self,
                              int width,
                              int height,
                              TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_notation_parse:
 * @self: a notation
 * @width: columns of the board
 * @height: rows of the board
 * @text: a name; A1 and RENJU are read without regard to case, JAPANESE also with full
 *   width or kanji digits on either side
 * @point: (out): the point, or PASS
 *
 * Reads the name of a point. In SGF the empty text is PASS, and `tt` is PASS
 * on boards of at most 19 x 19.
 *
 * Returns: %FALSE if it is no point of this board; @point is then unchanged
 */
gboolean tengen_notation_parse (TengenNotation self,
                                int width,
                                int height,
                                const char *text,
                                TengenPoint *point);

/* Writes the label of a column at the edge of a board (transfer full). */
char *tengen_notation_format_column (TengenNotation self,
                                     int width,
                                     int x) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the label of a row at the edge of a board (transfer full). */
char *tengen_notation_format_row (TengenNotation self,
                                  int height,
                                  int y) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
