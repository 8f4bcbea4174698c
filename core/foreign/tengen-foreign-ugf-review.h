/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-ugf-review: the review nodes of UGF and UGI
 *
 * What:   nodes with numbers and the variations between them, put into a draft.
 * Not:    the lines of the file, the comments.
 * Shape:  nodes are taken as they come and put when all are known, the main
 *         line first, then variations by their depth: a block comes before
 *         the move that it is another way for, and must be behind it.
 * Memory: 28 bytes a node, while reading.
 */
#pragma once

#include "tengen-foreign-draft.h"

G_BEGIN_DECLS

typedef struct TengenForeignReview TengenForeignReview;

/* Makes a review without nodes. */
TengenForeignReview *tengen_foreign_review_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a review; does nothing for %NULL. */
void tengen_foreign_review_free (TengenForeignReview *self);

/**
 * TengenForeignReviewNode:
 * @id: the number by which comments name it
 * @stone: whose move it is, NONE of a node without a move
 * @x: the column, or -1 for a pass
 * @y: the row
 * @line: where it is in the file
 * @column: the character, from 1
 *
 * A node of a review.
 */
typedef struct
{
  guint id;
  TengenStone stone;
  int x;
  int y;
  guint line;
  guint column;
} TengenForeignReviewNode;

/* Adds a node after the last one of its block. */
void tengen_foreign_review_add (TengenForeignReview *self,
                                const TengenForeignReviewNode *node);

/* Gives a further number to the last node of the block, at first the root. */
void tengen_foreign_review_add_same (TengenForeignReview *self, guint id);

/* Begins a block: another way on from the last node. */
void tengen_foreign_review_begin (TengenForeignReview *self);

/* Ends a block; does nothing outside of one. */
void tengen_foreign_review_end (TengenForeignReview *self);

/* Tells whether the next node is the first of the game. */
gboolean tengen_foreign_review_is_start (const TengenForeignReview *self);

/* Tells whether a block has not ended. */
gboolean tengen_foreign_review_is_open (const TengenForeignReview *self);

/**
 * tengen_foreign_review_build:
 * @self: a review
 * @draft: a draft
 * @root: the first node of its game, whose moves are there already
 *
 * Puts the nodes into a draft. Those of the main line that repeat its moves are
 * these; a move to a point with a stone ends the line, with a warning. Cost:
 * linear.
 */
void tengen_foreign_review_build (TengenForeignReview *self,
                                  TengenForeignDraft *draft,
                                  guint root);

/* Finds what a number names once the review is built, or 0. */
guint tengen_foreign_review_find (const TengenForeignReview *self, guint id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenForeignReview, tengen_foreign_review_free)

G_END_DECLS
