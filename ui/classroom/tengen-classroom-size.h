/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-size: widgets in letters that grow with the wall
 *
 * What:  gives a widget the style class of a size of letters.
 * Shape: the style sheet tengen-classroom-size.css has a class for every size,
 *        each 5 % above the one before; what is within the widget inherits it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Sets the nearest size of letters that is not above @size pixels. */
void tengen_classroom_size_set (GtkWidget *widget, double size);

G_END_DECLS
