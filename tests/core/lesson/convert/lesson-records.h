/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-records: lessons as the text of records, for tests
 */
#pragma once

#include "lesson-convert.h"
#include "tengen-lesson-to-sgf.h"
#include "tengen-sgf-writer.h"

static inline char *
write_lesson (const TengenLesson *lesson, const char *language)
{
  g_autoptr (GPtrArray) records = tengen_lesson_to_sgf (lesson, language);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *text = tengen_sgf_write (records->pdata[i], NULL, NULL);

      g_string_append (all, text);
    }
  return g_string_free (all, FALSE);
}

/* How long lines are is the business of the writer. */
static inline void
join_lines (char *text)
{
  char *to = text;

  for (; *text != '\0'; text++)
    if (*text != '\n')
      *to++ = *text;
  *to = '\0';
}

static inline void
check_sgf (const char *game, const char *steps, const char *wanted)
{
  g_autoptr (TengenLesson) lesson = read_steps (get_schema (), game, steps);
  g_autofree char *text = write_lesson (lesson, NULL);

  join_lines (text);
  g_assert_cmpstr (text, ==, wanted);
}

#define HEAD "(;FF[4]CA[UTF-8]GM[1]SZ[5]RU[Japanese]KM[0]"
#define CORNER                                                                 \
  "<diagram to-play='white'><stones colour='black' at='A5'/>"                  \
  "<stones colour='white' at='B5'/><label at='A5' mark='circle'/>"             \
  "<label at='C3' text='a'/><arrow from='A5' to='A4'/></diagram>"
