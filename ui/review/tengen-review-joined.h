/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-joined: what is known of the position from other orders of moves
 *
 * What:   how many other places of the tree have the position that is shown,
 *         what is written there, a button for each move that follows only
 *         there, buttons there and back; the same on the board.
 * Not:    which places these are (tengen-review-places).
 * Shape:  hidden where there is nothing of it. review.joined goes to the next
 *         place, review.joined-move to a move by its number, review.joined-back
 *         back.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_JOINED (tengen_review_joined_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenReviewJoined, tengen_review_joined, TENGEN, REVIEW_JOINED, GtkWidget)

/* TengenReviewJoined::redraw (): tengen_review_joined_decorate() gives something
 * else now, though the game has not changed */

/* Says which game (nullable) is followed. */
void tengen_review_joined_set_session (TengenReviewJoined *self,
                                       TengenSession *session);

/* Says how points are named. */
void tengen_review_joined_set_notation (TengenReviewJoined *self,
                                        TengenNotation notation);

/**
 * tengen_review_joined_decorate:
 * @self: what is joined
 * @view: a view of the position shown, with the markup of its node
 *
 * Adds the moves that follow elsewhere, unless the record asks that none be
 * shown, and in brackets letters that are written there on free points.
 */
void tengen_review_joined_decorate (TengenReviewJoined *self, TengenView *view);

/**
 * tengen_review_joined_play:
 * @self: what is joined
 * @point: a point
 *
 * Goes to the move on a point that follows elsewhere only.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_review_joined_play (TengenReviewJoined *self,
                                    TengenPoint point);

/**
 * tengen_review_joined_go:
 * @self: what is joined
 *
 * Goes to the next place with this position.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_review_joined_go (TengenReviewJoined *self);

/* Goes to one of the moves that are shown, from 0. */
void tengen_review_joined_go_to_move (TengenReviewJoined *self, guint index);

/**
 * tengen_review_joined_go_back:
 * @self: what is joined
 *
 * Goes back to the node from which another order of moves was gone to.
 *
 * Returns: %FALSE if there is no way back
 */
gboolean tengen_review_joined_go_back (TengenReviewJoined *self);

G_END_DECLS
