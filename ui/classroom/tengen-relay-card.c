/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay-card: a team in a relay: stone, name, who plays, what it took
 */
#include "tengen-relay-card.h"

#include "tengen-label.h"
#include "tengen-stone-row.h"
#include "tengen-team-name.h"
#include "tengen-teams-ui.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* So many stones have room beside the person. */
#define FEW 5

struct _TengenRelayCard
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *box;
  GtkBox *head;
  GtkLabel *turn;
  GtkBox *below;
  GtkLabel *person;

  TengenStoneRow *taken; /* (nullable): child of @below */

  /* Owned */
  TengenRelay *relay;
  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenRelayCard, tengen_relay_card, GTK_TYPE_WIDGET)

static void
tengen_relay_card_dispose (GObject *object)
{
  TengenRelayCard *self = TENGEN_RELAY_CARD (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  g_clear_object (&self->relay);
  G_OBJECT_CLASS (tengen_relay_card_parent_class)->dispose (object);
}

static void
tengen_relay_card_class_init (TengenRelayCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_relay_card_dispose;
  tengen_teams_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-relay-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenRelayCard, box);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayCard, head);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayCard, turn);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayCard, below);
  gtk_widget_class_bind_template_child (widget_class, TengenRelayCard, person);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_relay_card_init (TengenRelayCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_person (TengenRelayCard *self)
{
  int person = tengen_relay_get_person (self->relay, self->stone);
  gboolean on_turn = tengen_relay_get_turn (self->relay) == self->stone;
  g_autofree char *text = NULL;

  if (on_turn)
    text = g_strdup_printf (_ ("Person %d"), person);
  else
    /* TRANSLATORS: who comes to the board when it is the team's turn */
    text = g_strdup_printf (_ ("Then person %d"), person);
  gtk_label_set_label (self->person, text);
  tengen_widget_set_class (GTK_WIDGET (self->person), "dim", !on_turn);
  gtk_widget_set_visible (GTK_WIDGET (self->person), person > 0);
}

static void
show_taken (TengenRelayCard *self)
{
  TengenCapture capture;
  g_autofree char *text = NULL;

  if (self->taken == NULL)
    return;
  tengen_relay_get_capture (self->relay, &capture);
  text = g_strdup_printf (
      /* TRANSLATORS: stones that a team has taken: number, how many it needs */
      _ ("%1$d of %2$d stones taken"),
      capture.taken[self->stone],
      tengen_relay_get_goal (self->relay));
  tengen_stone_row_set_stones (self->taken, capture.taken[self->stone]);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->taken), text);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->taken), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* What stands beside the name. */
static const char *
get_word (TengenRelayCard *self)
{
  TengenCapture capture;

  if (tengen_relay_get_turn (self->relay) == self->stone)
    return _ ("Turn");
  tengen_relay_get_capture (self->relay, &capture);
  return capture.winner == self->stone ? _ ("Won") : "";
}

static void
show (TengenRelayCard *self)
{
  const char *word = get_word (self);

  tengen_label_show (self->turn, word);
  tengen_widget_set_class (GTK_WIDGET (self->box), "turn", *word != '\0');
  show_person (self);
  show_taken (self);
}

static void
add_children (TengenRelayCard *self)
{
  GtkWidget *disc = tengen_stone_row_new (self->stone, 1);
  GtkWidget *name =
      tengen_team_name_new (tengen_relay_get_teams (self->relay), self->stone);
  int goal = tengen_relay_get_goal (self->relay);

  tengen_stone_row_set_stones (TENGEN_STONE_ROW (disc), 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_halign (name, GTK_ALIGN_START);
  gtk_box_prepend (self->head, name);
  gtk_box_prepend (self->head, disc);
  if (goal == 0)
    return;
  self->taken = TENGEN_STONE_ROW (
      tengen_stone_row_new (tengen_stone_other (self->stone), goal));
  gtk_box_append (self->below, GTK_WIDGET (self->taken));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->below),
                                  goal <= FEW ? GTK_ORIENTATION_HORIZONTAL
                                              : GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
tengen_relay_card_new (TengenRelay *relay, TengenStone stone)
{
  TengenRelayCard *self;

  g_return_val_if_fail (TENGEN_IS_RELAY (relay), NULL);

  self = g_object_new (TENGEN_TYPE_RELAY_CARD, NULL);
  self->relay = g_object_ref (relay);
  self->stone = stone;
  add_children (self);
  g_signal_connect_object (
      relay, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
