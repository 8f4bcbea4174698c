/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel-account: a position counted under rule sets
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL_ACCOUNT                                       \
  (tengen_lesson_panel_account_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonPanelAccount,
                      tengen_lesson_panel_account,
                      TENGEN,
                      LESSON_PANEL_ACCOUNT,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *tengen_lesson_panel_account_new (const TengenLessonStep *step,
                                            const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
