/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-file: a teacher's lesson file, and the result of reading it
 *
 * What:   the lesson as it was last read without errors, and what is wrong with
 *         the file now; either or both may exist.
 * Not:    reading it (the owner of the file does that), where it is listed.
 * Memory: its lessons are the shelf's, which keeps those that were replaced.
 */
#pragma once

#include "tengen-lesson-shelf.h"

G_BEGIN_DECLS

/**
 * TengenLessonReading:
 * @checksum: (nullable): SHA-256 of the bytes, %NULL if none could be read
 * @lesson: (nullable): the lesson, %NULL if there are errors or it was taken
 * @faults: (element-type TengenLessonFault): errors and remarks
 * @said: (nullable): a sentence: why the file could not be read at all
 *
 * What came of reading a file once.
 */
typedef struct
{
  char *checksum;
  TengenLesson *lesson;
  GPtrArray *faults;
  char *said;
} TengenLessonReading;

/**
 * tengen_lesson_reading_new:
 * @shelf: a shelf not in use elsewhere, with schema and glossary
 * @bytes: (nullable): a file, %NULL if it could not be read
 * @said: (nullable): why it could not be read
 *
 * Reads and checks a lesson. May be called in any thread.
 *
 * Returns: (transfer full): the result
 */
TengenLessonReading *
tengen_lesson_reading_new (TengenLessonShelf *shelf,
                           GBytes *bytes,
                           const char *said) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it, with the lesson if it was not taken; does nothing for %NULL. */
void tengen_lesson_reading_free (TengenLessonReading *self);

#define TENGEN_TYPE_LESSON_FILE (tengen_lesson_file_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonFile, tengen_lesson_file, TENGEN, LESSON_FILE, GObject)

/* Signals:
 *   changed ()   it was read, and is not as it was
 */

/* Makes a lesson file, not read yet, whose lessons @shelf keeps. */
TengenLessonFile *tengen_lesson_file_new (TengenLessonShelf *shelf, GFile *file)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_file_take:
 * @self: a lesson file
 * @reading: (transfer full): what came of reading it
 *
 * Takes what came of reading the file. Without errors its lesson replaces that
 * of before; with errors that of before stays. Emits "changed" unless the file
 * is as it was.
 *
 * Returns: %FALSE if the file is as it was
 */
gboolean tengen_lesson_file_take (TengenLessonFile *self,
                                  TengenLessonReading *reading);

/**
 * tengen_lesson_file_set_twin:
 * @self: a lesson file
 * @twin: (nullable): name of another file that has a lesson of the same id and
 *   goes before this one
 *
 * Notes that the lesson cannot be told from another one. Emits "changed" if
 * that is new.
 */
void tengen_lesson_file_set_twin (TengenLessonFile *self, const char *twin);

/* Gives the file. */
GFile *tengen_lesson_file_get_file (TengenLessonFile *self);

/* Gives its name without folders, as it is shown. */
const char *tengen_lesson_file_get_name (TengenLessonFile *self);

/* Gives the lesson as last read without errors; may be %NULL. */
const TengenLesson *tengen_lesson_file_get_lesson (TengenLessonFile *self);

/* Gives errors and remarks of the last reading, by lines. */
const GPtrArray *tengen_lesson_file_get_faults (TengenLessonFile *self);

/**
 * tengen_lesson_file_get_said:
 * @self: a lesson file
 *
 * Tells why there is no lesson but for its faults: the file could not be read.
 *
 * Returns: (transfer none) (nullable): a sentence, or %NULL
 */
const char *tengen_lesson_file_get_said (TengenLessonFile *self);

/* Names another file with a lesson of the same id; may be %NULL. */
const char *tengen_lesson_file_get_twin (TengenLessonFile *self);

/* Tells whether it has been read. */
gboolean tengen_lesson_file_is_read (TengenLessonFile *self);

/* Tells whether the file can be used as it is now. */
gboolean tengen_lesson_file_is_sound (TengenLessonFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonReading, tengen_lesson_reading_free)

G_END_DECLS
