/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-lesson: the window of lessons, and games that begin there
 */
#include "tengen-application-private.h"

#include "tengen-lesson-window.h"
#include "tengen-session-computer.h"

static TengenLessonWindow *
present_window (TengenApplication *self)
{
  TengenLessonWindow *window =
      tengen_application_find (self, TENGEN_TYPE_LESSON_WINDOW);
  tengen_application_follow_texts (self);
  if (window == NULL)
    window = tengen_lesson_window_new (TENGEN_PROGRAM (self));
  /* only what is mapped takes the focus */
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

gboolean
tengen_application_show_lessons (TengenApplication *self, const char *id)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), FALSE);
  TengenLessonWindow *window = present_window (self);
  return id == NULL || tengen_lesson_window_open (window, id, FALSE);
}

void
tengen_application_show_lesson_file (TengenApplication *self, GFile *file)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (G_IS_FILE (file));
  tengen_lesson_window_open_file (present_window (self), file);
}

static void
play (TengenProgram *program,
      const TengenGameSetup *offered,
      const TengenLessonDiagram *diagram)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  const char *shelf = tengen_program_get_shelf (program);
  g_autoptr (TengenGameSetup) setup =
      tengen_session_make_computer_setup (offered);
  TengenDocument *document =
      diagram == NULL
          ? tengen_document_new (setup, shelf)
          : tengen_document_new_game (
                tengen_lesson_game_new_from (setup, diagram), shelf);
  TengenWindow *window = tengen_application_show_document (
      self, tengen_application_find_window (self), document);
  tengen_window_set_lesson (window, TRUE);
}

void
tengen_application_install_lesson (TengenProgramClass *klass)
{
  klass->play = play;
}
