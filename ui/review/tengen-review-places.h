/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-places: where else the position that is shown stands
 *
 * What:   follows a game: the other nodes with its position, what follows and
 *         is written there; going there and back.
 * Not:    what it looks like (tengen-review-joined), finding (core/describe).
 * Shape:  the index of a tree of some thousand nodes is made anew at once
 *         whenever the record has changed; that of a larger one between other
 *         work, and only when a person pauses: until then the old one finds
 *         what it can.
 */
#pragma once

#include "tengen-describe-joined.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* So many places are looked for. */
#define TENGEN_REVIEW_PLACES_MOST 99

typedef struct _TengenReviewPlaces TengenReviewPlaces;

/**
 * TengenReviewPlacesChanged:
 * @alone: the game has not changed: the index is made
 * @data: what was given
 *
 * Is told that there may be other places.
 */
typedef void (*TengenReviewPlacesChanged) (gboolean alone, gpointer data);

/* Makes the places of no game. */
TengenReviewPlaces *
tengen_review_places_new (TengenReviewPlacesChanged changed,
                          gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* Frees places; does nothing for %NULL. */
void tengen_review_places_free (TengenReviewPlaces *self);

/* Follows a game (nullable). */
void tengen_review_places_set_session (TengenReviewPlaces *self,
                                       TengenSession *session);

/* Makes the index now if it is still to be made. */
void tengen_review_places_finish (TengenReviewPlaces *self);

/* Gives the other nodes with the position shown (element-type TengenNode). */
const GArray *tengen_review_places_get_nodes (TengenReviewPlaces *self);

/* Gives what follows there only (element-type TengenMarkupNext). */
const GArray *tengen_review_places_get_next (TengenReviewPlaces *self);

/**
 * tengen_review_places_get_label:
 * @self: places
 * @point: a point of the board
 *
 * Gives what is written on a point at one of the first places.
 *
 * Returns: (transfer none) (nullable): a text, until the next change
 */
const char *tengen_review_places_get_label (TengenReviewPlaces *self,
                                            TengenPoint point);

/**
 * tengen_review_places_get_comments:
 * @self: places
 *
 * Gives the names and comments of the first places, each once, shortened, and
 * not what the present node says itself.
 *
 * Returns: (transfer full): a text, "" for none
 */
char *tengen_review_places_get_comments (TengenReviewPlaces *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Goes to a place or to what follows there; the way back is remembered. */
void tengen_review_places_go (TengenReviewPlaces *self, TengenNode node);

/**
 * tengen_review_places_can_go_back:
 * @self: places
 *
 * Tells whether the node shown was gone to, or is after one that was.
 *
 * Returns: %FALSE if there is no way back
 */
gboolean tengen_review_places_can_go_back (TengenReviewPlaces *self);

/* Goes back if that is possible. */
void tengen_review_places_go_back (TengenReviewPlaces *self);

G_END_DECLS
