/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts: the window that lists the keys
 */
#include "tengen-shortcuts.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define SHOWN "tengen-shortcuts"

GtkWidget *
tengen_shortcuts_new (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
      "/org/tengen/Tengen/app/tengen-shortcuts.ui");
  GtkWindow *window =
      GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  gtk_window_set_title (window, _ ("Keys"));
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_destroy_with_parent (window, TRUE);
  return GTK_WIDGET (window);
}

static void
forget (GObject *parent)
{
  g_object_set_data (parent, SHOWN, NULL);
}

void
tengen_shortcuts_show (GtkWindow *parent, const char *section)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (section != NULL);
  GtkWidget *window = g_object_get_data (G_OBJECT (parent), SHOWN);
  if (window == NULL)
    {
      window = tengen_shortcuts_new (parent);
      g_object_set_data (G_OBJECT (parent), SHOWN, window);
      g_signal_connect_object (
          window, "destroy", G_CALLBACK (forget), parent, G_CONNECT_SWAPPED);
    }
  g_object_set (window, "section-name", section, NULL);
  gtk_window_present (GTK_WINDOW (window));
}
