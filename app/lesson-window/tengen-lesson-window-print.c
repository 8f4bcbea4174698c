/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-window-print: sheets for a class from the window of lessons:
 * handouts, boards, rules, certificates
 */
#include "tengen-lesson-window-private.h"

#include "tengen-board-look.h"
#include "tengen-print-window.h"
#include "tengen-shortcuts.h"
#include "tengen-text-look.h"

TengenPrintChoices *
tengen_lesson_window_open_print (TengenLessonWindow *self)
{
  TengenPrintWindow *window =
      tengen_print_window_new (GTK_WINDOW (self), self->shelf);
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);
  const TengenLessonPupil *pupil = tengen_lesson_window_get_pupil (self);

  if (pupil != NULL)
    tengen_print_choices_set_name (choices, pupil->nickname);
  tengen_print_choices_set_coordinates (
      choices, tengen_board_look_get_coordinates () >= 0);
  tengen_shortcuts_add (GTK_WINDOW (window), "print");
  gtk_window_present (GTK_WINDOW (window));
  return choices;
}

/* An exercise is printed among others of its kind. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonWindow *self = TENGEN_LESSON_WINDOW (widget);
  TengenPrintChoices *choices = tengen_lesson_window_open_print (self);

  if (tengen_lesson_window_is_practising (self))
    tengen_lesson_window_choose_sheet (self, choices);
  else if (self->run != NULL)
    tengen_print_choices_set_lesson (choices,
                                     tengen_lesson_run_get_lesson (self->run),
                                     tengen_lesson_run_get_language (self->run),
                                     tengen_text_look_get_readings ());
}

void
tengen_lesson_window_print_class (TengenLessonWindow *self,
                                  TengenClassSheet *sheet)
{
  TengenPrintWindow *window =
      tengen_print_window_new (GTK_WINDOW (self), self->shelf);

  tengen_print_choices_set_class (tengen_print_window_get_choices (window),
                                  sheet);
  tengen_shortcuts_add (GTK_WINDOW (window), "print");
  gtk_window_present (GTK_WINDOW (window));
}

void
tengen_lesson_window_install_print (GtkWidgetClass *klass)
{
  /* TengenLessonWindow|win.print: sheets for a class, with a preview */
  gtk_widget_class_install_action (klass, "win.print", NULL, print_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_p, GDK_CONTROL_MASK, "win.print", NULL);
}
