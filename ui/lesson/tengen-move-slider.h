/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-move-slider: going through moves one by one, by a slider or by itself
 *
 * What:  which of so many moves is wished for.
 * Not:   what the moves are: the owner shows them and tells where it is.
 * Shape: three buttons in a row; or, where moves are all there is in a step, a
 *        slider and how far it is as well. While it plays it wishes for the next move every 0.6 seconds, until the
 *        last one, until anything else is pressed, or until it is not seen.
 */
#pragma once

#include "tengen-lesson-look.h"

G_BEGIN_DECLS

/* From one stone to the next while it plays, milliseconds. */
#define TENGEN_MOVE_SLIDER_PACE 600

#define TENGEN_TYPE_MOVE_SLIDER (tengen_move_slider_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMoveSlider, tengen_move_slider, TENGEN, MOVE_SLIDER, GtkWidget)

/* Signals:
 *   moved (int at)    so many moves are to be shown
 */

/* Makes the large form, without moves. */
GtkWidget *
tengen_move_slider_new (const TengenLessonLook *look) G_GNUC_WARN_UNUSED_RESULT;

/* Tells it how many moves are shown, and how many there are. */
void tengen_move_slider_set (TengenMoveSlider *self, guint at, guint n);

/* Begins to play, from the first move if the last one is shown; or pauses. */
void tengen_move_slider_set_playing (TengenMoveSlider *self, gboolean playing);

G_END_DECLS
