/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-evaluation: what a move and its position are worth (評価)
 *
 * What:   a button that shows it and opens evaluations, the estimated score,
 *         the number of the move, and whether a figure begins here.
 * Shape:  the record is the only state; a press on an evaluation that is set
 *         makes it "very" if that exists, the next press removes it.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_REVIEW_EVALUATION (tengen_review_evaluation_get_type ())
G_DECLARE_FINAL_TYPE (TengenReviewEvaluation,
                      tengen_review_evaluation,
                      TENGEN,
                      REVIEW_EVALUATION,
                      GtkWidget)

/* Follows a game; @session may be %NULL. */
void tengen_review_evaluation_set_session (TengenReviewEvaluation *self,
                                           TengenSession *session);

/* Opens what is behind the button where the number of the move is typed. */
void tengen_review_evaluation_ask_number (TengenReviewEvaluation *self);

G_END_DECLS
