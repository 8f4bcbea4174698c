/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-renju-forbidden: what a black stone makes of each point of a board
 *
 * What:  a row has a board, row by row from the top, the points where Black
 *        makes five or is forbidden with what is made there, and a tag. All
 *        empty points must be exactly what the row says, whether they are
 *        asked for one by one or all at once. A row is one case.
 * Shape: the list is read into a map of the board, so that each point that
 *        differs is told by its name.
 */
#include "vectors-renju.h"

#include "tengen-board-notation.h"

#include <string.h>

typedef enum
{
  COLUMN_BOARD,
  COLUMN_POINTS,
  COLUMN_TAG,
  N_COLUMNS,
} Column;

/* In the order in which they are written. */
static const struct
{
  const char *name;
  TengenRenjuClass class;
} names[] = {
  { "5", TENGEN_RENJU_FIVE },
  { "6", TENGEN_RENJU_OVERLINE },
  { "44", TENGEN_RENJU_DOUBLE_FOUR },
  { "33", TENGEN_RENJU_DOUBLE_THREE },
};

/* Returns 0 if it is no list of classes. */
static guint8
read_classes (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, "+", -1);
  guint classes = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      gsize at = 0;

      while (at < G_N_ELEMENTS (names) &&
             strcmp (names[at].name, words[i]) != 0)
        at++;
      if (at == G_N_ELEMENTS (names) || classes >= names[at].class)
        return 0;
      classes |= names[at].class;
    }
  return (guint8) classes;
}

static void
read_entry (VectorsTally *tally, const char *text, guint8 *wanted)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  guint8 classes = 0;
  TengenPoint point;

  if (g_strv_length (parts) == 2)
    classes = read_classes (parts[1]);
  if (classes == 0 || !vectors_read_renju_point (parts[0], &point) ||
      wanted[point] != 0)
    vectors_fail (tally, "\"%s\" is no point with its classes", text);
  else
    wanted[point] = classes;
}

static void
read_points (VectorsTally *tally, const char *text, guint8 *wanted)
{
  g_auto (GStrv) entries = g_strsplit (text, " ", -1);

  memset (wanted, 0, TENGEN_RENJU_POINTS);
  if (strcmp (text, "-") == 0)
    return;
  if (*text == '\0')
    vectors_fail (tally, "no points, not even \"-\"");
  for (int i = 0; entries[i] != NULL; i++)
    read_entry (tally, entries[i], wanted);
}

static char *
format_classes (guint classes)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (classes & names[i].class)
      g_string_append_printf (
          text, "%s%s", text->len == 0 ? "" : "+", names[i].name);
  if (classes == 0)
    g_string_append_c (text, '-');
  return g_string_free (text, FALSE);
}

static void
fail_point (VectorsTally *tally, TengenPoint point, guint wanted, guint got)
{
  g_autofree char *wanted_text = format_classes (wanted);
  g_autofree char *got_text = format_classes (got);
  g_autofree char *name = tengen_notation_format (
      TENGEN_NOTATION_RENJU, TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE, point);

  vectors_fail (tally, "%s: wanted %s, got %s", name, wanted_text, got_text);
}

static void
check_row (VectorsTally *tally, char **columns)
{
  g_autoptr (TengenRenju) board =
      vectors_read_renju_board (tally, columns[COLUMN_BOARD]);
  guint8 wanted[TENGEN_RENJU_POINTS], map[TENGEN_RENJU_POINTS];

  if (board == NULL)
    return;
  read_points (tally, columns[COLUMN_POINTS], wanted);
  tengen_renju_map (board, map);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      gboolean is_empty = tengen_renju_get (board, i) == TENGEN_STONE_NONE;
      guint got = is_empty ? tengen_renju_classify (board, i) : 0;

      if (got != wanted[i])
        fail_point (tally, i, wanted[i], got);
      if (map[i] != got)
        vectors_fail (tally, "the map differs at point %d", i);
    }
}

void
vectors_run_renju_forbidden (VectorsTally *tally, char **lines)
{
  const char *line;

  while ((line = vectors_next_line (tally, lines)) != NULL)
    {
      g_auto (GStrv) columns = g_strsplit (line, "\t", -1);

      if (g_strv_length (columns) != N_COLUMNS)
        vectors_fail (tally, "a row has %d columns", N_COLUMNS);
      else
        check_row (tally, columns);
      if (!tally->line_failed)
        tally->passed++;
    }
}
