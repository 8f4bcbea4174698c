/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-lesson: what of a lesson is heard
 */
#include "tengen-sound-lesson.h"

#include "tengen-sound-session.h"

struct _TengenSoundLesson
{
  GObject parent_instance;

  TengenSound *sound;
  TengenSoundSession *trial;
  GSignalGroup *signals;

  /* How it stood before: only compared */
  const TengenLessonStep *step;
  guint n_moves;
  guint n_found;
};

G_DEFINE_FINAL_TYPE (TengenSoundLesson, tengen_sound_lesson, G_TYPE_OBJECT)

static const TengenPosition *
get_position (TengenLessonRun *run)
{
  return tengen_game_get_position (tengen_lesson_run_get_state (run)->game);
}

static void
remember (TengenSoundLesson *self, TengenLessonRun *run)
{
  self->step = tengen_lesson_run_get_step (run);
  self->n_found = tengen_lesson_run_get_state (run)->n_found;
  self->n_moves = tengen_position_get_moves (get_position (run))->len;
  tengen_sound_session_set_session (self->trial,
                                    tengen_lesson_run_get_trial (run));
}

/* Whether the last input found something; what is watched or shown is not
 * found. */
static gboolean
is_found (TengenSoundLesson *self, TengenLessonRun *run)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (run);

  return state->n_found > self->n_found &&
         (state->remark == TENGEN_LESSON_REMARK_RIGHT ||
          state->remark == TENGEN_LESSON_REMARK_GOOD ||
          state->remark == TENGEN_LESSON_REMARK_FOUND ||
          state->remark == TENGEN_LESSON_REMARK_NEXT);
}

static void
changed_cb (TengenSoundLesson *self, TengenLessonRun *run)
{
  const TengenPosition *position = get_position (run);
  gboolean same = self->step == tengen_lesson_run_get_step (run);

  if (same && tengen_position_get_moves (position)->len > self->n_moves)
    tengen_sound_play_move (self->sound, position);
  if (same && is_found (self, run))
    tengen_sound_play (self->sound, TENGEN_SOUND_RIGHT);
  remember (self, run);
}

static void
tengen_sound_lesson_dispose (GObject *object)
{
  TengenSoundLesson *self = TENGEN_SOUND_LESSON (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->trial);
  g_clear_object (&self->sound);
  G_OBJECT_CLASS (tengen_sound_lesson_parent_class)->dispose (object);
}

static void
tengen_sound_lesson_class_init (TengenSoundLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_sound_lesson_dispose;
}

static void
tengen_sound_lesson_init (TengenSoundLesson *self)
{
  self->signals = g_signal_group_new (TENGEN_TYPE_LESSON_RUN);
  g_signal_connect_object (
      self->signals, "bind", G_CALLBACK (remember), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
}

TengenSoundLesson *
tengen_sound_lesson_new (TengenSound *sound)
{
  TengenSoundLesson *self;

  g_return_val_if_fail (TENGEN_IS_SOUND (sound), NULL);

  self = g_object_new (TENGEN_TYPE_SOUND_LESSON, NULL);
  self->sound = g_object_ref (sound);
  self->trial = tengen_sound_session_new (sound);
  return self;
}

void
tengen_sound_lesson_set_run (TengenSoundLesson *self, TengenLessonRun *run)
{
  g_return_if_fail (TENGEN_IS_SOUND_LESSON (self));
  g_return_if_fail (TENGEN_IS_LESSON_RUN (run));

  g_signal_group_set_target (self->signals, run);
}
