/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-count: numbers that are typed
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_COUNT (tengen_lesson_panel_count_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelCount,
                      tengen_lesson_panel_count,
                      TENGEN,
                      LESSON_PANEL_COUNT,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_count_new (const TengenLessonStep *step,
                                          const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

/* Puts a number into the entry; 0 empties it. */
void tengen_lesson_panel_count_set_number (TengenLessonPanelCount *self,
                                           guint number);

/**
 * tengen_lesson_panel_count_read:
 * @text: what was typed
 * @number_x2: (out): half points
 *
 * Reads a number as people type it: 6, 6.5, 6半, also in full width (６．５),
 * with a minus before it.
 *
 * Returns: %FALSE if it is none
 */
gboolean tengen_lesson_panel_count_read (const char *text, int *number_x2);

G_END_DECLS
