/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-play: a game that is played at a table of a room
 */
#include "tengen-room-play-private.h"

#include "tengen-session-advice.h"
#include "tengen-signal.h"

G_DEFINE_FINAL_TYPE (TengenRoomPlay, tengen_room_play, G_TYPE_OBJECT)

enum
{
  LINE,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- Time --- */

/* Stands while this computer sleeps, as nobody can move then. */
static gint64
read_now (gpointer data)
{
  TengenRoomPlay *self = data;

  return MAX (g_get_monotonic_time () - self->offset_us, self->floor_us);
}

/* The new turn begins when its player can have seen the board. */
static void
follow_turn (TengenRoomPlay *self)
{
  TengenSeat turn =
      tengen_position_get_actor (tengen_room_play_get_position (self));

  if (turn == self->turn)
    return;
  self->turn = turn;
  self->floor_us = read_now (self);
  self->offset_us += self->lag_us[turn];
}

void
tengen_room_play_set_lag (TengenRoomPlay *self, TengenSeat seat, gint64 us)
{
  g_return_if_fail (TENGEN_IS_ROOM_PLAY (self));
  g_return_if_fail (seat <= TENGEN_SEAT_SECOND);

  self->lag_us[seat] = CLAMP (us, 0, TENGEN_ROOM_PLAY_MOST_LAG_US);
}

/* --- The end of the count --- */

gboolean
tengen_room_play_is_agreed (TengenRoomPlay *self)
{
  const TengenPosition *position = tengen_room_play_get_position (self);

  return tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
         tengen_position_get_agreed (position, TENGEN_SEAT_FIRST) &&
         tengen_position_get_agreed (position, TENGEN_SEAT_SECOND);
}

static gboolean
finish_cb (gpointer data)
{
  TengenRoomPlay *self = TENGEN_ROOM_PLAY (data);

  self->finish_id = 0;
  if (tengen_room_play_is_agreed (self))
    tengen_session_finish (self->session);
  return G_SOURCE_REMOVE;
}

static void
finish_soon (TengenRoomPlay *self)
{
  if (self->started && self->finish_id == 0 &&
      tengen_room_play_is_agreed (self))
    self->finish_id =
        g_idle_add_full (G_PRIORITY_DEFAULT, finish_cb, self, NULL);
}

/* --- The session --- */

static void
line_cb (TengenRoomPlay *self, const char *line)
{
  g_signal_emit (self, signals[LINE], 0, line);
}

static void
changed_cb (TengenRoomPlay *self)
{
  self->objected = FALSE;
  follow_turn (self);
  finish_soon (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
told_cb (TengenRoomPlay *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
refused_cb (TengenRoomPlay *self, gpointer reason)
{
  tengen_reason_free (self->reason);
  self->reason = tengen_reason_copy (reason);
}

static void
objected_cb (TengenRoomPlay *self)
{
  self->objected = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tengen_room_play_dispose (GObject *object)
{
  TengenRoomPlay *self = TENGEN_ROOM_PLAY (object);

  g_clear_handle_id (&self->finish_id, g_source_remove);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      tengen_session_set_time_source (self->session, NULL, NULL);
    }
  g_clear_object (&self->session);
  G_OBJECT_CLASS (tengen_room_play_parent_class)->dispose (object);
}

static void
tengen_room_play_finalize (GObject *object)
{
  tengen_reason_free (TENGEN_ROOM_PLAY (object)->reason);
  G_OBJECT_CLASS (tengen_room_play_parent_class)->finalize (object);
}

static void
tengen_room_play_class_init (TengenRoomPlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tengen_room_play_dispose;
  object_class->finalize = tengen_room_play_finalize;
  signals[LINE] =
      tengen_signal_new ("line", TENGEN_TYPE_ROOM_PLAY, 1, G_TYPE_STRING);
  signals[CHANGED] = tengen_signal_new ("changed", TENGEN_TYPE_ROOM_PLAY, 0);
}

static void
tengen_room_play_init (TengenRoomPlay *self)
{
  self->floor_us = G_MININT64;
}

static void
listen (TengenRoomPlay *self)
{
  static const struct
  {
    const char *signal;
    GCallback callback;
  } heard[] = {
    { "line", G_CALLBACK (line_cb) },
    { "changed", G_CALLBACK (changed_cb) },
    { "refused", G_CALLBACK (refused_cb) },
    { "objected", G_CALLBACK (objected_cb) },
    { "notify::judging", G_CALLBACK (told_cb) },
    { "notify::thinking", G_CALLBACK (told_cb) },
    { "notify::offers-void", G_CALLBACK (told_cb) },
    { "notify::advising", G_CALLBACK (told_cb) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (heard); i++)
    g_signal_connect_swapped (
        self->session, heard[i].signal, heard[i].callback, self);
}

TengenRoomPlay *
tengen_room_play_new (TengenGame *game)
{
  TengenRoomPlay *self = g_object_new (TENGEN_TYPE_ROOM_PLAY, NULL);

  g_return_val_if_fail (game != NULL, NULL);

  self->session = tengen_session_new (game);
  self->turn = tengen_position_get_actor (tengen_game_get_position (game));
  tengen_session_set_time_source (self->session, read_now, self);
  tengen_session_set_advice_for_all (self->session, TRUE);
  listen (self);
  return self;
}

void
tengen_room_play_start (TengenRoomPlay *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_PLAY (self));

  self->started = TRUE;
  tengen_session_pause_restored (self->session);
  tengen_session_judge (self->session);
  finish_soon (self);
}

TengenSession *
tengen_room_play_get_session (TengenRoomPlay *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), NULL);

  return self->session;
}

const TengenPosition *
tengen_room_play_get_position (TengenRoomPlay *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), NULL);

  return tengen_session_get_position (self->session);
}

void
tengen_room_play_set_awake (TengenRoomPlay *self, gboolean awake)
{
  g_return_if_fail (TENGEN_IS_ROOM_PLAY (self));

  tengen_session_set_computer (self->session, awake);
}

const TengenReason *
tengen_room_play_get_reason (TengenRoomPlay *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), NULL);

  return self->reason;
}

gboolean
tengen_room_play_has_objection (TengenRoomPlay *self)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  return self->objected;
}

/* --- Taking back --- */

guint
tengen_room_play_count_moves (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position;
  const GArray *moves;
  TengenStone stone;
  guint n = 0;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), 0);

  position = tengen_room_play_get_position (self);
  moves = tengen_position_get_moves (position);
  stone = tengen_position_get_stone (position, seat);
  for (guint i = 0; i < moves->len; i++)
    n += g_array_index (moves, TengenMove, i).stone == stone;
  return n;
}

gboolean
tengen_room_play_can_take_back (TengenRoomPlay *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  return tengen_room_play_get_phase (self) == TENGEN_PHASE_PLAY &&
         seat != TENGEN_SEAT_NONE &&
         tengen_game_can_take_back (tengen_session_get_game (self->session)) &&
         tengen_room_play_count_moves (self, seat) > 0;
}

gboolean
tengen_room_play_has_moved (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position;
  const GArray *moves;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  position = tengen_room_play_get_position (self);
  moves = tengen_position_get_moves (position);
  return moves->len > 0 &&
         g_array_index (moves, TengenMove, moves->len - 1).stone ==
             tengen_position_get_stone (position, seat);
}

void
tengen_room_play_take_back (TengenRoomPlay *self, TengenSeat seat)
{
  guint n;

  g_return_if_fail (TENGEN_IS_ROOM_PLAY (self));

  n = tengen_room_play_count_moves (self, seat);
  while (n > 0 && tengen_room_play_count_moves (self, seat) >= n)
    if (!tengen_session_take_back (self->session))
      break;
}

/* --- What both agree on --- */

gboolean
tengen_room_play_can_agree (TengenRoomPlay *self, TengenActionKind kind)
{
  g_autoptr (TengenReason) reason = NULL;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  if (tengen_room_play_get_phase (self) != TENGEN_PHASE_PLAY)
    return FALSE;
  reason = tengen_room_play_check (self, TENGEN_SEAT_NONE, kind, 0);
  return reason == NULL;
}

TengenRoomPlayAnswer
tengen_room_play_agree (TengenRoomPlay *self, TengenActionKind kind)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), TENGEN_ROOM_PLAY_NOT_NOW);

  g_clear_pointer (&self->reason, tengen_reason_free);
  if (kind == TENGEN_ACTION_DRAW)
    tengen_session_agree_draw (self->session);
  else
    tengen_session_end_void (self->session);
  return tengen_room_play_answer (self);
}

/* --- Advice --- */

gboolean
tengen_room_play_can_hint (TengenRoomPlay *self, TengenSeat seat)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  return seat != TENGEN_SEAT_NONE &&
         tengen_position_get_actor (tengen_room_play_get_position (self)) ==
             seat &&
         tengen_session_can_advise (self->session);
}

void
tengen_room_play_hint (TengenRoomPlay *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_PLAY (self));

  tengen_session_ask_advice (self->session);
}
