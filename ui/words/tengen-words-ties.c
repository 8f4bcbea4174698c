/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-ties: tie-breaks, groups, repeats and byes in words
 */
#include "tengen-words-ties.h"

#include "tengen-match-mcmahon.h"
#include "tengen-match-plan.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

/* --- Tie-breaks --- */

/* SOS（対戦相手の得点の合計） */
static const char *
say_tie (TengenMatchTie tie)
{
  switch (tie)
    {
    case TENGEN_MATCH_TIE_SOS:
      return _ ("SOS (the points of the opponents together)");
    case TENGEN_MATCH_TIE_SODOS:
      return _ ("SODOS (the points of the beaten opponents together)");
    case TENGEN_MATCH_TIE_SOS_LESS_LOWEST:
      return _ ("SOS−1 (SOS without the weakest opponent)");
    case TENGEN_MATCH_TIE_DIRECT:
      return _ (
          "the games between those who are equal, if all of them have met");
    case TENGEN_MATCH_TIE_DIRECT_ANY:
      return _ ("the games between those who are equal");
    }
  g_assert_not_reached ();
}

const char *
tengen_words_tie_column (TengenMatchTie tie)
{
  switch (tie)
    {
    case TENGEN_MATCH_TIE_SOS:
      return "SOS";
    case TENGEN_MATCH_TIE_SODOS:
      return "SODOS";
    case TENGEN_MATCH_TIE_SOS_LESS_LOWEST:
      return "SOS−1";
    case TENGEN_MATCH_TIE_DIRECT:
    case TENGEN_MATCH_TIE_DIRECT_ANY:
      /* TRANSLATORS: the column of points in the games between those who are
       * equal */
      return C_ ("column", "Direct");
    }
  g_assert_not_reached ();
}

/* What rounds without a game count. */
static const char *
say_unplayed (TengenMatchUnplayed unplayed)
{
  switch (unplayed)
    {
    case TENGEN_MATCH_UNPLAYED_LEFT_OUT:
      return _ ("Rounds without an opponent do not count in SOS and SODOS.");
    case TENGEN_MATCH_UNPLAYED_VIRTUAL:
      return _ ("A round without a game counts in SOS and SODOS as one against "
                "a virtual opponent who draws every round.");
    }
  g_assert_not_reached ();
}

static gboolean
has_sums (const TengenMatchTies *ties)
{
  return tengen_match_ties_find (ties, TENGEN_MATCH_TIE_SOS) >= 0 ||
         tengen_match_ties_find (ties, TENGEN_MATCH_TIE_SODOS) >= 0 ||
         tengen_match_ties_find (ties, TENGEN_MATCH_TIE_SOS_LESS_LOWEST) >= 0;
}

char *
tengen_words_ties (const TengenMatchTies *ties)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (ties != NULL, NULL);

  for (int i = 0; i < ties->n; i++)
    {
      if (i > 0)
        /* TRANSLATORS: what stands between tie-breaks in their order */
        g_string_append (list, C_ ("ties", ", then "));
      g_string_append (list, say_tie (ties->kinds[i]));
    }
  /* TRANSLATORS: the tie-breaks in their order */
  sentence =
      g_strdup_printf (_ ("With equal points these decide: %s."), list->str);
  tengen_words_append (
      text, ties->n > 0 ? sentence : _ ("Equal points share a place."));
  if (has_sums (ties))
    tengen_words_append (text, say_unplayed (ties->unplayed));
  return g_string_free (text, FALSE);
}

/* --- Groups by rank --- */

char *
tengen_words_groups (const TengenMatch *match)
{
  g_autofree char *bar = NULL;
  g_autofree char *floor = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  if (!tengen_match_has_groups (match))
    return NULL;
  bar = tengen_words_match_rank (match->bar);
  floor = tengen_words_match_rank (match->floor);
  /* TRANSLATORS: the bar and the floor of the McMahon system, two ranks */
  return g_strdup_printf (
      _ ("McMahon system: whoever is %2$s, weaker or without a rank starts "
         "with 0 points; each rank above it is worth a win, up to %1$s."),
      bar,
      floor);
}

/* --- How a round was paired --- */

static const char *
explain_repeat (TengenMatchRepeat repeat)
{
  switch (repeat)
    {
    case TENGEN_MATCH_REPEAT_NONE:
      return NULL;
    case TENGEN_MATCH_REPEAT_FORCED:
      return _ ("Otherwise not everybody would have an opponent: too many have "
                "met already.");
    case TENGEN_MATCH_REPEAT_BYES:
      return _ ("Otherwise a player who has had more byes than others would "
                "get another one.");
    case TENGEN_MATCH_REPEAT_BYE:
      return _ ("With the bye that was chosen there is no other way.");
    case TENGEN_MATCH_REPEAT_HAND:
      return _ ("This comes from an exchange by hand.");
    }
  g_assert_not_reached ();
}

/* Names a pair and the round in which they met before. */
static char *
say_pair (const TengenMatch *match, int game)
{
  const TengenMatchGame *found = tengen_match_get_game (match, game);
  g_autofree char *black = tengen_words_match_player (match, found->black);
  g_autofree char *white = tengen_words_match_player (match, found->white);

  /* TRANSLATORS: two players, and the round in which they met before */
  return g_strdup_printf (_ ("%1$s and %2$s (round %3$d)"),
                          black,
                          white,
                          tengen_match_find_earlier (match, game));
}

/* The players who meet again in a Swiss round (再戦), and why; or NULL. */
static char *
say_repeat (const TengenMatch *match, int round)
{
  TengenMatchRepeat repeat;
  g_autoptr (GString) pairs = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  GString *text;

  repeat = tengen_match_find_repeat (match, round);
  if (repeat == TENGEN_MATCH_REPEAT_NONE)
    return NULL;
  for (int i = 0; i < (int) match->games->len; i++)
    if (tengen_match_get_game (match, i)->round == round &&
        tengen_match_find_earlier (match, i) > 0)
      {
        g_autofree char *pair = say_pair (match, i);

        if (pairs->len > 0)
          g_string_append (pairs, C_ ("legend", ", "));
        g_string_append (pairs, pair);
      }
  text = g_string_new (NULL);
  /* TRANSLATORS: pairs who meet again */
  sentence = g_strdup_printf (_ ("Meeting again: %s."), pairs->str);
  tengen_words_append (text, sentence);
  tengen_words_append (text, explain_repeat (repeat));
  return g_string_free (text, FALSE);
}

/* That the player who was chosen for the bye has an opponent; or NULL. */
static char *
say_refused_bye (const TengenMatch *match, int round)
{
  g_autofree char *name = NULL;
  int player;

  player = tengen_match_find_refused_bye (match, round);
  if (player == TENGEN_MATCH_NOBODY)
    return NULL;
  name = tengen_words_match_player (match, player);
  /* TRANSLATORS: a player who was chosen for a bye */
  return g_strdup_printf (
      _ ("%1$s cannot have the chosen bye: the number of players in this round "
         "is even. %1$s has an opponent."),
      name);
}

char *
tengen_words_paired (const TengenMatch *match, int round)
{
  g_autofree char *repeat = NULL;
  g_autofree char *bye = NULL;
  GString *text;

  g_return_val_if_fail (match != NULL, NULL);

  repeat = say_repeat (match, round);
  bye = say_refused_bye (match, round);
  if (repeat == NULL && bye == NULL)
    return NULL;
  text = g_string_new (NULL);
  tengen_words_append (text, repeat);
  tengen_words_append (text, bye);
  return g_string_free (text, FALSE);
}
