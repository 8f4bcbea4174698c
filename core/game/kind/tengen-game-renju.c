/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-renju: Renju (連珠) as a kind of game
 *
 * What:   stones, turns, passes, the opening.
 * Not:    rows and forbidden points, the steps of a regulation (core/renju);
 *         what is allowed (tengen-game-renju-check), how a game ends
 *         (tengen-game-renju-claim).
 * Shape:  each action leaves an entry with what it overwrote.
 * Source: 連珠のルールと打ち方, chapter 1; International Rules of Renju, chapter 2.
 */
#include "tengen-game-renju-private.h"

static void
refresh_view (TengenRenjuState *self)
{
  TengenGameRenju *view = &self->view;

  view->board = self->lines;
  view->opening = &self->now.opening;
  view->pattern = self->now.pattern;
  view->end = self->now.end;
  view->point = self->now.point;
  view->classes = self->now.classes;
  view->declared = self->now.declared;
}

/* As after stones were set up. */
static void
forget_last (TengenRenjuState *self)
{
  self->now.last_black = TENGEN_POINT_NONE;
  for (gsize i = 0; i < G_N_ELEMENTS (self->now.last); i++)
    self->now.last[i] = TENGEN_POINT_NONE;
}

static gpointer
renju_create (const TengenGameSetup *setup)
{
  TengenRenjuState *self = g_new0 (TengenRenjuState, 1);

  self->rules = setup->renju;
  self->voids = tengen_game_computer_is_both (setup->computers);
  self->board = tengen_board_new (setup->width, setup->height);
  self->lines = tengen_renju_new ();
  self->entries = g_array_new (FALSE, FALSE, sizeof (TengenRenjuEntry));
  tengen_renju_opening_init (&self->now.opening, &setup->renju);
  self->now.to_move = TENGEN_STONE_BLACK;
  self->now.pattern = -1;
  self->now.point = TENGEN_POINT_NONE;
  forget_last (self);
  refresh_view (self);
  return self;
}

static gpointer
renju_copy (gconstpointer state)
{
  const TengenRenjuState *self = state;
  TengenRenjuState *copy = g_memdup2 (self, sizeof *self);

  copy->board = tengen_board_copy (self->board);
  copy->lines = tengen_renju_copy (self->lines);
  copy->entries = g_array_new (FALSE, FALSE, sizeof (TengenRenjuEntry));
  refresh_view (copy);
  return copy;
}

static void
renju_destroy (gpointer state)
{
  TengenRenjuState *self = state;

  tengen_board_free (self->board);
  tengen_renju_free (self->lines);
  g_array_unref (self->entries);
  g_free (self);
}

static const TengenBoard *
renju_get_board (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->board;
}

static TengenStone
renju_get_to_move (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->now.to_move;
}

static TengenPhase
renju_get_phase (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->now.phase;
}

static TengenDuty
renju_get_duty (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->now.declared != TENGEN_STONE_NONE ? TENGEN_DUTY_ADMIT
                                                 : TENGEN_DUTY_NONE;
}

TengenSeat
tengen_renju_state_get_actor (gconstpointer state)
{
  const TengenRenjuState *self = state;
  TengenRenjuStep step;

  if (self->now.declared != TENGEN_STONE_NONE)
    return tengen_renju_state_get_seat (
        self, tengen_stone_other (self->now.declared));
  tengen_renju_opening_get_step (&self->now.opening, &step);
  if (step.player != TENGEN_RENJU_PLAYER_NONE)
    return tengen_renju_seat_of (step.player);
  return tengen_renju_state_get_seat (self, self->now.to_move);
}

static const TengenGameRenju *
renju_get_renju (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return &self->view;
}

/* Actions. */

/* Notes what stands now, which an action is about to overwrite. */
static TengenRenjuEntry *
add_entry (TengenRenjuState *self)
{
  TengenRenjuEntry entry = { .before = self->now };

  g_array_append_val (self->entries, entry);
  return &g_array_index (
      self->entries, TengenRenjuEntry, self->entries->len - 1);
}

/* What is played or set up where the game had ended goes on without that. */
static void
go_on (TengenRenjuState *self)
{
  self->now.phase = TENGEN_PHASE_PLAY;
  self->now.result = (TengenResult){ 0 };
  self->now.end = TENGEN_RENJU_END_NONE;
  self->now.point = TENGEN_POINT_NONE;
  self->now.classes = 0;
  self->now.declared = TENGEN_STONE_NONE;
}

/* The lines hold the same stone as the board. */
static void
follow_point (TengenRenjuState *self, TengenPoint point)
{
  TengenStone lies = tengen_board_get (self->board, point);
  TengenStone lay = tengen_renju_get (self->lines, point);

  if (lies == lay)
    return;
  if (lay != TENGEN_STONE_NONE)
    tengen_renju_take (self->lines, point);
  if (lies != TENGEN_STONE_NONE)
    tengen_renju_put (self->lines, point, lies);
}

static void
follow_board (TengenRenjuState *self)
{
  guint8 stones[TENGEN_RENJU_POINTS];

  tengen_board_read (self->board, stones);
  tengen_renju_put_all (self->lines, stones);
}

static void
renju_setup (gpointer state, const guint8 *stones)
{
  TengenRenjuState *self = state;
  TengenRenjuEntry *entry = add_entry (self);

  entry->changes = tengen_board_put_all (self->board, stones);
  follow_board (self);
  go_on (self);
  tengen_renju_opening_stop (&self->now.opening);
  forget_last (self);
  self->now.passes = 0;
  refresh_view (self);
}

static void
renju_set_to_move (gpointer state, TengenStone stone)
{
  TengenRenjuState *self = state;

  add_entry (self);
  go_on (self);
  self->now.to_move = stone;
  tengen_renju_opening_stop (&self->now.opening);
  refresh_view (self);
}

/* Whether the first three stones lie alone, the colours in turn, whatever a
 * file had set up before. */
static gboolean
begins_game (const TengenRenjuState *self)
{
  const TengenPoint *stones = self->now.opening.stones;

  return tengen_board_get (self->board, stones[0]) == TENGEN_STONE_BLACK &&
         tengen_board_get (self->board, stones[1]) == TENGEN_STONE_WHITE &&
         tengen_board_get (self->board, stones[2]) == TENGEN_STONE_BLACK &&
         tengen_renju_state_count_stones (self) == 3;
}

static void
find_pattern (TengenRenjuState *self)
{
  const TengenRenjuOpening *opening = &self->now.opening;

  if (opening->n_stones == 3 && begins_game (self))
    self->now.pattern = tengen_renju_pattern_find (opening->stones, NULL);
}

/* A stone whose turn it is not ends the opening. */
static void
put_in_opening (TengenRenjuState *self, const TengenAction *action)
{
  TengenRenjuOpening *opening = &self->now.opening;
  TengenStone due =
      opening->n_stones % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  if (action->stone != due)
    tengen_renju_opening_stop (opening);
  tengen_renju_opening_put (opening, action->point);
}

/* A file may put a stone on another, which takes its place. */
static void
push_play (TengenRenjuState *self, const TengenAction *action)
{
  TengenRenjuEntry *entry = add_entry (self);

  tengen_board_put (self->board, action->point, action->stone);
  entry->changes = 1;
  follow_point (self, action->point);
  go_on (self);
  put_in_opening (self, action);
  find_pattern (self);
  self->now.to_move = tengen_stone_other (action->stone);
  self->now.passes = 0;
  self->now.last_black =
      action->stone == TENGEN_STONE_BLACK ? action->point : TENGEN_POINT_NONE;
  self->now.last[action->stone] = action->point;
  if (!self->rules.declared)
    tengen_renju_state_judge (self, action->point, action->stone);
}

static void
push_pass (TengenRenjuState *self, const TengenAction *action)
{
  add_entry (self);
  go_on (self);
  tengen_renju_opening_stop (&self->now.opening);
  self->now.to_move = tengen_stone_other (action->stone);
  self->now.passes++;
  if (action->stone == TENGEN_STONE_WHITE)
    self->now.last_black = TENGEN_POINT_NONE;
  if (self->now.passes >= 2)
    tengen_renju_state_draw (self, TENGEN_RENJU_END_PASSES);
}

static void
push_offer (TengenRenjuOpening *opening, const TengenAction *action)
{
  if (action->value != 0)
    tengen_renju_opening_offer (opening, action->point);
  else
    tengen_renju_opening_withdraw (opening, action->point);
}

static void
push_decision (TengenRenjuState *self, const TengenAction *action)
{
  TengenRenjuOpening *opening = &self->now.opening;

  add_entry (self);
  if (action->kind == TENGEN_ACTION_CHOOSE)
    tengen_renju_opening_choose (opening, (TengenRenjuChoice) action->value);
  else if (action->kind == TENGEN_ACTION_DECLARE)
    tengen_renju_opening_declare (opening, action->value);
  else
    push_offer (opening, action);
}

/* Of Go's actions a file may hold any; they mean nothing here. */
static void
push_any (TengenRenjuState *self, const TengenAction *action)
{
  switch (tengen_action_get_info (action->kind)->group)
    {
    case TENGEN_ACTION_GROUP_MOVE:
      if (action->kind == TENGEN_ACTION_PLAY)
        push_play (self, action);
      else
        push_pass (self, action);
      return;
    case TENGEN_ACTION_GROUP_OPENING:
      push_decision (self, action);
      return;
    case TENGEN_ACTION_GROUP_LOSS:
    case TENGEN_ACTION_GROUP_CLAIM:
    case TENGEN_ACTION_GROUP_DRAW:
    case TENGEN_ACTION_GROUP_VOID:
      add_entry (self);
      tengen_renju_state_claim (self, action);
      return;
    case TENGEN_ACTION_GROUP_STOP:
    case TENGEN_ACTION_GROUP_TERM:
    case TENGEN_ACTION_GROUP_COUNT:
      add_entry (self);
      return;
    }
  g_assert_not_reached ();
}

static int
renju_push (gpointer state, const TengenAction *action)
{
  push_any (state, action);
  refresh_view (state);
  return 0;
}

static void
renju_pop (gpointer state)
{
  TengenRenjuState *self = state;
  const TengenRenjuEntry *entry =
      &g_array_index (self->entries, TengenRenjuEntry, self->entries->len - 1);

  for (guint i = 0; i < entry->changes; i++)
    tengen_board_undo (self->board);
  if (entry->changes > 0)
    follow_board (self);
  self->now = entry->before;
  g_array_set_size (self->entries, self->entries->len - 1);
  refresh_view (self);
}

static guint
renju_get_n (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->entries->len;
}

static gsize
renju_get_history (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->entries->len * sizeof (TengenRenjuEntry) +
         tengen_board_get_history (self->board);
}

static TengenResult
renju_get_result (gconstpointer state)
{
  const TengenRenjuState *self = state;

  return self->now.result;
}

const TengenKind *
tengen_kind_renju (void)
{
  static const TengenKindRenju RENJU = {
    .get_seat = tengen_renju_state_get_seat,
    .get_actor = tengen_renju_state_get_actor,
    .get_renju = renju_get_renju,
  };
  static const TengenKind KIND = {
    .id = "renju",
    .renju = &RENJU,
    .create = renju_create,
    .copy = renju_copy,
    .destroy = renju_destroy,
    .get_board = renju_get_board,
    .get_to_move = renju_get_to_move,
    .get_phase = renju_get_phase,
    .get_duty = renju_get_duty,
    .setup = renju_setup,
    .set_to_move = renju_set_to_move,
    .check = tengen_renju_state_check,
    .check_point = tengen_renju_state_check_point,
    .check_move = tengen_renju_state_check_move,
    .push = renju_push,
    .pop = renju_pop,
    .get_n = renju_get_n,
    .get_history = renju_get_history,
    .map = tengen_renju_state_map,
    .get_result = renju_get_result,
  };

  return &KIND;
}
