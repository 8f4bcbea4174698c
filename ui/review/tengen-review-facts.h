/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-facts: what a record says about a game, for a row of a list
 *
 * What:   who played, what for, when, how it ended, how long it is: in words,
 *         and as values to sort by.
 * Not:    the row (tengen-review-game), the list (tengen-review-games).
 * Shape:  read once, in any thread; nothing in it changes.
 */
#pragma once

#include <glib.h>

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenReviewOrder:
 * @TENGEN_REVIEW_ORDER_FILE: as in the file
 * @TENGEN_REVIEW_ORDER_BLACK: by Black's name
 * @TENGEN_REVIEW_ORDER_WHITE: by White's name
 * @TENGEN_REVIEW_ORDER_DATE: by date, the oldest first
 * @TENGEN_REVIEW_ORDER_RESULT: Black's wins, White's wins, draws, others
 * @TENGEN_REVIEW_ORDER_MOVES: by the number of moves, the shortest first
 * @TENGEN_REVIEW_ORDER_LAST: no order: how many there are
 *
 * How games are put in order.
 */
typedef enum
{
  TENGEN_REVIEW_ORDER_FILE,
  TENGEN_REVIEW_ORDER_BLACK,
  TENGEN_REVIEW_ORDER_WHITE,
  TENGEN_REVIEW_ORDER_DATE,
  TENGEN_REVIEW_ORDER_RESULT,
  TENGEN_REVIEW_ORDER_MOVES,
  TENGEN_REVIEW_ORDER_LAST,
} TengenReviewOrder;

/**
 * TengenReviewFacts:
 * @players: who played, Black first, or ""
 * @event: event and round, or the name of the game, or ""
 * @rest: date, result and number of moves, as far as they are known, or ""
 * @black: what to sort Black's name by, "" if there is none
 * @white: what to sort White's name by, "" if there is none
 * @date: year, month and day as one number, 0 if it is not known
 * @result: what to sort the result by, 0 if there is none
 * @n_moves: the moves of the main line, 0 if they are not known
 *
 * What a record says about a game.
 */
typedef struct
{
  char *players;
  char *event;
  char *rest;
  char *black;
  char *white;
  int date;
  int result;
  guint n_moves;
} TengenReviewFacts;

/**
 * tengen_review_facts_new:
 * @record: a record
 * @root: the first node of a game
 * @whole: all of the game is there, so that its moves can be counted
 *
 * Reads what a record says. Cost: the nodes of the main line.
 *
 * Returns: (transfer full): what it says
 */
TengenReviewFacts *
tengen_review_facts_new (const TengenRecord *record,
                         TengenNode root,
                         gboolean whole) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_review_facts_free (TengenReviewFacts *self);

/**
 * tengen_review_facts_compare:
 * @self: (nullable): what is known of a game, %NULL for nothing yet
 * @other: (nullable): the same of another
 * @order: an order
 * @reversed: the other way round
 *
 * Compares two games. What is not known comes last either way.
 *
 * Returns: below 0 if @self comes first, above 0 if @other does, 0 if neither
 */
int tengen_review_facts_compare (const TengenReviewFacts *self,
                                 const TengenReviewFacts *other,
                                 TengenReviewOrder order,
                                 gboolean reversed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenReviewFacts, tengen_review_facts_free)

G_END_DECLS
