/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-value: the form of values in lessons
 *
 * Shape: each of the skip functions goes past what it knows and tells whether it
 *        was there.
 */
#include "tengen-lesson-value.h"

#include <string.h>

/* The longest name. */
#define NAME_MAX_BYTES 64

/* The longest part of a language, and how many follow the first. */
#define LANGUAGE_MAX_BYTES 8
#define LANGUAGE_MAX_PARTS 3

/* Numbers have no more digits. */
#define DIGITS_MAX 4

/* The most characters of a label. */
#define LABEL_MAX 3

static gboolean
skip_letter (const char **at, const char *letters)
{
  if (**at == '\0' || strchr (letters, **at) == NULL)
    return FALSE;
  (*at)++;
  return TRUE;
}

static gboolean
skip_word (const char **at, const char *word)
{
  if (!g_str_has_prefix (*at, word))
    return FALSE;
  *at += strlen (word);
  return TRUE;
}

/* Counts letters and digits, and what else is in @others. */
static gsize
skip_name (const char **at, const char *others)
{
  const char *start = *at;

  while (g_ascii_isalnum (**at) ||
         (**at != '\0' && strchr (others, **at) != NULL))
    (*at)++;
  return *at - start;
}

static gboolean
skip_digits (const char **at)
{
  int n = 0;

  while (g_ascii_isdigit ((*at)[n]))
    n++;
  *at += n;
  return n >= 1 && n <= DIGITS_MAX;
}

/* Skips 1 to 19 without zeros before it. */
static gboolean
skip_row (const char **at, int *row)
{
  *row = 0;
  if (!g_ascii_isdigit (**at) || **at == '0')
    return FALSE;
  for (; g_ascii_isdigit (**at) && *row < 100; (*at)++)
    *row = 10 * *row + g_ascii_digit_value (**at);
  return *row <= 19;
}

static gboolean
skip_point (const char **at)
{
  int row;

  return skip_letter (at, "ABCDEFGHIJKLMNOPQRST") && skip_row (at, &row);
}

static gboolean
skip_move (const char **at)
{
  return skip_word (at, "pass") || skip_point (at);
}

static gboolean
skip_played (const char **at)
{
  return skip_word (at, "resume") ||
         (skip_letter (at, "BW") && skip_letter (at, ":") && skip_move (at));
}

static gboolean
is_one (const char *text, gboolean (*skip) (const char **))
{
  return skip (&text) && *text == '\0';
}

/* How many there are with blanks between them, -1 if something else is. */
static int
count_list (const char *text, gboolean (*skip) (const char **))
{
  int n = 0;

  while (*text != '\0')
    {
      if (!skip (&text) || (*text != '\0' && *text++ != ' '))
        return -1;
      n++;
    }
  return n;
}

/* Nothing can be resumed before a move. */
static gboolean
is_played (const char *text)
{
  return *text != 'r' && count_list (text, skip_played) > 0;
}

static gboolean
is_name (const char *text)
{
  gsize n = skip_name (&text, "_-");

  return n >= 1 && n <= NAME_MAX_BYTES && *text == '\0';
}

static gboolean
is_language (const char *text)
{
  gsize n = 0;
  guint parts = 0;

  for (; g_ascii_isalpha (*text); text++)
    n++;
  if (n < 2)
    return FALSE;
  while (n <= LANGUAGE_MAX_BYTES && skip_letter (&text, "-"))
    {
      n = skip_name (&text, "");
      if (n == 0 || ++parts > LANGUAGE_MAX_PARTS)
        return FALSE;
    }
  return n <= LANGUAGE_MAX_BYTES && *text == '\0';
}

static gboolean
is_size (const char *text)
{
  int row;

  return skip_row (&text, &row) && row >= 5 && *text == '\0';
}

static gboolean
is_half (const char *text)
{
  skip_letter (&text, "-");
  if (!skip_digits (&text))
    return FALSE;
  if (skip_letter (&text, ".") && !skip_letter (&text, "05"))
    return FALSE;
  return *text == '\0';
}

static gboolean
is_label (const char *text)
{
  glong n = g_utf8_strlen (text, -1);

  return n >= 1 && n <= LABEL_MAX;
}

static gboolean
is_result (const char *text)
{
  if (g_str_equal (text, "0"))
    return TRUE;
  if (!skip_letter (&text, "BW") || !skip_letter (&text, "+") ||
      !skip_digits (&text))
    return FALSE;
  return *text == '\0' || g_str_equal (text, ".5");
}

gboolean
tengen_lesson_value_fits (TengenLessonValue self,
                          const char *text,
                          const char *words)
{
  g_return_val_if_fail (text != NULL, FALSE);

  switch (self)
    {
    case TENGEN_LESSON_VALUE_NAME:
      return is_name (text);
    case TENGEN_LESSON_VALUE_LANGUAGE:
      return is_language (text);
    case TENGEN_LESSON_VALUE_WORD:
      return tengen_lesson_value_find_word (words, text) != NULL;
    case TENGEN_LESSON_VALUE_POINT:
      return is_one (text, skip_point);
    case TENGEN_LESSON_VALUE_MOVE:
      return is_one (text, skip_move);
    case TENGEN_LESSON_VALUE_POINTS:
      return count_list (text, skip_point) > 0;
    case TENGEN_LESSON_VALUE_MOVES:
      return count_list (text, skip_move) > 0;
    case TENGEN_LESSON_VALUE_PLAYED:
      return is_played (text);
    case TENGEN_LESSON_VALUE_CORNERS:
      return count_list (text, skip_point) == 2;
    case TENGEN_LESSON_VALUE_SIZE:
      return is_size (text);
    case TENGEN_LESSON_VALUE_NUMBER:
      return is_one (text, skip_digits);
    case TENGEN_LESSON_VALUE_NUMBERS:
      return count_list (text, skip_digits) == 2;
    case TENGEN_LESSON_VALUE_HALF:
      return is_half (text);
    case TENGEN_LESSON_VALUE_LABEL:
      return is_label (text);
    case TENGEN_LESSON_VALUE_RESULT:
      return is_result (text);
    }
  g_assert_not_reached ();
}

const char *
tengen_lesson_value_find_word (const char *words, const char *word)
{
  gsize length;

  g_return_val_if_fail (words != NULL && word != NULL, NULL);

  length = strlen (word);
  for (; *words != '\0'; words += strspn (words, " "))
    {
      gsize n = strcspn (words, " *");

      if (n == length && memcmp (words, word, n) == 0)
        return words;
      words += strcspn (words, " ");
    }
  return NULL;
}
