/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-player: players who leave, will be absent, or are to have a
 * bye
 *
 * Shape: either everything asked for is done, or nothing.
 */
#include "tengen-cli-match.h"

#include <string.h>

#include "tengen-board-number.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-match-plan.h"
#include "tengen-words-computer.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* What was asked for; lists of rounds are NULL where nothing was. */
typedef struct
{
  char **arguments; /* the folder and the player */
  char *absent;
  char *present;
  char *bye;
  char *no_bye;
  int level; /* of the computer, 0 for a person, or NOT_SAID */
  gboolean leave;
  gboolean back;
} Options;

static void
clear_options (Options *self)
{
  g_strfreev (self->arguments);
  g_free (self->absent);
  g_free (self->present);
  g_free (self->bye);
  g_free (self->no_bye);
}

/* --- The player --- */

static char *
fold (const char *text)
{
  return g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
}

/* By name, else by the number in the table; -1 where there is none. */
static int
find_player (const TengenMatch *match, const char *text)
{
  g_autofree char *folded = fold (text);
  int number = 0;

  for (int i = 0; i < (int) match->players->len; i++)
    {
      g_autofree char *name = fold (tengen_match_get_player (match, i)->name);

      if (g_strcmp0 (name, folded) == 0)
        return i;
    }
  return tengen_board_number_parse (text, 1, (int) match->players->len, &number)
             ? number - 1
             : -1;
}

/* --- Rounds --- */

typedef TengenMatchFault (*Plan) (TengenMatch *match,
                                  int player,
                                  int round,
                                  gboolean on);

static TengenCliStatus
refuse_round (const TengenCliTable *table, int round, TengenMatchFault fault)
{
  g_autofree char *message =
      /* TRANSLATORS: a round of an event, and what is wrong */
      g_strdup_printf (
          _ ("round %1$d: %2$s"), round, tengen_words_match_fault (fault));

  tengen_cli_file_complain (table->name, 0, 0, message);
  return TENGEN_CLI_BAD_INPUT;
}

/* Reads `2,4` and does what is to be done for each round of it. */
static TengenCliStatus
plan_rounds (TengenCliTable *table,
             int player,
             const char *option,
             const char *text,
             Plan plan,
             gboolean on)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", -1);

  for (int i = 0; text != NULL && (i == 0 || parts[i] != NULL); i++)
    {
      TengenMatchFault fault;
      int round = 0;

      if (parts[i] == NULL || !tengen_board_number_parse (
                                  parts[i], 1, TENGEN_MATCH_MAX_GAMES, &round))
        {
          tengen_cli_options_complain (
              _ ("%s: numbers of rounds are given as in 2,4"), option);
          return TENGEN_CLI_USAGE;
        }
      fault = plan (table->match, player, round, on);
      if (fault != TENGEN_MATCH_FAULT_NONE)
        return refuse_round (table, round, fault);
    }
  return TENGEN_CLI_OK;
}

/* What is taken back comes first, to make room. */
static TengenCliStatus
change (TengenCliTable *table, int player, const Options *options)
{
  const struct
  {
    const char *option;
    const char *text;
    Plan plan;
    gboolean on;
  } PLANS[] = {
    { "--no-bye", options->no_bye, tengen_match_set_bye, FALSE },
    { "--present", options->present, tengen_match_set_absent, FALSE },
    { "--absent", options->absent, tengen_match_set_absent, TRUE },
    { "--bye", options->bye, tengen_match_set_bye, TRUE },
  };
  TengenMatchPlayer *found = tengen_match_get_player (table->match, player);

  for (gsize i = 0; i < G_N_ELEMENTS (PLANS); i++)
    {
      TengenCliStatus status = plan_rounds (table,
                                            player,
                                            PLANS[i].option,
                                            PLANS[i].text,
                                            PLANS[i].plan,
                                            PLANS[i].on);

      if (status != TENGEN_CLI_OK)
        return status;
    }
  if (options->leave || options->back)
    found->left = options->leave;
  if (options->level != TENGEN_CLI_NOT_SAID)
    tengen_match_set_computer (
        table->match,
        player,
        options->level,
        tengen_match_get_player (table->match, player)->engine);
  return TENGEN_CLI_OK;
}

/* --- What is said --- */

static char *
list_rounds (guint64 rounds)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < TENGEN_MATCH_MAX_PLANNED; i++)
    if ((rounds >> i & 1) != 0)
      g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", i + 1);
  return g_string_free (text, FALSE);
}

static void
print_player (const TengenMatch *match, int index)
{
  const TengenMatchPlayer *player = tengen_match_get_player (match, index);
  g_autofree char *name = tengen_cli_file_clean (player->name);
  g_autofree char *absent = list_rounds (player->absences);
  g_autofree char *bye = list_rounds (player->byes);

  g_print ("%d %s", index + 1, name);
  if (player->level > 0)
    {
      g_autofree char *level = tengen_words_computer_level (player->level);

      g_print ("  %s", level);
    }
  if (player->left)
    g_print ("  %s", tengen_words_context ("match", "left"));
  if (*absent != '\0')
    {
      g_print ("  ");
      /* TRANSLATORS: numbers of rounds */
      g_print (_ ("absent in round %s"), absent);
    }
  if (*bye != '\0')
    {
      g_print ("  ");
      /* TRANSLATORS: numbers of rounds */
      g_print (_ ("bye chosen for round %s"), bye);
    }
  g_print ("\n");
}

static gboolean
asks_for_change (const Options *options)
{
  return options->leave || options->back || options->absent != NULL ||
         options->present != NULL || options->bye != NULL ||
         options->no_bye != NULL || options->level != TENGEN_CLI_NOT_SAID;
}

static TengenCliStatus
run (const Options *options)
{
  gboolean asks = asks_for_change (options);
  g_autoptr (TengenCliTable) table =
      tengen_cli_table_open (options->arguments[0], asks);
  TengenCliStatus status = TENGEN_CLI_OK;
  int player;

  if (table == NULL)
    return TENGEN_CLI_BAD_INPUT;
  player = find_player (table->match, options->arguments[1]);
  if (player < 0)
    {
      tengen_cli_file_complain (
          table->name, 0, 0, _ ("There is no player of that name or number."));
      return TENGEN_CLI_BAD_INPUT;
    }
  if (asks)
    status = change (table, player, options);
  if (asks && status == TENGEN_CLI_OK)
    status = tengen_cli_table_write (table);
  if (status == TENGEN_CLI_OK)
    print_player (table->match, player);
  return status;
}

static gboolean
read_options (Options *self, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "absent",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->absent,
      N_ ("the player will be absent in these rounds"),
      N_ ("N,N…") },
    { "present",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->present,
      N_ ("the player will be there after all"),
      N_ ("N,N…") },
    { "bye",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->bye,
      N_ ("the player is to have the bye of these rounds"),
      N_ ("N,N…") },
    { "no-bye",
      0,
      0,
      G_OPTION_ARG_STRING,
      &self->no_bye,
      N_ ("takes the choice for the bye back"),
      N_ ("N,N…") },
    { "computer",
      0,
      0,
      G_OPTION_ARG_INT,
      &self->level,
      N_ ("the computer plays in place of the player at this level, 1 to 10; "
          "0: a person"),
      "N" },
    { "leave",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->leave,
      N_ ("the player leaves and is not paired any more"),
      NULL },
    { "back",
      0,
      0,
      G_OPTION_ARG_NONE,
      &self->back,
      N_ ("the player is back and is paired again"),
      NULL },
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_STRING_ARRAY,
      &self->arguments,
      NULL,
      N_ ("FOLDER NAME|NUMBER") },
    { 0 }
  };

  if (!tengen_cli_options_parse (
          argc,
          argv,
          N_ ("Tells or changes when a player of an event is there, who is to "
              "have the bye of a round, and whether the computer plays. Rounds "
              "that are paired stay as they are."),
          entries))
    return FALSE;
  if (self->arguments == NULL || g_strv_length (self->arguments) != 2)
    {
      tengen_cli_options_complain ("%s",
                                   _ ("a folder and a player must be named"));
      return FALSE;
    }
  if (!tengen_cli_options_check_number (
          "--computer", self->level, 0, TENGEN_GAME_COMPUTER_LEVELS))
    return FALSE;
  if (self->leave && self->back)
    {
      tengen_cli_options_complain ("%s",
                                   _ ("--leave and --back exclude each other"));
      return FALSE;
    }
  return TRUE;
}

TengenCliStatus
tengen_cli_match_player (int argc, char **argv)
{
  Options options = { .level = TENGEN_CLI_NOT_SAID };
  TengenCliStatus status = TENGEN_CLI_USAGE;

  if (read_options (&options, &argc, &argv))
    status = run (&options);
  clear_options (&options);
  return status;
}
