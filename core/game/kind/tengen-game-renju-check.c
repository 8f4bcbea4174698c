/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-renju-check: what Renju allows, and why not
 *
 * What:   turns, the steps of an opening, passes, what can be declared. A
 *         forbidden move (禁手) can be played, and loses: only the rules of the
 *         board speak against it, and those not where endings are declared.
 * Not:    doing it (tengen-game-renju).
 * Source: 連珠のルールと打ち方, chapters 1 to 3.
 */
#include "tengen-game-renju-private.h"

/* No passes before so many stones lie on the board. */
#define STONES_BEFORE_PASS 6

static TengenReasonCode
translate_fault (TengenRenjuFault fault)
{
  switch (fault)
    {
    case TENGEN_RENJU_FAULT_NONE:
      return TENGEN_REASON_NONE;
    case TENGEN_RENJU_FAULT_STEP:
    case TENGEN_RENJU_FAULT_CHOICE:
      return TENGEN_REASON_STEP;
    case TENGEN_RENJU_FAULT_CENTER:
      return TENGEN_REASON_CENTER;
    case TENGEN_RENJU_FAULT_AREA:
      return TENGEN_REASON_AREA;
    case TENGEN_RENJU_FAULT_TAKEN:
      return TENGEN_REASON_OCCUPIED;
    case TENGEN_RENJU_FAULT_OFFERED:
      return TENGEN_REASON_OFFERED;
    case TENGEN_RENJU_FAULT_TWIN:
      return TENGEN_REASON_TWIN;
    case TENGEN_RENJU_FAULT_NOT_OFFERED:
      return TENGEN_REASON_NOT_OFFERED;
    }
  g_return_val_if_reached (TENGEN_REASON_STEP);
}

/* A reason about a point, or NULL where nothing is against it. */
static TengenReason *
make_reason (TengenReasonCode code, TengenPoint point, TengenStone stone)
{
  TengenReason *reason;

  if (code == TENGEN_REASON_NONE)
    return NULL;
  reason = tengen_reason_new (code);
  reason->point = point;
  reason->stone = stone;
  if (code == TENGEN_REASON_OCCUPIED)
    g_array_append_val (reason->points, point);
  return reason;
}

/* Stones. */

static TengenReasonCode
check_place (const TengenRenjuState *self, TengenPoint point)
{
  if (point >= TENGEN_RENJU_POINTS)
    return TENGEN_REASON_OFF_BOARD;
  if (tengen_board_get (self->board, point) != TENGEN_STONE_NONE)
    return TENGEN_REASON_OCCUPIED;
  return translate_fault (
      tengen_renju_opening_check_put (&self->now.opening, point));
}

/* What speaks against a stone whatever turn it is: decisions of an opening that
 * are still due do not. */
static TengenReasonCode
judge_point (const TengenRenjuState *self, TengenPoint point, TengenStone stone)
{
  TengenReasonCode code = check_place (self, point);

  if (code != TENGEN_REASON_NONE && code != TENGEN_REASON_STEP)
    return code;
  if (stone == TENGEN_STONE_BLACK && !self->rules.declared &&
      (tengen_renju_classify (self->lines, point) & TENGEN_RENJU_FORBIDDEN) !=
          0)
    return TENGEN_REASON_FORBIDDEN;
  return TENGEN_REASON_NONE;
}

/* The stones of the shapes that make a point forbidden. */
static void
add_shapes (const TengenRenjuState *self, TengenReason *reason)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (self->lines, reason->point, TENGEN_STONE_BLACK);

  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      for (int j = 0; j < shape->n_stones; j++)
        if (shape->stones[j] != reason->point)
          g_array_append_val (reason->points, shape->stones[j]);
    }
}

TengenReason *
tengen_renju_state_check_point (gconstpointer state,
                                TengenPoint point,
                                TengenStone stone)
{
  const TengenRenjuState *self = state;
  TengenReason *reason =
      make_reason (judge_point (self, point, stone), point, stone);

  if (reason != NULL && reason->code == TENGEN_REASON_FORBIDDEN)
    add_shapes (self, reason);
  return reason;
}

static TengenReasonCode
check_pass (const TengenRenjuState *self)
{
  return tengen_renju_state_count_stones (self) < STONES_BEFORE_PASS
             ? TENGEN_REASON_EARLY_PASS
             : TENGEN_REASON_NONE;
}

TengenReason *
tengen_renju_state_check_move (gconstpointer state, const TengenAction *action)
{
  const TengenRenjuState *self = state;

  if (action->kind == TENGEN_ACTION_PLAY)
    return tengen_renju_state_check_point (state, action->point, action->stone);
  if (action->kind == TENGEN_ACTION_VIRTUAL)
    return tengen_reason_new (TENGEN_REASON_NO_VIRTUAL);
  if (self->rules.regulation == TENGEN_RENJU_NONE)
    return NULL;
  return make_reason (check_pass (self), TENGEN_POINT_NONE, action->stone);
}

static TengenReason *
check_play (const TengenRenjuState *self, const TengenAction *action)
{
  TengenReasonCode code = TENGEN_REASON_NONE;
  TengenRenjuStep step;

  tengen_renju_opening_get_step (&self->now.opening, &step);
  if (step.kind == TENGEN_RENJU_STEP_CHOOSE ||
      step.kind == TENGEN_RENJU_STEP_DECLARE ||
      step.kind == TENGEN_RENJU_STEP_OFFER)
    code = TENGEN_REASON_STEP;
  else if (action->stone != self->now.to_move)
    code = TENGEN_REASON_TURN;
  else if (action->kind == TENGEN_ACTION_PLAY)
    code = check_place (self, action->point);
  else if (step.kind != TENGEN_RENJU_STEP_DONE)
    code = TENGEN_REASON_EARLY_PASS;
  else
    code = check_pass (self);
  return make_reason (code, action->point, action->stone);
}

/* Decisions of an opening. */

static TengenReason *
check_offer (const TengenRenjuState *self, const TengenAction *action)
{
  TengenPoint twin = TENGEN_POINT_NONE;
  TengenReason *reason;

  if (action->point >= TENGEN_RENJU_POINTS)
    return tengen_reason_new (TENGEN_REASON_OFF_BOARD);
  reason = make_reason (translate_fault (tengen_renju_opening_check_offer (
                            &self->now.opening, action->point, &twin)),
                        action->point,
                        TENGEN_STONE_BLACK);
  if (reason != NULL && reason->code == TENGEN_REASON_TWIN)
    g_array_append_val (reason->points, twin);
  return reason;
}

/* The player who offered may take it back while the opponent is choosing. */
static TengenReason *
check_withdraw (const TengenRenjuState *self, const TengenAction *action)
{
  const TengenRenjuOpening *opening = &self->now.opening;
  TengenReasonCode code = TENGEN_REASON_NOT_OFFERED;
  TengenRenjuStep step;

  tengen_renju_opening_get_step (opening, &step);
  if (step.kind != TENGEN_RENJU_STEP_OFFER &&
      step.kind != TENGEN_RENJU_STEP_PICK)
    code = TENGEN_REASON_STEP;
  else if (action->seat !=
           tengen_renju_state_get_seat (self, TENGEN_STONE_BLACK))
    code = TENGEN_REASON_TURN;
  for (int i = 0; i < opening->n_offers && code == TENGEN_REASON_NOT_OFFERED;
       i++)
    if (opening->offers[i] == action->point)
      code = TENGEN_REASON_NONE;
  return make_reason (code, action->point, TENGEN_STONE_BLACK);
}

static TengenReason *
check_decision (const TengenRenjuState *self, const TengenAction *action)
{
  const TengenRenjuOpening *opening = &self->now.opening;

  if (action->kind == TENGEN_ACTION_OFFER && action->value == 0)
    return check_withdraw (self, action);
  if (action->seat != tengen_renju_state_get_actor (self))
    return tengen_reason_new (TENGEN_REASON_TURN);
  if (action->kind == TENGEN_ACTION_OFFER)
    return check_offer (self, action);
  return make_reason (
      translate_fault (
          action->kind == TENGEN_ACTION_CHOOSE
              ? tengen_renju_opening_check_choose (
                    opening, (TengenRenjuChoice) action->value)
              : tengen_renju_opening_check_declare (opening, action->value)),
      TENGEN_POINT_NONE,
      TENGEN_STONE_NONE);
}

/* Claims. */

static TengenReasonCode
check_five (const TengenRenjuState *self, TengenSeat seat)
{
  TengenStone stone = tengen_renju_state_get_stone (self, seat);

  return tengen_renju_find_five (self->lines, stone) == TENGEN_POINT_NONE
             ? TENGEN_REASON_NO_FIVE
             : TENGEN_REASON_NONE;
}

static TengenReasonCode
check_forbidden (const TengenRenjuState *self, TengenSeat seat)
{
  if (seat != tengen_renju_state_get_seat (self, TENGEN_STONE_WHITE))
    return TENGEN_REASON_TURN;
  if (tengen_renju_state_find_forbidden (self) != 0)
    return TENGEN_REASON_NONE;
  return self->now.last_black == TENGEN_POINT_NONE &&
                 self->now.to_move == TENGEN_STONE_BLACK &&
                 self->now.last[TENGEN_STONE_BLACK] != TENGEN_POINT_NONE
             ? TENGEN_REASON_LATE
             : TENGEN_REASON_NO_FORBIDDEN;
}

static TengenReason *
check_claim (const TengenRenjuState *self, const TengenAction *action)
{
  TengenReasonCode code;

  if (!self->rules.declared)
    code = TENGEN_REASON_NO_CLAIM;
  else if (action->kind == TENGEN_ACTION_FIVE)
    code = check_five (self, action->seat);
  else
    code = check_forbidden (self, action->seat);
  return make_reason (code, self->now.last_black, TENGEN_STONE_NONE);
}

/* Where the game goes on and no declared five waits. */
static TengenReason *
check_open (const TengenRenjuState *self, const TengenAction *action)
{
  switch (tengen_action_get_info (action->kind)->group)
    {
    case TENGEN_ACTION_GROUP_MOVE:
      return action->kind == TENGEN_ACTION_VIRTUAL
                 ? tengen_reason_new (TENGEN_REASON_NO_VIRTUAL)
                 : check_play (self, action);
    case TENGEN_ACTION_GROUP_OPENING:
      return check_decision (self, action);
    case TENGEN_ACTION_GROUP_CLAIM:
      return action->kind == TENGEN_ACTION_ADMIT
                 ? tengen_reason_new (TENGEN_REASON_NO_FIVE)
                 : check_claim (self, action);
    case TENGEN_ACTION_GROUP_LOSS:
    case TENGEN_ACTION_GROUP_DRAW:
      return NULL;
    case TENGEN_ACTION_GROUP_STOP:
      return tengen_reason_new (TENGEN_REASON_NO_PROPOSAL);
    case TENGEN_ACTION_GROUP_VOID:
      return self->voids ? NULL : tengen_reason_new (TENGEN_REASON_NO_CYCLE);
    case TENGEN_ACTION_GROUP_TERM:
    case TENGEN_ACTION_GROUP_COUNT:
      return tengen_reason_new (TENGEN_REASON_NOT_STOPPED);
    }
  g_assert_not_reached ();
}

/* Where a declared five waits, only its answer, or giving up. */
static TengenReason *
check_declared (const TengenRenjuState *self, const TengenAction *action)
{
  TengenActionGroup group = tengen_action_get_info (action->kind)->group;

  if (group == TENGEN_ACTION_GROUP_LOSS ||
      (group == TENGEN_ACTION_GROUP_VOID && self->voids))
    return NULL;
  if (action->kind != TENGEN_ACTION_ADMIT)
    return tengen_reason_new (TENGEN_REASON_ADMIT);
  return action->seat == tengen_renju_state_get_actor (self)
             ? NULL
             : tengen_reason_new (TENGEN_REASON_TURN);
}

TengenReason *
tengen_renju_state_check (gconstpointer state, const TengenAction *action)
{
  const TengenRenjuState *self = state;

  if (self->now.phase == TENGEN_PHASE_OVER)
    return tengen_reason_new (TENGEN_REASON_OVER);
  return self->now.declared != TENGEN_STONE_NONE ? check_declared (self, action)
                                                 : check_open (self, action);
}

void
tengen_renju_state_map (gconstpointer state, TengenStone stone, guint8 *codes)
{
  const TengenRenjuState *self = state;

  for (TengenPoint point = 0; point < TENGEN_RENJU_POINTS; point++)
    codes[point] = (guint8) judge_point (self, point, stone);
}
