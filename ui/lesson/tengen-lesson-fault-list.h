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

/**
 * tengen_lesson_fault_list_set_file:
 * @self: a list
 * @file: (nullable): the lesson file that is shown
 *
 * Shows what is wrong with a file, now and whenever it is read again.
 */
void tengen_lesson_fault_list_set_file (TengenLessonFaultList *self,
                                        TengenLessonFile *file);

/**
 * tengen_lesson_fault_list_step:
 * @self: a list
 * @by: 1 for the next row, -1 for the one before; round at the ends
 *
 * Goes to another row.
 */
void tengen_lesson_fault_list_step (TengenLessonFaultList *self, int by);

/**
 * tengen_lesson_fault_list_get_text:
 * @self: a list
 *
 * Gives errors and remarks as lines `lesson.xml:12: …`.
 *
 * Returns: (transfer full): a text, "" where there is nothing
 */
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

/**
 * tengen_lesson_fault_list_count:
 * @file: a lesson file
 *
 * Counts the errors of a file, whether they have a line or not.
 *
 * Returns: 0 if it can be used
 */
guint tengen_lesson_fault_list_count (TengenLessonFile *file);

G_END_DECLS
