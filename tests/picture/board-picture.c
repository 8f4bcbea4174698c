/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * board-picture: a board as text, in and out
 */
#include "board-picture.h"

#include <string.h>

static const char letters[] = ".XO";

/* A picture half read. */
typedef struct
{
  int width;  /* length of the first row, 0 before its end */
  int height; /* whole rows */
  int column; /* characters of the present row */
  guint8 stones[TENGEN_BOARD_MAX][TENGEN_BOARD_MAX];
} Reader;

G_DEFINE_QUARK (tengen - picture - error - quark, tengen_picture_error)

static gboolean
fail_size (const Reader *self, const char *what, GError **error)
{
  g_set_error (error,
               TENGEN_PICTURE_ERROR,
               TENGEN_PICTURE_ERROR_SIZE,
               "row %d: %s",
               self->height + 1,
               what);
  return FALSE;
}

/* Ends a row. Empty lines are no rows, so that a last line break and
 * pictures set apart by lines do no harm; an empty row before `/` is a fault. */
static gboolean
end_row (Reader *self, char ender, GError **error)
{
  if (self->column == 0)
    return ender != '/' || fail_size (self, "no points", error);
  if (self->height == 0)
    self->width = self->column;
  if (self->column != self->width)
    return fail_size (self, "its length differs from the first", error);
  self->height++;
  self->column = 0;
  return TRUE;
}

static gboolean
read_character (Reader *self, char c, GError **error)
{
  const char *found = strchr (letters, c);

  if (found == NULL)
    {
      g_set_error (error,
                   TENGEN_PICTURE_ERROR,
                   TENGEN_PICTURE_ERROR_CHARACTER,
                   "row %d, column %d: byte 0x%02x stands for no stone",
                   self->height + 1,
                   self->column + 1,
                   (guchar) c);
      return FALSE;
    }
  if (self->height == TENGEN_BOARD_MAX)
    return fail_size (self, "too many rows", error);
  if (self->column == TENGEN_BOARD_MAX)
    return fail_size (self, "too many columns", error);
  self->stones[self->height][self->column++] = found - letters;
  return TRUE;
}

static gboolean
read_rows (Reader *self, const char *text, GError **error)
{
  for (; *text != '\0'; text++)
    {
      if (*text == '\n' || *text == '/')
        {
          if (!end_row (self, *text, error))
            return FALSE;
        }
      else if (!g_ascii_isspace (*text) && !read_character (self, *text, error))
        return FALSE;
    }
  if (!end_row (self, '\0', error))
    return FALSE;
  return self->height > 0 || fail_size (self, "no points", error);
}

TengenBoard *
tengen_picture_parse (const char *text, GError **error)
{
  Reader reader = { .width = 0 };
  g_autoptr (TengenBoard) board = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!read_rows (&reader, text, error))
    return NULL;
  board = tengen_board_new (reader.width, reader.height);
  for (int y = 0; y < reader.height; y++)
    for (int x = 0; x < reader.width; x++)
      if (reader.stones[y][x] != TENGEN_STONE_NONE)
        tengen_board_put (
            board, tengen_point_make (reader.width, x, y), reader.stones[y][x]);
  /* A copy has no history. */
  return tengen_board_copy (board);
}

TengenBoard *
tengen_picture_read (const char *text)
{
  g_autoptr (GError) error = NULL;
  TengenBoard *board = tengen_picture_parse (text, &error);

  g_assert_no_error (error);
  return board;
}

void
tengen_picture_assert (const TengenBoard *board, const char *picture)
{
  g_autofree char *text = tengen_picture_format (board, '/');

  g_assert_cmpstr (text, ==, picture);
}

char *
tengen_picture_format (const TengenBoard *board, char separator)
{
  GString *text;
  int width, height;

  g_return_val_if_fail (board != NULL, NULL);
  g_return_val_if_fail (separator == '\n' || separator == '/', NULL);

  width = tengen_board_get_width (board);
  height = tengen_board_get_height (board);
  text = g_string_sized_new ((width + 1) * height);
  for (int y = 0; y < height; y++)
    {
      if (y > 0)
        g_string_append_c (text, separator);
      for (int x = 0; x < width; x++)
        {
          TengenPoint point = tengen_point_make (width, x, y);

          g_string_append_c (text, letters[tengen_board_get (board, point)]);
        }
    }
  return g_string_free (text, FALSE);
}
