/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-sound: the sounds of the program, and their window
 */
#include "tengen-application-private.h"

#include "tengen-sound-window.h"

TengenSound *
tengen_application_get_sound (TengenApplication *self)
{
  const char *own = g_getenv ("TENGEN_SOUNDDIR");

  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);

  if (self->sound != NULL)
    return self->sound;
  self->sound = tengen_sound_new (own != NULL ? own : TENGEN_SOUNDDIR);
  g_object_bind_property (
      self->settings, "sounds", self->sound, "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->settings,
                          "sound-volume",
                          self->sound,
                          "volume",
                          G_BINDING_SYNC_CREATE);
  return self->sound;
}

static void
show_window_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);

  if (self->sound_window == NULL)
    g_set_weak_pointer (
        &self->sound_window,
        tengen_sound_window_new (tengen_application_get_sound (self),
                                 self->settings));
  gtk_window_set_transient_for (
      GTK_WINDOW (self->sound_window),
      gtk_application_get_active_window (GTK_APPLICATION (self)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self->sound_window), TRUE);
  gtk_window_present (GTK_WINDOW (self->sound_window));
}

void
tengen_application_add_sound_actions (TengenApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "sound-settings", .activate = show_window_action },
  };
  g_autoptr (GPropertyAction) sounds = NULL;

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  sounds = g_property_action_new ("sounds", self->settings, "sounds");
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (sounds));
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
