/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-speech: reads texts aloud
 *
 * Shape: spd-say stays until its text has been spoken, so that the one program
 *        that runs tells whether there is anything to break off. The text is
 *        its last argument, behind the end of the options: from a pipe it would
 *        take some lines as commands. Among texts Speech Dispatcher itself lets
 *        the newest win, so that -S, which silences other programs too, is for
 *        breaking off alone.
 */
#include "tengen-speech.h"

#include "tengen-signal.h"

#include <string.h>

#define PROGRAM "spd-say"

struct _TengenSpeech
{
  GObject parent_instance;

  /* where the program is, or NULL */
  char *program;
  /* the last one that was begun, or NULL */
  GSubprocess *process;
  /* it reads a text */
  gboolean reads;
  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (TengenSpeech, tengen_speech, G_TYPE_OBJECT)

enum
{
  PROP_AVAILABLE = 1,
  PROP_ENABLED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- The program --- */

/* Ends what still runs and begins another. */
static void
begin (TengenSpeech *self, const char *const *arguments)
{
  if (self->process != NULL)
    g_subprocess_force_exit (self->process);
  g_clear_object (&self->process);
  self->process = g_subprocess_newv (arguments,
                                     G_SUBPROCESS_FLAGS_STDOUT_SILENCE |
                                         G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                                     NULL);
}

/* --- The object --- */

static void
tengen_speech_get_property (GObject *object,
                            guint property,
                            GValue *value,
                            GParamSpec *pspec)
{
  TengenSpeech *self = TENGEN_SPEECH (object);

  if (property == PROP_AVAILABLE)
    g_value_set_boolean (value, self->program != NULL);
  else if (property == PROP_ENABLED)
    g_value_set_boolean (value, self->enabled);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_speech_set_property (GObject *object,
                            guint property,
                            const GValue *value,
                            GParamSpec *pspec)
{
  TengenSpeech *self = TENGEN_SPEECH (object);

  if (property != PROP_ENABLED)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
  else if (self->enabled != g_value_get_boolean (value))
    {
      self->enabled = g_value_get_boolean (value);
      if (!self->enabled)
        tengen_speech_stop (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
tengen_speech_dispose (GObject *object)
{
  TengenSpeech *self = TENGEN_SPEECH (object);

  tengen_speech_stop (self);
  g_clear_object (&self->process);
  self->reads = FALSE;
  G_OBJECT_CLASS (tengen_speech_parent_class)->dispose (object);
}

static void
tengen_speech_finalize (GObject *object)
{
  g_free (TENGEN_SPEECH (object)->program);
  G_OBJECT_CLASS (tengen_speech_parent_class)->finalize (object);
}

static void
tengen_speech_class_init (TengenSpeechClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_speech_get_property;
  object_class->set_property = tengen_speech_set_property;
  object_class->dispose = tengen_speech_dispose;
  object_class->finalize = tengen_speech_finalize;

  /* TengenSpeech:available: whether texts can be read */
  properties[PROP_AVAILABLE] = g_param_spec_boolean (
      "available", NULL, NULL, FALSE, TENGEN_PARAM_READABLE);
  /* TengenSpeech:enabled: whether they are read as they are shown */
  properties[PROP_ENABLED] = g_param_spec_boolean (
      "enabled", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_speech_init (TengenSpeech *self)
{
  self->program = g_find_program_in_path (PROGRAM);
}

TengenSpeech *
tengen_speech_new (void)
{
  return g_object_new (TENGEN_TYPE_SPEECH, NULL);
}

void
tengen_speech_say (TengenSpeech *self, const TengenLessonText *text)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (TENGEN_IS_SPEECH (self));

  if (!self->enabled)
    return;
  if (text == NULL)
    {
      tengen_speech_stop (self);
      return;
    }
  spoken = tengen_speech_write (text);
  tengen_speech_read (self, text->language, spoken);
}

/* As much of a text as is read. */
static char *
cut (const char *text)
{
  gsize length = strlen (text);

  if (length > TENGEN_SPEECH_MOST)
    length =
        (gsize) (g_utf8_find_prev_char (text, text + TENGEN_SPEECH_MOST + 1) -
                 text);
  return g_strndup (text, length);
}

void
tengen_speech_read (TengenSpeech *self, const char *language, const char *text)
{
  g_autofree char *tag = NULL;
  g_autofree char *beginning = NULL;

  g_return_if_fail (TENGEN_IS_SPEECH (self));
  g_return_if_fail (language != NULL);
  g_return_if_fail (text != NULL && g_utf8_validate (text, -1, NULL));

  if (*text == '\0')
    {
      tengen_speech_stop (self);
      return;
    }
  if (self->program == NULL)
    return;
  tag = g_strdelimit (g_strdup (language), "_", '-');
  beginning = cut (text);
  begin (self,
         (const char *[]){ self->program,
                           "-w",
                           "-N",
                           "tengen",
                           "-l",
                           tag,
                           "--",
                           beginning,
                           NULL });
  self->reads = self->process != NULL;
}

gboolean
tengen_speech_is_reading (TengenSpeech *self)
{
  g_return_val_if_fail (TENGEN_IS_SPEECH (self), FALSE);

  return self->reads && g_subprocess_get_identifier (self->process) != NULL;
}

void
tengen_speech_stop (TengenSpeech *self)
{
  g_return_if_fail (TENGEN_IS_SPEECH (self));

  if (tengen_speech_is_reading (self))
    begin (self, (const char *[]){ self->program, "-N", "tengen", "-S", NULL });
  self->reads = FALSE;
}

/* --- How it is spoken --- */

/* The letters of a board's columns, as Japanese calls them. */
static const char *
name_letter (char letter)
{
  static const char *const names[] = {
    "エー",   "ビー",       "シー",     "ディー", "イー",   "エフ",   "ジー",
    "エイチ", "アイ",       "ジェー",   "ケー",   "エル",   "エム",   "エヌ",
    "オー",   "ピー",       "キュー",   "アール", "エス",   "ティー", "ユー",
    "ブイ",   "ダブリュー", "エックス", "ワイ",   "ゼット",
  };

  return names[g_ascii_toupper (letter) - 'A'];
}

/* Gives how a point is spoken; NULL if its name is an ordinary word. */
static char *
name_point (const char *name, gboolean japanese)
{
  if (!g_ascii_isalpha (name[0]) || !g_ascii_isdigit (name[1]))
    return NULL;
  if (japanese)
    return g_strdup_printf ("%s %s", name_letter (name[0]), name + 1);
  return g_strdup_printf ("%c %s", name[0], name + 1);
}

char *
tengen_speech_write (const TengenLessonText *text)
{
  g_autoptr (TengenLessonText) spoken = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (text->is_silent)
    return g_strdup ("");
  spoken = tengen_lesson_text_copy (text);
  for (guint i = 0; i < spoken->spans->len; i++)
    {
      TengenLessonSpan *span =
          &g_array_index (spoken->spans, TengenLessonSpan, i);

      if (span->point != TENGEN_POINT_NONE && span->reading == NULL)
        span->reading =
            name_point (span->base, g_str_has_prefix (text->language, "ja"));
    }
  return tengen_lesson_text_get_spoken (spoken);
}
