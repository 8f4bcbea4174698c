/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-stone-row: stones side by side, and places for those still wanted
 *
 * What:   a stone for a team, stones that were taken of those that have to be.
 * Shape:  up to five are as large as letters, more are smaller and in rows of
 *         ten. Its accessible name is the colour; code that counts them gives
 *         the number instead.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-stone.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_STONE_ROW (tengen_stone_row_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenStoneRow, tengen_stone_row, TENGEN, STONE_ROW, GtkWidget)

/* Makes a row without stones; @n_places: how many it has room for, 1 and up. */
GtkWidget *tengen_stone_row_new (TengenStone stone,
                                 int n_places) G_GNUC_WARN_UNUSED_RESULT;

/* Lays stones; those without a place are not seen. */
void tengen_stone_row_set_stones (TengenStoneRow *self, int n_stones);

G_END_DECLS
