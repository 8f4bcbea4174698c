/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-play: a Go position with its history: what happens
 *
 * What:  the actions and their undo. Each keeps copies of what it may change
 *        besides the board, so that undo is exact by construction.
 * Not:   judging moves (tengen-go-legal).
 */
#include "tengen-go-line.h"

static void
push_shape (TengenGo *self)
{
  TengenGoShape shape = {
    .hash = tengen_board_get_hash (self->board),
    .to_move = self->to_move,
    .virtual_black =
        (guint16) tengen_go_line_sum_virtual (self, TENGEN_STONE_BLACK),
    .virtual_white =
        (guint16) tengen_go_line_sum_virtual (self, TENGEN_STONE_WHITE),
    .depth = tengen_board_get_depth (self->board),
  };

  tengen_go_repetition_push (self->shapes, &shape);
}

/* Notes an action and what is there before it. */
static void
begin_action (TengenGo *self,
              TengenGoActionKind kind,
              TengenPoint point,
              TengenStone stone)
{
  TengenGoAction action = {
    .kind = kind,
    .stone = stone,
    .point = point,
    .to_move = self->to_move,
    .start = tengen_go_repetition_get_start (self->shapes),
    .phase = self->phase,
    .counters = self->counters,
  };

  if (kind == TENGEN_GO_ACTION_PLAY)
    action.changes = 1;
  if (kind == TENGEN_GO_ACTION_PASS)
    action.passes = tengen_go_get_last_passes (self) + 1;
  g_array_append_val (self->actions, action);
}

/* Lets the record begin with the latest position. */
static void
restart_record (TengenGo *self)
{
  tengen_go_repetition_set_start (
      self->shapes, tengen_go_repetition_get_n (self->shapes) - 1);
}

TengenGo *
tengen_go_new (const TengenGoRules *rules, int width, int height)
{
  TengenGo *self;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, NULL);

  self = g_new0 (TengenGo, 1);
  self->rules = *rules;
  self->board = tengen_board_new (width, height);
  self->shapes = tengen_go_repetition_new ();
  self->actions = g_array_new (FALSE, FALSE, sizeof (TengenGoAction));
  self->to_move = TENGEN_STONE_BLACK;
  push_shape (self);
  return self;
}

void
tengen_go_free (TengenGo *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  tengen_go_repetition_free (self->shapes);
  g_array_unref (self->actions);
  g_free (self);
}

const TengenGoRules *
tengen_go_get_rules (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->rules;
}

const TengenBoard *
tengen_go_get_board (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->board;
}

TengenStone
tengen_go_get_to_move (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_STONE_NONE);

  return self->to_move;
}

const TengenGoCounters *
tengen_go_get_counters (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->counters;
}

guint
tengen_go_get_ply (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->actions->len;
}

int
tengen_go_play (TengenGo *self, TengenPoint point, TengenStone stone)
{
  TengenStone replaced;
  int taken, own;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (point < tengen_board_get_n_points (self->board), 0);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, 0);

  begin_action (self, TENGEN_GO_ACTION_PLAY, point, stone);
  replaced = tengen_board_get (self->board, point);
  taken = tengen_board_play (self->board, point, stone, &own);
  if (replaced != TENGEN_STONE_NONE)
    self->counters.setup[replaced]--;
  self->counters.board_moves[self->phase][stone]++;
  self->counters.prisoners[tengen_stone_other (stone)] += taken;
  self->counters.prisoners[stone] += own;
  self->to_move = tengen_stone_other (stone);
  push_shape (self);
  return taken;
}

void
tengen_go_pass (TengenGo *self, TengenStone stone)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  begin_action (self, TENGEN_GO_ACTION_PASS, TENGEN_POINT_PASS, stone);
  self->counters.passes[self->phase][stone]++;
  if (self->counters.first_passer == TENGEN_STONE_NONE)
    self->counters.first_passer = stone;
  self->to_move = tengen_stone_other (stone);
  push_shape (self);
}

/* Ends a setup: the stones have been @before. */
static void
end_setup (TengenGo *self, const int before[3], guint changes)
{
  g_array_index (self->actions, TengenGoAction, self->actions->len - 1)
      .changes = changes;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    self->counters.setup[side] +=
        tengen_board_count (self->board, (TengenStone) side) - before[side];
  push_shape (self);
  restart_record (self);
}

void
tengen_go_setup (TengenGo *self, TengenPoint point, TengenStone stone)
{
  int before[3];

  g_return_if_fail (self != NULL);
  g_return_if_fail (point < tengen_board_get_n_points (self->board));
  g_return_if_fail (stone <= TENGEN_STONE_WHITE);

  for (int side = 0; side < 3; side++)
    before[side] = tengen_board_count (self->board, (TengenStone) side);
  begin_action (self, TENGEN_GO_ACTION_SETUP, TENGEN_POINT_NONE, stone);
  tengen_board_put (self->board, point, stone);
  end_setup (self, before, 1);
}

void
tengen_go_setup_all (TengenGo *self, const guint8 *stones)
{
  int before[3];

  g_return_if_fail (self != NULL && stones != NULL);

  for (int side = 0; side < 3; side++)
    before[side] = tengen_board_count (self->board, (TengenStone) side);
  begin_action (
      self, TENGEN_GO_ACTION_SETUP, TENGEN_POINT_NONE, TENGEN_STONE_NONE);
  end_setup (self, before, tengen_board_put_all (self->board, stones));
}

void
tengen_go_set_to_move (TengenGo *self, TengenStone stone)
{
  gboolean is_start;

  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  /* right after the start or a setup nobody has faced the position yet */
  is_start = tengen_go_repetition_get_start (self->shapes) + 1 ==
             tengen_go_repetition_get_n (self->shapes);
  begin_action (self, TENGEN_GO_ACTION_TURN, TENGEN_POINT_NONE, stone);
  self->to_move = stone;
  push_shape (self);
  if (is_start)
    restart_record (self);
}

void
tengen_go_resume (TengenGo *self, TengenStone stone)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  begin_action (self, TENGEN_GO_ACTION_RESUME, TENGEN_POINT_NONE, stone);
  self->phase = 1;
  self->to_move = stone;
  push_shape (self);
  if (self->rules.reset)
    restart_record (self);
}

void
tengen_go_undo (TengenGo *self)
{
  TengenGoAction action;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->actions->len > 0);

  action = *tengen_go_line_get (self, self->actions->len);
  g_array_set_size (self->actions, self->actions->len - 1);
  tengen_go_repetition_pop (self->shapes);
  tengen_go_repetition_set_start (self->shapes, action.start);
  for (; action.changes > 0; action.changes--)
    tengen_board_undo (self->board);
  self->counters = action.counters;
  self->to_move = action.to_move;
  self->phase = action.phase;
}

guint
tengen_go_get_last_passes (const TengenGo *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, 0);

  n = self->actions->len;
  return n > 0 ? tengen_go_line_get (self, n)->passes : 0;
}

TengenPoint
tengen_go_get_played (const TengenGo *self, guint ply, TengenStone *stone)
{
  const TengenGoAction *action;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);
  g_return_val_if_fail (ply >= 1 && ply <= self->actions->len,
                        TENGEN_POINT_NONE);

  action = tengen_go_line_get (self, ply);
  if (stone != NULL)
    *stone = action->stone;
  return action->point;
}
