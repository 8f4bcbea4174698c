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
 * tengen_widget_close_alone:
 * @window: a window that something may hold after it is closed
 *
 * Lets the window forget its parent as soon as it is closed: GTK forgets a
 * parent that goes only in windows that are open.
 */
void tengen_widget_close_alone (GtkWindow *window);

G_END_DECLS
