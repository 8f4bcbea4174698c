/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-flow: what goes out to a client: numbers, what waits, what is on
 * its way
 */
#include "tengen-room-flow.h"

#include <string.h>

typedef struct
{
  char *subject; /* (nullable) */
  char *text;
} Waiting;

typedef struct
{
  guint64 s;
  gsize length;
  gint64 sent_us;
  gboolean is_beat;
  guint32 k;
} Sent;

struct TengenRoomFlow
{
  GQueue waiting; /* (element-type Waiting) */
  gsize waiting_length;
  GQueue sent; /* (element-type Sent) */
  gsize sent_length;
  guint64 s;
  /* behind the last beat */
  gsize fresh_length;
  guint fresh;
};

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;
  g_free (waiting->subject);
  g_free (waiting->text);
  g_free (waiting);
}

TengenRoomFlow *
tengen_room_flow_new (void)
{
  return g_new0 (TengenRoomFlow, 1);
}

void
tengen_room_flow_free (TengenRoomFlow *self)
{
  if (self == NULL)
    return;
  tengen_room_flow_clear (self);
  g_queue_clear_full (&self->sent, g_free);
  g_free (self);
}

static Waiting *
find_subject (TengenRoomFlow *self, const char *subject)
{
  for (GList *at = self->waiting.head; subject != NULL && at != NULL;
       at = at->next)
    if (g_strcmp0 (((Waiting *) at->data)->subject, subject) == 0)
      return at->data;
  return NULL;
}

void
tengen_room_flow_put (TengenRoomFlow *self,
                      const char *subject,
                      const char *text)
{
  g_return_if_fail (text != NULL && text[0] == '{' && text[1] == '"');
  Waiting *waiting = find_subject (self, subject);
  if (waiting == NULL)
    {
      waiting = g_new0 (Waiting, 1);
      waiting->subject = g_strdup (subject);
      g_queue_push_tail (&self->waiting, waiting);
    }
  else
    self->waiting_length -= strlen (waiting->text);
  g_free (waiting->text);
  waiting->text = g_strdup (text);
  self->waiting_length += strlen (text);
}

/* Gives a message its number, and notes that it goes out. */
static char *
number (TengenRoomFlow *self, const char *text, gint64 now_us, Sent **sent)
{
  char *whole =
      g_strdup_printf ("{\"s\":%" G_GUINT64_FORMAT ",%s", ++self->s, text + 1);
  *sent = g_new0 (Sent, 1);
  **sent = (Sent){ .s = self->s, .length = strlen (whole), .sent_us = now_us };
  g_queue_push_tail (&self->sent, *sent);
  self->sent_length += (*sent)->length;
  return whole;
}

char *
tengen_room_flow_take (TengenRoomFlow *self, gint64 now_us)
{
  Waiting *waiting = g_queue_peek_head (&self->waiting);
  if (waiting == NULL)
    return NULL;
  gsize length = strlen (waiting->text);
  if (self->sent_length > 0 &&
      (self->sent_length + length > TENGEN_ROOM_FLOW_WINDOW ||
       self->sent.length >= TENGEN_ROOM_FLOW_MESSAGES))
    return NULL;
  Sent *sent;
  char *whole = number (self, waiting->text, now_us, &sent);
  self->waiting_length -= length;
  self->fresh_length += sent->length;
  self->fresh++;
  free_waiting (g_queue_pop_head (&self->waiting));
  return whole;
}

char *
tengen_room_flow_beat (TengenRoomFlow *self, guint32 k, gint64 now_us)
{
  g_autofree char *text =
      g_strdup_printf ("{\"t\":\"beat\",\"k\":%" G_GUINT32_FORMAT "}", k);
  Sent *sent;
  char *whole = number (self, text, now_us, &sent);
  sent->is_beat = TRUE;
  sent->k = k;
  self->fresh_length = self->fresh = 0;
  return whole;
}

static Sent *
find_beat (TengenRoomFlow *self, guint32 k)
{
  for (GList *at = self->sent.head; at != NULL; at = at->next)
    {
      Sent *sent = at->data;
      if (sent->is_beat && sent->k == k)
        return sent;
    }
  return NULL;
}

gint64
tengen_room_flow_answer (TengenRoomFlow *self,
                         guint32 k,
                         guint64 got,
                         gint64 now_us)
{
  Sent *beat = find_beat (self, k);
  if (beat == NULL)
    return -1;
  gint64 took = now_us - beat->sent_us;
  guint64 last = MIN (got, beat->s);
  /* each beat is answered once, even if the client does not count it */
  beat->is_beat = FALSE;
  if (got + 1 == beat->s)
    last = beat->s;
  for (Sent *sent;
       (sent = g_queue_peek_head (&self->sent)) != NULL && sent->s <= last;)
    {
      self->sent_length -= sent->length;
      g_free (g_queue_pop_head (&self->sent));
    }
  return took;
}

gboolean
tengen_room_flow_wants_beat (const TengenRoomFlow *self)
{
  return self->fresh_length > TENGEN_ROOM_FLOW_WINDOW / 4 ||
         self->fresh > TENGEN_ROOM_FLOW_MESSAGES / 4;
}

gboolean
tengen_room_flow_is_slow (const TengenRoomFlow *self, gint64 now_us)
{
  const Sent *oldest = g_queue_peek_head ((GQueue *) &self->sent);
  return self->waiting_length > TENGEN_ROOM_FLOW_WAITING ||
         (oldest != NULL &&
          now_us - oldest->sent_us > TENGEN_ROOM_FLOW_LATE_US);
}

gboolean
tengen_room_flow_is_empty (const TengenRoomFlow *self)
{
  return self->waiting.length == 0;
}

void
tengen_room_flow_clear (TengenRoomFlow *self)
{
  g_queue_clear_full (&self->waiting, free_waiting);
  self->waiting_length = 0;
}
