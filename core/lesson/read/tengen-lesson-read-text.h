/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-text: the texts of a lesson or glossary
 *
 * What:   elements with readings, terms, points and emphasis to spans; which
 *         text is the translation of which.
 * Shape:  blanks are single; where a line of the file ends within Japanese,
 *         there is none.
 */
#pragma once

#include "tengen-lesson-reader.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_read_text_get_language:
 * @self: a run
 * @node: an element
 *
 * Tells in which language an element is.
 *
 * Returns: (transfer full) (nullable): the language, or %NULL for that of the
 *   file
 */
char *tengen_lesson_read_text_get_language (const TengenLessonReader *self,
                                            const xmlNode *node)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_read_text_add:
 * @self: a run
 * @node: a text in one language
 * @words: (inout) (nullable): the text in all languages; made if it is %NULL
 *
 * Adds a text: in a language that exists already, further paragraphs.
 */
void tengen_lesson_read_text_add (TengenLessonReader *self,
                                  const xmlNode *node,
                                  TengenLessonWords **words);

/**
 * tengen_lesson_read_text_get_words:
 * @self: a run
 * @node: an element
 * @name: name of the texts in it
 *
 * Reads all texts of a name in an element.
 *
 * Returns: (transfer full) (nullable): the text in all languages, or %NULL if
 *   there is none
 */
TengenLessonWords *
tengen_lesson_read_text_get_words (TengenLessonReader *self,
                                   const xmlNode *node,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
