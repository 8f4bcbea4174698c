/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-round: games of a round in words
 */
#include "tengen-paper-round.h"

#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define C_(context, text) tengen_words_context (context, text)

char *
tengen_paper_round_player (const TengenMatch *match, int player)
{
  g_return_val_if_fail (match != NULL, NULL);

  if (player == TENGEN_MATCH_NOBODY)
    return g_strdup ("—");
  return tengen_words_match_player (match, player);
}

char *
tengen_paper_round_terms (const TengenMatch *match, const TengenMatchGame *game)
{
  g_autofree char *komi = NULL;

  g_return_val_if_fail (match != NULL && game != NULL, NULL);

  if (game->white == TENGEN_MATCH_NOBODY || match->setup->is_renju)
    return g_strdup ("");
  if (game->handicap >= 2)
    return g_strdup_printf (
        tengen_words_plural_context (
            "kifu", "%d stone", "%d stones", (gulong) game->handicap),
        game->handicap);
  komi = tengen_words_figure (game->komi_x2, match->setup->rules.unit, FALSE);
  return g_strdup_printf (C_ ("kifu", "Komi %s"), komi);
}

gboolean
tengen_paper_round_has_terms (const TengenMatch *match)
{
  g_return_val_if_fail (match != NULL, FALSE);

  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      if (game->white != TENGEN_MATCH_NOBODY && !match->setup->is_renju &&
          (game->handicap > 0 || game->komi_x2 != match->setup->komi_x2))
        return TRUE;
    }
  return FALSE;
}

static int
compare_boards (gconstpointer a, gconstpointer b, gpointer match)
{
  const int *one = a;
  const int *other = b;

  return tengen_match_get_game (match, *one)->board -
         tengen_match_get_game (match, *other)->board;
}

GArray *
tengen_paper_round_list (const TengenMatch *match, int round, gboolean byes)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (match != NULL, games);

  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round == round && (byes || game->white != TENGEN_MATCH_NOBODY))
        g_array_append_val (games, i);
    }
  g_array_sort_with_data (games, compare_boards, (gpointer) match);
  return games;
}
