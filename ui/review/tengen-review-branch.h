/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-branch: what is done with variations (変化)
 *
 * What:   cutting, copying, pasting, deleting and ordering variations at the
 *         cursor, beginning figures, clearing marks; turning, mirroring and
 *         exchanging the colours of the whole game.
 * Shape:  the clipboard holds SGF text, so that other programs can take part.
 */
#pragma once

#include "tengen-review-panel.h"

G_BEGIN_DECLS

/**
 * TengenReviewDeed:
 * @TENGEN_REVIEW_DEED_CUT: the node with all after it goes to the clipboard
 * @TENGEN_REVIEW_DEED_COPY: a copy of it does
 * @TENGEN_REVIEW_DEED_PASTE: what is there becomes a variation after the node
 * @TENGEN_REVIEW_DEED_DELETE: the node goes with all after it
 * @TENGEN_REVIEW_DEED_PROMOTE: its line becomes the main line
 * @TENGEN_REVIEW_DEED_UP: its variation goes before the one before
 * @TENGEN_REVIEW_DEED_DOWN: its variation goes behind the next one
 * @TENGEN_REVIEW_DEED_FIGURE: a new figure begins with the node, or no longer
 * @TENGEN_REVIEW_DEED_CLEAR: marks, labels and lines of the node go
 * @TENGEN_REVIEW_DEED_LEFT: the game is turned against the clock
 * @TENGEN_REVIEW_DEED_RIGHT: the game is turned with the clock
 * @TENGEN_REVIEW_DEED_MIRROR: left and right of the game are exchanged
 * @TENGEN_REVIEW_DEED_FLIP: top and bottom of the game are exchanged
 * @TENGEN_REVIEW_DEED_EXCHANGE: the colours of the game are exchanged
 *
 * What can be done at the cursor.
 */
typedef enum
{
  TENGEN_REVIEW_DEED_CUT,
  TENGEN_REVIEW_DEED_COPY,
  TENGEN_REVIEW_DEED_PASTE,
  TENGEN_REVIEW_DEED_DELETE,
  TENGEN_REVIEW_DEED_PROMOTE,
  TENGEN_REVIEW_DEED_UP,
  TENGEN_REVIEW_DEED_DOWN,
  TENGEN_REVIEW_DEED_FIGURE,
  TENGEN_REVIEW_DEED_CLEAR,
  TENGEN_REVIEW_DEED_LEFT,
  TENGEN_REVIEW_DEED_RIGHT,
  TENGEN_REVIEW_DEED_MIRROR,
  TENGEN_REVIEW_DEED_FLIP,
  TENGEN_REVIEW_DEED_EXCHANGE,
} TengenReviewDeed;

/* Tells whether it is possible at the cursor. Cost: the path. */
gboolean tengen_review_branch_can (TengenSession *session,
                                   TengenReviewDeed deed);

/**
 * tengen_review_branch_run:
 * @panel: a panel with a session; it says what went wrong
 * @deed: what shall be done
 *
 * Does it. Pasting is done when the clipboard has answered, where the cursor
 * was when it was asked. What a game that is turned says in words stays, which
 * is said.
 */
void tengen_review_branch_run (TengenReviewPanel *panel, TengenReviewDeed deed);

/**
 * tengen_review_branch_paste:
 * @panel: a panel with a session
 * @parent: the node to paste after
 * @text: (nullable): text that should be SGF
 *
 * Pastes a text.
 */
void tengen_review_branch_paste (TengenReviewPanel *panel,
                                 TengenNode parent,
                                 const char *text);

G_END_DECLS
