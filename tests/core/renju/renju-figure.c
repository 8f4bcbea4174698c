/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * renju-figure: boards, points and shapes as short texts, in and out
 */
#include "renju-figure.h"

#include "tengen-board-notation.h"

#include <string.h>

static const char *const kinds[] = { "five",       "overline",   "straight",
                                     "four",       "split-four", "three",
                                     "split-three" };
static const char *const causes[] = {
  "none", "forbidden", "five", "overline", "shut"
};

TengenPoint
renju_figure_point (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;
  gboolean is_point = tengen_notation_parse (TENGEN_NOTATION_RENJU,
                                             TENGEN_RENJU_SIZE,
                                             TENGEN_RENJU_SIZE,
                                             name,
                                             &point);

  g_assert_true (is_point);
  return point;
}

static TengenRenju *
read_picture (const char *text)
{
  TengenRenju *board = tengen_renju_new ();

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (text[i] != '.')
      tengen_renju_put (board,
                        (TengenPoint) i,
                        text[i] == 'X' ? TENGEN_STONE_BLACK
                                       : TENGEN_STONE_WHITE);
  return board;
}

TengenRenju *
renju_figure_read (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  TengenStone stone = TENGEN_STONE_BLACK;
  TengenRenju *board;

  if (strlen (text) >= TENGEN_RENJU_POINTS && strchr (text, ' ') == NULL)
    return read_picture (text);
  board = tengen_renju_new ();
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], "/") == 0)
      stone = TENGEN_STONE_WHITE;
    else if (words[i][0] != '\0')
      tengen_renju_put (board, renju_figure_point (words[i]), stone);
  return board;
}

static void
append_points (GString *text, const TengenPoint *points, int n)
{
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = tengen_notation_format (TENGEN_NOTATION_RENJU,
                                                      TENGEN_RENJU_SIZE,
                                                      TENGEN_RENJU_SIZE,
                                                      points[i]);

      g_string_append_printf (text, " %s", name);
    }
}

char *
renju_figure_shape (const TengenRenjuShape *shape)
{
  GString *text = g_string_new (kinds[shape->kind]);

  append_points (text, shape->stones, shape->n_stones);
  if (shape->n_points > 0)
    g_string_append (text, " >");
  append_points (text, shape->points, shape->n_points);
  return g_string_free (text, FALSE);
}

char *
renju_figure_shapes (GArray *shapes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autofree char *shape =
          renju_figure_shape (&g_array_index (shapes, TengenRenjuShape, i));

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", shape);
    }
  g_array_unref (shapes);
  return g_string_free (text, FALSE);
}

static void
append_classes (GString *text, guint classes)
{
  static const char *const names[] = { "5", "6", "44", "33" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((classes >> i & 1) != 0)
      g_string_append_printf (text, " %s", names[i]);
}

char *
renju_figure_try (const TengenRenjuTry *try)
{
  GString *text = g_string_new (NULL);
  g_autofree char *shape = renju_figure_shape (&try->shape);

  append_points (text, &try->point, 1);
  g_string_append_printf (text, " %s", causes[try->cause]);
  append_classes (text, try->classes);
  g_string_append_printf (text, " %s", shape);
  g_string_erase (text, 0, 1);
  return g_string_free (text, FALSE);
}

static void
append_part (GString *text, const TengenRenjuPart *part)
{
  g_autofree char *shape = renju_figure_shape (&part->shape);

  g_string_append_printf (text, " %c%s", part->counts ? '+' : '-', shape);
  for (guint i = 0; i < part->tries->len; i++)
    {
      const TengenRenjuTry *try =
          &g_array_index (part->tries, TengenRenjuTry, i);
      g_autofree char *line = renju_figure_try (try);

      g_string_append_printf (text, " (%s", line);
      if (try->reason != NULL)
        {
          g_autofree char *reason = renju_figure_reason (try->reason);

          g_string_append_printf (text, " [%s]", reason);
        }
      g_string_append_c (text, ')');
    }
}

char *
renju_figure_reason (const TengenRenjuReason *reason)
{
  GString *text = g_string_new (NULL);

  append_points (text, &reason->point, 1);
  append_classes (text, reason->classes);
  g_string_append_c (text, ':');
  for (guint i = 0; i < reason->parts->len; i++)
    append_part (text, g_ptr_array_index (reason->parts, i));
  g_string_erase (text, 0, 1);
  return g_string_free (text, FALSE);
}
