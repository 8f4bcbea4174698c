/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-window: what is heard
 */
#include "tengen-sound-window.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct _TengenSoundWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  GtkSwitch *enabled;
  GtkAdjustment *volume;
  GtkLabel *fault;
  GtkWidget *rest;

  /* Owned */
  TengenSound *sound;
};

G_DEFINE_FINAL_TYPE (TengenSoundWindow, tengen_sound_window, GTK_TYPE_WINDOW)

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
update_fault (TengenSoundWindow *self)
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
  TengenSoundWindow *self = TENGEN_SOUND_WINDOW (widget);
  int kind = g_variant_get_int32 (parameter);

  if (kind >= 0 && kind < TENGEN_SOUND_N_KINDS)
    tengen_sound_play (self->sound, (TengenSoundKind) kind);
}

static void
tengen_sound_window_dispose (GObject *object)
{
  TengenSoundWindow *self = TENGEN_SOUND_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_SOUND_WINDOW);
  g_clear_object (&self->sound);
  G_OBJECT_CLASS (tengen_sound_window_parent_class)->dispose (object);
}

static void
tengen_sound_window_class_init (TengenSoundWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_sound_window_dispose;

  /* TengenSoundWindow|sound.try: plays a TengenSoundKind */
  gtk_widget_class_install_action (widget_class, "sound.try", "i", try_action);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-sound-window.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenSoundWindow, enabled);
  gtk_widget_class_bind_template_child (
      widget_class, TengenSoundWindow, volume);
  gtk_widget_class_bind_template_child (widget_class, TengenSoundWindow, fault);
  gtk_widget_class_bind_template_child (widget_class, TengenSoundWindow, rest);
}

static void
tengen_sound_window_init (TengenSoundWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (
      self->enabled, "active", self->rest, "sensitive", G_BINDING_SYNC_CREATE);
}

GtkWidget *
tengen_sound_window_new (TengenSound *sound, TengenSettings *settings)
{
  GBindingFlags both = G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL;
  TengenSoundWindow *self;

  g_return_val_if_fail (TENGEN_IS_SOUND (sound), NULL);
  g_return_val_if_fail (TENGEN_IS_SETTINGS (settings), NULL);

  self = g_object_new (TENGEN_TYPE_SOUND_WINDOW, NULL);
  self->sound = g_object_ref (sound);
  g_object_bind_property (settings, "sounds", self->enabled, "active", both);
  g_object_bind_property (
      settings, "sound-volume", self->volume, "value", both);
  g_signal_connect_object (sound,
                           "notify::fault",
                           G_CALLBACK (update_fault),
                           self,
                           G_CONNECT_SWAPPED);
  update_fault (self);
  return GTK_WIDGET (self);
}
