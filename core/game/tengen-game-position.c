/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-position: what a position answers
 *
 * What: where it stands and how it got there; whose turn it is, what is agreed
 *       for a count, duties, what is allowed and why not, the count and the
 *       result, as its kind of game says.
 * Not:  going to a node (tengen-game-path).
 */
#include "tengen-game-position-private.h"

/* Where it stands. */

TengenNode
tengen_position_get_node (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL && self->frames->len > 0, 0);

  return tengen_position_get_top (self)->node;
}

const TengenRecord *
tengen_position_get_record (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->record;
}

TengenNode
tengen_position_get_root (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);

  return self->root;
}

const TengenGameSetup *
tengen_position_get_setup (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->setup;
}

const TengenBoard *
tengen_position_get_board (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->get_board (self->state);
}

TengenStone
tengen_position_get_to_move (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_BLACK);

  return self->kind->get_to_move (self->state);
}

TengenPhase
tengen_position_get_phase (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_PHASE_PLAY);

  return self->kind->get_phase (self->state);
}

TengenSeat
tengen_position_get_seat (const TengenPosition *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, TENGEN_SEAT_NONE);

  if (self->kind->renju != NULL)
    return self->kind->renju->get_seat (self->state, stone);
  switch (stone)
    {
    case TENGEN_STONE_BLACK:
      return TENGEN_SEAT_FIRST;
    case TENGEN_STONE_WHITE:
      return TENGEN_SEAT_SECOND;
    case TENGEN_STONE_NONE:
      return TENGEN_SEAT_NONE;
    }
  g_return_val_if_reached (TENGEN_SEAT_NONE);
}

TengenStone
tengen_position_get_stone (const TengenPosition *self, TengenSeat seat)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  if (seat == TENGEN_SEAT_NONE)
    return TENGEN_STONE_NONE;
  return tengen_position_get_seat (self, TENGEN_STONE_BLACK) == seat
             ? TENGEN_STONE_BLACK
             : TENGEN_STONE_WHITE;
}

/* The player who answers is the opponent of the side to move. */
TengenSeat
tengen_position_get_actor (const TengenPosition *self)
{
  TengenStone to_move;

  g_return_val_if_fail (self != NULL, TENGEN_SEAT_NONE);

  if (self->kind->get_phase (self->state) == TENGEN_PHASE_OVER)
    return TENGEN_SEAT_NONE;
  if (self->kind->renju != NULL)
    return self->kind->renju->get_actor (self->state);
  to_move = self->kind->get_to_move (self->state);
  return tengen_position_get_seat (self,
                                   tengen_position_get_duty (self) ==
                                           TENGEN_DUTY_ANSWER
                                       ? tengen_stone_other (to_move)
                                       : to_move);
}

const TengenGameRenju *
tengen_position_get_renju (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->renju != NULL ? self->kind->renju->get_renju (self->state)
                                   : NULL;
}

guint
tengen_position_get_move (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->moves->len;
}

const GArray *
tengen_position_get_moves (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->moves;
}

/* The move of the node it is at, or NULL. */
static const TengenMove *
get_last_move (const TengenPosition *self)
{
  if (self->moves->len == tengen_position_get_top (self)->n_moves)
    return NULL;
  return &g_array_index (self->moves, TengenMove, self->moves->len - 1);
}

TengenPoint
tengen_position_get_last (const TengenPosition *self, TengenStone *stone)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);

  move = get_last_move (self);
  if (stone != NULL)
    *stone = move != NULL ? (TengenStone) move->stone : TENGEN_STONE_NONE;
  return move != NULL ? move->point : TENGEN_POINT_NONE;
}

gboolean
tengen_position_is_last_virtual (const TengenPosition *self)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, FALSE);

  move = get_last_move (self);
  return move != NULL && move->is_virtual;
}

int
tengen_position_get_last_taken (const TengenPosition *self)
{
  const TengenMove *move;

  g_return_val_if_fail (self != NULL, 0);

  move = get_last_move (self);
  return move != NULL ? move->taken : 0;
}

void
tengen_position_get_numbers (const TengenPosition *self, guint *numbers)
{
  const TengenBoard *board;
  int n_points;

  g_return_if_fail (self != NULL && numbers != NULL);

  board = self->kind->get_board (self->state);
  n_points = tengen_board_get_n_points (board);
  for (int point = 0; point < n_points; point++)
    numbers[point] = 0;
  for (guint i = 0; i < self->moves->len; i++)
    {
      const TengenMove *move = &g_array_index (self->moves, TengenMove, i);

      if (move->point < n_points)
        numbers[move->point] =
            tengen_board_get (board, move->point) == move->stone ? i + 1 : 0;
    }
}

const TengenReason *
tengen_position_get_forced (const TengenPosition *self)
{
  const TengenForced *last;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);

  n = self->forced->len;
  if (n == 0)
    return NULL;
  last = &g_array_index (self->forced, TengenForced, n - 1);
  return last->frame + 1 == self->frames->len ? last->reason : NULL;
}

/* What its kind says. */

/* Turns "after so many actions of the kind" into a node, and the number of the
 * move that they end with. */
static TengenNode
find_action (const TengenPosition *self, guint action, guint *move)
{
  guint low = 0, high = self->frames->len;

  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (tengen_position_get_frame (self, middle)->n_actions < action)
        low = middle;
      else
        high = middle;
    }
  *move = low + 1 < self->frames->len
              ? tengen_position_get_frame (self, low + 1)->n_moves
              : self->moves->len;
  return tengen_position_get_frame (self, low)->node;
}

void
tengen_position_place_reason (const TengenPosition *self, TengenReason *reason)
{
  if (reason->code == TENGEN_REASON_KO ||
      reason->code == TENGEN_REASON_SUPERKO ||
      reason->code == TENGEN_REASON_FOURTH)
    reason->node = find_action (self, reason->move, &reason->move);
}

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

const TengenGo *
tengen_position_get_go (const TengenPosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kind->go != NULL ? self->kind->go->get_line (self->state) : NULL;
}

const TengenGoCounters *
tengen_position_get_counters (const TengenPosition *self)
{
  const TengenGo *go = tengen_position_get_go (self);

  return go != NULL ? tengen_go_get_counters (go) : NULL;
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
  found = find_action (self, action, &number);
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
