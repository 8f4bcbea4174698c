/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-panel: the count in figures, words and rows of stones
 *
 * What: the written sum, the chains that have to be checked, points of area,
 *       what komi would change, the terms of the count, which points are
 *       neutral, under stone counting the stones lined up and what could still
 *       be filled.
 * Not:  buttons and the board (tengen-score-window).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_PANEL (tengen_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScorePanel, tengen_score_panel, TENGEN, SCORE_PANEL, GtkWidget)

/* Signals:
 *   term (int kind, int stone, int value)  see TengenScoreTerms
 */

/**
 * tengen_score_panel_set:
 * @self: a panel
 * @position: a position that is counted
 * @notation: how to name points
 * @n_black: how many points Black could still fill
 * @n_white: how many White could
 *
 * Shows the count of a position; the position is not kept.
 */
void tengen_score_panel_set (TengenScorePanel *self,
                             const TengenPosition *position,
                             TengenNotation notation,
                             int n_black,
                             int n_white);

/**
 * tengen_score_panel_set_doubts:
 * @self: a panel
 * @setup: the game
 * @notation: how to name points
 * @doubts: (element-type TengenDoubt): the chains left to be checked
 * @shown: the first point of the chain that is shown on the board, or none
 *
 * Lists what has to be checked, below the sum.
 */
void tengen_score_panel_set_doubts (TengenScorePanel *self,
                                    const TengenGameSetup *setup,
                                    TengenNotation notation,
                                    const GArray *doubts,
                                    TengenPoint shown);

/* Gives the sentence that says who wins. */
const char *tengen_score_panel_get_result (TengenScorePanel *self);

G_END_DECLS
