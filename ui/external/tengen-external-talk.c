/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-talk: what is said to an engine, in its protocol
 */
#include "tengen-external-talk-private.h"

static const TengenExternalTalkWay *const WAYS[] = {
  [TENGEN_EXTERNAL_GTP] = &tengen_external_talk_gtp,
  [TENGEN_EXTERNAL_GOMOCUP] = &tengen_external_talk_gomocup,
};

static void
free_line (gpointer data)
{
  TengenExternalLine *line = data;

  g_free (line->line);
  g_free (line);
}

void
tengen_external_talk_add (TengenExternalTalk *self,
                          TengenExternalAsk ask,
                          const char *format,
                          ...)
{
  TengenExternalLine *line = g_new (TengenExternalLine, 1);
  va_list arguments;

  va_start (arguments, format);
  line->line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line->ask = ask;
  g_queue_push_tail (&self->lines, line);
}

void
tengen_external_talk_init (TengenExternalTalk *self,
                           const TengenExternalEntry *entry)
{
  *self = (TengenExternalTalk){ .entry = entry };
  g_queue_init (&self->lines);
  self->answer = g_string_new (NULL);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->told = g_array_new (FALSE, FALSE, sizeof (TengenExternalMove));
}

void
tengen_external_talk_clear (TengenExternalTalk *self)
{
  g_queue_clear_full (&self->lines, free_line);
  g_string_free (self->answer, TRUE);
  g_hash_table_unref (self->known);
  g_free (self->board);
  g_free (self->rules);
  g_array_unref (self->told);
}

void
tengen_external_talk_greet (TengenExternalTalk *self)
{
  WAYS[self->entry->protocol]->greet (self);
}

void
tengen_external_talk_ask (TengenExternalTalk *self,
                          const TengenExternalTask *task)
{
  WAYS[self->entry->protocol]->ask (self, task);
}

TengenExternalReply
tengen_external_talk_read (TengenExternalTalk *self, const char *line)
{
  const TengenExternalLine *said = g_queue_peek_head (&self->lines);

  g_return_val_if_fail (said != NULL, TENGEN_EXTERNAL_REPLY_MORE);

  return WAYS[self->entry->protocol]->read (self, said->ask, line);
}

void
tengen_external_talk_next (TengenExternalTalk *self)
{
  TengenExternalLine *line = g_queue_pop_head (&self->lines);

  g_string_truncate (self->answer, 0);
  if (line != NULL)
    free_line (line);
}

gboolean
tengen_external_talk_read_move (TengenExternalTalk *self,
                                const TengenExternalTask *task,
                                gboolean *resigns,
                                TengenPoint *point)
{
  TengenExternalMove move = { .stone = task->stone };
  g_autofree char *text = g_strstrip (g_strdup (self->answer->str));

  *resigns = g_ascii_strcasecmp (text, "resign") == 0;
  *point = move.point =
      *resigns ? TENGEN_POINT_PASS
               : WAYS[self->entry->protocol]->read_point (task, text);
  if (*point != TENGEN_POINT_NONE && !*resigns)
    g_array_append_val (self->told, move);
  return *point != TENGEN_POINT_NONE;
}
