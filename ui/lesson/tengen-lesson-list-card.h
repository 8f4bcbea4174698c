/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list-card: a lesson in the list
 *
 * What:  a picture of its board, number, title, goal, length; how far it is done.
 * Not:   opening it (tengen-lesson-list).
 * Shape: its menu asks the list by the actions list.restart and list.reset.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-progress.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_LIST_CARD (tengen_lesson_list_card_get_type ())
G_DECLARE_FINAL_TYPE (TengenLessonListCard,
                      tengen_lesson_list_card,
                      TENGEN,
                      LESSON_LIST_CARD,
                      GtkFlowBoxChild)

/**
 * tengen_lesson_list_card_new:
 * @lesson: a lesson, which must outlive the card
 * @number: its number in the course, from 1; 0 for a lesson of no course
 *
 * Makes a card.
 *
 * Returns: (transfer floating): a widget
 */
GtkWidget *tengen_lesson_list_card_new (const TengenLesson *lesson,
                                        guint number) G_GNUC_WARN_UNUSED_RESULT;

/* Gives its lesson. */
const TengenLesson *
tengen_lesson_list_card_get_lesson (TengenLessonListCard *self);

/* Shows how far it is done. */
void tengen_lesson_list_card_set_sum (TengenLessonListCard *self,
                                      const TengenLessonSum *sum);

G_END_DECLS
