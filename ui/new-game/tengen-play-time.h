/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-time: chooses the time of a game (持ち時間)
 *
 * What:   a button that says what time each player has; it opens usual choices
 *         and, below them, every other: how time is kept, main time, byoyomi,
 *         also different for the two.
 * Not:    keeping time (tengen-game-clock), showing it (ui/clock).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-clock.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_TIME (tengen_play_time_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayTime, tengen_play_time, TENGEN, PLAY_TIME, GtkWidget)

/* Signals:
 *   changed ()   another time was chosen
 */

/* Shows a setting without the signal; what is not valid is none. */
void tengen_play_time_set (TengenPlayTime *self,
                           const TengenClockSetting *setting);

/* Gives what was chosen: as it was set, until something of it is changed. */
const TengenClockSetting *tengen_play_time_get (TengenPlayTime *self);

/* Exchanges the times of the two, where they differ, without the signal. */
void tengen_play_time_exchange (TengenPlayTime *self);

G_END_DECLS
