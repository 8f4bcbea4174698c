/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-own-example: an example as a new file among the own lessons
 */
#include "tengen-lesson-own.h"

#include <errno.h>
#include <string.h>

#include "tengen-save.h"

/* Numbers that a new file gets at most where its name is taken. */
#define MOST_NUMBER 1000

/* The number goes behind the id of the lesson, the first one of the text. */
static char *
number_id (const char *text, guint number)
{
  g_autoptr (GRegex) id = g_regex_new (
      "(<lesson[^>]*\\sid=\"[^\"]*)", 0, G_REGEX_MATCH_NOTEMPTY, NULL);
  g_autofree char *with = g_strdup_printf ("\\1-%u", number);

  if (number == 1)
    return g_strdup (text);
  return g_regex_replace (id, text, -1, 0, with, 0, NULL);
}

/* Only this name: the next name would need another id in the text. */
static char *
name_only (gconstpointer data, guint number)
{
  return number == 1 ? g_strdup (data) : NULL;
}

static GFile *
add_numbered (GFile *folder, const char *text, guint number, GError **error)
{
  g_autofree char *name = number == 1
                              ? g_strdup ("example.xml")
                              : g_strdup_printf ("example-%u.xml", number);
  char *numbered = number_id (text, number);
  g_autoptr (GBytes) bytes = g_bytes_new_take (numbered, strlen (numbered));
  g_autofree char *made = tengen_save_create (
      g_file_peek_path (folder), name_only, name, bytes, 0666, error);

  return made != NULL ? g_file_get_child (folder, made) : NULL;
}

GFile *
tengen_lesson_own_add_example (TengenLessonOwn *self,
                               const char *text,
                               GError **error)
{
  GFile *folder = NULL;
  GFile *file = NULL;
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  folder = tengen_lesson_own_make_folder (self, error);
  if (folder == NULL)
    return NULL;
  for (guint number = 1; file == NULL && number <= MOST_NUMBER; number++)
    {
      g_clear_error (&cause);
      file = add_numbered (folder, text, number, &cause);
      if (file == NULL && !g_error_matches (cause, TENGEN_SAVE_ERROR, EEXIST))
        break;
    }
  if (file == NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return file;
}
