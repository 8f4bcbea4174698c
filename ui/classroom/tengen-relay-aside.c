/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay-aside: both teams of a relay, and what can be pressed in it
 */
#include "tengen-relay-aside.h"

#include "tengen-relay-card.h"
#include "tengen-style.h"
#include "tengen-teams-ui.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenRelayAside
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *box;
  GtkBox *cards;
  GtkButton *next;
  GtkButton *back;
  GtkButton *pass;

  /* Owned */
  TengenRelay *relay;
};

G_DEFINE_FINAL_TYPE (TengenRelayAside, tengen_relay_aside, GTK_TYPE_WIDGET)

static void
tengen_relay_aside_dispose (GObject *object)
{
  TengenRelayAside *self = TENGEN_RELAY_ASIDE (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  g_clear_object (&self->relay);
  G_OBJECT_CLASS (tengen_relay_aside_parent_class)->dispose (object);
}

static void
next_cb (TengenRelayAside *self)
{
  if (!tengen_relay_next (self->relay))
    tengen_relay_note (self->relay);
}

static void
back_cb (TengenRelayAside *self)
{
  tengen_relay_take_back (self->relay);
}

static void
pass_cb (TengenRelayAside *self)
{
  tengen_relay_pass (self->relay);
}

static void
tengen_relay_aside_class_init (TengenRelayAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_relay_aside_dispose;
  tengen_teams_ui_get_resource ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/classroom/tengen-classroom-teams.css");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-relay-aside.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenRelayAside, box);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayAside, cards);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayAside, next);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayAside, back);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayAside, pass);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_relay_aside_init (TengenRelayAside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
get_word (TengenRelayAside *self)
{
  if (tengen_relay_get_state (self->relay) != TENGEN_RELAY_WON)
    return _ ("Next person");
  return tengen_relay_can_note (self->relay) ? _ ("Note the win")
                                             : _ ("The win is noted");
}

static void
show (TengenRelayAside *self)
{
  gtk_button_set_label (self->next, get_word (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->next),
                            tengen_relay_get_state (self->relay) ==
                                    TENGEN_RELAY_WAIT ||
                                tengen_relay_can_note (self->relay));
  gtk_widget_set_sensitive (GTK_WIDGET (self->back),
                            tengen_relay_can_take_back (self->relay));
  gtk_widget_set_sensitive (GTK_WIDGET (self->pass),
                            tengen_relay_can_pass (self->relay));
  gtk_widget_set_visible (GTK_WIDGET (self->pass),
                          tengen_relay_get_goal (self->relay) == 0 ||
                              tengen_relay_can_pass (self->relay));
}

GtkWidget *
tengen_relay_aside_new (TengenRelay *relay)
{
  TengenRelayAside *self;

  g_return_val_if_fail (TENGEN_IS_RELAY (relay), NULL);

  self = g_object_new (TENGEN_TYPE_RELAY_ASIDE, NULL);
  self->relay = g_object_ref (relay);
  gtk_box_append (self->cards,
                  tengen_relay_card_new (relay, TENGEN_STONE_BLACK));
  gtk_box_append (self->cards,
                  tengen_relay_card_new (relay, TENGEN_STONE_WHITE));
  g_signal_connect_object (
      relay, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
