/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-widget: what widgets have in common
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Disposes of a widget right below GtkWidget: lets all its children go. */
void tengen_widget_dispose (GObject *object);

/* The focus of a widget whose grab_focus is for programs: Tab enters its child. */
gboolean tengen_widget_focus (GtkWidget *widget, GtkDirectionType direction);

/* Focuses the selected row of a list or grid that it was scrolled to before. */
gboolean tengen_widget_focus_selected (GtkWidget *view);

/* Gives a widget a class of the style sheet, or takes it. */
void tengen_widget_set_class (GtkWidget *widget, const char *name, gboolean on);

/**
 * tengen_widget_forget_parent_on_close:
 * @window: a window that a worker or a file dialog may hold after it is closed
 *
 * Lets the window forget its parent when it is closed, as what holds it may
 * outlive the parent; GTK sees to that only while the window is open.
 */
void tengen_widget_forget_parent_on_close (GtkWindow *window);

G_END_DECLS
