/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-show: standings and games of a match
 */
#include "tengen-cli-match.h"

#include "tengen-cli-column.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-match-standing.h"
#include "tengen-words-clock.h"
#include "tengen-words-match.h"
#include "tengen-words-renju.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static char *
make_name (const TengenMatch *match, int player)
{
  if (player == TENGEN_MATCH_NOBODY)
    return g_strdup ("–");
  return tengen_cli_file_clean (tengen_match_get_player (match, player)->name);
}

int
tengen_cli_match_measure_names (const TengenMatch *match)
{
  int places = 0;

  for (int i = 0; i < (int) match->players->len; i++)
    {
      g_autofree char *name = make_name (match, i);

      places = MAX (places, tengen_cli_column_measure (name));
    }
  return places;
}

/* --- Games --- */

/* Handicap and komi, where they are not those of all games. */
static char *
say_terms (const TengenMatch *match, const TengenMatchGame *game)
{
  g_autofree char *komi = NULL;

  if (game->white == TENGEN_MATCH_NOBODY ||
      (game->handicap == match->setup->handicap &&
       game->komi_x2 == match->setup->komi_x2))
    return g_strdup ("");
  komi = tengen_words_half_points (game->komi_x2, TENGEN_GO_UNIT_MOKU, FALSE);
  /* TRANSLATORS: what a game starts from */
  return g_strdup_printf (_ ("handicap %1$d, komi %2$s"), game->handicap, komi);
}

void
tengen_cli_match_print_game (const TengenMatch *match, int game, int places)
{
  const TengenMatchGame *found = tengen_match_get_game (match, game);
  g_autofree char *number = g_strdup_printf ("%d", game + 1);
  g_autofree char *black = make_name (match, found->black);
  g_autofree char *white = make_name (match, found->white);
  g_autofree char *terms = say_terms (match, found);
  g_autofree char *result = tengen_words_match_result (match, game);

  tengen_cli_column_print_right (number, 4);
  g_print (" ");
  tengen_cli_column_print_left (black, places);
  g_print (" –");
  tengen_cli_column_print_left (white, places);
  if (*terms != '\0')
    g_print ("  %s", terms);
  g_print ("  %s\n", *result != '\0' ? result : "…");
}

static void
print_games (const TengenMatch *match)
{
  int places = tengen_cli_match_measure_names (match);
  int round = 0;

  for (int i = 0; i < (int) match->games->len; i++)
    {
      int next = tengen_match_get_game (match, i)->round;

      if (next != round)
        {
          g_print ("\n");
          /* the first of two players has Black, perhaps tentatively */
          g_print (_ ("Round %1$d (%2$s – %3$s)"),
                   next,
                   tengen_words_match_side (match, TENGEN_STONE_BLACK),
                   tengen_words_match_side (match, TENGEN_STONE_WHITE));
          g_print ("\n");
        }
      round = next;
      tengen_cli_match_print_game (match, i, places);
    }
}

/* --- Standings --- */

static char *
format_quarters (int x4)
{
  static const char *const PARTS[] = { "", ".25", ".5", ".75" };

  return g_strdup_printf ("%d%s", x4 / 4, PARTS[x4 % 4]);
}

static void
print_number (int number, int places)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  tengen_cli_column_print_right (text, places);
}

static void
print_head (int places)
{
  g_print ("\n");
  tengen_cli_column_print_right (tengen_words_context ("match", "Place"), 5);
  g_print (" ");
  tengen_cli_column_print_left (_ ("Name"), places);
  tengen_cli_column_print_left (_ ("Rank"), 6);
  tengen_cli_column_print_right (_ ("Score"), 6);
  tengen_cli_column_print_right (tengen_words_context ("match", "Won"), 5);
  tengen_cli_column_print_right (tengen_words_context ("match", "Drawn"), 5);
  tengen_cli_column_print_right (tengen_words_context ("match", "Lost"), 5);
  tengen_cli_column_print_right ("SOS", 6);
  tengen_cli_column_print_right ("SODOS", 7);
  g_print ("\n");
}

static void
print_line (const TengenMatch *match,
            const TengenMatchStanding *line,
            int places)
{
  const TengenMatchPlayer *player =
      tengen_match_get_player (match, line->player);
  g_autofree char *name = make_name (match, line->player);
  g_autofree char *rank = tengen_words_match_rank (player->rank);
  g_autofree char *score = format_quarters (2 * line->score_x2);
  g_autofree char *sos = format_quarters (2 * line->sos_x2);
  g_autofree char *sodos = format_quarters (line->sodos_x4);

  print_number (line->place, 5);
  g_print (" ");
  tengen_cli_column_print_left (name, places);
  tengen_cli_column_print_left (rank, 6);
  tengen_cli_column_print_right (score, 6);
  print_number (line->wins, 5);
  print_number (line->draws, 5);
  print_number (line->losses, 5);
  tengen_cli_column_print_right (sos, 6);
  tengen_cli_column_print_right (sodos, 7);
  g_print (player->left ? "  %s\n" : "\n",
           tengen_words_context ("match", "left"));
}

static void
print_standings (const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);
  int places = MAX (tengen_cli_match_measure_names (match),
                    tengen_cli_column_measure (_ ("Name")));

  print_head (places);
  for (guint i = 0; i < lines->len; i++)
    print_line (match, &g_array_index (lines, TengenMatchStanding, i), places);
}

/* --- The match --- */

static char *
say_rules (const TengenGameSetup *setup)
{
  if (tengen_game_setup_is_renju (setup))
    return tengen_words_renju_terms (setup);
  return tengen_words_rules (&setup->rules);
}

static void
print_match (const TengenMatch *match)
{
  g_autofree char *said = tengen_words_match_title (match);
  g_autofree char *title = tengen_cli_file_clean (said);
  g_autofree char *rules = say_rules (match->setup);
  g_autofree char *clock = tengen_words_clock (&match->setup->clock);

  g_print ("%s\n%s · %s · %d×%d",
           title,
           tengen_words_match_kind (match->kind),
           rules,
           match->setup->width,
           match->setup->height);
  if (!tengen_clock_setting_is_none (&match->setup->clock))
    g_print (" · %s", clock);
  g_print ("\n");
  print_standings (match);
  print_games (match);
  if (tengen_match_is_over (match))
    g_print ("\n%s\n", tengen_words_match_fault (TENGEN_MATCH_FAULT_OVER));
}

TengenCliStatus
tengen_cli_match_show (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (TengenCliTable) table = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json",
      'j',
      0,
      G_OPTION_ARG_NONE,
      &json,
      N_ ("answer in JSON, for programs"),
      NULL },
    { 0 },
  };

  folder = tengen_cli_options_parse_folder (
      &argc, &argv, N_ ("Tells standings and games of a match."), entries);
  if (folder == NULL)
    return TENGEN_CLI_USAGE;
  table = tengen_cli_table_open (folder, FALSE);
  if (table == NULL)
    return TENGEN_CLI_BAD_INPUT;
  if (json)
    tengen_cli_match_print_json (table->match);
  else
    print_match (table->match);
  return TENGEN_CLI_OK;
}
