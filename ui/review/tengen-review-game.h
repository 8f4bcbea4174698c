/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-game: one game of a file, or another file, as an item of a list
 *
 * What:   who played, what for, when, how it ended, how long it is, and a small
 *         board with the end of its main line. Of a file that is not open its
 *         name, and what its start says once that was read.
 * Not:    the list, reading files (tengen-review-games).
 * Shape:  nothing is looked up before it is asked for; words and picture are
 *         kept then.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-review-facts.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* Width and height of the small board. */
#define TENGEN_REVIEW_GAME_SIZE 88

#define TENGEN_TYPE_REVIEW_GAME (tengen_review_game_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewGame, tengen_review_game, TENGEN, REVIEW_GAME, GObject)

/* Properties (read only, notified):
 *   picture   GdkPaintable   (nullable) the small board, once it is painted
 *   title     string         see tengen_review_game_get_title()
 *   details   string         see tengen_review_game_get_details()
 */

/**
 * tengen_review_game_new:
 * @session: a game of the file
 * @root: the first node of a game of its record
 * @index: which game it is, from 0
 *
 * Makes an item.
 *
 * Returns: (transfer full): an item
 */
TengenReviewGame *
tengen_review_game_new (TengenSession *session,
                        TengenNode root,
                        guint index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_review_game_new_file:
 * @file: a file
 * @index: which item it is, from 0
 * @session: (nullable): a game of the file if it is open, or %NULL
 * @root: the first node of a game of its record, or %TENGEN_NODE_NONE
 *
 * Makes an item with the name of a file.
 *
 * Returns: (transfer full): an item
 */
TengenReviewGame *
tengen_review_game_new_file (GFile *file,
                             guint index,
                             TengenSession *session,
                             TengenNode root) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the first node of the game. */
TengenNode tengen_review_game_get_root (TengenReviewGame *self);

/* Gives the file, if the item has its name; may be %NULL. */
GFile *tengen_review_game_get_file (TengenReviewGame *self);

/**
 * tengen_review_game_read_start:
 * @bytes: the first bytes of a file
 * @name: (nullable): its name, without `.gz`
 * @most: how many were asked for: of a file with fewer, all is there
 * @fault: (out): why nothing was read
 *
 * Reads what the start of a record tells of its first game. May be called in any
 * thread.
 *
 * Returns: (transfer full) (nullable): what it says, %NULL if it is not a
 *   record
 */
TengenReviewFacts *
tengen_review_game_read_start (GBytes *bytes,
                               const char *name,
                               gsize most,
                               char **fault) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_review_game_take_facts:
 * @self: an item of a file that is not open
 * @facts: (nullable) (transfer full): what was read of it
 * @fault: (nullable): why nothing was read
 *
 * Says what a file holds, or why that is not known.
 */
void tengen_review_game_take_facts (TengenReviewGame *self,
                                    TengenReviewFacts *facts,
                                    const char *fault);

/* Tells whether its file could not be read. */
gboolean tengen_review_game_get_unread (TengenReviewGame *self);

/**
 * tengen_review_game_compare:
 * @self: an item
 * @other: another one of the same list
 * @order: an order
 * @reversed: the other way round
 *
 * Compares two items. Where the order says nothing they stand as in the file.
 *
 * Returns: below 0 if @self comes first, above 0 if @other does
 */
int tengen_review_game_compare (TengenReviewGame *self,
                                TengenReviewGame *other,
                                TengenReviewOrder order,
                                gboolean reversed);

/**
 * tengen_review_game_get_title:
 * @self: an item
 *
 * Gives number and players; without players the event, or the name of the file.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_review_game_get_title (TengenReviewGame *self);

/**
 * tengen_review_game_get_details:
 * @self: an item
 *
 * Gives what the title does not say: name of the file, event, date, result and
 * number of moves, or why a file was not read.
 *
 * Returns: (transfer none): a text, "" before a file was read
 */
const char *tengen_review_game_get_details (TengenReviewGame *self);

/* Looks for a text, folded by tengen_words_fold(), in title and details. */
gboolean tengen_review_game_matches (TengenReviewGame *self, const char *text);

/* Gives the small board. Returns: a picture, or %NULL before it is painted. */
GdkPaintable *tengen_review_game_get_picture (TengenReviewGame *self);

/**
 * tengen_review_game_paint:
 * @self: an item
 * @scale: device pixels in a unit
 * @dark: the colours for a dark desktop
 *
 * Paints the small board. Does nothing for a game without one. Cost: the moves
 * of the main line, 2,000 of them at most, and some milliseconds.
 */
void
tengen_review_game_paint (TengenReviewGame *self, int scale, gboolean dark);

G_END_DECLS
