/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-opening: the steps of an opening regulation
 *
 * Shape: an interpreter of the programs in tengen-renju-program. It knows no
 *        regulation by name. It stands on an instruction that a player has to
 *        carry out, or at the end: jumps are done as soon as they are met.
 */
#include "tengen-renju-opening.h"

#include "tengen-renju-fifth.h"
#include "tengen-renju-program.h"

#include <string.h>

#define WHOLE_BOARD (TENGEN_RENJU_SIZE / 2)

static const TengenRenjuOp *
get_op (const TengenRenjuOpening *self)
{
  return tengen_renju_program_get_op (self->rules.regulation, self->at);
}

static int
get_count (const TengenRenjuOpening *self, const TengenRenjuOp *op)
{
  int count = op->count;

  if (count == TENGEN_RENJU_COUNT_RULES)
    count = self->rules.number;
  else if (count == TENGEN_RENJU_COUNT_DECLARED)
    count = self->declared;
  return CLAMP (count, 1, TENGEN_RENJU_OFFERS_MAX);
}

static TengenStone
get_stone (const TengenRenjuOpening *self)
{
  return self->n_stones % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
}

static TengenRenjuPlayer
find_player (const TengenRenjuOpening *self, const TengenRenjuOp *op)
{
  switch ((TengenRenjuWho) op->who)
    {
    case TENGEN_RENJU_WHO_FIRST:
      return TENGEN_RENJU_PLAYER_FIRST;
    case TENGEN_RENJU_WHO_SECOND:
      return TENGEN_RENJU_PLAYER_SECOND;
    case TENGEN_RENJU_WHO_BLACK:
      return tengen_renju_opening_get_player (self, TENGEN_STONE_BLACK);
    case TENGEN_RENJU_WHO_WHITE:
      return tengen_renju_opening_get_player (self, TENGEN_STONE_WHITE);
    }
  g_assert_not_reached ();
}

/* More stones cannot be put where there is no room for both. */
static guint
find_choices (const TengenRenjuOpening *self, const TengenRenjuOp *op)
{
  guint choices = 0;

  for (guint i = 0; i < TENGEN_RENJU_N_CHOICES; i++)
    if (op->to[i] != 0)
      choices |= 1u << i;
  if (self->n_stones + 2 > TENGEN_RENJU_POINTS)
    choices &= ~(1u << TENGEN_RENJU_CHOICE_MORE);
  return choices;
}

static int
find_point (const TengenPoint *points, int n_points, TengenPoint point)
{
  for (int i = 0; i < n_points; i++)
    if (points[i] == point)
      return i;
  return -1;
}

static gboolean
is_taken (const TengenRenjuOpening *self, TengenPoint point)
{
  int n_stones = MIN (self->n_stones, TENGEN_RENJU_OPENING_STONES);

  return find_point (self->stones, n_stones, point) >= 0;
}

static void
move (TengenRenjuOpening *self, int far)
{
  self->at = (guint8) MIN (self->at + far, G_MAXUINT8);
}

/* Carries out instructions that need no player. */
static void
settle (TengenRenjuOpening *self)
{
  for (;;)
    {
      const TengenRenjuOp *op = get_op (self);

      if (op->kind == TENGEN_RENJU_OP_JUMP)
        move (self, op->to[0]);
      else if (op->kind == TENGEN_RENJU_OP_SINGLE)
        move (self, get_count (self, op) == 1 ? op->to[0] : 1);
      else
        return;
    }
}

static void
advance (TengenRenjuOpening *self, int far)
{
  move (self, far);
  settle (self);
}

static void
take_choice (TengenRenjuOpening *self, TengenRenjuChoice choice)
{
  if (choice == TENGEN_RENJU_CHOICE_SWAP)
    self->is_swapped = !self->is_swapped;
  advance (self, get_op (self)->to[choice]);
}

static void
take_number (TengenRenjuOpening *self, int number)
{
  self->declared = (guint8) number;
  advance (self, 1);
}

/* A record that does not say what was decided: colours stay, and one fifth
 * move was asked for, the one that follows. */
static void
assume_decisions (TengenRenjuOpening *self)
{
  for (;;)
    {
      guint8 kind = get_op (self)->kind;

      if (kind == TENGEN_RENJU_OP_CHOOSE)
        take_choice (self, TENGEN_RENJU_CHOICE_STAY);
      else if (kind == TENGEN_RENJU_OP_DECLARE)
        take_number (self, 1);
      else
        return;
    }
}

static void
clear_offers (TengenRenjuOpening *self)
{
  self->n_offers = 0;
  for (int i = 0; i < TENGEN_RENJU_OFFERS_MAX; i++)
    self->offers[i] = TENGEN_POINT_NONE;
}

static void
keep_fifth (TengenRenjuOpening *self, TengenPoint point)
{
  if (find_point (self->offers, self->n_offers, point) >= 0)
    return;
  clear_offers (self);
  self->offers[self->n_offers++] = point;
}

void
tengen_renju_opening_init (TengenRenjuOpening *self,
                           const TengenRenjuRules *rules)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (rules != NULL);

  memset (self, 0, sizeof *self);
  self->rules = *rules;
  for (int i = 0; i < TENGEN_RENJU_OPENING_STONES; i++)
    self->stones[i] = TENGEN_POINT_NONE;
  clear_offers (self);
  settle (self);
}

/* What concerns the next stone. */
static void
fill_stone (const TengenRenjuOpening *self,
            const TengenRenjuOp *op,
            TengenRenjuStep *step)
{
  gboolean has_area =
      op->kind == TENGEN_RENJU_OP_PUT || op->kind == TENGEN_RENJU_OP_OFFER;

  step->stone = get_stone (self);
  step->move = self->n_stones + 1;
  step->nearest = has_area ? op->nearest : 0;
  step->farthest = has_area ? op->farthest : WHOLE_BOARD;
  step->is_pattern = op->is_pattern;
}

void
tengen_renju_opening_get_step (const TengenRenjuOpening *self,
                               TengenRenjuStep *step)
{
  static const TengenRenjuStepKind kinds[] = {
    [TENGEN_RENJU_OP_END] = TENGEN_RENJU_STEP_DONE,
    [TENGEN_RENJU_OP_PUT] = TENGEN_RENJU_STEP_PUT,
    [TENGEN_RENJU_OP_CHOOSE] = TENGEN_RENJU_STEP_CHOOSE,
    [TENGEN_RENJU_OP_DECLARE] = TENGEN_RENJU_STEP_DECLARE,
    [TENGEN_RENJU_OP_OFFER] = TENGEN_RENJU_STEP_OFFER,
    [TENGEN_RENJU_OP_PICK] = TENGEN_RENJU_STEP_PICK,
  };
  const TengenRenjuOp *op;

  g_return_if_fail (self != NULL);
  g_return_if_fail (step != NULL);

  op = get_op (self);
  *step = (TengenRenjuStep){ .kind = kinds[op->kind] };
  if (op->kind != TENGEN_RENJU_OP_END)
    step->player = find_player (self, op);
  if (op->kind == TENGEN_RENJU_OP_DECLARE || op->kind == TENGEN_RENJU_OP_OFFER)
    step->most = get_count (self, op);
  if (op->kind == TENGEN_RENJU_OP_CHOOSE)
    step->choices = find_choices (self, op);
  else if (op->kind != TENGEN_RENJU_OP_DECLARE)
    fill_stone (self, op, step);
}

TengenRenjuPlayer
tengen_renju_opening_get_player (const TengenRenjuOpening *self,
                                 TengenStone stone)
{
  g_return_val_if_fail (self != NULL, TENGEN_RENJU_PLAYER_NONE);

  if (stone == TENGEN_STONE_NONE)
    return TENGEN_RENJU_PLAYER_NONE;
  return (stone == TENGEN_STONE_BLACK) != (self->is_swapped != 0)
             ? TENGEN_RENJU_PLAYER_FIRST
             : TENGEN_RENJU_PLAYER_SECOND;
}

static TengenRenjuFault
check_area (const TengenRenjuOpening *self,
            const TengenRenjuStep *step,
            TengenPoint point)
{
  if (is_taken (self, point))
    return TENGEN_RENJU_FAULT_TAKEN;
  if (tengen_renju_opening_allows (step, point))
    return TENGEN_RENJU_FAULT_NONE;
  return step->farthest == 0 ? TENGEN_RENJU_FAULT_CENTER
                             : TENGEN_RENJU_FAULT_AREA;
}

TengenRenjuFault
tengen_renju_opening_check_put (const TengenRenjuOpening *self,
                                TengenPoint point)
{
  TengenRenjuStep step;

  g_return_val_if_fail (self != NULL, TENGEN_RENJU_FAULT_STEP);
  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, TENGEN_RENJU_FAULT_AREA);

  tengen_renju_opening_get_step (self, &step);
  switch (step.kind)
    {
    case TENGEN_RENJU_STEP_PUT:
      return check_area (self, &step, point);
    case TENGEN_RENJU_STEP_PICK:
      return find_point (self->offers, self->n_offers, point) >= 0
                 ? TENGEN_RENJU_FAULT_NONE
                 : TENGEN_RENJU_FAULT_NOT_OFFERED;
    case TENGEN_RENJU_STEP_DONE:
      return TENGEN_RENJU_FAULT_NONE;
    case TENGEN_RENJU_STEP_CHOOSE:
    case TENGEN_RENJU_STEP_DECLARE:
    case TENGEN_RENJU_STEP_OFFER:
      return TENGEN_RENJU_FAULT_STEP;
    }
  g_assert_not_reached ();
}

static TengenPoint
find_twin (const TengenRenjuOpening *self, TengenPoint point)
{
  for (int i = 0; i < self->n_offers; i++)
    if (tengen_renju_fifth_is_same (self->stones, self->offers[i], point))
      return self->offers[i];
  return TENGEN_POINT_NONE;
}

TengenRenjuFault
tengen_renju_opening_check_offer (const TengenRenjuOpening *self,
                                  TengenPoint point,
                                  TengenPoint *twin)
{
  TengenRenjuStep step;
  TengenRenjuFault fault;
  TengenPoint found;

  g_return_val_if_fail (self != NULL, TENGEN_RENJU_FAULT_STEP);
  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, TENGEN_RENJU_FAULT_AREA);

  if (twin != NULL)
    *twin = TENGEN_POINT_NONE;
  tengen_renju_opening_get_step (self, &step);
  if (step.kind != TENGEN_RENJU_STEP_OFFER)
    return TENGEN_RENJU_FAULT_STEP;
  fault = check_area (self, &step, point);
  if (fault != TENGEN_RENJU_FAULT_NONE)
    return fault;
  if (find_point (self->offers, self->n_offers, point) >= 0)
    return TENGEN_RENJU_FAULT_OFFERED;
  found = find_twin (self, point);
  if (twin != NULL)
    *twin = found;
  return found == TENGEN_POINT_NONE ? TENGEN_RENJU_FAULT_NONE
                                    : TENGEN_RENJU_FAULT_TWIN;
}

TengenRenjuFault
tengen_renju_opening_check_choose (const TengenRenjuOpening *self,
                                   TengenRenjuChoice choice)
{
  const TengenRenjuOp *op;

  g_return_val_if_fail (self != NULL, TENGEN_RENJU_FAULT_STEP);

  op = get_op (self);
  if (op->kind != TENGEN_RENJU_OP_CHOOSE)
    return TENGEN_RENJU_FAULT_STEP;
  if ((guint) choice >= TENGEN_RENJU_N_CHOICES ||
      (find_choices (self, op) & 1u << choice) == 0)
    return TENGEN_RENJU_FAULT_CHOICE;
  return TENGEN_RENJU_FAULT_NONE;
}

TengenRenjuFault
tengen_renju_opening_check_declare (const TengenRenjuOpening *self, int number)
{
  const TengenRenjuOp *op;

  g_return_val_if_fail (self != NULL, TENGEN_RENJU_FAULT_STEP);

  op = get_op (self);
  if (op->kind != TENGEN_RENJU_OP_DECLARE)
    return TENGEN_RENJU_FAULT_STEP;
  return number >= 1 && number <= get_count (self, op)
             ? TENGEN_RENJU_FAULT_NONE
             : TENGEN_RENJU_FAULT_CHOICE;
}

void
tengen_renju_opening_put (TengenRenjuOpening *self, TengenPoint point)
{
  guint8 kind;

  g_return_if_fail (self != NULL);
  g_return_if_fail (point < TENGEN_RENJU_POINTS);

  assume_decisions (self);
  kind = get_op (self)->kind;
  if (kind == TENGEN_RENJU_OP_OFFER || kind == TENGEN_RENJU_OP_PICK)
    keep_fifth (self, point);
  if (self->n_stones < TENGEN_RENJU_OPENING_STONES)
    self->stones[self->n_stones] = point;
  if (self->n_stones < TENGEN_RENJU_POINTS)
    self->n_stones++;
  if (kind == TENGEN_RENJU_OP_OFFER)
    move (self, 1);
  if (kind != TENGEN_RENJU_OP_END)
    advance (self, 1);
}

void
tengen_renju_opening_offer (TengenRenjuOpening *self, TengenPoint point)
{
  if (tengen_renju_opening_check_offer (self, point, NULL) !=
      TENGEN_RENJU_FAULT_NONE)
    return;
  self->offers[self->n_offers++] = point;
  if (self->n_offers == get_count (self, get_op (self)))
    advance (self, 1);
}

void
tengen_renju_opening_withdraw (TengenRenjuOpening *self, TengenPoint point)
{
  guint8 kind;
  int index;

  g_return_if_fail (self != NULL);

  kind = get_op (self)->kind;
  index = find_point (self->offers, self->n_offers, point);
  if (index < 0 ||
      (kind != TENGEN_RENJU_OP_OFFER && kind != TENGEN_RENJU_OP_PICK))
    return;
  for (self->n_offers--; index < self->n_offers; index++)
    self->offers[index] = self->offers[index + 1];
  self->offers[self->n_offers] = TENGEN_POINT_NONE;
  if (kind == TENGEN_RENJU_OP_PICK)
    move (self, -1);
}

void
tengen_renju_opening_choose (TengenRenjuOpening *self, TengenRenjuChoice choice)
{
  if (tengen_renju_opening_check_choose (self, choice) ==
      TENGEN_RENJU_FAULT_NONE)
    take_choice (self, choice);
}

void
tengen_renju_opening_declare (TengenRenjuOpening *self, int number)
{
  if (tengen_renju_opening_check_declare (self, number) ==
      TENGEN_RENJU_FAULT_NONE)
    take_number (self, number);
}

void
tengen_renju_opening_stop (TengenRenjuOpening *self)
{
  g_return_if_fail (self != NULL);

  self->at = G_MAXUINT8;
}

gboolean
tengen_renju_opening_allows (const TengenRenjuStep *step, TengenPoint point)
{
  int x, y, distance;

  g_return_val_if_fail (step != NULL, FALSE);
  g_return_val_if_fail (point < TENGEN_RENJU_POINTS, FALSE);

  x = tengen_point_x (point, TENGEN_RENJU_SIZE) - WHOLE_BOARD;
  y = tengen_point_y (point, TENGEN_RENJU_SIZE) - WHOLE_BOARD;
  distance = MAX (ABS (x), ABS (y));
  return distance >= step->nearest && distance <= step->farthest;
}
