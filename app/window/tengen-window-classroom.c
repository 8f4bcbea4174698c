/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-classroom: the game on a classroom's wall
 *
 * Shape: the class plays the game of this window, so that both are at the same
 *        move. While it does, it counts on the wall and not in the dialog.
 */
#include "tengen-window-private.h"

#include "tengen-show-count.h"
#include "tengen-show-game.h"

static TengenShow *
make_show (TengenWindow *self)
{
  TengenSession *session = tengen_window_get_session (self);
  TengenPhase phase =
      tengen_position_get_phase (tengen_session_get_position (session));

  return phase == TENGEN_PHASE_COUNT ? tengen_show_count_new (session)
                                     : tengen_show_game_new (session);
}

static void
classroom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);
  g_autoptr (TengenShow) show = make_show (self);

  tengen_play_page_flush (self->page);
  g_set_weak_pointer (
      &self->class_window,
      GTK_WIDGET (tengen_program_show_classroom (
          tengen_window_get_program (self), GTK_WINDOW (self), show)));
}

static gboolean
key_cb (GtkWidget *window, GVariant *arguments, gpointer data)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (window));

  while (parent != NULL && !TENGEN_IS_WINDOW (parent))
    parent = gtk_window_get_transient_for (parent);
  return parent != NULL && gtk_widget_activate_action (
                               GTK_WIDGET (parent), "win.classroom", NULL);
}

void
tengen_window_share_classroom (GtkWidget *window)
{
  GtkEventController *keys = NULL;

  g_return_if_fail (GTK_IS_WINDOW (window));

  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F11, 0),
                        gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (window, keys);
}

void
tengen_window_tell_stopped (TengenWindow *self)
{
  if (self->class_window == NULL)
    tengen_window_show_count (self);
}

void
tengen_window_update_classroom (TengenWindow *self)
{
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self),
      "win.classroom",
      tengen_game_setup_has_board (
          tengen_game_get_setup (tengen_window_get_game (self))));
}

void
tengen_window_install_classroom (GtkWidgetClass *klass)
{
  /* TengenWindow|win.classroom: the game on a classroom's wall */
  gtk_widget_class_install_action (
      klass, "win.classroom", NULL, classroom_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F11, 0, "win.classroom", NULL);
}
