/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-series: where a match stands, for its two players
 */
#include "tengen-words-series.h"

#include "tengen-match-standing.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* What a line of the card of a result holds, in half widths. */
#define MOST_IN_LINE 30

static const TengenMatchStanding *
find_standing (const GArray *standings, int player)
{
  for (guint i = 0; i < standings->len; i++)
    {
      const TengenMatchStanding *standing =
          &g_array_index (standings, TengenMatchStanding, i);

      if (standing->player == player)
        return standing;
    }
  return NULL;
}

/* What counts: wins with draws behind them, else points. */
static char *
say_player (const TengenMatch *match, const TengenMatchStanding *standing)
{
  g_autofree char *name = tengen_words_match_player (match, standing->player);
  g_autofree char *points = NULL;

  if (match->scoring != TENGEN_MATCH_SCORE_WINS)
    {
      points = tengen_words_half_points (
          standing->score_x2, TENGEN_GO_UNIT_POINTS, FALSE);
      /* Translators: a player and the points of a match (勝ち点) */
      return g_strdup_printf (_ ("%s %s in the table"), name, points);
    }
  if (standing->draws > 0)
    /* Translators: a player, games won and drawn */
    return g_strdup_printf (
        _ ("%s %d won, %d drawn"), name, standing->wins, standing->draws);
  /* Translators: a player, games won (花子 2勝) */
  return g_strdup_printf (_ ("%s %d won"), name, standing->wins);
}

static char *
say_end (const TengenMatch *match,
         const TengenMatchStanding *first,
         const TengenMatchStanding *second)
{
  const TengenMatchStanding *winner =
      first->score_x2 > second->score_x2 ? first : second;
  g_autofree char *name = tengen_words_match_player (match, winner->player);

  if (!tengen_match_is_over (match))
    return g_strdup ("");
  if (first->score_x2 == second->score_x2)
    return g_strdup (_ ("The match is drawn."));
  /* Translators: the name of a player */
  return g_strdup_printf (_ ("%s wins the match."), name);
}

/* The players stand in the order in which they were named; above one another
 * where the names are long. */
static char *
say_series (const TengenMatch *match, const GArray *standings)
{
  const TengenMatchStanding *first = find_standing (standings, 0);
  const TengenMatchStanding *second = find_standing (standings, 1);
  g_autofree char *one = say_player (match, first);
  g_autofree char *other = say_player (match, second);
  g_autofree char *end = say_end (match, first, second);
  const char *between =
      tengen_words_get_width (one) + tengen_words_get_width (other) >
              MOST_IN_LINE
          ? "\n"
          : " – ";

  return g_strconcat (one, between, other, *end == '\0' ? "" : "\n", end, NULL);
}

static char *
say_places (const TengenMatch *match,
            const GArray *standings,
            const TengenMatchGame *game)
{
  const TengenMatchStanding *black = find_standing (standings, game->black);
  const TengenMatchStanding *white = find_standing (standings, game->white);
  g_autofree char *one = tengen_words_match_player (match, game->black);
  g_autofree char *other = tengen_words_match_player (match, game->white);

  /* Translators: a player, the place in the table, the opponent and theirs */
  return g_strdup_printf (_ ("Round %d: %s is at place %d, %s at place %d"),
                          game->round,
                          one,
                          black->place,
                          other,
                          white->place);
}

char *
tengen_words_series_score (const TengenMatch *match, int game)
{
  g_autoptr (GArray) standings = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  standings = tengen_match_list_standings (match);
  return match->kind == TENGEN_MATCH_SERIES
             ? say_series (match, standings)
             : say_places (
                   match, standings, tengen_match_get_game (match, game));
}

char *
tengen_words_series_next (int number)
{
  /* Translators: the number of the game in a match of several */
  return g_strdup_printf (_ ("Next Game (Game %d)"), number);
}
