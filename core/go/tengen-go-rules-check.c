/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-rules-check: whether the choices of a rule set fit together
 */
#include "tengen-go-rules.h"

/* How play stops, and what can be done beside the board. */
static TengenGoClash
check_actions (const TengenGoRules *rules)
{
  gboolean passes = tengen_go_rules_has_passes (rules);
  gboolean proposals = (rules->acts & TENGEN_GO_ACT_PROPOSE) != 0;
  gboolean virtual = (rules->acts & TENGEN_GO_ACT_VIRTUAL) != 0;

  if (!passes && !proposals)
    return TENGEN_GO_CLASH_NO_STOP;
  if (passes && proposals)
    return TENGEN_GO_CLASH_TWO_STOPS;
  if (!rules->stones && !rules->territory)
    return TENGEN_GO_CLASH_NOTHING_COUNTED;
  if (virtual && rules->repetition != TENGEN_GO_REPETITION_GENERALISED)
    return TENGEN_GO_CLASH_VIRTUAL_ENDLESS;
  if (!virtual && rules->virtual_back)
    return TENGEN_GO_CLASH_VIRTUAL_BACK;
  if (!passes && rules->pass_back)
    return TENGEN_GO_CLASH_PASS_BACK;
  return TENGEN_GO_CLASH_NONE;
}

static gboolean
has_extra (const TengenGoRules *rules)
{
  return rules->extra_first != TENGEN_GO_EXTRA_NONE ||
         rules->extra_later != TENGEN_GO_EXTRA_NONE ||
         rules->extra_handicap != TENGEN_GO_EXTRA_NONE;
}

/* What is counted, and how often. */
static TengenGoClash
check_count (const TengenGoRules *rules)
{
  if (rules->hold && !rules->back)
    return TENGEN_GO_CLASH_HOLD;
  if (rules->equal && rules->back)
    return TENGEN_GO_CLASH_EQUAL_BACK;
  if (rules->stones && has_extra (rules))
    return TENGEN_GO_CLASH_STONES_EXTRA;
  if (rules->stones && rules->balance != TENGEN_GO_BALANCE_NONE)
    return TENGEN_GO_CLASH_STONES_BALANCE;
  if (rules->dead && rules->stones && !rules->territory && !rules->back)
    return TENGEN_GO_CLASH_DEAD_ONLY_STONES;
  return TENGEN_GO_CLASH_NONE;
}

TengenGoClash
tengen_go_rules_check (const TengenGoRules *self)
{
  TengenGoClash clash;

  g_return_val_if_fail (self != NULL, TENGEN_GO_CLASH_NONE);

  if (self->goal > 0)
    return TENGEN_GO_CLASH_NONE;
  clash = check_actions (self);
  return clash != TENGEN_GO_CLASH_NONE ? clash : check_count (self);
}
