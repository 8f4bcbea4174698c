/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-text: comments of a record as texts of a lesson
 *
 * What:   what a comment says of its line, what of it is to be read, paragraphs.
 * Not:    annotations (TE, BM), which lines lead where (tengen-lesson-from-line).
 */
#pragma once

#include "tengen-lesson-write.h"

G_BEGIN_DECLS

/**
 * TengenLessonLine:
 * @TENGEN_LESSON_LINE_OPEN: nothing is said of it
 * @TENGEN_LESSON_LINE_RIGHT: it is right, or leads to what is
 * @TENGEN_LESSON_LINE_GOOD: the move is good, though not best
 * @TENGEN_LESSON_LINE_WRONG: it is wrong, or all that follows is
 *
 * What a record says of a line.
 */
typedef enum
{
  TENGEN_LESSON_LINE_OPEN,
  TENGEN_LESSON_LINE_RIGHT,
  TENGEN_LESSON_LINE_GOOD,
  TENGEN_LESSON_LINE_WRONG,
} TengenLessonLine;

/* Tells what a comment says of its line. Returns: RIGHT, WRONG or OPEN. */
TengenLessonLine tengen_lesson_from_text_judge (const char *text);

/**
 * tengen_lesson_from_text_strip:
 * @text: a comment
 *
 * Takes the words out that are only there for programs, and what cannot be
 * seen.
 *
 * Returns: (transfer full): lines without blanks around them; maybe empty
 */
char *
tengen_lesson_from_text_strip (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether it has kana or kanji in it. */
gboolean tengen_lesson_from_text_is_japanese (const char *text);

/**
 * tengen_lesson_from_text_add:
 * @writer: a writer
 * @name: `say`
 * @text: lines, not empty
 *
 * Writes a text with a paragraph for each line; long ones are cut into several,
 * at the end of a sentence if there is one.
 */
void tengen_lesson_from_text_add (TengenLessonWriter *writer,
                                  const char *name,
                                  const char *text);

/**
 * tengen_lesson_from_text_make:
 * @text: lines, not empty
 * @language: in which language it is
 *
 * Makes a text with a paragraph for each line, as tengen_lesson_from_text_add()
 * writes it.
 *
 * Returns: (transfer full): a text of one language, without readings
 */
TengenLessonWords *
tengen_lesson_from_text_make (const char *text,
                              const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Tells how many bytes of a line are one paragraph, all if it is short. */
gsize tengen_lesson_from_text_cut (const char *text);

G_END_DECLS
