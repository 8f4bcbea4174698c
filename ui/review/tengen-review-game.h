/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-game: one game of a file as an item of a list
 *
 * What:   who played, when, how it ended, how long it is, and a small board
 *         with the end of its main line.
 * Not:    the list (tengen-review-games).
 * Shape:  nothing is looked up before it is asked for; words and picture are
 *         kept then.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

/* Width and height of the small board. */
#define TENGEN_REVIEW_GAME_SIZE 88

#define TENGEN_TYPE_REVIEW_GAME (tengen_review_game_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewGame, tengen_review_game, TENGEN, REVIEW_GAME, GObject)

/* Properties (read only, notified):
 *   picture   GdkPaintable   (nullable) the small board, once it is painted
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
 * tengen_review_game_get_root:
 * @self: an item
 *
 * Gives the first node of the game.
 *
 * Returns: a node
 */
TengenNode tengen_review_game_get_root (TengenReviewGame *self);

/**
 * tengen_review_game_get_title:
 * @self: an item
 *
 * Gives number, event and players.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_review_game_get_title (TengenReviewGame *self);

/**
 * tengen_review_game_get_details:
 * @self: an item
 *
 * Gives date, result and number of moves.
 *
 * Returns: (transfer none): a text
 */
const char *tengen_review_game_get_details (TengenReviewGame *self);

/**
 * tengen_review_game_matches:
 * @self: an item
 * @text: what is searched, as tengen_words_fold() made it
 *
 * Looks for a text in title and details.
 *
 * Returns: %TRUE if it is there
 */
gboolean tengen_review_game_matches (TengenReviewGame *self, const char *text);

/**
 * tengen_review_game_get_picture:
 * @self: an item
 *
 * Gives the small board.
 *
 * Returns: (transfer none) (nullable): a picture, or %NULL before it is painted
 */
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
