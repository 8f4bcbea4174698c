/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-from-text: comments of a record as texts of a lesson
 */
#include "tengen-lesson-from-text.h"

#include "tengen-lesson-part.h"

#include <string.h>

/* --- Right and wrong --- */

/* Words that stand alone, in capitals; what does not judge is for programs that
 * choose the opponent's moves. */
static const struct
{
  const char *word;
  TengenLessonLine line;
} words[] = {
  { "RIGHT", TENGEN_LESSON_LINE_RIGHT },
  { "CORRECT", TENGEN_LESSON_LINE_RIGHT },
  { "WRONG", TENGEN_LESSON_LINE_WRONG },
  { "INCORRECT", TENGEN_LESSON_LINE_WRONG },
  { "CHOICE", TENGEN_LESSON_LINE_OPEN },
  { "NOTTHIS", TENGEN_LESSON_LINE_OPEN },
  { "FORCE", TENGEN_LESSON_LINE_OPEN },
};

/* The word of the table that begins a text, or -1. */
static int
find_word (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i].word);

      if (strncmp (text, words[i].word, length) == 0 &&
          !g_ascii_isalnum (text[length]))
        return (int) i;
    }
  return -1;
}

static gboolean
begins_word (const char *text, const char *at)
{
  return at == text || !g_ascii_isalnum (at[-1]);
}

/* A comment that begins with the word means it, however it is written. */
static TengenLessonLine
judge_start (const char *text)
{
  g_autofree char *start = NULL;
  int found;

  while (g_ascii_isspace (*text))
    text++;
  start = g_ascii_strup (text, (gssize) MIN (strlen (text), 16));
  found = find_word (start);
  /* the right side of the board is not meant */
  if (found < 0 || (g_str_equal (words[found].word, "RIGHT") &&
                    strchr (".,:;!\n\r", start[5]) == NULL))
    return TENGEN_LESSON_LINE_OPEN;
  return words[found].line;
}

static TengenLessonLine
judge_words (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    {
      int found = begins_word (text, at) ? find_word (at) : -1;

      if (found >= 0 && words[found].line != TENGEN_LESSON_LINE_OPEN)
        return words[found].line;
    }
  return TENGEN_LESSON_LINE_OPEN;
}

/* Words of the languages that write without blanks, wherever they stand; one
 * that has another in it comes first. */
static const struct
{
  const char *word;
  TengenLessonLine line;
} phrases[] = {
  { "失敗", TENGEN_LESSON_LINE_WRONG },
  { "失败", TENGEN_LESSON_LINE_WRONG },
  { "不正解", TENGEN_LESSON_LINE_WRONG },
  { "不正确", TENGEN_LESSON_LINE_WRONG },
  { "正解ではない", TENGEN_LESSON_LINE_WRONG },
  { "正解ではあり", TENGEN_LESSON_LINE_WRONG },
  { "错误", TENGEN_LESSON_LINE_WRONG },
  { "실패", TENGEN_LESSON_LINE_WRONG },
  { "오답", TENGEN_LESSON_LINE_WRONG },
  { "正解", TENGEN_LESSON_LINE_RIGHT },
  { "正确", TENGEN_LESSON_LINE_RIGHT },
  { "정답", TENGEN_LESSON_LINE_RIGHT },
  { "정해", TENGEN_LESSON_LINE_RIGHT },
};

/* Signs that are all that a comment says. */
static const struct
{
  const char *sign;
  TengenLessonLine line;
} signs[] = {
  { "正", TENGEN_LESSON_LINE_RIGHT }, { "对", TENGEN_LESSON_LINE_RIGHT },
  { "○", TENGEN_LESSON_LINE_RIGHT },  { "◯", TENGEN_LESSON_LINE_RIGHT },
  { "誤", TENGEN_LESSON_LINE_WRONG }, { "误", TENGEN_LESSON_LINE_WRONG },
  { "错", TENGEN_LESSON_LINE_WRONG }, { "×", TENGEN_LESSON_LINE_WRONG },
};

static TengenLessonLine
judge_signs (const char *text)
{
  g_autofree char *alone = g_strstrip (g_strdup (text));

  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++)
    if (strstr (text, phrases[i].word) != NULL)
      return phrases[i].line;
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_equal (alone, signs[i].sign))
      return signs[i].line;
  return TENGEN_LESSON_LINE_OPEN;
}

TengenLessonLine
tengen_lesson_from_text_judge (const char *text)
{
  TengenLessonLine line;

  g_return_val_if_fail (text != NULL, TENGEN_LESSON_LINE_OPEN);

  line = judge_words (text);
  if (line == TENGEN_LESSON_LINE_OPEN)
    line = judge_start (text);
  if (line != TENGEN_LESSON_LINE_OPEN)
    return line;
  return judge_signs (text);
}

/* --- What is left to be read --- */

static gboolean
is_line_break (gunichar character)
{
  return character == '\n' || character == 0x2028 || character == 0x2029;
}

/* Ends a line without the blank at its end; empty ones are passed over. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
}

static void
append_character (GString *text, gunichar character)
{
  gboolean blank = g_unichar_isspace (character);

  if (is_line_break (character))
    end_line (text);
  else if (!blank && !g_unichar_iscntrl (character) && character != 0xfffe &&
           character != 0xffff)
    g_string_append_unichar (text, character);
  else if (blank && text->len > 0 &&
           strchr (" \n", text->str[text->len - 1]) == NULL)
    g_string_append_c (text, ' ');
}

char *
tengen_lesson_from_text_strip (const char *text)
{
  GString *left = g_string_new (NULL);
  const char *at = text;

  g_return_val_if_fail (text != NULL, NULL);

  while (*at != '\0')
    {
      int found = begins_word (text, at) ? find_word (at) : -1;

      if (found >= 0)
        {
          at += strlen (words[found].word);
          continue;
        }
      append_character (left, g_utf8_get_char (at));
      at = g_utf8_next_char (at);
    }
  end_line (left);
  if (left->len > 0)
    g_string_truncate (left, left->len - 1);
  return g_string_free (left, FALSE);
}

gboolean
tengen_lesson_from_text_is_japanese (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

      if (script == G_UNICODE_SCRIPT_HAN ||
          script == G_UNICODE_SCRIPT_HIRAGANA ||
          script == G_UNICODE_SCRIPT_KATAKANA)
        return TRUE;
    }
  return FALSE;
}

/* --- Paragraphs --- */

static gboolean
ends_sentence (gunichar character)
{
  return character == 0x3002 || character == 0xff01 || character == 0xff1f ||
         character == '.' || character == '!' || character == '?';
}

gsize
tengen_lesson_from_text_cut (const char *text)
{
  const char *at = text;
  const char *blank = NULL;
  const char *sentence = NULL;

  g_return_val_if_fail (text != NULL, 0);

  for (int n = 0; *at != '\0' && n < TENGEN_LESSON_MAX_TEXT; n++)
    {
      const char *next = g_utf8_next_char (at);

      if (ends_sentence (g_utf8_get_char (at)))
        sentence = next;
      if (*at == ' ')
        blank = next;
      at = next;
    }
  if (*at == '\0')
    return strlen (text);
  if (sentence != NULL)
    return (gsize) (sentence - text);
  return (gsize) ((blank != NULL ? blank : at) - text);
}

static GPtrArray *
list_paragraphs (const char *text)
{
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    for (const char *at = *line; *at != '\0';)
      {
        gsize length = tengen_lesson_from_text_cut (at);
        char *paragraph = g_strstrip (g_strndup (at, length));

        if (*paragraph != '\0')
          g_ptr_array_add (paragraphs, paragraph);
        else
          g_free (paragraph);
        at += length;
      }
  return paragraphs;
}

TengenLessonWords *
tengen_lesson_from_text_make (const char *text, const char *language)
{
  TengenLessonWords *all = tengen_lesson_words_new ();
  TengenLessonText *made = NULL;
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_val_if_fail (text != NULL && language != NULL, all);

  made = tengen_lesson_text_new (language);
  g_ptr_array_add (all, made);
  paragraphs = list_paragraphs (text);
  for (guint i = 0; i < paragraphs->len; i++)
    tengen_lesson_text_add (made, paragraphs->pdata[i], NULL)->flags =
        i > 0 ? TENGEN_LESSON_SPAN_PARAGRAPH : 0;
  return all;
}

void
tengen_lesson_from_text_add (TengenLessonWriter *writer,
                             const char *name,
                             const char *text)
{
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_return_if_fail (writer != NULL && name != NULL && text != NULL);

  paragraphs = list_paragraphs (text);
  if (paragraphs->len == 1)
    {
      tengen_lesson_writer_add (writer, name, paragraphs->pdata[0]);
      return;
    }
  tengen_lesson_writer_begin (writer, name);
  for (guint i = 0; i < paragraphs->len; i++)
    tengen_lesson_writer_add (writer, "p", paragraphs->pdata[i]);
  tengen_lesson_writer_end (writer);
}
