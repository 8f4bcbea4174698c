/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-resume: the button 対局に戻る
 *
 * What: a button that says who moves first after it and what changes; where
 *       the rules make that depend on who asks, it first asks who does.
 * Not:  who moves first: positions know.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_RESUME (tengen_score_resume_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreResume, tengen_score_resume, TENGEN, SCORE_RESUME, GtkWidget)

/* Signals:
 *   resume (int seat)  it was asked for by a TengenSeat, or by none where it
 *                      does not matter
 */

/**
 * tengen_score_resume_set:
 * @self: a button
 * @position: a position
 *
 * Says what the button does at a position; outside of the count it is
 * insensitive. The position is not kept.
 */
void tengen_score_resume_set (TengenScoreResume *self,
                              const TengenPosition *position);

/**
 * tengen_score_resume_get_note:
 * @self: a button
 *
 * Gives what to say beside the button: who moves first and what changes.
 *
 * Returns: (transfer none): sentences, "" outside of the count and where stones
 *   on the board decide anyway
 */
const char *tengen_score_resume_get_note (TengenScoreResume *self);

G_END_DECLS
