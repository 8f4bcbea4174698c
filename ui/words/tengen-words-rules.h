/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-rules: what rule sets say, in the user's language
 *
 * What:   names, families, one sentence for each, the fields in words,
 *         contradictions, what a resumption changes.
 * Not:    which sets there are (core/go).
 * Shape:  GLib and gettext only; every text is (transfer full) UTF-8.
 */
#pragma once

#include "tengen-go-compare.h"
#include "tengen-go-rules.h"
#include "tengen-go-steps.h"
#include "tengen-words.h"

G_BEGIN_DECLS

/* Names a game in which captures decide: 石取りゲーム（3個）. */
char *tengen_words_capture_game (int goal) G_GNUC_WARN_UNUSED_RESULT;

/* Says how it is won: 先に3個取ったほうが勝ちです。 */
char *tengen_words_capture_rule (int goal) G_GNUC_WARN_UNUSED_RESULT;

/* Names a family of rule sets: よく使われるルール, オンライン囲碁室, 科学計目法, 古法. */
char *tengen_words_family (TengenGoFamily family) G_GNUC_WARN_UNUSED_RESULT;

/* Says in one sentence what its sets have in common. */
char *
tengen_words_family_line (TengenGoFamily family) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_rules_line:
 * @rules: a set
 *
 * Says in one short sentence what is counted and what is special: 地とアゲハマを
 * 数えます。セキの目は数えません。
 *
 * Returns: (transfer full): a sentence
 */
char *
tengen_words_rules_line (const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenWordsField:
 * @name: what it is about: 打てる手, コウ・同形, 自殺手, 終局 …
 * @value: what the set says, in words
 * @is_changed: the set differs here from the named one it comes from
 *
 * A row of the details of a rule set.
 */
typedef struct
{
  char *name;
  char *value;
  gboolean is_changed;
} TengenWordsField;

/**
 * tengen_words_rules_fields:
 * @rules: a set
 *
 * Says all choices of a set in words, those that mean nothing in it left out;
 * that a repetition rule only stands in for another is said there; the last
 * row names the source.
 *
 * Returns: (transfer full) (element-type TengenWordsField): rows
 */
GPtrArray *tengen_words_rules_fields (const TengenGoRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_choice:
 * @field: name of a field as tengen_go_rules_format() writes it: `repetition`
 * @value: a value of it
 *
 * Names a value of a field for a list to choose from: 全局同形禁止（ポジショナル）.
 *
 * Returns: (transfer full): a short text
 */
char *tengen_words_choice (const char *field,
                           int value) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_field:
 * @field: name of a field as tengen_go_rules_format() writes it
 *
 * Names a field for the window in which own sets are made: コウ・同形の扱い.
 *
 * Returns: (transfer full): a short text
 */
char *tengen_words_field (const char *field) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_clash:
 * @clash: a contradiction
 *
 * Says in a sentence what does not fit together and what to change; "" for
 * none.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_clash (TengenGoClash clash) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_resume:
 * @position: a position in the phase COUNT
 * @seat: the seat that asks, or none
 *
 * Says who moves first after 対局に戻る and what changes after it under the
 * rules: extra moves are no longer compensated, the record of positions begins
 * anew, a ko may be retaken.
 *
 * Returns: (transfer full): one to three short sentences
 */
char *tengen_words_resume (const TengenPosition *position,
                           TengenSeat seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_resume_changes:
 * @position: a position in the phase COUNT
 *
 * Says what tengen_words_resume() says except which side moves first, for a
 * place where that is said already.
 *
 * Returns: (transfer full): up to two short sentences, "" if nothing changes
 */
char *tengen_words_resume_changes (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_act:
 * @kind: PASS, VIRTUAL, PROPOSE, ACCEPT, REFUSE, VOID
 * @rules: the rules
 *
 * Names an action for a button: パス, 放棄, 虚着（盤外に一子）, 対局停止の提案.
 *
 * Returns: (transfer full): a noun form
 */
char *tengen_words_act (TengenActionKind kind,
                        const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_act_line:
 * @kind: PASS, VIRTUAL, PROPOSE, ACCEPT, REFUSE, VOID
 * @rules: the rules
 *
 * Says what an action means under the rules, for a tooltip.
 *
 * Returns: (transfer full): one or two sentences
 */
char *tengen_words_act_line (TengenActionKind kind, const TengenGoRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names a step (transfer full): 死石を取り上げる, 回填, 等子, 整地. */
char *
tengen_words_step_name (const TengenGoStep *step) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_step:
 * @step: a step of a count
 * @count: the count
 * @rules: its rules
 *
 * Says what happens in a step with its numbers, and what is left over: 黒の死石
 * 9子を取り上げ、白のアゲハマに加えます。
 *
 * Returns: (transfer full): one to three sentences
 */
char *tengen_words_step (const TengenGoStep *step,
                         const TengenGoCount *count,
                         const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_term:
 * @line: a term of a comparison
 * @unit: what is counted
 *
 * Says what makes a difference and by how much: 黒の最後の一手 −1, 切り賃（群の差）
 * −4.
 *
 * Returns: (transfer full): a short text
 */
char *tengen_words_term (const TengenGoTermLine *line,
                         TengenGoUnit unit) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_comparison:
 * @row: a row of a comparison
 *
 * Says what makes the result of a set what it is, all terms in one line, or why
 * it cannot be counted.
 *
 * Returns: (transfer full): a text
 */
char *tengen_words_comparison (const TengenGoComparison *row)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_komi_unit:
 * @rules: a set
 *
 * Tells in what komi is said: where points of area are counted too it is said
 * in points of territory (コミ 7目半).
 *
 * Returns: a unit
 */
TengenGoUnit tengen_words_komi_unit (const TengenGoRules *rules);

/**
 * tengen_words_komi_note:
 * @setup: what the game started from
 * @count: its count
 *
 * Where a game was counted without komi although the rules have one, says what
 * it would change: コミ 6目なら、白の41目勝ちです。
 *
 * Returns: (transfer full): a sentence, or ""
 */
char *
tengen_words_komi_note (const TengenGameSetup *setup,
                        const TengenGoCount *count) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
