/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go-check: what the Go family allows, and why not
 *
 * What:   turns, phases, what a proposal to stop makes a side do, moves on and
 *         beside the board, passes, the terms of a count.
 * Not:    doing it (tengen-game-go).
 * Source: 子空皆地・等子比空, sub-rule 3-1 (4); 囲碁オンラインのルール, 終局.
 */
#include "tengen-game-go-private.h"

/* A reason about a point or a side, or NULL where nothing is against it. */
static TengenReason *
make_reason (TengenReasonCode code, TengenPoint point, TengenStone stone)
{
  TengenReason *reason;

  if (code == TENGEN_REASON_NONE)
    return NULL;
  reason = tengen_reason_new (code);
  reason->point = point;
  reason->stone = stone;
  return reason;
}

static gboolean
has_act (const TengenGoState *self, TengenGoActs act)
{
  return (tengen_go_get_rules (self->go)->acts & act) != 0;
}

/* Moves. */

/* Turns a number of actions of the position into actions of this state. */
static TengenReason *
place_reason (const TengenGoState *self, TengenReason *reason)
{
  if (reason != NULL)
    reason->move = tengen_go_state_find_action (self, reason->move);
  return reason;
}

TengenReason *
tengen_go_state_check_point (gconstpointer state,
                             TengenPoint point,
                             TengenStone stone)
{
  const TengenGoState *self = state;
  TengenReason *reason = NULL;

  if (point >= tengen_board_get_n_points (tengen_go_get_board (self->go)))
    return tengen_reason_new (TENGEN_REASON_OFF_BOARD);
  tengen_go_check (self->go, point, stone, &reason);
  return place_reason (self, reason);
}

/* A player who must put a stone beside the board may always do so. */
static TengenReason *
check_virtual (const TengenGoState *self, TengenStone stone)
{
  TengenReason *reason = NULL;

  if (self->duty == TENGEN_DUTY_VIRTUAL)
    return NULL;
  if (!has_act (self, TENGEN_GO_ACT_VIRTUAL))
    return make_reason (TENGEN_REASON_NO_VIRTUAL, TENGEN_POINT_NONE, stone);
  tengen_go_check_virtual (self->go, stone, &reason);
  return place_reason (self, reason);
}

static TengenReasonCode
check_duty (const TengenGoState *self, TengenActionKind kind)
{
  switch (self->duty)
    {
    case TENGEN_DUTY_NONE:
      return TENGEN_REASON_NONE;
    case TENGEN_DUTY_ANSWER:
      return TENGEN_REASON_ANSWER;
    case TENGEN_DUTY_VIRTUAL:
      return kind == TENGEN_ACTION_VIRTUAL ? TENGEN_REASON_NONE
                                           : TENGEN_REASON_DUTY_VIRTUAL;
    case TENGEN_DUTY_BOARD:
      return kind == TENGEN_ACTION_PLAY ? TENGEN_REASON_NONE
                                        : TENGEN_REASON_DUTY_BOARD;
    case TENGEN_DUTY_ADMIT:
    case TENGEN_DUTY_PLACE:
      break;
    }
  g_assert_not_reached ();
}

TengenReason *
tengen_go_state_check_move (gconstpointer state, const TengenAction *action)
{
  const TengenGoState *self = state;
  TengenReasonCode code = check_duty (self, action->kind);

  if (code != TENGEN_REASON_NONE)
    return make_reason (code, TENGEN_POINT_NONE, action->stone);
  if (action->kind == TENGEN_ACTION_PLAY)
    return tengen_go_state_check_point (self, action->point, action->stone);
  if (action->kind == TENGEN_ACTION_VIRTUAL)
    return check_virtual (self, action->stone);
  if (!tengen_go_rules_has_passes (tengen_go_get_rules (self->go)))
    return make_reason (
        TENGEN_REASON_NO_PASS, TENGEN_POINT_NONE, action->stone);
  return NULL;
}

/* Whose turn it is, and whether there are turns now. */
static TengenReasonCode
check_turn (const TengenGoState *self, TengenStone stone)
{
  if (self->phase == TENGEN_PHASE_COUNT)
    return TENGEN_REASON_STOPPED;
  if (stone != tengen_go_get_to_move (self->go))
    return TENGEN_REASON_TURN;
  return TENGEN_REASON_NONE;
}

static TengenReason *
check_play (const TengenGoState *self, const TengenAction *action)
{
  TengenReasonCode code = check_turn (self, action->stone);

  if (code != TENGEN_REASON_NONE)
    return tengen_reason_new (code);
  return tengen_go_state_check_move (self, action);
}

/* Proposals to stop. */

static TengenReason *
check_propose (const TengenGoState *self, const TengenAction *action)
{
  TengenReasonCode code = check_turn (self, action->stone);

  if (code == TENGEN_REASON_NONE && !has_act (self, TENGEN_GO_ACT_PROPOSE))
    code = TENGEN_REASON_NO_PROPOSAL;
  if (code == TENGEN_REASON_NONE)
    code = check_duty (self, TENGEN_ACTION_PROPOSE);
  return make_reason (code, TENGEN_POINT_NONE, action->stone);
}

/* Whether the player who refuses could play on the board once the player who
 * proposed has put a stone beside it. The position is as it was in the end. */
static gboolean
has_move_left (const TengenGoState *self, TengenStone stone)
{
  gboolean found;

  tengen_go_virtual (self->go, tengen_stone_other (stone));
  found = tengen_go_has_move (self->go, stone);
  tengen_go_undo (self->go);
  return found;
}

static TengenReason *
check_answer (const TengenGoState *self, const TengenAction *action)
{
  TengenReasonCode code = TENGEN_REASON_NONE;

  if (self->phase == TENGEN_PHASE_COUNT)
    code = TENGEN_REASON_STOPPED;
  else if (self->duty != TENGEN_DUTY_ANSWER)
    code = has_act (self, TENGEN_GO_ACT_PROPOSE) ? TENGEN_REASON_NOT_PROPOSED
                                                 : TENGEN_REASON_NO_PROPOSAL;
  else if (action->stone !=
           tengen_stone_other (tengen_go_get_to_move (self->go)))
    code = TENGEN_REASON_TURN;
  else if (action->kind == TENGEN_ACTION_REFUSE &&
           !has_move_left (self, action->stone))
    code = TENGEN_REASON_NO_MOVE_LEFT;
  return make_reason (code, TENGEN_POINT_NONE, action->stone);
}

/* Two computers agree to it whenever they are asked; one does where a player
 * and it find no count that both agree to. */
static gboolean
may_break_off (const TengenGoState *self)
{
  const TengenGameComputer *computers = self->setup->computers;

  return tengen_game_computer_is_both (computers) ||
         (self->phase == TENGEN_PHASE_COUNT &&
          tengen_game_computer_is_any (computers));
}

static TengenReason *
check_void (const TengenGoState *self)
{
  if (may_break_off (self) || (tengen_go_get_rules (self->go)->repetition ==
                                   TENGEN_GO_REPETITION_BASIC &&
                               tengen_go_get_cycle (self->go, NULL)))
    return NULL;
  return tengen_reason_new (TENGEN_REASON_NO_CYCLE);
}

/* The terms of the count. */

static TengenReasonCode
check_mark (const TengenGoState *self, const TengenAction *action)
{
  const TengenGoRules *rules = tengen_go_get_rules (self->go);
  const TengenBoard *board = tengen_go_get_board (self->go);

  if (action->point >= tengen_board_get_n_points (board))
    return TENGEN_REASON_OFF_BOARD;
  /* no other stone would do then */
  if (!rules->dead)
    return TENGEN_REASON_NO_DEAD;
  if (tengen_board_get (board, action->point) == TENGEN_STONE_NONE)
    return TENGEN_REASON_NO_STONE;
  if (action->value == TENGEN_GO_MARK_SEKI && rules->seki_eyes)
    return TENGEN_REASON_NO_SEKI;
  return TENGEN_REASON_NONE;
}

/* A claim that means nothing any longer can always be taken off. */
static TengenReasonCode
check_claim (const TengenGoState *self, const TengenAction *action)
{
  if (action->point >=
      tengen_board_get_n_points (tengen_go_get_board (self->go)))
    return TENGEN_REASON_OFF_BOARD;
  if (action->value == TENGEN_STONE_NONE && self->terms != NULL &&
      self->terms->claims[action->point] != TENGEN_STONE_NONE)
    return TENGEN_REASON_NONE;
  if (!tengen_go_get_rules (self->go)->claims)
    return TENGEN_REASON_NO_CLAIMS;
  return tengen_go_state_is_neutral (self, action->point) ? TENGEN_REASON_NONE
                                                          : TENGEN_REASON_OWNED;
}

/* Nothing is taken off to make the stones equal, and each side has half of the
 * points in its bowl. */
static TengenReasonCode
check_equal (const TengenGoState *self, int value)
{
  int n = tengen_board_get_n_points (tengen_go_get_board (self->go));
  g_autoptr (TengenGoCount) count = NULL;
  TengenGoAgreement agreement;

  if (!tengen_go_get_rules (self->go)->equal || value > n / 2)
    return TENGEN_REASON_NO_EQUAL;
  if (value < 0)
    return TENGEN_REASON_NONE;
  tengen_go_state_get_agreement (self, &agreement);
  agreement.equal = -1;
  count = tengen_go_state_count (self, NULL, &agreement);
  return value >= count->equal ? TENGEN_REASON_NONE : TENGEN_REASON_NO_EQUAL;
}

static TengenReasonCode
check_balance (const TengenGoState *self)
{
  TengenGoBalance balance = tengen_go_get_rules (self->go)->balance;

  return balance == TENGEN_GO_BALANCE_STONE ||
                 balance == TENGEN_GO_BALANCE_NEGATIVE
             ? TENGEN_REASON_NONE
             : TENGEN_REASON_NO_BALANCE;
}

static TengenReasonCode
judge_count (const TengenGoState *self, const TengenAction *action)
{
  const TengenGoRules *rules = tengen_go_get_rules (self->go);
  gboolean both =
      self->agreed[TENGEN_SEAT_FIRST] && self->agreed[TENGEN_SEAT_SECOND];

  if (self->phase != TENGEN_PHASE_COUNT)
    return TENGEN_REASON_NOT_STOPPED;
  if (action->kind == TENGEN_ACTION_MARK)
    return check_mark (self, action);
  if (action->kind == TENGEN_ACTION_CLAIM)
    return check_claim (self, action);
  if (action->kind == TENGEN_ACTION_EQUAL)
    return check_equal (self, action->value);
  if (action->kind == TENGEN_ACTION_BALANCE)
    return check_balance (self);
  if ((action->kind == TENGEN_ACTION_GROUPS ||
       action->kind == TENGEN_ACTION_EYES) &&
      rules->tax == TENGEN_GO_TAX_NONE)
    return TENGEN_REASON_NO_GROUPS;
  if (action->kind == TENGEN_ACTION_UNMARK && self->marks_left == 0)
    return TENGEN_REASON_NO_MARK;
  if (action->kind == TENGEN_ACTION_FINISH && !both)
    return TENGEN_REASON_NOT_AGREED;
  return TENGEN_REASON_NONE;
}

TengenReason *
tengen_go_state_check (gconstpointer state, const TengenAction *action)
{
  const TengenGoState *self = state;

  if (self->phase == TENGEN_PHASE_OVER)
    return tengen_reason_new (TENGEN_REASON_OVER);
  switch (tengen_action_get_info (action->kind)->group)
    {
    case TENGEN_ACTION_GROUP_MOVE:
      return check_play (self, action);
    case TENGEN_ACTION_GROUP_LOSS:
      return make_reason (action->kind == TENGEN_ACTION_TIME &&
                                  self->phase == TENGEN_PHASE_COUNT
                              ? TENGEN_REASON_STOPPED
                              : TENGEN_REASON_NONE,
                          TENGEN_POINT_NONE,
                          TENGEN_STONE_NONE);
    case TENGEN_ACTION_GROUP_STOP:
      return action->kind == TENGEN_ACTION_PROPOSE
                 ? check_propose (self, action)
                 : check_answer (self, action);
    case TENGEN_ACTION_GROUP_VOID:
      return check_void (self);
    case TENGEN_ACTION_GROUP_TERM:
    case TENGEN_ACTION_GROUP_COUNT:
      return make_reason (
          judge_count (self, action), action->point, TENGEN_STONE_NONE);
    case TENGEN_ACTION_GROUP_OPENING:
    case TENGEN_ACTION_GROUP_CLAIM:
    case TENGEN_ACTION_GROUP_DRAW:
      return tengen_reason_new (TENGEN_REASON_OTHER_GAME);
    }
  g_assert_not_reached ();
}

void
tengen_go_state_map (gconstpointer state, TengenStone stone, guint8 *codes)
{
  const TengenGoState *self = state;

  tengen_go_map (self->go, stone, codes);
}
