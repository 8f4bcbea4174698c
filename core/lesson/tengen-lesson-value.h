/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-value: the form of values in lessons
 *
 * What:   whether a text is a name, a point, a number, and lists of these.
 * Not:    whether a point is on a board, an id there (tengen-lesson-read).
 * Source: the values of lesson.rnc, whose patterns these are.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenLessonValue:
 * @TENGEN_LESSON_VALUE_NAME: an id
 * @TENGEN_LESSON_VALUE_LANGUAGE: `ja`, `en-GB`
 * @TENGEN_LESSON_VALUE_WORD: one of some words
 * @TENGEN_LESSON_VALUE_POINT: a point of any board
 * @TENGEN_LESSON_VALUE_MOVE: a point or `pass`
 * @TENGEN_LESSON_VALUE_POINTS: points
 * @TENGEN_LESSON_VALUE_MOVES: points or `pass`
 * @TENGEN_LESSON_VALUE_PLAYED: moves with colours, `B:F5 W:pass`, and `resume`
 * @TENGEN_LESSON_VALUE_CORNERS: two points
 * @TENGEN_LESSON_VALUE_SIZE: 5 to 19
 * @TENGEN_LESSON_VALUE_NUMBER: 0 to 9999
 * @TENGEN_LESSON_VALUE_NUMBERS: two of these
 * @TENGEN_LESSON_VALUE_HALF: a number that may end with a half or be negative
 * @TENGEN_LESSON_VALUE_LABEL: one to three characters
 * @TENGEN_LESSON_VALUE_RESULT: `W+3.5`, `0`
 *
 * What may stand in an attribute.
 */
typedef enum
{
  TENGEN_LESSON_VALUE_NAME,
  TENGEN_LESSON_VALUE_LANGUAGE,
  TENGEN_LESSON_VALUE_WORD,
  TENGEN_LESSON_VALUE_POINT,
  TENGEN_LESSON_VALUE_MOVE,
  TENGEN_LESSON_VALUE_POINTS,
  TENGEN_LESSON_VALUE_MOVES,
  TENGEN_LESSON_VALUE_PLAYED,
  TENGEN_LESSON_VALUE_CORNERS,
  TENGEN_LESSON_VALUE_SIZE,
  TENGEN_LESSON_VALUE_NUMBER,
  TENGEN_LESSON_VALUE_NUMBERS,
  TENGEN_LESSON_VALUE_HALF,
  TENGEN_LESSON_VALUE_LABEL,
  TENGEN_LESSON_VALUE_RESULT,
} TengenLessonValue;

/**
 * tengen_lesson_value_fits:
 * @self: what is wanted
 * @text: a text with single blanks, none around it
 * @words: (nullable): (WORD): the words, blanks between them
 *
 * Tells whether a text has the form of a value.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_lesson_value_fits (TengenLessonValue self,
                                   const char *text,
                                   const char *words);

/* Finds a word among words with blanks between; %NULL if it is not there. */
const char *tengen_lesson_value_find_word (const char *words, const char *word);

G_END_DECLS
