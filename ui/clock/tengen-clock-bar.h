/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-bar: a thin bar that gets shorter as time goes by
 *
 * Shape: it is laid out anew only when it would be another pixel long.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_BAR (tengen_clock_bar_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClockBar, tengen_clock_bar, TENGEN, CLOCK_BAR, GtkWidget)

/* Sets how much of its length is filled, 0 to 1. */
void tengen_clock_bar_set_part (TengenClockBar *self, double part);

G_END_DECLS
