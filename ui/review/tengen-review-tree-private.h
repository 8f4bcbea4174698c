/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-private: what the files of the tree share
 *
 * Shape: what the session says is only noted; all work waits for the next
 *        frame, in which the tree is laid out, scrolled and drawn once.
 */
#pragma once

#include "tengen-review-layout.h"
#include "tengen-review-tree-pictures.h"
#include "tengen-review-tree.h"

G_BEGIN_DECLS

struct _TengenReviewTree
{
  GtkWidget parent_instance;

  /* Owned */
  GSignalGroup *signals;
  TengenReviewLayout *layout;
  TengenReviewNumbers *numbers;
  TengenReviewPictures *pictures;
  /* Nodes as pointers. */
  GHashTable *folded;
  /* The nodes of the frame that is drawn; kept for its memory. */
  GArray *seen;
  GtkAdjustment *adjustments[2];

  /* Borrowed from the session, looked up anew with each change; %NULL without
   * a session. */
  const TengenGame *game;
  TengenNode root;
  TengenNode cursor;

  /* The state of the record that @layout and @numbers know. */
  guint64 edits;
  guint n_nodes;
  /* The command of the change that is under way. */
  TengenCommand *command;

  GtkScrollablePolicy policies[2];
  guint tick_id;
  guint zoom;
  TengenNotation notation;
  /* What the next frame has to do: lay all out, scroll to the cursor; and
   * whether screen readers know where it is. */
  gboolean stale;
  gboolean reveal;
  gboolean said;
};

/* Sees to it that the layout is that of the game. */
void tengen_review_tree_prepare (TengenReviewTree *self);

const TengenReviewSizes *tengen_review_tree_get_sizes (TengenReviewTree *self);

/* Where the middle of a place is in the widget. */
double tengen_review_tree_get_x (TengenReviewTree *self, guint column);
double tengen_review_tree_get_y (TengenReviewTree *self, guint row);

/* Which node is there, and whether it is the sign of the fold behind it. */
TengenNode tengen_review_tree_pick (TengenReviewTree *self,
                                    double x,
                                    double y,
                                    gboolean *sign);

void tengen_review_tree_emit_menu (TengenReviewTree *self,
                                   TengenNode node,
                                   double x,
                                   double y);

TengenSession *tengen_review_tree_dup_session (TengenReviewTree *self);

/* -scroll */
void tengen_review_tree_queue_update (TengenReviewTree *self);
void tengen_review_tree_set_adjustment (TengenReviewTree *self,
                                        GtkOrientation orientation,
                                        GtkAdjustment *adjustment);
void tengen_review_tree_size_allocate (GtkWidget *widget,
                                       int width,
                                       int height,
                                       int baseline);

/* -draw */
GArray *tengen_review_tree_make_seen (void);
void tengen_review_tree_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* -input */
void tengen_review_tree_add_controllers (TengenReviewTree *self);

/* -say */
void tengen_review_tree_describe (TengenReviewTree *self);

G_END_DECLS
