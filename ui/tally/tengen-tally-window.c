/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-window: a game's count laid out in rows (並べて数える)
 *
 * Shape: the things are taken from the position when the window opens and when
 *        the session changes; the same position is not begun anew.
 */
#include "tengen-tally-window.h"

#include "tengen-board-look.h"
#include "tengen-help.h"
#include "tengen-tally-ui.h"
#include "tengen-words.h"

struct _TengenTallyWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkLabel *subtitle;
  GtkLabel *alive;
  GtkStack *stack;
  TengenTallyView *view;

  /* Owned */
  TengenSession *session;
  GSignalGroup *session_signals;
};

G_DEFINE_FINAL_TYPE (TengenTallyWindow, tengen_tally_window, GTK_TYPE_WINDOW)

/* Takes the count of the position apart; NULL where there is nothing. */
static TengenGoTally *
make_tally (TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autoptr (TengenGoCount) count = tengen_position_count (position);
  g_autoptr (TengenAccount) account = NULL;
  g_autoptr (TengenGoTally) tally = NULL;

  if (count == NULL)
    return NULL;
  account = tengen_account_new (count, &setup->rules);
  tally = tengen_go_tally_new (
      tengen_position_get_board (position), count, account);
  return tally->n_ticks > 0 ? g_steal_pointer (&tally) : NULL;
}

static gboolean
is_same (const TengenGoTally *one, const TengenGoTally *other)
{
  return one != NULL && other != NULL && tengen_go_tally_equal (one, other);
}

/* While play goes on, the players have not yet said which stones are dead. */
static void
show_terms (TengenTallyWindow *self)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  g_autofree char *terms =
      tengen_words_terms (tengen_position_get_setup (position));

  gtk_label_set_label (self->subtitle, terms);
  gtk_widget_set_visible (GTK_WIDGET (self->alive),
                          tengen_position_get_phase (position) ==
                              TENGEN_PHASE_PLAY);
}

static void
reload (TengenTallyWindow *self)
{
  g_autoptr (TengenGoTally) tally = NULL;

  if (self->session == NULL)
    return;
  tally = make_tally (self->session);
  gtk_stack_set_visible_child_name (self->stack,
                                    tally != NULL ? "tally" : "none");
  show_terms (self);
  if (!is_same (tally, tengen_tally_view_get_tally (self->view)))
    tengen_tally_view_set_tally (self->view, g_steal_pointer (&tally));
}

static void
changed_cb (TengenTallyWindow *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    reload (self);
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

/* --- The object --- */

static void
tengen_tally_window_show (GtkWidget *widget)
{
  TengenTallyWindow *self = TENGEN_TALLY_WINDOW (widget);

  tengen_tally_view_set_tally (self->view, NULL);
  reload (self);
  GTK_WIDGET_CLASS (tengen_tally_window_parent_class)->show (widget);
  /* where there is nothing to count, GTK finds something else */
  if (tengen_tally_view_get_tally (self->view) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
tengen_tally_window_dispose (GObject *object)
{
  TengenTallyWindow *self = TENGEN_TALLY_WINDOW (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_tally_window_parent_class)->dispose (object);
}

static void
tengen_tally_window_class_init (TengenTallyWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_tally_window_dispose;
  widget_class->show = tengen_tally_window_show;

  g_type_ensure (TENGEN_TYPE_TALLY_VIEW);
  tengen_tally_ui_get_resource ();
  /* TengenTallyWindow|tally.close: hides the window */
  gtk_widget_class_install_action (
      widget_class, "tally.close", NULL, close_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "tally.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/tally/tengen-tally-window.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenTallyWindow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TengenTallyWindow, alive);
  gtk_widget_class_bind_template_child (widget_class, TengenTallyWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TengenTallyWindow, view);
}

static void
tengen_tally_window_init (TengenTallyWindow *self)
{
  self->session_signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->session_signals, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "counting");
  g_object_bind_property (tengen_board_look_get_default (),
                          "coordinates",
                          self->view,
                          "coordinates",
                          G_BINDING_SYNC_CREATE);
}

TengenTallyWindow *
tengen_tally_window_new (GtkWindow *parent, TengenSession *session)
{
  TengenTallyWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (session == NULL || TENGEN_IS_SESSION (session), NULL);

  self = g_object_new (TENGEN_TYPE_TALLY_WINDOW, "transient-for", parent, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  return self;
}
