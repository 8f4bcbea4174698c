/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-circles: a circle for each exercise of a day
 *
 * What:  those done have a tick, the next one its number; nothing counts points
 *        or time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_CIRCLES (tengen_practice_circles_get_type ())
G_DECLARE_FINAL_TYPE (TengenPracticeCircles,
                      tengen_practice_circles,
                      TENGEN,
                      PRACTICE_CIRCLES,
                      GtkWidget)

/**
 * tengen_practice_circles_show:
 * @self: circles
 * @done: how many are done, the first ones
 * @n: how many there are, 0 for none, which takes no room
 *
 * Shows how far it is; read out as one sentence.
 */
void
tengen_practice_circles_show (TengenPracticeCircles *self, guint done, guint n);

G_END_DECLS
