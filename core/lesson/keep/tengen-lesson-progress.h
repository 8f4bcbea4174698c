/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-progress: what a person has done in each lesson (進みぐあい)
 *
 * What:   steps done with their misses, stars, where the learner was, the
 *         language of each lesson; to the text of a key file and back.
 * Not:    files (app).
 * Shape:  by the ids of lessons and steps, so that a lesson may be edited; what
 *         is not understood is kept as it stands. A step that was done stays
 *         done, with the best of its results.
 */
#pragma once

#include "tengen-lesson.h"

G_BEGIN_DECLS

typedef struct TengenLessonProgress TengenLessonProgress;

/* The format of the texts that this program writes; later ones are higher. */
#define TENGEN_LESSON_PROGRESS_FORMAT 1

/* The most stars of a step or lesson. */
#define TENGEN_LESSON_STARS 3

/* Makes the progress of someone who has done nothing. */
TengenLessonProgress *
tengen_lesson_progress_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees progress; does nothing for %NULL. */
void tengen_lesson_progress_free (TengenLessonProgress *self);

/**
 * tengen_lesson_progress_decode:
 * @data: (array length=length): the text of a file
 * @length: how many bytes
 *
 * Reads progress.
 *
 * Returns: (transfer full) (nullable): progress, or %NULL if the text is none,
 *   or of a format that this program does not know
 */
TengenLessonProgress *
tengen_lesson_progress_decode (const char *data,
                               gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* Writes progress as the text of a key file (transfer full). */
char *tengen_lesson_progress_encode (const TengenLessonProgress *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_progress_merge:
 * @self: progress
 * @other: progress of the same person, written by another program
 *
 * Takes over what @other has and @self has not, and the better of both.
 */
void tengen_lesson_progress_merge (TengenLessonProgress *self,
                                   const TengenLessonProgress *other);

/**
 * tengen_lesson_progress_rate:
 * @misses: wrong answers
 * @hints: hints that were shown
 * @shown: the solution was shown
 *
 * Tells what a step done so is worth: 3 stars without a miss or hint, 2 with up
 * to two of them, else 1; 1 if the solution was shown.
 *
 * Returns: 1 to %TENGEN_LESSON_STARS
 */
guint tengen_lesson_progress_rate (guint misses, guint hints, gboolean shown);

/**
 * tengen_lesson_progress_set_done:
 * @self: progress
 * @lesson: id of a lesson
 * @step: id of a step
 * @stars: what it is worth; the best is kept
 *
 * Notes that a step was done.
 *
 * Returns: %TRUE if that is new or better
 */
gboolean tengen_lesson_progress_set_done (TengenLessonProgress *self,
                                          const char *lesson,
                                          const char *step,
                                          guint stars);

/* Tells what a step is worth, by ids; 0 if it was not done. */
guint tengen_lesson_progress_get_stars (const TengenLessonProgress *self,
                                        const char *lesson,
                                        const char *step);

/**
 * tengen_lesson_progress_set_place:
 * @self: progress
 * @lesson: id of a lesson
 * @step: id of a step
 *
 * Notes where the learner is: the last lesson, and the step in it.
 *
 * Returns: %TRUE if that is new
 */
gboolean tengen_lesson_progress_set_place (TengenLessonProgress *self,
                                           const char *lesson,
                                           const char *step);

/* Gives the id of the step where the learner was; may be %NULL. */
const char *tengen_lesson_progress_get_place (const TengenLessonProgress *self,
                                              const char *lesson);

/* Gives the id of the lesson where the learner was last; may be %NULL. */
const char *tengen_lesson_progress_get_last (const TengenLessonProgress *self);

/**
 * tengen_lesson_progress_set_language:
 * @self: progress
 * @lesson: id of a lesson
 * @language: (nullable): in which language it is read, %NULL for the program's
 *
 * Notes a language.
 *
 * Returns: %TRUE if that is new
 */
gboolean tengen_lesson_progress_set_language (TengenLessonProgress *self,
                                              const char *lesson,
                                              const char *language);

/* Gives the language a lesson is read in, %NULL for the program's. */
const char *
tengen_lesson_progress_get_language (const TengenLessonProgress *self,
                                     const char *lesson);

/* Forgets what was done in a lesson, %NULL for all. */
void tengen_lesson_progress_reset (TengenLessonProgress *self,
                                   const char *lesson);

/**
 * TengenLessonSum:
 * @n_steps: steps of the lesson
 * @n_done: steps that were done
 * @stars: 0 until all are done; then what the steps that ask something are worth
 *   on average, rounded down, at least 1
 *
 * How far a lesson is done.
 */
typedef struct
{
  guint n_steps;
  guint n_done;
  guint stars;
} TengenLessonSum;

/* Adds up how far a lesson is done. */
TengenLessonSum tengen_lesson_progress_sum (const TengenLessonProgress *self,
                                            const TengenLesson *lesson);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonProgress,
                               tengen_lesson_progress_free)

G_END_DECLS
