/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-line: a connection to a client, whatever carries it
 */
#include "tengen-room-line-private.h"

#include "tengen-room-flow.h"
#include "tengen-room-limits.h"
#include "tengen-room-pulse.h"

/* How often a line looks at the time. */
#define TICK_MS 500
/* How long what waits may take to go out when the line is to close. */
#define FINISH_MS 1000
#define MOST_GARBAGE 10

typedef struct
{
  char *address;
  gboolean is_control;
  TengenRoomFlow *flow;
  TengenRoomPulse pulse;
  TengenRoomBucket bucket;
  guint garbage;
  gboolean spoke, broken, hidden;
  gboolean ending, finishing, closed;
  gboolean flushing;
  guint tick_id, finish_id;
} TengenRoomLinePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TengenRoomLine,
                                     tengen_room_line,
                                     G_TYPE_OBJECT)

#define PRIVATE(self)                                                          \
  ((TengenRoomLinePrivate *) tengen_room_line_get_instance_private (self))

enum
{
  RECEIVED,
  GARBAGE,
  CUT,
  STATE_CHANGED,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Writes what may go out. The carrier may be lost meanwhile. */
static void
flush (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->flushing)
    return;
  g_object_ref (self);
  priv->flushing = TRUE;
  gint64 now = g_get_monotonic_time ();
  for (char *text; !priv->closed &&
                   (text = tengen_room_flow_take (priv->flow, now)) != NULL;)
    {
      TENGEN_ROOM_LINE_GET_CLASS (self)->write (self, text);
      g_free (text);
    }
  priv->flushing = FALSE;
  if (priv->ending && !priv->finishing && !priv->closed &&
      tengen_room_flow_is_empty (priv->flow))
    {
      priv->finishing = TRUE;
      TENGEN_ROOM_LINE_GET_CLASS (self)->finish (self);
    }
  g_object_unref (self);
}

/* Numbers of beats cannot be guessed: an answer shows that it was read. */
static void
beat (TengenRoomLine *self, gint64 now)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  g_autofree char *text =
      tengen_room_flow_beat (priv->flow, g_random_int () >> 1, now);
  TENGEN_ROOM_LINE_GET_CLASS (self)->write (self, text);
}

static void
flush_and_beat (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  flush (self);
  if (!priv->ending && priv->spoke && tengen_room_flow_wants_beat (priv->flow))
    beat (self, g_get_monotonic_time ());
}

void
tengen_room_line_send (TengenRoomLine *self,
                       const char *subject,
                       const char *text)
{
  g_return_if_fail (TENGEN_IS_ROOM_LINE (self));
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->ending)
    return;
  tengen_room_flow_put (priv->flow, subject, text);
  flush_and_beat (self);
}

static gboolean
give_up (gpointer data)
{
  TengenRoomLine *self = data;
  PRIVATE (self)->finish_id = 0;
  TENGEN_ROOM_LINE_GET_CLASS (self)->drop (self);
  tengen_room_line_lose (self);
  return G_SOURCE_REMOVE;
}

void
tengen_room_line_close (TengenRoomLine *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_LINE (self));
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->ending)
    return;
  priv->ending = TRUE;
  priv->finish_id = g_timeout_add (FINISH_MS, give_up, self);
  flush (self);
}

static void
cut (TengenRoomLine *self, const char *why)
{
  tengen_room_flow_clear (PRIVATE (self)->flow);
  g_signal_emit (self, signals[CUT], 0, why);
  tengen_room_line_close (self);
}

static void
set_state (TengenRoomLine *self, gboolean broken, gboolean hidden)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->broken == broken && priv->hidden == hidden)
    return;
  priv->broken = broken;
  priv->hidden = hidden;
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* A line that is ending has its own end. */
static void
look (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  gint64 now = g_get_monotonic_time ();
  if (priv->ending)
    return;
  if (tengen_room_pulse_is_gone (&priv->pulse, now) ||
      tengen_room_flow_is_slow (priv->flow, now))
    {
      cut (self, "slow");
      return;
    }
  if (!priv->spoke)
    return;
  if (tengen_room_pulse_is_due (&priv->pulse, now))
    beat (self, now);
  if (!priv->closed)
    set_state (
        self, tengen_room_pulse_is_broken (&priv->pulse, now), priv->hidden);
}

static gboolean
tick (gpointer data)
{
  g_autoptr (TengenRoomLine) self = g_object_ref (data);
  look (self);
  return G_SOURCE_CONTINUE;
}

void
tengen_room_line_begin (TengenRoomLine *self,
                        const char *address,
                        gboolean is_control)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  gint64 now = g_get_monotonic_time ();
  priv->address = g_strdup (address);
  priv->is_control = is_control;
  priv->pulse = tengen_room_pulse_make (now);
  priv->bucket = tengen_room_bucket_make (
      TENGEN_ROOM_MESSAGES_A_SECOND, TENGEN_ROOM_MESSAGES_AT_ONCE, now);
  priv->tick_id = g_timeout_add (TICK_MS, tick, self);
}

static void
note_heard (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  priv->pulse.heard_us = g_get_monotonic_time ();
  set_state (self, FALSE, priv->hidden);
}

void
tengen_room_line_hear (TengenRoomLine *self)
{
  if (PRIVATE (self)->spoke && !PRIVATE (self)->ending)
    note_heard (self);
}

void
tengen_room_line_reject (TengenRoomLine *self)
{
  if (!PRIVATE (self)->ending)
    cut (self, "message");
}

/* The teacher's program may say as much as it likes. */
static gboolean
may_say (TengenRoomLinePrivate *priv)
{
  return priv->is_control ||
         tengen_room_bucket_take (&priv->bucket, g_get_monotonic_time ());
}

gboolean
tengen_room_line_spend (TengenRoomLine *self)
{
  if (may_say (PRIVATE (self)))
    return TRUE;
  tengen_room_line_reject (self);
  return FALSE;
}

static void
take_garbage (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  g_signal_emit (self, signals[GARBAGE], 0);
  if (++priv->garbage >= MOST_GARBAGE && !priv->ending)
    cut (self, "message");
}

/* Answers that belong to no beat, as one that was answered twice, change
 * nothing. */
static gboolean
take_beat (TengenRoomLine *self, const TengenRoomJson *message)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  gint64 now = g_get_monotonic_time ();
  gint64 k = tengen_room_json_get_int (message, "k", 0, G_MAXUINT32, -1);
  gint64 got = tengen_room_json_get_int (message, "got", 0, G_MAXINT64, -1);
  if (k < 0 || got < 0)
    return FALSE;
  gint64 took =
      tengen_room_flow_answer (priv->flow, (guint32) k, (guint64) got, now);
  if (took < 0)
    return tengen_room_bucket_take (&priv->bucket, now);
  tengen_room_pulse_add (&priv->pulse, took, now);
  set_state (self, FALSE, tengen_room_json_get_bool (message, "hidden"));
  flush_and_beat (self);
  return TRUE;
}

static void
take (TengenRoomLine *self, const char *data, gsize length)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  g_autoptr (TengenRoomJson) message = tengen_room_json_read (data, length);
  const char *kind =
      message != NULL ? tengen_room_json_get_string (message, "t") : NULL;
  if (kind == NULL)
    take_garbage (self);
  else if (g_str_equal (kind, "beat"))
    {
      if (!take_beat (self, message))
        take_garbage (self);
    }
  else if (may_say (priv))
    {
      priv->spoke = TRUE;
      g_signal_emit (self, signals[RECEIVED], 0, message);
    }
  else
    take_garbage (self);
}

void
tengen_room_line_take (TengenRoomLine *self, const char *data, gsize length)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->ending)
    return;
  g_object_ref (self);
  note_heard (self);
  if (!priv->ending)
    take (self, data, length);
  g_object_unref (self);
}

void
tengen_room_line_lose (TengenRoomLine *self)
{
  TengenRoomLinePrivate *priv = PRIVATE (self);
  if (priv->closed)
    return;
  priv->closed = TRUE;
  priv->ending = TRUE;
  g_clear_handle_id (&priv->tick_id, g_source_remove);
  g_clear_handle_id (&priv->finish_id, g_source_remove);
  tengen_room_flow_clear (priv->flow);
  g_signal_emit (self, signals[CLOSED], 0);
}

gboolean
tengen_room_line_is_ending (TengenRoomLine *self)
{
  return PRIVATE (self)->ending;
}

gboolean
tengen_room_line_is_control (TengenRoomLine *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LINE (self), FALSE);
  return PRIVATE (self)->is_control;
}

const char *
tengen_room_line_get_address (TengenRoomLine *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LINE (self), "");
  return PRIVATE (self)->address;
}

gint64
tengen_room_line_get_round_us (TengenRoomLine *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LINE (self), 0);
  return tengen_room_pulse_get_round_us (&PRIVATE (self)->pulse,
                                         g_get_monotonic_time ());
}

gboolean
tengen_room_line_is_broken (TengenRoomLine *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LINE (self), TRUE);
  return PRIVATE (self)->broken;
}

gboolean
tengen_room_line_is_hidden (TengenRoomLine *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_LINE (self), FALSE);
  return PRIVATE (self)->hidden;
}

static void
tengen_room_line_finalize (GObject *object)
{
  TengenRoomLinePrivate *priv = PRIVATE (TENGEN_ROOM_LINE (object));
  g_clear_handle_id (&priv->tick_id, g_source_remove);
  g_clear_handle_id (&priv->finish_id, g_source_remove);
  tengen_room_flow_free (priv->flow);
  g_free (priv->address);
  G_OBJECT_CLASS (tengen_room_line_parent_class)->finalize (object);
}

static guint
add_signal (TengenRoomLineClass *class, const char *name, GType type)
{
  return g_signal_new (name,
                       G_TYPE_FROM_CLASS (class),
                       G_SIGNAL_RUN_LAST,
                       0,
                       NULL,
                       NULL,
                       NULL,
                       G_TYPE_NONE,
                       type != G_TYPE_NONE,
                       type);
}

static void
tengen_room_line_class_init (TengenRoomLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tengen_room_line_finalize;
  signals[RECEIVED] = add_signal (class, "received", G_TYPE_POINTER);
  signals[GARBAGE] = add_signal (class, "garbage", G_TYPE_NONE);
  signals[CUT] = add_signal (class, "cut", G_TYPE_STRING);
  signals[STATE_CHANGED] = add_signal (class, "state-changed", G_TYPE_NONE);
  signals[CLOSED] = add_signal (class, "closed", G_TYPE_NONE);
}

static void
tengen_room_line_init (TengenRoomLine *self)
{
  PRIVATE (self)->flow = tengen_room_flow_new ();
}
