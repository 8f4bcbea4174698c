/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-fill: where stones could still be put in safety
 *
 * Pictures of expectation: `+` can be filled.
 */
#include "tengen-go-count.h"

#include "board-picture.h"

static void
check (const char *picture, TengenStone colour, const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autofree char *before = tengen_picture_format (board, '/');
  g_autofree char *after = NULL;
  GString *got = g_string_new (NULL);
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_go_count_fillable (board, colour, points);
  int at = 0;

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      if (i > 0 && i % tengen_board_get_width (board) == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, at < n && points[at] == i ? '+' : '.');
      at += at < n && points[at] == i;
    }
  g_assert_cmpint (at, ==, n);
  g_assert_cmpstr (got->str, ==, wanted);
  after = tengen_picture_format (board, '/');
  g_assert_cmpstr (after, ==, before);
  g_string_free (got, TRUE);
}

/* 純碁の遊び方 (5): only eyes are left. */
static void
test_filled (void)
{
  const char *picture = ".XXOOO./"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        ".XXXOO.";

  check (picture,
         TENGEN_STONE_BLACK,
         "......./......./......./......./......./......./.......");
  check (picture,
         TENGEN_STONE_WHITE,
         "......./......./......./......./......./......./.......");
}

/* Three eyes: any one of them may still be filled. An eye of two points may
 * be made smaller. */
static void
test_spare_eye (void)
{
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXOOOO/"
         "XXXOOOO/"
         "XXXOOO./"
         ".XXXOO.",
         TENGEN_STONE_BLACK,
         "+....../......./......./+....../......./......./+......");
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXOOOO/"
         "XXXOOOO/"
         "XXXOOO./"
         ".XXXOO.",
         TENGEN_STONE_WHITE,
         "......./......./......./......./......./......+/......+");
}

/* A neutral point: a side that already has two eyes may take it. */
static void
test_neutral (void)
{
  const char *picture = ".XX.OO./"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        "XXXOOOO/"
                        ".XXXOO.";

  check (picture,
         TENGEN_STONE_BLACK,
         "...+.../......./......./......./......./......./.......");
  check (picture,
         TENGEN_STONE_WHITE,
         "...+.../......./......./......./......./......./.......");
}

/* A dead stone in the territory may be taken and filled over. */
static void
test_dead_stone (void)
{
  check (".XXOOO./"
         "XXXOOOO/"
         "XXXOOOO/"
         ".XXOOOO/"
         "OXXOOOO/"
         "XXXOOOO/"
         ".XXXOO.",
         TENGEN_STONE_BLACK,
         "+....../......./......./+....../......./......./+......");
}

/* A large room is open to be filled, a small one that is not proved is not:
 * four points in a row are left alone. */
static void
test_rooms (void)
{
  check (".XO..../"
         ".XO..../"
         ".XO..../"
         ".XO..../"
         "XXO..../"
         "OOO..../"
         ".......",
         TENGEN_STONE_WHITE,
         "...++++/...++++/...++++/...++++/...++++/...++++/+++++++");
  check (".XO..../"
         ".XO..../"
         ".XO..../"
         ".XO..../"
         "XXO..../"
         "OOO..../"
         ".......",
         TENGEN_STONE_BLACK,
         "......./+....../+....../......./......./......./.......");
}

static void
test_empty (void)
{
  check ("../..", TENGEN_STONE_BLACK, "../..");
  check (".", TENGEN_STONE_WHITE, ".");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/fill/filled", test_filled);
  g_test_add_func ("/go/fill/spare-eye", test_spare_eye);
  g_test_add_func ("/go/fill/neutral", test_neutral);
  g_test_add_func ("/go/fill/dead-stone", test_dead_stone);
  g_test_add_func ("/go/fill/rooms", test_rooms);
  g_test_add_func ("/go/fill/empty", test_empty);
  return g_test_run ();
}
