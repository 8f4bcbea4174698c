/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-engine: an engine outside that is asked for moves
 *
 * Shape: lines wait in a queue of the talk; the first one was said and waits for
 *        its answer. When the queue is empty, the question comes next.
 */
#include "tengen-external-engine.h"

#include "tengen-external-pipe.h"
#include "tengen-external-talk.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* So much of what it said is told. */
#define MOST_WORDS 200

struct _TengenExternalEngine
{
  GObject parent_instance;

  /* Owned */
  TengenExternalEntry *entry;
  TengenExternalPipe *pipe; /* NULL while it does not run */
  TengenExternalTalk talk;  /* while it does */
  char **command;
  char *said;
  char *last; /* answer to a question */
  char *name;
  char *version;
  /* the question that waits for an answer, and the one that the engine thinks
   * about, which may have been given up; their data are the tasks */
  GTask *waiting;
  GTask *asked;

  guint timer;
  guint grace_ms;
  gboolean greeted;
};

G_DEFINE_FINAL_TYPE (TengenExternalEngine,
                     tengen_external_engine,
                     G_TYPE_OBJECT)

G_DEFINE_QUARK (tengen - external - error - quark, tengen_external_error)

enum
{
  PROP_SAID = 1,
  N_PROPS,
};

enum
{
  SIGNAL_STEP,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void proceed (TengenExternalEngine *self);

static void
take_step (TengenExternalEngine *self, TengenExternalStep step)
{
  g_signal_emit (self, signals[SIGNAL_STEP], 0, step);
}

static void
set_said (TengenExternalEngine *self, const char *line)
{
  g_free (self->said);
  self->said = g_strdup (line);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAID]);
}

/* --- Failing --- */

static void
end (TengenExternalEngine *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->asked);
  g_clear_pointer (&self->command, g_strfreev);
  self->greeted = FALSE;
  if (self->pipe == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->pipe, self);
  tengen_external_pipe_stop (self->pipe);
  g_clear_object (&self->pipe);
  tengen_external_talk_clear (&self->talk);
}

static char *
cut (const char *words)
{
  g_autofree char *line = g_strdup (words);

  g_strdelimit (line, "\n\t", ' ');
  if (g_utf8_strlen (line, -1) <= MOST_WORDS)
    return g_steal_pointer (&line);
  *g_utf8_offset_to_pointer (line, MOST_WORDS) = '\0';
  return g_strconcat (line, "…", NULL);
}

/* Ends the engine; the question fails with a sentence, behind which stand the
 * engine's own words. */
static void
fail (TengenExternalEngine *self,
      TengenExternalError code,
      const char *sentence,
      const char *words)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->waiting);
  g_autofree char *shown = words != NULL && *words != '\0' ? cut (words) : NULL;
  g_autofree char *message =
      shown != NULL
          /* TRANSLATORS: a sentence, what the program wrote itself */
          ? g_strdup_printf (_ ("%s It wrote: %s"), sentence, shown)
          : g_strdup (sentence);

  end (self);
  if (task != NULL)
    g_task_return_new_error (
        task, TENGEN_EXTERNAL_ERROR, (int) code, "%s", message);
}

static void
timer_cb (gpointer data)
{
  TengenExternalEngine *self = data;
  g_autofree char *sentence =
      g_strdup_printf (_ ("%s does not answer."), self->entry->name);

  self->timer = 0;
  fail (self, TENGEN_EXTERNAL_ERROR_SILENT, sentence, NULL);
}

static void
ended_cb (TengenExternalEngine *self, gboolean floods)
{
  g_autofree char *words = g_strdup (self->said);
  g_autofree char *sentence = g_strdup_printf (
      floods ? _ ("%s writes without end.") : _ ("%s has ended by itself."),
      self->entry->name);

  fail (self,
        floods ? TENGEN_EXTERNAL_ERROR_GARBAGE : TENGEN_EXTERNAL_ERROR_ENDED,
        sentence,
        floods ? NULL : words);
}

static void
fail_refused (TengenExternalEngine *self, const TengenExternalLine *line)
{
  g_autofree char *words = g_strdup (self->talk.answer->str);
  g_autofree char *shown = cut (line->line);
  g_autofree char *sentence =
      line->ask == TENGEN_EXTERNAL_ASK_RULES
          ? g_strdup_printf (_ ("%s does not know these rules."),
                             self->entry->name)
          /* TRANSLATORS: an engine, what it was told */
          : g_strdup_printf (_ ("%s refuses “%s”."), self->entry->name, shown);

  fail (self, TENGEN_EXTERNAL_ERROR_REFUSED, sentence, words);
}

char *
tengen_external_engine_refuse (TengenExternalEngine *self, TengenPoint point)
{
  g_autofree char *words = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), NULL);

  words = g_strdup (self->last);
  shown = cut (words != NULL ? words : "");
  end (self);
  return g_strdup_printf (
      point == TENGEN_POINT_PASS
          ? _ ("%s answers “%s”, which the rules forbid.")
          /* TRANSLATORS: an engine, a point */
          : _ ("%s wants to play at %s, which the rules forbid."),
      self->entry->name,
      shown);
}

/* --- Answers --- */

static void
answer_move (TengenExternalEngine *self)
{
  TengenPoint point;
  gboolean resigns;
  g_autoptr (GTask) asked = g_steal_pointer (&self->asked);

  if (!tengen_external_talk_read_move (
          &self->talk, g_task_get_task_data (asked), &resigns, &point))
    {
      g_autofree char *words = g_strdup (self->talk.answer->str);
      g_autofree char *sentence = g_strdup_printf (
          _ ("%s answers what is no move."), self->entry->name);

      fail (self, TENGEN_EXTERNAL_ERROR_GARBAGE, sentence, words);
      return;
    }
  g_free (self->last);
  self->last = g_strdup (self->talk.answer->str);
  /* it may have been given up, or another one waits by now */
  if (self->waiting != asked)
    return;
  g_clear_object (&self->waiting);
  take_step (self, TENGEN_EXTERNAL_STEP_MOVED);
  g_object_set_data (G_OBJECT (asked), "resigns", GINT_TO_POINTER (resigns));
  g_task_return_int (asked, point);
}

/* The first answer shows that it speaks the protocol; what it is called is for
 * people. */
static void
note_answer (TengenExternalEngine *self, TengenExternalAsk ask)
{
  if (ask == TENGEN_EXTERNAL_ASK_NAME)
    self->name = (g_free (self->name), g_strdup (self->talk.answer->str));
  else if (ask == TENGEN_EXTERNAL_ASK_VERSION)
    self->version = (g_free (self->version), g_strdup (self->talk.answer->str));
  else if (ask == TENGEN_EXTERNAL_ASK_GREET)
    take_step (self, TENGEN_EXTERNAL_STEP_ANSWERED);
}

static gboolean
is_fatal (TengenExternalAsk ask)
{
  return ask == TENGEN_EXTERNAL_ASK_GREET || ask == TENGEN_EXTERNAL_ASK_MUST ||
         ask == TENGEN_EXTERNAL_ASK_RULES || ask == TENGEN_EXTERNAL_ASK_PLAY ||
         ask == TENGEN_EXTERNAL_ASK_MOVE;
}

static void
line_cb (TengenExternalEngine *self, const char *line)
{
  const TengenExternalLine *said = g_queue_peek_head (&self->talk.lines);
  TengenExternalReply reply;

  if (said == NULL)
    return;
  reply = tengen_external_talk_read (&self->talk, line);
  if (reply == TENGEN_EXTERNAL_REPLY_MORE)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (reply == TENGEN_EXTERNAL_REPLY_REFUSED && is_fatal (said->ask))
    {
      fail_refused (self, said);
      return;
    }
  note_answer (self, said->ask);
  if (said->ask == TENGEN_EXTERNAL_ASK_MOVE)
    answer_move (self);
  if (self->pipe == NULL)
    return;
  tengen_external_talk_next (&self->talk);
  proceed (self);
}

static void
said_cb (TengenExternalEngine *self, const char *line)
{
  g_autofree char *text = g_strstrip (g_strdup (line));

  if (*text != '\0')
    set_said (self, text);
}

/* --- Asking --- */

static gboolean
start (TengenExternalEngine *self, char **command)
{
  g_autoptr (GError) error = NULL;

  set_said (self, NULL);
  self->pipe =
      tengen_external_pipe_start ((const char *const *) command, &error);
  if (self->pipe == NULL)
    {
      g_autofree char *sentence =
          g_strdup_printf (_ ("%s cannot be started."), self->entry->name);

      fail (self, TENGEN_EXTERNAL_ERROR_START, sentence, error->message);
      return FALSE;
    }
  self->command = g_strdupv (command);
  tengen_external_talk_init (&self->talk, self->entry);
  g_signal_connect_swapped (self->pipe, "line", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (self->pipe, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (self->pipe, "ended", G_CALLBACK (ended_cb), self);
  take_step (self, TENGEN_EXTERNAL_STEP_STARTED);
  return TRUE;
}

/* Starts it, anew where it runs with other arguments. */
static gboolean
prepare (TengenExternalEngine *self, const TengenExternalTask *task)
{
  g_auto (GStrv) command = tengen_external_entry_make_command (
      self->entry, task->setup, &task->computer);

  if (self->pipe != NULL && g_strv_equal ((const char *const *) self->command,
                                          (const char *const *) command))
    return TRUE;
  end (self);
  return start (self, command);
}

/* How long an answer may take; an engine that loads may take its time. */
static void
set_timer (TengenExternalEngine *self, TengenExternalAsk ask)
{
  guint ms = self->grace_ms;

  if (!self->greeted)
    return;
  if (ask == TENGEN_EXTERNAL_ASK_MOVE)
    {
      const TengenExternalTask *task = g_task_get_task_data (self->asked);

      ms += task->seconds * 1000;
    }
  self->timer = g_timeout_add_once (ms, timer_cb, self);
}

/* Says the next line, and those to which nothing is answered. */
static void
say (TengenExternalEngine *self)
{
  const TengenExternalLine *line = g_queue_peek_head (&self->talk.lines);

  while (line != NULL)
    {
      if (line->ask == TENGEN_EXTERNAL_ASK_MOVE)
        {
          self->asked = g_object_ref (self->waiting);
          take_step (self, TENGEN_EXTERNAL_STEP_READY);
        }
      tengen_external_pipe_send (self->pipe, line->line);
      if (line->ask != TENGEN_EXTERNAL_ASK_TELL)
        break;
      tengen_external_talk_next (&self->talk);
      line = g_queue_peek_head (&self->talk.lines);
    }
  if (line != NULL)
    set_timer (self, line->ask);
  tengen_external_pipe_await (self->pipe, line != NULL);
}

static void
proceed (TengenExternalEngine *self)
{
  if (g_queue_is_empty (&self->talk.lines) && !self->greeted)
    self->greeted = TRUE;
  if (g_queue_is_empty (&self->talk.lines) && self->waiting != NULL)
    tengen_external_talk_ask (&self->talk,
                              g_task_get_task_data (self->waiting));
  say (self);
}

/* Goes on when it is idle; else the answer that is awaited does. */
static void
begin (TengenExternalEngine *self)
{
  gboolean runs = self->pipe != NULL;

  if (!prepare (self, g_task_get_task_data (self->waiting)))
    return;
  if (!runs || !self->greeted)
    {
      if (g_queue_is_empty (&self->talk.lines))
        {
          tengen_external_talk_greet (&self->talk);
          say (self);
        }
    }
  else if (g_queue_is_empty (&self->talk.lines))
    proceed (self);
}

void
tengen_external_engine_set_grace (TengenExternalEngine *self, guint ms)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self));

  self->grace_ms = ms;
}

void
tengen_external_engine_give_up (TengenExternalEngine *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self));

  task = g_steal_pointer (&self->waiting);
  if (task != NULL)
    g_task_return_new_error (
        task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", self->entry->name);
}

void
tengen_external_engine_choose_async (TengenExternalEngine *self,
                                     TengenExternalTask *task,
                                     GAsyncReadyCallback callback,
                                     gpointer data)
{
  g_autofree char *reason = NULL;

  g_return_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self));
  g_return_if_fail (task != NULL);

  tengen_external_engine_give_up (self);
  self->waiting = g_task_new (self, NULL, callback, data);
  g_task_set_task_data (
      self->waiting, task, (GDestroyNotify) tengen_external_task_free);
  reason = tengen_external_entry_explain (self->entry, task->setup);
  if (reason != NULL)
    fail (self, TENGEN_EXTERNAL_ERROR_START, reason, NULL);
  else
    begin (self);
}

TengenPoint
tengen_external_engine_choose_finish (TengenExternalEngine *self,
                                      GAsyncResult *result,
                                      gboolean *resigns,
                                      GError **error)
{
  g_autoptr (GError) fault = NULL;
  gssize point;

  g_return_val_if_fail (g_task_is_valid (result, self), TENGEN_POINT_NONE);
  g_return_val_if_fail (resigns != NULL, TENGEN_POINT_NONE);

  point = g_task_propagate_int (G_TASK (result), &fault);
  *resigns = g_object_get_data (G_OBJECT (result), "resigns") != NULL;
  if (fault == NULL)
    return (TengenPoint) point;
  g_propagate_error (error, g_steal_pointer (&fault));
  return TENGEN_POINT_NONE;
}

void
tengen_external_engine_stop (TengenExternalEngine *self)
{
  g_return_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self));

  end (self);
  tengen_external_engine_give_up (self);
}

const char *
tengen_external_engine_get_name (TengenExternalEngine *self)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), NULL);

  return self->entry->name;
}

gboolean
tengen_external_engine_is (TengenExternalEngine *self,
                           const TengenExternalEntry *entry)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), FALSE);
  g_return_val_if_fail (entry != NULL, FALSE);

  return g_str_equal (self->entry->id, entry->id) &&
         g_strcmp0 (self->entry->path, entry->path) == 0 &&
         g_strv_equal ((const char *const *) self->entry->arguments,
                       (const char *const *) entry->arguments);
}

gboolean
tengen_external_engine_is_running (TengenExternalEngine *self)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), FALSE);

  return self->greeted;
}

char *
tengen_external_engine_describe (TengenExternalEngine *self)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), NULL);

  return g_strdup_printf ("%s%s%s",
                          self->name != NULL ? self->name : self->entry->name,
                          self->version != NULL ? " " : "",
                          self->version != NULL ? self->version : "");
}

const char *
tengen_external_engine_get_said (TengenExternalEngine *self)
{
  g_return_val_if_fail (TENGEN_IS_EXTERNAL_ENGINE (self), NULL);

  return self->said;
}

/* --- Life --- */

static void
tengen_external_engine_get_property (GObject *object,
                                     guint prop_id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  if (prop_id == PROP_SAID)
    g_value_set_string (value, TENGEN_EXTERNAL_ENGINE (object)->said);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_external_engine_dispose (GObject *object)
{
  tengen_external_engine_stop (TENGEN_EXTERNAL_ENGINE (object));
  G_OBJECT_CLASS (tengen_external_engine_parent_class)->dispose (object);
}

static void
tengen_external_engine_finalize (GObject *object)
{
  TengenExternalEngine *self = TENGEN_EXTERNAL_ENGINE (object);

  tengen_external_entry_free (self->entry);
  g_free (self->said);
  g_free (self->last);
  g_free (self->name);
  g_free (self->version);
  G_OBJECT_CLASS (tengen_external_engine_parent_class)->finalize (object);
}

static void
tengen_external_engine_class_init (TengenExternalEngineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_external_engine_get_property;
  object_class->dispose = tengen_external_engine_dispose;
  object_class->finalize = tengen_external_engine_finalize;

  /* TengenExternalEngine:said: its last words on its error output */
  properties[PROP_SAID] = g_param_spec_string (
      "said",
      NULL,
      NULL,
      NULL,
      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* TengenExternalEngine::step: how far it has come */
  signals[SIGNAL_STEP] = g_signal_new ("step",
                                       G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST,
                                       0,
                                       NULL,
                                       NULL,
                                       NULL,
                                       G_TYPE_NONE,
                                       1,
                                       G_TYPE_INT);
}

static void
tengen_external_engine_init (TengenExternalEngine *self)
{
  self->grace_ms = TENGEN_EXTERNAL_ENGINE_GRACE_MS;
}

TengenExternalEngine *
tengen_external_engine_new (const TengenExternalEntry *entry)
{
  TengenExternalEngine *self = g_object_new (TENGEN_TYPE_EXTERNAL_ENGINE, NULL);

  g_return_val_if_fail (entry != NULL, self);

  self->entry = tengen_external_entry_copy (entry);
  return self;
}
