/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-desk: a table while the host runs
 *
 * Shape: what the session did goes into the log at once. Whether the clock goes
 *        is settled behind every change: not while the teacher has stopped the
 *        hands, and for a while not while the line of the player to move is
 *        broken.
 */
#include "tengen-room-host-private.h"

#include "tengen-session-advice.h"

/* A page that was hidden when its line broke: its player has looked away. */
#define HIDDEN_US (30 * TENGEN_CLOCK_SECOND)

static const TengenRoomTable *
get_table (TengenRoomDesk *self)
{
  return tengen_room_get_table (self->host->room, self->index);
}

static TengenSeat
get_other (TengenSeat seat)
{
  return (TengenSeat) (TENGEN_SEAT_FIRST + TENGEN_SEAT_SECOND - seat);
}

TengenSeat
tengen_room_desk_get_default (TengenRoomDesk *self)
{
  TengenSeat actor =
      tengen_position_get_actor (tengen_room_play_get_position (self->play));

  return actor != TENGEN_SEAT_NONE ? actor : TENGEN_SEAT_FIRST;
}

void
tengen_room_desk_get_result (TengenRoomDesk *self, TengenResult *result)
{
  const TengenPosition *position = tengen_room_play_get_position (self->play);

  *result = !get_table (self)->by_hand &&
                    tengen_position_get_phase (position) == TENGEN_PHASE_OVER
                ? tengen_position_get_result (position)
                : get_table (self)->result;
}

static gboolean
is_paused (TengenRoomDesk *self)
{
  return get_table (self)->paused || tengen_room_is_paused (self->host->room) ||
         self->host->stuck != 0;
}

int
tengen_room_desk_get_turn (TengenRoomDesk *self, TengenSeat seat)
{
  return tengen_room_get_turn (self->host->room,
                               self->index,
                               seat,
                               tengen_room_play_count_moves (self->play, seat));
}

/* --- Broken lines --- */

static void
note_break (TengenRoomDesk *self)
{
  g_autoptr (TengenRoomEvent) event = NULL;
  gint64 us = g_get_monotonic_time () - self->broken_us;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->broken == TENGEN_SEAT_NONE)
    return;
  event = tengen_room_event_new (TENGEN_ROOM_BROKEN);
  event->table = self->index;
  event->seat = self->broken;
  event->us = MIN (us, self->broken_most_us);
  self->broken = TENGEN_SEAT_NONE;
  if (event->us > 0)
    tengen_room_host_do (self->host, event);
}

static gboolean
break_cb (gpointer data)
{
  TengenRoomDesk *self = data;

  self->timer = 0;
  tengen_room_desk_settle (self);
  return G_SOURCE_REMOVE;
}

static void
begin_break (TengenRoomDesk *self, TengenSeat seat, int member)
{
  gint64 most = tengen_room_get_settings (self->host->room)->breaks_s *
                TENGEN_CLOCK_SECOND;

  self->broken = seat;
  self->broken_us = g_get_monotonic_time ();
  self->broken_most_us = MAX (most - get_table (self)->broken_us[seat - 1], 0);
  if (tengen_room_host_was_hidden (self->host, member))
    self->broken_most_us = MIN (self->broken_most_us, HIDDEN_US);
  if (self->broken_most_us > 0)
    self->timer = g_timeout_add (
        (guint) (self->broken_most_us / 1000) + 1, break_cb, self);
}

/* Whether the clock stands as the player to move is away. */
static gboolean
is_held_by_break (TengenRoomDesk *self, TengenSeat actor)
{
  int member = tengen_room_desk_get_turn (self, actor);
  gboolean away = member != TENGEN_ROOM_COMPUTER &&
                  !tengen_room_host_is_here (self->host, member);

  if (self->broken != TENGEN_SEAT_NONE && (!away || self->broken != actor))
    note_break (self);
  if (!away)
    return FALSE;
  if (self->broken == TENGEN_SEAT_NONE)
    begin_break (self, actor, member);
  return g_get_monotonic_time () - self->broken_us < self->broken_most_us;
}

/* --- The clock and the computer --- */

static gboolean
is_held (TengenRoomDesk *self)
{
  TengenSeat actor =
      tengen_position_get_actor (tengen_room_play_get_position (self->play));

  if (is_paused (self) || get_table (self)->by_hand ||
      actor == TENGEN_SEAT_NONE)
    {
      note_break (self);
      return TRUE;
    }
  return is_held_by_break (self, actor);
}

/* A clock that was not started waits for the first move. */
static void
settle_clock (TengenRoomDesk *self)
{
  TengenSession *session = tengen_room_play_get_session (self->play);
  const TengenClock *clock =
      tengen_game_get_clock (tengen_session_get_game (session));
  gboolean held;

  if (clock == NULL ||
      tengen_position_get_phase (tengen_room_play_get_position (self->play)) !=
          TENGEN_PHASE_PLAY ||
      !clock->started)
    return;
  held = is_held (self);
  if (held && !clock->paused)
    tengen_session_pause_clock (session);
  else if (!held && clock->paused)
    tengen_session_start_clock (session);
}

void
tengen_room_desk_settle (TengenRoomDesk *self)
{
  const TengenRoomTable *table = get_table (self);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (table == NULL)
    return;
  tengen_room_play_set_awake (self->play, !is_paused (self) && !table->by_hand);
  settle_clock (self);
}

static gboolean
settle_cb (gpointer data)
{
  TengenRoomDesk *self = data;

  self->settle_id = 0;
  tengen_room_desk_settle (self);
  return G_SOURCE_REMOVE;
}

/* --- What the session did --- */

static const TengenBoard *
get_board (TengenRoomDesk *self)
{
  return tengen_position_get_board (tengen_room_play_get_position (self->play));
}

/* A change puts stones on the board, or gives back those that were taken. */
static void
follow_stones (TengenRoomDesk *self)
{
  const TengenBoard *board = get_board (self);

  g_array_set_size (self->came, 0);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenStone stone = tengen_board_get (board, point);

      if (stone != self->stones[i] && stone != TENGEN_STONE_NONE)
        g_array_append_val (self->came, point);
      self->stones[i] = (guint8) stone;
    }
}

static void
line_cb (TengenRoomDesk *self, const char *line)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_GAME);
  TengenRoomFault fault;

  event->table = self->index;
  event->command = tengen_command_decode (line);
  fault = tengen_room_host_do (self->host, event);
  if (fault != TENGEN_ROOM_FAULT_NONE)
    g_warning ("table %d: the log does not take “%s” (%d)",
               self->index,
               line,
               (int) fault);
  if (event->command->kind == TENGEN_COMMAND_CLOCK)
    return;
  g_free (self->command);
  self->command = g_strdup (line);
  self->declined = self->hinted = TENGEN_SEAT_NONE;
  follow_stones (self);
}

/* The result of a game that is over, for the event. */
static void
note_result (TengenRoomDesk *self)
{
  const TengenPosition *position = tengen_room_play_get_position (self->play);
  g_autoptr (TengenRoomEvent) event = NULL;
  TengenResult result;

  if (tengen_position_get_phase (position) != TENGEN_PHASE_OVER ||
      get_table (self)->result.kind != TENGEN_RESULT_UNKNOWN)
    return;
  result = tengen_position_get_result (position);
  /* by the colour that the winner had when the game started */
  if (result.winner != TENGEN_STONE_NONE)
    result.winner =
        tengen_position_get_seat (position, result.winner) == TENGEN_SEAT_FIRST
            ? TENGEN_STONE_BLACK
            : TENGEN_STONE_WHITE;
  event = tengen_room_event_new (TENGEN_ROOM_RESULT);
  event->table = self->index;
  event->text = tengen_result_format (&result);
  tengen_room_host_do (self->host, event);
  tengen_room_host_keep (self->host, self->index);
}

static void
changed_cb (TengenRoomDesk *self)
{
  if (get_table (self) == NULL)
    return;
  note_result (self);
  tengen_room_hints_go_on (self->host);
  if (self->settle_id == 0)
    self->settle_id =
        g_idle_add_full (G_PRIORITY_DEFAULT, settle_cb, self, NULL);
  tengen_room_host_touch (self->host, self->index);
}

TengenRoomDesk *
tengen_room_desk_new (TengenRoomHost *host, int table, TengenGame *game)
{
  TengenRoomDesk *self = g_new0 (TengenRoomDesk, 1);

  self->host = host;
  self->index = table;
  self->play = tengen_room_play_new (game);
  self->came = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  self->stones =
      g_new0 (guint8, (gsize) tengen_board_get_n_points (get_board (self)));
  follow_stones (self);
  g_array_set_size (self->came, 0);
  g_signal_connect_swapped (self->play, "line", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (
      self->play, "changed", G_CALLBACK (changed_cb), self);
  return self;
}

void
tengen_room_desk_free (TengenRoomDesk *self)
{
  if (self == NULL)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->play, self);
  g_object_unref (self->play);
  g_array_unref (self->came);
  g_free (self->stones);
  g_free (self->command);
  g_free (self);
}

void
tengen_room_desk_start (TengenRoomDesk *self)
{
  tengen_room_play_start (self->play);
  changed_cb (self);
}

/* --- What players do --- */

static gboolean
plays_computer (TengenRoomDesk *self, TengenSeat seat)
{
  return get_table (self)->sides[get_other (seat) - 1].members[0] ==
         TENGEN_ROOM_COMPUTER;
}

static TengenRoomUndo
get_undo (TengenRoomDesk *self, TengenSeat seat)
{
  const TengenRoomSettings *settings =
      tengen_room_get_settings (self->host->room);

  if (settings->undo == TENGEN_ROOM_UNDO_ASK && plays_computer (self, seat))
    return TENGEN_ROOM_UNDO_FREE;
  return settings->undo;
}

static gboolean
can_take_back (TengenRoomDesk *self, TengenSeat seat)
{
  if (get_table (self)->asked != TENGEN_SEAT_NONE ||
      !tengen_room_play_can_take_back (self->play, seat))
    return FALSE;
  switch (get_undo (self, seat))
    {
    case TENGEN_ROOM_UNDO_ASK:
      return TRUE;
    case TENGEN_ROOM_UNDO_FREE:
      return plays_computer (self, seat) ||
             tengen_room_play_has_moved (self->play, seat);
    case TENGEN_ROOM_UNDO_NONE:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

/* By #TengenRoomWish. */
static const struct
{
  const char *act;
  TengenActionKind kind;
} wishes[TENGEN_ROOM_N_WISHES] = {
  [TENGEN_ROOM_WISH_UNDO] = { .act = "undo" },
  [TENGEN_ROOM_WISH_DRAW] = { "draw", TENGEN_ACTION_DRAW },
  [TENGEN_ROOM_WISH_VOID] = { "void", TENGEN_ACTION_VOID },
};

/* Whether the opponent can be asked, or (DRAW) the computer. What was declined
 * is not asked for again before the next change. */
static gboolean
can_wish (TengenRoomDesk *self, TengenSeat seat, TengenRoomWish wish)
{
  if (wish == TENGEN_ROOM_WISH_UNDO)
    return can_take_back (self, seat);
  return get_table (self)->asked == TENGEN_SEAT_NONE &&
         !(self->declined == seat && self->declined_wish == wish) &&
         !(wish == TENGEN_ROOM_WISH_VOID && plays_computer (self, seat)) &&
         tengen_room_play_can_agree (self->play, wishes[wish].kind);
}

static gboolean
has_hints (TengenRoomDesk *self)
{
  return tengen_room_get_settings (self->host->room)->hints;
}

gboolean
tengen_room_desk_is_hinted (TengenRoomDesk *self, TengenSeat seat)
{
  TengenSession *session = tengen_room_play_get_session (self->play);

  return seat != TENGEN_SEAT_NONE && self->hinted == seat && has_hints (self) &&
         (self->waits != 0 || tengen_session_is_advising (session) ||
          tengen_session_get_advice (session, NULL) != NULL ||
          tengen_session_get_renju_advice (session, NULL) != NULL);
}

/* Once for a position, unless it was given up. */
static gboolean
can_hint (TengenRoomDesk *self, TengenSeat seat)
{
  return has_hints (self) && !tengen_room_desk_is_hinted (self, seat) &&
         tengen_room_play_can_hint (self->play, seat);
}

/* To resign is the last of the buttons. */
static void
add_before_last (GPtrArray *acts, const char *act)
{
  g_ptr_array_insert (
      acts, (int) acts->len - (acts->len > 0 ? 1 : 0), g_strdup (act));
}

GPtrArray *
tengen_room_desk_list_acts (TengenRoomDesk *self,
                            TengenSeat seat,
                            gboolean has_turn)
{
  GPtrArray *acts = tengen_room_play_list_acts (self->play, seat, has_turn);

  if (get_table (self)->asked == get_other (seat))
    {
      g_ptr_array_insert (acts, 0, g_strdup ("yes"));
      g_ptr_array_insert (acts, 1, g_strdup ("no"));
    }
  if (has_turn && can_hint (self, seat))
    add_before_last (acts, "hint");
  for (int i = 0; i < TENGEN_ROOM_N_WISHES; i++)
    if (can_wish (self, seat, (TengenRoomWish) i))
      add_before_last (acts, wishes[i].act);
  return acts;
}

gboolean
tengen_room_desk_can_tap (TengenRoomDesk *self,
                          TengenSeat seat,
                          gboolean has_turn)
{
  return tengen_room_play_can_tap (self->play, seat) &&
         (has_turn || tengen_position_get_phase (tengen_room_play_get_position (
                          self->play)) == TENGEN_PHASE_COUNT);
}

static TengenRoomPlayAnswer
ask (TengenRoomDesk *self, TengenSeat seat, TengenRoomWish wish)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_new (TENGEN_ROOM_ASK);

  event->table = self->index;
  event->seat = seat;
  event->wish = wish;
  return tengen_room_host_do (self->host, event) == TENGEN_ROOM_FAULT_NONE
             ? TENGEN_ROOM_PLAY_DONE
             : TENGEN_ROOM_PLAY_NOT_NOW;
}

/* Of the computer a draw is agreed on or refused at once. */
static TengenRoomPlayAnswer
wish_for (TengenRoomDesk *self, TengenSeat seat, TengenRoomWish wish)
{
  if (wish == TENGEN_ROOM_WISH_UNDO &&
      get_undo (self, seat) == TENGEN_ROOM_UNDO_FREE)
    tengen_room_play_take_back (self->play, seat);
  else if (plays_computer (self, seat))
    return tengen_room_play_agree (self->play, wishes[wish].kind);
  else
    return ask (self, seat, wish);
  return TENGEN_ROOM_PLAY_DONE;
}

static TengenRoomPlayAnswer
answer (TengenRoomDesk *self, TengenSeat seat, gboolean yes)
{
  TengenSeat asked = get_table (self)->asked;
  TengenRoomWish wish = get_table (self)->wish;
  g_autoptr (TengenRoomEvent) event = NULL;

  if (asked == TENGEN_SEAT_NONE || asked == seat)
    return TENGEN_ROOM_PLAY_NOT_NOW;
  event = tengen_room_event_new (TENGEN_ROOM_ANSWER);
  event->table = self->index;
  event->on = yes;
  tengen_room_host_do (self->host, event);
  if (!yes)
    {
      self->declined = asked;
      self->declined_wish = wish;
    }
  else if (wish == TENGEN_ROOM_WISH_UNDO)
    tengen_room_play_take_back (self->play, asked);
  else
    tengen_room_play_agree (self->play, wishes[wish].kind);
  return TENGEN_ROOM_PLAY_DONE;
}

static TengenRoomPlayAnswer
hint (TengenRoomDesk *self, TengenSeat seat)
{
  if (!can_hint (self, seat))
    return TENGEN_ROOM_PLAY_NOT_NOW;
  tengen_room_hints_ask (self, seat);
  return TENGEN_ROOM_PLAY_DONE;
}

TengenRoomPlayAnswer
tengen_room_desk_act (TengenRoomDesk *self, TengenSeat seat, const char *act)
{
  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_ROOM_PLAY_NOT_NOW;
  for (int i = 0; i < TENGEN_ROOM_N_WISHES; i++)
    if (g_str_equal (act, wishes[i].act) &&
        can_wish (self, seat, (TengenRoomWish) i))
      return wish_for (self, seat, (TengenRoomWish) i);
  if (g_str_equal (act, "hint"))
    return hint (self, seat);
  if (g_str_equal (act, "yes") || g_str_equal (act, "no"))
    return answer (self, seat, g_str_equal (act, "yes"));
  return tengen_room_play_act (self->play, seat, act);
}
