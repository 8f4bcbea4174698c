/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-settings: what the settings change everywhere, and their
 * window
 */
#include "tengen-application-private.h"

#include "tengen-board-look.h"
#include "tengen-preferences-window.h"

static void
follow_look (TengenSettings *settings)
{
  static const char *const names[][2] = {
    { "theme", "theme" },
    { "motion", "motion" },
    { "confirm-placing", "two-step" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (settings,
                            names[i][0],
                            tengen_board_look_get_default (),
                            names[i][1],
                            G_BINDING_SYNC_CREATE);
}

static void
show_window_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  GtkApplication *application = GTK_APPLICATION (self);
  GtkWindow *active = gtk_application_get_active_window (application);

  if (self->preferences == NULL)
    g_set_weak_pointer (
        &self->preferences,
        tengen_preferences_window_new (self->settings,
                                       tengen_application_get_sound (self)));
  if (active != GTK_WINDOW (self->preferences))
    gtk_window_set_transient_for (GTK_WINDOW (self->preferences), active);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self->preferences), TRUE);
  gtk_window_set_application (GTK_WINDOW (self->preferences), application);
  gtk_window_present (GTK_WINDOW (self->preferences));
}

/* What is changed during play, too. */
static void
add_property_actions (TengenApplication *self)
{
  static const char *const names[] = { "coordinates", "numbers" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPropertyAction) action =
          g_property_action_new (names[i], self->settings, names[i]);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

void
tengen_application_start_settings (TengenApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "preferences", .activate = show_window_action },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  self->settings = tengen_settings_new (TENGEN_APPLICATION_ID);
  follow_look (self->settings);
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_property_actions (self);
}
