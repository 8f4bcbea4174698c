/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-change: the next round, and results of games
 */
#include "tengen-cli-match.h"

#include <string.h>

#include "tengen-board-number.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-game-info.h"
#include "tengen-match-pair.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static TengenCliStatus
complain (const TengenCliTable *table, const char *message)
{
  tengen_cli_file_complain (table->name, 0, 0, message);
  return TENGEN_CLI_BAD_INPUT;
}

/* --- The next round --- */

static TengenCliStatus
pair (const char *folder, guint32 seed)
{
  g_autoptr (TengenCliTable) table = tengen_cli_table_open (folder, TRUE);
  TengenMatchFault fault;
  TengenCliStatus status;
  int n_games;

  if (table == NULL)
    return TENGEN_CLI_BAD_INPUT;
  n_games = (int) table->match->games->len;
  fault = tengen_match_pair (table->match, seed);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return complain (table, tengen_words_match_fault (fault));
  status = tengen_cli_table_write (table);
  if (status != TENGEN_CLI_OK)
    return status;
  for (int i = n_games; i < (int) table->match->games->len; i++)
    tengen_cli_match_print_game (
        table->match, i, tengen_cli_match_measure_names (table->match));
  return TENGEN_CLI_OK;
}

TengenCliStatus
tengen_cli_match_pair (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  gint64 seed = TENGEN_CLI_NOT_SAID;
  const GOptionEntry entries[] = {
    { "seed",
      0,
      0,
      G_OPTION_ARG_INT64,
      &seed,
      N_ ("what chance starts from, to have the same round again"),
      N_ ("N") },
    { 0 },
  };

  folder = tengen_cli_options_parse_folder (
      &argc, &argv, N_ ("Pairs the next round."), entries);
  if (folder == NULL ||
      !tengen_cli_options_check_number ("--seed", seed, 0, G_MAXUINT32))
    return TENGEN_CLI_USAGE;
  return pair (folder, seed >= 0 ? (guint32) seed : g_random_int ());
}

/* --- Results --- */

static gboolean
is_name (const TengenMatch *match, int player, const char *name)
{
  return name != NULL &&
         strcmp (tengen_match_get_player (match, player)->name, name) == 0;
}

/* Whether the colours in a record are those of the other player: they were
 * exchanged, in the opening or by sitting down. */
static gboolean
is_exchanged (const TengenMatch *match,
              const TengenMatchGame *game,
              const TengenGameSetup *setup)
{
  return is_name (match, game->white, setup->black) ||
         is_name (match, game->black, setup->white);
}

static TengenCliStatus
read_record (const TengenMatch *match,
             const TengenMatchGame *game,
             const char *path,
             TengenResult *result)
{
  g_autoptr (TengenCliFile) file = NULL;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autofree char *text = NULL;
  TengenNode root;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *name = tengen_cli_file_name (path);

      tengen_cli_options_complain (_ ("“%s” is neither a result nor a file"),
                                   name);
      return TENGEN_CLI_USAGE;
    }
  file = tengen_cli_file_read (path);
  if (file == NULL)
    return TENGEN_CLI_BAD_INPUT;
  root = tengen_record_get_game (file->reading->record, 0);
  setup = tengen_game_setup_read (file->reading->record, root);
  text =
      tengen_record_get_text (file->reading->record, root, TENGEN_PROPERTY_RE);
  if (text == NULL || !tengen_info_parse_result (text, result) ||
      result->kind == TENGEN_RESULT_UNKNOWN)
    {
      tengen_cli_file_complain (
          file->name, 0, 0, _ ("the record does not say who won"));
      return TENGEN_CLI_BAD_INPUT;
    }
  if (result->winner != TENGEN_STONE_NONE && is_exchanged (match, game, setup))
    result->winner = tengen_stone_other (result->winner);
  return TENGEN_CLI_OK;
}

/* Gives the game that a number of the table means, or %NULL. */
static TengenMatchGame *
find_game (const TengenCliTable *table, const char *text, int *index)
{
  int number = 0;
  TengenMatchGame *game = NULL;

  if (tengen_board_number_parse (
          text, 1, (int) table->match->games->len, &number))
    {
      *index = number - 1;
      game = tengen_match_get_game (table->match, *index);
    }
  if (game != NULL && game->white != TENGEN_MATCH_NOBODY)
    return game;
  complain (table,
            game != NULL ? _ ("That is a bye, which has its result.")
                         : _ ("There is no game of that number."));
  return NULL;
}

static TengenCliStatus
set_result (const char *folder, const char *number, const char *text)
{
  g_autoptr (TengenCliTable) table = tengen_cli_table_open (folder, TRUE);
  TengenMatchGame *game;
  TengenResult result;
  TengenCliStatus status;
  int index = 0;

  if (table == NULL)
    return TENGEN_CLI_BAD_INPUT;
  game = find_game (table, number, &index);
  if (game == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (!tengen_result_parse (text, &result))
    {
      status = read_record (table->match, game, text, &result);
      if (status != TENGEN_CLI_OK)
        return status;
    }
  tengen_match_set_result (table->match, index, &result, TRUE);
  status = tengen_cli_table_write (table);
  if (status == TENGEN_CLI_OK)
    tengen_cli_match_print_game (
        table->match, index, tengen_cli_match_measure_names (table->match));
  return status;
}

TengenCliStatus
tengen_cli_match_result (int argc, char **argv)
{
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING,
      0,
      0,
      G_OPTION_ARG_FILENAME_ARRAY,
      &words,
      NULL,
      N_ ("FOLDER GAME RESULT|FILE.sgf") },
    { 0 },
  };

  if (!tengen_cli_options_parse (
          &argc,
          &argv,
          N_ ("Notes the result of a game, by its number in the table: B+3.5, "
              "W+R (resigned), B+T (time), B+F (forfeit), 0 (draw), Void, ? "
              "(none yet), or what a record says."),
          entries))
    return TENGEN_CLI_USAGE;
  if (words == NULL || g_strv_length (words) != 3)
    {
      tengen_cli_options_complain (
          "%s", _ ("a folder, a game and a result must be named"));
      return TENGEN_CLI_USAGE;
    }
  return set_result (words[0], words[1], words[2]);
}
