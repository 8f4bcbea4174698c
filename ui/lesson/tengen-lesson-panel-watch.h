/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-watch: going through moves one by one
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_WATCH (tengen_lesson_panel_watch_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelWatch,
                      tengen_lesson_panel_watch,
                      TENGEN,
                      LESSON_PANEL_WATCH,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_watch_new (const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
