/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-table: what the table says of a line, and how the board is laid
 *                   out
 *
 * What: a line is eleven characters, the point asked about a `?` in the
 *       middle; `|` is the edge.
 */
#include "tengen-renju-private.h"

#define LENGTH 11

static const struct
{
  const char *line;
  int fives, overlines, fours;
  const char *extensions;
} lines[] = {
  { ".....?.....", 0, 0, 0, "" },      { ".....?XXXX.", 1, 0, 0, "" },
  { ".XXXX?.....", 1, 0, 0, "" },      { "...XX?XX...", 1, 0, 0, "" },
  { "..OXX?XXO..", 1, 0, 0, "" },      { "..XXX?XX...", 0, 1, 0, "" },
  { "XXXXX?XXXXX", 0, 1, 0, "" },      { "XXXXX?.....", 0, 1, 0, "" },
  { ".....?XXX..", 0, 0, 1, "" },      { "....O?XXX..", 0, 0, 1, "" },
  { "....O?XXXO.", 0, 0, 0, "" },      { "...X.?XXX..", 0, 0, 1, "" },
  { "...X.?XXX.X", 0, 0, 0, "" },      { "..X.X?X.X..", 0, 0, 2, "" },
  { ".XXX.?.XXX.", 0, 0, 2, "" },      { "..XX.?X.XX.", 0, 0, 2, "" },
  { "..X.X?X.XX.", 0, 0, 1, "" },      { ".....?XX...", 0, 0, 0, "-1 +3" },
  { "...XX?.....", 0, 0, 0, "-3 +1" }, { "....X?X....", 0, 0, 0, "-2 +2" },
  { "...O.?XX...", 0, 0, 0, "+3" },    { "...O.?XX.O.", 0, 0, 0, "" },
  { "|||..?XX...", 0, 0, 0, "-1 +3" }, { "||||.?XX...", 0, 0, 0, "+3" },
  { "|||||?XX...", 0, 0, 0, "" },      { "..X..?XX...", 0, 0, 0, "+3" },
  { "..X..?XX..X", 0, 0, 0, "" },      { ".....?.XX..", 0, 0, 0, "+1" },
  { ".....?X.X..", 0, 0, 0, "+2" },    { "..X.X?.....", 0, 0, 0, "-2" },
  { ".....?X.XX.", 0, 0, 1, "" },
};

static guint
read_line (const char *line)
{
  guint code = 0, weight = 1;

  for (int i = 0; i < LENGTH; i++)
    if (line[i] != '?')
      {
        code += weight * (line[i] == '.' ? 0 : line[i] == 'X' ? 1 : 2);
        weight *= 3;
      }
  return code;
}

static char *
describe_extensions (guint bits)
{
  static const int distances[] = { -3, -2, -1, 1, 2, 3 };
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (distances); i++)
    if (bits >> i & 1)
      g_string_append_printf (
          text, "%s%+d", text->len == 0 ? "" : " ", distances[i]);
  return g_string_free (text, FALSE);
}

static guint
count (guint sum, guint mask, guint one)
{
  return (sum & mask) / one;
}

static void
test_lines (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      guint code = read_line (lines[i].line);
      guint sum = tengen_renju_table_sums[code];
      g_autofree char *extensions =
          describe_extensions (tengen_renju_table_extensions[code]);
      g_autofree char *wanted =
          g_strdup_printf ("%s five %d over %d four %d %s",
                           lines[i].line,
                           lines[i].fives,
                           lines[i].overlines,
                           lines[i].fours,
                           lines[i].extensions);
      g_autofree char *got = g_strdup_printf (
          "%s five %u over %u four %u %s",
          lines[i].line,
          count (sum, TENGEN_RENJU_SUM_FIVES, TENGEN_RENJU_ONE_FIVE),
          count (sum, TENGEN_RENJU_SUM_OVERLINES, TENGEN_RENJU_ONE_OVERLINE),
          count (sum, TENGEN_RENJU_SUM_FOURS, TENGEN_RENJU_ONE_FOUR),
          extensions);

      g_assert_cmpstr (got, ==, wanted);
    }
}

/* The same line from its other end. */
static guint
reverse (guint code)
{
  guint reversed = 0;

  for (int i = 0; i < 2 * TENGEN_RENJU_REACH; i++, code /= 3)
    reversed = reversed * 3 + code % 3;
  return reversed;
}

static guint
reverse_bits (guint bits)
{
  guint reversed = 0;

  for (int i = 0; i < 6; i++)
    reversed |= (bits >> i & 1) << (5 - i);
  return reversed;
}

/* Mirrored lines are alike; a three and a four never go through one stone on
 * one line, and no line has three fours. */
static void
test_all (void)
{
  for (guint code = 0; code < TENGEN_RENJU_CODES; code++)
    {
      guint sum = tengen_renju_table_sums[code];
      guint extensions = tengen_renju_table_extensions[code];
      guint mirrored = reverse (code);

      g_assert_cmpuint (tengen_renju_table_sums[mirrored], ==, sum);
      g_assert_cmpuint (tengen_renju_table_extensions[mirrored],
                        ==,
                        reverse_bits (extensions));
      g_assert_cmpint (
          extensions != 0, ==, (sum & TENGEN_RENJU_SUM_THREES) != 0);
      g_assert_cmpuint (sum & TENGEN_RENJU_SUM_FOURS,
                        <=,
                        extensions != 0 ? 0 : 2 * TENGEN_RENJU_ONE_FOUR);
    }
}

static gboolean
has_star (int point, int other)
{
  return tengen_renju_table_stars[point][other / 64] >> other % 64 & 1;
}

/* A point changes the codes of those at most five steps away on its lines. */
static void
test_board (void)
{
  for (int p = 0; p < TENGEN_RENJU_POINTS; p++)
    for (int q = 0; q < TENGEN_RENJU_POINTS; q++)
      {
        int dx = ABS (p % TENGEN_RENJU_SIZE - q % TENGEN_RENJU_SIZE);
        int dy = ABS (p / TENGEN_RENJU_SIZE - q / TENGEN_RENJU_SIZE);
        int far = tengen_renju_cell ((TengenPoint) q) -
                  tengen_renju_cell ((TengenPoint) p) + TENGEN_RENJU_SPAN;
        gboolean is_near = MAX (dx, dy) <= TENGEN_RENJU_REACH &&
                           (dx == 0 || dy == 0 || dx == dy);

        g_assert_cmpint (has_star (p, q), ==, is_near);
        if (far >= 0 && far <= 2 * TENGEN_RENJU_SPAN)
          g_assert_cmpint (
              tengen_renju_table_weights[far] != 0, ==, is_near && p != q);
        else
          g_assert_false (is_near);
      }
}

static void
test_cells (void)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      int cell = tengen_renju_cell (i);

      g_assert_cmpint (cell, >=, TENGEN_RENJU_SPAN);
      g_assert_cmpint (cell, <, TENGEN_RENJU_CELLS - TENGEN_RENJU_SPAN);
      g_assert_cmpint (tengen_renju_point (cell), ==, i);
      g_assert_cmpuint (
          tengen_renju_table_add (tengen_renju_table_empty[cell]), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/table/lines", test_lines);
  g_test_add_func ("/renju/table/all", test_all);
  g_test_add_func ("/renju/table/board", test_board);
  g_test_add_func ("/renju/table/cells", test_cells);
  return g_test_run ();
}
