/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-relay: what is said to two teams at a board
 *
 * What:   names of teams, whose turn it is, the winner, points in chalk.
 * Not:    deciding any of it (tengen-relay).
 */
#pragma once

#include "tengen-board-stone.h"
#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * TengenRelaySaying:
 * @TENGEN_RELAY_SAYING_START: what the game is about, and who begins
 * @TENGEN_RELAY_SAYING_TURN: whose turn it is
 * @TENGEN_RELAY_SAYING_ANSWER: who is to answer; whose turn it is on the board
 *   is another thing
 * @TENGEN_RELAY_SAYING_NEXT: a stone was put; the next person to the board
 * @TENGEN_RELAY_SAYING_WON: who has won the game of captures
 * @TENGEN_RELAY_SAYING_WAIT: a stone was put too early
 *
 * What can be said.
 */
typedef enum
{
  TENGEN_RELAY_SAYING_START,
  TENGEN_RELAY_SAYING_TURN,
  TENGEN_RELAY_SAYING_ANSWER,
  TENGEN_RELAY_SAYING_NEXT,
  TENGEN_RELAY_SAYING_WON,
  TENGEN_RELAY_SAYING_WAIT,
} TengenRelaySaying;

/**
 * TengenRelayTeam:
 * @stone: its colour
 * @name: (nullable): its name, %NULL for that of the colour
 * @person: which of its people it is about, from 1; 0 where they are not counted
 *
 * Of whom it is said.
 */
typedef struct
{
  TengenStone stone;
  const char *name;
  int person;
} TengenRelayTeam;

/* Names a team (transfer full): its name (nullable), or 黒チーム. */
char *tengen_words_team (TengenStone stone,
                         const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_team_points:
 * @stone: a colour
 * @name: (nullable): the name of its team
 * @points: its points
 *
 * Says how many points a team has: 黒チーム　3点.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_team_points (TengenStone stone,
                                const char *name,
                                int points) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_relay_title:
 * @goal: how many stones have to be taken, 0 for a game of Pure Go
 *
 * Names a game of two teams: 石取りゲーム（3個）, 純碁リレー.
 *
 * Returns: (transfer full): a title
 */
char *tengen_words_relay_title (int goal) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_relay:
 * @saying: what is said
 * @team: of whom: who is to play, or has won
 * @stones: how many stones have to be taken (START) or were (WON)
 *
 * Says it, with readings.
 *
 * Returns: (transfer full): one or two sentences
 */
TengenLessonText *tengen_words_relay (TengenRelaySaying saying,
                                      const TengenRelayTeam *team,
                                      int stones) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_relay_end:
 * @black: (nullable): the name of Black's team
 * @black_points: its points
 * @white: (nullable): the name of White's team
 * @white_points: its points
 *
 * Says how a relay of exercises has ended, with readings.
 *
 * Returns: (transfer full): the points of both, and who has won
 */
TengenLessonText *
tengen_words_relay_end (const char *black,
                        int black_points,
                        const char *white,
                        int white_points) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
