/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-say: players and games of a match in words, as it shows them
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/* Names a player with the rank (transfer full): 花子 3級; "" for none. */
char *tengen_match_say_player (const TengenMatch *match,
                               int player) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_say_plan:
 * @match: a match
 * @player: a player
 *
 * Says what is planned for rounds to come: 第3・4回戦は休み, 次は不戦勝.
 *
 * Returns: (transfer full) (nullable): a text, %NULL where nothing is
 */
char *tengen_match_say_plan (const TengenMatch *match,
                             int player) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_say_seat:
 * @match: a match
 * @game: one of its games
 * @stone: a colour
 *
 * Names the player of a colour, with the colour: 花子 3級　黒, 白　太郎.
 *
 * Returns: (transfer full): a text, empty for no player
 */
char *tengen_match_say_seat (const TengenMatch *match,
                             const TengenMatchGame *game,
                             TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_say_pair:
 * @match: a match
 * @game: one of its games
 *
 * Names both players below each other, each after the colour: 黒　花子 3級.
 *
 * Returns: (transfer full): two lines, or the name of a player without an
 *   opponent
 */
char *
tengen_match_say_pair (const TengenMatch *match,
                       const TengenMatchGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_say_result:
 * @match: a match
 * @game: index of one of its games
 *
 * Says how a game ended: 黒の中押し勝ち, 不戦勝; 対局前 or 対局中.
 *
 * Returns: (transfer full): a text
 */
char *tengen_match_say_result (const TengenMatch *match,
                               int game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_say_again:
 * @match: a match
 * @game: index of one of its games
 *
 * Says that its two meet again in a Swiss event: 再戦（第1回戦）.
 *
 * Returns: (transfer full) (nullable): a text, %NULL where they do not
 */
char *tengen_match_say_again (const TengenMatch *match,
                              int game) G_GNUC_WARN_UNUSED_RESULT;

/* Says handicap and komi of a game (transfer full); "" for a bye. */
char *tengen_match_say_terms (const TengenMatch *match,
                              int game) G_GNUC_WARN_UNUSED_RESULT;

/* Says all of a game in one sentence (transfer full). */
char *tengen_match_say_game (const TengenMatch *match,
                             int game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
