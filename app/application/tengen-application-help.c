/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-help: the help, and the window that shows it
 */
#include "tengen-application-private.h"

#include "tengen-help-shelf.h"
#include "tengen-help-window.h"
#include "tengen-help.h"
#include "tengen-shortcuts.h"

/* Dialogs take all input of their group of windows: the help is none of it. */
static GtkWidget *
make_window (TengenApplication *self)
{
  GtkWidget *window = tengen_help_window_new ();
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_window_group_add_window (group, GTK_WINDOW (window));
  gtk_window_set_application (GTK_WINDOW (window), GTK_APPLICATION (self));
  tengen_shortcuts_add (GTK_WINDOW (window), "print");
  tengen_help_set_page (GTK_WINDOW (window), "help");
  return window;
}

/* The page of the window that is used now. */
static const char *
find_page (TengenApplication *self)
{
  GtkWindow *window =
      gtk_application_get_active_window (GTK_APPLICATION (self));
  const char *page = window != NULL ? tengen_help_get_page (window) : NULL;

  return page != NULL ? page : TENGEN_HELP_FIRST;
}

static void
help_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  const char *page = g_variant_get_string (parameter, NULL);

  if (*page == '\0')
    page = find_page (self);
  tengen_application_follow_texts (self);
  if (self->help_window == NULL)
    g_set_weak_pointer (&self->help_window, make_window (self));
  tengen_help_window_open (TENGEN_HELP_WINDOW (self->help_window), page);
  gtk_window_present (GTK_WINDOW (self->help_window));
}

void
tengen_application_add_help_action (TengenApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "help", .activate = help_action, .parameter_type = "s" },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  g_action_map_add_action_entries (
      G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
