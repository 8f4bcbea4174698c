/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sound-session: what of a game is heard
 *
 * Shape: everything is told from the command that was done and from how the game
 *        stood before. What is proposed after a stop comes as commands too, but
 *        none of these is heard.
 */
#include "tengen-sound-session.h"

#include "tengen-session-clock.h"

/* Two steps within this time are one look through the game. */
#define STEP_US (G_USEC_PER_SEC / 4)
/* Of a main time behind which nothing comes, the last seconds tick. */
#define LAST_SECONDS 10

struct _TengenSoundSession
{
  GObject parent_instance;

  TengenSound *sound;
  GSignalGroup *signals;

  /* How it stood after the last command */
  TengenNode node;
  guint n_moves;
  TengenPhase phase;
  /* since the last step */
  gint64 since_us;
};

G_DEFINE_FINAL_TYPE (TengenSoundSession, tengen_sound_session, G_TYPE_OBJECT)

/* --- What is heard --- */

static void
play_action (TengenSoundSession *self,
             const TengenAction *action,
             const TengenPosition *position)
{
  if (tengen_action_get_info (action->kind)->group == TENGEN_ACTION_GROUP_MOVE)
    tengen_sound_play_move (self->sound, position);
  else if (action->kind == TENGEN_ACTION_OFFER)
    tengen_sound_play (self->sound, TENGEN_SOUND_STONE);
  if (self->phase != TENGEN_PHASE_OVER &&
      tengen_position_get_phase (position) == TENGEN_PHASE_OVER)
    tengen_sound_play (self->sound, TENGEN_SOUND_END);
}

/* A move reached by a single step forward. */
static void
play_step (TengenSoundSession *self, const TengenPosition *position)
{
  const TengenRecord *record = tengen_position_get_record (position);
  TengenNode node = tengen_position_get_node (position);
  gboolean fast = self->since_us < STEP_US;

  self->since_us = 0;
  if (!fast && tengen_record_get_parent (record, node) == self->node &&
      tengen_position_get_moves (position)->len > self->n_moves)
    tengen_sound_play_move (self->sound, position);
}

/* --- Following --- */

static void
remember (TengenSoundSession *self, TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);

  self->node = tengen_position_get_node (position);
  self->n_moves = tengen_position_get_moves (position)->len;
  self->phase = tengen_position_get_phase (position);
}

static void
line_cb (TengenSoundSession *self, const char *line, TengenSession *session)
{
  const TengenPosition *position = tengen_session_get_position (session);
  g_autoptr (TengenCommand) command = tengen_command_decode (line);

  g_return_if_fail (command != NULL);

  self->since_us += command->dt_us;
  if (command->kind == TENGEN_COMMAND_ACT)
    play_action (self, &command->action, position);
  else if (command->kind == TENGEN_COMMAND_GOTO ||
           command->kind == TENGEN_COMMAND_REDO)
    play_step (self, position);
  remember (self, session);
}

static void
warned_cb (TengenSoundSession *self, int warning, int seconds)
{
  if (warning == TENGEN_CLOCK_WARNING_SECONDS && seconds >= -LAST_SECONDS)
    tengen_sound_play (self->sound, TENGEN_SOUND_TICK);
  else if (warning != TENGEN_CLOCK_WARNING_UP)
    tengen_sound_play (self->sound, TENGEN_SOUND_WARNING);
}

/* --- The object --- */

static void
tengen_sound_session_dispose (GObject *object)
{
  TengenSoundSession *self = TENGEN_SOUND_SESSION (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->sound);
  G_OBJECT_CLASS (tengen_sound_session_parent_class)->dispose (object);
}

static void
tengen_sound_session_class_init (TengenSoundSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_sound_session_dispose;
}

static void
tengen_sound_session_init (TengenSoundSession *self)
{
  self->since_us = STEP_US;
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_connect_object (
      self->signals, "bind", G_CALLBACK (remember), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (
      self->signals, "line", G_CALLBACK (line_cb), self);
  /* what comes from a journal, and other games, have no line */
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (remember), self);
  g_signal_group_connect_swapped (
      self->signals, "clock-warned", G_CALLBACK (warned_cb), self);
}

TengenSoundSession *
tengen_sound_session_new (TengenSound *sound)
{
  TengenSoundSession *self;

  g_return_val_if_fail (TENGEN_IS_SOUND (sound), NULL);

  self = g_object_new (TENGEN_TYPE_SOUND_SESSION, NULL);
  self->sound = g_object_ref (sound);
  return self;
}

void
tengen_sound_session_set_session (TengenSoundSession *self,
                                  TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_SOUND_SESSION (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
}
