/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-team-name: the name of a team, and a way to change it
 */
#include "tengen-team-name.h"

#include "tengen-announce.h"
#include "tengen-words-relay.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* So much of a name is always seen, in letters of middling width. */
#define WIDTH 6

struct _TengenTeamName
{
  GtkWidget parent_instance;

  GtkMenuButton *button;
  GtkLabel *label;
  GtkPopover *popover;
  GtkEntry *entry;

  /* Owned */
  TengenTeams *teams;
  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenTeamName, tengen_team_name, GTK_TYPE_WIDGET)

static void
tengen_team_name_dispose (GObject *object)
{
  TengenTeamName *self = TENGEN_TEAM_NAME (object);

  if (self->button != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->button));
  self->button = NULL;
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_team_name_parent_class)->dispose (object);
}

static void
tengen_team_name_class_init (TengenTeamNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_team_name_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "teamname");
}

static void
opened_cb (TengenTeamName *self)
{
  const char *name = tengen_teams_get_name (self->teams, self->stone);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name != NULL ? name : "");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
activated_cb (TengenTeamName *self)
{
  gtk_popover_popdown (self->popover);
}

static void
closed_cb (TengenTeamName *self)
{
  tengen_teams_set_name (self->teams,
                         self->stone,
                         gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
show_name (TengenTeamName *self)
{
  g_autofree char *name = tengen_words_team (
      self->stone, tengen_teams_get_name (self->teams, self->stone));

  gtk_label_set_label (self->label, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  tengen_announce_describe (GTK_WIDGET (self->button), _ ("Change the name"));
}

static void
make_popover (TengenTeamName *self)
{
  g_autofree char *usual = tengen_words_team (self->stone, NULL);

  self->popover = GTK_POPOVER (gtk_popover_new ());
  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_max_length (self->entry, TENGEN_TEAMS_MOST_LETTERS);
  gtk_entry_set_placeholder_text (self->entry, usual);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the team"),
                                  -1);
  gtk_popover_set_child (self->popover, GTK_WIDGET (self->entry));
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  g_signal_connect_swapped (
      self->popover, "show", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (
      self->popover, "closed", G_CALLBACK (closed_cb), self);
  g_signal_connect_swapped (
      self->entry, "activate", G_CALLBACK (activated_cb), self);
}

static void
tengen_team_name_init (TengenTeamName *self)
{
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->label, WIDTH);
  gtk_label_set_xalign (self->label, 0);
  gtk_menu_button_set_has_frame (self->button, FALSE);
  gtk_menu_button_set_child (self->button, GTK_WIDGET (self->label));
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button),
                               _ ("Change the name"));
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
}

GtkWidget *
tengen_team_name_new (TengenTeams *teams, TengenStone stone)
{
  TengenTeamName *self;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_TEAM_NAME, NULL);
  self->teams = g_object_ref (teams);
  self->stone = stone;
  make_popover (self);
  g_signal_connect_object (
      teams, "changed", G_CALLBACK (show_name), self, G_CONNECT_SWAPPED);
  show_name (self);
  return GTK_WIDGET (self);
}
