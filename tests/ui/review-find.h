/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * review-find: finding widgets of a window by what a person sees
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"
#include "tengen-sgf-reader.h"

typedef gboolean (*FindTest) (GtkWidget *widget, gconstpointer data);

/* The first widget below @top that fits, or NULL. */
static inline GtkWidget *
find_widget (GtkWidget *top, FindTest test, gconstpointer data)
{
  if (test (top, data))
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, test, data);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static inline gboolean
is_button_named (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), data) == 0;
}

static inline gboolean
is_label_named (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), data) == 0;
}

static inline gboolean
is_of_type (GtkWidget *widget, gconstpointer data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) data);
}

static inline GtkWidget *
find_type (GtkWidget *top, GType type)
{
  return find_widget (top, is_of_type, &type);
}

static inline void
click (GtkWidget *top, const char *label)
{
  GtkWidget *button = find_widget (top, is_button_named, label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Shows a window and waits until it is there. */
static inline void
present (gpointer window)
{
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
}

/* A session with the first game of a text. */
static inline TengenSession *
open_session (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  g_assert_nonnull (reading->record);
  TengenGame *game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  g_assert_nonnull (game);
  return tengen_session_new (game);
}
