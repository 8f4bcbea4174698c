/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-feedback: what is said of an answer, below the question
 *
 * What:  a box with a bar and a word (right or not), the words of the lesson,
 *        the program's own, and buttons to go on after a miss.
 * Not:   deciding what is said (tengen-lesson-page-say).
 */
#pragma once

#include "tengen-lesson-look.h"
#include "tengen-lesson-player.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_FEEDBACK (tengen_lesson_feedback_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonFeedback,
                      tengen_lesson_feedback,
                      TENGEN,
                      LESSON_FEEDBACK,
                      GtkWidget)

/**
 * TengenLessonTone:
 * @TENGEN_LESSON_TONE_TOLD: something is said: an indigo bar
 * @TENGEN_LESSON_TONE_RIGHT: right: a green bar
 * @TENGEN_LESSON_TONE_WRONG: wrong or refused: a 朱 bar
 */
typedef enum
{
  TENGEN_LESSON_TONE_TOLD,
  TENGEN_LESSON_TONE_RIGHT,
  TENGEN_LESSON_TONE_WRONG,
} TengenLessonTone;

/* How a remark is said: what is neither right nor wrong is only told. */
TengenLessonTone tengen_lesson_tone_choose (TengenLessonRemark remark);

/**
 * TengenLessonSaying:
 * @tone: how it is said
 * @word: (nullable): a word above: 正解
 * @words: (nullable): the words of the lesson
 * @remark: (nullable): a sentence of the program
 * @done: (nullable): what the lesson says when the step is done
 * @retries: whether the learner can try again
 *
 * What is said.
 */
typedef struct
{
  TengenLessonTone tone;
  const char *word;
  const TengenLessonWords *words;
  const char *remark;
  const TengenLessonWords *done;
  gboolean retries;
} TengenLessonSaying;

/**
 * tengen_lesson_feedback_show:
 * @self: a box
 * @saying: what is said; the box is not seen if that is nothing
 * @look: how texts are shown
 *
 * Says something else; to screen readers only if it is new.
 */
void tengen_lesson_feedback_show (TengenLessonFeedback *self,
                                  const TengenLessonSaying *saying,
                                  const TengenLessonLook *look);

/* Gives all that it says. */
const char *tengen_lesson_feedback_get_text (TengenLessonFeedback *self);

G_END_DECLS
