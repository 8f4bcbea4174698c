/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-figure: a board with the moves of a part of a game, as in books
 * (譜)
 *
 * What:   the stones from before, numbers on those that were played, what
 *         cannot be seen, comments.
 * Not:    which moves (tengen-paper-kifu), where on which page
 *         (tengen-paper-cells).
 * Shape:  a position is led from node to node and the figure follows it.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-paper-cells.h"

G_BEGIN_DECLS

/**
 * TengenPaperFigure:
 * @position: (not owned): what is followed
 * @view: what is to be seen
 * @again: moves that cannot be seen
 * @comments: what is said of them
 * @letters: (element-type utf8 TengenNode): labels, and the node that had them
 *   first
 * @coordinates: as in #TengenPaintStyle
 * @with_texts: with comments
 * @from_one: moves are counted from 1, not as in the game
 * @n_moves: how many moves there are
 * @first: number of the first one
 * @last: number of the last one
 *
 * A figure.
 */
typedef struct
{
  TengenPosition *position;
  TengenView *view;
  GString *again;
  GString *comments;
  GHashTable *letters;
  int coordinates;
  gboolean with_texts;
  gboolean from_one;
  guint n_moves;
  guint first;
  guint last;
} TengenPaperFigure;

/**
 * tengen_paper_figure_new:
 * @position: a position, at the node before the first one that is added
 * @coordinates: there are coordinates
 * @with_texts: with comments
 *
 * Begins a figure with the stones that lie there.
 *
 * Returns: (transfer full): a figure
 */
TengenPaperFigure *
tengen_paper_figure_new (TengenPosition *position,
                         gboolean coordinates,
                         gboolean with_texts) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a figure; does nothing for %NULL. */
void tengen_paper_figure_free (TengenPaperFigure *self);

/**
 * tengen_paper_figure_add_node:
 * @self: a figure
 * @node: the node after the one at which the position is, or, of a figure
 *   without moves, the one at which it is
 *
 * Leads the position to a node, and adds its moves, its comment, and its marks
 * and letters where no number is. Stones that are set up there take the place of
 * what a figure without moves shows.
 */
void tengen_paper_figure_add_node (TengenPaperFigure *self, TengenNode node);

/**
 * tengen_paper_figure_add_markup:
 * @self: a figure without moves
 * @node: a node
 *
 * Draws what a node draws below the moves that are added. The position stays.
 */
void tengen_paper_figure_add_markup (TengenPaperFigure *self, TengenNode node);

/**
 * tengen_paper_figure_show_position:
 * @self: a figure without moves
 *
 * Shows the position as it is, with what its node draws and says: the last move
 * marked, dead stones and territory after a count.
 */
void tengen_paper_figure_show_position (TengenPaperFigure *self);

/* Tells whether there is nothing to tell. */
gboolean tengen_paper_figure_is_empty (const TengenPaperFigure *self);

/**
 * tengen_paper_figure_put:
 * @self: (transfer full): a figure
 * @cells: what fills pages
 * @name: what it is called
 * @end: (nullable): what is told below
 *
 * Puts it on a page.
 */
void tengen_paper_figure_put (TengenPaperFigure *self,
                              TengenPaperCells *cells,
                              const char *name,
                              const char *end);

/**
 * tengen_paper_figure_changes:
 * @self: a figure
 * @node: the node that follows
 *
 * Tells whether stones are set up at a node so that the board is another one.
 *
 * Returns: %TRUE if they are
 */
gboolean tengen_paper_figure_changes (TengenPaperFigure *self, TengenNode node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPaperFigure, tengen_paper_figure_free)

G_END_DECLS
