/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-sheet: exercises as a sheet for a class (問題用紙)
 */
#include "tengen-lesson-window-private.h"

#include "tengen-text-look.h"

void
tengen_lesson_window_choose_sheet (TengenLessonWindow *self,
                                   TengenPrintChoices *choices)
{
  TengenExerciseKind kind;
  int level;

  tengen_lesson_window_find_exercise (self, &kind, &level);
  tengen_print_choices_set_exercises (
      choices, kind, level, tengen_text_look_get_readings ());
}

static void
sheet_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);

  tengen_lesson_window_choose_sheet (self,
                                     tengen_lesson_window_open_print (self));
}

void
tengen_lesson_window_install_sheet (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.practice-sheet: exercises of a kind, to be printed
   */
  gtk_widget_class_install_action (
      klass, "win.practice-sheet", NULL, sheet_action);
}
