/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-lesson: what the program itself says in lessons
 *
 * What:   a sentence for each remark, fault, kind of step; names of the points
 *         and numbers in them.
 * Not:    the texts of lessons, which are in their files.
 * Shape:  the language of the program, not that of the lesson.
 */
#pragma once

#include "tengen-lesson-fault.h"
#include "tengen-lesson-player.h"

G_BEGIN_DECLS

/**
 * tengen_words_lesson_fault:
 * @fault: a fault
 *
 * Says what is wrong, as a sentence for the lesson's author; without the line.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_lesson_fault (const TengenLessonFault *fault)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_lesson_fault_line:
 * @fault: a fault
 * @name: name of the file
 *
 * Says it with its place: `lesson.xml:12: …`, a remark as such.
 *
 * Returns: (transfer full): a line without its end
 */
char *
tengen_words_lesson_fault_line (const TengenLessonFault *fault,
                                const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_lesson_remark:
 * @step: a step
 * @state: its state
 *
 * Says what there is to say of the last input besides right or wrong and the
 * words of the lesson: why the rules refuse it, how many are still to be found.
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL for nothing
 */
char *tengen_words_lesson_remark (const TengenLessonStep *step,
                                  const TengenLessonState *state)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_lesson_verdict:
 * @remark: what the program says of an input
 *
 * Says in a word what an answer is worth: 「正解」, 「ちがいます」, 「答え」.
 *
 * Returns: (transfer none) (nullable): a word, %NULL for what is only told
 */
const char *tengen_words_lesson_verdict (TengenLessonRemark remark);

/**
 * tengen_words_lesson_task:
 * @step: a step
 * @state: its state
 *
 * Says what a person does now: 「黒の番です。打ってみましょう」, 「石を
 * ぜんぶえらびましょう」.
 *
 * Returns: (transfer full): a short text
 */
char *tengen_words_lesson_task (const TengenLessonStep *step,
                                const TengenLessonState *state)
    G_GNUC_WARN_UNUSED_RESULT;

/* Names a button of a game under @rules: 「五連です」 (transfer full). */
char *tengen_words_lesson_press (TengenLessonPressWhat what,
                                 const TengenGoRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_lesson_row:
 * @row: a row of the board, 1 is the top
 * @in_row: its stones that are counted, 0 when it is taken out again
 * @in_all: those of all rows that are counted
 *
 * Says what pressing a row has done.
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_lesson_row (guint row,
                               guint in_row,
                               guint in_all) G_GNUC_WARN_UNUSED_RESULT;

/* Says 0 to 3 stars for those who do not see them (transfer full). */
char *tengen_words_lesson_stars (guint stars) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
