/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-line: what is seen on one line of the board
 */
#include "tengen-renju-line.h"

#include "renju-figure.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static void
read_line (TengenRenjuLine *line, const char *point, int direction)
{
  g_autoptr (TengenRenju) board = renju_figure_read ("H8 / I9");

  tengen_renju_line_read (line,
                          board,
                          renju_figure_point (point),
                          (TengenRenjuDirection) direction,
                          BLACK);
}

static void
test_read (void)
{
  static const struct
  {
    const char *point;
    int direction;
    const char *first;
    const char *last;
    int at;
    int length;
  } rows[] = {
    { "H8", TENGEN_RENJU_ACROSS, "A8", "O8", 7, 15 },
    { "H8", TENGEN_RENJU_DOWN, "H15", "H1", 7, 15 },
    { "H8", TENGEN_RENJU_FALLING, "A15", "O1", 7, 15 },
    { "H8", TENGEN_RENJU_RISING, "A1", "O15", 7, 15 },
    { "O15", TENGEN_RENJU_ACROSS, "A15", "O15", 14, 15 },
    { "A15", TENGEN_RENJU_RISING, "A15", "A15", 0, 1 },
    { "O15", TENGEN_RENJU_FALLING, "O15", "O15", 0, 1 },
    { "C5", TENGEN_RENJU_FALLING, "A7", "G1", 2, 7 },
    { "M12", TENGEN_RENJU_RISING, "B1", "O14", 11, 14 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TengenRenjuLine line;

      read_line (&line, rows[i].point, rows[i].direction);
      g_assert_cmpint (line.at, ==, rows[i].at);
      g_assert_cmpint (line.length, ==, rows[i].length);
      g_assert_cmpint (line.points[0], ==, renju_figure_point (rows[i].first));
      g_assert_cmpint (
          line.points[line.length - 1], ==, renju_figure_point (rows[i].last));
      g_assert_cmpint (line.direction, ==, rows[i].direction);
      g_assert_cmpint (
          tengen_renju_line_find (&line, renju_figure_point (rows[i].point)),
          ==,
          rows[i].at);
    }
}

static void
test_stones (void)
{
  TengenRenjuLine line;
  int first, last;

  read_line (&line, "G7", TENGEN_RENJU_RISING);
  g_assert_cmpint (line.stones[6], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (line.stones[7], ==, BLACK);
  g_assert_cmpint (line.stones[8], ==, WHITE);
  g_assert_true (tengen_renju_line_is_empty (&line, 6));
  g_assert_false (tengen_renju_line_is_empty (&line, 7));
  g_assert_false (tengen_renju_line_is_empty (&line, -1));
  g_assert_false (tengen_renju_line_is_empty (&line, line.length));
  g_assert_cmpint (tengen_renju_line_measure (&line, 6, &first, &last), ==, 2);
  g_assert_cmpint (first, ==, 6);
  g_assert_cmpint (last, ==, 7);
}

static void
test_wins (void)
{
  TengenRenjuLine line = { .stone = BLACK };

  g_assert_false (tengen_renju_line_wins (&line, 4));
  g_assert_true (tengen_renju_line_wins (&line, 5));
  g_assert_false (tengen_renju_line_wins (&line, 6));
  line.stone = WHITE;
  g_assert_false (tengen_renju_line_wins (&line, 4));
  g_assert_true (tengen_renju_line_wins (&line, 5));
  g_assert_true (tengen_renju_line_wins (&line, 6));
}

static void
test_shape (void)
{
  TengenRenjuLine line;
  TengenRenjuShape shape;
  g_autofree char *text = NULL;

  read_line (&line, "H8", TENGEN_RENJU_DOWN);
  tengen_renju_line_make_shape (
      &line, TENGEN_RENJU_SHAPE_SPLIT_THREE, 5, 8, 6, &shape);
  text = renju_figure_shape (&shape);
  g_assert_cmpstr (text, ==, "split-three H10 H8 H7");
  g_assert_cmpint (shape.stone, ==, BLACK);
  g_assert_cmpint (shape.direction, ==, TENGEN_RENJU_DOWN);
  g_assert_cmpint (shape.n_points, ==, 0);
}

typedef enum
{
  LIST_ROWS,
  LIST_FOURS,
  LIST_LONGS,
  LIST_THREES,
} List;

/* A row of the board, row 8 from A on; @at is the column asked about. */
typedef struct
{
  const char *row;
  int at;
  List list;
  const char *shapes;
} Case;

static GArray *
list (const TengenRenjuLine *line, List what)
{
  switch (what)
    {
    case LIST_ROWS:
      return tengen_renju_line_list_rows (line);
    case LIST_FOURS:
      return tengen_renju_line_list_fours (line, FALSE);
    case LIST_LONGS:
      return tengen_renju_line_list_fours (line, TRUE);
    case LIST_THREES:
      return tengen_renju_line_list_threes (line);
    }
  g_assert_not_reached ();
}

static void
check (const Case *row, TengenStone stone)
{
  TengenPoint start = renju_figure_point ("A8");
  g_autoptr (TengenRenju) board = tengen_renju_new ();
  TengenRenjuLine line;
  g_autofree char *got = NULL;

  for (int i = 0; row->row[i] != '\0'; i++)
    if (row->row[i] != '.')
      tengen_renju_put (board,
                        (TengenPoint) (start + i),
                        row->row[i] == 'X' ? stone
                                           : tengen_stone_other (stone));
  tengen_renju_line_read (&line, board, start, TENGEN_RENJU_ACROSS, stone);
  line.at = row->at;
  got = renju_figure_shapes (list (&line, row->list));
  g_assert_cmpstr (got, ==, row->shapes);
}

static void
test_black (void)
{
  static const Case rows[] = {
    { ".XXXXX", -1, LIST_ROWS, "five B8 C8 D8 E8 F8" },
    { ".XXXX", -1, LIST_ROWS, "" },
    { "XXXXXX.XXXXX",
      -1,
      LIST_ROWS,
      "overline A8 B8 C8 D8 E8 F8, five H8 I8 J8 K8 L8" },
    { "XXXXXX.XXXXX", 8, LIST_ROWS, "five H8 I8 J8 K8 L8" },
    { ".XXXX.", -1, LIST_FOURS, "straight B8 C8 D8 E8 > A8 F8" },
    { "OXXXX.", -1, LIST_FOURS, "four B8 C8 D8 E8 > F8" },
    { "OXXXXO", -1, LIST_FOURS, "" },
    { "XXXX.X", -1, LIST_FOURS, "" },
    { "XXXX.X", -1, LIST_LONGS, "four A8 B8 C8 D8 > E8" },
    { ".XXXX.X", -1, LIST_FOURS, "four B8 C8 D8 E8 > A8" },
    { ".XXXX.X", -1, LIST_LONGS, "four B8 C8 D8 E8 > F8" },
    { ".XXXX.X", 6, LIST_FOURS, "" },
    { "X.XXXX.X", 3, LIST_LONGS, "four C8 D8 E8 F8 > B8 G8" },
    { "X.XXX.X",
      -1,
      LIST_FOURS,
      "split-four A8 C8 D8 E8 > B8, split-four C8 D8 E8 G8 > F8" },
    { "X.XXX.X", 0, LIST_FOURS, "split-four A8 C8 D8 E8 > B8" },
    { "XXX.XXX", 0, LIST_LONGS, "split-four A8 B8 C8 E8 > D8" },
    { "XXX.XXX", 6, LIST_LONGS, "split-four C8 E8 F8 G8 > D8" },
    /* without the point the row is long enough */
    { "XXXXX.X", -1, LIST_LONGS, "" },
    { ".XXX.", -1, LIST_THREES, "three B8 C8 D8 > A8 E8" },
    { "OXXX.", -1, LIST_THREES, "three B8 C8 D8 > E8" },
    { "XX.X.", -1, LIST_THREES, "split-three A8 B8 D8 > C8" },
    { "XX.X.X", -1, LIST_THREES, "split-three A8 B8 D8 > C8" },
    { "XX.X.XX",
      3,
      LIST_THREES,
      "split-three A8 B8 D8 > C8, split-three D8 F8 G8 > E8" },
    { "XX.X.XX", 0, LIST_THREES, "split-three A8 B8 D8 > C8" },
    { "XX.XX.X", -1, LIST_THREES, "" },
    { "OXXXX...XXX..", -1, LIST_THREES, "three I8 J8 K8 > H8 L8" },
    { "X.XXX..", 3, LIST_THREES, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i], BLACK);
}

static void
test_white (void)
{
  static const Case rows[] = {
    { "XXXXXXX", -1, LIST_ROWS, "overline A8 B8 C8 D8 E8 F8 G8" },
    { "XXXX.X", -1, LIST_FOURS, "four A8 B8 C8 D8 > E8" },
    { "XXXX.X", 5, LIST_FOURS, "split-four B8 C8 D8 F8 > E8" },
    { ".XXXX.X", -1, LIST_FOURS, "straight B8 C8 D8 E8 > A8 F8" },
    { "XXX.XXX", -1, LIST_FOURS, "split-four A8 B8 C8 E8 > D8" },
    { "XXX.XXX", -1, LIST_LONGS, "" },
    { "XXXXX.", -1, LIST_FOURS, "" },
    { "XXXXX.X", -1, LIST_FOURS, "" },
    { "XXXXX.X", 0, LIST_FOURS, "" },
    { "XXXXX.X", 6, LIST_FOURS, "split-four C8 D8 E8 G8 > F8" },
    { "XX.X.XX",
      -1,
      LIST_THREES,
      "split-three A8 B8 D8 > C8, split-three D8 F8 G8 > E8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i], WHITE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-line/read", test_read);
  g_test_add_func ("/renju-line/stones", test_stones);
  g_test_add_func ("/renju-line/wins", test_wins);
  g_test_add_func ("/renju-line/shape", test_shape);
  g_test_add_func ("/renju-line/black", test_black);
  g_test_add_func ("/renju-line/white", test_white);
  return g_test_run ();
}
