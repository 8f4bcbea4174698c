/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-number: digits to answer with, large enough for a class
 *
 * What:   the panel of a COUNT step on a wall: what was pressed, digits, take
 *         one off, answer.
 * Not:    judging the number: it asks by the action lesson.number.
 */
#pragma once

#include "tengen-lesson-panel.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_NUMBER (tengen_show_number_get_type ())
G_DECLARE_FINAL_TYPE (TengenShowNumber,
                      tengen_show_number,
                      TENGEN,
                      SHOW_NUMBER,
                      TengenLessonPanel)

/* Makes the panel. */
GtkWidget *
tengen_show_number_new (const TengenLessonStep *step) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_number_type:
 * @self: the panel
 * @key: a key of GDK
 *
 * Does what a key stands for: digits, a point for the half, Backspace, Enter.
 *
 * Returns: %FALSE if it means nothing now
 */
gboolean tengen_show_number_type (TengenShowNumber *self, guint key);

G_END_DECLS
