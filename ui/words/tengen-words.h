/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words: what the program says, in the user's language
 *
 * What:   sentences for reasons, moves, results, rules, counts. The window,
 *         the command line and paper say the same.
 * Not:    deciding anything; labels of single widgets.
 * Shape:  GLib and gettext only; every text is (transfer full) UTF-8.
 */
#pragma once

#include "tengen-board-notation.h"
#include "tengen-game.h"
#include "tengen-go-account.h"
#include "tengen-sgf-reader.h"
#include "tengen-words-text.h"

G_BEGIN_DECLS

/* Names a side: `Black`, 黒. */
char *tengen_words_stone (TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_half_points:
 * @half_points: a number of half points
 * @unit: what is counted
 * @with_unit: whether to add the unit
 *
 * Writes a number of points as it is said: `6.5 points`, 6目半, 半目, 3目,
 * 5個, 7.5点. Without unit: `6.5`, `-3`.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_half_points (int half_points,
                                TengenGoUnit unit,
                                gboolean with_unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_figure:
 * @half_points: a number of half points
 * @unit: what is counted
 * @with_unit: whether to add the unit
 *
 * Writes a number for reading, with the minus of typography, which is as wide
 * as a digit and cannot be taken for a dash: −7目. What is typed and read back
 * by programs is tengen_words_half_points().
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_figure (int half_points,
                           TengenGoUnit unit,
                           gboolean with_unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_reason:
 * @reason: a refusal
 * @rules: (nullable): the rules it was given under
 *
 * Says in one or two short sentences why something may not be done and what
 * can be done instead: コウです。取り返すと 14手目と同じ形にもどります。
 * ほかに一手打ってから。 Where a position would come back and the rules have
 * moves beside the board, it says that the stones there are the same too.
 *
 * Returns: (transfer full): sentences
 */
char *
tengen_words_reason (const TengenReason *reason,
                     const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_point:
 * @notation: how to name points
 * @width: columns
 * @height: rows
 * @point: a point
 * @stone: what lies there
 * @atari: its chain has one liberty
 * @mark: what its chain is marked in the count
 * @owner: whose territory it is, or none
 *
 * Names a point for screen readers, the point first: `D4 黒 アタリ`, `L10 空点`.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_point (TengenNotation notation,
                          int width,
                          int height,
                          TengenPoint point,
                          TengenStone stone,
                          gboolean atari,
                          TengenGoMark mark,
                          TengenStone owner) G_GNUC_WARN_UNUSED_RESULT;

/* Sets how points are named where no board says it; below 0 by language. */
void tengen_words_set_notation (int coordinates);

/**
 * tengen_words_notation:
 *
 * Tells how points are named where no board says it: in the classroom, on
 * paper, and beside a board without names. Renju has names of its own.
 *
 * Returns: what was set, else what is usual in the user's language
 */
TengenNotation tengen_words_notation (void);

/* Says that a move took stones, 1 and up (transfer full): 1子取り. */
char *tengen_words_taken (int taken) G_GNUC_WARN_UNUSED_RESULT;

/* Adds how many stones it took; nothing for none. */
void tengen_words_append_taken (GString *text, int taken);

/* Names a board by its size (transfer full): "9x9", in Japanese 9路盤. */
char *tengen_words_board (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_rules:
 * @rules: a rule set
 *
 * Names a rule set: 純碁, 日本ルール; one with changed fields 日本ルール（変更あり）.
 * The name a user gave a set of their own is in the setup of a game
 * (tengen_words_terms()).
 *
 * Returns: (transfer full): a name
 */
char *tengen_words_rules (const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_game:
 * @setup: what a game started from
 *
 * Names a game by kind and board: `Pure Go 9x9`, 純碁　9路盤, 囲碁　13×9; one
 * without a board by kind: 将棋.
 *
 * Returns: (transfer full): a title
 */
char *
tengen_words_game (const TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_terms:
 * @setup: what a game started from
 *
 * Says rules, handicap and komi in short: 日本ルール・コミ 6目半. Rules that a
 * record did not name are said to be assumed. Games other than Go and Renju
 * have none.
 *
 * Returns: (transfer full): a text
 */
char *
tengen_words_terms (const TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_start:
 * @setup: what a game started from
 * @between: what stands between game and terms
 *
 * Names a game with its terms: 囲碁　19路盤　日本ルール・コミ 6目半. Terms that
 * only repeat the name of the game (純碁) are left out.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_start (const TengenGameSetup *setup,
                          const char *between) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_player_rank:
 * @position: a position
 * @stone: a colour
 *
 * Says the rank of the player who has a colour now as tengen_words_rank() does,
 * if it is not too long.
 *
 * Returns: (transfer full) (nullable): a text, or %NULL for none
 */
char *tengen_words_player_rank (const TengenPosition *position,
                                TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_player:
 * @position: a position
 * @stone: a colour
 *
 * Names the player of a colour, not longer than names are shown.
 *
 * Returns: (transfer full) (nullable): a name, %NULL where none is known
 */
char *tengen_words_player (const TengenPosition *position,
                           TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_status:
 * @game: a game
 *
 * Says where it stands at the cursor, by the move that comes next: 16手目・白の番,
 * 終局の確認, 対局終了　白の35目勝ち.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_status (const TengenGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_end:
 * @position: where a game is over, or another one of it
 * @result: its result
 *
 * Says how a game ended as its position tells: 黒の中押し勝ち,
 * 石を3個取って、黒の勝ちです。 where captures decide.
 *
 * Returns: (transfer full): the text, empty if it is not known
 */
char *tengen_words_end (const TengenPosition *position,
                        const TengenResult *result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_outcome:
 * @setup: the setup of a game
 * @result: its result
 *
 * Says a result as the players of that game say it: 黒の中押し勝ち of Go,
 * 黒の勝ち（白の投了） of Renju.
 *
 * Returns: (transfer full): the text, empty if it is not known
 */
char *
tengen_words_outcome (const TengenGameSetup *setup,
                      const TengenResult *result) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_result:
 * @result: a result
 * @unit: what margins count
 *
 * Says a result: 白の35目勝ち, 黒の中押し勝ち, 引き分け, 黒の3個勝ち. In
 * Japanese a margin of area is said in 目 too: 黒の3目半勝ち.
 *
 * Returns: (transfer full): a text, "" for an unknown result
 */
char *tengen_words_result (const TengenResult *result,
                           TengenGoUnit unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_result_of:
 * @result: a result
 * @unit: what is counted
 * @winner: how the winner is called
 *
 * Says a result with a name in place of the colour: 花子の3目半勝ち.
 *
 * Returns: (transfer full): the text, empty if it is not known
 */
char *tengen_words_result_of (const TengenResult *result,
                              TengenGoUnit unit,
                              const char *winner) G_GNUC_WARN_UNUSED_RESULT;

/* Names a line (transfer full): 地, アゲハマ, 死石, コミ, 合計. */
char *tengen_words_account_line (const TengenAccountLine *line)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says what comes of it: 黒の3個勝ち, 引き分け. */
char *tengen_words_account_result (const TengenAccount *account)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_account:
 * @account: a written sum
 *
 * Writes the sum as lines of text with a column for each side and the result,
 * as the command line prints it and the clipboard takes it. Columns are even
 * in a font of single and double width.
 *
 * Returns: (transfer full): lines
 */
char *
tengen_words_account (const TengenAccount *account) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_account_start:
 * @account: a written sum
 * @n_lines: how many of its lines
 *
 * Writes the first lines of a sum, as far as it is known, without the result.
 *
 * Returns: (transfer full): lines
 */
char *tengen_words_account_start (const TengenAccount *account,
                                  guint n_lines) G_GNUC_WARN_UNUSED_RESULT;

/* Says in plain words what was odd and how it was taken (transfer full). */
char *
tengen_words_fault (const TengenSgfWarning *warning) G_GNUC_WARN_UNUSED_RESULT;

/* Says why a file cannot be read (transfer full). */
char *tengen_words_sgf_error (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_errno:
 * @number: an errno, or 0 where it is not known
 *
 * Says why something failed on the disk. The C library's own texts are in the
 * language of a locale that may not be installed.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_errno (int number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
