/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-foot: what stands below an exercise: how many of today's ten
 * are done, the ways on and out
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_FOOT (tengen_practice_foot_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPracticeFoot, tengen_practice_foot, TENGEN, PRACTICE_FOOT, GtkWidget)

/* Makes the foot. Its buttons are lesson.next and lesson.list. */
GtkWidget *tengen_practice_foot_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_practice_foot_show:
 * @self: a foot
 * @done: how many of the day's exercises are done
 * @n: how many the day has, 0 for exercises without end
 * @note: (nullable): a sentence: that the exercise comes back
 *
 * Shows how far it is.
 */
void tengen_practice_foot_show (TengenPracticeFoot *self,
                                guint done,
                                guint n,
                                const char *note);

G_END_DECLS
