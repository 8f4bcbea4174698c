/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-access: what GTK 4.8 does not tell screen readers of its own widgets
 *
 * What:  pages of a stack that are not shown are hidden from them; the button
 *        in a drop-down list is named after what is chosen, and a menu button
 *        after what is written on it; a row of a list, and a text that scrolls,
 *        after what is in it; a window that becomes active tells what has the
 *        focus in it.
 * Not:   names and roles of our widgets, which stand with them. Each window sets
 *        its role: GTK comes too late where something in it has got the focus
 *        before it is realized, and screen readers follow no other thing.
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

/**
 * tengen_access_leave_by_tab:
 * @list: a list inside a #GtkScrolledWindow, in whose rows nothing else can
 *   have the focus
 *
 * Lets Tab leave the list at once; arrows go from row to row. GTK's own Tab goes
 * through all rows, however many there are.
 */
void tengen_access_leave_by_tab (GtkWidget *list);

/**
 * tengen_access_move_focus:
 * @widget: a widget that passes the focus it grabs to a part of it
 * @direction: where to
 *
 * Goes to the next child that can have the focus; for #GtkWidgetClass.focus of
 * such a widget. GTK's own way back by Tab ends in grabbing the focus, which
 * leads to the part again, so that the focus never gets out.
 *
 * Returns: %TRUE if the focus is on another child
 */
gboolean tengen_access_move_focus (GtkWidget *widget,
                                   GtkDirectionType direction);

G_END_DECLS
