/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-text: a text of a lesson in all its languages (文)
 *
 * What:   pieces with readings (ふりがな), terms, points and emphasis; the plain
 *         text with or without readings.
 * Not:    drawing it (ui/paint), reading XML (tengen-lesson-read).
 * Shape:  spans in order; nothing between them. A span with a reading is one
 *         unit for breaking lines.
 */
#pragma once

#include "tengen-board-point.h"

G_BEGIN_DECLS

/**
 * TengenLessonSpanFlags:
 * @TENGEN_LESSON_SPAN_EMPHASIS: emphasis
 * @TENGEN_LESSON_SPAN_PARAGRAPH: begins a paragraph
 */
typedef enum
{
  TENGEN_LESSON_SPAN_EMPHASIS = 1 << 0,
  TENGEN_LESSON_SPAN_PARAGRAPH = 1 << 1,
} TengenLessonSpanFlags;

/**
 * TengenLessonSpan:
 * @base: what is written; blanks are single, none at the ends of paragraphs
 * @reading: (nullable): how @base is read, in kana
 * @term: (nullable): id of a glossary entry that it is a link to
 * @point: a point of the step's board that it names, or NONE
 * @flags: #TengenLessonSpanFlags
 *
 * A piece of a text.
 */
typedef struct
{
  char *base;
  char *reading;
  char *term;
  TengenPoint point;
  guint flags;
} TengenLessonSpan;

/**
 * TengenLessonText:
 * @language: its language, `ja`
 * @spans: (element-type TengenLessonSpan): its pieces
 * @is_silent: not to be read aloud
 * @line: line of the file, 0 for none
 *
 * A text in one language.
 */
typedef struct
{
  char *language;
  GArray *spans;
  gboolean is_silent;
  int line;
} TengenLessonText;

/* Makes a text without pieces. */
TengenLessonText *
tengen_lesson_text_new (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Copies a text. */
TengenLessonText *tengen_lesson_text_copy (const TengenLessonText *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees a text; does nothing for %NULL. */
void tengen_lesson_text_free (TengenLessonText *self);

/**
 * tengen_lesson_text_add:
 * @self: a text
 * @base: what is written, not empty
 * @reading: (nullable): how it is read
 *
 * Adds a piece at the end.
 *
 * Returns: (transfer none): the piece, to be given term, point and flags; valid
 *   until the next is added
 */
TengenLessonSpan *tengen_lesson_text_add (TengenLessonText *self,
                                          const char *base,
                                          const char *reading);

/* Gives what is written, paragraphs on lines of their own (transfer full). */
char *tengen_lesson_text_get_plain (const TengenLessonText *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_text_get_spoken:
 * @self: a text
 *
 * Gives it as it is read: readings in place of what they are the readings of.
 *
 * Returns: (transfer full): plain text
 */
char *tengen_lesson_text_get_spoken (const TengenLessonText *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenLessonWords:
 *
 * (element-type TengenLessonText): one text in all its languages, that of the
 * lesson first.
 */
typedef GPtrArray TengenLessonWords;

/**
 * tengen_lesson_words_get:
 * @self: (nullable): a text in all its languages
 * @language: (nullable): a language, maybe with a country (`en_GB`)
 *
 * Gives the text in a language, else in that of the lesson.
 *
 * Returns: (transfer none) (nullable): a text, or %NULL if there is none at all
 */
const TengenLessonText *tengen_lesson_words_get (const TengenLessonWords *self,
                                                 const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonText, tengen_lesson_text_free)

G_END_DECLS
