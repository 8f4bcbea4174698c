/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-walk: what stands below a problem of a file: which of how many
 * it is, whether it was solved before, the ways to those beside it and to any
 * other
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_WALK (tengen_practice_walk_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPracticeWalk, tengen_practice_walk, TENGEN, PRACTICE_WALK, GtkWidget)

/**
 * tengen_practice_walk_new:
 *
 * Makes the foot. Its buttons are win.previous-problem and win.next-problem; at
 * the last problem lesson.list in place of the latter. A list of all problems
 * is for win.show-problem.
 *
 * Returns: (transfer floating): a foot
 */
GtkWidget *tengen_practice_walk_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_practice_walk_show:
 * @self: a foot
 * @index: which problem, from 0
 * @solved: (array length=n): for each problem whether it was solved, now or
 *   before
 * @n: how many there are
 *
 * Shows where it is.
 */
void tengen_practice_walk_show (TengenPracticeWalk *self,
                                guint index,
                                const gboolean *solved,
                                guint n);

G_END_DECLS
