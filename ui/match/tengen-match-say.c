/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-say: players and games of a match in words, as it shows them
 */
#include "tengen-match-say.h"

#include "tengen-match-plan.h"
#include "tengen-match-repeat.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

static int
get_player (const TengenMatchGame *game, TengenStone stone)
{
  return stone == TENGEN_STONE_BLACK ? game->black : game->white;
}

char *
tengen_match_say_player (const TengenMatch *match, int player)
{
  const TengenMatchPlayer *there;
  g_autofree char *rank = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  if (player == TENGEN_MATCH_NOBODY)
    return g_strdup ("");
  there = tengen_match_get_player (match, player);
  rank = tengen_words_match_strength (there);
  name = tengen_words_match_player (match, player);
  return *rank != '\0' ? g_strdup_printf ("%s %s", name, rank)
                       : g_steal_pointer (&name);
}

static char *
say_absences (const TengenMatch *match, int player)
{
  g_autoptr (GString) rounds = g_string_new (NULL);
  guint n = 0;

  for (int i = tengen_match_get_round (match) + 1;
       i <= TENGEN_MATCH_MAX_PLANNED;
       i++)
    if (tengen_match_is_absent (match, player, i))
      {
        if (n++ > 0)
          /* TRANSLATORS: what stands between numbers of rounds */
          g_string_append (rounds, C_ ("rounds", ", "));
        g_string_append_printf (rounds, "%d", i);
      }
  if (n == 0)
    return NULL;
  /* TRANSLATORS: numbers of rounds */
  return g_strdup_printf (
      tengen_words_plural_context (
          "plan", "absent in round %s", "absent in rounds %s", n),
      rounds->str);
}

static char *
say_bye (const TengenMatch *match, int player)
{
  int next = tengen_match_get_round (match) + 1;

  for (int i = next; i <= TENGEN_MATCH_MAX_PLANNED; i++)
    if (tengen_match_find_bye (match, i) == player)
      return i == next ? g_strdup (_ ("has the next bye"))
                       : g_strdup_printf (_ ("has the bye in round %d"), i);
  return NULL;
}

char *
tengen_match_say_plan (const TengenMatch *match, int player)
{
  g_autofree char *absences = NULL;
  g_autofree char *bye = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  absences = say_absences (match, player);
  bye = say_bye (match, player);
  if (bye == NULL)
    return g_steal_pointer (&absences);
  if (absences == NULL)
    return g_steal_pointer (&bye);
  return g_strjoin (tengen_words_gap (), absences, bye, NULL);
}

char *
tengen_match_say_seat (const TengenMatch *match,
                       const TengenMatchGame *game,
                       TengenStone stone)
{
  g_autofree char *player = NULL;

  g_return_val_if_fail (match != NULL && game != NULL, NULL);

  player = tengen_match_say_player (match, get_player (game, stone));
  /* without an opponent there are no colours */
  if (game->white == TENGEN_MATCH_NOBODY)
    return g_steal_pointer (&player);
  /* TRANSLATORS: a player, and the colour on the side of the opponent; a drawn
   * stone would be of the other colour on a dark screen. The colour may be
   * tentative. */
  return stone == TENGEN_STONE_BLACK
             ? g_strdup_printf (C_ ("seat", "%1$s, %2$s"),
                                player,
                                tengen_words_match_side (match, stone))
             : g_strdup_printf (C_ ("seat", "%2$s, %1$s"),
                                player,
                                tengen_words_match_side (match, stone));
}

static char *
say_behind (const TengenMatch *match, int player, TengenStone stone)
{
  g_autofree char *name = tengen_match_say_player (match, player);

  return g_strdup_printf (
      C_ ("seat", "%2$s, %1$s"), name, tengen_words_match_side (match, stone));
}

char *
tengen_match_say_pair (const TengenMatch *match, const TengenMatchGame *game)
{
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;

  g_return_val_if_fail (match != NULL && game != NULL, NULL);

  if (game->white == TENGEN_MATCH_NOBODY)
    return tengen_match_say_player (match, game->black);
  black = say_behind (match, game->black, TENGEN_STONE_BLACK);
  white = say_behind (match, game->white, TENGEN_STONE_WHITE);
  return g_strdup_printf ("%s\n%s", black, white);
}

char *
tengen_match_say_result (const TengenMatch *match, int game)
{
  const TengenMatchGame *there;

  g_return_val_if_fail (match != NULL, NULL);

  there = tengen_match_get_game (match, game);
  if (there->result.kind != TENGEN_RESULT_UNKNOWN ||
      there->white == TENGEN_MATCH_NOBODY)
    return tengen_words_match_result (match, game);
  return g_strdup (there->file != NULL ? _ ("Begun") : _ ("Not played yet"));
}

char *
tengen_match_say_again (const TengenMatch *match, int game)
{
  int round;

  g_return_val_if_fail (match != NULL, NULL);

  round = tengen_match_find_earlier (match, game);
  /* in others they meet as often as they have to */
  if (round == 0 || match->kind != TENGEN_MATCH_SWISS)
    return NULL;
  /* TRANSLATORS: the round in which the two met before */
  return g_strdup_printf (_ ("Meet again (round %d)"), round);
}

char *
tengen_match_say_terms (const TengenMatch *match, int game)
{
  TengenGameSetup *setup;
  char *text;

  g_return_val_if_fail (match != NULL, NULL);

  if (tengen_match_get_game (match, game)->white == TENGEN_MATCH_NOBODY)
    return g_strdup ("");
  setup = tengen_match_make_setup (match, game);
  text = tengen_words_terms (setup);
  tengen_game_setup_free (setup);
  return text;
}

char *
tengen_match_say_game (const TengenMatch *match, int game)
{
  const TengenMatchGame *there;
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;
  g_autofree char *result = NULL;
  g_autofree char *again = NULL;
  GString *text;

  g_return_val_if_fail (match != NULL, NULL);

  there = tengen_match_get_game (match, game);
  black = tengen_match_say_player (match, there->black);
  white = tengen_match_say_player (match, there->white);
  result = tengen_match_say_result (match, game);
  if (there->white == TENGEN_MATCH_NOBODY)
    return g_strdup_printf ("%s. %s", black, result);
  text = g_string_new (NULL);
  /* TRANSLATORS: number of the board, Black, a name, White, a name, how it
   * ended; the colours may be tentative */
  g_string_printf (text,
                   _ ("Board %1$d: %2$s %3$s, %4$s %5$s. %6$s"),
                   there->board,
                   tengen_words_match_side (match, TENGEN_STONE_BLACK),
                   black,
                   tengen_words_match_side (match, TENGEN_STONE_WHITE),
                   white,
                   result);
  again = tengen_match_say_again (match, game);
  if (again != NULL)
    tengen_words_append (text, again);
  return g_string_free (text, FALSE);
}
