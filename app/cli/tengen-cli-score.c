/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-score: counting the position at the end of a game
 *
 * What: the options, and the count in words or in JSON. Its steps are in -steps,
 *       other rule sets in -compare, what the program cannot tell in -doubts.
 */
#include "tengen-cli.h"

#include <string.h>

#include "tengen-cli-compare.h"
#include "tengen-cli-count.h"
#include "tengen-cli-doubts.h"
#include "tengen-cli-json.h"
#include "tengen-cli-names.h"
#include "tengen-cli-options.h"
#include "tengen-cli-steps.h"
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Instead of a rule set: all of them. */
#define ALL "all"

typedef struct
{
  const char *id;
  const char *text;
} SourceName;

/* By #TengenCliSource. */
static const SourceName source_names[] = {
  { "given", N_ ("Dead stones as given:") },
  { "agreed", N_ ("Dead stones as agreed in the record:") },
  { "marked", N_ ("Dead stones as marked in the record, not agreed:") },
  { "proposed", N_ ("Dead stones as the program proposes them:") },
  { "none", NULL },
};

typedef struct
{
  TengenCliChoice choice;
  TengenCliGiven given;
  gboolean all;
  gboolean steps;
  gboolean json;
} Options;

static void
clear_options (Options *options)
{
  tengen_cli_choice_clear (&options->choice);
  g_free (options->given.dead);
  g_free (options->given.seki);
  g_free (options->given.claim);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* The points with a mark: `A7 B7`, or a word for none. */
static char *
list_points (const TengenCliCount *score, TengenGoMark mark)
{
  g_autoptr (GString) list = g_string_new (NULL);
  int n = tengen_board_get_n_points (score->board);
  int point;

  for (point = 0; point < n; point++)
    if (score->marks[point] == mark)
      {
        g_autofree char *name = tengen_cli_game_name_point (score->game, point);

        g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", name);
      }
  return g_strdup (list->len > 0 ? list->str
                                 : tengen_words_context ("stones", "none"));
}

/* Agreed claims: `B:D4 W:E5`, or NULL for none. */
static char *
list_claims (const TengenCliCount *score)
{
  g_autoptr (GString) list = g_string_new (NULL);
  int n = tengen_board_get_n_points (score->board);

  for (int point = 0; point < n; point++)
    if (score->claims[point] != TENGEN_STONE_NONE)
      {
        g_autofree char *name = tengen_cli_game_name_point (score->game, point);

        g_string_append_printf (
            list,
            "%s%c:%s",
            list->len > 0 ? " " : "",
            score->claims[point] == TENGEN_STONE_BLACK ? 'B' : 'W',
            name);
      }
  return list->len > 0 ? g_strdup (list->str) : NULL;
}

static void
print_marks (const TengenCliCount *score)
{
  g_autofree char *dead = NULL;
  g_autofree char *seki = NULL;
  g_autofree char *claims = NULL;

  if (score->source == TENGEN_CLI_SOURCE_NONE)
    {
      g_print ("%s\n",
               _ ("These rules take no dead stones off: what stands on "
                  "the board counts."));
      return;
    }
  dead = list_points (score, TENGEN_GO_MARK_DEAD);
  g_print ("%s %s\n", _ (source_names[score->source].text), dead);
  if (memchr (score->marks,
              TENGEN_GO_MARK_SEKI,
              tengen_board_get_n_points (score->board)) != NULL)
    {
      seki = list_points (score, TENGEN_GO_MARK_SEKI);
      g_print (_ ("In seki: %s"), seki);
      g_print ("\n");
    }
  tengen_cli_doubts_print (score);
  claims = list_claims (score);
  if (claims != NULL)
    {
      g_print (_ ("Claims: %s"), claims);
      g_print ("\n");
    }
}

static const TengenAccountLine *
get_total (const TengenCliCount *score)
{
  return g_ptr_array_index (score->account->lines,
                            score->account->lines->len - 1);
}

static TengenResult
get_result (const TengenCliCount *score)
{
  return (TengenResult){ score->account->winner != TENGEN_STONE_NONE
                             ? TENGEN_RESULT_COUNT
                             : TENGEN_RESULT_DRAW,
                         score->account->winner,
                         score->account->margin_x2 };
}

static void
print_totals (const TengenCliCount *score)
{
  const TengenAccountLine *total = get_total (score);
  TengenGoUnit unit = score->account->unit;
  TengenResult result = get_result (score);
  g_autofree char *black = tengen_words_half_points (
      total->amount_x2[TENGEN_STONE_BLACK], unit, TRUE);
  g_autofree char *white = tengen_words_half_points (
      total->amount_x2[TENGEN_STONE_WHITE], unit, TRUE);
  g_autofree char *said = tengen_words_result (&result, unit);

  /* what each side counts */
  g_print (_ ("Black %s, White %s"), black, white);
  g_print ("\n%s\n", said);
}

/* A game counted without komi though its rules have one. */
static void
print_komi_note (const TengenCliCount *score)
{
  g_autofree char *note = tengen_words_komi_note (score->setup, score->count);

  if (*note != '\0')
    g_print ("%s\n", note);
}

/* What the record says of the result: it may be another one. */
static void
print_recorded (const TengenCliCount *score)
{
  const TengenRecord *record = score->game->file->reading->record;
  g_autofree char *text =
      tengen_record_get_text (record, score->game->root, TENGEN_PROPERTY_RE);
  g_autofree char *said = NULL;
  TengenResult result;

  if (text == NULL || *text == '\0')
    return;
  if (tengen_result_parse (text, &result) &&
      result.kind != TENGEN_RESULT_UNKNOWN)
    said = tengen_words_result (&result, score->setup->rules.unit);
  else
    said = tengen_cli_file_clean (text);
  g_print (_ ("Result in the record: %s"), said);
  g_print ("\n");
}

static void
print_start (const TengenCliCount *score)
{
  g_autofree char *start = tengen_words_start (score->setup, "\n");

  g_print ("%s\n", start);
  if (score->setup->rules_assumed)
    g_print ("%s\n",
             _ ("The file does not name its rules: these are assumed. "
                "--rules chooses others."));
  if (tengen_position_get_phase (score->game->position) == TENGEN_PHASE_PLAY)
    g_print ("%s\n",
             _ ("The record does not end with two passes: its last "
                "position is counted as it stands."));
  print_recorded (score);
  print_marks (score);
}

static void
print_score (const TengenCliCount *score, const Options *options)
{
  print_start (score);
  if (options->all)
    {
      tengen_cli_compare_print (score);
      return;
    }
  if (options->steps)
    tengen_cli_steps_print (score);
  else
    print_totals (score);
  print_komi_note (score);
}

static void
add_points (TengenCliJson *json,
            const char *key,
            const TengenCliCount *score,
            TengenGoMark mark)
{
  int n = tengen_board_get_n_points (score->board);
  int point;

  tengen_cli_json_open (json, key, '[');
  for (point = 0; point < n; point++)
    if (score->marks[point] == mark)
      {
        g_autofree char *name = tengen_cli_game_name_point (score->game, point);

        tengen_cli_json_text (json, NULL, name);
      }
  tengen_cli_json_close (json, ']');
}

static void
add_claims (TengenCliJson *json, const TengenCliCount *score)
{
  int n = tengen_board_get_n_points (score->board);

  tengen_cli_json_open (json, "claims", '[');
  for (int point = 0; point < n; point++)
    if (score->claims[point] != TENGEN_STONE_NONE)
      {
        g_autofree char *name = tengen_cli_game_name_point (score->game, point);
        g_autofree char *claim = g_strconcat (
            score->claims[point] == TENGEN_STONE_BLACK ? "B:" : "W:",
            name,
            NULL);

        tengen_cli_json_text (json, NULL, claim);
      }
  tengen_cli_json_close (json, ']');
}

static void
add_lines (TengenCliJson *json, const TengenAccount *account)
{
  guint i;

  tengen_cli_json_open (json, "account", '[');
  for (i = 0; i < account->lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (account->lines, i);

      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_text (json, "line", tengen_cli_name_line (line->code));
      tengen_cli_json_half_points (
          json, "black", line->amount_x2[TENGEN_STONE_BLACK]);
      tengen_cli_json_half_points (
          json, "white", line->amount_x2[TENGEN_STONE_WHITE]);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void
add_recorded (TengenCliJson *json, const TengenCliCount *score)
{
  g_autofree char *text =
      tengen_record_get_text (score->game->file->reading->record,
                              score->game->root,
                              TENGEN_PROPERTY_RE);

  tengen_cli_json_text (json, "recorded_result", text);
}

static void
add_count (TengenCliJson *json, const TengenCliCount *score)
{
  TengenResult result = get_result (score);
  g_autofree char *text = tengen_result_format (&result);

  tengen_cli_json_text (
      json, "unit", tengen_cli_name_unit (score->account->unit));
  add_lines (json, score->account);
  add_recorded (json, score);
  tengen_cli_json_text (json, "result", text);
}

static void
print_json (const TengenCliCount *score, const Options *options)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "file", score->game->file->name);
  tengen_cli_game_add_setup (json, score->setup);
  tengen_cli_json_boolean (json,
                           "stopped",
                           tengen_position_get_phase (score->game->position) !=
                               TENGEN_PHASE_PLAY);
  tengen_cli_json_text (json, "marks", source_names[score->source].id);
  add_points (json, "dead", score, TENGEN_GO_MARK_DEAD);
  add_points (json, "seki", score, TENGEN_GO_MARK_SEKI);
  tengen_cli_doubts_add (score, json);
  add_claims (json, score);
  if (options->all)
    {
      add_recorded (json, score);
      tengen_cli_compare_add (score, json);
    }
  else
    {
      if (options->steps)
        tengen_cli_steps_add (score, json);
      add_count (json, score);
    }
  tengen_cli_json_close (json, '}');
  tengen_cli_json_print (json);
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "rules",
      'r',
      0,
      G_OPTION_ARG_STRING,
      &options->choice.rules,
      N_ ("count by these rules; “all”: by each set (see “tengen-cli rules”)"),
      N_ ("ID") },
    { "dead",
      'd',
      0,
      G_OPTION_ARG_STRING,
      &options->given.dead,
      N_ ("the chains of these stones are dead"),
      "A1,B2" },
    { "seki",
      's',
      0,
      G_OPTION_ARG_STRING,
      &options->given.seki,
      N_ ("the chains of these stones are in seki"),
      "A1,B2" },
    { "claim",
      'c',
      0,
      G_OPTION_ARG_STRING,
      &options->given.claim,
      N_ ("these neutral points belong to a side"),
      "B:A1,W:B2" },
    { "steps",
      0,
      0,
      G_OPTION_ARG_NONE,
      &options->steps,
      N_ ("show the count step by step, with the whole sum"),
      NULL },
    TENGEN_CLI_OPTION_GAME (&options->choice.game),
    TENGEN_CLI_OPTION_JSON (&options->json),
    TENGEN_CLI_OPTION_REST (&options->choice.files, N_ ("FILE")),
    { 0 }
  };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Counts the last position of a game's main line. Dead stones are "
          "those\ngiven, else those agreed in the record, else those the "
          "program proposes.\nWhere it cannot tell whether stones live it says "
          "so and counts them as alive."),
      entries);
}

/* Why a game is not counted, or NULL. */
static const char *
say_uncounted (const TengenPosition *position, const Options *options)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);

  if (tengen_position_get_renju (position) != NULL)
    return _ ("Renju is not counted: a five or a forbidden move decides. "
              "“tengen-cli renju” tells of the position.");
  if (setup->game != 1)
    return _ ("This game is not counted.");
  if (setup->rules.goal > 0 && !options->all)
    return _ ("This game is not counted: captures decide. --rules counts it "
              "by other rules.");
  return NULL;
}

static TengenCliStatus
run (const Options *options)
{
  g_autoptr (TengenCliGame) game = NULL;
  g_autoptr (TengenCliCount) score = NULL;
  TengenCliStatus status;
  const char *uncounted;

  game = tengen_cli_game_open (&options->choice, &status);
  if (game == NULL)
    return status;
  uncounted = say_uncounted (game->position, options);
  if (uncounted != NULL)
    {
      tengen_cli_file_complain (game->file->name, 0, 0, uncounted);
      return TENGEN_CLI_BAD_INPUT;
    }
  score = tengen_cli_count_new (game, &options->given, options->all);
  if (score == NULL)
    return TENGEN_CLI_USAGE;
  if (options->json)
    print_json (score, options);
  else
    print_score (score, options);
  return TENGEN_CLI_OK;
}

TengenCliStatus
tengen_cli_score (int argc, char **argv)
{
  g_auto (Options) options = { .choice = TENGEN_CLI_CHOICE_INIT };

  if (!read_options (&options, &argc, &argv))
    return TENGEN_CLI_USAGE;
  options.all = g_strcmp0 (options.choice.rules, ALL) == 0;
  if (options.all)
    /* the game is read by its own rules */
    g_clear_pointer (&options.choice.rules, g_free);
  if (options.all && options.steps)
    {
      tengen_cli_options_complain ("%s",
                                   _ ("--steps: choose one rule set for it"));
      return TENGEN_CLI_USAGE;
    }
  return run (&options);
}
