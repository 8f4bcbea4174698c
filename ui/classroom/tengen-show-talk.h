/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-talk: what is said to a class, one sentence at a time
 *
 * What:   the sentences that belong to a state of a step, or to a plain text.
 * Not:    which of them is said now, and what comes after the last
 *         (tengen-show-lesson, tengen-show-game).
 * Shape:  functions of what they are given; nothing is kept. An answer begins
 *         with a word: 「✓ 正解」, 「✕ ちがいます」, 「答え」.
 */
#pragma once

#include "tengen-lesson-player.h"

G_BEGIN_DECLS

/**
 * tengen_show_talk_new:
 * @step: a step
 * @state: its state
 * @language: in which language it is read
 *
 * Lists what is said: before anything was done the text of the step, after an
 * input what is said of it. While an answer is awaited the last sentence is the
 * question.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences, at least
 *   one
 */
GPtrArray *
tengen_show_talk_new (const TengenLessonStep *step,
                      const TengenLessonState *state,
                      const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_talk_new_said:
 * @said: sentences of the program; paragraphs on lines of their own
 *
 * Lists what the program itself says, with readings.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences, maybe none
 */
GPtrArray *
tengen_show_talk_new_said (const char *said) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_talk_new_plain:
 * @plain: sentences of a record; paragraphs on lines of their own
 *
 * Lists the sentences of a text that a person has written.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences, maybe none
 */
GPtrArray *
tengen_show_talk_new_plain (const char *plain) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_talk_new_refusal:
 * @reason: why something is refused
 * @rules: the rules of the game
 *
 * Lists the sentences that say why: 「✕ 打てません　…」.
 *
 * Returns: (transfer full) (element-type TengenLessonText): sentences, at least
 *   one
 */
GPtrArray *tengen_show_talk_new_refusal (const TengenReason *reason,
                                         const TengenGoRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_talk_begin_with:
 * @sentences: (element-type TengenLessonText): sentences
 * @index: one of them, or as many as there are
 * @word: what goes before it, maybe with readings (tengen-words-ruby)
 *
 * Puts a word before a sentence, emphasised; a word without sentence is one.
 */
void tengen_show_talk_begin_with (GPtrArray *sentences,
                                  guint index,
                                  const char *word);

/* Tells whether anything was done in the step since it began. */
gboolean tengen_show_talk_is_touched (const TengenLessonState *state);

G_END_DECLS
