/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view-actions: actions and keys of the counting helper
 */
#include "tengen-tally-view-private.h"

/* What tally.next-ten and its key do. */
#define MANY 10

/* An action that counts on or back. */
static const struct
{
  const char *name;
  int by;
  guint keys[2];
} walks[] = {
  { "tally.first", G_MININT, { GDK_KEY_Home, GDK_KEY_KP_Home } },
  { "tally.back-ten", -MANY, { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up } },
  { "tally.back", -1, { GDK_KEY_Left, GDK_KEY_KP_Left } },
  { "tally.next", 1, { GDK_KEY_Right, GDK_KEY_KP_Right } },
  { "tally.next-ten", MANY, { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down } },
  { "tally.last", G_MAXINT, { GDK_KEY_End, GDK_KEY_KP_End } },
};

static void
walk_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);

  tengen_tally_view_set_auto (self, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    if (g_str_equal (walks[i].name, name))
      tengen_tally_view_go (self, walks[i].by);
}

static void
auto_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenTallyView *self = TENGEN_TALLY_VIEW (widget);

  tengen_tally_view_set_auto (self, self->timer == 0);
}

void
tengen_tally_view_install_actions (GtkWidgetClass *klass)
{
  /* TengenTallyView|tally.first, back-ten, back, next, next-ten, last: how much
   * is counted */
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    gtk_widget_class_install_action (klass, walks[i].name, NULL, walk_action);
  /* TengenTallyView|tally.auto: goes on by itself, or stops that */
  gtk_widget_class_install_action (klass, "tally.auto", NULL, auto_action);
  /* TengenTallyView|tally.row: things in a row, 5 or 10 */
  gtk_widget_class_install_property_action (klass, "tally.row", "row");
}

void
tengen_tally_view_update_actions (TengenTallyView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = self->tally != NULL ? self->tally->n_ticks : 0;

  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    gtk_widget_action_set_enabled (widget,
                                   walks[i].name,
                                   walks[i].by < 0 ? self->tick > 0
                                                   : self->tick < n);
  gtk_widget_action_set_enabled (widget, "tally.auto", n > 0);
}

/* --- Keys --- */

static const char *
find_action (guint key)
{
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    if (key == walks[i].keys[0] || key == walks[i].keys[1])
      return walks[i].name;
  if (key == GDK_KEY_space || key == GDK_KEY_KP_Space)
    return "tally.next";
  if (key == GDK_KEY_a || key == GDK_KEY_A)
    return "tally.auto";
  return NULL;
}

static int
find_row (guint key)
{
  if (key == GDK_KEY_5 || key == GDK_KEY_KP_5)
    return TENGEN_PAINT_ROWS_FIVE;
  if (key == GDK_KEY_1 || key == GDK_KEY_KP_1 || key == GDK_KEY_0 ||
      key == GDK_KEY_KP_0)
    return TENGEN_PAINT_ROWS_TEN;
  return 0;
}

static gboolean
is_space (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

/* On the board arrow keys go from point to point; a button is pressed with
 * Space. */
static gboolean
keeps_key (TengenTallyView *self, guint key)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL)
    return FALSE;
  if (is_space (key))
    return GTK_IS_BUTTON (focus);
  return gtk_widget_get_ancestor (focus, TENGEN_TYPE_BOARD_VIEW) != NULL &&
         key != GDK_KEY_Page_Up && key != GDK_KEY_Page_Down;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType state,
                TengenTallyView *self)
{
  const char *action = find_action (key);
  int row = find_row (key);

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      (action == NULL && row == 0) || keeps_key (self, key))
    return FALSE;
  if (row != 0)
    g_object_set (self, "row", row, NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return TRUE;
}

void
tengen_tally_view_add_keys (TengenTallyView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
