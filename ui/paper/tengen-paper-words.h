/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-words: what paper says itself, with readings
 *
 * What:   short texts in Japanese, English and Chinese.
 * Not:    texts of lessons.
 * Shape:  paper has the language of its reader, not that of the program: a
 *         Japanese handout asks for the 名前 wherever it was made. So its texts
 *         are no messages of the program.
 */
#pragma once

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * TengenPaperWords:
 * @ja: in Japanese; `{名前|なまえ}` is 名前 with its reading, a new line begins a
 *   paragraph
 * @en: in English
 * @zh: in simplified Chinese
 *
 * A text.
 */
typedef struct
{
  const char *ja;
  const char *en;
  const char *zh;
} TengenPaperWords;

/**
 * tengen_paper_words_get_language:
 * @language: (nullable): a language
 *
 * Tells in which language paper in that language says its own words.
 *
 * Returns: (transfer none): `ja`, `zh` or `en`
 */
const char *tengen_paper_words_get_language (const char *language);

/**
 * tengen_paper_words_get:
 * @self: a text
 * @language: (nullable): a language
 *
 * Gives it as it is written in a language.
 *
 * Returns: (transfer none): with the readings that are in it
 */
const char *tengen_paper_words_get (const TengenPaperWords *self,
                                    const char *language);

/* Reads a text with readings, `{…|…}` (transfer full). */
TengenLessonText *
tengen_paper_words_parse (const char *language,
                          const char *marked) G_GNUC_WARN_UNUSED_RESULT;

/* Gives it in a language, which may be %NULL (transfer full). */
TengenLessonText *
tengen_paper_words_make (const TengenPaperWords *self,
                         const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_words_add_number:
 * @self: a text
 * @language: (nullable): a language
 * @number: a number
 *
 * Gives it in a language with a number behind: 問1, Question 1.
 *
 * Returns: (transfer full): a text
 */
TengenLessonText *
tengen_paper_words_add_number (const TengenPaperWords *self,
                               const char *language,
                               guint number) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the word for a pass; @language may be %NULL. */
const char *tengen_paper_words_get_pass (const char *language);

/**
 * tengen_paper_words_append:
 * @self: a text
 * @blank: (nullable): what stands between
 * @other: a text
 *
 * Adds a text at the end of another one, in the same paragraph.
 */
void tengen_paper_words_append (TengenLessonText *self,
                                const char *blank,
                                const TengenLessonText *other);

G_END_DECLS
