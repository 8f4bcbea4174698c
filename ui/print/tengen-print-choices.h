/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-choices: what is printed and how it is laid out, to be chosen
 *
 * What:  widgets for everything that stands in a wish (tengen-print-wish); only
 *        what means something for the kind of sheet is seen.
 * Not:   the pages (tengen-print-window).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-shelf.h"
#include "tengen-print-wish.h"
#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRINT_CHOICES (tengen_print_choices_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPrintChoices, tengen_print_choices, TENGEN, PRINT_CHOICES, GtkBox)

/* Signals:
 *   changed ()   something else is wished for
 */

/**
 * tengen_print_choices_set_shelf:
 * @self: choices
 * @shelf: (nullable): lessons to choose from; %NULL for those of the course
 *
 * Sets the lessons, once, before anything else. Those of the course are read by
 * a worker.
 */
void tengen_print_choices_set_shelf (TengenPrintChoices *self,
                                     TengenLessonShelf *shelf);

/* Tells whether lessons are being read. */
gboolean tengen_print_choices_is_reading (TengenPrintChoices *self);

/* Chooses a kind of sheet, if there is something to make it of. */
void tengen_print_choices_set_kind (TengenPrintChoices *self,
                                    TengenPrintKind kind);

/**
 * tengen_print_choices_set_lesson:
 * @self: choices
 * @lesson: a lesson of the shelf, also one that is not of the course
 * @language: (nullable): in which language it is read
 * @readings: see tengen_paint_ruby_new()
 *
 * Chooses a lesson and how its texts are read.
 */
void tengen_print_choices_set_lesson (TengenPrintChoices *self,
                                      const TengenLesson *lesson,
                                      const char *language,
                                      int readings);

/**
 * tengen_print_choices_set_exercises:
 * @self: choices
 * @kind: a kind of exercises
 * @level: a level of it
 * @readings: see tengen_paint_ruby_new()
 *
 * Chooses a sheet of exercises.
 */
void tengen_print_choices_set_exercises (TengenPrintChoices *self,
                                         TengenExerciseKind kind,
                                         int level,
                                         int readings);

/**
 * tengen_print_choices_set_session:
 * @self: choices
 * @session: (nullable): a game
 * @title: (nullable): what the record is called
 *
 * Sets of what game records, diagrams, counts and problem sheets are made: the
 * record as it is now.
 */
void tengen_print_choices_set_session (TengenPrintChoices *self,
                                       TengenSession *session,
                                       const char *title);

/* Sets the match of tables of results, as it is now; may be %NULL. */
void tengen_print_choices_set_match (TengenPrintChoices *self,
                                     const TengenMatch *match);

/* Sets the table of a class (transfer none). */
void tengen_print_choices_set_class (TengenPrintChoices *self,
                                     TengenClassSheet *sheet);

/* Sets the learner's name on a certificate; may be %NULL. */
void tengen_print_choices_set_name (TengenPrintChoices *self, const char *name);

/* Sets whether boards are to have coordinates, until that is ticked. */
void tengen_print_choices_set_coordinates (TengenPrintChoices *self,
                                           gboolean coordinates);

/**
 * tengen_print_choices_read:
 * @self: choices
 *
 * Tells what is wished for.
 *
 * Returns: a wish that borrows from @self until something else is chosen
 */
TengenPrintWish tengen_print_choices_read (TengenPrintChoices *self);

G_END_DECLS
