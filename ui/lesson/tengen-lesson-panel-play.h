/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-play: a game that is offered
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_PLAY (tengen_lesson_panel_play_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelPlay,
                      tengen_lesson_panel_play,
                      TENGEN,
                      LESSON_PANEL_PLAY,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_play_new (const TengenLessonStep *step,
                                         const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names the button that begins the game. */
const char *tengen_lesson_panel_play_name (const TengenLessonPlay *play);

G_END_DECLS
