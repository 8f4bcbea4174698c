/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-notation: names of points, both ways
 *
 * Shape: all notations are two numbers from 0 (from the left, and from the
 *        top or, in A1 and RENJU, from the bottom) and a way to write each.
 */
#include "tengen-board-notation.h"

#include <string.h>

static const char a1_letters[] = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
static const char renju_letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

static const char sgf_letters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* By value, 十 last; each takes KANJI_BYTES. */
static const char kanji[] = "〇一二三四五六七八九十";
#define KANJI_BYTES 3
#define TEN 10

#define FULLWIDTH_ZERO 0xff10

static void
append_kanji (GString *text, int value)
{
  g_string_append_len (text, kanji + KANJI_BYTES * value, KANJI_BYTES);
}

static char *
format_letters (const char *letters, int x)
{
  int n = (int) strlen (letters);

  if (x < n)
    return g_strdup_printf ("%c", letters[x]);
  x -= n;
  return g_strdup_printf ("%c%c", letters[x / n], letters[x % n]);
}

/* Writes 1 to 99 as in 四, 十六, 二十, 五十二. */
static char *
format_kanji (int number)
{
  GString *text = g_string_new (NULL);

  if (number >= 20)
    append_kanji (text, number / 10);
  if (number >= 10)
    append_kanji (text, TEN);
  if (number % 10 != 0)
    append_kanji (text, number % 10);
  return g_string_free (text, FALSE);
}

static const char *
name_pass (TengenNotation self)
{
  switch (self)
    {
    case TENGEN_NOTATION_A1:
    case TENGEN_NOTATION_RENJU:
    case TENGEN_NOTATION_ONE_ONE:
      return "pass";
    case TENGEN_NOTATION_SGF:
      return "";
    case TENGEN_NOTATION_JAPANESE:
      return "パス";
    }
  g_assert_not_reached ();
}

/* What stands between column and row. */
static const char *
name_joint (TengenNotation self)
{
  switch (self)
    {
    case TENGEN_NOTATION_A1:
    case TENGEN_NOTATION_RENJU:
    case TENGEN_NOTATION_SGF:
      return "";
    case TENGEN_NOTATION_ONE_ONE:
      return "-";
    case TENGEN_NOTATION_JAPANESE:
      return "の";
    }
  g_assert_not_reached ();
}

/* Reads A to Z, AA to AZ, BA ... (of the letters there are). */
static gboolean
read_letters (const char *letters, const char **text, int *x)
{
  int n_letters = (int) strlen (letters);
  int value = 0;
  int n = 0;

  for (; g_ascii_isalpha (**text); (*text)++)
    {
      const char *found = strchr (letters, g_ascii_toupper (**text));

      if (found == NULL || ++n > 2)
        return FALSE;
      value = value * n_letters + (int) (found - letters);
      if (n == 2)
        value += n_letters;
    }
  *x = value;
  return n > 0;
}

static gboolean
read_sgf_letter (const char **text, int *value)
{
  const char *found = strchr (sgf_letters, **text);

  if (**text == '\0' || found == NULL)
    return FALSE;
  *value = found - sgf_letters;
  (*text)++;
  return TRUE;
}

/* Reads 1 to 99 without leading zero, giving 0 to 98. */
static gboolean
read_number (const char **text, int *value)
{
  int number = 0;

  if (**text == '0')
    return FALSE;
  for (; g_ascii_isdigit (**text); (*text)++)
    {
      number = number * 10 + g_ascii_digit_value (**text);
      if (number > 99)
        return FALSE;
    }
  *value = number - 1;
  return number > 0;
}

/* Gives the value of a digit in one of the three scripts, TEN, or -1. */
static int
read_digit (gunichar c)
{
  const char *found;

  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= FULLWIDTH_ZERO && c <= FULLWIDTH_ZERO + 9)
    return c - FULLWIDTH_ZERO;
  found = g_utf8_strchr (kanji, -1, c);
  return found == NULL ? -1 : (int) (found - kanji) / KANJI_BYTES;
}

/* Works out what up to three digits say: 6, 16, 十六, 二十, 二十一. */
static int
combine_digits (const int *digits, int n)
{
  if (n < 1 || n > 3 || digits[0] == 0)
    return -1;
  if (n == 1)
    return digits[0];
  if (n == 2 && digits[0] == TEN)
    return digits[1] > 0 && digits[1] < TEN ? TEN + digits[1] : -1;
  if (n == 2)
    return digits[0] * 10 + (digits[1] == TEN ? 0 : digits[1]);
  if (digits[0] == TEN || digits[1] != TEN || digits[2] == 0 ||
      digits[2] == TEN)
    return -1;
  return digits[0] * 10 + digits[2];
}

/* Reads a number in Arabic, full width or kanji digits, giving one less. */
static gboolean
read_japanese_number (const char **text, int *value)
{
  int digits[3];
  int n = 0;
  int number;

  for (; **text != '\0'; *text = g_utf8_next_char (*text))
    {
      int digit = read_digit (g_utf8_get_char (*text));

      if (digit < 0)
        break;
      if (n == (int) G_N_ELEMENTS (digits))
        return FALSE;
      digits[n++] = digit;
    }
  number = combine_digits (digits, n);
  *value = number - 1;
  return number > 0;
}

static gboolean
read_column (TengenNotation self, const char **text, int *x)
{
  switch (self)
    {
    case TENGEN_NOTATION_A1:
      return read_letters (a1_letters, text, x);
    case TENGEN_NOTATION_RENJU:
      return read_letters (renju_letters, text, x);
    case TENGEN_NOTATION_SGF:
      return read_sgf_letter (text, x);
    case TENGEN_NOTATION_ONE_ONE:
      return read_number (text, x);
    case TENGEN_NOTATION_JAPANESE:
      return read_japanese_number (text, x);
    }
  g_assert_not_reached ();
}

static gboolean
read_row (TengenNotation self, int height, const char **text, int *y)
{
  switch (self)
    {
    case TENGEN_NOTATION_A1:
    case TENGEN_NOTATION_RENJU:
      if (!read_number (text, y))
        return FALSE;
      *y = height - 1 - *y;
      return TRUE;
    case TENGEN_NOTATION_SGF:
      return read_sgf_letter (text, y);
    case TENGEN_NOTATION_ONE_ONE:
      return read_number (text, y);
    case TENGEN_NOTATION_JAPANESE:
      return read_japanese_number (text, y);
    }
  g_assert_not_reached ();
}

static gboolean
is_pass (TengenNotation self, int width, int height, const char *text)
{
  if (self == TENGEN_NOTATION_SGF && width <= 19 && height <= 19 &&
      strcmp (text, "tt") == 0)
    return TRUE;
  return g_ascii_strcasecmp (text, name_pass (self)) == 0;
}

char *
tengen_notation_format (TengenNotation self,
                        int width,
                        int height,
                        TengenPoint point)
{
  g_autofree char *column = NULL;
  g_autofree char *row = NULL;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, NULL);

  if (point == TENGEN_POINT_PASS)
    return g_strdup (name_pass (self));
  g_return_val_if_fail (point < width * height, NULL);

  column = tengen_notation_format_column (
      self, width, tengen_point_x (point, width));
  row =
      tengen_notation_format_row (self, height, tengen_point_y (point, width));
  return g_strconcat (column, name_joint (self), row, NULL);
}

gboolean
tengen_notation_parse (TengenNotation self,
                       int width,
                       int height,
                       const char *text,
                       TengenPoint *point)
{
  const char *joint;
  int x, y;

  g_return_val_if_fail (width >= 1 && width <= TENGEN_BOARD_MAX, FALSE);
  g_return_val_if_fail (height >= 1 && height <= TENGEN_BOARD_MAX, FALSE);
  g_return_val_if_fail (text != NULL && point != NULL, FALSE);

  if (is_pass (self, width, height, text))
    {
      *point = TENGEN_POINT_PASS;
      return TRUE;
    }
  joint = name_joint (self);
  if (!g_utf8_validate (text, -1, NULL) || !read_column (self, &text, &x) ||
      !g_str_has_prefix (text, joint))
    return FALSE;
  text += strlen (joint);
  if (!read_row (self, height, &text, &y) || *text != '\0')
    return FALSE;
  if (x >= width || y < 0 || y >= height)
    return FALSE;
  *point = tengen_point_make (width, x, y);
  return TRUE;
}

char *
tengen_notation_format_column (TengenNotation self, int width, int x)
{
  g_return_val_if_fail (width <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (x >= 0 && x < width, NULL);

  switch (self)
    {
    case TENGEN_NOTATION_A1:
      return format_letters (a1_letters, x);
    case TENGEN_NOTATION_RENJU:
      return format_letters (renju_letters, x);
    case TENGEN_NOTATION_SGF:
      return g_strdup_printf ("%c", sgf_letters[x]);
    case TENGEN_NOTATION_ONE_ONE:
    case TENGEN_NOTATION_JAPANESE:
      return g_strdup_printf ("%d", x + 1);
    }
  g_assert_not_reached ();
}

char *
tengen_notation_format_row (TengenNotation self, int height, int y)
{
  g_return_val_if_fail (height <= TENGEN_BOARD_MAX, NULL);
  g_return_val_if_fail (y >= 0 && y < height, NULL);

  switch (self)
    {
    case TENGEN_NOTATION_A1:
    case TENGEN_NOTATION_RENJU:
      return g_strdup_printf ("%d", height - y);
    case TENGEN_NOTATION_SGF:
      return g_strdup_printf ("%c", sgf_letters[y]);
    case TENGEN_NOTATION_ONE_ONE:
      return g_strdup_printf ("%d", y + 1);
    case TENGEN_NOTATION_JAPANESE:
      return format_kanji (y + 1);
    }
  g_assert_not_reached ();
}
