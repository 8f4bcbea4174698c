/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-value: SGF values to C values and back
 *
 * What:   the escapes and types of SGF values; see the header.
 * Not:    finding values in a record (tengen-record).
 * Source: SGF FF[4], value types.
 */
#include "tengen-record-value.h"

#include <string.h>

/* Half points of the largest number that is read. */
#define MAX_HALF_POINTS (2 * 100000)

/* How many bytes the line break at @raw has: 0 if there is none. */
static gsize
measure_break (const char *raw, gsize length)
{
  if (length == 0 || (raw[0] != '\n' && raw[0] != '\r'))
    return 0;
  if (length > 1 && (raw[1] == '\n' || raw[1] == '\r') && raw[1] != raw[0])
    return 2;
  return 1;
}

/* Appends one byte as text; white space is made a blank. */
static void
append_byte (GString *text, char byte)
{
  gboolean white = byte == '\t' || byte == '\v' || byte == '\f';

  g_string_append_c (text, white ? ' ' : byte);
}

char *
tengen_value_text (const char *raw, gsize length, gboolean simple)
{
  GString *text;
  gsize at = 0;

  g_return_val_if_fail (raw != NULL || length == 0, NULL);
  text = g_string_sized_new (length);
  while (at < length)
    {
      gboolean escaped = raw[at] == '\\';
      gsize bytes;

      at += escaped ? 1 : 0;
      bytes = measure_break (raw + at, length - at);
      if (bytes > 0 && !escaped)
        g_string_append_c (text, simple ? ' ' : '\n');
      else if (bytes == 0 && at < length)
        append_byte (text, raw[at]);
      at += MAX (bytes, 1);
    }
  return g_string_free (text, FALSE);
}

gboolean
tengen_value_turns (gunichar letter)
{
  return (letter >= 0x202A && letter <= 0x202E) ||
         (letter >= 0x2066 && letter <= 0x2069);
}

void
tengen_value_drop_turns (char *text)
{
  char *to = text;

  g_return_if_fail (text != NULL);

  for (const char *from = text; *from != '\0';)
    {
      const char *next = g_utf8_next_char (from);

      if (!tengen_value_turns (g_utf8_get_char (from)))
        for (const char *byte = from; byte < next; byte++)
          *to++ = *byte;
      from = next;
    }
  *to = '\0';
}

char *
tengen_value_escape (const char *text, gboolean pair)
{
  GString *raw;

  g_return_val_if_fail (text != NULL, NULL);
  raw = g_string_sized_new (strlen (text) + 8);
  for (; *text != '\0'; text++)
    {
      if (*text == '\\' || *text == ']' || (pair && *text == ':'))
        g_string_append_c (raw, '\\');
      g_string_append_c (raw, *text);
    }
  return g_string_free (raw, FALSE);
}

void
tengen_value_append (GString *values, const char *raw, gsize length)
{
  g_string_append_c (values, '[');
  g_string_append_len (values, raw, (gssize) length);
  g_string_append_c (values, ']');
}

/* Leaves white space at both ends out. */
static void
trim (const char **raw, gsize *length)
{
  while (*length > 0 && g_ascii_isspace ((*raw)[0]))
    {
      (*raw)++;
      (*length)--;
    }
  while (*length > 0 && g_ascii_isspace ((*raw)[*length - 1]))
    (*length)--;
}

/* Takes a sign off; -1 or 1. */
static int
take_sign (const char **raw, gsize *length)
{
  int sign = 1;

  if (*length > 0 && ((*raw)[0] == '-' || (*raw)[0] == '+'))
    {
      sign = (*raw)[0] == '-' ? -1 : 1;
      (*raw)++;
      (*length)--;
    }
  return sign;
}

/* Takes digits off and adds them up, stopping to add above G_MAXINT; gives
 * how many there were. */
static gsize
take_digits (const char **raw, gsize *length, gint64 *sum)
{
  gsize n = 0;

  *sum = 0;
  while (n < *length && g_ascii_isdigit ((*raw)[n]))
    {
      if (*sum <= G_MAXINT)
        *sum = *sum * 10 + ((*raw)[n] - '0');
      n++;
    }
  *raw += n;
  *length -= n;
  return n;
}

/* Whether only zeros stand there. */
static gboolean
all_zeros (const char *raw, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (raw[i] != '0')
      return FALSE;
  return TRUE;
}

gboolean
tengen_value_number (const char *raw, gsize length, int *number)
{
  gint64 sum;
  int sign;

  g_return_val_if_fail (number != NULL, FALSE);
  trim (&raw, &length);
  sign = take_sign (&raw, &length);
  if (take_digits (&raw, &length, &sum) == 0 || sum > G_MAXINT)
    return FALSE;
  if (length > 0 && (raw[0] != '.' || !all_zeros (raw + 1, length - 1)))
    return FALSE;
  *number = sign * (int) sum;
  return TRUE;
}

/* Reads what follows the point of a real number. */
static gboolean
read_fraction (const char *raw, gsize length, gboolean *half, gboolean *exact)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (raw[i]))
      return FALSE;
  *half = length > 0 && raw[0] >= '5';
  *exact = length == 0 || ((raw[0] == '0' || raw[0] == '5') &&
                           all_zeros (raw + 1, length - 1));
  return TRUE;
}

gboolean
tengen_value_half_points (const char *raw,
                          gsize length,
                          int *half_points,
                          gboolean *exact)
{
  gboolean half = FALSE, whole = TRUE;
  gsize digits;
  gint64 sum;
  int sign;

  g_return_val_if_fail (half_points != NULL, FALSE);
  trim (&raw, &length);
  sign = take_sign (&raw, &length);
  digits = take_digits (&raw, &length, &sum);
  if (length > 0 && raw[0] != '.')
    return FALSE;
  if (digits == 0 && length < 2)
    return FALSE;
  if (length > 0 && !read_fraction (raw + 1, length - 1, &half, &whole))
    return FALSE;
  sum = 2 * sum + (half ? 1 : 0);
  if (sum > MAX_HALF_POINTS || (sum == MAX_HALF_POINTS && !whole))
    return FALSE;
  *half_points = sign * (int) sum;
  if (exact != NULL)
    *exact = whole;
  return TRUE;
}

char *
tengen_value_write_half_points (int half_points)
{
  return g_strdup_printf ("%s%d%s",
                          half_points < 0 ? "-" : "",
                          ABS (half_points / 2),
                          half_points % 2 != 0 ? ".5" : "");
}

/* The names under which colours are found in files. */
static const struct
{
  const char *name;
  TengenStone stone;
} colors[] = {
  { "B", TENGEN_STONE_BLACK },     { "W", TENGEN_STONE_WHITE },
  { "black", TENGEN_STONE_BLACK }, { "white", TENGEN_STONE_WHITE },
  { "1", TENGEN_STONE_BLACK },     { "2", TENGEN_STONE_WHITE },
};

gboolean
tengen_value_stone (const char *raw, gsize length, TengenStone *stone)
{
  g_return_val_if_fail (stone != NULL, FALSE);
  trim (&raw, &length);
  for (gsize i = 0; i < G_N_ELEMENTS (colors); i++)
    if (strlen (colors[i].name) == length &&
        g_ascii_strncasecmp (colors[i].name, raw, length) == 0)
      {
        *stone = colors[i].stone;
        return TRUE;
      }
  return FALSE;
}

/* Copies what is not white space, at most @size bytes; gives how many, or
 * @size + 1 if there are more. */
static gsize
squeeze (const char *raw, gsize length, char *bytes, gsize size)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (g_ascii_isspace (raw[i]))
        continue;
      if (n == size)
        return size + 1;
      bytes[n++] = raw[i];
    }
  return n;
}

/* Reads a letter of a point: 0 to 51, or -1. */
static int
read_letter (char letter)
{
  if (letter >= 'a' && letter <= 'z')
    return letter - 'a';
  if (letter >= 'A' && letter <= 'Z')
    return letter - 'A' + 26;
  return -1;
}

/* Reads two letters into a column and a row of the board. */
static gboolean
read_letters (const char *letters, int width, int height, int *x, int *y)
{
  *x = read_letter (letters[0]);
  *y = read_letter (letters[1]);
  return *x >= 0 && *x < width && *y >= 0 && *y < height;
}

gboolean
tengen_value_move (
    const char *raw, gsize length, int width, int height, TengenPoint *point)
{
  char letters[2];
  gsize n = squeeze (raw, length, letters, 2);
  int x, y;

  g_return_val_if_fail (point != NULL, FALSE);
  if (n == 0 ||
      (n == 2 && memcmp (letters, "tt", 2) == 0 && width <= 19 && height <= 19))
    {
      *point = TENGEN_POINT_PASS;
      return TRUE;
    }
  if (n != 2 || !read_letters (letters, width, height, &x, &y))
    return FALSE;
  *point = tengen_point_make (width, x, y);
  return TRUE;
}

gboolean
tengen_value_rectangle (const char *raw,
                        gsize length,
                        int width,
                        int height,
                        TengenPoint *from,
                        TengenPoint *to)
{
  char letters[5];
  gsize n = squeeze (raw, length, letters, 5);
  int x, y, x2, y2;

  g_return_val_if_fail (from != NULL && to != NULL, FALSE);
  if (n != 2 && (n != 5 || letters[2] != ':'))
    return FALSE;
  if (!read_letters (letters, width, height, &x, &y) ||
      !read_letters (letters + n - 2, width, height, &x2, &y2))
    return FALSE;
  *from = tengen_point_make (width, MIN (x, x2), MIN (y, y2));
  *to = tengen_point_make (width, MAX (x, x2), MAX (y, y2));
  return TRUE;
}

gboolean
tengen_value_point (
    const char *raw, gsize length, int width, int height, TengenPoint *point)
{
  TengenPoint from, to;

  if (!tengen_value_rectangle (raw, length, width, height, &from, &to) ||
      from != to)
    return FALSE;
  *point = from;
  return TRUE;
}

gboolean
tengen_value_covers (
    const char *raw, gsize length, int width, int height, TengenPoint point)
{
  int x = tengen_point_x (point, width);
  int y = tengen_point_y (point, width);
  TengenPoint from, to;

  return tengen_value_rectangle (raw, length, width, height, &from, &to) &&
         x >= tengen_point_x (from, width) && x <= tengen_point_x (to, width) &&
         y >= tengen_point_y (from, width) && y <= tengen_point_y (to, width);
}

static void
append_letter (GString *text, int number)
{
  g_string_append_c (text,
                     (char) (number < 26 ? 'a' + number : 'A' + number - 26));
}

void
tengen_value_append_point (GString *text, int width, TengenPoint point)
{
  append_letter (text, tengen_point_x (point, width));
  append_letter (text, tengen_point_y (point, width));
}

gboolean
tengen_value_split (const char *raw, gsize length, gsize *colon)
{
  g_return_val_if_fail (colon != NULL, FALSE);
  for (gsize i = 0; i < length; i++)
    {
      if (raw[i] == '\\')
        i++;
      else if (raw[i] == ':')
        {
          *colon = i;
          return TRUE;
        }
    }
  return FALSE;
}
