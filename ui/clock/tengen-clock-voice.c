/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-voice: counts time aloud
 */
#include "tengen-clock-voice.h"

#include "tengen-clock-look.h"
#include "tengen-words-clock.h"
#include "tengen-words.h"

struct _TengenClockVoice
{
  GObject parent_instance;

  /* Owned */
  TengenSpeech *speech;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (TengenClockVoice, tengen_clock_voice, G_TYPE_OBJECT)

/* A number without a word is the same in every language but that of the voice.
 */
static void
read_text (TengenClockVoice *self, const char *text)
{
  tengen_speech_read (
      self->speech,
      /* TRANSLATORS: the code of the language of these translations, so that
         the right voice reads them */
      tengen_words_context ("language code", "en"),
      text);
}

static char *
make_count (TengenSession *session, int seconds)
{
  TengenClock now;

  tengen_session_get_clock (session, &now);
  return tengen_words_clock_count (seconds,
                                   now.setting.seats[now.turn].period_us);
}

static void
warned_cb (TengenClockVoice *self,
           int warning,
           int seconds,
           TengenSession *session)
{
  gboolean counts = warning == TENGEN_CLOCK_WARNING_SECONDS;
  gboolean enabled;
  g_autofree char *text = NULL;

  g_object_get (self->speech, "enabled", &enabled, NULL);
  if (!enabled || (counts && tengen_speech_is_reading (self->speech)))
    return;
  text = counts ? make_count (session, seconds)
                : tengen_clock_look_warning (session, warning, seconds);
  read_text (self, text);
}

static void
tengen_clock_voice_dispose (GObject *object)
{
  TengenClockVoice *self = TENGEN_CLOCK_VOICE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->speech);
  G_OBJECT_CLASS (tengen_clock_voice_parent_class)->dispose (object);
}

static void
tengen_clock_voice_class_init (TengenClockVoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_clock_voice_dispose;
}

static void
tengen_clock_voice_init (TengenClockVoice *self)
{
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "clock-warned", G_CALLBACK (warned_cb), self);
}

TengenClockVoice *
tengen_clock_voice_new (TengenSpeech *speech)
{
  TengenClockVoice *self;

  g_return_val_if_fail (TENGEN_IS_SPEECH (speech), NULL);

  self = g_object_new (TENGEN_TYPE_CLOCK_VOICE, NULL);
  self->speech = g_object_ref (speech);
  return self;
}

void
tengen_clock_voice_set_session (TengenClockVoice *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_CLOCK_VOICE (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
}
