/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-speech: texts of lessons that are read aloud
 *
 * Shape: where nothing can read them, the item of the menu says why; it has no
 *        action then and cannot be chosen.
 */
#include "tengen-lesson-window-private.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

void
tengen_lesson_window_start_speech (TengenLessonWindow *self,
                                   TengenSettings *settings)
{
  g_autoptr (TengenSpeech) speech = tengen_speech_new ();
  g_autoptr (GPropertyAction) action =
      g_property_action_new ("speech", speech, "enabled");
  gboolean available;

  g_object_get (speech, "available", &available, NULL);
  g_object_bind_property (settings,
                          "lesson-speech",
                          speech,
                          "enabled",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  if (available)
    g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
  g_menu_append (tengen_lesson_window_find (self, "speech_menu"),
                 available ? _ ("Read Aloud")
                           : _ ("Read Aloud (spd-say is not installed)"),
                 "win.speech");
  tengen_lesson_page_set_speech (self->page, speech);
}
