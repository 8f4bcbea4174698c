/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-press: buttons of a game, one of which is to be pressed
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_PRESS (tengen_lesson_panel_press_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelPress,
                      tengen_lesson_panel_press,
                      TENGEN,
                      LESSON_PANEL_PRESS,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_press_new (const TengenLessonStep *step)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
