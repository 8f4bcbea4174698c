/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-widget.h"

void
tengen_widget_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->dispose (object);
}

gboolean
tengen_widget_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child != NULL && gtk_widget_child_focus (child, direction);
}

gboolean
tengen_widget_focus_selected (GtkWidget *view)
{
  for (GtkWidget *row = gtk_widget_get_first_child (view); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if ((gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0)
      return gtk_widget_grab_focus (row);
  return FALSE;
}

void
tengen_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
unrealize_cb (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
}

void
tengen_widget_forget_parent_on_close (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "unrealize", G_CALLBACK (unrealize_cb), NULL);
}
