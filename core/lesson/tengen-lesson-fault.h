/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-fault: what is wrong with a lesson, and where
 *
 * What:   faults and remarks as values: code, line, what it is about.
 * Not:    sentences (ui/words).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenLessonFaultCode:
 * @TENGEN_LESSON_FAULT_SIZE: the file is too big
 * @TENGEN_LESSON_FAULT_ENCODING: it is not UTF-8
 * @TENGEN_LESSON_FAULT_DOCTYPE: it has a DOCTYPE or entities of its own
 * @TENGEN_LESSON_FAULT_XML: no well-formed XML; @detail says where
 * @TENGEN_LESSON_FAULT_SCHEMA: it does not fit the schema; @detail of libxml2
 * @TENGEN_LESSON_FAULT_NAMESPACE: no lesson of this format; @detail is its
 *   element
 * @TENGEN_LESSON_FAULT_VERSION: of a newer Tengen; @detail is its version
 * @TENGEN_LESSON_FAULT_ELEMENTS: too many elements
 * @TENGEN_LESSON_FAULT_DEPTH: elements within elements too deep
 * @TENGEN_LESSON_FAULT_STEPS: too many steps
 * @TENGEN_LESSON_FAULT_ELEMENT: an element that may not stand there: @detail
 * @TENGEN_LESSON_FAULT_MISSING: an element that must be there is missing
 * @TENGEN_LESSON_FAULT_ATTRIBUTE: an attribute that the element has not
 * @TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE: an attribute is missing
 * @TENGEN_LESSON_FAULT_VALUE: a value that the attribute may not have;
 *   @detail is `name="value"`, @a 1 + what may stand there, a
 *   #TengenLessonValue, or 0; @words of a WORD
 * @TENGEN_LESSON_FAULT_STRAY_TEXT: text where none may stand
 * @TENGEN_LESSON_FAULT_ID: an id is given twice
 * @TENGEN_LESSON_FAULT_REF: a diagram of that id does not stand before
 * @TENGEN_LESSON_FAULT_TERM: no entry of that id in the glossary
 * @TENGEN_LESSON_FAULT_POINT: a point that is not on the board
 * @TENGEN_LESSON_FAULT_ROWS: not as many rows as the board has; @a wanted, @b
 *   there
 * @TENGEN_LESSON_FAULT_ROW: a row of another length; @a wanted, @b there, @c
 *   its number from the top
 * @TENGEN_LESSON_FAULT_ROW_TEXT: another character than X, O and dot
 * @TENGEN_LESSON_FAULT_TWICE: a stone on a point that has one
 * @TENGEN_LESSON_FAULT_NO_LIBERTY: a chain without liberties at the start
 * @TENGEN_LESSON_FAULT_KO: there is nothing to take back at the point of @ko
 * @TENGEN_LESSON_FAULT_GAME: game and rules do not agree
 * @TENGEN_LESSON_FAULT_RULES: no rule set of that id
 * @TENGEN_LESSON_FAULT_OPENING: no opening regulation of that id
 * @TENGEN_LESSON_FAULT_BOARD_SIZE: Renju is played on 15 x 15
 * @TENGEN_LESSON_FAULT_VIEW: the visible part is no rectangle of the board
 * @TENGEN_LESSON_FAULT_MOVE: a move or reply that the rules refuse
 * @TENGEN_LESSON_FAULT_RIGHT_ILLEGAL: a right answer that the rules refuse
 * @TENGEN_LESSON_FAULT_LEGAL: an answer called illegal that the rules allow
 * @TENGEN_LESSON_FAULT_OVERLAP: the point has two answers
 * @TENGEN_LESSON_FAULT_NO_RIGHT: no right answer
 * @TENGEN_LESSON_FAULT_NO_MATCH: no point fits the rule of an answer
 * @TENGEN_LESSON_FAULT_TURN: it is the other side's turn there
 * @TENGEN_LESSON_FAULT_ALL_REPLY: replies where all answers are to be found
 * @TENGEN_LESSON_FAULT_MARK: not what the rules say: @detail is missing (@a 0)
 *   or too much (@a 1)
 * @TENGEN_LESSON_FAULT_COUNT: the answer is @a half points, right is @b
 * @TENGEN_LESSON_FAULT_OF: no stone lies there
 * @TENGEN_LESSON_FAULT_NEEDS: the attribute @detail is needed for this
 * @TENGEN_LESSON_FAULT_PRESS: the rules do not allow that there
 * @TENGEN_LESSON_FAULT_CLAIM: the claimed result of the set @detail is not what
 *   the rules give: claimed @a, right @b, half points; @c 1 Black, 2 White, 4
 *   the result
 * @TENGEN_LESSON_FAULT_NOT_COUNTED: such a game is not counted
 * @TENGEN_LESSON_FAULT_OTHER_GAME: there is no such thing in this game
 * @TENGEN_LESSON_FAULT_EMPTY: a text is empty
 * @TENGEN_LESSON_FAULT_LONG: a text is too long; @a characters
 * @TENGEN_LESSON_FAULT_LABELS: too many labels
 * @TENGEN_LESSON_FAULT_MOVES: too many moves
 * @TENGEN_LESSON_FAULT_ANSWERS: too many answers
 * @TENGEN_LESSON_FAULT_NO_ORIGINAL: a translation with nothing before it
 * @TENGEN_LESSON_FAULT_KANJI: kanji without a reading: @detail (an error in
 *   lessons for beginners, a remark in others)
 * @TENGEN_LESSON_FAULT_TRANSLATION: (remark): the language @detail has @a of @b
 *   texts
 *
 * What is wrong.
 */
typedef enum
{
  TENGEN_LESSON_FAULT_SIZE,
  TENGEN_LESSON_FAULT_ENCODING,
  TENGEN_LESSON_FAULT_DOCTYPE,
  TENGEN_LESSON_FAULT_XML,
  TENGEN_LESSON_FAULT_SCHEMA,
  TENGEN_LESSON_FAULT_NAMESPACE,
  TENGEN_LESSON_FAULT_VERSION,
  TENGEN_LESSON_FAULT_ELEMENTS,
  TENGEN_LESSON_FAULT_DEPTH,
  TENGEN_LESSON_FAULT_STEPS,
  TENGEN_LESSON_FAULT_ELEMENT,
  TENGEN_LESSON_FAULT_MISSING,
  TENGEN_LESSON_FAULT_ATTRIBUTE,
  TENGEN_LESSON_FAULT_MISSING_ATTRIBUTE,
  TENGEN_LESSON_FAULT_VALUE,
  TENGEN_LESSON_FAULT_STRAY_TEXT,
  TENGEN_LESSON_FAULT_ID,
  TENGEN_LESSON_FAULT_REF,
  TENGEN_LESSON_FAULT_TERM,
  TENGEN_LESSON_FAULT_POINT,
  TENGEN_LESSON_FAULT_ROWS,
  TENGEN_LESSON_FAULT_ROW,
  TENGEN_LESSON_FAULT_ROW_TEXT,
  TENGEN_LESSON_FAULT_TWICE,
  TENGEN_LESSON_FAULT_NO_LIBERTY,
  TENGEN_LESSON_FAULT_KO,
  TENGEN_LESSON_FAULT_GAME,
  TENGEN_LESSON_FAULT_RULES,
  TENGEN_LESSON_FAULT_OPENING,
  TENGEN_LESSON_FAULT_BOARD_SIZE,
  TENGEN_LESSON_FAULT_VIEW,
  TENGEN_LESSON_FAULT_MOVE,
  TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
  TENGEN_LESSON_FAULT_LEGAL,
  TENGEN_LESSON_FAULT_OVERLAP,
  TENGEN_LESSON_FAULT_NO_RIGHT,
  TENGEN_LESSON_FAULT_NO_MATCH,
  TENGEN_LESSON_FAULT_TURN,
  TENGEN_LESSON_FAULT_ALL_REPLY,
  TENGEN_LESSON_FAULT_MARK,
  TENGEN_LESSON_FAULT_COUNT,
  TENGEN_LESSON_FAULT_OF,
  TENGEN_LESSON_FAULT_NEEDS,
  TENGEN_LESSON_FAULT_PRESS,
  TENGEN_LESSON_FAULT_CLAIM,
  TENGEN_LESSON_FAULT_NOT_COUNTED,
  TENGEN_LESSON_FAULT_OTHER_GAME,
  TENGEN_LESSON_FAULT_EMPTY,
  TENGEN_LESSON_FAULT_LONG,
  TENGEN_LESSON_FAULT_LABELS,
  TENGEN_LESSON_FAULT_MOVES,
  TENGEN_LESSON_FAULT_ANSWERS,
  TENGEN_LESSON_FAULT_NO_ORIGINAL,
  TENGEN_LESSON_FAULT_KANJI,
  TENGEN_LESSON_FAULT_TRANSLATION,
} TengenLessonFaultCode;

/**
 * TengenLessonFault:
 * @code: what
 * @is_remark: the lesson can be used all the same
 * @line: line of the file, 0 for the whole file
 * @element: (nullable): name of the element it is about
 * @detail: (nullable): what it is about: a point, an id, a name
 * @words: (nullable): words one of which is meant, separated by blanks; lives
 *   as long as the program
 * @a: see #TengenLessonFaultCode
 * @b: likewise
 * @c: likewise
 *
 * A fault.
 */
typedef struct
{
  TengenLessonFaultCode code;
  gboolean is_remark;
  int line;
  char *element;
  char *detail;
  const char *words;
  int a;
  int b;
  int c;
} TengenLessonFault;

/* After that many faults no more are listed. */
#define TENGEN_LESSON_MAX_FAULTS 100

/* Makes an empty list. */
GPtrArray *tengen_lesson_faults_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_faults_add:
 * @faults: a list
 * @code: what
 * @line: line of the file, 0 for the whole file
 * @element: (nullable): name of the element
 * @detail: (nullable): what it is about
 *
 * Adds a fault; none beyond %TENGEN_LESSON_MAX_FAULTS.
 *
 * Returns: (transfer none) (nullable): the fault, to be given numbers; %NULL if
 *   the list is full
 */
TengenLessonFault *tengen_lesson_faults_add (GPtrArray *faults,
                                             TengenLessonFaultCode code,
                                             int line,
                                             const char *element,
                                             const char *detail);

/* Sorts by line; what is on one line stays in its order. */
void tengen_lesson_faults_sort (GPtrArray *faults);

/* Tells whether one is more than a remark: the lesson cannot be used. */
gboolean tengen_lesson_faults_has_error (const GPtrArray *faults);

G_END_DECLS
