/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-answer: what has to be said before the count is right
 *
 * What:  a bar that stays above what is agreed on: how many chains are left to
 *        be checked, a button to the next one, buttons to say what the one that
 *        is shown is; while stones are being judged, that they are; how to end
 *        where the computer and a person do not agree. Hidden when there is
 *        nothing.
 * Not:   the list of the chains (tengen-score-doubts); doing it: the buttons
 *        are the actions score.next-doubt and score.mark-chain of the window.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_ANSWER (tengen_score_answer_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreAnswer, tengen_score_answer, TENGEN, SCORE_ANSWER, GtkWidget)

/**
 * tengen_score_answer_set:
 * @self: a bar
 * @position: a position that is counted
 * @notation: how to name points
 * @n_left: how many chains are left to be checked
 * @shown: a point of the chain that is shown on the board, or none
 * @judging: whether stones are being judged
 * @at_odds: whether a person and the computer find no count that both agree to:
 *   then score.take-proposal and score.void are offered
 *
 * Shows what is left, and what the chain that is shown was said to be.
 */
void tengen_score_answer_set (TengenScoreAnswer *self,
                              const TengenPosition *position,
                              TengenNotation notation,
                              guint n_left,
                              TengenPoint shown,
                              gboolean judging,
                              gboolean at_odds);

G_END_DECLS
