/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk: the score of two teams on a blackboard (得点板)
 */
#include "tengen-chalk.h"

#include "tengen-chalk-side.h"
#include "tengen-style.h"
#include "tengen-teams-ui.h"
#include "tengen-widget.h"

struct _TengenChalk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *sides;
  GtkWidget *undo;
  GtkWidget *wipe;

  /* Owned */
  TengenTeams *teams;
};

G_DEFINE_FINAL_TYPE (TengenChalk, tengen_chalk, GTK_TYPE_WIDGET)

/**
 * Key:
 * @key: a key
 * @modifiers: what is held with it
 * @stone: the team it means, none to take the last change back
 * @by: how many points it gives
 */
typedef struct
{
  guint key;
  GdkModifierType modifiers;
  TengenStone stone;
  int by;
} Key;

static const Key KEYS[] = {
  { GDK_KEY_F2, 0, TENGEN_STONE_BLACK, 1 },
  { GDK_KEY_F2, GDK_SHIFT_MASK, TENGEN_STONE_BLACK, -1 },
  { GDK_KEY_F3, 0, TENGEN_STONE_WHITE, 1 },
  { GDK_KEY_F3, GDK_SHIFT_MASK, TENGEN_STONE_WHITE, -1 },
  { GDK_KEY_F4, 0, TENGEN_STONE_NONE, 0 },
};

static gboolean
key_cb (GtkWidget *widget, GVariant *index, gpointer data)
{
  TengenChalk *self = TENGEN_CHALK (widget);
  const Key *key = &KEYS[g_variant_get_uint32 (index)];

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (key->stone == TENGEN_STONE_NONE)
    tengen_teams_undo (self->teams);
  else
    tengen_teams_add_points (self->teams, key->stone, key->by);
  return TRUE;
}

static void
tengen_chalk_dispose (GObject *object)
{
  TengenChalk *self = TENGEN_CHALK (object);

  g_clear_object (&self->teams);
  tengen_widget_dispose (object);
}

static void
undo_cb (TengenChalk *self)
{
  tengen_teams_undo (self->teams);
}

static void
wipe_cb (TengenChalk *self)
{
  tengen_teams_wipe (self->teams);
}

static void
tengen_chalk_class_init (TengenChalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_chalk_dispose;
  tengen_teams_ui_get_resource ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/classroom/tengen-classroom-teams.css");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-chalk.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenChalk, sides);
  gtk_widget_class_bind_template_child (widget_class, TengenChalk, undo);
  gtk_widget_class_bind_template_child (widget_class, TengenChalk, wipe);
  gtk_widget_class_bind_template_callback (widget_class, undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, wipe_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* The keys hold wherever the focus is. */
static void
add_keys (TengenChalk *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (KEYS); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (
          gtk_keyval_trigger_new (KEYS[i].key, KEYS[i].modifiers),
          gtk_callback_action_new (key_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (i));
      gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tengen_chalk_init (TengenChalk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

static void
show (TengenChalk *self)
{
  int points = tengen_teams_get_points (self->teams, TENGEN_STONE_BLACK) +
               tengen_teams_get_points (self->teams, TENGEN_STONE_WHITE);

  gtk_widget_set_sensitive (self->undo, tengen_teams_can_undo (self->teams));
  gtk_widget_set_sensitive (self->wipe, points > 0);
}

GtkWidget *
tengen_chalk_new (TengenTeams *teams)
{
  TengenChalk *self;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_CHALK, NULL);
  self->teams = g_object_ref (teams);
  gtk_box_append (self->sides,
                  tengen_chalk_side_new (teams, TENGEN_STONE_BLACK));
  gtk_box_append (self->sides,
                  tengen_chalk_side_new (teams, TENGEN_STONE_WHITE));
  g_signal_connect_object (
      teams, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}
