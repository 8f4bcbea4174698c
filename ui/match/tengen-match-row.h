/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-row: one game of a round in a list: board, players, result
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_ROW (tengen_match_row_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchRow, tengen_match_row, TENGEN, MATCH_ROW, GtkListBoxRow)

/* Makes an empty row, floating, for a game of a match. */
GtkWidget *tengen_match_row_new (int game);

/* Tells which game it shows. */
int tengen_match_row_get_game (TengenMatchRow *self);

/* Writes it. */
void tengen_match_row_show (TengenMatchRow *self, const TengenMatch *match);

G_END_DECLS
