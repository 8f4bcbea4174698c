/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-problem: a problem of a record as a lesson of one step
 *
 * What:   whether a game of a record is a problem, and a step that asks for its
 *         moves, its tree hidden.
 * Not:    reading SGF (core/sgf); whether what the record says is so; lessons
 *         to be written down (tengen-lesson-from-sgf).
 * Shape:  what stands at the last setup of the main line is the question; of a
 *         game without one, what stands before its first comment or branch.
 *         Which lines are right is told as for lessons, see
 *         tengen-lesson-from-sgf: marks anywhere in them; where nothing is said
 *         the first line. Of a question some of whose answers are said to be
 *         right all others are wrong. The record replies with what leads to a
 *         right end, else with its first move. A move that is not in the record
 *         is neither right nor wrong.
 */
#pragma once

#include "tengen-lesson.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenLessonProblem:
 * @TENGEN_LESSON_PROBLEM_OK: it is a problem
 * @TENGEN_LESSON_PROBLEM_GAME: a game that lessons do not know
 * @TENGEN_LESSON_PROBLEM_SIZE: a board that lessons have not
 * @TENGEN_LESSON_PROBLEM_BOARD: stones without liberties lie there
 * @TENGEN_LESSON_PROBLEM_PLAYED: a game that was played: no stones are set up,
 *   nothing is said to be right, and it has no variations or is long
 * @TENGEN_LESSON_PROBLEM_LARGE: too many variations
 * @TENGEN_LESSON_PROBLEM_NO_ANSWER: no answer is right
 *
 * Whether a game is a problem.
 */
typedef enum
{
  TENGEN_LESSON_PROBLEM_OK,
  TENGEN_LESSON_PROBLEM_GAME,
  TENGEN_LESSON_PROBLEM_SIZE,
  TENGEN_LESSON_PROBLEM_BOARD,
  TENGEN_LESSON_PROBLEM_PLAYED,
  TENGEN_LESSON_PROBLEM_LARGE,
  TENGEN_LESSON_PROBLEM_NO_ANSWER,
} TengenLessonProblem;

/**
 * TengenLessonProblemTexts:
 * @language: the language of the program
 * @notation: how points of Go are shown
 * @title: what the problem is called
 * @question: the question where the record has none
 *
 * What the program says with a problem.
 */
typedef struct
{
  const char *language;
  TengenNotation notation;
  const TengenLessonText *title;
  const TengenLessonText *question;
} TengenLessonProblemTexts;

/* A game with more nodes is no problem. */
#define TENGEN_LESSON_PROBLEM_NODES 4000

/**
 * tengen_lesson_from_problem:
 * @record: a record
 * @root: the first node of a game
 * @texts: (nullable): what is said, %NULL to ask only whether it is a problem
 * @lesson: (out) (optional) (transfer full) (nullable): a lesson of one step,
 *   %NULL unless OK
 *
 * Makes a problem a lesson. Texts with kana, kanji or hangul are taken to be of
 * those languages, others English.
 *
 * Returns: OK, or why it is none
 */
TengenLessonProblem
tengen_lesson_from_problem (const TengenRecord *record,
                            TengenNode root,
                            const TengenLessonProblemTexts *texts,
                            TengenLesson **lesson) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_from_problem_find:
 * @record: a record
 * @root: the first node of a game of which positions can be made
 *
 * Finds the node at which the question is asked.
 *
 * Returns: a node of the main line
 */
TengenNode tengen_lesson_from_problem_find (const TengenRecord *record,
                                            TengenNode root);

G_END_DECLS
