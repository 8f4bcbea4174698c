/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-stop: a game that has stopped, and what is agreed on then, in tests
 */
#pragma once

#include "game-play.h"

/* A wall of each colour, the line between them neutral; Black is to move. */
#define WALLS ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de]"

/* Opens a text where play stands. */
static inline TengenGame *
open_live (const char *text)
{
  TengenGame *game = open_text (text);

  g_assert_cmpint (
      go_to (game, tengen_game_get_live (game)), ==, TENGEN_REASON_NONE);
  return game;
}

/* The walls under rules; stopped by two passes or, without any, by a
 * proposal. */
static inline TengenGame *
stop_game (const char *rules)
{
  g_autofree char *text =
      g_strdup_printf ("(;SZ[5]TNR[%s]" WALLS "%s",
                       rules,
                       tengen_go_rules_has_passes (tengen_go_rules_find (rules))
                           ? ";B[];W[])"
                           : "TNC[propose B][accept W])");
  TengenGame *game = open_live (text);

  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  return game;
}

static inline TengenReasonCode
claim (TengenGame *game, TengenSeat seat, const char *point, TengenStone stone)
{
  return act (game,
              TENGEN_ACTION_CLAIM,
              seat,
              TENGEN_STONE_NONE,
              at (game, point),
              (int) stone);
}

static inline TengenReasonCode
set (TengenGame *game, TengenActionKind kind, TengenStone stone, int value)
{
  return act (game, kind, TENGEN_SEAT_FIRST, stone, TENGEN_POINT_NONE, value);
}

static inline TengenStone
get_claim (const TengenGame *game, const char *point)
{
  return tengen_position_get_claim (tengen_game_get_position (game),
                                    at (game, point));
}
