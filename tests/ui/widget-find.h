/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * widget-find: a widget among those inside another
 */
#pragma once

#include <gtk/gtk.h>

/* The first widget of a type, itself included; NULL if there is none. */
static inline GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find (next, type);
  return found;
}

/* The button for an action, itself included; NULL if there is none. */
static inline GtkWidget *
find_actor (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0)
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find_actor (next, action);
  return found;
}

/* What a template calls @name, among those inside; NULL if there is none. */
static inline GtkWidget *
find_named (GtkWidget *widget, const char *name)
{
  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)),
                 name) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The same, which is there. */
static inline GtkWidget *
need (GtkWidget *widget, const char *name)
{
  GtkWidget *found = find_named (widget, name);

  g_assert_nonnull (found);
  return found;
}
