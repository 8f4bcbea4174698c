/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-talk-plain: sentences not from a lesson: comments, reasons,
 * words of the program
 */
#include "tengen-show-talk.h"

#include "tengen-lesson-text-cut.h"
#include "tengen-words-ruby.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Between a word and what it belongs to. */

/* So much of a comment is said to a class, and in one sentence: what is longer
 * is none that could be read from a wall. */
#define MOST_LETTERS 3000
#define SENTENCE_LETTERS 200

static void
append_text (TengenLessonText *text, const TengenLessonText *more)
{
  for (guint i = 0; more != NULL && i < more->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (more->spans, TengenLessonSpan, i);
      TengenLessonSpan *added =
          tengen_lesson_text_add (text, span->base, span->reading);

      added->term = g_strdup (span->term);
      added->point = span->point;
      added->flags = span->flags & ~(guint) TENGEN_LESSON_SPAN_PARAGRAPH;
    }
}

static void
shorten_sentence (TengenLessonText **sentence)
{
  g_autofree char *plain = tengen_lesson_text_get_plain (*sentence);
  g_autofree char *shown = tengen_words_shorten (plain, SENTENCE_LETTERS);

  if (g_str_equal (plain, shown))
    return;
  tengen_lesson_text_free (*sentence);
  *sentence = tengen_words_unread (shown);
}

GPtrArray *
tengen_show_talk_new_plain (const char *plain)
{
  g_autoptr (TengenLessonText) text = NULL;
  g_autofree char *start = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *sentences;

  g_return_val_if_fail (plain != NULL, NULL);

  text = tengen_words_unread ("");
  start = tengen_words_shorten (plain, MOST_LETTERS);
  lines = g_strsplit_set (start, "\r\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (*g_strstrip (*line) != '\0')
      tengen_lesson_text_add (text, *line, NULL)->flags =
          TENGEN_LESSON_SPAN_PARAGRAPH;
  sentences = tengen_lesson_text_cut (text);
  for (guint i = 0; i < sentences->len; i++)
    shorten_sentence ((TengenLessonText **) &sentences->pdata[i]);
  return sentences;
}

/* Adds a paragraph. */
static void
append_said (TengenLessonText *text, const char *line)
{
  g_autoptr (TengenLessonText) said = tengen_words_ruby (line);
  guint first = text->spans->len;

  append_text (text, said);
  if (text->spans->len > first)
    g_array_index (text->spans, TengenLessonSpan, first).flags |=
        TENGEN_LESSON_SPAN_PARAGRAPH;
}

GPtrArray *
tengen_show_talk_new_said (const char *said)
{
  g_autoptr (TengenLessonText) text = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (said != NULL, NULL);

  text = tengen_words_ruby ("");
  lines = g_strsplit (said, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    append_said (text, *line);
  return tengen_lesson_text_cut (text);
}

GPtrArray *
tengen_show_talk_new_refusal (const TengenReason *reason,
                              const TengenGoRules *rules)
{
  g_autofree char *said = NULL;
  g_autofree char *head = NULL;
  GPtrArray *sentences;

  g_return_val_if_fail (reason != NULL && rules != NULL, NULL);

  said = tengen_words_reason (reason, rules);
  head = g_strconcat ("✕ ", _ ("Not allowed"), NULL);
  sentences = tengen_show_talk_new_said (said);
  tengen_show_talk_begin_with (sentences, 0, head);
  return sentences;
}

void
tengen_show_talk_begin_with (GPtrArray *sentences,
                             guint index,
                             const char *word)
{
  TengenLessonText *text;
  TengenLessonText *before;

  g_return_if_fail (sentences != NULL && index <= sentences->len);
  g_return_if_fail (word != NULL);

  text = tengen_words_ruby (word);
  for (guint i = 0; i < text->spans->len; i++)
    g_array_index (text->spans, TengenLessonSpan, i).flags |=
        TENGEN_LESSON_SPAN_EMPHASIS;
  if (index == sentences->len)
    {
      g_ptr_array_add (sentences, text);
      return;
    }
  before = sentences->pdata[index];
  tengen_lesson_text_add (text, tengen_words_colon (), NULL);
  append_text (text, before);
  text->is_silent = before->is_silent;
  tengen_lesson_text_free (before);
  sentences->pdata[index] = text;
}
