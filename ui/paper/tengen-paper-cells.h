/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-cells: boards with their texts, several to a page
 *
 * What:   what handouts and problem sheets have in common: a head, rows of
 *         cells, numbers of pages.
 * Not:    what is in them.
 * Shape:  rows that are as high as the highest of their cells needs, else as
 *         high as that so many stand on what is left of a page. What does not fit on a page goes
 *         on from page to page. Or columns (tengen-paper-cells-flow).
 */
#pragma once

#include "tengen-paper-cell.h"
#include "tengen-paper-facts.h"

G_BEGIN_DECLS

typedef struct TengenPaperCells TengenPaperCells;

/**
 * tengen_paper_cells_new:
 * @paper: pages
 * @per_page: 1, 2, 4, 6 or 9
 * @language: (nullable): of the paper's own words
 *
 * Begins to fill pages with cells.
 *
 * Returns: (transfer full): what fills them
 */
TengenPaperCells *
tengen_paper_cells_new (TengenPaper *paper,
                        guint per_page,
                        const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_cells_begin:
 * @self: what fills pages
 * @title: (transfer full): above all
 * @with_name: there is a line for a name
 *
 * Begins a page with a head; pages after it have the title in small letters.
 */
void tengen_paper_cells_begin (TengenPaperCells *self,
                               TengenLessonText *title,
                               gboolean with_name);

/* Puts facts below the head that was begun; cells share what is left. */
void tengen_paper_cells_add_facts (TengenPaperCells *self,
                                   const TengenPaperFact *facts,
                                   guint n_facts);

/* Goes on on a new page with 1, 2, 4, 6 or 9 cells. */
void tengen_paper_cells_turn (TengenPaperCells *self, guint per_page);

/**
 * tengen_paper_cells_set_flows:
 * @self: what fills pages
 * @flows: cells stand in columns, as in books
 *
 * Chooses between rows of cells, each with its texts, and columns down which
 * boards and texts flow from page to page.
 */
void tengen_paper_cells_set_flows (TengenPaperCells *self, gboolean flows);

/* Puts a cell (transfer full) on the page; frees it if the pages are full. */
void tengen_paper_cells_add (TengenPaperCells *self,
                             const TengenPaperCell *cell);

/* Tells whether to add more is of no use, see tengen_paper_check(). */
gboolean tengen_paper_cells_is_full (const TengenPaperCells *self);

/* Puts the last row and the numbers of pages on paper, and frees it. */
void tengen_paper_cells_end (TengenPaperCells *self);

G_END_DECLS
