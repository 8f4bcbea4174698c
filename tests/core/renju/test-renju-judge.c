/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-judge: what a black stone makes of a point, case by case
 *
 * What: each case of the rules, and those that are easily taken for it. A case
 *       is shown in all eight ways in which a board can be turned and
 *       mirrored.
 */
#include "renju-points.h"

#include <string.h>

typedef struct
{
  const char *name, *black, *white, *points;
} Case;

static const Case rows[] = {
  { "five", "D8 E8 F8 G8", "", "H8:5 C8:5" },
  { "five with a gap", "D8 E8 G8 H8", "", "F8:5 I8:- C8:-" },
  { "five between white stones", "D8 E8 F8 G8", "C8 I8", "H8:5" },
  { "five in the corner", "A1 B2 C3 D4", "", "E5:5" },
  { "five along the edge", "O1 O2 O4 O5", "", "O3:5" },
  { "four alone", "E8 F8 G8", "", "H8:- D8:-" },
  { "overline", "D8 E8 F8 H8 I8", "", "G8:6" },
  { "overline of seven", "D8 E8 F8 H8 I8 J8", "", "G8:6" },
  { "overline of nine", "D8 E8 F8 G8 I8 J8 K8 L8", "", "H8:6" },
  { "overline along the edge", "A1 B1 C1 E1 F1", "", "D1:6" },
  { "five and overline", "D8 E8 F8 H8 I8 G4 G5 G6 G7", "", "G8:5" },
  { "five and double-four", "D8 E8 F8 G8 H5 H6 H7 I9 J10 K11", "", "H8:5" },
  { "five and double-three", "D8 E8 F8 G8 H6 H7 I9 J10", "", "H8:5" },
};

static const Case fours[] = {
  { "double-four", "E8 F8 G8 H5 H6 H7", "", "H8:44" },
  { "double-four, both closed", "E8 F8 G8 H5 H6 H7", "D8 H4", "H8:44" },
  { "three fours", "E8 F8 G8 H5 H6 H7 I9 J10 K11", "", "H8:44" },
  { "two on one line", "E8 G8 I8 K8", "", "H8:44" },
  { "two on one line, wide", "D8 E8 G8 J8 K8", "", "H8:44" },
  { "two on one line, wider", "D8 E8 F8 J8 K8 L8", "", "H8:44" },
  { "two on one line at the edge", "A1 C1 E1 G1", "", "D1:44" },
  { "one of two would be an overline", "E8 G8 I8 K8 L8", "", "H8:-" },
  { "a straight four is one four", "E8 F8 G8", "", "H8:-" },
  { "four-three", "E8 F8 G8 H6 H7", "", "H8:-" },
  { "the second four is shut", "E8 F8 G8 H5 H6 H7", "H4 H9", "H8:-" },
  { "the second four would be six", "E8 F8 G8 H5 H6 H7 H10", "H4", "H8:-" },
  { "the second four has but the edge", "A1 B1 C1 D2 D3 D4", "D5", "D1:-" },
};

static const Case threes[] = {
  { "double-three", "F8 G8 H9 H10", "", "H8:33" },
  { "double-three, split", "E8 G8 H9 H11", "", "H8:33" },
  { "double-three, falling and rising", "G9 F10 I9 J10", "", "H8:33" },
  { "three threes", "F8 G8 H9 H10 G7 F6", "", "H8:33" },
  { "squeezed", "F8 G8 H9 H10", "D8 J8", "H8:-" },
  { "one point more room", "F8 G8 H9 H10", "D8 K8", "H8:33" },
  { "shut on one side", "F8 G8 H9 H10", "E8", "H8:-" },
  { "a gap with a white stone", "E8 G8 H9 H10", "F8", "H8:-" },
  { "the edge shuts", "B1 C1 D2 D3", "", "D1:-" },
  { "squeezed by the edge", "B8 C8 D9 D10", "F8", "D8:-" },
  { "one point more room at the edge", "B8 C8 D9 D10", "G8", "D8:33" },
  { "one step from the edge", "C8 D8 B9 B10", "", "B8:33" },
  { "at the corner", "C2 D2 B3 B4", "", "B2:33" },
  { "a three and a four on one line", "E8 G8 I8 J8", "", "H8:-" },
  { "overlines on both sides", "C8 F8 G8 K8 H9 H10", "", "H8:-" },
  { "an overline on one side", "C8 F8 G8 H9 H10", "", "H8:33" },
  { "the straight four is a five elsewhere",
    "F8 I8 H9 H10 G4 G5 G6 G7",
    "G3",
    "H8:- G8:5" },
  { "four and double-three", "E8 F8 G8 H9 H10 I9 J10", "", "H8:33" },
  { "double-four and three", "E8 F8 G8 H5 H6 H7 I9 J10", "", "H8:44" },
  { "double-four and double-three",
    "E8 G8 I8 K8 H9 H10 I9 J10",
    "",
    "H8:44+33" },
  { "overline and double-three",
    "D8 E8 F8 G8 I8 H9 H10 I9 J10",
    "",
    "H8:6+33" },
  { "overline and double-four",
    "C8 D8 E8 F8 G8 I8 H9 H10 H11 I9 J10 K11",
    "",
    "H8:6+44" },
};

static const Case deep[] = {
  { "the four would be a double-four", "F8 I8 H9 H10 G9 G10 G11", "", "H8:-" },
  { "and is", "F8 H8 I8 H9 H10 G9 G10 G11", "", "G8:44 H8:-" },
  { "the four would be a four-three", "F8 I8 H9 H10 G9 G10", "", "H8:33" },
  { "the four would be an overline",
    "F8 I8 H9 H10 G9 G10 G11 G7 G6",
    "G12",
    "H8:-" },
  { "the circle of four",
    "H10 I10 G9 J9 G8 J8 H7 I7",
    "",
    "H9:- I9:- H8:- I8:- G7:33 J7:33 G10:33 J10:33" },
  { "around the circle of four",
    "H10 I10 G9 J9 G8 J8 H7 I7",
    "",
    "G6:33 J6:33 F7:33 K7:33 F10:33 K10:33 G11:33 J11:33" },
  { "all stones in mind count", "D13 F13 F12 G12 D10 G10 D9", "", "F10:33" },
  { "two reasons mixed", "A10 C9 E9 C8 E8 F8 D7 F7", "", "D9:-" },
};

static const Case stones[] = {
  { "a double-three that was played", "F8 G8 H8 H9 H10", "", "H8:33 F8:-" },
  { "a row that stands", "D8 E8 F8 G8 H8", "", "D8:5 F8:5 H8:5 C8:6 I8:6" },
  { "an overline that stands", "D8 E8 F8 G8 H8 I8", "", "D8:6 I8:6 J8:6" },
  { "a double-four that was played",
    "E8 F8 G8 H8 H5 H6 H7",
    "",
    "H8:44 E8:- H5:-" },
};

/* One of the eight ways to look at a board. */
static TengenPoint
turn (TengenPoint point, int way)
{
  int last = TENGEN_RENJU_SIZE - 1;
  int x = tengen_point_x (point, TENGEN_RENJU_SIZE);
  int y = tengen_point_y (point, TENGEN_RENJU_SIZE);
  int column = way & 1 ? last - x : x;
  int row = way & 2 ? last - y : y;

  return way & 4 ? tengen_point_make (TENGEN_RENJU_SIZE, row, column)
                 : tengen_point_make (TENGEN_RENJU_SIZE, column, row);
}

static TengenRenju *
turn_board (const TengenRenju *board, int way)
{
  TengenRenju *turned = tengen_renju_new ();

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenStone stone = tengen_renju_get (board, i);

      if (stone != TENGEN_STONE_NONE)
        tengen_renju_put (turned, turn (i, way), stone);
    }
  return turned;
}

/* What the points named in a text really are. */
static char *
describe (const TengenRenju *board, const char *points, int way)
{
  g_auto (GStrv) words = g_strsplit (points, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      TengenPoint point;

      *strchr (words[i], ':') = '\0';
      point = renju_points_read (words[i]);
      g_free (words[i]);
      words[i] = renju_points_format (
          point, tengen_renju_classify (board, turn (point, way)));
    }
  return g_strjoinv (" ", words);
}

static void
check (const Case *cases, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (TengenRenju) board =
          renju_points_board (cases[i].black, cases[i].white);

      for (int way = 0; way < 8; way++)
        {
          g_autoptr (TengenRenju) turned = turn_board (board, way);
          g_autofree char *got = describe (turned, cases[i].points, way);

          if (strcmp (got, cases[i].points) != 0)
            g_test_message ("%s, way %d", cases[i].name, way);
          g_assert_cmpstr (got, ==, cases[i].points);
        }
    }
}

static void
test_rows (void)
{
  check (rows, G_N_ELEMENTS (rows));
}

static void
test_fours (void)
{
  check (fours, G_N_ELEMENTS (fours));
}

static void
test_threes (void)
{
  check (threes, G_N_ELEMENTS (threes));
}

static void
test_deep (void)
{
  check (deep, G_N_ELEMENTS (deep));
}

static void
test_stones (void)
{
  check (stones, G_N_ELEMENTS (stones));
}

/* Nearly every three here is unsure, so that trying without looking ahead
 * takes long; a 3 is a double-three. */
static const char stripes[] = "..............."
                              "..............."
                              ".3...........3."
                              ".3333333333333."
                              "XXXXXXXXXXXXXXX"
                              "XXXXXXXXXXXXXXX"
                              ".3333333333333."
                              ".3...........3."
                              ".3...........3."
                              ".3333333333333."
                              "XXXXXXXXXXXXXXX"
                              "XXXXXXXXXXXXXXX"
                              ".3333333333333."
                              ".3...........3."
                              "...............";

static void
test_stripes (void)
{
  g_autoptr (TengenRenju) board = tengen_renju_new ();

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stripes[i] == 'X')
      tengen_renju_put (board, i, TENGEN_STONE_BLACK);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stripes[i] != 'X')
      g_assert_cmpuint (tengen_renju_classify (board, i),
                        ==,
                        stripes[i] == '3' ? TENGEN_RENJU_DOUBLE_THREE : 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/judge/rows", test_rows);
  g_test_add_func ("/renju/judge/fours", test_fours);
  g_test_add_func ("/renju/judge/threes", test_threes);
  g_test_add_func ("/renju/judge/deep", test_deep);
  g_test_add_func ("/renju/judge/stones", test_stones);
  g_test_add_func ("/renju/judge/stripes", test_stripes);
  return g_test_run ();
}
