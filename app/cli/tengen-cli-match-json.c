/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-json: a match for programs
 */
#include "tengen-cli-match.h"

#include "tengen-cli-json.h"
#include "tengen-match-plan.h"
#include "tengen-match-rank.h"
#include "tengen-match-repeat.h"
#include "tengen-match-sides.h"
#include "tengen-match-standing.h"

static const char *const KINDS[] = {
  [TENGEN_MATCH_SERIES] = "series",
  [TENGEN_MATCH_ROUND_ROBIN] = "round-robin",
  [TENGEN_MATCH_SWISS] = "swiss",
};

/* What is known of the colours at the end. */
static const char *const SIDES[] = {
  [TENGEN_MATCH_SIDES_UNSAID] = NULL,
  [TENGEN_MATCH_SIDES_KEPT] = "kept",
  [TENGEN_MATCH_SIDES_EXCHANGED] = "exchanged",
};

/* Why two meet again. */
static const char *const REPEATS[] = {
  [TENGEN_MATCH_REPEAT_NONE] = NULL,
  [TENGEN_MATCH_REPEAT_FORCED] = "forced",
  [TENGEN_MATCH_REPEAT_BYES] = "byes",
  [TENGEN_MATCH_REPEAT_BYE] = "chosen-bye",
  [TENGEN_MATCH_REPEAT_HAND] = "by-hand",
};

static void
add_rounds (TengenCliJson *json, const char *key, guint64 rounds)
{
  tengen_cli_json_open (json, key, '[');
  for (int i = 0; i < TENGEN_MATCH_MAX_PLANNED; i++)
    if ((rounds >> i & 1) != 0)
      tengen_cli_json_number (json, NULL, i + 1);
  tengen_cli_json_close (json, ']');
}

static void
add_rank (TengenCliJson *json, const char *key, int rank)
{
  g_autofree char *text = tengen_match_rank_format (rank);

  tengen_cli_json_text (json, key, text);
}

static void
add_line (TengenCliJson *json,
          const TengenMatch *match,
          const TengenMatchStanding *line)
{
  const TengenMatchPlayer *player =
      tengen_match_get_player (match, line->player);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_number (json, "place", line->place);
  tengen_cli_json_number (json, "player", line->player + 1);
  tengen_cli_json_text (json, "name", player->name);
  add_rank (json, "rank", player->rank);
  tengen_cli_json_boolean (json, "left", player->left);
  add_rounds (json, "absent", player->absences);
  add_rounds (json, "bye", player->byes);
  tengen_cli_json_half_points (json, "start", line->start_x2);
  tengen_cli_json_half_points (json, "score", line->score_x2);
  tengen_cli_json_number (json, "won", line->wins);
  tengen_cli_json_number (json, "drawn", line->draws);
  tengen_cli_json_number (json, "lost", line->losses);
  tengen_cli_json_half_points (json, "sos", line->sos_x2);
  tengen_cli_json_half_points (json, "sos-1", line->sos_less_x2);
  tengen_cli_json_number (json, "sodos-quarters", line->sodos_x4);
  if (line->is_direct)
    tengen_cli_json_half_points (json, "direct", line->direct_x2);
  else
    tengen_cli_json_text (json, "direct", NULL);
  tengen_cli_json_close (json, '}');
}

static void
add_standings (TengenCliJson *json, const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);

  tengen_cli_json_open (json, "standings", '[');
  for (guint i = 0; i < lines->len; i++)
    add_line (json, match, &g_array_index (lines, TengenMatchStanding, i));
  tengen_cli_json_close (json, ']');
}

static const char *
format_result (const TengenResult *result, const char *text)
{
  if (result->kind == TENGEN_RESULT_BOTH_LOST)
    return "both-lost";
  return result->kind != TENGEN_RESULT_UNKNOWN ? text : NULL;
}

/* The round in which the two of a game met before, and why they meet again. */
static void
add_repeat (TengenCliJson *json, const TengenMatch *match, int index)
{
  int round = tengen_match_get_game (match, index)->round;
  int before = match->kind == TENGEN_MATCH_SWISS
                   ? tengen_match_find_earlier (match, index)
                   : 0;

  if (before == 0)
    {
      tengen_cli_json_text (json, "met-in-round", NULL);
      return;
    }
  tengen_cli_json_number (json, "met-in-round", before);
  tengen_cli_json_text (
      json, "meet-again", REPEATS[tengen_match_find_repeat (match, round)]);
}

/* Players by the number that their line has; a bye has no White. The result
 * names the winner by the colour of the start. */
static void
add_game (TengenCliJson *json, const TengenMatch *match, int index)
{
  const TengenMatchGame *game = tengen_match_get_game (match, index);
  g_autofree char *result = tengen_result_format (&game->result);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_number (json, "game", index + 1);
  tengen_cli_json_number (json, "round", game->round);
  tengen_cli_json_number (json, "board", game->board);
  tengen_cli_json_number (json, "black", game->black + 1);
  if (game->white != TENGEN_MATCH_NOBODY)
    tengen_cli_json_number (json, "white", game->white + 1);
  else
    tengen_cli_json_text (json, "white", NULL);
  tengen_cli_json_number (json, "handicap", game->handicap);
  tengen_cli_json_half_points (json, "komi", game->komi_x2);
  tengen_cli_json_text (json, "result", format_result (&game->result, result));
  tengen_cli_json_text (json,
                        "colours",
                        game->result.kind != TENGEN_RESULT_UNKNOWN &&
                                game->white != TENGEN_MATCH_NOBODY
                            ? SIDES[tengen_match_get_sides (match, index)]
                            : NULL);
  if (game->result.winner != TENGEN_STONE_NONE)
    tengen_cli_json_number (json,
                            "winner",
                            1 + (game->result.winner == TENGEN_STONE_BLACK
                                     ? game->black
                                     : game->white));
  else
    tengen_cli_json_text (json, "winner", NULL);
  add_repeat (json, match, index);
  tengen_cli_json_text (json, "file", game->file);
  tengen_cli_json_close (json, '}');
}

/* What decides the places. */
static void
add_order (TengenCliJson *json, const TengenMatch *match)
{
  tengen_cli_json_open (json, "ties", '[');
  for (int i = 0; i < match->ties.n; i++)
    tengen_cli_json_text (
        json, NULL, tengen_match_ties_get_word (match->ties.kinds[i]));
  tengen_cli_json_close (json, ']');
  tengen_cli_json_text (
      json, "unplayed", tengen_match_unplayed_get_word (match->ties.unplayed));
  add_rank (json, "bar", match->bar);
  add_rank (json, "floor", match->floor);
}

/* Byes that were chosen and could not be. */
static void
add_refused (TengenCliJson *json, const TengenMatch *match)
{
  tengen_cli_json_open (json, "refused-byes", '[');
  for (int i = 1; i <= tengen_match_get_round (match); i++)
    {
      int player = tengen_match_find_refused_bye (match, i);

      if (player == TENGEN_MATCH_NOBODY)
        continue;
      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_number (json, "round", i);
      tengen_cli_json_number (json, "player", player + 1);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

void
tengen_cli_match_print_json (const TengenMatch *match)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "id", match->id);
  tengen_cli_json_text (json, "title", match->title);
  tengen_cli_json_text (json, "kind", KINDS[match->kind]);
  tengen_cli_json_number (json, "rounds", match->n_rounds);
  tengen_cli_json_number (json, "round", tengen_match_get_round (match));
  tengen_cli_json_boolean (json, "over", tengen_match_is_over (match));
  add_order (json, match);
  add_standings (json, match);
  tengen_cli_json_open (json, "games", '[');
  for (int i = 0; i < (int) match->games->len; i++)
    add_game (json, match, i);
  tengen_cli_json_close (json, ']');
  add_refused (json, match);
  tengen_cli_json_close (json, '}');
  tengen_cli_json_print (json);
}
