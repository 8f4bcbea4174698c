/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts: the window that lists the keys
 */
#include "tengen-shortcuts.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

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
