/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-external-gomocup: what is said to an engine in the protocol of Gomocup
 *
 * Source: P. Laštovička, Gomocup protocol, version 2: START, INFO, BOARD; rule
 *         4 is Renju.
 */
#include "tengen-external-talk-private.h"

#include "tengen-board-number.h"

#define SIDE 15
/* How much memory it may take, in bytes. */
#define MEMORY "134217728"

static void
greet (TengenExternalTalk *self)
{
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_GREET, "START %d", SIDE);
}

static void
tell_limits (TengenExternalTalk *self, const TengenExternalTask *task)
{
  const TengenExternalKind *kind = self->entry->kind;

  if (self->seconds == task->seconds)
    return;
  self->seconds = task->seconds;
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_TELL, "INFO rule 4");
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_TELL, "INFO max_memory " MEMORY);
  tengen_external_talk_add (
      self, TENGEN_EXTERNAL_ASK_TELL, "INFO timeout_match 0");
  tengen_external_talk_add (self,
                            TENGEN_EXTERNAL_ASK_TELL,
                            "INFO timeout_turn %u",
                            task->seconds * 1000);
  if (kind != NULL)
    {
      g_autofree char *level =
          tengen_external_kind_format_level (kind, task->computer.level);

      tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_TELL, "%s", level);
    }
}

/* The whole board each time, so that nothing can differ. Of the stones 1 are
 * those of the engine. */
static void
ask (TengenExternalTalk *self, const TengenExternalTask *task)
{
  g_autoptr (GString) board = g_string_new ("BOARD\n");

  tell_limits (self, task);
  if (task->moves->len == 0)
    {
      tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MOVE, "BEGIN");
      return;
    }
  for (guint i = 0; i < task->moves->len; i++)
    {
      const TengenExternalMove *move =
          &g_array_index (task->moves, TengenExternalMove, i);

      if (move->point != TENGEN_POINT_PASS)
        g_string_append_printf (board,
                                "%d,%d,%d\n",
                                move->point % SIDE,
                                move->point / SIDE,
                                move->stone == task->stone ? 1 : 2);
    }
  g_string_append (board, "DONE");
  tengen_external_talk_add (self, TENGEN_EXTERNAL_ASK_MOVE, "%s", board->str);
}

/* Two numbers with a comma. */
static TengenPoint
read_point (const TengenExternalTask *task, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", 3);
  int x, y;

  return g_strv_length (parts) == 2 &&
                 tengen_board_number_parse (
                     g_strstrip (parts[0]), 0, SIDE - 1, &x) &&
                 tengen_board_number_parse (
                     g_strstrip (parts[1]), 0, SIDE - 1, &y)
             ? (TengenPoint) (y * SIDE + x)
             : TENGEN_POINT_NONE;
}

/* Messages are for people. */
static gboolean
is_remark (const char *line)
{
  return g_ascii_strncasecmp (line, "MESSAGE", 7) == 0 ||
         g_ascii_strncasecmp (line, "DEBUG", 5) == 0 ||
         g_ascii_strncasecmp (line, "INFO", 4) == 0 || *line == '\0';
}

static TengenExternalReply
read_line (TengenExternalTalk *self, TengenExternalAsk asked, const char *line)
{
  if (is_remark (line))
    return TENGEN_EXTERNAL_REPLY_MORE;
  g_string_assign (self->answer, line);
  if (g_ascii_strncasecmp (line, "ERROR", 5) == 0 ||
      g_ascii_strncasecmp (line, "UNKNOWN", 7) == 0)
    /* what nothing was asked about, such as an INFO it does not have */
    return asked == TENGEN_EXTERNAL_ASK_MOVE &&
                   g_ascii_strncasecmp (line, "UNKNOWN", 7) == 0
               ? TENGEN_EXTERNAL_REPLY_MORE
               : TENGEN_EXTERNAL_REPLY_REFUSED;
  if (asked == TENGEN_EXTERNAL_ASK_GREET &&
      g_ascii_strncasecmp (line, "OK", 2) != 0)
    return TENGEN_EXTERNAL_REPLY_MORE;
  return TENGEN_EXTERNAL_REPLY_DONE;
}

const TengenExternalTalkWay tengen_external_talk_gomocup = {
  .greet = greet,
  .ask = ask,
  .read = read_line,
  .read_point = read_point,
};
