/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-tally: what is said while things are laid out and counted
 */
#include "tengen-words-tally.h"

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

char *
tengen_words_lead (int black_x2, int white_x2, TengenGoUnit unit)
{
  g_autofree char *black = tengen_words_figure (black_x2, unit, TRUE);
  g_autofree char *white = tengen_words_figure (white_x2, unit, TRUE);
  g_autofree char *more =
      tengen_words_figure (ABS (black_x2 - white_x2), unit, TRUE);

  if (black_x2 > white_x2)
    return g_strdup_printf (
        _ ("Black %1$s, White %2$s: Black has %3$s more."), black, white, more);
  if (black_x2 < white_x2)
    return g_strdup_printf (
        _ ("Black %1$s, White %2$s: White has %3$s more."), black, white, more);
  return g_strdup_printf (
      _ ("Black %1$s, White %2$s: both have the same."), black, white);
}

static char *
say_sums (const TengenGoTally *tally, const int *sum_x2)
{
  g_autofree char *black =
      tengen_words_figure (sum_x2[TENGEN_STONE_BLACK], tally->unit, TRUE);
  g_autofree char *white =
      tengen_words_figure (sum_x2[TENGEN_STONE_WHITE], tally->unit, TRUE);

  return g_strdup_printf (_ ("Black %s, White %s"), black, white);
}

/* Of one side alone. */
static char *
say_side (const TengenGoTally *tally, TengenStone side, int sum_x2)
{
  g_autofree char *name = tengen_words_stone (side);
  g_autofree char *figure = tengen_words_figure (sum_x2, tally->unit, TRUE);

  return g_strdup_printf ("%s %s", name, figure);
}

char *
tengen_words_tally (const TengenGoTally *tally, guint ticks)
{
  int sum_x2[3];

  g_return_val_if_fail (tally != NULL, NULL);

  tengen_go_tally_sum (tally, ticks, sum_x2);
  for (TengenStone side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE;
       side++)
    if (!tengen_go_tally_has_side (tally, tengen_stone_other (side)))
      return say_side (tally, side, sum_x2[side]);
  if (ticks < tally->n_ticks)
    return say_sums (tally, sum_x2);
  return tengen_words_lead (
      sum_x2[TENGEN_STONE_BLACK], sum_x2[TENGEN_STONE_WHITE], tally->unit);
}

char *
tengen_words_tally_now (const TengenGoTally *tally, guint ticks)
{
  const TengenGoTallyItem *item;
  TengenAccountLine line = { TENGEN_ACCOUNT_TOTAL, { 0 }, NULL };
  guint n;

  g_return_val_if_fail (tally != NULL, NULL);

  n = tengen_go_tally_count (tally, ticks);
  if (n == 0)
    return g_strdup (_ ("Each press of ▶ counts one more."));
  item = &g_array_index (tally->items, TengenGoTallyItem, n - 1);
  line.code = item->code;
  return tengen_words_account_line (&line);
}
