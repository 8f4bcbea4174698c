/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson-private: what pictures and handouts of a step share
 *
 * What: the texts of a step in their order, and the state that is drawn.
 */
#pragma once

#include "tengen-paint-lesson.h"

G_BEGIN_DECLS

/**
 * TengenLessonBlockKind:
 * @TENGEN_LESSON_BLOCK_SAY: what is said
 * @TENGEN_LESSON_BLOCK_SMALL: what belongs to an answer
 * @TENGEN_LESSON_BLOCK_MORE: likewise, below something else
 * @TENGEN_LESSON_BLOCK_OPTION: one of several texts
 * @TENGEN_LESSON_BLOCK_RIGHT: one of them that is right
 * @TENGEN_LESSON_BLOCK_NUMBER: a number is asked
 * @TENGEN_LESSON_BLOCK_BUTTON: a button of a game
 *
 * How a text is written.
 */
typedef enum
{
  TENGEN_LESSON_BLOCK_SAY,
  TENGEN_LESSON_BLOCK_SMALL,
  TENGEN_LESSON_BLOCK_MORE,
  TENGEN_LESSON_BLOCK_OPTION,
  TENGEN_LESSON_BLOCK_RIGHT,
  TENGEN_LESSON_BLOCK_NUMBER,
  TENGEN_LESSON_BLOCK_BUTTON,
} TengenLessonBlockKind;

/**
 * TengenLessonBlock:
 * @kind: how it is written
 * @text: what is written
 */
typedef struct
{
  TengenLessonBlockKind kind;
  TengenLessonText *text;
} TengenLessonBlock;

/**
 * TengenLessonBlocks:
 * @TENGEN_LESSON_BLOCKS_SAY: what is said
 * @TENGEN_LESSON_BLOCKS_ASKED: what can be chosen, counted or pressed
 * @TENGEN_LESSON_BLOCKS_SHOWN: what is shown step by step where nothing is
 *   asked: the words of moves and rule sets
 * @TENGEN_LESSON_BLOCKS_ANSWERS: what is right; without ASKED, only the right
 *   ones of several texts
 *
 * Which texts of a step; flags.
 */
typedef enum
{
  TENGEN_LESSON_BLOCKS_SAY = 1 << 0,
  TENGEN_LESSON_BLOCKS_ASKED = 1 << 1,
  TENGEN_LESSON_BLOCKS_SHOWN = 1 << 2,
  TENGEN_LESSON_BLOCKS_ANSWERS = 1 << 3,
} TengenLessonBlocks;

/* tengen-paint-lesson-page.c */

/* Makes the state of a step that is drawn; with @solution, with what is right
 * and all moves that are watched. */
TengenLessonState *
tengen_lesson_make_state (const TengenLessonStep *step,
                          gboolean solution) G_GNUC_WARN_UNUSED_RESULT;

/* tengen-paint-lesson-task.c */

/* Makes an empty list of #TengenLessonBlock. */
GPtrArray *tengen_lesson_blocks_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a text, which is taken over, at the end. */
void tengen_lesson_blocks_add (GPtrArray *self,
                               TengenLessonBlockKind kind,
                               TengenLessonText *text);

/* Adds texts of a step in a language, or %NULL for the lesson's. Names of
 * buttons and rule sets are in the language of the program. */
void tengen_lesson_blocks_add_step (GPtrArray *self,
                                    const TengenLessonStep *step,
                                    const char *language,
                                    TengenLessonBlocks what);

G_END_DECLS
