/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-em: how large the letters of a widget are
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_classroom_em:
 * @widget: a widget
 *
 * Tells the size of its letters. The widget is measured and drawn anew when it
 * changes.
 *
 * Returns: pixels
 */
double tengen_classroom_em (GtkWidget *widget);

G_END_DECLS
