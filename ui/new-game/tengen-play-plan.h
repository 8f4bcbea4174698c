/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-plan: how many games two players want to play, and how strictly
 *
 * What: what the new-game window asks for beside what a game starts from.
 * Not:  the match itself (core/match), which the program makes of it.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * TengenPlayPlan:
 * @n_games: games at most, colours exchanged after each; 1 and up
 * @to_win: wins that decide it, 0: all games are played
 * @scoring: what a result is worth
 * @asked_take_back: a player who wants 待った asks the opponent; always of
 *   several games
 *
 * A plan. With @asked_take_back it is a match, also of one game; without, a
 * single casual game.
 */
typedef struct
{
  int n_games;
  int to_win;
  TengenMatchScoring scoring;
  gboolean asked_take_back;
} TengenPlayPlan;

G_END_DECLS
