/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * match-event: an event in a window, and what is pressed there
 */
#pragma once

#include "main-loop.h"
#include "tengen-match-view.h"
#include "widget-find.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *view;
  TengenMatchTable *table;
} Event;

/* Shows an event, which it takes over. */
static inline Event
show_event (TengenMatch *match)
{
  Event event = { .window = gtk_window_new () };

  event.table = tengen_match_table_new (match);
  event.view = tengen_match_view_new (event.table);
  gtk_window_set_child (GTK_WINDOW (event.window), event.view);
  gtk_window_set_default_size (GTK_WINDOW (event.window), 1000, 640);
  gtk_window_present (GTK_WINDOW (event.window));
  settle ();
  return event;
}

static inline void
end_event (Event *event)
{
  gtk_window_destroy (GTK_WINDOW (event->window));
  g_object_unref (event->table);
  settle ();
}

static inline void
press (Event *event, const char *button)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (need (event->view, button)),
                                TRUE);
}
