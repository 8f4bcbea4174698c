/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-board: the board of the scoring dialog
 *
 * What:  what is seen on it, and what a click on a point of it does.
 * Not:   GTK; the sentences (tengen-score-notes).
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-paint-view.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/**
 * tengen_score_board_view:
 * @position: a position that is counted
 * @fillable: (out caller-allocates): on how many points each side could still
 *   put a stone, indexed with #TengenStone; 0 unless stones alone count and
 *   play can still be resumed
 *
 * Makes a view of a count: marks, territory, claims; points that can still be
 * filled have circles.
 *
 * Returns: (transfer full): a view
 */
TengenView *tengen_score_board_view (const TengenPosition *position,
                                     int fillable[3]) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_score_board_add_doubts:
 * @view: a view of a position
 * @position: that position
 * @doubts: (element-type TengenDoubt): the chains left to be checked
 * @shown: a point of the chain that is asked about, or none
 *
 * Adds question marks to chains that have to be checked, and a ring of light
 * to the one that is asked about.
 */
void tengen_score_board_add_doubts (TengenView *view,
                                    const TengenPosition *position,
                                    const GArray *doubts,
                                    TengenPoint shown);

/**
 * tengen_score_board_click:
 * @session: a session
 * @point: a point of its board
 * @notation: how to name it
 *
 * Gives the point its next state, as tengen_session_toggle() does. Where claims
 * are known, a dead stone on a neutral point goes through the claims of its
 * point before it is alive again.
 *
 * Returns: (transfer full): a sentence that says what a claim became, "" where
 *   the marks say it or it was refused
 */
char *
tengen_score_board_click (TengenSession *session,
                          TengenPoint point,
                          TengenNotation notation) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
