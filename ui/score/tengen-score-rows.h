/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-rows: the stones of both sides lined up in tens (石数え)
 *
 * What:  a drawing that shows who has more: stones in rows of ten, Black's
 *        under White's, those without a partner highlighted.
 * Not:   the sum (tengen-score-account), counting.
 * Shape: one stone of each colour is drawn once and reused; large boards get
 *        two to four tens beside each other so that it stays low.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-stone.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SCORE_ROWS (tengen_score_rows_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenScoreRows, tengen_score_rows, TENGEN, SCORE_ROWS, GtkWidget)

/* Properties:
 *   dark  gboolean  drawn for a dark desktop
 */

/* Lines stones up. The accessible name says both numbers and the difference. */
void tengen_score_rows_set (TengenScoreRows *self, int black, int white);

G_END_DECLS
