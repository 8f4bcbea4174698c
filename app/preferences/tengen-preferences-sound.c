/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-sound: what is heard and spoken, each sound to be tried
 */
#include "tengen-preferences-private.h"

#include "tengen-speech.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static const char *
describe_fault (TengenSoundFault fault)
{
  switch (fault)
    {
    case TENGEN_SOUND_FAULT_NONE:
      return "";
    case TENGEN_SOUND_FAULT_LIBRARY:
      return _ ("Tengen was built without GSound, so it is silent.");
    case TENGEN_SOUND_FAULT_FILE:
      return _ ("The files of the sounds were not found, so Tengen is silent.");
    case TENGEN_SOUND_FAULT_DEVICE:
      return _ ("This computer does not play the sounds: no loudspeaker was "
                "found, or the sound service does not answer.");
    }
  g_assert_not_reached ();
}

static void
update_fault (TengenPreferencesWindow *self)
{
  const char *text;
  int fault;

  g_object_get (self->sound, "fault", &fault, NULL);
  text = describe_fault ((TengenSoundFault) fault);
  gtk_label_set_label (self->fault, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *text != '\0');
}

static void
try_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenPreferencesWindow *self = TENGEN_PREFERENCES_WINDOW (widget);
  int kind = g_variant_get_int32 (parameter);

  if (kind >= 0 && kind < TENGEN_SOUND_N_KINDS)
    tengen_sound_play (self->sound, (TengenSoundKind) kind);
}

static void
show_unspoken (TengenPreferencesRow *row, GtkSwitch *control)
{
  gtk_widget_set_sensitive (GTK_WIDGET (control), FALSE);
  g_object_set (row,
                "text",
                _ ("Nothing on this computer can speak (speech-dispatcher)."),
                NULL);
}

static void
follow_speech (TengenPreferencesWindow *self)
{
  g_autoptr (TengenSpeech) speech = tengen_speech_new ();
  gboolean available;

  g_object_get (speech, "available", &available, NULL);
  if (available)
    return;
  show_unspoken (self->clock_speech_row, self->clock_speech);
  show_unspoken (self->lesson_speech_row, self->lesson_speech);
}

void
tengen_preferences_window_install_sound (GtkWidgetClass *klass)
{
  /* TengenPreferencesWindow|sound.try: plays a TengenSoundKind */
  gtk_widget_class_install_action (klass, "sound.try", "i", try_action);
}

void
tengen_preferences_window_follow_sound (TengenPreferencesWindow *self)
{
  g_object_bind_property (self->sounds,
                          "active",
                          self->volume_row,
                          "sensitive",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->sounds,
                          "active",
                          self->listen_row,
                          "sensitive",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->sound,
                           "notify::fault",
                           G_CALLBACK (update_fault),
                           self,
                           G_CONNECT_SWAPPED);
  update_fault (self);
  follow_speech (self);
}
