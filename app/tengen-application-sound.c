/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-sound: the sounds of the program
 */
#include "tengen-application-private.h"

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
