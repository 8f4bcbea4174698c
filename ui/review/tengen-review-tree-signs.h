/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-signs: what the picture of a node says
 *
 * What:  the kind of a node, its badges, the numbers of moves.
 * Not:   drawing (tengen-review-tree-pictures, -draw).
 * Shape: asked of the record when a node is to be drawn; only numbers, which
 *        need the whole path, are kept.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenReviewSign:
 * @TENGEN_REVIEW_SIGN_BLACK: a move of Black
 * @TENGEN_REVIEW_SIGN_WHITE: a move of White
 * @TENGEN_REVIEW_SIGN_BLACK_PASS: Black passed
 * @TENGEN_REVIEW_SIGN_WHITE_PASS: White passed
 * @TENGEN_REVIEW_SIGN_SETUP: stones are put or taken without a move
 * @TENGEN_REVIEW_SIGN_EMPTY: nothing happens on the board
 *
 * The kind of a node.
 */
typedef enum
{
  TENGEN_REVIEW_SIGN_BLACK,
  TENGEN_REVIEW_SIGN_WHITE,
  TENGEN_REVIEW_SIGN_BLACK_PASS,
  TENGEN_REVIEW_SIGN_WHITE_PASS,
  TENGEN_REVIEW_SIGN_SETUP,
  TENGEN_REVIEW_SIGN_EMPTY,
} TengenReviewSign;

/**
 * TengenReviewBadge:
 * @TENGEN_REVIEW_BADGE_COMMENT: it has a comment
 * @TENGEN_REVIEW_BADGE_MARKS: it has marks, a name, or says what the position
 *   is worth
 * @TENGEN_REVIEW_BADGE_GOOD: a good or interesting move
 * @TENGEN_REVIEW_BADGE_BAD: a bad or doubtful move
 *
 * What else is at a node; bits.
 */
typedef enum
{
  TENGEN_REVIEW_BADGE_COMMENT = 1 << 0,
  TENGEN_REVIEW_BADGE_MARKS = 1 << 1,
  TENGEN_REVIEW_BADGE_GOOD = 1 << 2,
  TENGEN_REVIEW_BADGE_BAD = 1 << 3,
} TengenReviewBadge;

/**
 * tengen_review_sign_read:
 * @record: a record
 * @node: a node
 * @width: columns of the board
 * @height: rows of the board
 * @badges: (out): bits of #TengenReviewBadge
 *
 * Looks at a node. Cost: its properties.
 *
 * Returns: its kind
 */
TengenReviewSign tengen_review_sign_read (const TengenRecord *record,
                                          TengenNode node,
                                          int width,
                                          int height,
                                          guint *badges);

typedef struct TengenReviewNumbers TengenReviewNumbers;

/* Makes numbers of which none is known yet. */
TengenReviewNumbers *tengen_review_numbers_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees them; does nothing for %NULL. */
void tengen_review_numbers_free (TengenReviewNumbers *self);

/* Says that the moves of the record changed. */
void tengen_review_numbers_forget (TengenReviewNumbers *self);

/**
 * tengen_review_numbers_get:
 * @self: numbers
 * @record: the record they are of
 * @node: a node
 *
 * Tells how many moves were played up to a node, MN followed. Cost: the nodes
 * before it that were not asked for yet; no recursion.
 *
 * Returns: 0 and up
 */
guint tengen_review_numbers_get (TengenReviewNumbers *self,
                                 const TengenRecord *record,
                                 TengenNode node);

G_END_DECLS
