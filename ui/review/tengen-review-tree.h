/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree: the tree of moves (変化図)
 *
 * What:   draws the game's tree, the main line straight, with folds, in step
 *         with the cursor; a click or a key goes to a node.
 * Not:    changing the tree: its owner provides a menu.
 * Shape:  draws only what is visible, whatever the size of the tree.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_TREE (tengen_review_tree_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewTree, tengen_review_tree, TENGEN, REVIEW_TREE, GtkWidget)

/* Properties (read, write, notified):
 *   session    TengenSession  (nullable) the game
 * Signals:
 *   menu-requested (guint node, double x, double y)  a right click, a long
 *                             press or the menu key at a node; x, y in the tree
 * Keys: arrows (right or Page Down: on, left or Page Up: back, up and down:
 *   variations), Home, End, + and - fold, the menu key; Ctrl with Home, End,
 *   Page Up and Page Down (branches); Ctrl with +, -, 0 or the wheel: size.
 * It is a GtkScrollable: put it into a GtkScrolledWindow.
 */

/* Shows another game; @session may be %NULL. */
void tengen_review_tree_set_session (TengenReviewTree *self,
                                     TengenSession *session);

/* Says how screen readers name points; %TENGEN_NOTATION_A1 at first. */
void tengen_review_tree_set_notation (TengenReviewTree *self,
                                      TengenNotation notation);

/**
 * tengen_review_tree_set_folded:
 * @self: a tree
 * @node: a node
 * @folded: hide what comes after it
 *
 * Folds a node. A cursor that is in the fold goes to the node; one that goes
 * into it later opens it.
 */
void tengen_review_tree_set_folded (TengenReviewTree *self,
                                    TengenNode node,
                                    gboolean folded);

/* Draws the tree larger by @steps, smaller below 0, 0 for the usual size. */
void tengen_review_tree_zoom (TengenReviewTree *self, int steps);

/* Tells which node is at a place, or none. */
TengenNode
tengen_review_tree_get_node_at (TengenReviewTree *self, double x, double y);

/**
 * tengen_review_tree_get_place:
 * @self: a tree
 * @node: a node
 * @x: (out): the middle of its picture in the widget
 * @y: (out): the same
 *
 * Tells where a node is.
 *
 * Returns: %FALSE if it is folded away, or not seen now
 */
gboolean tengen_review_tree_get_place (TengenReviewTree *self,
                                       TengenNode node,
                                       double *x,
                                       double *y);

G_END_DECLS
