/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-estimate: an estimate (目算) in words
 *
 * Shape: the sums are those of the written sum, so that both say the same.
 */
#include "tengen-words-estimate.h"

#include <string.h>

#define _(text) tengen_words_text (text)

static const TengenAccountLine *
get_total (const TengenAccount *account)
{
  return g_ptr_array_index (account->lines, account->lines->len - 1);
}

/* Where a unit is a word of its own it is said once, of the difference. */
static char *
say_total (const TengenAccount *account, TengenStone stone)
{
  int sum_x2 = get_total (account)->amount_x2[stone];
  g_autofree char *full = tengen_words_figure (sum_x2, account->unit, TRUE);

  if (strchr (full, ' ') == NULL)
    return g_steal_pointer (&full);
  return tengen_words_figure (sum_x2, account->unit, FALSE);
}

static char *
say_totals (const TengenAccount *account)
{
  g_autofree char *black = say_total (account, TENGEN_STONE_BLACK);
  g_autofree char *white = say_total (account, TENGEN_STONE_WHITE);

  if (account->unit == TENGEN_GO_UNIT_STONES)
    /* what each side would have when both have filled up (純碁) */
    return g_strdup_printf (
        _ ("Estimated stones: Black %s, White %s"), black, white);
  /* what each side would have if play ended as it stands (目算) */
  return g_strdup_printf (_ ("Estimate: Black %s, White %s"), black, white);
}

/* A difference of area is said in 目 as one of territory is. */
static char *
say_margin (const TengenAccount *account)
{
  TengenGoUnit unit = account->unit == TENGEN_GO_UNIT_POINTS
                          ? TENGEN_GO_UNIT_MOKU
                          : account->unit;

  return tengen_words_figure (account->margin_x2, unit, TRUE);
}

static char *
say_lead (const TengenAccount *account)
{
  gboolean black = account->winner == TENGEN_STONE_BLACK;
  g_autofree char *margin = say_margin (account);

  if (account->margin_x2 == 0)
    return g_strdup (_ ("about even"));
  if (account->unit == TENGEN_GO_UNIT_STONES)
    return g_strdup_printf (black ? _ ("Black has about %s more")
                                  : _ ("White has about %s more"),
                            margin);
  return g_strdup_printf (
      black ? _ ("Black leads by %s") : _ ("White leads by %s"), margin);
}

char *
tengen_words_estimate (const TengenGoCount *count, const TengenGoRules *rules)
{
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *lead = NULL;

  g_return_val_if_fail (count != NULL && rules != NULL, NULL);

  account = tengen_account_new (count, rules);
  totals = say_totals (account);
  lead = say_lead (account);
  return g_strconcat (
      totals, " → ", lead, count->komi_x2 != 0 ? _ (" (with komi)") : "", NULL);
}

char *
tengen_words_chain (TengenStone stone, int n_stones, const char *place)
{
  g_autofree char *side = tengen_words_stone (stone);

  g_return_val_if_fail (place != NULL, NULL);

  /* a side, a number of its stones that hang together, where one of them is */
  return g_strdup_printf (tengen_words_plural ("%s %d stone (%s)",
                                               "%s %d stones (%s)",
                                               (gulong) n_stones),
                          side,
                          n_stones,
                          place);
}
