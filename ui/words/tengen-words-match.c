/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-match: titles, faults, results and ranks of matches
 */
#include "tengen-words-match.h"

#include "tengen-match-rank.h"
#include "tengen-match-sides.h"
#include "tengen-words-renju.h"
#include "tengen-words-computer.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)
#define NC_(context, text) (text)

/* --- Names --- */

char *
tengen_words_match_player (const TengenMatch *match, int player)
{
  g_return_val_if_fail (match != NULL, NULL);

  return tengen_words_shorten (tengen_match_get_player (match, player)->name,
                               TENGEN_WORDS_NAME_LETTERS);
}

/* --- Titles --- */

/* How many games, as they are called: 三番勝負. */
static char *
say_games (int n)
{
  static const char *const GAMES[] = {
    NC_ ("series", "2 games"),  NC_ ("series", "3 games"),
    NC_ ("series", "4 games"),  NC_ ("series", "5 games"),
    NC_ ("series", "6 games"),  NC_ ("series", "7 games"),
    NC_ ("series", "8 games"),  NC_ ("series", "9 games"),
    NC_ ("series", "10 games"),
  };
  int most = (int) G_N_ELEMENTS (GAMES) + 1;

  if (n >= 2 && n <= most)
    return g_strdup (tengen_words_context ("series", GAMES[n - 2]));
  return g_strdup_printf (tengen_words_context ("series", "%d games"), n);
}

static char *
say_series (const TengenMatch *match)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *games = NULL;

  if (match->players->len < 2)
    return g_strdup (tengen_words_match_kind (match->kind));
  first = tengen_words_match_player (match, 0);
  second = tengen_words_match_player (match, 1);
  if (match->n_rounds == 1)
    /* TRANSLATORS: two players of a game */
    return g_strdup_printf (_ ("%1$s and %2$s"), first, second);
  games = say_games (match->n_rounds);
  /* TRANSLATORS: two players of a match, and how many games */
  return g_strdup_printf (_ ("%1$s and %2$s, %3$s"), first, second, games);
}

char *
tengen_words_match_title (const TengenMatch *match)
{
  g_return_val_if_fail (match != NULL, NULL);

  if (*match->title != '\0')
    return tengen_words_shorten (match->title, TENGEN_WORDS_NAME_LETTERS);
  if (match->kind == TENGEN_MATCH_SERIES)
    return say_series (match);
  /* TRANSLATORS: the kind of an event and how many take part */
  return g_strdup_printf (tengen_words_plural ("%1$s, %2$u player",
                                               "%1$s, %2$u players",
                                               match->players->len),
                          tengen_words_match_kind (match->kind),
                          match->players->len);
}

const char *
tengen_words_match_kind (TengenMatchKind kind)
{
  switch (kind)
    {
    case TENGEN_MATCH_SERIES:
      return _ ("Series of games");
    case TENGEN_MATCH_ROUND_ROBIN:
      return _ ("Round robin");
    case TENGEN_MATCH_SWISS:
      return _ ("Swiss system");
    }
  g_assert_not_reached ();
}

/* --- Faults --- */

char *
tengen_words_match_round (const TengenMatch *match, int round)
{
  g_return_val_if_fail (match != NULL, NULL);

  return match->kind == TENGEN_MATCH_SERIES
             ? g_strdup_printf (_ ("Game %d"), round)
             : g_strdup_printf (_ ("Round %d"), round);
}

const char *
tengen_words_match_fault (TengenMatchFault fault)
{
  switch (fault)
    {
    case TENGEN_MATCH_FAULT_NONE:
      return NULL;
    case TENGEN_MATCH_FAULT_NAME:
      return _ ("A player needs a name.");
    case TENGEN_MATCH_FAULT_TWICE:
      return _ ("Somebody of that name is there already.");
    case TENGEN_MATCH_FAULT_MANY:
      return _ ("There is no room for more players.");
    case TENGEN_MATCH_FAULT_FEW:
      return _ ("There have to be two players at least.");
    case TENGEN_MATCH_FAULT_OPEN:
      return _ ("Games of this round are not decided yet.");
    case TENGEN_MATCH_FAULT_OVER:
      return _ ("All games have been played.");
    case TENGEN_MATCH_FAULT_ABSENT:
      return _ ("Those who are there have all met each other; the others are "
                "absent in this round.");
    case TENGEN_MATCH_FAULT_KIND:
      return _ ("There is no such thing in this kind of event.");
    case TENGEN_MATCH_FAULT_ROUND:
      return _ ("There is no such round.");
    case TENGEN_MATCH_FAULT_PAIRED:
      return _ ("That round is paired already.");
    case TENGEN_MATCH_FAULT_BOTH:
      return _ (
          "A player cannot be absent and have the bye in the same round.");
    case TENGEN_MATCH_FAULT_CHOSEN:
      return _ ("Another player has been chosen for the bye of that round.");
    }
  g_assert_not_reached ();
}

char *
tengen_words_match_text_fault (const TengenMatchTextReport *report)
{
  g_return_val_if_fail (report != NULL, NULL);

  switch (report->fault)
    {
    case TENGEN_MATCH_TEXT_NONE:
      return NULL;
    case TENGEN_MATCH_TEXT_NEWER:
      return g_strdup (_ ("This table was written by a newer Tengen."));
    case TENGEN_MATCH_TEXT_SYNTAX:
      return g_strdup (_ ("This is no table of a match."));
    case TENGEN_MATCH_TEXT_CUT:
      return g_strdup (_ ("The end of this table is missing."));
    case TENGEN_MATCH_TEXT_VALUE:
      if (report->key == NULL)
        return g_strdup_printf (
            _ ("The table cannot be used: [%s] is missing, or there are too "
               "many."),
            report->group);
      return g_strdup_printf (
          _ ("The table cannot be used: “%1$s” of [%2$s] is missing, wrong or "
             "there twice."),
          report->key,
          report->group);
    }
  g_assert_not_reached ();
}

/* --- Colours and results --- */

const char *
tengen_words_match_side (const TengenMatch *match, TengenStone stone)
{
  g_return_val_if_fail (match != NULL, NULL);

  if (tengen_match_may_exchange (match))
    return stone == TENGEN_STONE_BLACK ? _ ("Tentative Black")
                                       : _ ("Tentative White");
  return stone == TENGEN_STONE_BLACK ? _ ("Black") : _ ("White");
}

/* With the colour of the end, where it is known. */
static char *
name_winner (const TengenMatch *match, int player, TengenStone stone)
{
  g_autofree char *name = tengen_words_match_player (match, player);
  g_autofree char *colour = NULL;

  if (stone == TENGEN_STONE_NONE)
    return g_steal_pointer (&name);
  colour = tengen_words_stone (stone);
  /* TRANSLATORS: the winner of a game, and the colour at its end */
  return g_strdup_printf (
      tengen_words_context ("winner", "%1$s (%2$s)"), name, colour);
}

/* In an event a forfeit means that a player did not come, not a foul. */
static char *
say_forfeit (const char *winner)
{
  return g_strdup_printf (tengen_words_context ("match", "%s wins by forfeit"),
                          winner);
}

/* Where colours were exchanged, or may have been, a colour alone would tell of
 * the wrong player. */
static char *
say_named (const TengenMatch *match, int game)
{
  const TengenMatchGame *found = tengen_match_get_game (match, game);
  gboolean first = found->result.winner == TENGEN_STONE_BLACK;
  int player = first ? found->black : found->white;
  TengenResult result = found->result;
  g_autofree char *winner = NULL;
  g_autofree char *loser =
      tengen_words_match_player (match, first ? found->white : found->black);

  result.winner = tengen_match_get_stone (match, game, player);
  if (result.kind == TENGEN_RESULT_FORFEIT)
    {
      /* there was no game, and no colours */
      winner = tengen_words_match_player (match, player);
      return say_forfeit (winner);
    }
  winner = name_winner (match, player, result.winner);
  return tengen_game_setup_is_renju (match->setup)
             ? tengen_words_renju_result (&result, winner, loser)
             : tengen_words_result_of (
                   &result, match->setup->rules.unit, winner);
}

static char *
say_coloured (const TengenMatch *match, const TengenMatchGame *game)
{
  g_autofree char *winner = NULL;

  if (game->result.kind != TENGEN_RESULT_FORFEIT)
    return tengen_words_outcome (match->setup, &game->result);
  winner = tengen_words_stone (game->result.winner);
  return say_forfeit (winner);
}

static gboolean
is_named (const TengenMatch *match, int game)
{
  return tengen_match_get_game (match, game)->result.winner !=
             TENGEN_STONE_NONE &&
         (tengen_match_may_exchange (match) ||
          tengen_match_get_sides (match, game) != TENGEN_MATCH_SIDES_KEPT);
}

char *
tengen_words_match_result (const TengenMatch *match, int game)
{
  const TengenMatchGame *found;

  g_return_val_if_fail (match != NULL, NULL);

  found = tengen_match_get_game (match, game);
  g_return_val_if_fail (found != NULL, NULL);

  if (found->white != TENGEN_MATCH_NOBODY && is_named (match, game))
    return say_named (match, game);
  if (found->white != TENGEN_MATCH_NOBODY)
    return say_coloured (match, found);
  if (found->result.winner != TENGEN_STONE_NONE)
    return g_strdup (tengen_words_context ("match", "Bye"));
  return g_strdup (tengen_words_context ("match", "Rests"));
}

/* --- Ranks --- */

/* Each has a text of its own, as some languages do not write them in digits:
 * 初段, 二段. */
static const char *
say_dan (int rank)
{
  static const char *const DANS[] = {
    N_ ("1 dan"), N_ ("2 dan"), N_ ("3 dan"), N_ ("4 dan"), N_ ("5 dan"),
    N_ ("6 dan"), N_ ("7 dan"), N_ ("8 dan"), N_ ("9 dan"),
  };

  return _ (DANS[MIN (rank, (int) G_N_ELEMENTS (DANS)) - 1]);
}

char *
tengen_words_match_rank (int rank)
{
  if (rank == 0)
    return g_strdup ("");
  if (rank > 0)
    return g_strdup (say_dan (rank));
  return g_strdup_printf (_ ("%d kyu"), -rank);
}

char *
tengen_words_match_strength (const TengenMatchPlayer *player)
{
  g_return_val_if_fail (player != NULL, NULL);

  return player->level > 0 ? tengen_words_computer_level (player->level)
                           : tengen_words_match_rank (player->rank);
}

char *
tengen_words_rank (const char *text)
{
  int rank;

  if (text == NULL)
    return NULL;
  if (!tengen_match_rank_parse (text, &rank))
    return g_strdup (text);
  return rank != 0 ? tengen_words_match_rank (rank) : NULL;
}

/* --- Handicap and komi --- */

static char *
say_handicap (int handicap)
{
  if (handicap == 0)
    return g_strdup (_ ("On this board they play even."));
  if (handicap == 1)
    return g_strdup (_ ("So the weaker has Black and moves first."));
  return g_strdup_printf (_ ("So the weaker has Black and %d handicap stones."),
                          handicap);
}

static const char *
say_no_komi (int handicap)
{
  if (handicap == 0)
    return _ ("These rules have no komi.");
  if (handicap == 1)
    return _ ("As Black only moves first, there is no komi.");
  return _ ("As there are handicap stones, there is no komi.");
}

static char *
say_komi (const TengenMatchHint *hint, const TengenGoRules *rules)
{
  g_autofree char *points =
      tengen_words_figure (ABS (hint->komi_x2), rules->unit, TRUE);

  if (hint->komi_x2 == 0)
    return g_strdup (say_no_komi (hint->handicap));
  if (hint->komi_x2 < 0)
    return g_strdup_printf (_ ("By these rules Black gets a komi of %s."),
                            points);
  if (hint->handicap == 0)
    return g_strdup_printf (_ ("The komi of these rules is %s."), points);
  if (hint->handicap == 1)
    return g_strdup_printf (_ ("As Black only moves first, the komi is %s."),
                            points);
  return g_strdup_printf (_ ("As there are handicap stones, the komi is %s."),
                          points);
}

static char *
say_usual_komi (const TengenMatchHint *hint, const TengenGoRules *rules)
{
  g_autofree char *points =
      tengen_words_figure (ABS (hint->komi_x2), rules->unit, TRUE);

  if (hint->komi_x2 < 0)
    return g_strdup_printf (
        _ ("By these rules Black usually gets a komi of %s."), points);
  if (hint->handicap == 0)
    return hint->komi_x2 == 0
               ? g_strdup (_ ("By these rules there is usually no komi."))
               : g_strdup_printf (_ ("The usual komi of these rules is %s."),
                                  points);
  if (hint->handicap == 1)
    return hint->komi_x2 == 0
               ? g_strdup (_ ("Where Black only moves first, there is usually "
                              "no komi."))
               : g_strdup_printf (_ ("Where Black only moves first, the komi "
                                     "is usually %s."),
                                  points);
  return hint->komi_x2 == 0
             ? g_strdup (_ ("With handicap stones there is usually no komi."))
             : g_strdup_printf (
                   _ ("With handicap stones the komi is usually %s."), points);
}

/* What is usual is not what is in force here. */
static char *
say_own_komi (const TengenMatchHint *hint, const TengenGoRules *rules)
{
  GString *text = g_string_new (_ ("You have chosen the komi yourself."));
  g_autofree char *usual = say_usual_komi (hint, rules);

  tengen_words_append (text, usual);
  return g_string_free (text, FALSE);
}

char *
tengen_words_match_hint (const TengenMatchHint *hint,
                         const TengenGoRules *rules,
                         int komi_x2)
{
  g_autofree char *komi = NULL;
  g_autofree char *handicap = NULL;
  g_autofree char *steps = NULL;
  GString *text;

  g_return_val_if_fail (hint != NULL && rules != NULL, NULL);

  text = g_string_new (NULL);
  if (hint->steps > 0)
    {
      steps = g_strdup_printf (
          tengen_words_plural ("The players are %d rank apart.",
                               "The players are %d ranks apart.",
                               (gulong) hint->steps),
          hint->steps);
      handicap = say_handicap (hint->handicap);
      tengen_words_append (text, steps);
      tengen_words_append (text, handicap);
    }
  komi = komi_x2 == hint->komi_x2 ? say_komi (hint, rules)
                                  : say_own_komi (hint, rules);
  tengen_words_append (text, komi);
  return g_string_free (text, FALSE);
}
