/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-rows: trays with things laid out in rows
 *
 * What:   draws what ui/paint rows lays out, from pictures it keeps.
 * Not:    ticks, keys, numbers (tengen-tally-view).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-rows.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_TALLY_ROWS (tengen_tally_rows_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTallyRows, tengen_tally_rows, TENGEN, TALLY_ROWS, GtkWidget)

/* Properties (read, write, notified):
 *   dark  boolean  the colours for a dark desktop
 */

/**
 * tengen_tally_rows_set_tally:
 * @self: rows
 * @tally: (nullable) (transfer none): what is counted; it must stay until
 *   something else is set
 * @row: things in a row
 *
 * Sets what is laid out, and in how long rows.
 */
void tengen_tally_rows_set_tally (TengenTallyRows *self,
                                  const TengenGoTally *tally,
                                  int row);

/**
 * tengen_tally_rows_show:
 * @self: rows
 * @ticks: how many ticks are counted
 * @n_there: how many things have come; the others are on their way and not
 *   drawn
 *
 * Shows so many things. The frame around what is more is shown when all of them
 * are there.
 */
void tengen_tally_rows_show (TengenTallyRows *self, guint ticks, guint n_there);

/* Gives where things stand; %NULL before there is a size. */
const TengenPaintRows *tengen_tally_rows_get_places (TengenTallyRows *self);

/**
 * tengen_tally_rows_append:
 * @self: rows
 * @look: how a thing looks
 * @length_x2: how long it is, 1 or 2
 * @snapshot: where to draw; its left top edge is 0,0
 *
 * Draws a single thing, as one that is on its way.
 */
void tengen_tally_rows_append (TengenTallyRows *self,
                               TengenPaintRowsLook look,
                               int length_x2,
                               GtkSnapshot *snapshot);

G_END_DECLS
