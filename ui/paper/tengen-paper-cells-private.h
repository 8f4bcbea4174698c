/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cells-private: what rows of cells and columns of them share
 *
 * Not: for other files.
 */
#pragma once

#include "tengen-paper-cells.h"

G_BEGIN_DECLS

/* Below a row. */
#define TENGEN_PAPER_ROW_GAP 12.0

/**
 * TengenPaperCells:
 * @room: of a cell
 * @language: (nullable): of the paper's own words
 * @columns: cells in a row
 * @rows: rows on a page
 * @top: where rows begin on this page
 * @y: where the next row begins
 * @title: (nullable): above all
 * @head: how high it is on later pages
 * @row: (element-type TengenPaperCell): cells that were laid out
 * @row_height: how high they have to be
 * @flows: cells go down columns, and their texts from page to page
 * @per_page: cells to a page
 * @n_columns: (flowing): columns of a page
 * @column: (flowing): the one in which the next thing stands
 * @column_y: (flowing): where, in it
 */
struct TengenPaperCells
{
  TengenPaperRoom room;
  const char *language;
  guint columns;
  guint rows;
  double top;
  double y;
  TengenLessonText *title;
  double head;
  GArray *row;
  double row_height;
  gboolean flows;
  guint per_page;
  guint n_columns;
  guint column;
  double column_y;
};

/* Tells where cells end on a page. */
double tengen_paper_cells_get_bottom (const TengenPaperCells *self);

/* Tells how wide a page is between its margins. */
double tengen_paper_cells_get_width (const TengenPaperCells *self);

/* Begins a page that is not the first: its title is in small letters. */
void tengen_paper_cells_begin_page (TengenPaperCells *self);

/* Puts a cell that was not laid out on paper whose texts flow down the columns,
 * on as many pages as they need. Of one or two to a page the board is as wide
 * as the page. */
void tengen_paper_cells_flow (TengenPaperCells *self, TengenPaperCell *cell);

/* Begins columns below what is on the page. Returns: %FALSE if there is too
 * little room left. */
gboolean tengen_paper_cells_flow_on (TengenPaperCells *self);

G_END_DECLS
