/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-shape: rows, fours and threes with their stones and points
 */
#include "renju-figure.h"
#include "renju-literal.h"
#include "renju-random.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* What is asked of a board, and what it answers. */
typedef enum
{
  ASK_ROWS,
  ASK_THREATS,
  ASK_SHAPES,
} Ask;

typedef struct
{
  const char *board;
  Ask ask;
  TengenStone stone;
  const char *point;
  const char *shapes;
} Case;

static void
check (const Case *row)
{
  g_autoptr (TengenRenju) board = renju_figure_read (row->board);
  g_autofree char *got = NULL;

  if (row->ask == ASK_ROWS)
    got = renju_figure_shapes (tengen_renju_list_rows (board, row->stone));
  else if (row->ask == ASK_THREATS)
    got = renju_figure_shapes (tengen_renju_list_threats (board, row->stone));
  else
    got = renju_figure_shapes (tengen_renju_list_shapes (
        board, renju_figure_point (row->point), row->stone));
  g_assert_cmpstr (got, ==, row->shapes);
}

#define CHECK_ALL(rows)                                                        \
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)                              \
  check (&rows[i])

#define FIGURE_1                                                               \
  "B12 C12 D12 E12 F12 F7 E6 D5 C4 B3 / "                                      \
  "L14 L13 L12 L11 L10 I7 J6 K5 L4 M3"
#define FIGURE_2                                                               \
  "B12 C12 D12 E12 F12 G12 C9 C8 C7 C6 C5 C4 C3 / I9 J8 K7 L6 M5 N4"
#define FIGURE_3 "C12 D12 E12 F12 F6 E5 D4 C3 / L13 L12 L11 L10 J7 K6 L5 M4"
#define FIGURE_4                                                               \
  "L14 C12 D12 E12 F12 C7 C6 C5 C4 N2 / L13 G12 L12 L11 L10 J6 K5 L4 C3 M3"
#define FIGURE_5 "B12 C12 D12 F12 C7 C6 C4 C3 / L13 L12 L11 L9 J7 K6 M4 N3"
#define FIGURE_6 "C12 D12 E12 E6 D5 C4 / L12 L11 L10 J6 K5 L4"
#define FIGURE_7 "B12 D12 E12 F7 D5 C4 / L12 L11 L9 I7 J6 L4"

static void
test_figures (void)
{
  static const Case rows[] = {
    { FIGURE_1,
      ASK_ROWS,
      BLACK,
      "",
      "five B12 C12 D12 E12 F12, "
      "five B3 C4 D5 E6 F7" },
    { FIGURE_1,
      ASK_ROWS,
      WHITE,
      "",
      "five L14 L13 L12 L11 L10, "
      "five I7 J6 K5 L4 M3" },
    { FIGURE_2, ASK_ROWS, BLACK, "", "" },
    { FIGURE_2, ASK_ROWS, WHITE, "", "overline I9 J8 K7 L6 M5 N4" },
    { FIGURE_2, ASK_SHAPES, BLACK, "C6", "overline C9 C8 C7 C6 C5 C4 C3" },
    { FIGURE_3,
      ASK_THREATS,
      BLACK,
      "",
      "straight C12 D12 E12 F12 > B12 G12, "
      "straight C3 D4 E5 F6 > B2 G7" },
    { FIGURE_3,
      ASK_THREATS,
      WHITE,
      "",
      "straight L13 L12 L11 L10 > L14 L9, straight J7 K6 L5 M4 > I8 N3" },
    { "G8 H8 I8 J8 / H9 I9 G7",
      ASK_THREATS,
      BLACK,
      "",
      "straight G8 H8 I8 J8 > F8 K8" },
    { FIGURE_4,
      ASK_THREATS,
      BLACK,
      "",
      "four C12 D12 E12 F12 > B12, four C7 C6 C5 C4 > C8" },
    { FIGURE_4,
      ASK_THREATS,
      WHITE,
      "",
      "four L13 L12 L11 L10 > L9, four J6 K5 L4 M3 > I7" },
    { "E8 F8 G8 H8 / G9 D8 F7",
      ASK_THREATS,
      BLACK,
      "",
      "four E8 F8 G8 H8 > I8" },
    { "E8 F8 G8 H8 / G9 D8 F7 I8", ASK_THREATS, BLACK, "", "" },
    { FIGURE_5,
      ASK_THREATS,
      BLACK,
      "",
      "split-four B12 C12 D12 F12 > E12, split-four C7 C6 C4 C3 > C5" },
    { FIGURE_5,
      ASK_THREATS,
      WHITE,
      "",
      "split-four L13 L12 L11 L9 > L10, split-four J7 K6 M4 N3 > L5" },
    { "F8 G8 H8 J8 / G9 H9 I7",
      ASK_THREATS,
      BLACK,
      "",
      "split-four F8 G8 H8 J8 > I8" },
    { FIGURE_6,
      ASK_THREATS,
      BLACK,
      "",
      "three C12 D12 E12 > B12 F12, three C4 D5 E6 > B3 F7" },
    { FIGURE_6,
      ASK_THREATS,
      WHITE,
      "",
      "three L12 L11 L10 > L13 L9, three J6 K5 L4 > I7 M3" },
    { "G8 H8 I8 / H9 I7", ASK_THREATS, BLACK, "", "three G8 H8 I8 > F8 J8" },
    { FIGURE_7,
      ASK_THREATS,
      BLACK,
      "",
      "split-three B12 D12 E12 > C12, split-three C4 D5 F7 > E6" },
    { FIGURE_7,
      ASK_THREATS,
      WHITE,
      "",
      "split-three L12 L11 L9 > L10, split-three I7 J6 L4 > K5" },
    { "F8 H8 I8 / H9 I7", ASK_THREATS, BLACK, "", "split-three F8 H8 I8 > G8" },
    { "F8 H8 I8 / H9 I7",
      ASK_SHAPES,
      BLACK,
      "G8",
      "straight F8 G8 H8 I8 > E8 J8" },
  };

  CHECK_ALL (rows);
}

#define FIGURE_8 "F12 F11 C10 D10 E10 I5 / B10 K7 L6 J5 K5 L5"
#define FIGURE_9 "F13 F12 F11 C10 D10 E10 M9 I5 / F14 B10 M8 M7 M6 J5 K5 L5"
#define FIGURE_10 "F12 F11 D10 E10 / L7 L6 J5 K5"

/* What one stone makes on two lines. */
static void
test_double (void)
{
  static const Case rows[] = {
    { FIGURE_8,
      ASK_SHAPES,
      BLACK,
      "F10",
      "four C10 D10 E10 F10 > G10, three F12 F11 F10 > F13 F9" },
    { FIGURE_8,
      ASK_SHAPES,
      WHITE,
      "M5",
      "four J5 K5 L5 M5 > N5, three K7 L6 M5 > J8 N4" },
    { FIGURE_9,
      ASK_SHAPES,
      BLACK,
      "F10",
      "four C10 D10 E10 F10 > G10, four F13 F12 F11 F10 > F9" },
    { FIGURE_9,
      ASK_SHAPES,
      WHITE,
      "M5",
      "four J5 K5 L5 M5 > N5, four M8 M7 M6 M5 > M4" },
    { FIGURE_10,
      ASK_SHAPES,
      BLACK,
      "F10",
      "three D10 E10 F10 > C10 G10, three F12 F11 F10 > F13 F9" },
    { FIGURE_10,
      ASK_SHAPES,
      WHITE,
      "L5",
      "three J5 K5 L5 > I5 M5, three L7 L6 L5 > L8 L4" },
    /* 図10a: 1.H11 and 2.J6 */
    { "H8 J8 J7 G6 H6 I6 / H13 H12 F11 G11 F6",
      ASK_SHAPES,
      WHITE,
      "H11",
      "three F11 G11 H11 > E11 I11, three H13 H12 H11 > H14 H10" },
    { "H8 J8 J7 G6 H6 I6 / H13 H12 F11 G11 F6 H11",
      ASK_SHAPES,
      BLACK,
      "J6",
      "four G6 H6 I6 J6 > K6, three J8 J7 J6 > J9 J5" },
    { "H8 J8 J7 G6 H6 I6 J6 / H13 H12 F11 G11 F6 H11 K6",
      ASK_SHAPES,
      BLACK,
      "J9",
      "straight J9 J8 J7 J6 > J10 J5" },
    /* 図8a: 1.I8, 3.I11; 図9a: 1.I9 */
    { "I10 I9 F8 G8 H8 / J11 F10 H9 E8 G7",
      ASK_SHAPES,
      BLACK,
      "I8",
      "four F8 G8 H8 I8 > J8, three I10 I9 I8 > I11 I7" },
    { "I10 I9 F8 G8 H8 I8 / J11 F10 H9 E8 G7 J8",
      ASK_SHAPES,
      BLACK,
      "I11",
      "straight I11 I10 I9 I8 > I12 I7" },
    { "G10 E9 H8 K8 G7 J7 I5 / F9 G9 H9 I8 I7 I6",
      ASK_SHAPES,
      WHITE,
      "I9",
      "four F9 G9 H9 I9 > J9, four I9 I8 I7 I6 > I10" },
    /* the example game: 7.K11, 11.I11, 13.I8, 15.I7 */
    { "H8 I9 J10 K11 / H9 F6 G7",
      ASK_SHAPES,
      BLACK,
      "K11",
      "four H8 I9 J10 K11 > L12" },
    { "H8 I9 J10 K11 I10 I11 / H9 F6 G7 L12 L10",
      ASK_SHAPES,
      BLACK,
      "I11",
      "three I11 I10 I9 > I12 I8" },
    { "H8 I9 J10 K11 I10 I11 I8 / H9 F6 G7 L12 L10 L11",
      ASK_SHAPES,
      BLACK,
      "I8",
      "straight I11 I10 I9 I8 > I12 I7" },
    { "H8 I9 J10 K11 I10 I11 I8 / H9 F6 G7 L12 L10 L11 I12",
      ASK_SHAPES,
      BLACK,
      "I7",
      "five I11 I10 I9 I8 I7" },
  };

  CHECK_ALL (rows);
}

/* The cases that are easily got wrong. */
static void
test_traps (void)
{
  static const Case rows[] = {
    { "E8 G8 I8 K8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "split-four E8 G8 H8 I8 > F8, split-four G8 H8 I8 K8 > J8" },
    { "D8 E8 G8 J8 K8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "split-four D8 E8 G8 H8 > F8, split-four G8 H8 J8 K8 > I8" },
    { "D8 E8 F8 J8 K8 L8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "split-four D8 E8 F8 H8 > G8, split-four H8 J8 K8 L8 > I8" },
    { "E8 G8 I8 K8 L8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "split-four E8 G8 H8 I8 > F8" },
    { "F8 G8 H9 H10 / D8 J8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "three H10 H9 H8 > H11 H7" },
    { "F8 G8 H9 H10 / D8 K8",
      ASK_SHAPES,
      BLACK,
      "H8",
      "three F8 G8 H8 > I8, three H10 H9 H8 > H11 H7" },
    { "C8 F8 G8 K8 H9 H10",
      ASK_SHAPES,
      BLACK,
      "H8",
      "three H10 H9 H8 > H11 H7" },
    { "C8 F8 G8 H9 H10",
      ASK_SHAPES,
      BLACK,
      "H8",
      "three F8 G8 H8 > I8, three H10 H9 H8 > H11 H7" },
    { "F8 I8 H9 H10 G4 G5 G6 G7 / G3",
      ASK_SHAPES,
      BLACK,
      "H8",
      "three H10 H9 H8 > H11 H7" },
    { "H10 I10 G9 J9 G8 J8 H7 I7",
      ASK_SHAPES,
      BLACK,
      "H9",
      "three G8 H9 I10 > F7 J11" },
    { "H10 I10 G9 J9 G8 J8 H7 I7",
      ASK_SHAPES,
      BLACK,
      "G7",
      "three G7 H7 I7 > F7 J7, three G9 G8 G7 > G10 G6" },
    /* a five, and what else the stone would make; an overline with it */
    { "D8 E8 F8 G8 H9 H10", ASK_SHAPES, BLACK, "H8", "five D8 E8 F8 G8 H8" },
    { "D8 E8 F8 G8 H9 H10 H11 H12 H13",
      ASK_SHAPES,
      BLACK,
      "H8",
      "five D8 E8 F8 G8 H8, overline H13 H12 H11 H10 H9 H8" },
    /* an overline, which has no four of its own, with a four */
    { "C8 D8 E8 G8 H8 F9 F10 F11",
      ASK_SHAPES,
      BLACK,
      "F8",
      "overline C8 D8 E8 F8 G8 H8, straight F11 F10 F9 F8 > F12 F7" },
  };

  CHECK_ALL (rows);
}

/* White: five or more wins, nothing is forbidden. */
static void
test_white (void)
{
  static const Case rows[] = {
    { "/ D8 E8 G8 H8 I8",
      ASK_SHAPES,
      WHITE,
      "F8",
      "overline D8 E8 F8 G8 H8 I8" },
    { "/ D8 E8 G8 H8 I8 F9 F10 F11",
      ASK_SHAPES,
      WHITE,
      "F8",
      "overline D8 E8 F8 G8 H8 I8" },
    /* one point wins, so it is one four; which one, the stone asked about
     * tells */
    { "/ D8 E8 G8 H8 I8",
      ASK_THREATS,
      WHITE,
      "",
      "split-four D8 E8 G8 H8 > F8" },
    { "/ D8 E8 G8 H8 I8",
      ASK_SHAPES,
      WHITE,
      "I8",
      "split-four E8 G8 H8 I8 > F8" },
    { "/ E8 G8 I8 K8",
      ASK_SHAPES,
      WHITE,
      "H8",
      "split-four E8 G8 H8 I8 > F8, split-four G8 H8 I8 K8 > J8" },
    { "/ F8 G8 H8 I8 K8",
      ASK_THREATS,
      WHITE,
      "",
      "straight F8 G8 H8 I8 > E8 J8" },
    /* two threes of one line, each by its own point; Black has none there */
    { "/ E8 F8 H8 J8 K8",
      ASK_THREATS,
      WHITE,
      "",
      "split-three E8 F8 H8 > G8, split-three H8 J8 K8 > I8" },
    { "E8 F8 H8 J8 K8", ASK_THREATS, BLACK, "", "" },
    /* what belongs to a four is no three besides */
    { "/ E8 F8 H8 I8 K8",
      ASK_THREATS,
      WHITE,
      "",
      "split-four E8 F8 H8 I8 > G8" },
    { "/ C8 F8 G8 K8 H9 H10",
      ASK_SHAPES,
      WHITE,
      "H8",
      "three F8 G8 H8 > E8 I8, three H10 H9 H8 > H11 H7" },
    { "G3 / F8 I8 H9 H10 G4 G5 G6 G7",
      ASK_SHAPES,
      WHITE,
      "H8",
      "three H10 H9 H8 > H11 H7" },
    { "/ A1 B1 C1 D1", ASK_THREATS, WHITE, "", "four A1 B1 C1 D1 > E1" },
    { "/ O15 O14 O13", ASK_THREATS, WHITE, "", "" },
    /* the row is won already: nothing goes on */
    { "/ D8 E8 F8 G8 H8", ASK_THREATS, WHITE, "", "" },
    { "/ D8 E8 F8 G8 H8", ASK_ROWS, WHITE, "", "five D8 E8 F8 G8 H8" },
    { "/ D8 E8 F8 G8 H8", ASK_ROWS, BLACK, "", "" },
  };

  CHECK_ALL (rows);
}

/* At the edge, in the corners, and with White beside. */
static void
test_edges (void)
{
  static const Case rows[] = {
    { "", ASK_SHAPES, BLACK, "H8", "" },
    { "A2 A3 A4", ASK_SHAPES, BLACK, "A1", "four A4 A3 A2 A1 > A5" },
    { "A2 A3", ASK_SHAPES, BLACK, "A1", "" },
    { "A2 A4", ASK_SHAPES, BLACK, "A3", "three A4 A3 A2 > A5" },
    { "B14 C13 D12", ASK_SHAPES, BLACK, "A15", "four A15 B14 C13 D12 > E11" },
    { "B2 C3 D4 E5", ASK_SHAPES, BLACK, "A1", "five A1 B2 C3 D4 E5" },
    { "N2 M3 L4", ASK_SHAPES, BLACK, "K5", "straight K5 L4 M3 N2 > J6 O1" },
    /* the diagonals of four points hold no five */
    { "A4 B3 C2 D1", ASK_THREATS, BLACK, "", "" },
    { "A12 B13 C14", ASK_SHAPES, BLACK, "D15", "" },
    { "E8 F8 / D8 H8", ASK_SHAPES, BLACK, "G8", "" },
    { "E8 F8 / C8 I8", ASK_SHAPES, BLACK, "G8", "" },
    /* a stone that lies there is judged as it lies */
    { "E8 F8 G8", ASK_SHAPES, BLACK, "G8", "three E8 F8 G8 > D8 H8" },
    /* two fours of White's with one winning point are told as one, and what is
     * left of the other is no three */
    { "F1 / F9 F8 F7 F5 F4 F3 F2",
      ASK_THREATS,
      WHITE,
      "",
      "four F5 F4 F3 F2 > F6" },
    /* threats: fours first, then by their stones */
    { "C3 D3 E3 L8 L9 L10 L11 / L12",
      ASK_THREATS,
      BLACK,
      "",
      "four L11 L10 L9 L8 > L7, three C3 D3 E3 > B3 F3" },
  };

  CHECK_ALL (rows);
}

typedef int (*ListPoints) (guint8 *stones,
                           TengenPoint point,
                           int line,
                           TengenPoint *points);

static int
list_five_points (guint8 *stones,
                  TengenPoint point,
                  int line,
                  TengenPoint *points)
{
  return renju_literal_five_points (stones, point, line, points);
}

/* The points that the shapes of one line go on at, each once, as flags of
 * their places on the board. */
static void
flag_points (const GArray *shapes,
             int line,
             gboolean (*test) (const TengenRenjuShape *),
             guint8 *flags)
{
  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      for (int j = 0; j < shape->n_points; j++)
        if ((int) shape->direction == line && test (shape))
          flags[shape->points[j]] = 1;
    }
}

static void
compare_points (const GArray *shapes,
                int line,
                gboolean (*test) (const TengenRenjuShape *),
                guint8 *stones,
                TengenPoint point,
                ListPoints list)
{
  guint8 got[TENGEN_RENJU_POINTS] = { 0 };
  guint8 expected[TENGEN_RENJU_POINTS] = { 0 };
  TengenPoint points[TENGEN_RENJU_SIZE];
  int n = list (stones, point, line, points);

  flag_points (shapes, line, test, got);
  for (int i = 0; i < n; i++)
    expected[points[i]] = 1;
  g_assert_cmpmem (got, sizeof got, expected, sizeof expected);
}

/* A stone on an empty point: its fours and threes are those of the rules. */
static void
compare_stone (const TengenRenju *board,
               guint8 *stones,
               TengenPoint point,
               TengenStone stone)
{
  g_autoptr (GArray) shapes = tengen_renju_list_shapes (board, point, stone);

  stones[point] = (guint8) stone;
  for (int line = 0; line < TENGEN_RENJU_N_DIRECTIONS; line++)
    {
      if (renju_literal_wins (stones, point) ||
          renju_literal_run (stones, point, line) >= 5)
        continue;
      compare_points (shapes,
                      line,
                      tengen_renju_shape_is_four,
                      stones,
                      point,
                      list_five_points);
      if (renju_literal_fours (stones, point, line) == 0)
        compare_points (shapes,
                        line,
                        tengen_renju_shape_is_three,
                        stones,
                        point,
                        renju_literal_three_points);
    }
  stones[point] = TENGEN_STONE_NONE;
}

static void
test_random (void)
{
  int n = g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0 ? 2000 : 20;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (TengenRenju) board = NULL;
      g_autofree char *picture = NULL;
      guint8 stones[TENGEN_RENJU_POINTS];

      renju_random_board (stones);
      picture = renju_random_picture (stones);
      g_test_message ("%s", picture);
      board = renju_figure_read (picture);
      for (int point = 0; point < TENGEN_RENJU_POINTS; point++)
        if (stones[point] == TENGEN_STONE_NONE)
          {
            compare_stone (board, stones, (TengenPoint) point, BLACK);
            compare_stone (board, stones, (TengenPoint) point, WHITE);
          }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-shape/figures", test_figures);
  g_test_add_func ("/renju-shape/double", test_double);
  g_test_add_func ("/renju-shape/traps", test_traps);
  g_test_add_func ("/renju-shape/white", test_white);
  g_test_add_func ("/renju-shape/edges", test_edges);
  g_test_add_func ("/renju-shape/random", test_random);
  return g_test_run ();
}
