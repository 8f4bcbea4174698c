/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk-tally: the points of a team in chalk
 *
 * Shape: a new stroke is written in a moment; at once where the desktop wants no
 *        animations. Where there is too little room they are written smaller.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CHALK_TALLY (tengen_chalk_tally_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenChalkTally, tengen_chalk_tally, TENGEN, CHALK_TALLY, GtkWidget)

/* Writes points, 0 and up. */
void tengen_chalk_tally_set_points (TengenChalkTally *self, int points);

G_END_DECLS
