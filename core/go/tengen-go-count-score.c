/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-count-score: from counted points to scores
 *
 * What:   the equal-stones position (等子局面) by figures: extra moves, filled
 *         back stones, balancing; taxes; scores; area points; the result.
 * Shape:  one engine on the fields of the rules: a part that they do not know
 *         is 0, so that every score is the same sum.
 * Source: 子空皆地・等子比空; go-rules 5.5 to 5.8.
 */
#include "tengen-go-count-score.h"

/* Adds the extra moves and stones that the rules treat in a certain way, Black
 * positive. Only their sum can be seen on a board. */
static int
sum_extra (const TengenGoCount *self,
           const TengenGoRules *rules,
           TengenGoExtra way)
{
  int sum = 0;

  if (rules->extra_first == way)
    sum += self->extra[0];
  if (rules->extra_later == way)
    sum += self->extra[1];
  if (rules->extra_handicap == way)
    sum += self->handicap;
  return sum;
}

/* Gives a difference to the side that has more. */
static void
give_more (int figures[3], int lead)
{
  figures[lead > 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE] = ABS (lead);
}

static void
count_extra (TengenGoCount *self,
             const TengenGoRules *rules,
             const TengenGoCounters *counters)
{
  const TengenStone black = TENGEN_STONE_BLACK;
  const TengenStone white = TENGEN_STONE_WHITE;

  for (int phase = 0; phase < 2; phase++)
    {
      const int *moves = counters->board_moves[phase];
      const int *virtual = counters->virtual_moves[phase];

      self->extra[phase] = moves[black] - moves[white];
      if (rules->extra_stones)
        self->extra[phase] += virtual[black] - virtual[white];
    }
  self->handicap = counters->setup[black] - counters->setup[white];
  give_more (self->border, sum_extra (self, rules, TENGEN_GO_EXTRA_COMPENSATE));
  give_more (self->filled, sum_extra (self, rules, TENGEN_GO_EXTRA_FILL));
  /* Where stones on the board and territory are filled up to one number, a
   * stone taken off a side's own territory comes back to it. */
  if (!rules->equal)
    give_more (self->own, sum_extra (self, rules, TENGEN_GO_EXTRA_OWN));
}

/* The passes that stopped play hand nothing over unless all passes do. */
static int
count_passes (const TengenGoRules *rules,
              const TengenGoCounters *counters,
              TengenStone side)
{
  int n = counters->passes[0][side] + counters->passes[1][side];

  if ((rules->acts & TENGEN_GO_ACT_PASS_STONE) == 0 &&
      counters->last_passes >= 2 && n > 0)
    n--;
  return n;
}

static void
count_filled_back (TengenGoCount *self,
                   const TengenGoRules *rules,
                   const TengenGoCounters *counters)
{
  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    {
      if (rules->virtual_back)
        self->virtual_moves[side] =
            counters->virtual_moves[0][side] + counters->virtual_moves[1][side];
      if (rules->pass_back)
        self->passes[side] = count_passes (rules, counters, side);
    }
}

/* What one side has put on the board or beside it, passes too where they are
 * filled back. */
static int
count_moves (const TengenGoCount *self,
             const TengenGoCounters *counters,
             TengenStone side)
{
  int n = self->passes[side];

  for (int phase = 0; phase < 2; phase++)
    n += counters->board_moves[phase][side] +
         counters->virtual_moves[phase][side];
  return n;
}

static gboolean
has_one_more (const TengenGoCount *self, const TengenGoCounters *counters)
{
  TengenStone first = counters->first_mover;

  return first != TENGEN_STONE_NONE &&
         count_moves (self, counters, first) -
                 count_moves (self, counters, tengen_stone_other (first)) ==
             1;
}

static gboolean
is_choice (TengenGoBalance balance)
{
  return balance == TENGEN_GO_BALANCE_STONE ||
         balance == TENGEN_GO_BALANCE_NEGATIVE;
}

static void
balance_moves (TengenGoCount *self,
               const TengenGoRules *rules,
               const TengenGoCounters *counters,
               TengenGoBalance agreed)
{
  self->balance = is_choice (rules->balance) && is_choice (agreed)
                      ? agreed
                      : rules->balance;
  switch (self->balance)
    {
    case TENGEN_GO_BALANCE_NONE:
      return;
    case TENGEN_GO_BALANCE_STONE:
      if (!has_one_more (self, counters))
        return;
      self->balancer = tengen_stone_other (counters->first_mover);
      self->virtual_moves[self->balancer]++;
      return;
    case TENGEN_GO_BALANCE_NEGATIVE:
      if (!has_one_more (self, counters))
        return;
      self->balancer = counters->first_mover;
      self->negative[self->balancer] = 1;
      return;
    case TENGEN_GO_BALANCE_WHITE_LAST:
      if (counters->last_passer != TENGEN_STONE_BLACK || !rules->pass_back)
        return;
      self->balancer = TENGEN_STONE_WHITE;
      self->passes[self->balancer]++;
      return;
    }
}

static int
find_tax (const TengenGoCount *self,
          const TengenGoRules *rules,
          TengenStone side)
{
  switch (rules->tax)
    {
    case TENGEN_GO_TAX_NONE:
      return 0;
    case TENGEN_GO_TAX_EYES:
      return 2 * self->eyes[side];
    case TENGEN_GO_TAX_GROUPS:
      return 2 * (self->groups[side] - self->groups[tengen_stone_other (side)]);
    }
  g_return_val_if_reached (0);
}

static void
find_equal (TengenGoCount *self, const TengenGoRules *rules, int agreed)
{
  int black =
      self->stones[TENGEN_STONE_BLACK] - self->border[TENGEN_STONE_BLACK];
  int white =
      self->stones[TENGEN_STONE_WHITE] - self->border[TENGEN_STONE_WHITE];

  self->equal = -1;
  if (rules->equal)
    self->equal = agreed < 0 ? MAX (black, white) : agreed;
}

/* The stones of both sides once all that is filled back is on the board. */
static int
count_board_stones (const TengenGoCount *self, const TengenGoRules *rules)
{
  int n = 0;

  if (rules->equal)
    return 2 * self->equal;
  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    n += self->stones[side] + self->dead[side] + self->prisoners[side] +
         self->virtual_moves[side] + self->passes[side] - self->negative[side];
  return n;
}

static int
find_lost (const TengenGoCount *self,
           const TengenGoRules *rules,
           TengenStone side)
{
  int lost = rules->hold ? 0 : self->passes[side];

  if (rules->back && !rules->hold)
    lost += self->prisoners[side] + self->dead[side];
  return lost + self->virtual_moves[side] + self->filled[side];
}

static int
find_won (const TengenGoCount *self,
          const TengenGoRules *rules,
          TengenStone side)
{
  TengenStone other = tengen_stone_other (side);
  int won = rules->hold ? self->passes[other] : 0;

  if (rules->back && rules->hold)
    won += self->prisoners[other] + self->dead[other];
  return won + self->own[side] + self->negative[side];
}

static int
find_score (const TengenGoCount *self,
            const TengenGoRules *rules,
            TengenStone side)
{
  int score_x2 = -self->tax_x2[side];

  if (rules->stones || rules->equal)
    score_x2 += 2 * self->stones[side];
  if (rules->equal)
    score_x2 -= 2 * (self->border[side] + self->equal);
  if (rules->territory)
    score_x2 += 2 * self->territory[side];
  if (rules->territory && rules->seki_eyes)
    score_x2 += 2 * self->seki_eyes[side];
  if (rules->dame)
    score_x2 += self->dame;
  return score_x2 +
         2 * (find_won (self, rules, side) - find_lost (self, rules, side));
}

/* How many points beside its score a side has in half points of area. */
static int
find_share (const TengenGoCount *self, const TengenGoRules *rules)
{
  const TengenStone black = TENGEN_STONE_BLACK;
  const TengenStone white = TENGEN_STONE_WHITE;
  int share = rules->dame ? 0 : self->dame;

  if (!rules->seki_eyes)
    share += self->seki_eyes[black] + self->seki_eyes[white];
  if (rules->stones)
    return share;
  share += self->board_stones;
  share += self->filled[black] + self->filled[white];
  share -= self->own[black] + self->own[white];
  if (rules->equal)
    share += self->border[black] + self->border[white];
  return share;
}

/* Nothing but lost stones is filled back or taken off. */
static gboolean
is_left_alone (const TengenGoRules *rules)
{
  return !rules->virtual_back && !rules->pass_back &&
         rules->balance == TENGEN_GO_BALANCE_NONE;
}

static gboolean
has_extra (const TengenGoRules *rules, TengenGoExtra way)
{
  return rules->extra_first == way || rules->extra_later == way ||
         rules->extra_handicap == way;
}

/* Every point is in the sum: stones, territory, neutral points. */
static gboolean
counts_area (const TengenGoRules *rules)
{
  return rules->stones && rules->dame && !rules->back && !rules->equal &&
         is_left_alone (rules) && rules->tax != TENGEN_GO_TAX_EYES &&
         !has_extra (rules, TENGEN_GO_EXTRA_OWN) &&
         !has_extra (rules, TENGEN_GO_EXTRA_FILL);
}

/* Every point is in the sum once both have the same stones on the board. */
static gboolean
makes_equal (const TengenGoRules *rules)
{
  if (rules->stones || rules->hold || rules->tax != TENGEN_GO_TAX_NONE)
    return FALSE;
  return rules->equal ? !rules->back && is_left_alone (rules) : rules->back;
}

static void
find_points (TengenGoCount *self, const TengenGoRules *rules)
{
  self->has_points =
      rules->territory && (counts_area (rules) || makes_equal (rules));
  for (TengenStone side = TENGEN_STONE_BLACK;
       self->has_points && side <= TENGEN_STONE_WHITE;
       side++)
    self->points_x2[side] = self->score_x2[side] + find_share (self, rules);
}

static void
find_result (TengenGoCount *self, const TengenGoRules *rules)
{
  int lead_x2 = self->score_x2[TENGEN_STONE_BLACK] -
                self->score_x2[TENGEN_STONE_WHITE] - self->komi_x2 -
                self->bonus_x2 - self->pass_bonus_x2;

  self->margin_x2 = ABS (lead_x2);
  if (lead_x2 > 0 || (lead_x2 == 0 && rules->tie_black))
    self->winner = TENGEN_STONE_BLACK;
  else if (lead_x2 < 0)
    self->winner = TENGEN_STONE_WHITE;
  else
    self->winner = TENGEN_STONE_NONE;
}

void
tengen_go_count_score (TengenGoCount *self,
                       const TengenGoRules *rules,
                       const TengenGoCounters *counters,
                       const TengenGoAgreement *agreement)
{
  count_extra (self, rules, counters);
  count_filled_back (self, rules, counters);
  balance_moves (self, rules, counters, agreement->balance);
  find_equal (self, rules, agreement->equal);
  self->board_stones = count_board_stones (self, rules);
  if (rules->first_pass_bonus && counters->first_passer == TENGEN_STONE_WHITE)
    self->pass_bonus_x2 = 2;
  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    {
      self->tax_x2[side] = find_tax (self, rules, side);
      self->score_x2[side] = find_score (self, rules, side);
    }
  find_points (self, rules);
  find_result (self, rules);
}
