/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-lesson: what of a lesson is heard
 *
 * What:  follows a run: a stone that is put in a step, by a person or as the
 *        answer, and the game that is played freely from there.
 * Not:   another step, what was right and what was wrong: that is said.
 */
#pragma once

#include "tengen-lesson-run.h"
#include "tengen-sound.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SOUND_LESSON (tengen_sound_lesson_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenSoundLesson, tengen_sound_lesson, TENGEN, SOUND_LESSON, GObject)

/* Makes an ear for one run at a time. Returns: a follower without run. */
TengenSoundLesson *
tengen_sound_lesson_new (TengenSound *sound) G_GNUC_WARN_UNUSED_RESULT;

/* Follows another lesson. How it stands now is not heard. */
void tengen_sound_lesson_set_run (TengenSoundLesson *self,
                                  TengenLessonRun *run);

G_END_DECLS
