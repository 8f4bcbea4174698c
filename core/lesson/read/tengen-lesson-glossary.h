/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-glossary: the words of the games with readings and meaning
 * (用語集)
 *
 * What:   entries from the bytes of a file, finding them by id and by what a
 *         person types.
 * Not:    showing them (ui/lesson).
 * Source: glossary.rnc.
 */
#pragma once

#include "tengen-lesson-fault.h"
#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/**
 * TengenLessonEntry:
 * @id: its name, that texts refer to
 * @game: which games use it: `common`, `go`, `pure-go`, `renju`...
 * @term: the word in all languages, with its reading
 * @meaning: (nullable): what it means, in a sentence or two
 * @line: line of the file
 *
 * An entry.
 */
typedef struct
{
  char *id;
  char *game;
  TengenLessonWords *term;
  TengenLessonWords *meaning;
  int line;
} TengenLessonEntry;

typedef struct TengenLessonGlossary TengenLessonGlossary;

/**
 * tengen_lesson_glossary_read:
 * @data: (array length=length): the bytes of a file
 * @length: how many
 * @faults: (element-type TengenLessonFault): where faults are added
 *
 * Reads a glossary, as safely as a lesson.
 *
 * Returns: (transfer full) (nullable): the glossary, or %NULL with at least one
 *   error in @faults
 */
TengenLessonGlossary *
tengen_lesson_glossary_read (const char *data,
                             gsize length,
                             GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a glossary; does nothing for %NULL. */
void tengen_lesson_glossary_free (TengenLessonGlossary *self);

/* Gives all entries, by the order of the Japanese readings. */
const GPtrArray *
tengen_lesson_glossary_get_entries (const TengenLessonGlossary *self);

/* Finds an entry by its name; may be %NULL. */
const TengenLessonEntry *
tengen_lesson_glossary_find (const TengenLessonGlossary *self, const char *id);

/**
 * tengen_lesson_entry_matches:
 * @self: an entry
 * @wanted: what a person typed
 *
 * Tells whether an entry is meant: @wanted stands in its word in any language,
 * in a reading or in a meaning; case, width and katakana or hiragana do not
 * matter.
 *
 * Returns: %TRUE if it is; also for an empty text
 */
gboolean tengen_lesson_entry_matches (const TengenLessonEntry *self,
                                      const char *wanted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonGlossary,
                               tengen_lesson_glossary_free)

G_END_DECLS
