/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-gtp: what is said to an engine in the Go Text Protocol
 *
 * Source: G. Farnebäck, Specification of the Go Text Protocol, version 2, draft
 *         2; the extensions of KataGo for rules.
 */
#include "tengen-external-talk-private.h"

#include "tengen-board-notation.h"

#include <string.h>

/* More moves than this are not taken back one by one. */
#define MOST_UNDOS 8

static gboolean
knows (const TengenExternalTalk *self, const char *command)
{
  return g_hash_table_contains (self->known, command);
}

static void
greet (TengenExternalTalk *self)
{
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_GREET, "protocol_version");
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_NAME, "name");
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_VERSION, "version");
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_COMMANDS, "list_commands");
}

/* --- Telling --- */

static char *
format_point (const TengenExternalTask *task, TengenPoint point)
{
  return tengen_notation_format (
      TENGEN_NOTATION_A1, task->setup->width, task->setup->height, point);
}

/* Komi in halves, with a point whatever the language. */
static char *
format_komi (int komi_x2)
{
  return g_strdup_printf ("%s%d.%d",
                          komi_x2 < 0 ? "-" : "",
                          ABS (komi_x2) / 2,
                          ABS (komi_x2) % 2 * 5);
}

static void
tell_rules (TengenExternalTalk *self, const TengenExternalTask *task)
{
  const TengenExternalKind *kind = self->entry->kind;
  TengenExternalCount count =
      tengen_external_kind_find_count (&task->setup->rules);

  if (knows (self, "kata-set-rules"))
    {
      g_free (self->rules);
      self->rules = tengen_external_kind_format_rules (&task->setup->rules);
      tengen_external_talk_add (
          self, TENGEN_EXTERNAL_ASK_MUST, "kata-set-rules %s", self->rules);
      if (knows (self, "kata-get-rules"))
        tengen_external_talk_add (
            self, TENGEN_EXTERNAL_ASK_RULES, "kata-get-rules");
    }
  /* one that cannot be told counts area as most do */
  else if (kind == NULL && count == TENGEN_EXTERNAL_COUNT_TERRITORY)
    tengen_external_talk_add (
        self, TENGEN_EXTERNAL_ASK_MUST, "kgs-rules japanese");
}

static void
tell_board (TengenExternalTalk *self, const TengenExternalTask *task)
{
  g_autofree char *komi = format_komi (task->setup->komi_x2);

  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_MUST, "boardsize %d", task->setup->width);
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MUST, "clear_board");
  tell_rules (self, task);
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MUST, "komi %s", komi);
  g_array_set_size (self->told, 0);
}

static char *
describe_board (const TengenExternalTask *task)
{
  g_autofree char *rules = tengen_go_rules_format (&task->setup->rules);

  return g_strdup_printf (
      "%d %d %s", task->setup->width, task->setup->komi_x2, rules);
}

/* Stones that Black puts before the game are told as such, so that the engine
 * knows what White is paid for them. */
static void
tell_handicap (TengenExternalTalk *self, const TengenExternalTask *task)
{
  g_autoptr (GString) points = g_string_new (NULL);

  if (task->n_before < 2 || !knows (self, "set_free_handicap") ||
      task->n_before != (guint) task->setup->handicap)
    return;
  for (guint i = 0; i < task->n_before; i++)
    {
      const TengenExternalMove *move =
          &g_array_index (task->moves, TengenExternalMove, i);
      g_autofree char *point = format_point (task, move->point);

      if (move->stone != TENGEN_STONE_BLACK)
        return;
      g_string_append_printf (points, " %s", point);
    }
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_MUST, "set_free_handicap%s", points->str);
  g_array_append_vals (self->told, task->moves->data, task->n_before);
}

static guint
count_common (const GArray *told, const GArray *moves)
{
  guint n = 0;

  for (; n < told->len && n < moves->len; n++)
    {
      const TengenExternalMove *one =
          &g_array_index (told, TengenExternalMove, n);
      const TengenExternalMove *other =
          &g_array_index (moves, TengenExternalMove, n);

      if (one->point != other->point || one->stone != other->stone)
        break;
    }
  return n;
}

static void
tell_moves (TengenExternalTalk *self, const TengenExternalTask *task)
{
  for (guint i = self->told->len; i < task->moves->len; i++)
    {
      const TengenExternalMove *move =
          &g_array_index (task->moves, TengenExternalMove, i);
      g_autofree char *point = format_point (task, move->point);

      tengen_external_talk_add (self,
                                TENGEN_EXTERNAL_ASK_PLAY,
                                "play %c %s",
                                move->stone == TENGEN_STONE_BLACK ? 'b' : 'w',
                                point);
      g_array_append_val (self->told, *move);
    }
}

/* What was taken back here is taken back there, or all is told anew. */
static void
agree_on_moves (TengenExternalTalk *self, const TengenExternalTask *task)
{
  guint common = count_common (self->told, task->moves);
  guint undos = self->told->len - common;

  if (undos > MOST_UNDOS || (undos > 0 && !knows (self, "undo")) ||
      (undos > 0 && common < task->n_before))
    {
      tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MUST, "clear_board");
      g_array_set_size (self->told, 0);
    }
  else
    {
      for (guint i = 0; i < undos; i++)
        tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MUST, "undo");
      g_array_set_size (self->told, common);
    }
  if (self->told->len == 0)
    tell_handicap (self, task);
  tell_moves (self, task);
}

/* An engine that is not known has a limit in any case; without one it may think
 * for ever. */
static void
tell_time (TengenExternalTalk *self, const TengenExternalTask *task)
{
  if (!knows (self, "time_settings") || self->seconds == task->seconds ||
      (self->entry->kind != NULL && !task->is_timed))
    return;
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_TRY, "time_settings 0 %u 1", task->seconds);
  self->seconds = task->seconds;
}

static void
ask (TengenExternalTalk *self, const TengenExternalTask *task)
{
  char *board = describe_board (task);

  if (g_strcmp0 (board, self->board) != 0)
    tell_board (self, task);
  g_free (self->board);
  self->board = board;
  agree_on_moves (self, task);
  tell_time (self, task);
  tengen_external_talk_add (self,
                            TENGEN_EXTERNAL_ASK_MOVE,
                            "genmove %c",
                            task->stone == TENGEN_STONE_BLACK ? 'b' : 'w');
}

/* --- Reading --- */

static void
note_commands (TengenExternalTalk *self)
{
  g_auto (GStrv) words = g_strsplit_set (self->answer->str, " \n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_hash_table_add (self->known, g_strdup (words[i]));
}

/* Whether an answer in JSON has each rule that was told, beside others and in
 * whatever order. */
static gboolean
has_rules (const TengenExternalTalk *self)
{
  g_auto (GStrv) rules = g_strsplit_set (self->rules, "{,}", -1);
  g_auto (GStrv) words = g_strsplit_set (self->answer->str, " \n", -1);
  g_autofree char *answer = g_strjoinv ("", words);

  for (guint i = 0; rules[i] != NULL; i++)
    if (strstr (answer, rules[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* An answer begins with = or ?, and perhaps a number, and ends with an empty
 * line. What stands before it was not asked for. */
static TengenExternalReply
read_line (TengenExternalTalk *self, TengenExternalAsk asked, const char *line)
{
  gboolean begun = self->answer->len > 0;
  gboolean refused;
  g_autofree char *words = NULL;

  if (!begun && *line != '=' && *line != '?')
    return TENGEN_EXTERNAL_REPLY_MORE;
  if (*line != '\0')
    {
      if (begun)
        g_string_append_c (self->answer, '\n');
      g_string_append (self->answer, line);
      return TENGEN_EXTERNAL_REPLY_MORE;
    }
  refused = *self->answer->str == '?';
  words = g_strdup (self->answer->str + 1 +
                    strspn (self->answer->str + 1, "0123456789"));
  g_string_assign (self->answer, g_strstrip (words));
  if (asked == TENGEN_EXTERNAL_ASK_COMMANDS && !refused)
    note_commands (self);
  if (asked == TENGEN_EXTERNAL_ASK_RULES)
    refused = refused || !has_rules (self);
  return refused ? TENGEN_EXTERNAL_REPLY_REFUSED : TENGEN_EXTERNAL_REPLY_DONE;
}

static TengenPoint
read_point (const TengenExternalTask *task, const char *text)
{
  TengenPoint point;

  return tengen_notation_parse (TENGEN_NOTATION_A1,
                                task->setup->width,
                                task->setup->height,
                                text,
                                &point)
             ? point
             : TENGEN_POINT_NONE;
}

const TengenExternalTalkWay tengen_external_talk_gtp = {
  .greet = greet,
  .ask = ask,
  .read = read_line,
  .read_point = read_point,
};
