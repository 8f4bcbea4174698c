/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page: where a lesson is read, watched and answered
 *
 * What:  everything below the header bar: the board, the text of the step, what
 *        it asks, what is said of the answer, the buttons.
 * Not:   what is right (core/lesson), what was done (ui/model), the window and
 *        its title (app).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-go-tally.h"
#include "tengen-lesson-run.h"
#include "tengen-speech.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PAGE (tengen_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenLessonPage, tengen_lesson_page, TENGEN, LESSON_PAGE, GtkWidget)

/* Properties (read, write, notified):
 *   run          TengenLessonRun  (nullable) the lesson
 *                          tengen_paint_ruby_new() (the start: all)
 *                          otherwise; points are named as in its texts
 * Signals:
 *   term (const char *id)    a word of the glossary is wanted
 *   play (gpointer play)     a game is wanted: a const TengenLessonPlay; the
 *                            code that starts it tells the run
 *   tally ()                 what is counted is to be laid out; it is
 *                            tengen_lesson_page_make_tally()
 *   list-requested ()        the list of lessons is wanted
 *   next-lesson ()           the next lesson of the course is wanted
 * Actions:
 *   lesson.next, lesson.previous, lesson.first, lesson.last (steps),
 *   lesson.step (int), lesson.forward and lesson.back (a move that is watched,
 *   else a step), lesson.next-move, lesson.previous-move, lesson.choose (int),
 *   lesson.press (int, a TengenLessonPressWhat), lesson.number (int, half
 *   points), lesson.pass, lesson.play, lesson.retry, lesson.hint, lesson.solution,
 *   lesson.start-trial, lesson.end-trial, lesson.undo, lesson.copy,
 *   lesson.list, lesson.next-lesson, lesson.term (string), lesson.light (int,
 *   a point, or TENGEN_POINT_NONE), lesson.read, lesson.tally
 * Keys, wherever the focus is in the window: Page Up and Page Down back and
 *   forward, R retry, H hint, S solution, F play freely and back, U and Ctrl+Z
 *   take back, Ctrl+C copy, V read aloud, T lay out in rows. Inside the page but not on the board, where arrows
 *   move the cursor: Left and Right back and forward, Space forward, Home and
 *   End first and last, Up and Down scroll the text. Escape, after a miss,
 *   retries, and ends free play; so does Enter retry on the board.
 */

/* Gives the keyboard to the first thing that there is to do. */
void tengen_lesson_page_focus (TengenLessonPage *self);

/**
 * tengen_lesson_page_make_tally:
 * @self: a page
 *
 * Takes what the step asks for now apart.
 *
 * Returns: (transfer full) (nullable): the things that are laid out, %NULL
 *   where there is nothing to lay out
 */
TengenGoTally *tengen_lesson_page_make_tally (TengenLessonPage *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Lets the voice read steps and what is said of answers; called once. */
void tengen_lesson_page_set_speech (TengenLessonPage *self,
                                    TengenSpeech *speech);

/**
 * tengen_lesson_page_set_foot:
 * @self: a page
 * @foot: (nullable): what stands below the panel of a single step, with buttons
 *   for lesson.next and lesson.list; it takes the keyboard when the step is
 *   solved. %NULL for the ways between the steps of a lesson and what stands at
 *   its end
 *
 * Lets the page show exercises, each a lesson of one step, instead of a lesson.
 * lesson.next emits "next-lesson" then.
 */
void tengen_lesson_page_set_foot (TengenLessonPage *self, GtkWidget *foot);

G_END_DECLS
