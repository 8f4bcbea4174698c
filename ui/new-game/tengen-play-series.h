/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-series: how many games two players want to play (対局数)
 *
 * What:   one game or several, how several score, and whether 待った is asked
 *         for in a single one.
 * Not:    the match (core/match).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-play-plan.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_SERIES (tengen_play_series_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlaySeries, tengen_play_series, TENGEN, PLAY_SERIES, GtkWidget)

/* Sets whether it is for Renju, where games are not won by points. */
void tengen_play_series_set_renju (TengenPlaySeries *self, gboolean renju);

/**
 * tengen_play_series_set_computers:
 * @self: a choice
 * @any: whether the computer has a seat: it is asked for no 待った
 * @both: whether it has both: they play a single game
 *
 * Goes away where there is nothing to choose.
 */
void tengen_play_series_set_computers (TengenPlaySeries *self,
                                       gboolean any,
                                       gboolean both);

/* Gives what was chosen. */
void tengen_play_series_get_plan (TengenPlaySeries *self, TengenPlayPlan *plan);

/* Lets the labels be as wide as those of other rows. */
void tengen_play_series_align (TengenPlaySeries *self, GtkSizeGroup *labels);

G_END_DECLS
