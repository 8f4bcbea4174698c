/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-fault-list: what is wrong with a lesson file, beside its board
 *
 * What:  a row for each error with its line, remarks apart; going from one to
 *        the next; all of them as a text on the clipboard.
 * Not:   finding errors (core/lesson), wording them (ui/words).
 * Shape: seen only while there is an error; follows its file.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-file.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_FAULT_LIST (tengen_lesson_fault_list_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonFaultList,
                      tengen_lesson_fault_list,
                      TENGEN,
                      LESSON_FAULT_LIST,
                      GtkWidget)

/* Actions: faults.next, faults.previous, faults.copy */

/* Shows what is wrong with a file (nullable), now and at each reading. */
void tengen_lesson_fault_list_set_file (TengenLessonFaultList *self,
                                        TengenLessonFile *file);

/* Goes to the next row (1) or the one before (-1), round at the ends. */
void tengen_lesson_fault_list_step (TengenLessonFaultList *self, int by);

/* Gives errors and remarks as lines (transfer full): `lesson.xml:12: …`. */
char *tengen_lesson_fault_list_get_text (TengenLessonFaultList *self)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_fault_list_say:
 * @file: a lesson file
 *
 * Says in a sentence what keeps a file from being used but for the errors with
 * a line.
 *
 * Returns: (transfer full) (nullable): a sentence, or %NULL
 */
char *
tengen_lesson_fault_list_say (TengenLessonFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Counts the errors of a file, with a line or not; 0 if it can be used. */
guint tengen_lesson_fault_list_count (TengenLessonFile *file);

G_END_DECLS
