/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-tree: when the tree has a window of its own
 *
 * What:  it is opened in the review and raised when it is asked for again. It
 *        follows this window: a game that takes the place of another has its
 *        tree there, if it is in review too; it goes with the review and with
 *        this window.
 */
#include "tengen-window-private.h"

#include "tengen-tree-window.h"

static TengenSettings *
get_settings (TengenWindow *self)
{
  return tengen_program_get_settings (tengen_window_get_program (self));
}

static void
remember_size (TengenWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self->tree_window), &width, &height);
  tengen_settings_set_tree_window (get_settings (self), width, height);
}

static gboolean
close_request_cb (TengenWindow *self)
{
  remember_size (self);
  return GDK_EVENT_PROPAGATE;
}

static GtkWidget *
make_window (TengenWindow *self)
{
  TengenTreeWindow *window = tengen_tree_window_new (
      GTK_APPLICATION (tengen_window_get_program (self)), self->page);
  int width, height;

  tengen_settings_get_tree_window (get_settings (self), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  g_signal_connect_object (window,
                           "close-request",
                           G_CALLBACK (close_request_cb),
                           self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (window);
}

void
tengen_window_close_tree (TengenWindow *self)
{
  GtkWidget *window = self->tree_window;

  if (window == NULL)
    return;
  if (gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    remember_size (self);
  g_clear_weak_pointer (&self->tree_window);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
tengen_window_update_tree (TengenWindow *self, const char *title)
{
  gboolean review = tengen_document_get_review (self->document);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.tree", review);
  if (!review)
    tengen_window_close_tree (self);
  if (self->tree_window != NULL)
    tengen_tree_window_set_game (TENGEN_TREE_WINDOW (self->tree_window), title);
}

static void
tree_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);

  if (self->tree_window == NULL)
    g_set_weak_pointer (&self->tree_window, make_window (self));
  tengen_window_update_title (self);
  gtk_window_present (GTK_WINDOW (self->tree_window));
}

void
tengen_window_install_tree (GtkWidgetClass *klass)
{
  /* TengenWindow|win.tree: the tree in a window of its own */
  gtk_widget_class_install_action (klass, "win.tree", NULL, tree_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_t, GDK_CONTROL_MASK, "win.tree", NULL);
}
