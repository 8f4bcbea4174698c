/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-show: standings and games of a match
 */
#include "tengen-cli-match.h"

#include "tengen-cli-column.h"
#include "tengen-cli-file.h"
#include "tengen-cli-options.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-standing.h"
#include "tengen-words-clock.h"
#include "tengen-words-match.h"
#include "tengen-words-renju.h"
#include "tengen-words-ties.h"
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

/* What should be known of how a round was paired. */
static void
print_paired (const TengenMatch *match, int round)
{
  g_autofree char *said = tengen_words_paired (match, round);

  if (said != NULL)
    g_print ("%s\n", said);
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
          print_paired (match, round);
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
  print_paired (match, round);
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

/* Whether a tie-break has a column: of a series the sums, as ever. */
static gboolean
is_shown (const TengenMatch *match, TengenMatchTie tie)
{
  return match->kind != TENGEN_MATCH_SERIES ||
         tie != TENGEN_MATCH_TIE_DIRECT_ANY;
}

static gboolean
is_direct (TengenMatchTie tie)
{
  return tie == TENGEN_MATCH_TIE_DIRECT || tie == TENGEN_MATCH_TIE_DIRECT_ANY;
}

/* A blank, and as wide as the title and the numbers are. */
static int
measure_tie (TengenMatchTie tie)
{
  return MAX (5, tengen_cli_column_measure (tengen_words_tie_column (tie))) + 2;
}

static void
print_tie_head (TengenMatchTie tie)
{
  tengen_cli_column_print_right (
      tengen_words_tie_column (tie),
      tie == TENGEN_MATCH_TIE_SOS ? 6 : measure_tie (tie));
}

/* Games between the equal have a number only where they tell something. */
static void
print_tie (const TengenMatch *match, const TengenMatchStanding *line, int index)
{
  TengenMatchTie tie = match->ties.kinds[index];
  g_autofree char *text = is_direct (tie) && !line->is_direct
                              ? g_strdup ("")
                              : format_quarters (line->ties_x4[index]);

  tengen_cli_column_print_right (
      text, tie == TENGEN_MATCH_TIE_SOS ? 6 : measure_tie (tie));
}

static void
print_head (const TengenMatch *match, int places)
{
  g_print ("\n");
  tengen_cli_column_print_right (tengen_words_context ("match", "Place"), 5);
  g_print (" ");
  tengen_cli_column_print_left (_ ("Name"), places);
  tengen_cli_column_print_left (_ ("Rank"), 6);
  if (tengen_match_has_groups (match))
    tengen_cli_column_print_right (tengen_words_context ("column", "Start"), 6);
  tengen_cli_column_print_right (_ ("Score"), 6);
  tengen_cli_column_print_right (tengen_words_context ("match", "Won"), 5);
  tengen_cli_column_print_right (tengen_words_context ("match", "Drawn"), 5);
  tengen_cli_column_print_right (tengen_words_context ("match", "Lost"), 5);
  for (int i = 0; i < match->ties.n; i++)
    if (is_shown (match, match->ties.kinds[i]))
      print_tie_head (match->ties.kinds[i]);
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
  g_autofree char *rank = tengen_words_match_strength (player);
  g_autofree char *start = format_quarters (2 * line->start_x2);
  g_autofree char *score = format_quarters (2 * line->score_x2);

  print_number (line->place, 5);
  g_print (" ");
  tengen_cli_column_print_left (name, places);
  tengen_cli_column_print_left (rank, 6);
  if (tengen_match_has_groups (match))
    tengen_cli_column_print_right (start, 6);
  tengen_cli_column_print_right (score, 6);
  print_number (line->wins, 5);
  print_number (line->draws, 5);
  print_number (line->losses, 5);
  for (int i = 0; i < match->ties.n; i++)
    if (is_shown (match, match->ties.kinds[i]))
      print_tie (match, line, i);
  g_print (player->left ? "  %s\n" : "\n",
           tengen_words_context ("match", "left"));
}

/* What decides the places. */
static void
print_order (const TengenMatch *match)
{
  g_autofree char *groups = tengen_words_groups (match);
  g_autofree char *ties = tengen_words_ties (&match->ties);

  if (groups != NULL)
    g_print ("%s\n", groups);
  g_print ("%s\n", ties);
}

static void
print_standings (const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);
  int places = MAX (tengen_cli_match_measure_names (match),
                    tengen_cli_column_measure (_ ("Name")));

  print_head (match, places);
  for (guint i = 0; i < lines->len; i++)
    print_line (match, &g_array_index (lines, TengenMatchStanding, i), places);
  if (match->kind != TENGEN_MATCH_SERIES)
    print_order (match);
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
    TENGEN_CLI_OPTION_JSON (&json),
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
