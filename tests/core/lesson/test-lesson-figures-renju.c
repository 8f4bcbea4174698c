/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-figures-renju: the figures of the text on Renju, and what stands
 * in them
 *
 * What:   that they are those of tests/data/renju-figures.tsv, of which all that
 *         can be played is asserted elsewhere (test-renju-figures,
 *         test-session-figures); the rows, fours and threes that stand there;
 *         the 26 openings.
 * Source: 連珠のルールと打ち方.
 */
#include "lesson-figure.h"

#include "renju-figure.h"
#include "tengen-board-notation.h"
#include "board-picture.h"
#include "tengen-renju-pattern.h"
#include "tengen-sgf-reader.h"

#include <string.h>

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE
#define SIZE TENGEN_RENJU_SIZE

static TengenRenju *
read_board (const char *id)
{
  g_auto (GStrv) rows = g_strsplit (find (id)->rows, "/", -1);
  g_autofree char *picture = g_strjoinv ("", rows);

  return renju_figure_read (picture);
}

/* --- The other file --- */

static void
check_same (const char *id, const char *sgf)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (sgf, strlen (sgf), NULL, &error);
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenGame) figure = lesson_figure_start (find (id));

  g_assert_no_error (error);
  game = tengen_game_open (g_steal_pointer (&reading->record), 0);
  assert_lies (game, find (id));
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (game)),
      ==,
      tengen_position_get_to_move (tengen_game_get_position (figure)));
}

/* Variants of figures, and the openings, are begun elsewhere. */
static void
test_same (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "renju-figures.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) columns = g_strsplit (*line, "\t", -1);

      if (!g_str_has_prefix (*line, "R1-") ||
          g_str_has_prefix (*line, "R1-12") || strchr (columns[0], '/') != NULL)
        continue;
      check_same (columns[0], columns[2]);
      n++;
    }
  g_assert_cmpint (n, ==, 19);
}

/* --- Rows --- */

static TengenStone
get_at (const TengenRenju *board, int x, int y)
{
  return x < 0 || x >= SIZE || y < 0 || y >= SIZE
             ? TENGEN_STONE_NONE
             : tengen_renju_get (board, tengen_point_make (SIZE, x, y));
}

/* Adds the row of five or more stones that begins at a point, if any. */
static void
add_row (GString *text, const TengenRenju *board, int x, int y, int dx, int dy)
{
  TengenStone stone = get_at (board, x, y);
  int n = 1;

  if (stone == TENGEN_STONE_NONE || get_at (board, x - dx, y - dy) == stone)
    return;
  while (get_at (board, x + n * dx, y + n * dy) == stone)
    n++;
  if (n >= 5)
    g_string_append_printf (text,
                            "%s%c%d %c%d",
                            text->len > 0 ? ", " : "",
                            stone == BLACK ? 'B' : 'W',
                            n,
                            'A' + x,
                            SIZE - y);
}

/* All rows of five and more, counted without the rules. */
static char *
list_long_rows (const TengenRenju *board)
{
  static const int steps[][2] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (int y = 0; y < SIZE; y++)
      for (int x = 0; x < SIZE; x++)
        add_row (text, board, x, y, steps[i][0], steps[i][1]);
  return g_string_free (text, FALSE);
}

static void
check_rows (const char *id,
            const char *rows,
            const char *black,
            const char *white)
{
  g_autoptr (TengenRenju) board = read_board (id);
  g_autofree char *all = list_long_rows (board);
  g_autofree char *of_black =
      renju_figure_shapes (tengen_renju_list_rows (board, BLACK));
  g_autofree char *of_white =
      renju_figure_shapes (tengen_renju_list_rows (board, WHITE));

  g_assert_cmpstr (all, ==, rows);
  g_assert_cmpstr (of_black, ==, black);
  g_assert_cmpstr (of_white, ==, white);
}

static void
test_rows (void)
{
  check_rows ("R1-01",
              "B5 B12, W5 L14, W5 I7, B5 B3",
              "five B12 C12 D12 E12 F12, five B3 C4 D5 E6 F7",
              "five L14 L13 L12 L11 L10, five I7 J6 K5 L4 M3");
  /* of Black six and more win nothing */
  check_rows (
      "R1-02", "B6 B12, B7 C9, W6 I9", "", "overline I9 J8 K7 L6 M5 N4");
}

/* --- Fours and threes --- */

static void
check_standing (const char *id, TengenStone stone, const char *wanted)
{
  g_autoptr (TengenRenju) board = read_board (id);
  g_autofree char *shapes =
      renju_figure_shapes (tengen_renju_list_threats (board, stone));

  g_assert_cmpstr (shapes, ==, wanted);
}

static void
test_standing (void)
{
  static const struct
  {
    const char *id;
    const char *black;
    const char *white;
  } rows[] = {
    { "R1-03",
      "straight C12 D12 E12 F12 > B12 G12, straight C3 D4 E5 F6 > B2 G7",
      "straight L13 L12 L11 L10 > L14 L9, straight J7 K6 L5 M4 > I8 N3" },
    { "R1-04",
      "four C12 D12 E12 F12 > B12, four C7 C6 C5 C4 > C8",
      "four L13 L12 L11 L10 > L9, four J6 K5 L4 M3 > I7" },
    { "R1-05",
      "split-four B12 C12 D12 F12 > E12, split-four C7 C6 C4 C3 > C5",
      "split-four L13 L12 L11 L9 > L10, split-four J7 K6 M4 N3 > L5" },
    { "R1-06",
      "three C12 D12 E12 > B12 F12, three C4 D5 E6 > B3 F7",
      "three L12 L11 L10 > L13 L9, three J6 K5 L4 > I7 M3" },
    { "R1-07",
      "split-three B12 D12 E12 > C12, split-three C4 D5 F7 > E6",
      "split-three L12 L11 L9 > L10, split-three I7 J6 L4 > K5" },
    { "R1-03a", "straight G8 H8 I8 J8 > F8 K8", "" },
    { "R1-04a", "four E8 F8 G8 H8 > I8", "" },
    { "R1-05a", "split-four F8 G8 H8 J8 > I8", "" },
    { "R1-06a", "three G8 H8 I8 > F8 J8", "" },
    { "R1-07a", "split-three F8 H8 I8 > G8", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      check_standing (rows[i].id, BLACK, rows[i].black);
      check_standing (rows[i].id, WHITE, rows[i].white);
    }
}

/* What a stone makes; of Black, what it is besides. */
static void
check_made (const TengenRenju *board,
            const char *point,
            TengenStone stone,
            const char *wanted,
            guint classes)
{
  g_autofree char *shapes = renju_figure_shapes (
      tengen_renju_list_shapes (board, renju_figure_point (point), stone));

  g_assert_cmpstr (shapes, ==, wanted);
  if (stone == BLACK)
    g_assert_cmpuint (
        tengen_renju_classify (board, renju_figure_point (point)), ==, classes);
}

static void
check_makes (const char *id,
             const char *point,
             TengenStone stone,
             const char *wanted,
             guint classes)
{
  g_autoptr (TengenRenju) board = read_board (id);

  check_made (board, point, stone, wanted, classes);
}

static void
test_makes (void)
{
  check_makes ("R1-08",
               "F10",
               BLACK,
               "four C10 D10 E10 F10 > G10, three F12 F11 F10 > F13 F9",
               0);
  check_makes (
      "R1-08", "M5", WHITE, "four J5 K5 L5 M5 > N5, three K7 L6 M5 > J8 N4", 0);
  check_makes ("R1-08a",
               "I8",
               BLACK,
               "four F8 G8 H8 I8 > J8, three I10 I9 I8 > I11 I7",
               0);
  check_makes ("R1-09",
               "F10",
               BLACK,
               "four C10 D10 E10 F10 > G10, four F13 F12 F11 F10 > F9",
               TENGEN_RENJU_DOUBLE_FOUR);
  check_makes (
      "R1-09", "M5", WHITE, "four J5 K5 L5 M5 > N5, four M8 M7 M6 M5 > M4", 0);
  check_makes ("R1-09a",
               "I9",
               WHITE,
               "four F9 G9 H9 I9 > J9, four I9 I8 I7 I6 > I10",
               0);
  check_makes ("R1-10",
               "F10",
               BLACK,
               "three D10 E10 F10 > C10 G10, three F12 F11 F10 > F13 F9",
               TENGEN_RENJU_DOUBLE_THREE);
  check_makes ("R1-10",
               "L5",
               WHITE,
               "three J5 K5 L5 > I5 M5, three L7 L6 L5 > L8 L4",
               0);
  check_makes ("R1-10a",
               "H11",
               WHITE,
               "three F11 G11 H11 > E11 I11, three H13 H12 H11 > H14 H10",
               0);
}

/* Black answers a double-three with a four-three; whatever White does but K6,
 * the four becomes five. */
static void
test_loses (void)
{
  g_autoptr (TengenRenju) board = read_board ("R1-10a");
  TengenPoint five = renju_figure_point ("K6");

  tengen_renju_put (board, renju_figure_point ("H11"), WHITE);
  check_made (
      board, "J6", BLACK, "four G6 H6 I6 J6 > K6, three J8 J7 J6 > J9 J5", 0);
  tengen_renju_put (board, renju_figure_point ("J6"), BLACK);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (board, i) == TENGEN_STONE_NONE && i != five)
      {
        g_assert_false (tengen_renju_wins (board, i, WHITE));
        tengen_renju_put (board, i, WHITE);
        g_assert_cmpuint (
            tengen_renju_classify (board, five), ==, TENGEN_RENJU_FIVE);
        tengen_renju_take (board, i);
      }
}

/* The moves of the example game that are spoken of. */
static void
test_game (void)
{
  static const struct
  {
    int move;
    const char *shapes;
  } rows[] = {
    { 7, "four H8 I9 J10 K11 > L12" },
    { 11, "three I11 I10 I9 > I12 I8" },
    { 13, "straight I11 I10 I9 I8 > I12 I7" },
    { 15, "five I11 I10 I9 I8 I7" },
  };
  g_autoptr (TengenRenju) board = read_board ("R1-11");
  g_auto (GStrv) moves = g_strsplit (find ("R1-11")->moves, " ", -1);
  guint next = 0;

  g_assert_cmpuint (g_strv_length (moves), ==, 15);
  for (int i = 0; moves[i] != NULL; i++)
    {
      if (next < G_N_ELEMENTS (rows) && rows[next].move == i + 1)
        check_made (board,
                    moves[i],
                    BLACK,
                    rows[next++].shapes,
                    i == 14 ? TENGEN_RENJU_FIVE : 0);
      tengen_renju_put (
          board, renju_figure_point (moves[i]), i % 2 == 0 ? BLACK : WHITE);
    }
}

/* --- Openings --- */

static void
check_opening (const char *id,
               TengenPoint second,
               TengenPoint third,
               guint8 *hit)
{
  const TengenPoint stones[] = { TENGEN_RENJU_CENTER, second, third };
  int pattern = tengen_renju_pattern_find (stones, NULL);

  g_assert_cmpint (pattern, >=, 0);
  g_assert_cmpstr (tengen_renju_pattern_get (pattern)->id, ==, id);
  g_assert_cmpint (hit[third], ==, 0);
  hit[third] = 1;
}

/* Thirteen openings, whose third stones and mirror images are all points within
 * two lines of the middle that are free. */
static void
check_openings (const char *figure_id, const char *second, char letter)
{
  const LessonFigure *figure = find (figure_id);
  guint8 hit[TENGEN_RENJU_POINTS] = { 0 };
  int n = 0;

  for (int i = 1; i <= 13; i++)
    {
      g_autofree char *id = g_strdup_printf ("%c%d", letter, i);
      g_auto (GStrv) points =
          g_strsplit (lesson_figure_get_points (figure, id), " ", -1);
      const TengenRenjuPattern *pattern =
          tengen_renju_pattern_get (tengen_renju_pattern_find_id (id));

      g_assert_cmpint (pattern->is_mirrored, ==, g_strv_length (points) == 2);
      for (char **point = points; *point != NULL; point++, n++)
        check_opening (
            id, renju_figure_point (second), renju_figure_point (*point), hit);
    }
  g_assert_cmpint (n, ==, 5 * 5 - 2);
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (hit[i])
      {
        g_assert_cmpint (ABS (i % SIZE - SIZE / 2), <=, 2);
        g_assert_cmpint (ABS (i / SIZE - SIZE / 2), <=, 2);
      }
}

static void
test_openings (void)
{
  check_openings ("R1-12-openings", "H9", 'D');
  check_openings ("R1-12-openings-indirect", "I9", 'I');
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) figures = NULL;

  g_test_init (&argc, &argv, NULL);
  figures = lesson_figure_load ();
  g_test_add_func ("/lesson-figures-renju/same", test_same);
  g_test_add_func ("/lesson-figures-renju/rows", test_rows);
  g_test_add_func ("/lesson-figures-renju/standing", test_standing);
  g_test_add_func ("/lesson-figures-renju/makes", test_makes);
  g_test_add_func ("/lesson-figures-renju/loses", test_loses);
  g_test_add_func ("/lesson-figures-renju/game", test_game);
  g_test_add_func ("/lesson-figures-renju/openings", test_openings);
  return g_test_run ();
}
