/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-worth: what the end of a game is worth under a rule set
 */
#include "tengen-engine-worth.h"

#include <string.h>

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* --- The board --- */

/* Gives an empty region to the only side it touches, if there is one. */
static void
count_region (TengenEngineTally *self,
              const TengenGoPlayoutBoard *board,
              TengenGoPlayoutPoint start,
              guint8 *seen)
{
  TengenGoPlayoutPoint points[TENGEN_BOARD_MAX_POINTS];
  guint touched = 0;
  int n = 1;

  points[0] = start;
  seen[start] = TRUE;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++)
      {
        TengenGoPlayoutPoint near =
            (TengenGoPlayoutPoint) (points[i] + board->steps[j]);
        guint there = tengen_go_playout_board_get (board, near);

        if (there != TENGEN_STONE_NONE)
          touched |= 1u << there;
        else if (!seen[near])
          {
            seen[near] = TRUE;
            points[n++] = near;
          }
      }
  touched &= 1u << BLACK | 1u << WHITE;
  if (touched == 1u << BLACK)
    self->area[BLACK] += n;
  else if (touched == 1u << WHITE)
    self->area[WHITE] += n;
}

static void
count_stones (TengenEngineTally *self, const TengenGoPlayoutBoard *board)
{
  memset (self, 0, sizeof *self);
  for (int side = BLACK; side <= WHITE; side++)
    self->stones[side] = board->n_stones[side];
}

void
tengen_engine_tally_lying (TengenEngineTally *self,
                           const TengenGoPlayoutBoard *board)
{
  guint8 seen[TENGEN_GO_PLAYOUT_SQUARES];

  g_return_if_fail (self != NULL && board != NULL);

  count_stones (self, board);
  memset (seen, 0, (gsize) board->plan->n_squares);
  for (int side = BLACK; side <= WHITE; side++)
    self->area[side] = self->stones[side];
  for (int i = 0; i < board->plan->n_points; i++)
    {
      TengenGoPlayoutPoint point = board->plan->squares[i];

      if (board->stones[point] == TENGEN_STONE_NONE && !seen[point])
        count_region (self, board, point, seen);
    }
  tengen_engine_tally_groups (self, board);
}

void
tengen_engine_tally_ended (TengenEngineTally *self,
                           const TengenGoPlayoutBoard *board,
                           const guint8 *closed)
{
  g_return_if_fail (self != NULL && board != NULL);

  count_stones (self, board);
  for (int i = 0; i < board->plan->n_points; i++)
    {
      guint owner = closed != NULL ? closed[i] : TENGEN_STONE_NONE;

      if (owner == TENGEN_STONE_NONE)
        owner = tengen_go_playout_get_owner (board, board->plan->squares[i]);
      self->area[owner]++;
    }
  self->area[TENGEN_STONE_NONE] = 0;
}

/* Finds what names the group of a chain; makes the way to it shorter. */
static guint
find_group (guint16 *groups, guint head)
{
  while (groups[head] != head)
    head = groups[head] = groups[groups[head]];
  return head;
}

/* Makes one group of the chains around an eye; gives its name. */
static guint
join_around (const TengenGoPlayoutBoard *board,
             guint16 *groups,
             TengenGoPlayoutPoint eye,
             TengenStone side)
{
  guint group = 0;

  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (eye + board->steps[i]);
      guint other;

      if (board->stones[near] != side)
        continue;
      other = find_group (groups, board->heads[near]);
      if (group != 0)
        groups[other] = (guint16) group;
      else
        group = other;
    }
  return group;
}

void
tengen_engine_tally_groups (TengenEngineTally *self,
                            const TengenGoPlayoutBoard *board)
{
  const TengenBoardPlan *plan;
  guint16 groups[TENGEN_GO_PLAYOUT_SQUARES];
  guint8 eyes[TENGEN_GO_PLAYOUT_SQUARES];

  g_return_if_fail (self != NULL && board != NULL);

  plan = board->plan;
  for (int i = 0; i < plan->n_squares; i++)
    groups[i] = (guint16) i;
  memset (eyes, 0, (gsize) plan->n_squares);
  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenStone side = tengen_go_playout_get_owner (board, board->empty[i]);

      if (side != TENGEN_STONE_NONE)
        join_around (board, groups, board->empty[i], side);
    }
  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenStone side = tengen_go_playout_get_owner (board, board->empty[i]);
      guint group;

      if (side == TENGEN_STONE_NONE)
        continue;
      group = join_around (board, groups, board->empty[i], side);
      self->groups[side] += eyes[group] == 0;
      self->eyes[side] += eyes[group] < 2;
      eyes[group] = (guint8) MIN (eyes[group] + 1, 2);
    }
}

/* --- The rules --- */

static int
subtract (const int figures[3])
{
  return figures[BLACK] - figures[WHITE];
}

static int
subtract_both (const int figures[2][3])
{
  return subtract (figures[0]) + subtract (figures[1]);
}

/* Adds up what Black has more of extra moves that the rules treat so. */
static int
sum_extra (const TengenGoRules *rules,
           const TengenGoCounters *counters,
           TengenGoExtra way)
{
  int extra[2];
  int sum = 0;

  for (int phase = 0; phase < 2; phase++)
    {
      extra[phase] = subtract (counters->board_moves[phase]);
      if (rules->extra_stones)
        extra[phase] += subtract (counters->virtual_moves[phase]);
    }
  sum += rules->extra_first == way ? extra[0] : 0;
  sum += rules->extra_later == way ? extra[1] : 0;
  sum += rules->extra_handicap == way ? subtract (counters->setup) : 0;
  return sum;
}

/* Counts the passes that are filled back; those that stopped play are not,
 * unless all passes hand a stone over. */
static int
count_passes (const TengenGoRules *rules,
              const TengenGoCounters *counters,
              TengenStone side)
{
  int n = counters->passes[0][side] + counters->passes[1][side];

  if (!rules->pass_back)
    return 0;
  if ((rules->acts & TENGEN_GO_ACT_PASS_STONE) == 0 &&
      counters->last_passes >= 2 && n > 0)
    n--;
  return n;
}

/* Tells whether the side that moved first has moved once more, passes that are
 * filled back included. */
static gboolean
has_one_more (const TengenGoRules *rules, const TengenGoCounters *counters)
{
  int lead = subtract_both (counters->board_moves) +
             subtract_both (counters->virtual_moves) +
             count_passes (rules, counters, BLACK) -
             count_passes (rules, counters, WHITE);

  return counters->first_mover != TENGEN_STONE_NONE &&
         lead == (counters->first_mover == BLACK ? 1 : -1);
}

/* What Black gains where the number of moves is made equal, points. */
static int
find_balance (const TengenGoRules *rules, const TengenGoCounters *counters)
{
  int gain = counters->first_mover == BLACK ? 1 : -1;

  switch (rules->balance)
    {
    case TENGEN_GO_BALANCE_NONE:
      return 0;
    case TENGEN_GO_BALANCE_STONE:
    case TENGEN_GO_BALANCE_NEGATIVE:
      return has_one_more (rules, counters) ? gain : 0;
    case TENGEN_GO_BALANCE_WHITE_LAST:
      return counters->last_passer == BLACK && rules->pass_back ? 1 : 0;
    }
  g_return_val_if_reached (0);
}

static int
find_tax (const TengenGoRules *rules, const TengenEngineTally *tally)
{
  switch (rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return 0;
    case TENGEN_GO_TAX_EYES:
      return subtract (tally->eyes);
    case TENGEN_GO_TAX_GROUPS:
      return 2 * subtract (tally->groups);
    }
  g_return_val_if_reached (0);
}

int
tengen_engine_worth (const TengenGoRules *rules,
                     const TengenGoCounters *counters,
                     const TengenEngineTally *tally,
                     int offset_x2)
{
  int lead = 0;

  g_return_val_if_fail (rules != NULL && counters != NULL && tally != NULL, 0);

  if (rules->stones || rules->equal)
    lead += subtract (tally->stones);
  if (rules->territory)
    lead += subtract (tally->area) - subtract (tally->stones);
  if (rules->back)
    lead -= subtract (counters->prisoners);
  if (rules->virtual_back)
    lead -= subtract_both (counters->virtual_moves);
  lead -= count_passes (rules, counters, BLACK) -
          count_passes (rules, counters, WHITE);
  if (rules->equal)
    lead -= sum_extra (rules, counters, TENGEN_GO_EXTRA_COMPENSATE);
  else
    lead += sum_extra (rules, counters, TENGEN_GO_EXTRA_OWN);
  lead -= sum_extra (rules, counters, TENGEN_GO_EXTRA_FILL);
  lead += find_balance (rules, counters) - find_tax (rules, tally);
  if (rules->first_pass_bonus && counters->first_passer == WHITE)
    lead--;
  return 2 * lead - offset_x2;
}

gboolean
tengen_engine_worth_is_stones (const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return rules->stones && !rules->territory;
}

gboolean
tengen_engine_worth_has_free_moves (const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return rules->stones && !rules->back;
}
