/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju-chain: four-chains of Renju (四追い) in words
 */
#include "tengen-words-renju-chain.h"

#include "tengen-words-renju.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

static char *
say_win (const TengenRenjuChainAnswer *answer, TengenStone stone)
{
  g_autofree char *first = tengen_words_renju_points (answer->line, 1);
  gboolean is_black = stone == TENGEN_STONE_BLACK;

  if (answer->length == 1)
    return g_strdup_printf (is_black ? _ ("Black makes five at %s.")
                                     : _ ("White makes five at %s."),
                            first);
  /* Translators: a win by nothing but fours (四追い); the number of the side's
   * own moves, and the first of them */
  return g_strdup_printf (
      is_black ? tengen_words_plural (
                     "Black wins by fours in %u move, beginning at %s.",
                     "Black wins by fours in %u moves, beginning at %s.",
                     answer->length)
               : tengen_words_plural (
                     "White wins by fours in %u move, beginning at %s.",
                     "White wins by fours in %u moves, beginning at %s.",
                     answer->length),
      answer->length,
      first);
}

char *
tengen_words_renju_chain (const TengenRenjuChainAnswer *answer,
                          TengenStone stone)
{
  gboolean is_black = stone == TENGEN_STONE_BLACK;

  g_return_val_if_fail (answer != NULL, NULL);

  switch (answer->result)
    {
    case TENGEN_RENJU_CHAIN_WIN:
      return say_win (answer, stone);
    case TENGEN_RENJU_CHAIN_STOPPED:
      return g_strdup (is_black
                           ? _ ("No win by fours was found for Black so far.")
                           : _ ("No win by fours was found for White so far."));
    case TENGEN_RENJU_CHAIN_NONE:
      return g_strdup (is_black
                           ? _ ("Black has no win by fours, however long.")
                           : _ ("White has no win by fours, however long."));
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_renju_chain_end (const TengenRenjuChainAnswer *answer)
{
  g_autofree char *five = NULL;

  g_return_val_if_fail (answer != NULL && answer->n_line > 1, NULL);

  if (answer->n_fives > 1)
    return g_strdup (
        _ ("Five follows at either of two points; both cannot be stopped."));
  five = tengen_words_renju_points (answer->line + answer->n_line - 1, 1);
  return g_strdup_printf (
      _ ("The only answer would be %s, which is forbidden for Black."), five);
}
