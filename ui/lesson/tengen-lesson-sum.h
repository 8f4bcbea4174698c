/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-sum: a written sum in a lesson: a line for each part, a column
 * for each side
 */
#pragma once

#include "tengen-go-account.h"
#include "tengen-lesson-look.h"

G_BEGIN_DECLS

/* Makes a sum that is not seen. */
GtkWidget *tengen_lesson_sum_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_sum_show:
 * @sum: what tengen_lesson_sum_new() made
 * @account: a written sum
 * @look: how texts are shown
 * @brief: lines that are nothing for both sides are left out
 *
 * Shows a sum; it is seen then.
 */
void tengen_lesson_sum_show (GtkWidget *sum,
                             const TengenAccount *account,
                             const TengenLessonLook *look,
                             gboolean brief);

G_END_DECLS
