/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-counting-row: a row of counting.tsv read and played
 *
 * What: the given columns as values, and the actions carried out.
 * Not:  comparing anything (vectors-counting).
 */
#pragma once

#include "vectors.h"

#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * VectorsCountingColumn:
 *
 * The columns before those of the rule sets.
 */
typedef enum
{
  COLUMN_ID,
  COLUMN_FAMILY,
  COLUMN_SIZE,
  COLUMN_SETUP_B,
  COLUMN_SETUP_W,
  COLUMN_PRE,
  COLUMN_FIRST,
  COLUMN_ACTIONS,
  COLUMN_DEAD,
  COLUMN_CLAIMS,
  COLUMN_SEKI,
  COLUMN_GROUPS,
  COLUMN_EYES,
  COLUMN_KOMI,
  COLUMN_E,
  COLUMN_FINAL,
  COLUMN_PROPOSED,
  COLUMN_S_B,
  COLUMN_S_W,
  COLUMN_T_B,
  COLUMN_T_W,
  COLUMN_Q,
  COLUMN_D_B,
  COLUMN_D_W,
  COLUMN_PR_B,
  COLUMN_PR_W,
  COLUMN_H_B,
  COLUMN_H_W,
  COLUMN_R1_B,
  COLUMN_R1_W,
  COLUMN_R2_B,
  COLUMN_R2_W,
  COLUMN_V_B,
  COLUMN_V_W,
  COLUMN_F_B,
  COLUMN_F_W,
  COLUMN_N,
} VectorsCountingColumn;

/**
 * VectorsCounting:
 * @tally: counts the cases
 * @columns: the columns of the row
 * @size: columns and rows of the board
 * @n_points: all points of it
 * @past_moves: moves on the board before the setup, by colour
 * @past_prisoners: stones OF each colour taken before it
 * @first: who acts first
 * @setup: stones on the board at the start
 * @marks: a #TengenGoMark for each point
 * @claims: for each point the side it is agreed to belong to, or none
 * @agreement: all that is agreed; borrows @marks and @claims
 * @has_komi: there is one komi for all sets
 * @komi_x2: it, half points
 *
 * What a row gives.
 */
typedef struct
{
  VectorsTally *tally;
  char **columns;
  int size;
  int n_points;
  int past_moves[3];
  int past_prisoners[3];
  TengenStone first;
  guint8 setup[TENGEN_BOARD_MAX_POINTS];
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  guint8 claims[TENGEN_BOARD_MAX_POINTS];
  TengenGoAgreement agreement;
  gboolean has_komi;
  int komi_x2;
} VectorsCounting;

/* The names of the columns before those of the rule sets. */
extern const char *const vectors_counting_names[COLUMN_N];

/**
 * vectors_counting_read:
 * @self: a row with its columns, else zeroed
 *
 * Reads what the row gives; what cannot be read is a failure.
 *
 * Returns: %FALSE if something cannot be read
 */
gboolean vectors_counting_read (VectorsCounting *self);

/**
 * vectors_counting_play:
 * @self: a row that was read
 * @rules: a rule set
 * @word: (out) (transfer full): the action that cannot be read or is not
 *   legal, if there is one
 *
 * Plays the row under a set.
 *
 * Returns: (transfer full) (nullable): the position at the end, or %NULL
 */
TengenGo *vectors_counting_play (const VectorsCounting *self,
                                 const TengenGoRules *rules,
                                 char **word) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
