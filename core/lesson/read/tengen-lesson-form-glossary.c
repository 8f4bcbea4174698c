/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-form-glossary: the form of glossaries
 *
 * Source: glossary.rnc, in the order of names.
 */
#include "tengen-lesson-form.h"

#define LANGUAGE(need)                                                         \
  {                                                                            \
    "xml:lang", TENGEN_LESSON_VALUE_LANGUAGE, NULL, need                       \
  }
#define NAME(name)                                                             \
  {                                                                            \
    name, TENGEN_LESSON_VALUE_NAME, NULL, TENGEN_LESSON_MUST                   \
  }
#define WORD(name, words)                                                      \
  {                                                                            \
    name, TENGEN_LESSON_VALUE_WORD, words, TENGEN_LESSON_MUST                  \
  }

static const TengenLessonFormElement elements[] = {
  { .name = "entry",
    .attributes = { NAME ("id"),
                    WORD ("game", "common go pure-go renju counting") },
    .parts = { { .names = "word*", .is_needed = TRUE },
               { .names = "meaning*", .is_needed = TRUE } } },
  { .name = "glossary",
    .attributes = { WORD ("version", "1"), LANGUAGE (TENGEN_LESSON_MUST) },
    .parts = { { .names = "entry*", .is_needed = TRUE } } },
  { .name = "meaning",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = "ruby term",
    .attributes = { LANGUAGE (TENGEN_LESSON_MAY) } },
  { .name = "rb", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "rt", .text = TENGEN_LESSON_TEXT_BEFORE },
  { .name = "ruby",
    .parts = { { .names = "rb", .is_needed = TRUE },
               { .names = "rt", .is_needed = TRUE } } },
  { .name = "term",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = "ruby",
    .attributes = { NAME ("ref") } },
  { .name = "word",
    .text = TENGEN_LESSON_TEXT_BEFORE,
    .inside = "ruby",
    .attributes = { LANGUAGE (TENGEN_LESSON_MAY) } },
};

const TengenLessonForm *
tengen_lesson_form_get_glossary (void)
{
  static const TengenLessonForm form = { elements, G_N_ELEMENTS (elements) };

  return &form;
}
