/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-play: a game that is played at a table of a room
 */
#include "tengen-room-play.h"

#include <string.h>

#include "tengen-board-number.h"
#include "tengen-session-advice.h"
#include "tengen-signal.h"

struct _TengenRoomPlay
{
  GObject parent_instance;

  /* Owned */
  TengenSession *session;
  TengenReason *reason;

  gboolean objected;
  gboolean started;
  /* Time: the system's less @offset, but not before @floor. */
  TengenSeat turn;
  gint64 floor_us;
  gint64 offset_us;
  gint64 lag_us[TENGEN_SEAT_SECOND + 1];
  /* ends a count on which both agree; 0 for none */
  guint finish_id;
};

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

static gboolean
is_agreed (TengenRoomPlay *self)
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
  if (is_agreed (self))
    tengen_session_finish (self->session);
  return G_SOURCE_REMOVE;
}

static void
finish_soon (TengenRoomPlay *self)
{
  if (self->started && self->finish_id == 0 && is_agreed (self))
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

/* --- What a seat can do --- */

typedef struct
{
  const char *word;
  TengenActionKind kind;
  int value;
} Act;

/* In the order of the buttons. What is said of a kind is in the protocol. */
static const Act acts[] = {
  { "accept", TENGEN_ACTION_ACCEPT, 0 },
  { "refuse", TENGEN_ACTION_REFUSE, 0 },
  { "admit", TENGEN_ACTION_ADMIT, 1 },
  { "deny", TENGEN_ACTION_ADMIT, 0 },
  { "choose 0", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_STAY },
  { "choose 1", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_SWAP },
  { "choose 2", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_FIFTHS },
  { "choose 3", TENGEN_ACTION_CHOOSE, TENGEN_RENJU_CHOICE_MORE },
  { "agree", TENGEN_ACTION_AGREE, 1 },
  { "disagree", TENGEN_ACTION_AGREE, 0 },
  { "pass", TENGEN_ACTION_PASS, 0 },
  { "virtual", TENGEN_ACTION_VIRTUAL, 0 },
  { "propose", TENGEN_ACTION_PROPOSE, 0 },
  { "five", TENGEN_ACTION_FIVE, 0 },
  { "forbidden", TENGEN_ACTION_FORBIDDEN, 0 },
  { "unmark", TENGEN_ACTION_UNMARK, 0 },
  { "resume", TENGEN_ACTION_RESUME, 0 },
  { "resign", TENGEN_ACTION_RESIGN, 0 },
};

#define DECLARE "declare "

static TengenPhase
get_phase (TengenRoomPlay *self)
{
  return tengen_position_get_phase (tengen_room_play_get_position (self));
}

/* What only the player does whose turn it is. */
static gboolean
is_of_turn (TengenActionKind kind)
{
  TengenActionGroup group = tengen_action_get_info (kind)->group;

  return group == TENGEN_ACTION_GROUP_MOVE ||
         group == TENGEN_ACTION_GROUP_OPENING || kind == TENGEN_ACTION_PROPOSE;
}

/* Whether a player may want a kind now, the rules aside. */
static gboolean
is_wanted (TengenRoomPlay *self, TengenSeat seat, const Act *act)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  gboolean agreed = get_phase (self) == TENGEN_PHASE_COUNT &&
                    tengen_position_get_agreed (position, seat);

  if (act->kind == TENGEN_ACTION_AGREE)
    return agreed != (act->value == 1) &&
           !tengen_session_is_judging (self->session);
  if (act->kind == TENGEN_ACTION_UNMARK)
    return tengen_position_get_marks_left (position) > 0;
  return !is_of_turn (act->kind) ||
         tengen_position_get_actor (position) == seat;
}

static TengenReason *
check (TengenRoomPlay *self, TengenSeat seat, TengenActionKind kind, int value)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  TengenAction action = {
    .kind = kind,
    .seat = seat,
    .stone = tengen_position_get_stone (position, seat),
    .point = kind == TENGEN_ACTION_PASS || kind == TENGEN_ACTION_VIRTUAL
                 ? TENGEN_POINT_PASS
                 : TENGEN_POINT_NONE,
    .value = value,
  };

  return tengen_position_check (position, &action);
}

static gboolean
may (TengenRoomPlay *self, TengenSeat seat, const Act *act)
{
  g_autoptr (TengenReason) reason = NULL;

  if (!is_wanted (self, seat, act))
    return FALSE;
  reason = check (self, seat, act->kind, act->value);
  return reason == NULL;
}

/* How many fifth moves a player can declare, 0 for none. */
static int
count_fifths (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL || get_phase (self) != TENGEN_PHASE_PLAY ||
      tengen_position_get_actor (position) != seat)
    return 0;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_DECLARE ? step.most : 0;
}

GPtrArray *
tengen_room_play_list_acts (TengenRoomPlay *self,
                            TengenSeat seat,
                            gboolean turn)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), list);

  if (seat == TENGEN_SEAT_NONE || get_phase (self) == TENGEN_PHASE_OVER)
    return list;
  for (int i = 1; turn && i <= count_fifths (self, seat); i++)
    g_ptr_array_add (list, g_strdup_printf (DECLARE "%d", i));
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if ((turn || !is_of_turn (acts[i].kind)) && may (self, seat, &acts[i]))
      g_ptr_array_add (list, g_strdup (acts[i].word));
  if (tengen_session_is_at_odds (self->session))
    g_ptr_array_add (list, g_strdup ("program"));
  if (tengen_session_offers_void (self->session))
    {
      g_ptr_array_add (list, g_strdup ("void"));
      g_ptr_array_add (list, g_strdup ("go-on"));
    }
  return list;
}

/* Whether a stone, or a neutral point, can be marked. */
static gboolean
can_mark (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  const TengenBoard *board = tengen_position_get_board (position);

  if (tengen_position_get_setup (position)->rules.claims)
    return TRUE;
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
      {
        TengenAction action = { .kind = TENGEN_ACTION_MARK,
                                .seat = seat,
                                .point = (TengenPoint) i,
                                .value = TENGEN_GO_MARK_DEAD };
        g_autoptr (TengenReason) reason =
            tengen_position_check (position, &action);

        return reason == NULL;
      }
  return FALSE;
}

static gboolean
waits_for_word (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenDuty duty = tengen_position_get_duty (position);
  TengenRenjuStep step;

  if (duty == TENGEN_DUTY_ANSWER || duty == TENGEN_DUTY_VIRTUAL ||
      duty == TENGEN_DUTY_ADMIT || renju == NULL)
    return duty != TENGEN_DUTY_NONE && duty != TENGEN_DUTY_BOARD &&
           duty != TENGEN_DUTY_PLACE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_CHOOSE ||
         step.kind == TENGEN_RENJU_STEP_DECLARE;
}

gboolean
tengen_room_play_can_tap (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), FALSE);

  position = tengen_room_play_get_position (self);
  switch (get_phase (self))
    {
    case TENGEN_PHASE_PLAY:
      return seat != TENGEN_SEAT_NONE &&
             tengen_position_get_actor (position) == seat &&
             !waits_for_word (self, seat);
    case TENGEN_PHASE_COUNT:
      return seat != TENGEN_SEAT_NONE && can_mark (self, seat);
    case TENGEN_PHASE_OVER:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

/* --- Doing it --- */

static void
run (TengenRoomPlay *self, TengenSeat seat, TengenActionKind kind, int value)
{
  TengenSession *session = self->session;

  switch ((int) kind)
    {
    case TENGEN_ACTION_PASS:
      tengen_session_pass (session);
      break;
    case TENGEN_ACTION_VIRTUAL:
      tengen_session_virtual (session);
      break;
    case TENGEN_ACTION_PROPOSE:
      tengen_session_propose (session);
      break;
    case TENGEN_ACTION_ACCEPT:
    case TENGEN_ACTION_REFUSE:
      tengen_session_answer (session, kind == TENGEN_ACTION_ACCEPT);
      break;
    case TENGEN_ACTION_ADMIT:
      tengen_session_admit_five (session, value == 1);
      break;
    case TENGEN_ACTION_CHOOSE:
      tengen_session_choose (session, (TengenRenjuChoice) value);
      break;
    case TENGEN_ACTION_DECLARE:
      tengen_session_declare (session, value);
      break;
    case TENGEN_ACTION_FIVE:
      tengen_session_declare_five (session, seat);
      break;
    case TENGEN_ACTION_FORBIDDEN:
      tengen_session_claim_forbidden (session);
      break;
    case TENGEN_ACTION_AGREE:
      tengen_session_agree (session, seat, value == 1);
      break;
    case TENGEN_ACTION_UNMARK:
      tengen_session_unmark (session);
      break;
    case TENGEN_ACTION_RESUME:
      tengen_session_resume (session, seat);
      break;
    case TENGEN_ACTION_RESIGN:
      tengen_session_resign (session, seat);
      break;
    default:
      g_return_if_reached ();
    }
}

static TengenRoomPlayAnswer
answer (TengenRoomPlay *self)
{
  return self->reason == NULL ? TENGEN_ROOM_PLAY_DONE
                              : TENGEN_ROOM_PLAY_REFUSED;
}

/* The rules say what is against it where a player may want it. */
static TengenRoomPlayAnswer
try_kind (TengenRoomPlay *self, TengenSeat seat, const Act *act)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  if (get_phase (self) == TENGEN_PHASE_OVER || !is_wanted (self, seat, act))
    return TENGEN_ROOM_PLAY_NOT_NOW;
  self->reason = check (self, seat, act->kind, act->value);
  if (self->reason != NULL)
    return TENGEN_ROOM_PLAY_REFUSED;
  run (self, seat, act->kind, act->value);
  if (is_agreed (self))
    tengen_session_finish (self->session);
  return answer (self);
}

/* What a player says to a proposal of the computer. */
static TengenRoomPlayAnswer
answer_computer (TengenRoomPlay *self, const char *act)
{
  if (g_str_equal (act, "program") && tengen_session_is_at_odds (self->session))
    tengen_session_take_proposal (self->session);
  else if (g_str_equal (act, "void") &&
           tengen_session_offers_void (self->session))
    tengen_session_end_void (self->session);
  else if (g_str_equal (act, "go-on") &&
           tengen_session_offers_void (self->session))
    tengen_session_refuse_void (self->session);
  else
    return TENGEN_ROOM_PLAY_NOT_NOW;
  return TENGEN_ROOM_PLAY_DONE;
}

TengenRoomPlayAnswer
tengen_room_play_act (TengenRoomPlay *self, TengenSeat seat, const char *act)
{
  Act declared = { DECLARE, TENGEN_ACTION_DECLARE, 0 };

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), TENGEN_ROOM_PLAY_NOT_NOW);
  g_return_val_if_fail (act != NULL, TENGEN_ROOM_PLAY_NOT_NOW);

  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_ROOM_PLAY_NOT_NOW;
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (act, acts[i].word))
      return try_kind (self, seat, &acts[i]);
  if (g_str_has_prefix (act, DECLARE) &&
      tengen_board_number_parse (
          act + strlen (DECLARE), 1, G_MAXUINT8, &declared.value))
    return try_kind (self, seat, &declared);
  return answer_computer (self, act);
}

static gboolean
is_offering (TengenRoomPlay *self)
{
  const TengenGameRenju *renju =
      tengen_position_get_renju (tengen_room_play_get_position (self));
  TengenRenjuStep step;

  if (renju == NULL)
    return FALSE;
  tengen_renju_opening_get_step (renju->opening, &step);
  return step.kind == TENGEN_RENJU_STEP_OFFER;
}

TengenRoomPlayAnswer
tengen_room_play_tap (TengenRoomPlay *self, TengenSeat seat, TengenPoint point)
{
  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), TENGEN_ROOM_PLAY_NOT_NOW);

  g_clear_pointer (&self->reason, tengen_reason_free);
  if (!tengen_room_play_can_tap (self, seat))
    return TENGEN_ROOM_PLAY_NOT_NOW;
  if (get_phase (self) == TENGEN_PHASE_COUNT)
    tengen_session_toggle (self->session, point);
  else if (is_offering (self))
    tengen_session_offer (self->session, point);
  else
    tengen_session_play (self->session, point);
  return answer (self);
}

TengenRoomPlayAnswer
tengen_room_play_do (TengenRoomPlay *self,
                     TengenSeat seat,
                     const TengenCommand *command)
{
  const TengenAction *action;

  g_return_val_if_fail (TENGEN_IS_ROOM_PLAY (self), TENGEN_ROOM_PLAY_NOT_NOW);
  g_return_val_if_fail (command != NULL, TENGEN_ROOM_PLAY_NOT_NOW);

  action = &command->action;
  if (command->kind != TENGEN_COMMAND_ACT || seat == TENGEN_SEAT_NONE)
    return TENGEN_ROOM_PLAY_NOT_NOW;
  if (action->kind == TENGEN_ACTION_PLAY || action->kind == TENGEN_ACTION_OFFER)
    return tengen_room_play_tap (self, seat, action->point);
  if (action->kind == TENGEN_ACTION_DECLARE)
    {
      Act declared = { DECLARE, TENGEN_ACTION_DECLARE, action->value };

      return try_kind (self, seat, &declared);
    }
  if (action->kind == TENGEN_ACTION_MARK || action->kind == TENGEN_ACTION_CLAIM)
    {
      g_clear_pointer (&self->reason, tengen_reason_free);
      if (!tengen_room_play_can_tap (self, seat))
        return TENGEN_ROOM_PLAY_NOT_NOW;
      if (action->kind == TENGEN_ACTION_MARK)
        tengen_session_mark (
            self->session, action->point, (TengenGoMark) action->value);
      else
        tengen_session_claim (
            self->session, action->point, (TengenStone) action->value);
      return answer (self);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (acts[i].kind == action->kind && acts[i].value == action->value)
      return try_kind (self, seat, &acts[i]);
  return TENGEN_ROOM_PLAY_NOT_NOW;
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

  return get_phase (self) == TENGEN_PHASE_PLAY && seat != TENGEN_SEAT_NONE &&
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

  if (get_phase (self) != TENGEN_PHASE_PLAY)
    return FALSE;
  reason = check (self, TENGEN_SEAT_NONE, kind, 0);
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
  return answer (self);
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
