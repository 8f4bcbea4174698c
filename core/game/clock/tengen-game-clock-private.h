/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock-private: what the files of the clock share
 */
#pragma once

#include "tengen-game-clock.h"

G_BEGIN_DECLS

/* Writes microseconds, 0 and up, as decimal seconds without needless zeros. */
void tengen_clock_append_seconds (GString *text, gint64 us);

/**
 * tengen_clock_set_left:
 * @self: a clock
 * @seat: a seat
 * @main_us: main time left
 * @period_us: left of the period or block
 * @n: periods left or moves to be made
 *
 * Sets what a seat has left, each cut to what its setting allows.
 */
void tengen_clock_set_left (TengenClock *self,
                            TengenSeat seat,
                            gint64 main_us,
                            gint64 period_us,
                            int n);

G_END_DECLS
