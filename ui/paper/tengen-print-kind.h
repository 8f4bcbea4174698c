/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-kind: the kinds of sheets there are
 *
 * What: what they are called, what they are for, what they are made of.
 * Not:  how they are laid out, which is chosen (tengen-print-wish).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenPrintKind:
 * @TENGEN_PRINT_LESSON: a lesson as a handout
 * @TENGEN_PRINT_EXERCISES: exercises of a kind and a level (問題用紙)
 * @TENGEN_PRINT_PROBLEMS: the problems of a record
 * @TENGEN_PRINT_BOARDS: empty boards
 * @TENGEN_PRINT_RULES: the rules of Pure Go
 * @TENGEN_PRINT_CERTIFICATE: a certificate (修了証)
 * @TENGEN_PRINT_KIFU: a game with numbered moves (棋譜)
 * @TENGEN_PRINT_DIAGRAM: one position of a game (図)
 * @TENGEN_PRINT_ACCOUNT: the count of a game (計算書)
 * @TENGEN_PRINT_RESULTS: the table of a match (成績表)
 * @TENGEN_PRINT_PAIRINGS: a round of a match for the wall (組合せ表)
 * @TENGEN_PRINT_SLIPS: slips for the results of a round (結果票)
 * @TENGEN_PRINT_CLASS: how a class does (クラスの表)
 */
typedef enum
{
  TENGEN_PRINT_LESSON,
  TENGEN_PRINT_EXERCISES,
  TENGEN_PRINT_PROBLEMS,
  TENGEN_PRINT_BOARDS,
  TENGEN_PRINT_RULES,
  TENGEN_PRINT_CERTIFICATE,
  TENGEN_PRINT_KIFU,
  TENGEN_PRINT_DIAGRAM,
  TENGEN_PRINT_ACCOUNT,
  TENGEN_PRINT_RESULTS,
  TENGEN_PRINT_PAIRINGS,
  TENGEN_PRINT_SLIPS,
  TENGEN_PRINT_CLASS,
} TengenPrintKind;

/* Gives what it is called, in the language of the program. */
const char *tengen_print_kind_get_name (TengenPrintKind kind);

/**
 * tengen_print_kind_get_about:
 * @kind: a kind of sheet
 * @has_game: whether there is a record to make it of
 *
 * Gives what it is for, in the language of the program.
 *
 * Returns: a sentence
 */
const char *tengen_print_kind_get_about (TengenPrintKind kind,
                                         gboolean has_game);

/* Tells whether it shows one game or a position of it; problems do not. */
gboolean tengen_print_kind_is_of_game (TengenPrintKind kind);

/* Tells whether a sheet shows a match or an event. */
gboolean tengen_print_kind_is_of_match (TengenPrintKind kind);

G_END_DECLS
