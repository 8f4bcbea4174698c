/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-relay: a relay of exercises for two teams, to be chosen
 */
#include "tengen-practice-relay.h"

#include "tengen-practice-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-relay.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Each team begins five. */
#define COUNT 10
#define COUNT_MOST 40

struct _TengenPracticeRelay
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenPracticeChoice *choice;
  GtkLabel *black;
  GtkLabel *white;
  GtkSpinButton *n_black;
  GtkSpinButton *n_white;
  GtkWidget *start;

  /* Owned */
  TengenTeams *teams;
};

G_DEFINE_FINAL_TYPE (TengenPracticeRelay,
                     tengen_practice_relay,
                     GTK_TYPE_WINDOW)

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
start_cb (TengenPracticeRelay *self)
{
  tengen_teams_set_members (self->teams,
                            TENGEN_STONE_BLACK,
                            gtk_spin_button_get_value_as_int (self->n_black));
  tengen_teams_set_members (self->teams,
                            TENGEN_STONE_WHITE,
                            gtk_spin_button_get_value_as_int (self->n_white));
  g_signal_emit (self, signals[START], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tengen_practice_relay_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENGEN_TYPE_PRACTICE_RELAY);
  g_clear_object (&TENGEN_PRACTICE_RELAY (object)->teams);
  G_OBJECT_CLASS (tengen_practice_relay_parent_class)->dispose (object);
}

static void
tengen_practice_relay_class_init (TengenPracticeRelayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_practice_relay_dispose;
  /* TengenPracticeRelay::start: the relay is to begin */
  signals[START] = tengen_signal_new ("start", TENGEN_TYPE_PRACTICE_RELAY, 0);
  g_type_ensure (TENGEN_TYPE_PRACTICE_CHOICE);
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/practice/tengen-practice-relay.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, choice);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, black);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, white);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, n_black);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, n_white);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeRelay, start);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_practice_relay_init (TengenPracticeRelay *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/practice/tengen-practice.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_practice_choice_set_count (self->choice, COUNT, COUNT_MOST);
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
}

static void
show_team (TengenPracticeRelay *self,
           TengenStone stone,
           GtkLabel *label,
           GtkSpinButton *number)
{
  g_autofree char *name =
      tengen_words_team (stone, tengen_teams_get_name (self->teams, stone));
  /* TRANSLATORS: %s is a team; a number of people follows */
  g_autofree char *text = g_strdup_printf (_ ("People of %s"), name);

  gtk_label_set_label (label, text);
  gtk_spin_button_set_value (number,
                             tengen_teams_get_members (self->teams, stone));
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

TengenPracticeRelay *
tengen_practice_relay_new (GtkWindow *parent, TengenTeams *teams)
{
  TengenPracticeRelay *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self =
      g_object_new (TENGEN_TYPE_PRACTICE_RELAY, "transient-for", parent, NULL);
  self->teams = g_object_ref (teams);
  show_team (self, TENGEN_STONE_BLACK, self->black, self->n_black);
  show_team (self, TENGEN_STONE_WHITE, self->white, self->n_white);
  gtk_widget_grab_focus (self->start);
  return self;
}

TengenPracticeChoice *
tengen_practice_relay_get_choice (TengenPracticeRelay *self)
{
  g_return_val_if_fail (TENGEN_IS_PRACTICE_RELAY (self), NULL);

  return self->choice;
}
