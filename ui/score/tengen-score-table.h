/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-table: the comparison of all rule sets as texts
 *
 * What:  the cells of its rows, as seen in the window, in CSV and on paper.
 * Not:   GTK, counting (core/go compare).
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-go-compare.h"

G_BEGIN_DECLS

/**
 * TengenScoreColumn:
 * @TENGEN_SCORE_COLUMN_RULES: name of the rule set
 * @TENGEN_SCORE_COLUMN_BLACK: Black's score
 * @TENGEN_SCORE_COLUMN_WHITE: White's score
 * @TENGEN_SCORE_COLUMN_LEAD: who leads by how much, before komi and bonuses
 * @TENGEN_SCORE_COLUMN_POINTS: both scores in points of area
 * @TENGEN_SCORE_COLUMN_KOMI: komi; bonuses are among the terms
 * @TENGEN_SCORE_COLUMN_RESULT: who wins by how much
 * @TENGEN_SCORE_COLUMN_TERMS: what makes the difference
 *
 * The columns.
 */
typedef enum
{
  TENGEN_SCORE_COLUMN_RULES,
  TENGEN_SCORE_COLUMN_BLACK,
  TENGEN_SCORE_COLUMN_WHITE,
  TENGEN_SCORE_COLUMN_LEAD,
  TENGEN_SCORE_COLUMN_POINTS,
  TENGEN_SCORE_COLUMN_KOMI,
  TENGEN_SCORE_COLUMN_RESULT,
  TENGEN_SCORE_COLUMN_TERMS,
  TENGEN_SCORE_N_COLUMNS,
} TengenScoreColumn;

/**
 * TengenScoreKomi:
 * @TENGEN_SCORE_KOMI_GAME: the game's own komi for all sets
 * @TENGEN_SCORE_KOMI_RULES: each set's own komi
 * @TENGEN_SCORE_KOMI_NONE: no komi
 *
 * With which komi sets are compared.
 */
typedef enum
{
  TENGEN_SCORE_KOMI_GAME,
  TENGEN_SCORE_KOMI_RULES,
  TENGEN_SCORE_KOMI_NONE,
} TengenScoreKomi;

/**
 * tengen_score_table_compare:
 * @position: a position
 * @komi: with which komi
 *
 * Counts a position under all sets.
 *
 * Returns: (transfer full) (nullable) (element-type TengenGoComparison): the
 *   rows, or %NULL in a game that is not counted
 */
GPtrArray *
tengen_score_table_compare (const TengenPosition *position,
                            TengenScoreKomi komi) G_GNUC_WARN_UNUSED_RESULT;

/* Names a column. */
const char *tengen_score_table_head (TengenScoreColumn column);

/* Writes a cell. Returns: (transfer full): a text, maybe "". */
char *
tengen_score_table_cell (const TengenGoComparison *row,
                         TengenScoreColumn column) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_table_csv:
 * @rows: (element-type TengenGoComparison): rows
 *
 * Writes a table for other programs: UTF-8 with a mark, so that spreadsheets
 * do not garble it; commas, quotes where they are needed, CR LF; numbers
 * without units, Black's lead with a sign.
 *
 * Returns: (transfer full): the bytes of the file
 */
GBytes *
tengen_score_table_csv (const GPtrArray *rows) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_table_pdf:
 * @rows: (element-type TengenGoComparison): rows
 * @title: a title
 * @lines: a text under it
 *
 * Writes a table for paper.
 *
 * Returns: (transfer full): the bytes of the file
 */
GBytes *tengen_score_table_pdf (const GPtrArray *rows,
                                const char *title,
                                const char *lines) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
