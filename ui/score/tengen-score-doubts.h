/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-doubts: the list たしかめてください
 *
 * What:  the chains of which a person has to say whether they live, a button
 *        for each that shows it on the board. Hidden when there are none.
 * Not:   saying it (tengen-score-answer); showing it: the buttons are the
 *        action score.show-doubt of the window.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_DOUBTS (tengen_score_doubts_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreDoubts, tengen_score_doubts, TENGEN, SCORE_DOUBTS, GtkWidget)

/**
 * tengen_score_doubts_set:
 * @self: a list
 * @setup: the game
 * @notation: how to name points
 * @doubts: (element-type TengenDoubt): the chains left to be checked
 * @shown: the first point of the chain that is shown on the board, or none
 *
 * Shows what has to be checked; nothing is kept but the names.
 */
void tengen_score_doubts_set (TengenScoreDoubts *self,
                              const TengenGameSetup *setup,
                              TengenNotation notation,
                              const GArray *doubts,
                              TengenPoint shown);

G_END_DECLS
