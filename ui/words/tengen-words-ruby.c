/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-ruby: sentences of the program with readings (ふりがな)
 */
#include "tengen-words-ruby.h"

#include <string.h>

#include "tengen-words-text.h"

/* Length of the reading, with its braces, that a text begins with; 0 for none. */
static gsize
measure_reading (const char *text, gsize *base)
{
  gsize end;

  if (*text != '{')
    return 0;
  *base = strcspn (text + 1, "{|}");
  if (*base == 0 || text[1 + *base] != '|')
    return 0;
  end = *base + 2 + strcspn (text + *base + 2, "{|}");
  return text[end] == '}' && end > *base + 2 ? end + 1 : 0;
}

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

TengenLessonText *
tengen_words_ruby (const char *text)
{
  TengenLessonText *self;
  const char *from;

  g_return_val_if_fail (text != NULL, NULL);

  self = tengen_lesson_text_new (tengen_words_language ());
  from = text;
  while (*text != '\0')
    {
      gsize base = 0;
      gsize length = measure_reading (text, &base);

      if (length > 0)
        {
          add_plain (self, from, text);
          add_reading (self, text, base, length);
          from = text + length;
        }
      text += MAX (length, 1);
    }
  add_plain (self, from, text);
  return self;
}
