/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-print: the game of a window on paper: its record, diagrams, its
 * count, problems; sheets for a class
 */
#include "tengen-window-private.h"

#include "tengen-print-window.h"
#include "tengen-shortcuts.h"

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  TengenSession *session = tengen_window_get_session (self);
  TengenPrintWindow *window = tengen_print_window_new (GTK_WINDOW (self), NULL);
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);
  g_autofree char *title = tengen_document_get_title (self->document);

  tengen_print_choices_set_session (choices, session, title);
  tengen_print_choices_set_kind (choices, TENGEN_PRINT_KIFU);
  tengen_shortcuts_add (GTK_WINDOW (window), "print");
  gtk_window_present (GTK_WINDOW (window));
}

void
tengen_window_install_print (GtkWidgetClass *klass)
{
  /* TengenWindow|win.print: the game on paper, with a preview */
  gtk_widget_class_install_action (klass, "win.print", NULL, print_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_p, GDK_CONTROL_MASK, "win.print", NULL);
}
