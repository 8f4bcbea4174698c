/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-record: what records say, in the user's language
 *
 * What:   oddities, edits, evaluations, dates, results and titles of records.
 * Not:    deciding anything.
 * Shape:  GLib and gettext only; every text is (transfer full) UTF-8.
 */
#pragma once

#include "tengen-annotate.h"
#include "tengen-describe-diagram-read.h"
#include "tengen-describe-info.h"
#include "tengen-describe-number.h"
#include "tengen-sgf-reader.h"
#include "tengen-words-foreign.h"
#include "tengen-words.h"

G_BEGIN_DECLS

/* Says which line is wrong, and why (transfer full). */
char *tengen_words_diagram_error (const TengenDiagramError *error)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says where and what: 3行12桁 KM：コミが100倍の数で書かれています。 */
char *tengen_words_warning (const TengenSgfWarning *warning,
                            TengenForeignForm form) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_edit:
 * @name: what tengen_game_get_undo_name() gives
 *
 * Names what would be undone: 印, コメント, 着手.
 *
 * Returns: (transfer full): a word; a general one for unknown names
 */
char *tengen_words_edit (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_evaluation:
 * @evaluation: an evaluation
 * @strength: 1, or 2 for "very"
 *
 * Names an evaluation: 悪手, 大悪手, 好手, 黒よし.
 *
 * Returns: (transfer full): a word
 */
char *tengen_words_evaluation (TengenEvaluation evaluation,
                               int strength) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_date:
 * @text: what DT says
 *
 * Writes dates in readable form: 2026年11月21日, 21 Nov 2026; a game of several
 * days with all of them. A text that is not a date stays as it is.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_date (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_date_and_era:
 * @text: what DT says
 *
 * Says the same with the year of the Japanese era, where that is read:
 * 2026年（令和8年）11月21日.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_date_and_era (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Says the day of a time as tengen_words_date() does. */
char *tengen_words_day (GDateTime *time) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_recorded_result:
 * @text: what RE says
 * @setup: (nullable): the setup of the game, %NULL for any game of Go
 *
 * Says a result in words: 黒の中押し勝ち, 白の1目半勝ち, 持碁; of Renju 黒の勝ち（白の投了）.
 * A text that is no result stays as it is.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_recorded_result (
    const char *text, const TengenGameSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_title:
 * @record: a record
 * @node: a node of a game
 *
 * Names a recorded game: 第1回 市民囲碁大会 決勝　花子 対 太郎: event and round
 * or game name, then the players, as far as they are there.
 *
 * Returns: (transfer full): a text, "" where the record says nothing
 */
char *tengen_words_title (const TengenRecord *record,
                          TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/* Names a game's players (transfer full): 花子 対 太郎, Black first, or "". */
char *tengen_words_players (const TengenRecord *record,
                            TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_event:
 * @record: a record
 * @node: a node of a game
 *
 * Names what a game belongs to: 第1回 市民囲碁大会 決勝: event and round, else
 * the name of the game.
 *
 * Returns: (transfer full): a text, "" where the record says nothing
 */
char *tengen_words_event (const TengenRecord *record,
                          TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/* Names a property (transfer full): 黒番, 日付, 丸印; %NULL for no word. */
char *tengen_words_property (TengenProperty property) G_GNUC_WARN_UNUSED_RESULT;

/* Names a charset: 日本語（Shift_JIS）, 中国語・簡体字（GB18030）, UTF-8. */
char *tengen_words_charset (const char *charset) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_forced:
 * @reason: why the rules forbid the move of a record
 *
 * Says that a recorded move breaks a rule, and which: 記録どおりに置きましたが、
 * ルールでは打てない手です。（コウです。…）
 *
 * Returns: (transfer full): sentences
 */
char *
tengen_words_forced (const TengenReason *reason) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_again:
 * @numbers: numbers of a position
 * @notation: how to name points
 * @width: columns
 * @height: rows
 *
 * Says which moves cannot be seen, as under a diagram: 20 = 112、31（12の九）.
 *
 * Returns: (transfer full): a text, "" for none
 */
char *tengen_words_again (const TengenNumbers *numbers,
                          TengenNotation notation,
                          int width,
                          int height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
