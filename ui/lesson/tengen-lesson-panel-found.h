/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-found: how much of what is asked was found: ●○○
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_FOUND (tengen_lesson_panel_found_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelFound,
                      tengen_lesson_panel_found,
                      TENGEN,
                      LESSON_PANEL_FOUND,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_found_new (const TengenLessonStep *step,
                                          const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
