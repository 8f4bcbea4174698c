/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words: what the program says, in the user's language
 *
 * What:  stones, points, numbers, rules, games, where they stand, results.
 *        Reasons, sums and files have files of their own beside this one.
 */
#include "tengen-words.h"

#include "tengen-record-value.h"
#include "tengen-words-renju.h"
#include "tengen-words-rules.h"

#include <stdlib.h>
#include <string.h>

#include "tengen-words-match.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Of an unusual rank. */
#define RANK_LETTERS 12

typedef struct
{
  const char *id;
  const char *name;
} RulesName;

static const RulesName rules_names[] = {
  { "pure", N_ ("Pure Go") },
  { "japan", N_ ("Japanese rules") },
  { "china", N_ ("Chinese rules") },
  { "aga-area", N_ ("AGA rules (area)") },
  { "aga-terr", N_ ("AGA rules (territory)") },
  { "wmsg", N_ ("Mind Sports rules (2008)") },
  { "ing", N_ ("Ing rules") },
  { "bsw-jp", N_ ("Online Go room, Japanese count") },
  { "bsw-cn", N_ ("Online Go room, Chinese count") },
  { "1-1", N_ ("1-1 Abstentions, art version") },
  { "1-2", N_ ("1-2 Abstentions, law version") },
  { "2-1", N_ ("2-1 Virtual moves and abstentions, art version") },
  { "2-2", N_ ("2-2 Virtual moves and abstentions, law version") },
  { "2-2alt", N_ ("2-2 Appendix: the number of moves balanced") },
  { "3-1", N_ ("3-1 Virtual moves, no abstentions, art version") },
  { "3-2", N_ ("3-2 Virtual moves, no abstentions, law version") },
  { "3-2b", N_ ("3-2 Balanced by a negative move") },
  { "4-1", N_ ("4-1 Any equal number of stones, art version") },
  { "4-2", N_ ("4-2 Any equal number of stones, law version") },
  { "tang", N_ ("Tang and Song count (lu)") },
  { "mingqing", N_ ("Ming and Qing count (group tax)") },
};

char *
tengen_words_stone (TengenStone stone)
{
  switch (stone)
    {
    case TENGEN_STONE_NONE:
      return g_strdup (_ ("Empty"));
    case TENGEN_STONE_BLACK:
      return g_strdup (_ ("Black"));
    case TENGEN_STONE_WHITE:
      return g_strdup (_ ("White"));
    }
  g_assert_not_reached ();
}

static char *
write_whole (int n, TengenGoUnit unit)
{
  switch (unit)
    {
    case TENGEN_GO_UNIT_MOKU:
      return g_strdup_printf (
          tengen_words_plural_context ("moku", "%d point", "%d points", n), n);
    case TENGEN_GO_UNIT_POINTS:
      return g_strdup_printf (
          tengen_words_plural_context ("area", "%d point", "%d points", n), n);
    case TENGEN_GO_UNIT_STONES:
      return g_strdup_printf (tengen_words_plural ("%d stone", "%d stones", n),
                              n);
    case TENGEN_GO_UNIT_LU:
      return g_strdup_printf (
          tengen_words_plural_context ("lu", "%d point", "%d points", n), n);
    case TENGEN_GO_UNIT_ZI:
      return g_strdup_printf (
          tengen_words_plural_context ("zi", "%d point", "%d points", n), n);
    }
  g_assert_not_reached ();
}

/* Writes n and a half. */
static char *
write_half (int n, TengenGoUnit unit)
{
  switch (unit)
    {
    case TENGEN_GO_UNIT_MOKU:
      if (n == 0)
        return g_strdup (tengen_words_context ("moku", "0.5 points"));
      return g_strdup_printf (tengen_words_context ("moku", "%d.5 points"), n);
    case TENGEN_GO_UNIT_POINTS:
      return g_strdup_printf (tengen_words_context ("area", "%d.5 points"), n);
    case TENGEN_GO_UNIT_STONES:
      return g_strdup_printf (_ ("%d.5 stones"), n);
    case TENGEN_GO_UNIT_LU:
      return g_strdup_printf (tengen_words_context ("lu", "%d.5 points"), n);
    case TENGEN_GO_UNIT_ZI:
      return g_strdup_printf (tengen_words_context ("zi", "%d.5 points"), n);
    }
  g_assert_not_reached ();
}

char *
tengen_words_half_points (int half_points,
                          TengenGoUnit unit,
                          gboolean with_unit)
{
  const char *sign = half_points < 0 ? "-" : "";
  int n = abs (half_points / 2);
  gboolean half = half_points % 2 != 0;
  g_autofree char *text = NULL;

  if (!with_unit)
    return tengen_value_write_half_points (half_points);
  text = half ? write_half (n, unit) : write_whole (n, unit);
  return g_strconcat (sign, text, NULL);
}

char *
tengen_words_figure (int half_points, TengenGoUnit unit, gboolean with_unit)
{
  g_autofree char *number =
      tengen_words_half_points (abs (half_points), unit, with_unit);

  return g_strconcat (half_points < 0 ? "−" : "", number, NULL);
}

static const char *
name_territory (TengenStone owner)
{
  switch (owner)
    {
    case TENGEN_STONE_NONE:
      return NULL;
    case TENGEN_STONE_BLACK:
      return _ ("Black’s territory");
    case TENGEN_STONE_WHITE:
      return _ ("White’s territory");
    }
  g_assert_not_reached ();
}

static const char *
name_mark (TengenGoMark mark)
{
  switch (mark)
    {
    case TENGEN_GO_MARK_ALIVE:
      return NULL;
    case TENGEN_GO_MARK_DEAD:
      return _ ("dead");
    case TENGEN_GO_MARK_SEKI:
      return _ ("seki");
    }
  g_assert_not_reached ();
}

char *
tengen_words_point (TengenNotation notation,
                    int width,
                    int height,
                    TengenPoint point,
                    TengenStone stone,
                    gboolean atari,
                    TengenGoMark mark,
                    TengenStone owner)
{
  /* what stands between the properties of a point that is read out */
  const char *comma = tengen_words_context ("point", ", ");
  const char *territory = name_territory (owner);
  const char *marked = name_mark (mark);
  g_autofree char *name = NULL;
  g_autofree char *word = NULL;

  if (point == TENGEN_POINT_PASS)
    return g_strdup (_ ("Pass"));
  name = tengen_notation_format (notation, width, height, point);
  word = tengen_words_stone (stone);
  return g_strconcat (name,
                      " ",
                      word,
                      atari ? comma : "",
                      atari ? _ ("atari") : "",
                      marked != NULL ? comma : "",
                      marked != NULL ? marked : "",
                      territory != NULL ? comma : "",
                      territory,
                      NULL);
}

static int chosen_notation = -1;

void
tengen_words_set_notation (int coordinates)
{
  chosen_notation = coordinates;
}

TengenNotation
tengen_words_notation (void)
{
  if (chosen_notation >= 0)
    return (TengenNotation) chosen_notation;
  /* Translators: how points are usually named in your language: translate it
   * as notation:A1 (D4) or notation:japanese (16の四) */
  return g_str_equal (_ ("notation:A1"), "notation:japanese")
             ? TENGEN_NOTATION_JAPANESE
             : TENGEN_NOTATION_A1;
}

char *
tengen_words_taken (int taken)
{
  return g_strdup_printf (
      tengen_words_plural ("%d stone taken", "%d stones taken", taken), taken);
}

void
tengen_words_append_taken (GString *text, int taken)
{
  g_autofree char *said = NULL;

  g_return_if_fail (text != NULL);

  if (taken <= 0)
    return;
  said = tengen_words_taken (taken);
  if (text->len > 0)
    /* Translators: between a move and how many stones it took */
    g_string_append (text, tengen_words_context ("taken", ", "));
  g_string_append (text, said);
}

/* Tells whether fields were changed, but komi and goal, which are said by
 * themselves. */
static gboolean
is_changed (const TengenGoRules *rules)
{
  const TengenGoRules *named = tengen_go_rules_find (rules->id);
  TengenGoRules plain = *rules;

  if (named == NULL)
    return FALSE;
  plain.komi_x2 = named->komi_x2;
  plain.komi_handicap_x2 = named->komi_handicap_x2;
  plain.komi_one_x2 = named->komi_one_x2;
  tengen_go_rules_set_goal (&plain, 0);
  return !tengen_go_rules_equal (&plain, named);
}

char *
tengen_words_rules (const TengenGoRules *rules)
{
  g_autofree char *captures = NULL;
  const char *name;
  guint i;

  g_return_val_if_fail (rules != NULL, NULL);

  name = tengen_go_rules_get_text (rules);
  for (i = 0; i < G_N_ELEMENTS (rules_names); i++)
    if (strcmp (rules->id, rules_names[i].id) == 0)
      name = _ (rules_names[i].name);
  if (rules->goal > 0)
    name = captures = tengen_words_capture_game (rules->goal);
  if (is_changed (rules))
    /* the name of a rule set of which some fields were changed */
    return g_strdup_printf (_ ("%s (changed)"), name);
  return g_strdup (name);
}

char *
tengen_words_board (int width, int height)
{
  if (width != height)
    return g_strdup_printf (_ ("%dx%d"), width, height);
  return g_strdup_printf (
      /* one number is enough: %1$d */
      /* xgettext:no-c-format */
      tengen_words_context ("square", "%dx%d"),
      width,
      height);
}

/* Games of the SGF register that have a name among players of Go. */
static const struct
{
  int game;
  const char *name;
} other_games[] = {
  { 1, N_ ("Go") },    { 2, N_ ("Othello") },    { 3, N_ ("Chess") },
  { 4, N_ ("Renju") }, { 6, N_ ("Backgammon") }, { 7, N_ ("Chinese chess") },
  { 8, N_ ("Shogi") }, { 11, N_ ("Hex") },
};

static char *
name_other (int game)
{
  for (gsize i = 0; i < G_N_ELEMENTS (other_games); i++)
    if (other_games[i].game == game)
      return g_strdup (_ (other_games[i].name));
  /* TRANSLATORS: a game that is only known by its number in SGF */
  return g_strdup_printf (_ ("Game no. %d"), game);
}

char *
tengen_words_game (const TengenGameSetup *setup)
{
  g_autofree char *board = NULL;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!tengen_game_setup_has_board (setup))
    return name_other (setup->game);
  board = tengen_words_board (setup->width, setup->height);
  if (setup->game == 4)
    return g_strdup_printf (_ ("Renju %s"), board);
  if (setup->rules.unit == TENGEN_GO_UNIT_STONES)
    return g_strdup_printf (_ ("Pure Go %s"), board);
  return g_strdup_printf (_ ("Go %s"), board);
}

static char *
say_handicap (const TengenGameSetup *setup)
{
  if (setup->handicap <= 0)
    return NULL;
  if (setup->handicap == 1)
    return g_strdup (_ ("Black first"));
  return g_strdup_printf (tengen_words_plural ("%d handicap stone",
                                               "%d handicap stones",
                                               setup->handicap),
                          setup->handicap);
}

/* 純碁 knows no komi; that it has none is not worth a word. */
static char *
say_komi (const TengenGameSetup *setup)
{
  g_autofree char *figure = NULL;

  if (setup->rules.goal > 0)
    return NULL;
  if (setup->komi_x2 == 0)
    return setup->rules.unit == TENGEN_GO_UNIT_STONES
               ? NULL
               : g_strdup (_ ("no komi"));
  figure = tengen_words_half_points (abs (setup->komi_x2),
                                     setup->rules.unit == TENGEN_GO_UNIT_STONES
                                         ? TENGEN_GO_UNIT_STONES
                                         : TENGEN_GO_UNIT_MOKU,
                                     TRUE);
  if (setup->komi_x2 < 0)
    return g_strdup_printf (_ ("reverse komi %s"), figure);
  return g_strdup_printf (_ ("komi %s"), figure);
}

/* A user's own set goes by the name it was given. */
static char *
name_rules (const TengenGameSetup *setup)
{
  if (setup->rules_name != NULL && *setup->rules_name != '\0')
    return tengen_words_shorten (setup->rules_name, TENGEN_WORDS_NAME_LETTERS);
  return tengen_words_rules (&setup->rules);
}

char *
tengen_words_terms (const TengenGameSetup *setup)
{
  /* what stands between rules, handicap and komi */
  const char *comma = tengen_words_context ("terms", ", ");
  g_autofree char *name = NULL;
  g_autofree char *rules = NULL;
  g_autofree char *handicap = NULL;
  g_autofree char *komi = NULL;

  g_return_val_if_fail (setup != NULL, NULL);

  if (tengen_game_setup_is_renju (setup))
    return tengen_words_renju_terms (setup);
  if (setup->game != 1 || !tengen_game_setup_has_board (setup))
    return g_strdup ("");
  name = name_rules (setup);
  if (setup->rules_assumed)
    rules = g_strdup_printf (_ ("%s (assumed)"), name);
  else
    rules = g_steal_pointer (&name);
  handicap = say_handicap (setup);
  komi = say_komi (setup);
  return g_strconcat (rules,
                      handicap != NULL ? comma : "",
                      handicap != NULL ? handicap : "",
                      komi != NULL ? comma : "",
                      komi,
                      NULL);
}

char *
tengen_words_start (const TengenGameSetup *setup, const char *between)
{
  g_autofree char *game = tengen_words_game (setup);
  g_autofree char *terms = tengen_words_terms (setup);

  g_return_val_if_fail (game != NULL && between != NULL, NULL);

  /* nothing to add, or said already: 純碁 */
  if (g_str_has_prefix (game, terms))
    return g_steal_pointer (&game);
  return g_strconcat (game, between, terms, NULL);
}

static char *
say_turn (const TengenPosition *position)
{
  guint next = tengen_position_get_move (position) + 1;
  char *turn = tengen_position_get_renju (position) != NULL
                   ? tengen_words_renju_turn (position)
                   : NULL;

  if (turn != NULL)
    return turn;
  if (tengen_position_get_duty (position) == TENGEN_DUTY_PLACE)
    return g_strdup (_ ("Handicap stones, Black to place"));
  if (tengen_position_get_duty (position) == TENGEN_DUTY_ANSWER)
    return tengen_position_get_to_move (position) == TENGEN_STONE_BLACK
               ? g_strdup_printf (_ ("Move %u, White to answer"), next)
               : g_strdup_printf (_ ("Move %u, Black to answer"), next);
  if (tengen_position_get_to_move (position) == TENGEN_STONE_BLACK)
    return g_strdup_printf (_ ("Move %u, Black to play"), next);
  return g_strdup_printf (_ ("Move %u, White to play"), next);
}

char *
tengen_words_outcome (const TengenGameSetup *setup, const TengenResult *result)
{
  g_return_val_if_fail (setup != NULL && result != NULL, NULL);

  if (tengen_game_setup_is_renju (setup))
    return tengen_words_renju_end (NULL, result);
  return tengen_words_result (result, setup->rules.unit);
}

/* Which side won by captures, and how many. */
static char *
say_captures (const TengenPosition *position, TengenStone stone)
{
  g_autofree char *winner = tengen_words_stone (stone);
  int taken =
      tengen_position_get_prisoners (position, tengen_stone_other (stone));

  return g_strdup_printf (
      /* TRANSLATORS: a colour, a number */
      tengen_words_plural ("%1$s has taken %2$d stone: %1$s has won.",
                           "%1$s has taken %2$d stones: %1$s has won.",
                           taken),
      winner,
      taken);
}

static char *
say_stuck (TengenStone stone)
{
  g_autofree char *loser = tengen_words_stone (tengen_stone_other (stone));

  /* TRANSLATORS: a colour */
  return g_strdup_printf (_ ("%s has nowhere to play and has lost."), loser);
}

char *
tengen_words_end (const TengenPosition *position, const TengenResult *result)
{
  const TengenGameRenju *renju;

  g_return_val_if_fail (position != NULL && result != NULL, NULL);

  renju = tengen_position_get_renju (position);
  if (renju != NULL)
    return tengen_words_renju_end (renju, result);
  if (result->kind == TENGEN_RESULT_CAPTURES)
    return say_captures (position, result->winner);
  if (result->kind == TENGEN_RESULT_STUCK)
    return say_stuck (result->winner);
  return tengen_words_outcome (tengen_position_get_setup (position), result);
}

static char *
say_over (const TengenPosition *position)
{
  TengenResult result = tengen_position_get_result (position);
  g_autofree char *said = tengen_words_end (position, &result);

  if (*said == '\0')
    return g_strdup (_ ("Game over"));
  return g_strdup_printf (_ ("Game over: %s"), said);
}

/* The end of a record whose result is written in it: 271手まで・白の中押し勝ち.
 * Once it was played on from there the result is an old one. */
static char *
say_end (const TengenGame *game, const TengenPosition *position)
{
  TengenResult result = tengen_game_get_result (game);
  g_autofree char *said = NULL;

  if (tengen_game_get_cursor (game) != tengen_game_get_live (game) ||
      tengen_game_get_edits (game) != 0)
    return NULL;
  said = tengen_words_outcome (tengen_game_get_setup (game), &result);
  if (*said == '\0')
    return NULL;
  /* a number of moves and a result */
  return g_strdup_printf (
      _ ("%u moves: %s"), tengen_position_get_move (position), said);
}

char *
tengen_words_player (const TengenPosition *position, TengenStone stone)
{
  return tengen_words_shorten (tengen_position_get_name (position, stone),
                               TENGEN_WORDS_NAME_LETTERS);
}

char *
tengen_words_player_rank (const TengenPosition *position, TengenStone stone)
{
  g_autofree char *rank =
      tengen_words_rank (tengen_position_get_rank (position, stone));

  return tengen_words_shorten (rank, RANK_LETTERS);
}

char *
tengen_words_status (const TengenGame *game)
{
  const TengenPosition *position;
  char *end;

  g_return_val_if_fail (game != NULL, NULL);

  position = tengen_game_get_position (game);
  switch (tengen_position_get_phase (position))
    {
    case TENGEN_PHASE_PLAY:
      end = say_end (game, position);
      return end != NULL ? end : say_turn (position);
    case TENGEN_PHASE_COUNT:
      return g_strdup (_ ("Agreeing on the count"));
    case TENGEN_PHASE_OVER:
      return say_over (position);
    }
  g_assert_not_reached ();
}

static char *
say_margin (const TengenResult *result, TengenGoUnit unit, const char *winner)
{
  /* a difference of area is said in 目 as one of territory is */
  g_autofree char *margin = tengen_words_half_points (
      result->margin_x2,
      unit == TENGEN_GO_UNIT_POINTS ? TENGEN_GO_UNIT_MOKU : unit,
      TRUE);

  /* who wins, and by how many points or stones */
  return g_strdup_printf (_ ("%s wins by %s"), winner, margin);
}

char *
tengen_words_result (const TengenResult *result, TengenGoUnit unit)
{
  g_autofree char *winner = NULL;

  g_return_val_if_fail (result != NULL, NULL);

  winner = tengen_words_stone (result->winner);
  return tengen_words_result_of (result, unit, winner);
}

char *
tengen_words_result_of (const TengenResult *result,
                        TengenGoUnit unit,
                        const char *winner)
{
  g_return_val_if_fail (result != NULL && winner != NULL, NULL);

  switch (result->kind)
    {
    case TENGEN_RESULT_UNKNOWN:
      return g_strdup ("");
    case TENGEN_RESULT_COUNT:
      if (result->margin_x2 > 0)
        return say_margin (result, unit, winner);
      /* some files know by how much only when it is more than nothing */
      return g_strdup_printf (_ ("%s wins"), winner);
    case TENGEN_RESULT_RESIGN:
      return g_strdup_printf (_ ("%s wins by resignation"), winner);
    case TENGEN_RESULT_TIME:
      return g_strdup_printf (_ ("%s wins on time"), winner);
    case TENGEN_RESULT_FORFEIT:
      return g_strdup_printf (_ ("%s wins by forfeit"), winner);
    case TENGEN_RESULT_DRAW:
      return g_strdup (_ ("Draw"));
    case TENGEN_RESULT_VOID:
      return g_strdup (_ ("No result"));
    case TENGEN_RESULT_BOTH_LOST:
      return g_strdup (_ ("Both lost"));
    case TENGEN_RESULT_FIVE:
      return g_strdup_printf (_ ("%s wins by five in a row"), winner);
    case TENGEN_RESULT_FORBIDDEN:
      return g_strdup_printf (_ ("%s wins by a forbidden move"), winner);
    case TENGEN_RESULT_CAPTURES:
      return g_strdup_printf (_ ("%s wins by captures"), winner);
    case TENGEN_RESULT_STUCK:
      return g_strdup_printf (_ ("%s wins: the other cannot move"), winner);
    case TENGEN_RESULT_WIN:
      return g_strdup_printf (_ ("%s wins"), winner);
    }
  g_assert_not_reached ();
}
