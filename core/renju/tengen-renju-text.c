/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-text: positions as engines and databases write them
 */
#include "tengen-renju-text.h"

#include <string.h>

#include "tengen-board-number.h"

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

/* Gives a letter of any width as ASCII, '\x7f' for what is none, and how many
 * bytes it has. */
static char
fold (const char *text, gsize *length)
{
  gunichar c = g_utf8_get_char_validated (text, -1);

  *length = 1;
  if (c == (gunichar) -1 || c == (gunichar) -2)
    return '\x7f';
  if (c != 0)
    *length = (gsize) (g_utf8_next_char (text) - text);
  if (c < 0x80)
    return (char) c;
  if (c >= 0xff01 && c <= 0xff5e)
    return (char) (c - 0xff01 + '!');
  return c == 0x3000 ? ' ' : c == 0x3001 ? ',' : '\x7f';
}

static gboolean
is_between (const char *text, gsize *length)
{
  char c = fold (text, length);

  return c == ',' || g_ascii_isspace (c);
}

/* Reads digits; gives how many bytes they have. */
static gsize
read_digits (const char *text, char digits[DIGITS_MAX + 1])
{
  gsize bytes = 0;
  gsize n = 0;
  gsize length;
  char c;

  while (n < DIGITS_MAX && g_ascii_isdigit (c = fold (text + bytes, &length)))
    {
      digits[n++] = c;
      bytes += length;
    }
  digits[n] = '\0';
  return bytes;
}

static TengenRenjuTextError
make_error (const Reader *self, TengenRenjuTextFault fault)
{
  const char *text = self->text + self->at;
  char digits[DIGITS_MAX + 1];
  gsize length = 0;

  if (*text != '\0')
    fold (text, &length);
  return (TengenRenjuTextError){
    .fault = fault,
    .at = self->at,
    .length = length + read_digits (text + length, digits),
    .move = self->points->len + 1,
  };
}

/* Gives 1 to 15 without a leading zero, or 0 for anything else. */
static int
parse_row (const char *digits)
{
  int row = 0;

  if (digits[0] == '0' ||
      !tengen_board_number_parse (digits, 1, TENGEN_RENJU_SIZE, &row))
    return 0;
  return row;
}

static gboolean
read_pass (Reader *self)
{
  const char *text = self->text + self->at;
  const TengenPoint pass = TENGEN_POINT_PASS;
  gsize first, second;

  if (fold (text, &first) != '-' || fold (text + first, &second) != '-')
    return FALSE;
  g_array_append_val (self->points, pass);
  self->at += first + second;
  return TRUE;
}

static TengenRenjuTextError
read_point (Reader *self)
{
  const char *text = self->text + self->at;
  gsize letter;
  char c = g_ascii_tolower (fold (text, &letter));
  const char *column = c != '\0' ? strchr (columns, c) : NULL;
  char digits[DIGITS_MAX + 1];
  gsize length = letter + read_digits (text + letter, digits);
  int row = parse_row (digits);
  TengenRenjuTextError error;
  TengenPoint point;

  if (read_pass (self))
    return (TengenRenjuTextError){ 0 };
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
  self->at += length;
  return (TengenRenjuTextError){ 0 };
}

static void
skip_between (Reader *self)
{
  gsize length;

  while (is_between (self->text + self->at, &length))
    self->at += length;
}

/* A number with a full stop, of the move or of Black's and White's together. */
static TengenRenjuTextError
read_number (Reader *self)
{
  const char *text = self->text + self->at;
  int moves = (int) self->points->len;
  char digits[DIGITS_MAX + 1];
  gsize length = read_digits (text, digits);
  gsize stop;
  int number = 0;

  if (length == 0 || fold (text + length, &stop) != '.')
    return (TengenRenjuTextError){ 0 };
  if (!tengen_board_number_parse (digits, 1, moves + 1, &number) ||
      (number != moves + 1 && (moves % 2 != 0 || number != moves / 2 + 1)))
    return (TengenRenjuTextError){
      .fault = TENGEN_RENJU_TEXT_FAULT_NUMBER,
      .at = self->at,
      .length = length,
      .move = self->points->len + 1,
    };
  self->at += length + stop;
  skip_between (self);
  if (self->text[self->at] == '\0')
    return make_error (self, TENGEN_RENJU_TEXT_FAULT_COLUMN);
  return (TengenRenjuTextError){ 0 };
}

static TengenRenjuTextError
read_points (Reader *self)
{
  TengenRenjuTextError error = { 0 };

  while (error.fault == TENGEN_RENJU_TEXT_FAULT_NONE)
    {
      skip_between (self);
      if (self->text[self->at] == '\0')
        break;
      error = read_number (self);
      if (error.fault == TENGEN_RENJU_TEXT_FAULT_NONE)
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
      if (points[i] == TENGEN_POINT_PASS)
        {
          g_string_append (text, "--");
          continue;
        }
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
