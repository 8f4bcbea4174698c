/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-words: what paper says itself, with readings
 */
#include "tengen-paper-words.h"

#include <string.h>

const char *
tengen_paper_words_get_language (const char *language)
{
  if (language != NULL && g_str_has_prefix (language, "ja"))
    return "ja";
  return language != NULL && g_str_has_prefix (language, "zh") ? "zh" : "en";
}

const char *
tengen_paper_words_get (const TengenPaperWords *self, const char *language)
{
  const char *own = tengen_paper_words_get_language (language);

  return g_str_equal (own, "ja")   ? self->ja
         : g_str_equal (own, "zh") ? self->zh
                                   : self->en;
}

static void
add_piece (TengenLessonText *text,
           const char *start,
           gsize length,
           const char *reading,
           guint flags)
{
  g_autofree char *base = g_strndup (start, length);

  if (length > 0)
    tengen_lesson_text_add (text, base, reading)->flags = flags;
}

/* Reads `base|reading}`. Returns: what follows */
static const char *
read_ruby (TengenLessonText *text, const char *from, guint flags)
{
  const char *bar = strchr (from, '|');
  const char *end = strchr (from, '}');
  g_autofree char *reading = NULL;

  g_assert (bar != NULL && end > bar);
  reading = g_strndup (bar + 1, (gsize) (end - bar - 1));
  add_piece (text, from, (gsize) (bar - from), reading, flags);
  return end + 1;
}

TengenLessonText *
tengen_paper_words_parse (const char *language, const char *marked)
{
  TengenLessonText *text = tengen_lesson_text_new (language);
  guint flags = TENGEN_LESSON_SPAN_PARAGRAPH;

  while (*marked != '\0')
    {
      gsize plain = strcspn (marked, "{\n");

      add_piece (text, marked, plain, NULL, flags);
      if (plain > 0)
        flags = 0;
      marked += plain;
      if (*marked == '{')
        {
          marked = read_ruby (text, marked + 1, flags);
          flags = 0;
        }
      else if (*marked == '\n')
        {
          marked++;
          flags = TENGEN_LESSON_SPAN_PARAGRAPH;
        }
    }
  return text;
}

TengenLessonText *
tengen_paper_words_make (const TengenPaperWords *self, const char *language)
{
  return tengen_paper_words_parse (tengen_paper_words_get_language (language),
                                   tengen_paper_words_get (self, language));
}

TengenLessonText *
tengen_paper_words_add_number (const TengenPaperWords *self,
                               const char *language,
                               guint number)
{
  TengenLessonText *text = tengen_paper_words_make (self, language);
  gboolean english =
      g_str_equal (tengen_paper_words_get_language (language), "en");
  g_autofree char *digits =
      g_strdup_printf ("%s%u", english ? " " : "", number);

  tengen_lesson_text_add (text, digits, NULL);
  return text;
}

const char *
tengen_paper_words_get_pass (const char *language)
{
  static const TengenPaperWords PASS = { "パス", "pass", "停一手" };

  return tengen_paper_words_get (&PASS, language);
}

void
tengen_paper_words_append (TengenLessonText *self,
                           const char *blank,
                           const TengenLessonText *other)
{
  if (blank != NULL)
    tengen_lesson_text_add (self, blank, NULL);
  for (guint i = 0; i < other->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (other->spans, TengenLessonSpan, i);
      guint flags = span->flags;

      if (i == 0)
        flags &= ~(guint) TENGEN_LESSON_SPAN_PARAGRAPH;
      tengen_lesson_text_add (self, span->base, span->reading)->flags = flags;
    }
}
