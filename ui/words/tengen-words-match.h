/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-match: what is said of matches, tables and ranks
 *
 * What:   titles, faults, results, ranks, and why a handicap and komi are
 *         suggested.
 * Not:    the standing of a series (tengen-words-series), tie-breaks
 *         (tengen-words-ties).
 */
#pragma once

#include "tengen-match-pair.h"
#include "tengen-match-rank.h"
#include "tengen-match-text.h"

G_BEGIN_DECLS

/* Names a player, not longer than names are shown (transfer full). */
char *tengen_words_match_player (const TengenMatch *match,
                                 int player) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_match_title:
 * @match: a match
 *
 * Says what it is called: its title, or 花子 対 太郎　三番勝負, 総当たり（8人）.
 *
 * Returns: (transfer full): a text in one line
 */
char *
tengen_words_match_title (const TengenMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Names it: 番勝負, 総当たり, スイス式. */
const char *tengen_words_match_kind (TengenMatchKind kind);

/* Names a round, from 1 (transfer full): 第2回, 第2局 of a series. */
char *tengen_words_match_round (const TengenMatch *match,
                                int round) G_GNUC_WARN_UNUSED_RESULT;

/* Says why something cannot be; %NULL for NONE. */
const char *tengen_words_match_fault (TengenMatchFault fault);

/**
 * tengen_words_match_text_fault:
 * @report: what is wrong with a table
 *
 * Says it.
 *
 * Returns: (transfer full) (nullable): a sentence, %NULL for NONE
 */
char *tengen_words_match_text_fault (const TengenMatchTextReport *report)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_match_side:
 * @match: a match
 * @stone: a colour
 *
 * Names who has a colour when a game starts: 黒, 白; 仮先, 仮後 where colours may
 * be exchanged.
 *
 * Returns: (transfer none): a word
 */
const char *tengen_words_match_side (const TengenMatch *match,
                                     TengenStone stone);

/**
 * tengen_words_match_result:
 * @match: a match
 * @game: which game
 *
 * Says how a game ended: 黒の3目半勝ち, 両者負け, 不戦勝, 休み; with the winner's name
 * where colours may be exchanged: 白・花子の勝ち（黒の禁手）.
 *
 * Returns: (transfer full): a text, "" while it is not decided
 */
char *tengen_words_match_result (const TengenMatch *match,
                                 int game) G_GNUC_WARN_UNUSED_RESULT;

/* Says a rank (transfer full): 3級, 初段, 二段; "" for 0, none. */
char *tengen_words_match_rank (int rank) G_GNUC_WARN_UNUSED_RESULT;

/* Says a player's rank, or the level of the computer; "" for none. */
char *tengen_words_match_strength (const TengenMatchPlayer *player)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_rank:
 * @text: (nullable): a rank as a record has it, in any language
 *
 * Says the rank as tengen_words_match_rank() does; what is not understood stays
 * as it is, of any length.
 *
 * Returns: (transfer full) (nullable): the rank, %NULL for none
 */
char *tengen_words_rank (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_match_hint:
 * @hint: what is suggested
 * @rules: the rule set it is suggested for
 * @komi_x2: the komi of the game, that of @hint or one's own
 *
 * Says why: 段級位の差は3です。置き石は3子です。置き石があるので、コミはありません。
 * Without a difference it tells of the komi of the rules; beside a komi of one's
 * own, which would be usual.
 *
 * Returns: (transfer full): sentences
 */
char *tengen_words_match_hint (const TengenMatchHint *hint,
                               const TengenGoRules *rules,
                               int komi_x2) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
