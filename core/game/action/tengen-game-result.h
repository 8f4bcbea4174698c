/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-result: who won and how (結果), to RE and back
 *
 * Source: SGF FF[4], RE.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

/**
 * TengenResultKind:
 * @TENGEN_RESULT_UNKNOWN: no result, or a text that says it otherwise
 * @TENGEN_RESULT_COUNT: by count
 * @TENGEN_RESULT_RESIGN: by resignation (中押し勝ち)
 * @TENGEN_RESULT_TIME: on time
 * @TENGEN_RESULT_FORFEIT: by forfeit
 * @TENGEN_RESULT_DRAW: a draw (引き分け, 持碁)
 * @TENGEN_RESULT_VOID: no result (無勝負)
 * @TENGEN_RESULT_WIN: won, it is not said how
 * @TENGEN_RESULT_FIVE: by a row of five, or more for White (五連); `B+` in a
 *   record
 * @TENGEN_RESULT_FORBIDDEN: by Black's forbidden move (禁手); `W+F`
 * @TENGEN_RESULT_CAPTURES: by taking as many stones as win (石取り); `B+`
 * @TENGEN_RESULT_STUCK: by the opponent having no legal move where captures
 *   decide; `B+`
 * @TENGEN_RESULT_BOTH_LOST: both have lost (両者負け); no record says that: RE has
 *   no word for it, and is `?`
 */
typedef enum
{
  TENGEN_RESULT_UNKNOWN,
  TENGEN_RESULT_COUNT,
  TENGEN_RESULT_RESIGN,
  TENGEN_RESULT_TIME,
  TENGEN_RESULT_FORFEIT,
  TENGEN_RESULT_DRAW,
  TENGEN_RESULT_VOID,
  TENGEN_RESULT_WIN,
  TENGEN_RESULT_FIVE,
  TENGEN_RESULT_FORBIDDEN,
  TENGEN_RESULT_CAPTURES,
  TENGEN_RESULT_STUCK,
  TENGEN_RESULT_BOTH_LOST,
} TengenResultKind;

/**
 * TengenResult:
 * @kind: how
 * @winner: who, or none
 * @margin_x2: (COUNT): by how many half points
 *
 * A result.
 */
typedef struct
{
  TengenResultKind kind;
  TengenStone winner;
  int margin_x2;
} TengenResult;

/**
 * tengen_result_format:
 * @self: a result
 *
 * Writes a result as it stands under RE: `B+3.5`, `W+R`, `0`, `Void`, `?`.
 *
 * Returns: (transfer full): the text
 */
char *tengen_result_format (const TengenResult *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_result_parse:
 * @text: what a record says under RE
 * @result: (out): the result; UNKNOWN when it is no RE text
 *
 * Reads a result, only where the whole text follows the grammar.
 *
 * Returns: %FALSE if it does not
 */
gboolean tengen_result_parse (const char *text, TengenResult *result);

G_END_DECLS
