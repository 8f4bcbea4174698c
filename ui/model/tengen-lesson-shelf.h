/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-shelf: the lessons that come with the program, the glossary, and
 * the progress made in them
 *
 * What:   reads them from the program's resources when they are first asked
 *         for; reads lessons by other authors with the same schema; holds the
 *         learner's progress.
 * Not:    files: the code that stores the progress follows "progress-changed".
 */
#pragma once

#include <gio/gio.h>

#include "tengen-lesson-check.h"
#include "tengen-lesson-glossary.h"
#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_SHELF (tengen_lesson_shelf_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonShelf, tengen_lesson_shelf, TENGEN, LESSON_SHELF, GObject)

/* Signals:
 *   progress-changed ()   something was done, or forgotten
 *   reset (const char *id)   what was done of a lesson, or of all (NULL), is to
 *                            be forgotten for good; before "progress-changed"
 */

/* Makes a shelf; nothing is read yet. */
TengenLessonShelf *tengen_lesson_shelf_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the lessons of the course in their order. */
GPtrArray *tengen_lesson_shelf_get_lessons (TengenLessonShelf *self);

/**
 * tengen_lesson_shelf_find:
 * @self: a shelf
 * @id: id of a lesson
 *
 * Finds a lesson of the course, or one that was adopted: the last of that id.
 *
 * Returns: (transfer none) (nullable): the lesson, or %NULL
 */
const TengenLesson *tengen_lesson_shelf_find (TengenLessonShelf *self,
                                              const char *id);

/**
 * tengen_lesson_shelf_adopt:
 * @self: a shelf
 * @lesson: (transfer full): a lesson that does not come with the program
 *
 * Keeps a lesson until the shelf goes, also when a later reading of its file
 * replaces it: a run may still use it. Its id gets `own-` before it (of longer
 * ones the first 60 characters count), so that what was done of it is never
 * taken for a lesson of the course.
 *
 * Returns: (transfer none): the lesson
 */
const TengenLesson *tengen_lesson_shelf_adopt (TengenLessonShelf *self,
                                               TengenLesson *lesson);

/**
 * tengen_lesson_shelf_keep:
 * @self: a shelf
 * @lesson: (transfer full): an exercise, or a problem of a file
 *
 * Keeps what is not progress until the shelf goes. It is never found: nothing
 * offers it as a lesson.
 *
 * Returns: (transfer none): the lesson
 */
const TengenLesson *tengen_lesson_shelf_keep (TengenLessonShelf *self,
                                              TengenLesson *lesson);

/**
 * tengen_lesson_shelf_set_notation:
 * @self: a shelf that nothing was asked of yet
 * @notation: a notation
 *
 * Sets how points of Go are shown in lessons; they are read so.
 */
void tengen_lesson_shelf_set_notation (TengenLessonShelf *self,
                                       TengenNotation notation);

/* Gives the glossary. */
const TengenLessonGlossary *
tengen_lesson_shelf_get_glossary (TengenLessonShelf *self);

/* Gives the writers' guide (transfer full): Markdown, a part per language. */
char *tengen_lesson_shelf_read_guide (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_shelf_read:
 * @self: a shelf
 * @bytes: a lesson file
 * @faults: (element-type TengenLessonFault): where faults and remarks are added
 *
 * Reads and checks a lesson.
 *
 * Returns: (transfer full) (nullable): the lesson, or %NULL with at least one
 *   error in @faults
 */
TengenLesson *
tengen_lesson_shelf_read (TengenLessonShelf *self,
                          GBytes *bytes,
                          GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_shelf_pick_language:
 * @languages: (element-type utf8): languages of a text, its own first
 *
 * Tells in which of them a text is read unless a person chose another.
 *
 * Returns: (transfer none): the program's if it is among them, else the first
 */
const char *tengen_lesson_shelf_pick_language (const GPtrArray *languages);

/**
 * tengen_lesson_shelf_get_language:
 * @lesson: a lesson
 *
 * Tells in which language a lesson is read unless a person chose another.
 *
 * Returns: (transfer none): the program's if the lesson has it, else the
 *   lesson's own
 */
const char *tengen_lesson_shelf_get_language (const TengenLesson *lesson);

/* Gives what was done. */
const TengenLessonProgress *
tengen_lesson_shelf_get_progress (TengenLessonShelf *self);

/**
 * tengen_lesson_shelf_take_progress:
 * @self: a shelf
 * @progress: (transfer full): what was done, as it was kept
 *
 * Replaces the progress; what was reset before cannot be brought back any more.
 * Emits "progress-changed".
 */
void tengen_lesson_shelf_take_progress (TengenLessonShelf *self,
                                        TengenLessonProgress *progress);

/**
 * tengen_lesson_shelf_set_done:
 * @self: a shelf
 * @lesson: a lesson
 * @step: a step of it
 * @stars: what it is worth
 *
 * Notes that a step was done; emits "progress-changed" if that is new.
 */
void tengen_lesson_shelf_set_done (TengenLessonShelf *self,
                                   const TengenLesson *lesson,
                                   const TengenLessonStep *step,
                                   guint stars);

/* Notes the present step; emits "progress-changed" if it is new. */
void tengen_lesson_shelf_set_place (TengenLessonShelf *self,
                                    const TengenLesson *lesson,
                                    const TengenLessonStep *step);

/**
 * tengen_lesson_shelf_set_language:
 * @self: a shelf
 * @lesson: a lesson
 * @language: (nullable): a language, %NULL for the program's
 *
 * Notes in which language it is read; emits "progress-changed" if that is new.
 */
void tengen_lesson_shelf_set_language (TengenLessonShelf *self,
                                       const TengenLesson *lesson,
                                       const char *language);

/* Forgets a lesson, %NULL for all; emits "reset" and "progress-changed". */
void tengen_lesson_shelf_reset (TengenLessonShelf *self,
                                const TengenLesson *lesson);

/**
 * tengen_lesson_shelf_undo_reset:
 * @self: a shelf
 *
 * Brings back what the last reset made forgotten; what was done since stays.
 * Emits "progress-changed".
 *
 * Returns: %FALSE if nothing was forgotten
 */
gboolean tengen_lesson_shelf_undo_reset (TengenLessonShelf *self);

G_END_DECLS
