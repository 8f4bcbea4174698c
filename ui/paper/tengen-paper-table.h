/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-table: a table on a page
 *
 * What:   columns as wide as their texts, lines between rows, a head that comes
 *         again on each page.
 * Not:    what stands in it.
 * Shape:  letters are made smaller until the columns fit beside each other; then
 *         long texts are broken, those of whole columns last. A row stays whole.
 */
#pragma once

#include "tengen-paper-private.h"

G_BEGIN_DECLS

/**
 * TengenPaperTable:
 * @rows: (element-type GStrv): the texts of each row, the head first
 * @n_columns: texts of a row
 * @text_columns: a bit for each column with texts, which stand to the left; the
 *   others have figures and signs, which stand in the middle
 * @whole_columns: a bit for each column whose texts stay on one line: rather than
 *   being broken they are written smaller
 * @right: those to the right
 * @has_total: the last row is a sum
 *
 * What stands in a table.
 */
typedef struct
{
  GPtrArray *rows;
  guint n_columns;
  guint64 text_columns;
  guint64 whole_columns;
  gboolean right;
  gboolean has_total;
} TengenPaperTable;

/**
 * tengen_paper_table_measure:
 * @self: a table
 * @paper: pages
 * @size: of its letters
 * @width: how wide it is
 *
 * Tells how high it is on one page.
 *
 * Returns: points
 */
double tengen_paper_table_measure (const TengenPaperTable *self,
                                   TengenPaper *paper,
                                   double size,
                                   double width);

/**
 * tengen_paper_table_fits:
 * @self: a table
 * @paper: pages
 * @width: how wide it may be
 *
 * Tells whether no text has to be broken: with the smallest letters all columns
 * have room beside each other.
 *
 * Returns: %TRUE if they have
 */
gboolean tengen_paper_table_fits (const TengenPaperTable *self,
                                  TengenPaper *paper,
                                  double width);

/**
 * tengen_paper_table_put:
 * @self: a table
 * @paper: pages
 * @size: of its letters, if there is room for them
 * @box: where it begins and how wide it is; it goes on on new pages
 *
 * Puts it on pages.
 *
 * Returns: where it ends on the last one
 */
double tengen_paper_table_put (const TengenPaperTable *self,
                               TengenPaper *paper,
                               double size,
                               const TengenPaperBox *box);

G_END_DECLS
