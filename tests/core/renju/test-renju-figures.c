/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-figures: what a text for beginners says of its figures
 *
 * Source: 連珠のルールと打ち方, figures 1 to 10a and the example game; the cases
 *         that are easily got wrong, by International Rules of Renju, 9.
 */
#include "renju-figure.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Puts stones of alternating colours. */
static void
play (TengenRenju *board, const char *moves, TengenStone stone)
{
  g_auto (GStrv) names = g_strsplit (moves, " ", -1);

  for (int i = 0; names[i] != NULL; i++)
    {
      tengen_renju_put (board, renju_figure_point (names[i]), stone);
      stone = tengen_stone_other (stone);
    }
}

/* The empty points that pass a test, in a text; row by row from the top. */
static char *
list_points (TengenRenju *board,
             TengenStone stone,
             gboolean (*test) (TengenRenju *, TengenPoint, TengenStone))
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (tengen_renju_get (board, (TengenPoint) i) == TENGEN_STONE_NONE &&
        test (board, (TengenPoint) i, stone))
      g_string_append_printf (text,
                              "%s%c%d",
                              text->len > 0 ? " " : "",
                              'A' + i % TENGEN_RENJU_SIZE,
                              TENGEN_RENJU_SIZE - i / TENGEN_RENJU_SIZE);
  return g_string_free (text, FALSE);
}

static gboolean
makes_five (TengenRenju *board, TengenPoint point, TengenStone stone)
{
  return tengen_renju_wins (board, point, stone);
}

static gboolean
makes_straight_four (TengenRenju *board, TengenPoint point, TengenStone stone)
{
  g_autoptr (GArray) shapes = tengen_renju_list_shapes (board, point, stone);

  for (guint i = 0; i < shapes->len; i++)
    if (g_array_index (shapes, TengenRenjuShape, i).kind ==
        TENGEN_RENJU_SHAPE_STRAIGHT_FOUR)
      return TRUE;
  return FALSE;
}

static gboolean
stops_five (TengenRenju *board, TengenPoint point, TengenStone stone)
{
  g_autofree char *left = NULL;

  tengen_renju_put (board, point, stone);
  left = list_points (board, tengen_stone_other (stone), makes_five);
  tengen_renju_take (board, point);
  return left[0] == '\0';
}

/* Whether the opponent has no three any more. */
static gboolean
stops_three (TengenRenju *board, TengenPoint point, TengenStone stone)
{
  g_autoptr (GArray) threats = NULL;

  tengen_renju_put (board, point, stone);
  threats = tengen_renju_list_threats (board, tengen_stone_other (stone));
  tengen_renju_take (board, point);
  return threats->len == 0;
}

static void
check_points (TengenRenju *board,
              TengenStone stone,
              gboolean (*test) (TengenRenju *, TengenPoint, TengenStone),
              const char *points)
{
  g_autofree char *got = list_points (board, stone, test);

  g_assert_cmpstr (got, ==, points);
}

static void
test_stops (void)
{
  static const struct
  {
    const char *board;
    gboolean (*test) (TengenRenju *, TengenPoint, TengenStone);
    TengenStone stone;
    const char *points;
  } rows[] = {
    /* 図3a, 図4a, 図5a */
    { "G8 H8 I8 J8 / H9 I9 G7", makes_five, BLACK, "F8 K8" },
    { "G8 H8 I8 J8 / H9 I9 G7", stops_five, WHITE, "" },
    { "E8 F8 G8 H8 / G9 D8 F7", makes_five, BLACK, "I8" },
    { "E8 F8 G8 H8 / G9 D8 F7", stops_five, WHITE, "I8" },
    { "F8 G8 H8 J8 / G9 H9 I7", stops_five, WHITE, "I8" },
    /* 図6a, 図7a */
    { "G8 H8 I8 / H9 I7", makes_straight_four, BLACK, "F8 J8" },
    { "G8 H8 I8 / H9 I7", stops_three, WHITE, "F8 J8" },
    { "F8 H8 I8 / H9 I7", makes_straight_four, BLACK, "G8" },
    { "F8 H8 I8 / H9 I7", stops_three, WHITE, "E8 G8 J8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenRenju) board = renju_figure_read (rows[i].board);

      check_points (board, rows[i].stone, rows[i].test, rows[i].points);
    }
}

/* 図8a: a four-three wins. */
static void
test_four_three (void)
{
  g_autoptr (TengenRenju) board =
      renju_figure_read ("I10 I9 F8 G8 H8 / J11 F10 H9 E8 G7");

  g_assert_cmpuint (
      tengen_renju_classify (board, renju_figure_point ("I8")), ==, 0);
  play (board, "I8", BLACK);
  check_points (board, WHITE, stops_five, "J8");
  play (board, "J8", WHITE);
  check_points (board, BLACK, makes_straight_four, "I11 I7");
  play (board, "I11", BLACK);
  check_points (board, BLACK, makes_five, "I12 I7");
  check_points (board, WHITE, makes_five, "");
}

/* 図9a: the double-four of White wins. */
static void
test_double_four (void)
{
  g_autoptr (TengenRenju) board =
      renju_figure_read ("G10 E9 H8 K8 G7 J7 I5 / F9 G9 H9 I8 I7 I6");

  play (board, "I9", WHITE);
  check_points (board, WHITE, makes_five, "I10 J9");
  check_points (board, BLACK, stops_five, "");
  check_points (board, BLACK, makes_five, "");
  play (board, "J9", BLACK);
  check_points (board, WHITE, makes_five, "I10");
}

/* 図10a: White's double-three loses to a four-three. */
static void
test_double_three (void)
{
  g_autoptr (TengenRenju) board =
      renju_figure_read ("H8 J8 J7 G6 H6 I6 / H13 H12 F11 G11 F6");

  play (board, "H11", WHITE);
  g_assert_cmpuint (
      tengen_renju_classify (board, renju_figure_point ("J6")), ==, 0);
  play (board, "J6", BLACK);
  check_points (board, WHITE, makes_five, "");
  check_points (board, WHITE, stops_five, "K6");
  play (board, "K6", WHITE);
  check_points (board, BLACK, makes_straight_four, "J9 J5");
  play (board, "J9", BLACK);
  check_points (board, BLACK, makes_five, "J10 J5");
  check_points (board, WHITE, makes_five, "");
}

/* The example game: no move of Black's is forbidden, the last move makes the
 * first five. */
static void
test_game (void)
{
  static const char *const moves[] = {
    "H8",  "H9",  "I9",  "F6",  "J10", "G7",  "K11", "L12",
    "I10", "L10", "I11", "L11", "I8",  "I12", "I7",
  };
  g_autoptr (TengenRenju) board = tengen_renju_new ();

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      TengenStone stone = i % 2 == 0 ? BLACK : WHITE;
      TengenPoint point = renju_figure_point (moves[i]);
      gboolean is_last = i == G_N_ELEMENTS (moves) - 1;
      g_autofree char *rows = NULL;

      if (stone == BLACK)
        g_assert_cmpuint (tengen_renju_classify (board, point),
                          ==,
                          is_last ? TENGEN_RENJU_FIVE : 0);
      tengen_renju_put (board, point, stone);
      rows = renju_figure_shapes (tengen_renju_list_rows (board, stone));
      g_assert_cmpstr (rows, ==, is_last ? "five I11 I10 I9 I8 I7" : "");
    }
}

#define FIGURE_8 "F12 F11 C10 D10 E10 I5 / B10 K7 L6 J5 K5 L5"
#define FIGURE_9 "F13 F12 F11 C10 D10 E10 M9 I5 / F14 B10 M8 M7 M6 J5 K5 L5"
#define CIRCLE "H10 I10 G9 J9 G8 J8 H7 I7"
#define FIVE TENGEN_RENJU_FIVE
#define SIX TENGEN_RENJU_OVERLINE
#define FOUR_FOUR TENGEN_RENJU_DOUBLE_FOUR
#define THREE_THREE TENGEN_RENJU_DOUBLE_THREE

static void
check_class (const char *text, const char *name, guint classes)
{
  g_autoptr (TengenRenju) board = renju_figure_read (text);
  TengenPoint point = renju_figure_point (name);
  g_autoptr (TengenRenjuReason) reason = tengen_renju_explain (board, point);

  g_test_message ("%s -> %s", text, name);
  g_assert_cmpuint (reason->classes, ==, classes);
  g_assert_cmpuint (tengen_renju_classify (board, point), ==, classes);
}

static void
test_classes (void)
{
  static const struct
  {
    const char *board;
    const char *points;
    guint classes;
  } rows[] = {
    /* 図8, 図9, 図10, 図2 */
    { FIGURE_8, "F10", 0 },
    { FIGURE_9, "F10", FOUR_FOUR },
    { "F12 F11 D10 E10 / L7 L6 J5 K5", "F10", THREE_THREE },
    { "B12 C12 D12 F12 G12", "E12", SIX },
    /* two fours in one line; one of them would be six */
    { "E8 G8 I8 K8", "H8", FOUR_FOUR },
    { "D8 E8 G8 J8 K8", "H8", FOUR_FOUR },
    { "D8 E8 F8 J8 K8 L8", "H8", FOUR_FOUR },
    { "E8 G8 I8 K8 L8", "H8", 0 },
    /* ナツ止め, and with more room */
    { "F8 G8 H9 H10 / D8 J8", "H8", 0 },
    { "F8 G8 H9 H10 / D8 K8", "H8", THREE_THREE },
    /* 長連筋 at both ends, at one */
    { "C8 F8 G8 K8 H9 H10", "H8", 0 },
    { "C8 F8 G8 H9 H10", "H8", THREE_THREE },
    /* five elsewhere */
    { "F8 I8 H9 H10 G4 G5 G6 G7 / G3", "H8", 0 },
    { "F8 I8 H9 H10 G4 G5 G6 G7 / G3", "G8", FIVE },
    /* 四三々, 四々三, 三々三, 四々四 */
    { "E8 F8 G8 H9 H10 I9 J10 / D8", "H8", THREE_THREE },
    { "E8 F8 G8 H9 H10 H11 I9 J10 / D8 H12", "H8", FOUR_FOUR },
    { "F8 G8 H9 H10 I9 J10", "H8", THREE_THREE },
    { "E8 F8 G8 H9 H10 H11 I9 J10 K11 / D8 H12", "H8", FOUR_FOUR },
    { "E8 F8 G8 H9 H10 H11 I9 J10 I7 J6 / D8 H12",
      "H8",
      FOUR_FOUR | THREE_THREE },
    /* a five with anything */
    { "D8 E8 F8 G8 H9 H10 H11 H12 H13", "H8", FIVE },
    { "D8 E8 F8 G8 H9 H10 H11 I9 J10 K11", "H8", FIVE },
    { "D8 E8 F8 G8 H9 H10 I9 J10", "H8", FIVE },
    /* 四重禁手 */
    { CIRCLE, "H9 I9 H8 I8", 0 },
    { CIRCLE, "G7 J7 G10 J10", THREE_THREE },
    { CIRCLE, "G6 J6 F7 K7 F10 K10 G11 J11", THREE_THREE },
    /* one three fails by a double-four and by a double-three */
    { "A10 C9 E9 C8 E8 F8 D7 F7", "D9", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) names = g_strsplit (rows[i].points, " ", -1);

      for (int j = 0; names[j] != NULL; j++)
        check_class (rows[i].board, names[j], rows[i].classes);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-figures/stops", test_stops);
  g_test_add_func ("/renju-figures/four-three", test_four_three);
  g_test_add_func ("/renju-figures/double-four", test_double_four);
  g_test_add_func ("/renju-figures/double-three", test_double_three);
  g_test_add_func ("/renju-figures/game", test_game);
  g_test_add_func ("/renju-figures/classes", test_classes);
  return g_test_run ();
}
