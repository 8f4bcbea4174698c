/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk-side: one team on the blackboard
 */
#include "tengen-chalk-side.h"

#include "tengen-announce.h"
#include "tengen-chalk-tally.h"
#include "tengen-stone-row.h"
#include "tengen-team-name.h"
#include "tengen-teams-ui.h"
#include "tengen-words-relay.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenChalkSide
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *box;
  TengenChalkTally *tally;
  GtkLabel *number;
  GtkButton *less;
  GtkButton *more;

  /* Owned */
  TengenTeams *teams;
  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenChalkSide, tengen_chalk_side, GTK_TYPE_WIDGET)

static void
tengen_chalk_side_dispose (GObject *object)
{
  TengenChalkSide *self = TENGEN_CHALK_SIDE (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_chalk_side_parent_class)->dispose (object);
}

static void
less_cb (TengenChalkSide *self)
{
  tengen_teams_add_points (self->teams, self->stone, -1);
}

static void
more_cb (TengenChalkSide *self)
{
  tengen_teams_add_points (self->teams, self->stone, 1);
}

static void
tengen_chalk_side_class_init (TengenChalkSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_chalk_side_dispose;
  g_type_ensure (TENGEN_TYPE_CHALK_TALLY);
  tengen_teams_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-chalk-side.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenChalkSide, box);
  gtk_widget_class_bind_template_child (widget_class, TengenChalkSide, tally);
  gtk_widget_class_bind_template_child (widget_class, TengenChalkSide, number);
  gtk_widget_class_bind_template_child (widget_class, TengenChalkSide, less);
  gtk_widget_class_bind_template_child (widget_class, TengenChalkSide, more);
  gtk_widget_class_bind_template_callback (widget_class, less_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_chalk_side_init (TengenChalkSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
name_button (GtkButton *button, const char *name)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
name_buttons (TengenChalkSide *self, const char *team)
{
  /* TRANSLATORS: a button: %s is a team */
  g_autofree char *less = g_strdup_printf (_ ("One point less for %s"), team);
  /* TRANSLATORS: a button: %s is a team */
  g_autofree char *more = g_strdup_printf (_ ("One point more for %s"), team);

  name_button (self->less, less);
  name_button (self->more, more);
}

static void
show (TengenChalkSide *self)
{
  const char *name = tengen_teams_get_name (self->teams, self->stone);
  int points = tengen_teams_get_points (self->teams, self->stone);
  g_autofree char *team = tengen_words_team (self->stone, name);
  g_autofree char *text = tengen_words_team_points (self->stone, name, points);
  g_autofree char *number = g_strdup_printf ("%d", points);

  tengen_chalk_tally_set_points (self->tally, points);
  gtk_label_set_label (self->number, number);
  tengen_announce (GTK_WIDGET (self->number), text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->less), points > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->more),
                            points < TENGEN_TEAMS_MOST_POINTS);
  name_buttons (self, team);
}

static void
add_children (TengenChalkSide *self)
{
  GtkWidget *disc = tengen_stone_row_new (self->stone, 1);

  tengen_stone_row_set_stones (TENGEN_STONE_ROW (disc), 1);
  gtk_box_prepend (self->box, tengen_team_name_new (self->teams, self->stone));
  gtk_box_prepend (self->box, disc);
}

static void
add_tooltips (TengenChalkSide *self)
{
  gboolean black = self->stone == TENGEN_STONE_BLACK;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->more),
                               black ? _ ("One point more (F2)")
                                     : _ ("One point more (F3)"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->less),
                               black ? _ ("One point less (Shift+F2)")
                                     : _ ("One point less (Shift+F3)"));
}

GtkWidget *
tengen_chalk_side_new (TengenTeams *teams, TengenStone stone)
{
  TengenChalkSide *self;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_CHALK_SIDE, NULL);
  self->teams = g_object_ref (teams);
  self->stone = stone;
  add_children (self);
  add_tooltips (self);
  g_signal_connect_object (
      teams, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
