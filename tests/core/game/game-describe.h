/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-describe: all that can be asked of a position or a game, as text
 */
#pragma once

#include "game-play.h"
#include "board-picture.h"

static inline void
describe_numbers (GString *text, const char *name, const int numbers[3])
{
  g_string_append_printf (
      text, " %s %d/%d/%d", name, numbers[0], numbers[1], numbers[2]);
}

static inline void
describe_counters (GString *text, const TengenGoCounters *counters)
{
  describe_numbers (text, "setup", counters->setup);
  describe_numbers (text, "moves", counters->board_moves[0]);
  describe_numbers (text, "later", counters->board_moves[1]);
  describe_numbers (text, "virtual", counters->virtual_moves[0]);
  describe_numbers (text, "later", counters->virtual_moves[1]);
  describe_numbers (text, "passes", counters->passes[0]);
  describe_numbers (text, "later", counters->passes[1]);
  describe_numbers (text, "prisoners", counters->prisoners);
  g_string_append_printf (text,
                          " first %d/%d last %d/%d",
                          counters->first_mover,
                          counters->first_passer,
                          counters->last_passer,
                          counters->last_passes);
}

static inline void
describe_agreement (GString *text, const TengenGoAgreement *agreement, int n)
{
  describe_numbers (text, "groups", agreement->groups);
  describe_numbers (text, "eyes", agreement->eyes);
  g_string_append_printf (
      text, " equal %d balance %d ", agreement->equal, agreement->balance);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%d%d",
                            agreement->marks != NULL ? agreement->marks[i] : 0,
                            agreement->claims != NULL ? agreement->claims[i]
                                                      : 0);
}

static inline void
describe_count (GString *text, const TengenGoCount *count)
{
  describe_numbers (text, "score", count->score_x2);
  describe_numbers (text, "points", count->points_x2);
  g_string_append_printf (text, " by %d/%d", count->winner, count->margin_x2);
}

/* Where moves are allowed, and whether a position came back. */
static inline void
describe_rules (GString *text, const TengenPosition *position, int n)
{
  g_autofree guint8 *codes = g_malloc ((gsize) n);
  guint move = 0;
  TengenNode node = TENGEN_NODE_NONE;
  gboolean cycle = tengen_position_get_cycle (position, &move, &node);

  tengen_position_map (position, tengen_position_get_to_move (position), codes);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i == 0 ? " map " : "", codes[i]);
  g_string_append_printf (text, " cycle %d/%u/%u", cycle, move, node);
}

static inline char *
describe_position (const TengenPosition *position)
{
  const TengenBoard *board = tengen_position_get_board (position);
  int n = tengen_board_get_n_points (board);
  g_autofree char *picture = tengen_picture_format (board, '/');
  g_autoptr (TengenGoCount) count = tengen_position_count (position);
  GString *text = g_string_new (picture);
  TengenResult result = tengen_position_get_result (position);
  TengenGoAgreement agreement;

  g_string_append_printf (
      text,
      " move %u turn %d phase %d duty %d agreed %d/%d left %u resumer %d/%d "
      "result %d/%d/%d",
      tengen_position_get_move (position),
      tengen_position_get_to_move (position),
      tengen_position_get_phase (position),
      tengen_position_get_duty (position),
      tengen_position_get_agreed (position, TENGEN_SEAT_FIRST),
      tengen_position_get_agreed (position, TENGEN_SEAT_SECOND),
      tengen_position_get_marks_left (position),
      tengen_position_get_resumer (position, TENGEN_SEAT_FIRST),
      tengen_position_get_resumer (position, TENGEN_SEAT_NONE),
      result.kind,
      result.winner,
      result.margin_x2);
  tengen_position_get_agreement (position, &agreement);
  describe_agreement (text, &agreement, n);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%d%d",
                            tengen_position_get_said (
                                position, TENGEN_ACTION_MARK, (TengenPoint) i),
                            tengen_position_get_said (position,
                                                      TENGEN_ACTION_CLAIM,
                                                      (TengenPoint) i));
  describe_counters (text, tengen_position_get_counters (position));
  describe_count (text, count);
  describe_rules (text, position, n);
  return g_string_free (text, FALSE);
}

/* The record too, and the current node. */
static inline char *
describe_game (const TengenGame *game)
{
  g_autofree char *record = write_text (game);
  g_autofree char *position =
      describe_position (tengen_game_get_position (game));
  TengenResult result = tengen_game_get_result (game);

  return g_strdup_printf ("%s%s %u/%u result %d/%d/%d",
                          record,
                          position,
                          tengen_game_get_cursor (game),
                          tengen_game_get_live (game),
                          result.kind,
                          result.winner,
                          result.margin_x2);
}
