/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-play-acts: what a seat can do, by the words of the protocol
 */
#include "tengen-room-play-private.h"

#include <string.h>

#include "tengen-board-number.h"

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

TengenPhase
tengen_room_play_get_phase (TengenRoomPlay *self)
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
  gboolean agreed = tengen_room_play_get_phase (self) == TENGEN_PHASE_COUNT &&
                    tengen_position_get_agreed (position, seat);

  if (act->kind == TENGEN_ACTION_AGREE)
    return agreed != (act->value == 1) &&
           !tengen_session_is_judging (self->session);
  if (act->kind == TENGEN_ACTION_UNMARK)
    return tengen_position_get_marks_left (position) > 0;
  return !is_of_turn (act->kind) ||
         tengen_position_get_actor (position) == seat;
}

TengenReason *
tengen_room_play_check (TengenRoomPlay *self,
                        TengenSeat seat,
                        TengenActionKind kind,
                        int value)
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
  reason = tengen_room_play_check (self, seat, act->kind, act->value);
  return reason == NULL;
}

/* How many fifth moves a player can declare, 0 for none. */
static int
count_fifths (TengenRoomPlay *self, TengenSeat seat)
{
  const TengenPosition *position = tengen_room_play_get_position (self);
  const TengenGameRenju *renju = tengen_position_get_renju (position);
  TengenRenjuStep step;

  if (renju == NULL || tengen_room_play_get_phase (self) != TENGEN_PHASE_PLAY ||
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

  if (seat == TENGEN_SEAT_NONE ||
      tengen_room_play_get_phase (self) == TENGEN_PHASE_OVER)
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
  switch (tengen_room_play_get_phase (self))
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

TengenRoomPlayAnswer
tengen_room_play_answer (TengenRoomPlay *self)
{
  return self->reason == NULL ? TENGEN_ROOM_PLAY_DONE
                              : TENGEN_ROOM_PLAY_REFUSED;
}

/* The rules say what is against it where a player may want it. */
static TengenRoomPlayAnswer
try_kind (TengenRoomPlay *self, TengenSeat seat, const Act *act)
{
  g_clear_pointer (&self->reason, tengen_reason_free);
  if (tengen_room_play_get_phase (self) == TENGEN_PHASE_OVER ||
      !is_wanted (self, seat, act))
    return TENGEN_ROOM_PLAY_NOT_NOW;
  self->reason = tengen_room_play_check (self, seat, act->kind, act->value);
  if (self->reason != NULL)
    return TENGEN_ROOM_PLAY_REFUSED;
  run (self, seat, act->kind, act->value);
  if (tengen_room_play_is_agreed (self))
    tengen_session_finish (self->session);
  return tengen_room_play_answer (self);
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
  if (tengen_room_play_get_phase (self) == TENGEN_PHASE_COUNT)
    tengen_session_toggle (self->session, point);
  else if (is_offering (self))
    tengen_session_offer (self->session, point);
  else
    tengen_session_play (self->session, point);
  return tengen_room_play_answer (self);
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
    return try_kind (
        self, seat, &(Act){ DECLARE, action->kind, action->value });
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
      return tengen_room_play_answer (self);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    if (acts[i].kind == action->kind && acts[i].value == action->value)
      return try_kind (self, seat, &acts[i]);
  return TENGEN_ROOM_PLAY_NOT_NOW;
}
