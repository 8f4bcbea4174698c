/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standing: who is ahead (順位)
 *
 * Shape: by score; ties by the sum of the opponents' scores (SOS), then by that
 *        of the beaten ones, drawn ones half (SODOS), then by the games between
 *        the tied; who is still equal shares a place.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * TengenMatchStanding:
 * @player: who
 * @place: from 1; equal players share one
 * @score_x2: half points
 * @wins: games won, byes too
 * @draws: drawn, or without result
 * @losses: lost
 * @sos_x2: sum of the opponents' scores, half points
 * @sodos_x4: sum of the beaten opponents' scores, drawn ones half, quarters
 *
 * One line of a table.
 */
typedef struct
{
  int player;
  int place;
  int score_x2;
  int wins;
  int draws;
  int losses;
  int sos_x2;
  int sodos_x4;
} TengenMatchStanding;

/**
 * tengen_match_list_standings:
 * @self: a match
 *
 * Makes the table, best first.
 *
 * Returns: (transfer full) (element-type TengenMatchStanding): a line for each
 *   player
 */
GArray *
tengen_match_list_standings (const TengenMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
