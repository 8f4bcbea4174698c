/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-exercise: what is said with an exercise (練習)
 *
 * What:   names of the kinds, the question, a hint, and a sentence for the line
 *         of each answer.
 * Not:    where to play: no sentence but that of a right answer tells it.
 * Shape:  what is said of a line holds at its end, where it is seen.
 */
#pragma once

#include "tengen-exercise-texts.h"

G_BEGIN_DECLS

/* Names a kind (transfer full): シチョウ, 二眼を作る. */
char *
tengen_words_exercise_kind (TengenExerciseKind kind) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_exercise_sheet:
 * @kind: a kind
 * @level: a level of it
 * @seed: the seed of the first exercise
 *
 * Names exercises that are made one after another: シチョウ　レベル5　番号17.
 *
 * Returns: (transfer full): a title
 */
char *tengen_words_exercise_sheet (TengenExerciseKind kind,
                                   int level,
                                   guint64 seed) G_GNUC_WARN_UNUSED_RESULT;

/* Says what is asked (transfer full): 黒の番です。△の白を、シチョウで…. */
char *tengen_words_exercise_question (const TengenExercise *exercise)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_exercise_line:
 * @exercise: an exercise
 * @line: a line of it
 *
 * Says what comes of an answer: △の白は、逃げます。
 *
 * Returns: (transfer full): a sentence
 */
char *tengen_words_exercise_line (const TengenExercise *exercise,
                                  const TengenExerciseLine *line)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_words_exercise:
 * @exercise: an exercise
 *
 * Says all there is to say, in the language of the program, with readings.
 *
 * Returns: (transfer full): its texts
 */
TengenExerciseTexts *tengen_words_exercise (const TengenExercise *exercise)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
