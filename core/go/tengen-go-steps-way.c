/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-way: which way a rule set counts on the board
 *
 * Shape: questions to the fields of a rule set and to a count.
 */
#include "tengen-go-steps-way.h"

/* Lost stones are put into territories: where only these count. */
gboolean
tengen_go_way_fills_back (const TengenGoRules *rules)
{
  return rules->territory && !rules->stones;
}

/* Both fill in from full bowls. It goes with the rule on ties: of two bowls
 * that hold all points but one, the last point decides them. */
gboolean
tengen_go_way_fills_in (const TengenGoRules *rules)
{
  return rules->territory && rules->stones && rules->tie_black;
}

/* Lost stones go back into the bowls they came from. */
gboolean
tengen_go_way_keeps_none (const TengenGoRules *rules)
{
  return rules->equal || tengen_go_way_fills_in (rules);
}

/* The number of moves is made equal in this way. */
static gboolean
is_balanced (const TengenGoCount *count, TengenGoBalance way)
{
  return count->balance == way && count->balancer != TENGEN_STONE_NONE;
}

gboolean
tengen_go_way_hands_over (const TengenGoRules *rules)
{
  return (rules->acts & TENGEN_GO_ACT_PASS_STONE) != 0;
}

/* Stones of a side that lay beside the board when play stopped. */
int
tengen_go_way_count_virtual (const TengenGoCount *count, TengenStone side)
{
  gboolean is_added =
      is_balanced (count, TENGEN_GO_BALANCE_STONE) && count->balancer == side;

  return MAX (count->virtual_moves[side] - (is_added ? 1 : 0), 0);
}

/* Passes of a side before the count. */
int
tengen_go_way_count_passes (const TengenGoCount *count, TengenStone side)
{
  gboolean is_added = is_balanced (count, TENGEN_GO_BALANCE_WHITE_LAST) &&
                      count->balancer == side;

  return MAX (count->passes[side] - (is_added ? 1 : 0), 0);
}

/* Groups that a side has more than the other. */
int
tengen_go_way_count_more_groups (const TengenGoCount *count,
                                 const TengenGoRules *rules,
                                 TengenStone side)
{
  const int *groups = count->groups;

  if (rules->tax != TENGEN_GO_TAX_GROUPS)
    return 0;
  return MAX (groups[side] - groups[tengen_stone_other (side)], 0);
}

/* Gives the step at which a line of the sum is counted. */
static TengenGoStepCode
find_lost_step (const TengenGoCount *count,
                const TengenGoRules *rules,
                TengenGoStepCode code,
                TengenGoBalance way)
{
  if (!tengen_go_way_fills_back (rules))
    return TENGEN_GO_STEP_COUNT;
  return is_balanced (count, way) ? TENGEN_GO_STEP_BALANCE : code;
}

static TengenGoStepCode
find_step (const TengenGoCount *count,
           const TengenGoRules *rules,
           TengenAccountCode code)
{
  switch (code)
    {
    case TENGEN_ACCOUNT_STONES:
      if (rules->equal)
        return TENGEN_GO_STEP_TERRITORY;
      return rules->territory ? TENGEN_GO_STEP_COUNT : TENGEN_GO_STEP_ROWS;
    case TENGEN_ACCOUNT_TERRITORY:
    case TENGEN_ACCOUNT_SEKI_EYES:
      return TENGEN_GO_STEP_TERRITORY;
    case TENGEN_ACCOUNT_DAME:
      return TENGEN_GO_STEP_COUNT;
    case TENGEN_ACCOUNT_PRISONERS:
    case TENGEN_ACCOUNT_DEAD:
    case TENGEN_ACCOUNT_LOST_PRISONERS:
    case TENGEN_ACCOUNT_LOST_DEAD:
      return find_lost_step (
          count, rules, TENGEN_GO_STEP_BACK, TENGEN_GO_BALANCE_NONE);
    case TENGEN_ACCOUNT_VIRTUAL:
      return find_lost_step (
          count, rules, TENGEN_GO_STEP_VIRTUAL, TENGEN_GO_BALANCE_STONE);
    case TENGEN_ACCOUNT_PASSES:
    case TENGEN_ACCOUNT_PASS_STONES:
      return find_lost_step (
          count, rules, TENGEN_GO_STEP_PASSES, TENGEN_GO_BALANCE_WHITE_LAST);
    case TENGEN_ACCOUNT_NEGATIVE:
      return TENGEN_GO_STEP_BALANCE;
    case TENGEN_ACCOUNT_EXTRA_OWN:
      return TENGEN_GO_STEP_OWN;
    case TENGEN_ACCOUNT_EXTRA_FILLED:
      return TENGEN_GO_STEP_FILLED;
    case TENGEN_ACCOUNT_BORDER:
      return TENGEN_GO_STEP_BORDER;
    case TENGEN_ACCOUNT_EQUAL:
      return TENGEN_GO_STEP_EQUAL;
    case TENGEN_ACCOUNT_EYES:
      return TENGEN_GO_STEP_EYES;
    case TENGEN_ACCOUNT_GROUPS:
      return TENGEN_GO_STEP_GROUPS;
    case TENGEN_ACCOUNT_KOMI:
    case TENGEN_ACCOUNT_BONUS:
    case TENGEN_ACCOUNT_PASS_BONUS:
      return TENGEN_GO_STEP_KOMI;
    case TENGEN_ACCOUNT_TOTAL:
      return TENGEN_GO_STEP_RESULT;
    }
  g_assert_not_reached ();
}

/* Counts the lines known after a step: the sum grows from above. */
guint
tengen_go_way_count_lines (const TengenAccount *account,
                           const TengenGoCount *count,
                           const TengenGoRules *rules,
                           TengenGoStepCode code)
{
  const GPtrArray *lines = account->lines;
  guint n = 0;

  while (n < lines->len)
    {
      const TengenAccountLine *line = g_ptr_array_index (lines, n);

      if (find_step (count, rules, line->code) > code)
        break;
      n++;
    }
  return n;
}
