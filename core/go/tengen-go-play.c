/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-play: a Go position with its history: what happens
 *
 * What:  the actions and their undo. Each keeps what it overwrote and what it
 *        added to the counters, which undo takes off again.
 * Not:   judging moves (tengen-go-legal).
 */
#include "tengen-board-move.h"
#include "tengen-go-line.h"

/* A line of play may have a million. */
G_STATIC_ASSERT (sizeof (TengenGoAction) == 12);

/* What an action counts in the history. It is more than an action takes, and
 * stays as it is: files of thousands of moves are judged by where their history
 * begins. */
#define ACTION_BYTES 128

G_STATIC_ASSERT (sizeof (TengenGoAction) + TENGEN_GO_REPETITION_BYTES <=
                 ACTION_BYTES);

/* Room for actions at first. */
#define FEWEST_ACTIONS 128

/* Remembers the position, as an appearance if a player has brought it about. */
static inline void
push_shape (TengenGo *self, gboolean is_appearance)
{
  TengenGoShape shape = {
    .hash = self->board->hash,
    .depth = self->board->depth,
    .virtual_black =
        (guint) tengen_go_line_sum_virtual (self, TENGEN_STONE_BLACK),
    .virtual_white =
        (guint) tengen_go_line_sum_virtual (self, TENGEN_STONE_WHITE),
    .to_move = (guint8) self->to_move,
    .silent = !is_appearance,
  };

  tengen_go_repetition_push (self->shapes, &shape);
}

static gboolean
is_same_board (const TengenGoShape *shape,
               const TengenGoShape *other,
               gconstpointer board)
{
  return tengen_board_is_same_at (board, shape->depth, other->depth);
}

static G_GNUC_NO_INLINE void
grow_actions (TengenGo *self)
{
  self->actions_room = 2 * self->actions_room + FEWEST_ACTIONS;
  self->actions = g_renew (TengenGoAction, self->actions, self->actions_room);
}

/* Notes an action and what is there before it. */
static inline TengenGoAction *
begin_action (TengenGo *self,
              TengenGoActionKind kind,
              TengenPoint point,
              TengenStone stone)
{
  TengenGoAction *action;
  guint n = self->n_actions;

  if (G_UNLIKELY (n == self->actions_room))
    grow_actions (self);
  action = &self->actions[n];
  *action = (TengenGoAction){
    .point = point,
    .kind = kind,
    .stone = (guint8) stone,
    .phase = (guint8) self->phase,
    .first_mover = (guint8) self->counters.first_mover,
    .last_passer = (guint8) self->counters.last_passer,
  };
  if (kind == TENGEN_GO_ACTION_PASS)
    action->passes = tengen_go_get_last_passes (self) + 1;
  self->counters.last_passes = (int) action->passes;
  self->n_actions = n + 1;
  return action;
}

/* Notes an action of a player, after which the other is to move. */
static inline TengenGoAction *
begin_move (TengenGo *self,
            TengenGoActionKind kind,
            TengenPoint point,
            TengenStone stone)
{
  TengenGoAction *action = begin_action (self, kind, point, stone);

  if (self->counters.first_mover == TENGEN_STONE_NONE)
    self->counters.first_mover = stone;
  self->to_move = tengen_stone_other (stone);
  return action;
}

/* Begins the history with the board as it lies. */
static void
begin (TengenGo *self, TengenBoard *board)
{
  self->board = board;
  self->shapes = tengen_go_repetition_new (is_same_board, board);
  push_shape (self, TRUE);
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
  self->to_move = TENGEN_STONE_BLACK;
  begin (self, tengen_board_new (width, height));
  return self;
}

TengenGo *
tengen_go_copy (const TengenGo *self)
{
  TengenGo *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (TengenGo, 1);
  copy->rules = self->rules;
  copy->counters = self->counters;
  copy->to_move = self->to_move;
  copy->phase = self->phase;
  copy->passes = tengen_go_get_last_passes (self);
  begin (copy, tengen_board_copy (self->board));
  return copy;
}

void
tengen_go_free (TengenGo *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  tengen_go_repetition_free (self->shapes);
  g_free (self->actions);
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

int
tengen_go_get_taken (const TengenGo *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->counters.prisoners[tengen_stone_other (stone)];
}

gboolean
tengen_go_has_reached (const TengenGo *self, TengenStone stone)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->rules.goal > 0 && stone != TENGEN_STONE_NONE &&
         tengen_go_get_taken (self, stone) >= self->rules.goal;
}

guint
tengen_go_get_ply (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_actions;
}

TengenPoint
tengen_go_get_played (const TengenGo *self, guint ply)
{
  const TengenGoAction *action;

  g_return_val_if_fail (self != NULL, TENGEN_POINT_NONE);
  g_return_val_if_fail (ply >= 1 && ply <= self->n_actions, TENGEN_POINT_NONE);

  action = tengen_go_line_get (self, ply);
  return action->kind == TENGEN_GO_ACTION_VIRTUAL ? TENGEN_POINT_PASS
                                                  : action->point;
}

/* Counts a move, or with -1 takes it off. */
static inline void
count_move (TengenGo *self, const TengenGoAction *action, int sign)
{
  TengenGoCounters *counters = &self->counters;

  if (G_UNLIKELY (action->replaced != TENGEN_STONE_NONE))
    counters->setup[action->replaced] -= sign;
  counters->board_moves[action->phase][action->stone] += sign;
}

/* Counts what a move took, or with -1 takes it off. */
static inline void
count_taken (TengenGo *self, const TengenGoAction *action, int sign)
{
  TengenGoCounters *counters = &self->counters;

  counters->prisoners[TENGEN_STONE_BLACK] += sign * action->change[0];
  counters->prisoners[TENGEN_STONE_WHITE] += sign * action->change[1];
}

int
tengen_go_play (TengenGo *self, TengenPoint point, TengenStone stone)
{
  TengenGoAction *action;
  TengenBoardPrey prey;
  guint square;
  int taken = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (point < self->board->plan->n_points, 0);
  g_return_val_if_fail (
      stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE, 0);

  square = self->board->plan->squares[point];
  action = begin_move (self, TENGEN_GO_ACTION_PLAY, point, stone);
  action->replaced = self->board->stones[square];
  count_move (self, action, 1);
  if (tengen_board_move_stone (self->board, square, stone, &prey))
    {
      taken = prey.taken;
      action->change[tengen_stone_other (stone) - 1] = (gint16) taken;
      action->change[stone - 1] = (gint16) prey.own;
      count_taken (self, action, 1);
    }
  push_shape (self, TRUE);
  return taken;
}

void
tengen_go_pass (TengenGo *self, TengenStone stone)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  begin_move (self, TENGEN_GO_ACTION_PASS, TENGEN_POINT_PASS, stone);
  self->counters.passes[self->phase][stone]++;
  if (self->counters.first_passer == TENGEN_STONE_NONE)
    self->counters.first_passer = stone;
  self->counters.last_passer = stone;
  push_shape (self, TRUE);
}

void
tengen_go_virtual (TengenGo *self, TengenStone stone)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  begin_move (self, TENGEN_GO_ACTION_VIRTUAL, TENGEN_POINT_NONE, stone);
  self->counters.virtual_moves[self->phase][stone]++;
  push_shape (self, TRUE);
}

void
tengen_go_set_past (TengenGo *self, const int moves[3], const int prisoners[3])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (moves != NULL && prisoners != NULL);
  g_return_if_fail (self->n_actions == 0);

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      self->counters.board_moves[0][side] = moves[side];
      self->counters.prisoners[side] = prisoners[side];
      self->counters.setup[side] = prisoners[side] - moves[side];
    }
  if (moves[TENGEN_STONE_BLACK] != moves[TENGEN_STONE_WHITE])
    self->counters.first_mover =
        moves[TENGEN_STONE_BLACK] > moves[TENGEN_STONE_WHITE]
            ? TENGEN_STONE_BLACK
            : TENGEN_STONE_WHITE;
}

/* Ends a setup: the stones have been @before. */
static void
end_setup (TengenGo *self, const int before[3])
{
  TengenGoAction *action = &self->actions[self->n_actions - 1];

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      int change =
          tengen_board_count (self->board, (TengenStone) side) - before[side];

      action->change[side - 1] = (gint16) change;
      self->counters.setup[side] += change;
    }
  push_shape (self, TRUE);
  tengen_go_repetition_restart (self->shapes);
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
  tengen_board_put_all (self->board, stones);
  end_setup (self, before);
}

void
tengen_go_set_to_move (TengenGo *self, TengenStone stone)
{
  gboolean is_start;

  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  /* right after the start or a setup no player has faced the position yet */
  is_start = tengen_go_repetition_get_start (self->shapes) + 1 ==
             tengen_go_repetition_get_n (self->shapes);
  begin_action (self, TENGEN_GO_ACTION_TURN, TENGEN_POINT_NONE, stone);
  self->to_move = stone;
  push_shape (self, FALSE);
  if (is_start)
    tengen_go_repetition_restart (self->shapes);
}

void
tengen_go_resume (TengenGo *self, TengenStone stone)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (stone == TENGEN_STONE_BLACK || stone == TENGEN_STONE_WHITE);

  begin_action (self, TENGEN_GO_ACTION_RESUME, TENGEN_POINT_NONE, stone);
  self->phase = 1;
  self->to_move = stone;
  push_shape (self, FALSE);
  if (self->rules.reset)
    tengen_go_repetition_restart (self->shapes);
}

/* Takes what the last action added off the counters, but for the passes in a
 * row. */
static void
uncount (TengenGo *self, const TengenGoAction *action)
{
  self->counters.first_mover = (TengenStone) action->first_mover;
  self->counters.last_passer = (TengenStone) action->last_passer;
  /* the first pass set both */
  if (self->counters.last_passer == TENGEN_STONE_NONE)
    self->counters.first_passer = TENGEN_STONE_NONE;
  switch ((TengenGoActionKind) action->kind)
    {
    case TENGEN_GO_ACTION_PLAY:
      count_move (self, action, -1);
      count_taken (self, action, -1);
      return;
    case TENGEN_GO_ACTION_PASS:
      self->counters.passes[action->phase][action->stone]--;
      return;
    case TENGEN_GO_ACTION_VIRTUAL:
      self->counters.virtual_moves[action->phase][action->stone]--;
      return;
    case TENGEN_GO_ACTION_SETUP:
      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        self->counters.setup[side] -= action->change[side - 1];
      return;
    case TENGEN_GO_ACTION_TURN:
    case TENGEN_GO_ACTION_RESUME:
      return;
    }
}

void
tengen_go_undo (TengenGo *self)
{
  const TengenGoAction *action;
  const TengenGoShape *before;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->n_actions > 0);

  action = tengen_go_line_get (self, self->n_actions);
  tengen_go_repetition_pop (self->shapes);
  before = tengen_go_repetition_get (self->shapes, self->n_actions - 1);
  while (tengen_board_get_depth (self->board) > before->depth)
    tengen_board_undo (self->board);
  uncount (self, action);
  self->to_move = (TengenStone) before->to_move;
  self->phase = action->phase;
  self->n_actions--;
  self->counters.last_passes = (int) tengen_go_get_last_passes (self);
}

guint
tengen_go_get_last_passes (const TengenGo *self)
{
  const TengenGoAction *action;

  g_return_val_if_fail (self != NULL, 0);

  if (self->n_actions == 0)
    return self->passes;
  action = tengen_go_line_get (self, self->n_actions);
  return action->kind == TENGEN_GO_ACTION_PASS ? action->passes : 0;
}

gsize
tengen_go_get_history (const TengenGo *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_actions * (gsize) ACTION_BYTES +
         tengen_board_get_history (self->board);
}

void
tengen_go_restart (TengenGo *self)
{
  g_return_if_fail (self != NULL);

  tengen_go_repetition_restart (self->shapes);
}

/* The board as it lay after so many actions. */
static void
read_board_at (const TengenGo *self, guint ply, guint8 *stones)
{
  tengen_board_read_at (
      self->board, tengen_go_repetition_get (self->shapes, ply)->depth, stones);
}

/* Does the action once more that led to position @ply of another line. */
static void
repeat_action (TengenGo *self, const TengenGo *other, guint ply)
{
  const TengenGoAction *action = tengen_go_line_get (other, ply);
  TengenStone stone = (TengenStone) action->stone;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  switch ((TengenGoActionKind) action->kind)
    {
    case TENGEN_GO_ACTION_PLAY:
      tengen_go_play (self, action->point, stone);
      return;
    case TENGEN_GO_ACTION_PASS:
      tengen_go_pass (self, stone);
      return;
    case TENGEN_GO_ACTION_VIRTUAL:
      tengen_go_virtual (self, stone);
      return;
    case TENGEN_GO_ACTION_SETUP:
      read_board_at (other, ply, stones);
      tengen_go_setup_all (self, stones);
      return;
    case TENGEN_GO_ACTION_TURN:
      tengen_go_set_to_move (self, stone);
      return;
    case TENGEN_GO_ACTION_RESUME:
      tengen_go_resume (self, stone);
      return;
    }
}

/* Makes the position before the first action. */
static TengenGo *
copy_start (const TengenGo *self)
{
  TengenGo *copy = g_new0 (TengenGo, 1);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  copy->rules = self->rules;
  copy->counters = self->counters;
  copy->passes = self->passes;
  copy->phase = self->phase;
  copy->to_move =
      (TengenStone) tengen_go_repetition_get (self->shapes, 0)->to_move;
  for (guint ply = self->n_actions; ply > 0; ply--)
    {
      uncount (copy, tengen_go_line_get (self, ply));
      copy->phase = tengen_go_line_get (self, ply)->phase;
    }
  copy->counters.last_passes = (int) copy->passes;
  copy->board = tengen_board_new (tengen_board_get_width (self->board),
                                  tengen_board_get_height (self->board));
  read_board_at (self, 0, stones);
  tengen_board_put_all (copy->board, stones);
  begin (copy, copy->board);
  return copy;
}

TengenGo *
tengen_go_copy_line (const TengenGo *self)
{
  TengenGo *copy;
  guint start;

  g_return_val_if_fail (self != NULL, NULL);

  copy = copy_start (self);
  start = tengen_go_repetition_get_start (self->shapes);
  for (guint ply = 1; ply <= self->n_actions; ply++)
    {
      repeat_action (copy, self, ply);
      if (ply == start &&
          tengen_go_repetition_get_start (copy->shapes) != start)
        tengen_go_repetition_restart (copy->shapes);
    }
  return copy;
}
