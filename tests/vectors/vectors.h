/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors: what the kinds of test vectors have in common
 *
 * Shape: a kind is a function over the lines of a file. It reports each
 *        failure with its line and counts cases; a broken line is a failure.
 */
#pragma once

#include "tengen-board-number.h"
#include "tengen-go-account.h"

G_BEGIN_DECLS

/**
 * VectorsTally:
 * @path: the file, for messages
 * @passed: cases that passed
 * @failed: cases that failed
 * @line: the line that is read now, from 1
 * @line_failed: a failure of this line was printed
 *
 * The count of the cases of a file.
 */
typedef struct
{
  const char *path;
  guint passed;
  guint failed;
  guint line;
  gboolean line_failed;
} VectorsTally;

/**
 * vectors_fail:
 * @self: a tally
 * @format: printf format of what is wrong
 * @...: its values
 *
 * Prints a failure of the present line. The line fails once, however many
 * failures it has.
 */
void vectors_fail (VectorsTally *self, const char *format, ...)
    G_GNUC_PRINTF (2, 3);

/**
 * vectors_check_int:
 * @self: a tally
 * @name: what is compared
 * @wanted: text of a whole number
 * @got: what came out
 *
 * Fails if they differ or @wanted is no number.
 */
void vectors_check_int (VectorsTally *self,
                        const char *name,
                        const char *wanted,
                        int got);

/**
 * vectors_check_text:
 * @self: a tally
 * @name: what is compared
 * @wanted: what the file says
 * @got: what came out
 *
 * Fails if they differ.
 */
void vectors_check_text (VectorsTally *self,
                         const char *name,
                         const char *wanted,
                         const char *got);

/**
 * vectors_check_things:
 * @self: a tally
 * @board: a position
 * @count: its count
 * @account: the written sum of that count
 *
 * Fails if the single things that are counted do not add up to the sum.
 */
void vectors_check_things (VectorsTally *self,
                           const TengenBoard *board,
                           const TengenGoCount *count,
                           const TengenAccount *account);

/**
 * VectorsRun:
 * @tally: counts the cases
 * @lines: the lines of the file, without line ends
 *
 * Runs all cases of a file of one kind.
 */
typedef void (*VectorsRun) (VectorsTally *tally, char **lines);

/**
 * vectors_next_line:
 * @self: a tally
 * @lines: the lines of the file
 *
 * Ends the present line and goes on to the next one that is no comment.
 *
 * Returns: (transfer none) (nullable): the line, or %NULL at the end
 */
const char *vectors_next_line (VectorsTally *self, char **lines);

/**
 * vectors_run_counting:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs counting.tsv.
 */
void vectors_run_counting (VectorsTally *tally, char **lines);

/**
 * vectors_run_dead:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs dead.tsv.
 */
void vectors_run_dead (VectorsTally *tally, char **lines);

/**
 * vectors_run_foreign:
 * @tally: counts the cases; its path tells the folder of the files
 * @lines: the lines of the index
 *
 * Runs INDEX.tsv of a folder of records of other forms.
 */
void vectors_run_foreign (VectorsTally *tally, char **lines);

/**
 * vectors_run_go_legality:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs go-legality.tsv.
 */
void vectors_run_go_legality (VectorsTally *tally, char **lines);

/**
 * vectors_run_go_scoring:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs go-scoring.tsv.
 */
void vectors_run_go_scoring (VectorsTally *tally, char **lines);

/**
 * vectors_run_renju_forbidden:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs renju-forbidden.tsv.
 */
void vectors_run_renju_forbidden (VectorsTally *tally, char **lines);

/**
 * vectors_run_renju_vcf:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs renju-vcf.tsv.
 */
void vectors_run_renju_vcf (VectorsTally *tally, char **lines);

/**
 * vectors_run_repetition:
 * @tally: counts the cases
 * @lines: the lines of the file
 *
 * Runs repetition.tsv.
 */
void vectors_run_repetition (VectorsTally *tally, char **lines);

/**
 * vectors_run_sgf:
 * @tally: counts the cases; its path tells the folder of the files
 * @lines: the lines of the index
 *
 * Runs INDEX.tsv of a folder of SGF files.
 */
void vectors_run_sgf (VectorsTally *tally, char **lines);

G_END_DECLS
