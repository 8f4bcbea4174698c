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
#include "tengen-describe-info.h"
#include "tengen-game-names.h"
#include "tengen-game-position.h"
#include "tengen-match-pair.h"
#include "tengen-match-sides.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-words-ties.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* What RE has no word for. */
#define BOTH_LOST "both-lost"

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
  g_autofree char *said = NULL;
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
  said =
      tengen_words_paired (table->match, tengen_match_get_round (table->match));
  if (said != NULL)
    g_print ("%s\n", said);
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

/**
 * Told:
 * @result: how a game ended, the winner by the colour of the start
 * @sides: (@by_record): what is known of its colours
 * @by_record: a record told it
 *
 * What was told of a game.
 */
typedef struct
{
  TengenResult result;
  TengenMatchSides sides;
  gboolean by_record;
} Told;

static gboolean
is_name (const TengenMatch *match, int player, const char *name)
{
  return name != NULL &&
         strcmp (tengen_match_get_player (match, player)->name, name) == 0;
}

/* Which player ended with which colour, by the names in a record: colours may
 * be exchanged in the opening or when the players sit down. */
static TengenMatchSides
find_sides_by_names (const TengenMatch *match,
                     const TengenMatchGame *game,
                     const TengenGameSetup *setup)
{
  if (is_name (match, game->white, setup->black) ||
      is_name (match, game->black, setup->white))
    return TENGEN_MATCH_SIDES_EXCHANGED;
  return is_name (match, game->black, setup->black) ||
                 is_name (match, game->white, setup->white)
             ? TENGEN_MATCH_SIDES_KEPT
             : TENGEN_MATCH_SIDES_UNSAID;
}

/* Whether a record names two players, neither of whom played this game. */
static gboolean
is_of_others (const TengenMatch *match,
              const TengenMatchGame *game,
              const TengenGameSetup *setup)
{
  return setup->black != NULL && *setup->black != '\0' &&
         setup->white != NULL && *setup->white != '\0' &&
         find_sides_by_names (match, game, setup) == TENGEN_MATCH_SIDES_UNSAID;
}

static TengenCliStatus
refuse_others (const TengenCliTable *table,
               const TengenMatchGame *game,
               const TengenGameSetup *setup)
{
  g_autofree char *black = tengen_cli_file_clean (
      tengen_match_get_player (table->match, game->black)->name);
  g_autofree char *white = tengen_cli_file_clean (
      tengen_match_get_player (table->match, game->white)->name);
  g_autofree char *found_black = tengen_cli_file_clean (setup->black);
  g_autofree char *found_white = tengen_cli_file_clean (setup->white);
  g_autofree char *message = g_strdup_printf (
      _ ("This is a record of “%1$s” and “%2$s”, but the game is one of “%3$s” "
         "and “%4$s”. If it is theirs, please say the result itself."),
      found_black,
      found_white,
      black,
      white);

  return complain (table, message);
}

/* A record without the names is taken for one of these two: who began with
 * Black in it is who the table has there. */
static TengenMatchSides
find_sides (const TengenMatch *match,
            const TengenMatchGame *game,
            const TengenRecord *record,
            const TengenGameSetup *setup)
{
  TengenNode root = tengen_record_get_game (record, 0);
  TengenMatchSides sides = find_sides_by_names (match, game, setup);
  gboolean swapped = FALSE;

  if (sides != TENGEN_MATCH_SIDES_UNSAID ||
      !tengen_names_find_swapped (record, root, setup, &swapped))
    return sides;
  return swapped ? TENGEN_MATCH_SIDES_EXCHANGED : TENGEN_MATCH_SIDES_KEPT;
}

/* RE has no word for a five and one for both a forbidden move and a forfeit: how
 * a game of Renju ended stands on the board. To an event a forfeit is a game
 * that was not played; with moves it was lost by a foul. */
static void
find_reason (const TengenRecord *record, TengenResult *result)
{
  TengenNode root = tengen_record_get_game (record, 0);
  TengenPosition *position = tengen_position_new (record, root);
  TengenNode node = root;
  TengenResult found;

  while ((node = tengen_record_get_child (record, node)) != TENGEN_NODE_NONE)
    tengen_position_goto (position, node);
  found = tengen_position_get_result (position);
  if (tengen_position_get_phase (position) == TENGEN_PHASE_OVER &&
      found.winner == result->winner &&
      (found.kind == TENGEN_RESULT_FIVE ||
       found.kind == TENGEN_RESULT_FORBIDDEN))
    *result = found;
  else if (result->kind == TENGEN_RESULT_FORFEIT &&
           tengen_position_get_moves (position)->len > 0)
    result->kind = TENGEN_RESULT_WIN;
  tengen_position_free (position);
}

/* A result that says only a colour may mean either player. */
static TengenCliStatus
refuse_colour (const TengenCliTable *table, const TengenMatchGame *game)
{
  g_autofree char *black = tengen_cli_file_clean (
      tengen_match_get_player (table->match, game->black)->name);
  g_autofree char *white = tengen_cli_file_clean (
      tengen_match_get_player (table->match, game->white)->name);
  g_autofree char *message = g_strdup_printf (
      _ ("Colours may have been exchanged in this game. Please name the "
         "winner: “%1$s” or “%2$s”, with the reason behind: “%1$s+R”."),
      black,
      white);

  return complain (table, message);
}

static TengenCliStatus
read_record (const TengenCliTable *table,
             const TengenMatchGame *game,
             const char *path,
             Told *told)
{
  TengenResult *result = &told->result;
  g_autoptr (TengenCliFile) file = NULL;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autofree char *text = NULL;
  TengenNode root;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *name = tengen_cli_file_name (path);

      tengen_cli_options_complain (
          _ ("“%s” is neither a result, nor a player of this game, nor a file"),
          name);
      return TENGEN_CLI_USAGE;
    }
  file = tengen_cli_file_read (path);
  if (file == NULL)
    return TENGEN_CLI_BAD_INPUT;
  root = tengen_record_get_game (file->reading->record, 0);
  text =
      tengen_record_get_text (file->reading->record, root, TENGEN_PROPERTY_RE);
  if (text == NULL || !tengen_info_parse_result (text, result) ||
      result->kind == TENGEN_RESULT_UNKNOWN)
    {
      tengen_cli_file_complain (
          file->name, 0, 0, _ ("the record does not say who won"));
      return TENGEN_CLI_BAD_INPUT;
    }
  setup = tengen_game_setup_read (file->reading->record, root);
  if (is_of_others (table->match, game, setup))
    return refuse_others (table, game, setup);
  find_reason (file->reading->record, result);
  told->by_record = TRUE;
  told->sides = find_sides (table->match, game, file->reading->record, setup);
  if (result->winner == TENGEN_STONE_NONE)
    return TENGEN_CLI_OK;
  if (told->sides == TENGEN_MATCH_SIDES_UNSAID &&
      tengen_match_may_exchange (table->match))
    return refuse_colour (table, game);
  if (told->sides == TENGEN_MATCH_SIDES_EXCHANGED)
    result->winner = tengen_stone_other (result->winner);
  return TENGEN_CLI_OK;
}

/* Reads what stands behind the name: nothing, or `+` and the reason. */
static gboolean
read_reason (const TengenMatch *match,
             TengenStone winner,
             const char *reason,
             TengenResult *result)
{
  static const struct
  {
    const char *word;
    TengenResultKind kind;
  } REASONS[] = {
    { "+five", TENGEN_RESULT_FIVE },
    { "+forbidden", TENGEN_RESULT_FORBIDDEN },
  };
  g_autofree char *text = NULL;

  if (*reason != '\0' && *reason != '+')
    return FALSE;
  if (tengen_game_setup_is_renju (match->setup))
    for (gsize i = 0; i < G_N_ELEMENTS (REASONS); i++)
      if (g_ascii_strcasecmp (reason, REASONS[i].word) == 0)
        {
          *result = (TengenResult){ REASONS[i].kind, winner, 0 };
          return TRUE;
        }
  text = g_strconcat (winner == TENGEN_STONE_BLACK ? "B" : "W",
                      *reason != '\0' ? reason : "+",
                      NULL);
  return tengen_result_parse (text, result);
}

/* Reads `花子`, `花子+R`: the winner, by name. If two names fit, one is the
 * beginning of the other, and the longer one is meant. */
static gboolean
read_named (const TengenMatch *match,
            const TengenMatchGame *game,
            const char *text,
            TengenResult *result)
{
  const int players[] = { game->black, game->white };
  g_autofree char *folded = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  gsize longest = 0;

  for (gsize i = 0; folded != NULL && i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *name =
          g_utf8_normalize (tengen_match_get_player (match, players[i])->name,
                            -1,
                            G_NORMALIZE_NFKC);
      TengenResult found;

      if (!g_str_has_prefix (folded, name) || strlen (name) < longest ||
          !read_reason (match,
                        i == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
                        folded + strlen (name),
                        &found))
        continue;
      longest = strlen (name);
      *result = found;
    }
  return longest > 0;
}

/* Where colours may be exchanged a name comes first, elsewhere B and W do: a
 * player may be called so. */
static TengenCliStatus
read_told (const TengenCliTable *table, int index, const char *text, Told *told)
{
  const TengenMatchGame *game = tengen_match_get_game (table->match, index);
  gboolean tentative = tengen_match_may_exchange (table->match);

  if (strcmp (text, BOTH_LOST) == 0)
    {
      told->result =
          (TengenResult){ TENGEN_RESULT_BOTH_LOST, TENGEN_STONE_NONE, 0 };
      return TENGEN_CLI_OK;
    }
  if (tentative && read_named (table->match, game, text, &told->result))
    return TENGEN_CLI_OK;
  if (tengen_result_parse (text, &told->result))
    return tentative && told->result.winner != TENGEN_STONE_NONE &&
                   tengen_match_get_sides (table->match, index) !=
                       TENGEN_MATCH_SIDES_KEPT
               ? refuse_colour (table, game)
               : TENGEN_CLI_OK;
  if (read_named (table->match, game, text, &told->result))
    return TENGEN_CLI_OK;
  return read_record (table, game, text, told);
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
  Told told = { 0 };
  TengenCliStatus status;
  int index = 0;

  if (table == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (find_game (table, number, &index) == NULL)
    return TENGEN_CLI_BAD_INPUT;
  status = read_told (table, index, text, &told);
  if (status != TENGEN_CLI_OK)
    return status;
  tengen_match_set_result (table->match, index, &told.result, TRUE);
  if (told.by_record)
    tengen_match_set_sides (table->match, index, told.sides);
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
    TENGEN_CLI_OPTION_REST (&words, N_ ("FOLDER GAME RESULT|NAME|FILE.sgf")),
    { 0 },
  };

  if (!tengen_cli_options_parse (
          &argc,
          &argv,
          N_ ("Notes the result of a game, by its number in the table: B+3.5, "
              "W+R (resigned), B+T (time), B+F (forfeit), 0 (draw), Void, "
              "both-lost, ? (none yet), or what a record says. Instead of B "
              "and W the name "
              "of the winner can be given, alone or as NAME+R, in Renju also "
              "NAME+five and NAME+forbidden; where colours may be exchanged "
              "in the opening it has to be."),
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
