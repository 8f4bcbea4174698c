/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-picture: pictures in and out
 */
#include "board-picture.h"

#include <string.h>

static void
test_forms (void)
{
  static const char *const forms[] = {
    "X.O/.../.X.",         "X.O\n...\n.X.",
    "X.O\n...\n.X.\n",     "X.O/.../.X./",
    "X . O\n. . .\n. X .", "\n  X.O\r\n  ...\r\n\t.X.\r\n",
    "X.O\n\n...\n\n.X.\n", "X.O/\n.../\n.X.\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenBoard) board = tengen_picture_parse (forms[i], &error);
      g_autofree char *lines = NULL;
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = tengen_picture_format (board, '/');
      lines = tengen_picture_format (board, '\n');
      g_assert_cmpstr (text, ==, forms[0]);
      g_assert_cmpstr (lines, ==, forms[1]);
      g_assert_cmpint (tengen_board_get_depth (board), ==, 0);
    }
}

/* What stands there is put: nothing is taken. */
static void
test_no_taking (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("XO/OX", NULL);
  g_autofree char *text = tengen_picture_format (board, '/');

  g_assert_cmpstr (text, ==, "XO/OX");
  g_assert_cmpint (tengen_board_get_liberties (board, 0), ==, 0);
}

static void
test_shapes (void)
{
  g_autofree char *row = g_strnfill (52, 'O');
  g_autoptr (GString) column = g_string_new ("X");
  g_autoptr (TengenBoard) wide = tengen_picture_parse (row, NULL);
  g_autoptr (TengenBoard) high = NULL;

  for (int i = 1; i < 52; i++)
    g_string_append (column, "\n.");
  high = tengen_picture_parse (column->str, NULL);
  g_assert_cmpint (tengen_board_get_width (wide), ==, 52);
  g_assert_cmpint (tengen_board_get_height (wide), ==, 1);
  g_assert_cmpint (tengen_board_count (wide, TENGEN_STONE_WHITE), ==, 52);
  g_assert_cmpint (tengen_board_get_width (high), ==, 1);
  g_assert_cmpint (tengen_board_get_height (high), ==, 52);
  g_assert_cmpint (tengen_board_count (high, TENGEN_STONE_BLACK), ==, 1);
}

static void
assert_error (const char *text, TengenPictureError code, const char *message)
{
  g_autoptr (GError) error = NULL;
  TengenBoard *board = tengen_picture_parse (text, &error);

  g_assert_null (board);
  g_assert_error (error, TENGEN_PICTURE_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_errors (void)
{
  g_autofree char *row = g_strnfill (53, '.');
  g_autofree char *dots = g_strnfill (53 * 2, '.');

  for (int i = 1; i < 53 * 2; i += 2)
    dots[i] = '\n';
  assert_error ("X.\n.x",
                TENGEN_PICTURE_ERROR_CHARACTER,
                "row 2, column 2: byte 0x78 stands for no stone");
  assert_error ("石",
                TENGEN_PICTURE_ERROR_CHARACTER,
                "row 1, column 1: byte 0xe7 stands for no stone");
  assert_error ("XX\nX",
                TENGEN_PICTURE_ERROR_SIZE,
                "row 2: its length differs from "
                "the first");
  assert_error ("X/XX",
                TENGEN_PICTURE_ERROR_SIZE,
                "row 2: its length differs from "
                "the first");
  assert_error ("X//X", TENGEN_PICTURE_ERROR_SIZE, "row 2: no points");
  assert_error ("", TENGEN_PICTURE_ERROR_SIZE, "row 1: no points");
  assert_error (" \n\n ", TENGEN_PICTURE_ERROR_SIZE, "row 1: no points");
  assert_error (row, TENGEN_PICTURE_ERROR_SIZE, "row 1: too many columns");
  assert_error (dots, TENGEN_PICTURE_ERROR_SIZE, "row 53: too many rows");
  g_assert_null (tengen_picture_parse ("?", NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-picture/forms", test_forms);
  g_test_add_func ("/board-picture/no-taking", test_no_taking);
  g_test_add_func ("/board-picture/shapes", test_shapes);
  g_test_add_func ("/board-picture/errors", test_errors);
  return g_test_run ();
}
