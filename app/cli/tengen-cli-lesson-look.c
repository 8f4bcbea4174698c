/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-lesson-look: in which language a lesson is drawn, and with which
 * readings
 */
#include "tengen-cli-lesson-look.h"

#include "tengen-cli-picture.h"
#include "tengen-lesson-shelf.h"
#include "tengen-paint-ruby.h"

gboolean
tengen_cli_lesson_choose_language (const TengenLesson *lesson,
                                   const char *name,
                                   const char **language)
{
  const GPtrArray *languages = lesson->languages;
  int found = 0;

  *language = tengen_lesson_shelf_get_language (lesson);
  if (name == NULL)
    return TRUE;
  if (!tengen_cli_picture_find_name ("--language",
                                     name,
                                     (const char *const *) languages->pdata,
                                     languages->len,
                                     &found))
    return FALSE;
  *language = g_ptr_array_index (languages, found);
  return TRUE;
}

gboolean
tengen_cli_lesson_choose_readings (const char *name, int *readings)
{
  static const char *const names[] = { "all", "none", "1", "2",
                                       "3",   "4",    "5", "6" };
  int found = 0;

  if (name != NULL &&
      !tengen_cli_picture_find_name (
          "--furigana", name, names, G_N_ELEMENTS (names), &found))
    return FALSE;
  *readings = found == 0   ? TENGEN_PAINT_RUBY_ALL
              : found == 1 ? TENGEN_PAINT_RUBY_NONE
                           : found - 1;
  return TRUE;
}
