/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps: how a count is carried out on the board (数える手順, 整地)
 *
 * Shape: one function for each kind of step moves its stones on the table, if
 *        the rules have it; then the table is copied into a step.
 * Not:   which points stones go to or come from (tengen-go-steps-table), what
 *        the rules ask for (tengen-go-steps-way).
 */
#include "tengen-go-steps.h"

#include "tengen-go-steps-eyes.h"
#include "tengen-go-steps-table.h"
#include "tengen-go-steps-way.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define BOWL TENGEN_GO_PLACE_BOWL
#define LID TENGEN_GO_PLACE_LID
#define BESIDE TENGEN_GO_PLACE_BESIDE

typedef struct
{
  const TengenGoCount *count;
  const TengenAccount *account;
  const TengenGoRules *rules;
  TengenGoTable *table;
  GPtrArray *steps;
} Walk;

static void
free_step (gpointer data)
{
  TengenGoStep *step = data;

  g_array_unref (step->shifts);
  g_array_unref (step->points);
  g_free (step->stones);
  g_free (step->owner);
  g_free (step);
}

/* Stones of a side that a step takes from its bowl without filling up. */
static int
count_needed (const Walk *self, TengenStone side)
{
  const TengenGoCount *count = self->count;
  int n = tengen_go_way_count_more_groups (self->count, self->rules, side);

  if (count->virtual_moves[side] > tengen_go_way_count_virtual (count, side))
    n++;
  if (!tengen_go_way_hands_over (self->rules))
    n += count->passes[side];
  else if (count->passes[side] > tengen_go_way_count_passes (count, side))
    n++;
  return n;
}

static gboolean
uses_bowls (const Walk *self)
{
  const TengenGoCount *count = self->count;

  if (tengen_go_way_keeps_none (self->rules))
    return TRUE;
  for (int side = BLACK; side <= WHITE; side++)
    if (count_needed (self, side) > 0 || count->own[side] > 0 ||
        count->border[side] > 0 || count->negative[side] > 0)
      return TRUE;
  return FALSE;
}

/* Gives both sides a bowl of half the points (180 on 19x19), or of as many
 * stones as the game and its count take where these are more. */
static void
lay_bowls (Walk *self)
{
  TengenGoTable *table = self->table;
  int used[3] = { 0 };
  int full = table->n_points / 2;

  table->bowl[BLACK] = table->bowl[WHITE] = -1;
  table->has_bowls = uses_bowls (self);
  if (!table->has_bowls)
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      used[side] = tengen_go_table_count_stones (table, side) +
                   table->lid[side] + table->beside[side];
      full = MAX (full, used[side] + count_needed (self, side));
      full = MAX (full, self->rules->equal ? self->count->equal : 0);
    }
  for (int side = BLACK; side <= WHITE; side++)
    table->bowl[side] = full - used[side];
}

static void
lay_out (Walk *self)
{
  const TengenGoCount *count = self->count;
  TengenGoTable *table = self->table;

  table->seki_eyes = self->rules->seki_eyes;
  for (int side = BLACK; side <= WHITE; side++)
    {
      table->beside[side] = tengen_go_way_count_virtual (count, side);
      if (!tengen_go_way_keeps_none (self->rules))
        table->lid[side] = count->prisoners[side];
      if (tengen_go_way_hands_over (self->rules))
        table->lid[side] += tengen_go_way_count_passes (count, side);
    }
  lay_bowls (self);
}

/* The points of a step are those its stones come from and go to, until it is
 * said otherwise. */
static void
add_shift_points (TengenGoStep *step, const TengenGoTable *table)
{
  for (guint i = 0; i < step->shifts->len; i++)
    {
      const TengenGoShift *shift =
          &g_array_index (step->shifts, TengenGoShift, i);

      if (shift->from < table->n_points)
        g_array_append_val (step->points, shift->from);
      if (shift->to < table->n_points)
        g_array_append_val (step->points, shift->to);
    }
}

/* Ends a step: what lies on the table now is how it is after it. */
static TengenGoStep *
add_step (Walk *self, TengenGoStepCode code, int black_x2, int white_x2)
{
  TengenGoTable *table = self->table;
  TengenGoStep *step = g_new0 (TengenGoStep, 1);

  step->code = code;
  step->shifts = table->shifts;
  table->shifts = g_array_new (FALSE, FALSE, sizeof (TengenGoShift));
  step->stones = g_memdup2 (table->stones, (gsize) table->n_points);
  step->owner = g_memdup2 (table->owner, (gsize) table->n_points);
  step->points = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  step->figure_x2[BLACK] = black_x2;
  step->figure_x2[WHITE] = white_x2;
  for (int side = BLACK; side <= WHITE; side++)
    {
      step->over[side] = table->over[side];
      step->lid[side] = table->lid[side];
      step->beside[side] = table->beside[side];
      step->bowl[side] = table->bowl[side];
    }
  step->n_lines =
      tengen_go_way_count_lines (self->account, self->count, self->rules, code);
  add_shift_points (step, table);
  g_ptr_array_add (self->steps, step);
  return step;
}

/* Likewise, with figures by colour that count stones. */
static TengenGoStep *
add_figures (Walk *self, TengenGoStepCode code, const int *figures)
{
  return add_step (self, code, 2 * figures[BLACK], 2 * figures[WHITE]);
}

static gboolean
is_any (const int *figures)
{
  return figures[BLACK] != 0 || figures[WHITE] != 0;
}

static void
take_dead (Walk *self)
{
  const TengenGoCount *count = self->count;
  TengenPoint to = tengen_go_way_keeps_none (self->rules) ? BOWL : LID;

  if (!is_any (count->dead))
    return;
  for (int i = 0; i < self->table->n_points; i++)
    if (count->removed[i] != TENGEN_STONE_NONE)
      tengen_go_table_move (
          self->table, (TengenPoint) i, to, count->removed[i]);
  add_figures (self, TENGEN_GO_STEP_DEAD, count->dead);
}

/* Adds the free points of both sides, and their stones if wanted. */
static void
add_own_points (const Walk *self, TengenGoStep *step, gboolean with_stones)
{
  const TengenGoTable *table = self->table;

  for (int i = 0; i < table->n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;

      if (table->stones[i] != TENGEN_STONE_NONE
              ? with_stones
              : tengen_go_table_is_free (table, i, BLACK) ||
                    tengen_go_table_is_free (table, i, WHITE))
        g_array_append_val (step->points, point);
    }
}

static void
divide (Walk *self)
{
  TengenGoStep *step;

  if (!self->rules->territory)
    return;
  tengen_go_table_divide (self->table, self->count->owner);
  step = add_step (self,
                   TENGEN_GO_STEP_TERRITORY,
                   2 * tengen_go_table_count_free (self->table, BLACK),
                   2 * tengen_go_table_count_free (self->table, WHITE));
  add_own_points (self, step, FALSE);
}

/* Puts stones of both sides into their territories as a step. */
static void
fill_step (Walk *self,
           TengenGoStepCode code,
           TengenPoint from,
           const int *figures)
{
  if (!is_any (figures))
    return;
  for (int side = BLACK; side <= WHITE; side++)
    tengen_go_table_fill (self->table, from, side, figures[side]);
  add_figures (self, code, figures);
}

static void
fill_lost (Walk *self)
{
  const TengenGoCount *count = self->count;
  int lost[3] = { 0 };
  int beside[3] = { 0 };
  int passes[3] = { 0 };

  for (int side = BLACK; side <= WHITE; side++)
    {
      if (self->rules->back)
        lost[side] = count->prisoners[side] + count->dead[side];
      beside[side] = tengen_go_way_count_virtual (count, side);
      passes[side] = tengen_go_way_count_passes (count, side);
    }
  fill_step (self, TENGEN_GO_STEP_BACK, LID, lost);
  fill_step (self, TENGEN_GO_STEP_VIRTUAL, BESIDE, beside);
  fill_step (self,
             TENGEN_GO_STEP_PASSES,
             tengen_go_way_hands_over (self->rules) ? LID : BOWL,
             passes);
}

static void
balance (Walk *self)
{
  TengenStone side = self->count->balancer;
  int figures[3] = { 0 };

  if (side == TENGEN_STONE_NONE)
    return;
  figures[side] = 1;
  switch (self->count->balance)
    {
    case TENGEN_GO_BALANCE_NONE:
      return;
    case TENGEN_GO_BALANCE_STONE:
      tengen_go_table_move (self->table, BOWL, BESIDE, side);
      tengen_go_table_fill (self->table, BESIDE, side, 1);
      break;
    case TENGEN_GO_BALANCE_WHITE_LAST:
      tengen_go_table_move (self->table, BOWL, LID, side);
      tengen_go_table_fill (self->table, LID, side, 1);
      break;
    case TENGEN_GO_BALANCE_NEGATIVE:
      tengen_go_table_take_own (self->table, side, 1);
      break;
    }
  add_figures (self, TENGEN_GO_STEP_BALANCE, figures);
}

/* Takes extra stones off the border. Where a side has too few on the board to
 * pay what they cost it, the rest is missing like stones without room. */
static void
take_border (Walk *self,
             TengenGoStepCode code,
             const int *figures,
             gboolean is_filled)
{
  gboolean costs = is_filled || self->rules->equal;

  if (!is_any (figures))
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      int n = tengen_go_table_take_border (
          self->table, side, figures[side], is_filled);

      if (costs)
        self->table->over[side] += figures[side] - n;
    }
  add_figures (self, code, figures);
}

static void
take_own (Walk *self)
{
  const TengenGoCount *count = self->count;

  if (!is_any (count->own))
    return;
  for (int side = BLACK; side <= WHITE; side++)
    tengen_go_table_take_own (self->table, side, count->own[side]);
  add_figures (self, TENGEN_GO_STEP_OWN, count->own);
}

/* Both get the same number of stones on the board; where less than that was
 * chosen, stones leave their own territory. */
static void
make_equal (Walk *self)
{
  int moved[3] = { 0 };

  if (!self->rules->equal || self->count->equal < 0)
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      int n =
          self->count->equal - tengen_go_table_count_stones (self->table, side);

      moved[side] = n;
      tengen_go_table_fill (self->table, BOWL, side, MAX (n, 0));
      tengen_go_table_take_own (self->table, side, MAX (-n, 0));
    }
  add_figures (self, TENGEN_GO_STEP_EQUAL, moved);
}

static void
set_eyes_apart (Walk *self)
{
  const int *eyes = self->count->eyes;
  TengenGoStep *step;

  if (self->rules->tax != TENGEN_GO_TAX_EYES)
    return;
  step = add_figures (self, TENGEN_GO_STEP_EYES, eyes);
  for (int side = BLACK; side <= WHITE; side++)
    tengen_go_table_list_eyes (self->table, side, eyes[side], step->points);
}

/* The side with more groups hands a stone over for each of them more. */
static void
pay_groups (Walk *self)
{
  const int *groups = self->count->groups;
  int paid[3] = { 0 };
  TengenGoStep *step;

  if (self->rules->tax != TENGEN_GO_TAX_GROUPS)
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      paid[side] =
          tengen_go_way_count_more_groups (self->count, self->rules, side);
      for (int i = 0; i < paid[side]; i++)
        tengen_go_table_move (self->table, BOWL, LID, side);
    }
  step = add_figures (self, TENGEN_GO_STEP_GROUPS, paid);
  for (int side = BLACK; side <= WHITE; side++)
    tengen_go_table_list_eyes (
        self->table, side, 2 * groups[side], step->points);
}

static void
square (Walk *self)
{
  int moved[3] = { 0 };

  if (!self->rules->back || !self->rules->hold)
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      guint before = self->table->shifts->len;

      tengen_go_table_square (self->table, side);
      moved[side] = (int) (self->table->shifts->len - before);
    }
  if (is_any (moved))
    add_figures (self, TENGEN_GO_STEP_SQUARE, moved);
}

/* Takes all stones off the board and lays them out beside it. */
static void
lay_rows (Walk *self)
{
  TengenGoTable *table = self->table;
  int n[3] = { 0 };

  if (!self->rules->stones || self->rules->territory)
    return;
  for (int i = 0; i < table->n_points; i++)
    if (table->stones[i] != TENGEN_STONE_NONE)
      {
        TengenStone stone = table->stones[i];

        n[stone]++;
        tengen_go_table_move (table, (TengenPoint) i, BESIDE, stone);
      }
  add_figures (self, TENGEN_GO_STEP_ROWS, n);
}

/* Both fill their territory as far as their bowls reach; what is left in one,
 * or left free of the other's territory, is compared. */
static void
compare_bowls (Walk *self)
{
  TengenGoTable *table = self->table;
  int rest[3] = { 0 };

  if (!tengen_go_way_fills_in (self->rules))
    return;
  for (int side = BLACK; side <= WHITE; side++)
    {
      int n_free = tengen_go_table_count_free (table, side);

      rest[side] = table->bowl[side] - n_free;
      tengen_go_table_fill (table, BOWL, side, MIN (n_free, table->bowl[side]));
    }
  add_figures (self, TENGEN_GO_STEP_BOWLS, rest);
}

static void
count_all (Walk *self)
{
  const TengenGoCount *count = self->count;
  const TengenGoRules *rules = self->rules;
  TengenGoStep *step = add_step (self,
                                 TENGEN_GO_STEP_COUNT,
                                 count->score_x2[BLACK],
                                 count->score_x2[WHITE]);

  if (rules->territory)
    add_own_points (self, step, rules->stones);
  if (count->has_points && tengen_go_way_fills_back (rules))
    add_step (self,
              TENGEN_GO_STEP_POINTS,
              count->points_x2[BLACK],
              count->points_x2[WHITE]);
}

static void
finish (Walk *self)
{
  const TengenGoCount *count = self->count;
  int black_x2 = MAX (-count->komi_x2, 0);
  int white_x2 =
      MAX (count->komi_x2, 0) + count->bonus_x2 + count->pass_bonus_x2;

  if (black_x2 != 0 || white_x2 != 0)
    add_step (self, TENGEN_GO_STEP_KOMI, black_x2, white_x2);
  add_step (self,
            TENGEN_GO_STEP_RESULT,
            count->score_x2[BLACK] + black_x2,
            count->score_x2[WHITE] + white_x2);
}

static void
start (Walk *self)
{
  add_step (self,
            TENGEN_GO_STEP_STOP,
            2 * tengen_go_table_count_stones (self->table, BLACK),
            2 * tengen_go_table_count_stones (self->table, WHITE));
}

GPtrArray *
tengen_go_steps_new (const TengenBoard *board,
                     const TengenGoCount *count,
                     const TengenAccount *account,
                     const TengenGoRules *rules)
{
  g_autoptr (TengenGoTable) table = NULL;
  Walk self = { count, account, rules, NULL, NULL };

  g_return_val_if_fail (board != NULL && count != NULL, NULL);
  g_return_val_if_fail (account != NULL && rules != NULL, NULL);
  g_return_val_if_fail (tengen_board_get_n_points (board) == count->n_points,
                        NULL);

  self.table = table = tengen_go_table_new (board);
  self.steps = g_ptr_array_new_with_free_func (free_step);
  lay_out (&self);
  start (&self);
  take_dead (&self);
  divide (&self);
  if (tengen_go_way_fills_back (rules))
    {
      fill_lost (&self);
      balance (&self);
      take_border (&self, TENGEN_GO_STEP_BORDER, count->border, FALSE);
      take_own (&self);
      take_border (&self, TENGEN_GO_STEP_FILLED, count->filled, TRUE);
      make_equal (&self);
      set_eyes_apart (&self);
      square (&self);
    }
  pay_groups (&self);
  lay_rows (&self);
  compare_bowls (&self);
  count_all (&self);
  finish (&self);
  return self.steps;
}
