/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-estimate: how a game would be counted if it ended as it stands (目算)
 *
 * What:   follows a session while it is active: after each change of the board
 *         or of the rules a thread judges a copy; an answer that came too late
 *         is dropped. One thread at a time, however quickly the user steps
 *         through a game; none while it is not active, or the session allows no
 *         help.
 * Not:    words (tengen-words-estimate), drawing (tengen-paint-view), marks of
 *         the players: while they agree on a count, and once a game has been
 *         counted, nothing is estimated.
 * Shape:  an answer stays until the next one arrives, so that a picture of it
 *         does not flicker; tengen_estimate_get_state() tells whether it is for
 *         the present board.
 */
#pragma once

#include "tengen-go-dead.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_ESTIMATE (tengen_estimate_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenEstimate, tengen_estimate, TENGEN, ESTIMATE, GObject)

/* Signals:
 *   changed ()   active or not, another answer, or none any more. When the
 *                session changes it is asked without this.
 */

/* From this share on a point is thought to be a side's, and as good as
 * certain: two chances to one, nine to one. */
#define TENGEN_ESTIMATE_LIKELY 34
#define TENGEN_ESTIMATE_SURE 80

/**
 * TengenEstimateState:
 * @TENGEN_ESTIMATE_OFF: not active, or there is no game of Go
 * @TENGEN_ESTIMATE_COUNTED: the players count, or have counted
 * @TENGEN_ESTIMATE_WORKING: the answer is on its way; the previous one may be
 *   available
 * @TENGEN_ESTIMATE_EARLY: there is nothing to tell yet: only one side has
 *   stones that would live, and most of the board is open
 * @TENGEN_ESTIMATE_READY: the answer is available
 *
 * How far an estimate is.
 */
typedef enum
{
  TENGEN_ESTIMATE_OFF,
  TENGEN_ESTIMATE_COUNTED,
  TENGEN_ESTIMATE_WORKING,
  TENGEN_ESTIMATE_EARLY,
  TENGEN_ESTIMATE_READY,
} TengenEstimateState;

/**
 * TengenEstimateAnswer:
 * @board: the board that was judged
 * @rules: the rules that it was judged by
 * @life: a #TengenGoLife for each point with a stone, 0 elsewhere
 * @share: for each point how surely it would be a side's: from -100, White's,
 *   to 100, Black's
 * @whose: for each point without a stone that would stand, the side it is
 *   counted for, or none
 *
 * What was found out about a board.
 */
typedef struct
{
  TengenBoard *board;
  TengenGoRules rules;
  guint8 *life;
  gint8 *share;
  guint8 *whose;
} TengenEstimateAnswer;

/**
 * TengenEstimateJudge:
 * @board: a position
 * @ko_fights: what a ko is worth
 * @life: (out caller-allocates): a #TengenGoLife for each point with a stone
 * @share: (out caller-allocates): whose each point would be
 *
 * Judges a position, as tengen_go_dead_judge() does; runs in a thread.
 *
 * Returns: the number of dead stones
 */
typedef int (*TengenEstimateJudge) (const TengenBoard *board,
                                    TengenGoKoFights ko_fights,
                                    guint8 *life,
                                    gint8 *share);

/* Makes an inactive estimate; @judge: %NULL for tengen_go_dead_judge(). */
TengenEstimate *
tengen_estimate_new (TengenEstimateJudge judge) G_GNUC_WARN_UNUSED_RESULT;

/* Follows another game, which may be %NULL; it is not active then. */
void tengen_estimate_set_session (TengenEstimate *self, TengenSession *session);

/* Begins or ends; does nothing where tengen_estimate_can() says no. */
void tengen_estimate_set_active (TengenEstimate *self, gboolean active);

/* Tells whether it estimates. */
gboolean tengen_estimate_get_active (TengenEstimate *self);

/* Tells whether it may be active: in a game of Go whose session allows help. */
gboolean tengen_estimate_can (TengenEstimate *self);

/* Tells how far it is with the present position. */
TengenEstimateState tengen_estimate_get_state (TengenEstimate *self);

/**
 * tengen_estimate_get_answer:
 * @self: an estimate
 *
 * Gives the last answer, maybe of an earlier board.
 *
 * Returns: (transfer none) (nullable): valid until "changed"
 */
const TengenEstimateAnswer *tengen_estimate_get_answer (TengenEstimate *self);

/**
 * tengen_estimate_list_doubts:
 * @self: an estimate
 *
 * Lists the chains that may live or not. They are counted as alive.
 *
 * Returns: (transfer full) (element-type TengenDoubt): chains, the largest
 *   first; none but in the state READY
 */
GArray *
tengen_estimate_list_doubts (TengenEstimate *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_estimate_count:
 * @self: an estimate in the state READY
 * @rules: (out): how it was counted, for tengen_account_new()
 *
 * Counts the present position as it would stand: under the rules of the game,
 * with what is judged dead taken off, what is judged doubtful alive, and open
 * points given to whom they are likely to be.
 *
 * Returns: (transfer full) (nullable): the count; %NULL in other states
 */
TengenGoCount *
tengen_estimate_count (TengenEstimate *self,
                       TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
