/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-lesson: the window of lessons, and games that begin there
 */
#include "tengen-application-private.h"

#include "tengen-lesson-window.h"

#include <string.h>

static TengenLessonWindow *
find_window (TengenApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_LESSON_WINDOW (l->data))
      return l->data;
  return NULL;
}

static TengenLessonWindow *
present_window (TengenApplication *self)
{
  TengenLessonWindow *window = find_window (self);
  if (window == NULL)
    window = tengen_lesson_window_new (self);
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

gboolean
tengen_application_is_lesson (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_autofree char *name = g_file_get_basename (file);
  gsize length = name != NULL ? strlen (name) : 0;
  return length > 4 && g_ascii_strcasecmp (name + length - 4, ".xml") == 0;
}

void
tengen_application_show_lesson_file (TengenApplication *self, GFile *file)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (G_IS_FILE (file));
  tengen_lesson_window_open_file (present_window (self), file);
}

void
tengen_application_play (TengenApplication *self,
                         const TengenGameSetup *setup,
                         const TengenLessonDiagram *diagram)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_return_if_fail (setup != NULL);
  TengenDocument *document =
      diagram == NULL
          ? tengen_document_new (setup, self->shelf)
          : tengen_document_new_game (
                tengen_lesson_game_new_from (setup, diagram), self->shelf);
  tengen_application_show_document (
      self, tengen_application_find_window (self), document);
}
