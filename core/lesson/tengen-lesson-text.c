/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-text: a text of a lesson in all its languages
 */
#include "tengen-lesson-text.h"

#include <string.h>

static void
clear_span (gpointer data)
{
  TengenLessonSpan *span = data;

  g_free (span->base);
  g_free (span->reading);
  g_free (span->term);
}

/* Joins the pieces, with or without what stands in for some of them. */
static char *
join_spans (const TengenLessonText *self, gboolean spoken)
{
  GString *plain = g_string_new (NULL);

  for (guint i = 0; i < self->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (self->spans, TengenLessonSpan, i);

      if (plain->len > 0 && (span->flags & TENGEN_LESSON_SPAN_PARAGRAPH) != 0)
        g_string_append_c (plain, '\n');
      g_string_append (
          plain, spoken && span->reading != NULL ? span->reading : span->base);
    }
  return g_string_free (plain, FALSE);
}

/* The text of a language that is called by the first @length bytes of @name. */
static const TengenLessonText *
find_language (const TengenLessonWords *words, const char *name, gsize length)
{
  for (guint i = 0; i < words->len; i++)
    {
      const TengenLessonText *text = g_ptr_array_index (words, i);

      if (strlen (text->language) == length &&
          g_ascii_strncasecmp (text->language, name, length) == 0)
        return text;
    }
  return NULL;
}

TengenLessonText *
tengen_lesson_text_new (const char *language)
{
  TengenLessonText *self;

  g_return_val_if_fail (language != NULL, NULL);

  self = g_new0 (TengenLessonText, 1);
  self->language = g_strdup (language);
  self->spans = g_array_new (FALSE, FALSE, sizeof (TengenLessonSpan));
  g_array_set_clear_func (self->spans, clear_span);
  return self;
}

TengenLessonText *
tengen_lesson_text_copy (const TengenLessonText *self)
{
  TengenLessonText *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = tengen_lesson_text_new (self->language);
  copy->is_silent = self->is_silent;
  copy->line = self->line;
  for (guint i = 0; i < self->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (self->spans, TengenLessonSpan, i);
      TengenLessonSpan *added =
          tengen_lesson_text_add (copy, span->base, span->reading);

      added->term = g_strdup (span->term);
      added->point = span->point;
      added->flags = span->flags;
    }
  return copy;
}

void
tengen_lesson_text_free (TengenLessonText *self)
{
  if (self == NULL)
    return;
  g_free (self->language);
  g_array_unref (self->spans);
  g_free (self);
}

TengenLessonSpan *
tengen_lesson_text_add (TengenLessonText *self,
                        const char *base,
                        const char *reading)
{
  TengenLessonSpan span = { NULL, NULL, NULL, TENGEN_POINT_NONE, 0 };

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (base != NULL && *base != '\0', NULL);

  span.base = g_strdup (base);
  span.reading = g_strdup (reading);
  g_array_append_val (self->spans, span);
  return &g_array_index (self->spans, TengenLessonSpan, self->spans->len - 1);
}

char *
tengen_lesson_text_get_plain (const TengenLessonText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return join_spans (self, FALSE);
}

char *
tengen_lesson_text_get_spoken (const TengenLessonText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return join_spans (self, TRUE);
}

const TengenLessonText *
tengen_lesson_words_get (const TengenLessonWords *self, const char *language)
{
  const TengenLessonText *text = NULL;

  if (self == NULL || self->len == 0)
    return NULL;
  if (language != NULL)
    {
      text = find_language (self, language, strlen (language));
      if (text == NULL)
        text = find_language (self, language, strcspn (language, "_-.@"));
    }
  return text != NULL ? text : g_ptr_array_index (self, 0);
}
