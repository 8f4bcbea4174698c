/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position-ask: what the kind of game says of a position
 *
 * What: what is agreed for a count, duties, what is allowed and why not, the
 *       count and the result. Moves and the path are the position's own.
 */
#include "tengen-game-position-private.h"

int
tengen_position_get_prisoners (const TengenPosition *self, TengenStone stone)
{
  const TengenGoCounters *counters = tengen_position_get_counters (self);

  return counters != NULL ? counters->prisoners[stone] : 0;
}

TengenGoMark
tengen_position_get_mark (const TengenPosition *self, TengenPoint point)
{
  TengenGoAgreement agreement;

  tengen_position_get_agreement (self, &agreement);
  return agreement.marks != NULL ? (TengenGoMark) agreement.marks[point]
                                 : TENGEN_GO_MARK_ALIVE;
}

gboolean
tengen_position_get_agreed (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind->go != NULL &&
         self->kind->go->get_agreed (self->state, seat);
}

void
tengen_position_get_agreement (const TengenPosition *self,
                               TengenGoAgreement *agreement)
{
  static const TengenGoAgreement NOTHING = TENGEN_GO_AGREEMENT_INIT;

  g_return_if_fail (self != NULL && agreement != NULL);

  *agreement = NOTHING;
  if (self->kind->go != NULL)
    self->kind->go->get_agreement (self->state, agreement);
}

TengenStone
tengen_position_get_claim (const TengenPosition *self, TengenPoint point)
{
  TengenGoAgreement agreement;

  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  tengen_position_get_agreement (self, &agreement);
  if (agreement.claims == NULL ||
      point >= tengen_board_get_n_points (self->kind->get_board (self->state)))
    return TENGEN_STONE_NONE;
  return (TengenStone) agreement.claims[point];
}

TengenSaid
tengen_position_get_said (const TengenPosition *self,
                          TengenActionKind kind,
                          TengenPoint point)
{
  g_return_val_if_fail (self != NULL, TENGEN_SAID_NOTHING);

  return self->kind->go != NULL
             ? self->kind->go->get_said (self->state, kind, point)
             : TENGEN_SAID_NOTHING;
}

const TengenGoCounters *
tengen_position_get_counters (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->go != NULL ? self->kind->go->get_counters (self->state)
                                : NULL;
}

int
tengen_position_get_virtual (const TengenPosition *self, TengenStone stone)
{
  const TengenGoCounters *counters;

  g_return_val_if_fail (self != NULL, 0);

  counters = tengen_position_get_counters (self);
  return counters != NULL ? counters->virtual_moves[0][stone] +
                                counters->virtual_moves[1][stone]
                          : 0;
}

TengenDuty
tengen_position_get_duty (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_DUTY_NONE);

  if (tengen_position_get_n_to_place (self) > 0)
    return TENGEN_DUTY_PLACE;
  return self->kind->get_duty != NULL ? self->kind->get_duty (self->state)
                                      : TENGEN_DUTY_NONE;
}

/* Stones that lie by other means count too: all that matters is the board. */
int
tengen_position_get_n_to_place (const TengenPosition *self)
{
  int lying;

  g_return_val_if_fail (self != NULL, 0);

  if (!self->setup->free_handicap || self->moves->len > 0 ||
      tengen_position_get_node (self) != self->root ||
      self->kind->get_phase (self->state) != TENGEN_PHASE_PLAY ||
      self->kind->get_to_move (self->state) != TENGEN_STONE_BLACK ||
      tengen_record_get_child (self->record, self->root) != TENGEN_NODE_NONE)
    return 0;
  lying = tengen_board_count (self->kind->get_board (self->state),
                              TENGEN_STONE_BLACK);
  return MAX (self->setup->handicap - lying, 0);
}

gboolean
tengen_position_get_cycle (const TengenPosition *self,
                           guint *move,
                           TengenNode *node)
{
  guint action = 0, number = 0;
  TengenNode found;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->kind->go == NULL ||
      !self->kind->go->get_cycle (self->state, &action))
    return FALSE;
  found = tengen_position_find_action (self, action, &number);
  if (move != NULL)
    *move = number;
  if (node != NULL)
    *node = found;
  return TRUE;
}

guint
tengen_position_get_marks_left (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kind->go != NULL ? self->kind->go->get_marks_left (self->state)
                                : 0;
}

gboolean
tengen_position_is_resumed (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->kind->go != NULL && self->kind->go->is_resumed (self->state);
}

TengenStone
tengen_position_get_resumer (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_BLACK);

  return self->kind->go != NULL
             ? self->kind->go->get_resumer (self->state, seat)
             : self->kind->get_to_move (self->state);
}

/* What is not allowed before all of Black's handicap stones are placed. */
static gboolean
needs_all_stones (TengenActionKind kind)
{
  return kind == TENGEN_ACTION_PASS || kind == TENGEN_ACTION_VIRTUAL ||
         kind == TENGEN_ACTION_PROPOSE;
}

TengenReason *
tengen_position_check (const TengenPosition *self, const TengenAction *action)
{
  TengenReason *reason;

  g_return_val_if_fail (self != NULL && action != NULL, NULL);

  if (needs_all_stones (action->kind) &&
      tengen_position_get_n_to_place (self) > 0)
    return tengen_reason_new (TENGEN_REASON_PLACE);
  reason = self->kind->check (self->state, action);
  if (reason != NULL)
    tengen_position_place_reason (self, reason);
  return reason;
}

TengenReason *
tengen_position_check_point (const TengenPosition *self,
                             TengenPoint point,
                             TengenStone stone)
{
  TengenReason *reason;

  g_return_val_if_fail (self != NULL, NULL);

  reason = self->kind->check_point (self->state, point, stone);
  if (reason != NULL)
    tengen_position_place_reason (self, reason);
  return reason;
}

void
tengen_position_map (const TengenPosition *self,
                     TengenStone stone,
                     guint8 *codes)
{
  g_return_if_fail (self != NULL && codes != NULL);

  self->kind->map (self->state, stone, codes);
}

static TengenGoCount *
count (const TengenPosition *self,
       const TengenGameSetup *terms,
       const TengenGoAgreement *agreement)
{
  return self->kind->go != NULL
             ? self->kind->go->count (self->state, terms, agreement)
             : NULL;
}

TengenGoCount *
tengen_position_count (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return count (self, NULL, NULL);
}

TengenGoCount *
tengen_position_count_as (const TengenPosition *self,
                          const TengenGameSetup *terms,
                          const TengenGoAgreement *agreement)
{
  g_return_val_if_fail (self != NULL && terms != NULL, NULL);

  return count (self, terms, agreement);
}

TengenResult
tengen_position_get_result (const TengenPosition *self)
{
  TengenResult none = { TENGEN_RESULT_UNKNOWN, TENGEN_STONE_NONE, 0 };

  g_return_val_if_fail (self != NULL, none);

  if (self->kind->get_phase (self->state) != TENGEN_PHASE_OVER)
    return none;
  return self->kind->get_result (self->state);
}

gboolean
tengen_position_is_counted (const TengenPosition *self)
{
  TengenResultKind kind;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->kind->go == NULL)
    return FALSE;
  kind = tengen_position_get_result (self).kind;
  return self->kind->get_phase (self->state) == TENGEN_PHASE_COUNT ||
         kind == TENGEN_RESULT_COUNT || kind == TENGEN_RESULT_DRAW;
}
