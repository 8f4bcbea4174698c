/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-window: the whole screen for a clock beside a board of wood
 */
#include "tengen-clock-window.h"

#include "tengen-help.h"
#include "tengen-shortcuts.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenClockWindow
{
  GtkApplicationWindow parent_instance;

  TengenClockPair *pair;
  /* (nullable): the window that the user came from, weak */
  GtkWindow *from;
};

G_DEFINE_FINAL_TYPE (TengenClockWindow,
                     tengen_clock_window,
                     GTK_TYPE_APPLICATION_WINDOW)

static void
leave_cb (TengenClockWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
tengen_clock_window_close_request (GtkWindow *window)
{
  TengenClockWindow *self = TENGEN_CLOCK_WINDOW (window);

  if (self->from != NULL)
    gtk_window_present (self->from);
  return GTK_WINDOW_CLASS (tengen_clock_window_parent_class)
      ->close_request (window);
}

static void
tengen_clock_window_dispose (GObject *object)
{
  TengenClockWindow *self = TENGEN_CLOCK_WINDOW (object);

  g_clear_weak_pointer (&self->from);
  G_OBJECT_CLASS (tengen_clock_window_parent_class)->dispose (object);
}

static void
tengen_clock_window_class_init (TengenClockWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_clock_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = tengen_clock_window_close_request;
  /* TengenClockWindow|win.shortcuts: shows the keys */
  tengen_shortcuts_install (GTK_WIDGET_CLASS (klass), "clock");
}

static void
tengen_clock_window_init (TengenClockWindow *self)
{
  GtkWidget *pair = tengen_clock_pair_new ();

  self->pair = TENGEN_CLOCK_PAIR (pair);
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  gtk_window_set_child (GTK_WINDOW (self), pair);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Clock"));
  tengen_help_set_page (GTK_WINDOW (self), "clock");
  g_signal_connect_swapped (pair, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_grab_focus (pair);
}

TengenClockWindow *
tengen_clock_window_new (TengenProgram *application, GtkWindow *from)
{
  TengenClockWindow *self = NULL;

  g_return_val_if_fail (TENGEN_IS_PROGRAM (application), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (from), NULL);

  self =
      g_object_new (TENGEN_TYPE_CLOCK_WINDOW, "application", application, NULL);
  g_set_weak_pointer (&self->from, from);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               gtk_widget_get_width (GTK_WIDGET (from)),
                               gtk_widget_get_height (GTK_WIDGET (from)));
  gtk_window_fullscreen (GTK_WINDOW (self));
  return self;
}

TengenClockPair *
tengen_clock_window_get_pair (TengenClockWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_CLOCK_WINDOW (self), NULL);

  return self->pair;
}
