/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-to-private: what the files of tengen-lesson-to-sgf share
 */
#pragma once

#include "tengen-lesson-game.h"
#include "tengen-lesson-to-sgf.h"

G_BEGIN_DECLS

/**
 * TengenLessonToSgf:
 * @record: the record of the step
 * @diagram: its diagram
 * @language: (nullable): language of the texts
 * @line: (element-type TengenLessonMove): the moves from the diagram on
 * @done: (nullable): what is said when the step is done
 *
 * A step that is written.
 */
typedef struct
{
  TengenRecord *record;
  TengenLessonDiagram diagram;
  const char *language;
  GArray *line;
  const TengenLessonWords *done;
} TengenLessonToSgf;

/**
 * tengen_lesson_to_append_line:
 * @text: a text
 * @line: what is added on a line of its own
 *
 * Adds a line.
 */
void tengen_lesson_to_append_line (GString *text, const char *line);

/**
 * tengen_lesson_to_append_words:
 * @self: a writer
 * @text: a text
 * @before: what stands before them
 * @words: (nullable): a text of the lesson
 *
 * Adds a text of the lesson on lines of its own.
 */
void tengen_lesson_to_append_words (const TengenLessonToSgf *self,
                                    GString *text,
                                    const char *before,
                                    const TengenLessonWords *words);

/**
 * tengen_lesson_to_get_plain:
 * @words: (nullable): a text of the lesson
 * @language: (nullable): in which language
 *
 * Gives a text without readings.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL if there is none
 */
char *
tengen_lesson_to_get_plain (const TengenLessonWords *words,
                            const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_to_add_move:
 * @self: a writer
 * @parent: the node before
 * @stone: who moves
 * @point: where, or PASS
 *
 * Adds a move, to the record and to the line.
 *
 * Returns: its node
 */
TengenNode tengen_lesson_to_add_move (TengenLessonToSgf *self,
                                      TengenNode parent,
                                      TengenStone stone,
                                      TengenPoint point);

/**
 * tengen_lesson_to_make_game:
 * @self: a writer
 *
 * Makes the game after the moves so far.
 *
 * Returns: (transfer full): a game
 */
TengenGame *tengen_lesson_to_make_game (const TengenLessonToSgf *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_to_add_try:
 * @self: a writer
 * @node: the node after which the question is asked
 * @trial: a question
 *
 * Adds the answers of a question, and of those after it, as variations.
 */
void tengen_lesson_to_add_try (TengenLessonToSgf *self,
                               TengenNode node,
                               const TengenLessonTry *trial);

G_END_DECLS
