/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-ruby: sentences of the program with readings (ふりがな)
 */
#include "tengen-words-ruby.h"

#include <string.h>

#include "tengen-words-readings.h"
#include "tengen-words-text.h"

static void
add_plain (TengenLessonText *self, const char *from, const char *to)
{
  g_autofree char *plain = g_strndup (from, (gsize) (to - from));

  if (from != to)
    tengen_lesson_text_add (self, plain, NULL);
}

static void
add_reading (TengenLessonText *self, const char *text, gsize base, gsize length)
{
  g_autofree char *word = g_strndup (text + 1, base);
  g_autofree char *reading = g_strndup (text + base + 2, length - base - 3);

  tengen_lesson_text_add (self, word, reading);
}

/* Makes the pieces of a text in which readings are written. */
static void
cut_text (TengenLessonText *self, const char *text)
{
  const char *from = text;

  while (*text != '\0')
    {
      gsize base = 0;
      gsize length = tengen_words_readings_measure (text, &base);

      if (length > 0)
        {
          add_plain (self, from, text);
          add_reading (self, text, base, length);
          from = text + length;
        }
      text += MAX (length, 1);
    }
  add_plain (self, from, text);
}

TengenLessonText *
tengen_words_ruby (const char *text)
{
  g_autofree char *read = NULL;
  TengenLessonText *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = tengen_lesson_text_new (tengen_words_language ());
  if (g_str_has_prefix (self->language, "ja"))
    read = tengen_words_readings_add (text);
  cut_text (self, read != NULL ? read : text);
  return self;
}

TengenLessonText *
tengen_words_unread (const char *text)
{
  TengenLessonText *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = tengen_lesson_text_new (tengen_words_language ());
  add_plain (self, text, text + strlen (text));
  return self;
}
