/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-access: what GTK 4.8 does not tell screen readers of its own widgets
 *
 * What:  pages of a stack that are not shown are hidden from them; the button
 *        in a drop-down list is named after what is chosen, and a menu button
 *        after what is written on it; a window that becomes active tells
 *        what has the focus in it.
 * Not:   names and roles of our widgets, which stand with them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_access_init:
 *
 * Sees to all such widgets of the program from now on, each when it first comes
 * to a window. To be called once.
 */
void tengen_access_init (void);

G_END_DECLS
