/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-text: positions as engines and databases write them
 */
#include "tengen-renju-text.h"

#include <string.h>

static const char columns[] = "abcdefghijklmno";

/* Digits of a number that is told to be no row; more are not read. */
#define DIGITS_MAX 8

typedef struct
{
  const char *text;
  gsize at;
  GArray *points;
  guint moves[TENGEN_RENJU_POINTS]; /* for each point which stone, or 0 */
} Reader;

static gboolean
is_between (char c)
{
  return c == ',' || g_ascii_isspace (c);
}

static gsize
measure_character (const char *text)
{
  gunichar c = g_utf8_get_char_validated (text, -1);

  return c == (gunichar) -1 || c == (gunichar) -2
             ? 1
             : (gsize) (g_utf8_next_char (text) - text);
}

static gsize
measure_digits (const char *text)
{
  gsize n = 0;

  while (n < DIGITS_MAX && g_ascii_isdigit (text[n]))
    n++;
  return n;
}

static TengenRenjuTextError
make_error (const Reader *self, TengenRenjuTextFault fault)
{
  gsize length = 0;

  if (self->text[self->at] != '\0')
    length = measure_character (self->text + self->at);
  return (TengenRenjuTextError){
    .fault = fault,
    .at = self->at,
    .length = length + measure_digits (self->text + self->at + length),
    .move = self->points->len + 1,
  };
}

/* Reads 1 to 15 without a leading zero, or 0 for anything else. */
static int
read_row (const char *text, gsize n_digits)
{
  int row = 0;

  if (n_digits < 1 || n_digits > 2 || text[0] == '0')
    return 0;
  for (gsize i = 0; i < n_digits; i++)
    row = row * 10 + g_ascii_digit_value (text[i]);
  return row <= TENGEN_RENJU_SIZE ? row : 0;
}

static TengenRenjuTextError
read_point (Reader *self)
{
  const char *text = self->text + self->at;
  const char *column = strchr (columns, g_ascii_tolower (*text));
  gsize n_digits = measure_digits (text + 1);
  int row = read_row (text + 1, n_digits);
  TengenRenjuTextError error;
  TengenPoint point;

  if (column == NULL)
    return make_error (self, TENGEN_RENJU_TEXT_FAULT_COLUMN);
  if (row == 0)
    return make_error (self, TENGEN_RENJU_TEXT_FAULT_ROW);
  point = tengen_point_make (
      TENGEN_RENJU_SIZE, (int) (column - columns), TENGEN_RENJU_SIZE - row);
  if (self->moves[point] != 0)
    {
      error = make_error (self, TENGEN_RENJU_TEXT_FAULT_TWICE);
      error.first = self->moves[point];
      return error;
    }
  g_array_append_val (self->points, point);
  self->moves[point] = self->points->len;
  self->at += 1 + n_digits;
  return (TengenRenjuTextError){ 0 };
}

static TengenRenjuTextError
read_points (Reader *self)
{
  TengenRenjuTextError error = { 0 };

  while (error.fault == TENGEN_RENJU_TEXT_FAULT_NONE)
    {
      while (is_between (self->text[self->at]))
        self->at++;
      if (self->text[self->at] == '\0')
        break;
      error = read_point (self);
    }
  if (error.fault == TENGEN_RENJU_TEXT_FAULT_NONE && self->points->len == 0)
    return make_error (self, TENGEN_RENJU_TEXT_FAULT_EMPTY);
  return error;
}

gboolean
tengen_renju_text_parse (const char *text,
                         GArray **points,
                         TengenRenjuTextError *error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (TengenPoint));
  Reader reader = { .text = text, .points = found };
  TengenRenjuTextError wrong;

  g_return_val_if_fail (text != NULL, FALSE);

  wrong = read_points (&reader);
  if (error != NULL)
    *error = wrong;
  if (wrong.fault != TENGEN_RENJU_TEXT_FAULT_NONE)
    return FALSE;
  if (points != NULL)
    *points = g_steal_pointer (&found);
  return TRUE;
}

char *
tengen_renju_text_format (const TengenPoint *points, guint n_points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_points; i++)
    {
      g_return_val_if_fail (points[i] < TENGEN_RENJU_POINTS,
                            g_string_free (text, FALSE));
      g_string_append_printf (
          text,
          "%c%d",
          columns[tengen_point_x (points[i], TENGEN_RENJU_SIZE)],
          TENGEN_RENJU_SIZE - tengen_point_y (points[i], TENGEN_RENJU_SIZE));
    }
  return g_string_free (text, FALSE);
}
