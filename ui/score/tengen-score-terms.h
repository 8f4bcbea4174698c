/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-terms: the numbers and choices that a count needs besides marks
 *
 * What: living groups or needed eyes of each side, the equal number of stones,
 *       how the number of moves is balanced: what is proposed or agreed on,
 *       to be corrected. Only what the rules use is shown; often nothing.
 * Not:  sessions: its owner does what "term" asks for.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_TERMS (tengen_score_terms_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreTerms, tengen_score_terms, TENGEN, SCORE_TERMS, GtkWidget)

/* Signals:
 *   term (int kind, int stone, int value)  a term was set by hand: the
 *                                          arguments of
 *                                          tengen_session_set_term()
 */

/**
 * tengen_score_terms_set:
 * @self: rows
 * @position: a position that is counted
 * @count: its count
 *
 * Shows the terms of a count, or nothing where the rules have none. They can
 * be changed in the phase COUNT. Neither is kept.
 */
void tengen_score_terms_set (TengenScoreTerms *self,
                             const TengenPosition *position,
                             const TengenGoCount *count);

G_END_DECLS
