/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-choose: several texts, one of which is right
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_CHOOSE (tengen_lesson_panel_choose_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelChoose,
                      tengen_lesson_panel_choose,
                      TENGEN,
                      LESSON_PANEL_CHOOSE,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_choose_new (const TengenLessonStep *step,
                                           const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
