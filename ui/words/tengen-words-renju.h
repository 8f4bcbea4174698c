/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-renju: the words of Renju (連珠)
 *
 * What:  shapes, forbidden moves and why, openings and what has to be done in
 *        them, endings. Used by the window and the command line alike.
 * Shape: every function gives a new text; sentences end with their stop, names
 *        and labels do not. Points are named A1 to O15.
 */
#pragma once

#include "tengen-game-action.h"
#include "tengen-game-position.h"
#include "tengen-game-renju.h"
#include "tengen-game-result.h"
#include "tengen-renju-pattern.h"
#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/* Says why, and what is possible (transfer full), of Renju's own reasons. */
char *tengen_words_renju_refusal (const TengenReason *reason)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names points in a row (transfer full): 「F10・G10・H10」. */
char *tengen_words_renju_points (const TengenPoint *points,
                                 int n_points) G_GNUC_WARN_UNUSED_RESULT;

/* Names a shape (transfer full): 棒四, 四, トビ四, 三, トビ三, 五連, 長連. */
char *
tengen_words_renju_shape (TengenRenjuShapeKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* Names flags (transfer full): 三々, 四々, 長連, 四三々; 五連; "" for 0. */
char *tengen_words_renju_classes (guint classes) G_GNUC_WARN_UNUSED_RESULT;

/* Says it in short (transfer full): 「H10 は三々の禁手」; no stop. */
char *tengen_words_renju_heading (const TengenRenjuReason *reason)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says what it means (transfer full): 「三が同時に二つできます。」 */
char *tengen_words_renju_summary (const TengenRenjuReason *reason)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names a shape (transfer full): 「三 F10・G10・H10（横）」, no stop. */
char *tengen_words_renju_row (const TengenRenjuShape *shape)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_part:
 * @part: a shape of a reason
 *
 * Names it with its stones and its line: 「三 F10・G10・H10（横）」; of a
 * look-alike also why it is none.
 *
 * Returns: (transfer full): a line, without stop
 */
char *
tengen_words_renju_part (const TengenRenjuPart *part) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_step:
 * @step: a picture of a proof
 *
 * Says what the picture shows: 「I10 に打つと F10〜I10 が棒四になります。」
 *
 * Returns: (transfer full): one or two sentences
 */
char *tengen_words_renju_step (const TengenRenjuProofStep *step)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names a player of an opening: 仮先, 仮後. */
char *
tengen_words_renju_player (TengenRenjuPlayer player) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_prompt:
 * @opening: an opening
 * @who: (nullable): the name of the player to act; %NULL: the role
 *
 * Says who must do what next: 「仮先：珠型を選んでください。」
 *
 * Returns: (transfer full) (nullable): a sentence, %NULL when it is over
 */
char *tengen_words_renju_prompt (const TengenRenjuOpening *opening,
                                 const char *who) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_choice:
 * @choice: what can be chosen
 * @has: the present colour of the choosing player
 *
 * Labels the button of a choice: 「このまま（白）」, 「交代する（黒を持つ）」.
 *
 * Returns: (transfer full): a label
 */
char *tengen_words_renju_choice (TengenRenjuChoice choice,
                                 TengenStone has) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_regulation:
 * @rules: rules
 *
 * Names an opening regulation with its number: 珠型交代打ち, 五珠交替打ち（10題）.
 *
 * Returns: (transfer full) (nullable): the name, %NULL if none is known
 */
char *tengen_words_renju_regulation (const TengenRenjuRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says in a sentence or two how it goes and for whom it is. */
char *tengen_words_renju_regulation_line (TengenRenjuRegulation regulation)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says in a sentence how a game ends then (transfer full). */
char *
tengen_words_renju_ending_line (gboolean declared) G_GNUC_WARN_UNUSED_RESULT;

/* Names a pattern: 「花月（かげつ）」, "Kagetsu (花月)". */
char *tengen_words_renju_pattern (int index) G_GNUC_WARN_UNUSED_RESULT;

/* Names a pattern shortly: 「花月」, "Kagetsu". */
char *tengen_words_renju_pattern_name (int index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_terms:
 * @setup: the setup of a game of Renju
 *
 * Says its rules in short: 「珠型交代打ち」, 「自由打ち・宣言・指摘」. Rules that a
 * record did not name are said to be assumed.
 *
 * Returns: (transfer full): the terms, nothing if there is nothing to say
 */
char *tengen_words_renju_terms (const TengenGameSetup *setup)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_title:
 * @position: a position of Renju
 *
 * Names the game with its regulation and its pattern, so far as they are known:
 * 「連珠　珠型交代打ち・雲月」.
 *
 * Returns: (transfer full): the title
 */
char *tengen_words_renju_title (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_turn:
 * @position: a position of Renju
 *
 * Says whose turn it is where it is not simply the side to move: someone
 * decides in the opening, or has to answer a declared five.
 *
 * Returns: (transfer full) (nullable): a line, %NULL where there is nothing
 *   particular
 */
char *tengen_words_renju_turn (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_result:
 * @result: a result; the winner may be NONE where only the names are known
 * @winner: how the winner is called
 * @loser: how the loser is called
 *
 * Says how a game ended with names in place of colours: 花子の勝ち（太郎の投了）.
 *
 * Returns: (transfer full): a line, without stop
 */
char *tengen_words_renju_result (const TengenResult *result,
                                 const char *winner,
                                 const char *loser) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_renju_end:
 * @renju: (nullable): a position, %NULL where only the result is known
 * @result: its result
 *
 * Says how a game ended: 「黒の勝ち（五連）」, 「白の勝ち（黒の禁手：三々）」,
 * 「引き分け（満局）」, 「黒の勝ち（白の投了）」.
 *
 * Returns: (transfer full): a line, without stop
 */
char *
tengen_words_renju_end (const TengenGameRenju *renju,
                        const TengenResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
