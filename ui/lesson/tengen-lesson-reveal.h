/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-reveal: bringing what is new into sight
 *
 * What:  scrolls the text of a step until a part of it is seen.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_lesson_reveal:
 * @widget: a part of what a #GtkScrolledWindow shows
 *
 * Scrolls as little as is needed to see it, its beginning rather than its end,
 * once it has its size.
 */
void tengen_lesson_reveal (GtkWidget *widget);

G_END_DECLS
