/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-to-sgf: a lesson as game records, for other programs
 *
 * What:   a record for each step: its board, its marks, its text as a comment,
 *         its moves or answers as variations.
 * Not:    writing SGF (core/sgf).
 * Shape:  a right answer has TE, one that is not best IT, a wrong one BM; where
 *         the line of a right one ends stands RIGHT, as problem collections have
 *         it. What is said of every other move is a variation without a move.
 *         Points to be marked, numbers, options follow the question in a node
 *         of their own. Hints and readings are left out.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_to_sgf:
 * @lesson: a lesson
 * @language: (nullable): language of the texts, %NULL for that of the lesson
 *
 * Makes records of a lesson. One after another they are a collection.
 *
 * Returns: (transfer full) (element-type TengenRecord): a record of one game for
 *   each step
 */
GPtrArray *
tengen_lesson_to_sgf (const TengenLesson *lesson,
                      const char *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
