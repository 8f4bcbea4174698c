/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-series: which exercises are on a sheet, to be chosen
 *
 * What:   kind, level, how many, and the number of the sheet: a new one, or one
 *         that a person types in from an old sheet.
 * Not:    how they are laid out (tengen-print-choices).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-exercise-series.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRINT_SERIES (tengen_print_series_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPrintSeries, tengen_print_series, TENGEN, PRINT_SERIES, GtkBox)

/* Signals:
 *   changed ()   something else is wished for
 */

/* Chooses a kind and a level. */
void tengen_print_series_choose (TengenPrintSeries *self,
                                 TengenExerciseKind kind,
                                 int level);

/* Gives what is chosen; its count is 0 where the number is none. */
TengenExerciseSeries tengen_print_series_read (TengenPrintSeries *self);

G_END_DECLS
