/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-own: the teacher's own lessons (自分のレッスン)
 *
 * What:  the lesson files in a folder of the user's data, and any other that is
 *        opened; reads them in a worker, again whenever they change on disk.
 * Not:   what is shown of them (tengen-lesson-window), writing lessons.
 * Shape: files are read one after the other. In the folder the first file by
 *        name has an id, another one with the same id is reported; a file from
 *        elsewhere may have an id that exists already: it is taken for a copy.
 */
#pragma once

#include "tengen-lesson-file.h"

G_BEGIN_DECLS

/* More files of the folder are not listed. */
#define TENGEN_LESSON_OWN_MOST 200

#define TENGEN_TYPE_LESSON_OWN (tengen_lesson_own_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonOwn, tengen_lesson_own, TENGEN, LESSON_OWN, GObject)

/**
 * tengen_lesson_own_new:
 * @shelf: the shelf that keeps the lessons
 * @folder: (nullable): path of the folder, %NULL for `tengen/lessons` in the
 *   user's data
 *
 * Makes an empty list; nothing is read yet.
 *
 * Returns: (transfer full): own lessons
 */
TengenLessonOwn *
tengen_lesson_own_new (TengenLessonShelf *shelf,
                       const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Begins to read the folder and to follow what happens in it. */
void tengen_lesson_own_start (TengenLessonOwn *self);

/**
 * tengen_lesson_own_get_files:
 * @self: own lessons
 *
 * Gives the files: those of the folder by their names, then those from
 * elsewhere.
 *
 * Returns: (transfer none): a list of #TengenLessonFile
 */
GListModel *tengen_lesson_own_get_files (TengenLessonOwn *self);

/* Tells whether something is still to be read. */
gboolean tengen_lesson_own_is_busy (TengenLessonOwn *self);

/**
 * tengen_lesson_own_open:
 * @self: own lessons
 * @file: any file
 *
 * Lists a file, if it is not, and reads it.
 *
 * Returns: (transfer none): the lesson file; it emits "changed" when it was
 *   read and is not as it was
 */
TengenLessonFile *tengen_lesson_own_open (TengenLessonOwn *self, GFile *file);

/* Finds the file of a lesson (both nullable). */
TengenLessonFile *tengen_lesson_own_find (TengenLessonOwn *self,
                                          const TengenLesson *lesson);

/* Reads a file (nullable) again whenever it changes on disk, anywhere. */
void tengen_lesson_own_watch (TengenLessonOwn *self, TengenLessonFile *file);

/**
 * tengen_lesson_own_make_folder:
 * @self: own lessons
 * @error: return location for a %G_FILE_ERROR
 *
 * Makes the folder if it is not there.
 *
 * Returns: (transfer none) (nullable): the folder, or %NULL
 */
GFile *tengen_lesson_own_make_folder (TengenLessonOwn *self, GError **error);

/**
 * tengen_lesson_own_add_example:
 * @self: own lessons
 * @text: a lesson
 * @error: return location for an error
 *
 * Writes it into the folder as `example.xml`, or where that is taken as
 * `example-2.xml` and so on; its id gets the same number.
 *
 * Returns: (transfer full) (nullable): the new file, or %NULL
 */
GFile *tengen_lesson_own_add_example (TengenLessonOwn *self,
                                      const char *text,
                                      GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_own_is:
 * @file: a file
 *
 * Tells whether a file belongs into the window of lessons: by its `.xml`, unless
 * it begins as a game of another program does.
 *
 * Returns: %TRUE for a lesson, also for one with faults
 */
gboolean tengen_lesson_own_is (GFile *file);

G_END_DECLS
