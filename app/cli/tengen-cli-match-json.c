/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match-json: a match for programs
 */
#include "tengen-cli-match.h"

#include "tengen-cli-json.h"
#include "tengen-match-rank.h"
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

static void
add_line (TengenCliJson *json,
          const TengenMatch *match,
          const TengenMatchStanding *line)
{
  const TengenMatchPlayer *player =
      tengen_match_get_player (match, line->player);
  g_autofree char *rank = tengen_match_rank_format (player->rank);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_number (json, "place", line->place);
  tengen_cli_json_number (json, "player", line->player + 1);
  tengen_cli_json_text (json, "name", player->name);
  tengen_cli_json_text (json, "rank", rank);
  tengen_cli_json_boolean (json, "left", player->left);
  tengen_cli_json_half_points (json, "score", line->score_x2);
  tengen_cli_json_number (json, "won", line->wins);
  tengen_cli_json_number (json, "drawn", line->draws);
  tengen_cli_json_number (json, "lost", line->losses);
  tengen_cli_json_half_points (json, "sos", line->sos_x2);
  tengen_cli_json_number (json, "sodos-quarters", line->sodos_x4);
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
  tengen_cli_json_text (json,
                        "result",
                        game->result.kind != TENGEN_RESULT_UNKNOWN ? result
                                                                   : NULL);
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
  tengen_cli_json_text (json, "file", game->file);
  tengen_cli_json_close (json, '}');
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
  add_standings (json, match);
  tengen_cli_json_open (json, "games", '[');
  for (int i = 0; i < (int) match->games->len; i++)
    add_game (json, match, i);
  tengen_cli_json_close (json, ']');
  tengen_cli_json_close (json, '}');
  tengen_cli_json_print (json);
}
