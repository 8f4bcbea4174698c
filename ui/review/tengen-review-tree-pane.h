/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-pane: the tree of moves with its bars, menu and keys
 *
 * What:  what stands in the panel of the review, and in the tree's own window.
 *        The menu, at the place where it is asked for, is about the cursor: it
 *        goes there first. Delete deletes a variation.
 * Not:   the actions of the menu, `review.*` and `game.*`: a widget above it has
 *        them.
 */
#pragma once

#include "tengen-review-tree.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_TREE_PANE (tengen_review_tree_pane_get_type ())
G_DECLARE_FINAL_TYPE (TengenReviewTreePane,
                      tengen_review_tree_pane,
                      TENGEN,
                      REVIEW_TREE_PANE,
                      GtkWidget)

/* Makes a pane without a game. */
GtkWidget *tengen_review_tree_pane_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the tree. */
TengenReviewTree *tengen_review_tree_pane_get_tree (TengenReviewTreePane *self);

/* Gives the menu of what can be done with a variation. */
GMenuModel *tengen_review_tree_pane_get_menu (TengenReviewTreePane *self);

/* Shows another game; @session may be %NULL. */
void tengen_review_tree_pane_set_session (TengenReviewTreePane *self,
                                          TengenSession *session);

G_END_DECLS
