/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-renju-claim: how a game of Renju ends
 *
 * What:   by itself (a five, a forbidden move, no point left), or when it is
 *         said (宣言・指摘); resignation, time, agreement.
 * Not:    whether it may be said (tengen-game-renju-check).
 * Source: 連珠のルールと打ち方, chapter 2; International Rules of Renju, chapters
 *         9 and 10.
 */
#include "tengen-game-renju-private.h"

static void
finish (TengenRenjuState *self,
        TengenResultKind kind,
        TengenStone winner,
        TengenRenjuEnd end,
        TengenPoint point)
{
  self->now.phase = TENGEN_PHASE_OVER;
  self->now.result = (TengenResult){ kind, winner, 0 };
  self->now.end = end;
  self->now.point = point;
  self->now.declared = TENGEN_STONE_NONE;
}

void
tengen_renju_state_draw (TengenRenjuState *self, TengenRenjuEnd end)
{
  if (tengen_renju_state_count_stones (self) == TENGEN_RENJU_POINTS)
    end = TENGEN_RENJU_END_FULL;
  finish (self, TENGEN_RESULT_DRAW, TENGEN_STONE_NONE, end, TENGEN_POINT_NONE);
}

static void
forbid (TengenRenjuState *self, TengenPoint point, guint classes)
{
  finish (self,
          TENGEN_RESULT_FORBIDDEN,
          TENGEN_STONE_WHITE,
          TENGEN_RENJU_END_FORBIDDEN,
          point);
  self->now.classes = classes;
}

/* By itself. */

void
tengen_renju_state_judge (TengenRenjuState *self,
                          TengenPoint point,
                          TengenStone stone)
{
  guint classes = stone == TENGEN_STONE_BLACK
                      ? tengen_renju_classify (self->lines, point)
                      : 0;

  if (tengen_renju_wins (self->lines, point, stone))
    finish (self, TENGEN_RESULT_FIVE, stone, TENGEN_RENJU_END_FIVE, point);
  else if ((classes & TENGEN_RENJU_FORBIDDEN) != 0)
    forbid (self, point, classes);
  else if (tengen_renju_state_count_stones (self) == TENGEN_RENJU_POINTS)
    tengen_renju_state_draw (self, TENGEN_RENJU_END_FULL);
}

/* When it is said. */

TengenStone
tengen_renju_state_get_stone (const TengenRenjuState *self, TengenSeat seat)
{
  return tengen_renju_state_get_seat (self, TENGEN_STONE_BLACK) == seat
             ? TENGEN_STONE_BLACK
             : TENGEN_STONE_WHITE;
}

guint
tengen_renju_state_find_forbidden (const TengenRenjuState *self)
{
  guint classes;

  if (self->now.last_black == TENGEN_POINT_NONE)
    return 0;
  classes = tengen_renju_classify (self->lines, self->now.last_black);
  return (classes & TENGEN_RENJU_FIVE) != 0 ? 0 : classes;
}

/* A player who resigns or runs out of time loses. */
static void
lose (TengenRenjuState *self, TengenResultKind kind, TengenSeat seat)
{
  finish (self,
          kind,
          tengen_stone_other (tengen_renju_state_get_stone (self, seat)),
          TENGEN_RENJU_END_NONE,
          TENGEN_POINT_NONE);
}

/* Whether something can be declared, which a file may hold anywhere. */
static gboolean
can_declare (const TengenRenjuState *self)
{
  return self->rules.declared && self->now.phase == TENGEN_PHASE_PLAY &&
         self->now.declared == TENGEN_STONE_NONE;
}

/* A stone of a row that wins; the one that made it, if it was the last one. */
static TengenPoint
find_five (const TengenRenjuState *self, TengenStone stone)
{
  TengenPoint last = self->now.last[stone];

  if (last != TENGEN_POINT_NONE &&
      tengen_renju_get (self->lines, last) == stone &&
      tengen_renju_wins (self->lines, last, stone))
    return last;
  return tengen_renju_find_five (self->lines, stone);
}

static void
declare_five (TengenRenjuState *self, TengenStone stone)
{
  TengenPoint point = find_five (self, stone);

  if (!can_declare (self) || point == TENGEN_POINT_NONE)
    return;
  self->now.declared = stone;
  self->now.point = point;
}

static void
admit_five (TengenRenjuState *self)
{
  if (self->now.declared != TENGEN_STONE_NONE)
    finish (self,
            TENGEN_RESULT_FIVE,
            self->now.declared,
            TENGEN_RENJU_END_FIVE,
            self->now.point);
}

static void
claim_forbidden (TengenRenjuState *self)
{
  guint classes = tengen_renju_state_find_forbidden (self);

  if (can_declare (self) && classes != 0)
    forbid (self, self->now.last_black, classes);
}

void
tengen_renju_state_claim (TengenRenjuState *self, const TengenAction *action)
{
  if (action->kind == TENGEN_ACTION_RESIGN)
    lose (self, TENGEN_RESULT_RESIGN, action->seat);
  else if (action->kind == TENGEN_ACTION_TIME)
    lose (self, TENGEN_RESULT_TIME, action->seat);
  else if (action->kind == TENGEN_ACTION_FIVE)
    declare_five (self, tengen_renju_state_get_stone (self, action->seat));
  else if (action->kind == TENGEN_ACTION_ADMIT)
    admit_five (self);
  else if (action->kind == TENGEN_ACTION_FORBIDDEN)
    claim_forbidden (self);
  else if (action->kind == TENGEN_ACTION_DRAW)
    tengen_renju_state_draw (self, TENGEN_RENJU_END_AGREED);
  else if (action->kind == TENGEN_ACTION_VOID && self->voids)
    finish (self,
            TENGEN_RESULT_VOID,
            TENGEN_STONE_NONE,
            TENGEN_RENJU_END_NONE,
            TENGEN_POINT_NONE);
}
