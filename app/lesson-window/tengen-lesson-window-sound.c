/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-sound: the lesson of the window is heard
 */
#include "tengen-lesson-window-private.h"

#include "tengen-sound-lesson.h"

void
tengen_lesson_window_start_sounds (TengenLessonWindow *self, TengenSound *sound)
{
  TengenSoundLesson *sounds = tengen_sound_lesson_new (sound);

  g_object_set_data_full (
      G_OBJECT (self), "tengen-lesson-sounds", sounds, g_object_unref);
  g_signal_connect_object (self->run_signals,
                           "bind",
                           G_CALLBACK (tengen_sound_lesson_set_run),
                           sounds,
                           G_CONNECT_SWAPPED);
}
