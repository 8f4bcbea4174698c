/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of a board: quarters, names both ways, names that are none.
 */
#include "tengen-board-part.h"

static void
check_part (const int part[4], int left, int right, int top, int bottom)
{
  g_assert_cmpint (part[0], ==, left);
  g_assert_cmpint (part[1], ==, right);
  g_assert_cmpint (part[2], ==, top);
  g_assert_cmpint (part[3], ==, bottom);
}

/* Lines through the middle are in both halves; there are none on even boards.
 */
static void
test_corner (void)
{
  int part[4];

  tengen_board_part_get_corner (19, 19, FALSE, FALSE, part);
  check_part (part, 0, 9, 0, 9);
  tengen_board_part_get_corner (19, 19, TRUE, FALSE, part);
  check_part (part, 9, 18, 0, 9);
  tengen_board_part_get_corner (8, 7, FALSE, TRUE, part);
  check_part (part, 0, 3, 3, 6);
  tengen_board_part_get_corner (8, 7, TRUE, TRUE, part);
  check_part (part, 4, 7, 3, 6);
  tengen_board_part_get_corner (1, 1, TRUE, TRUE, part);
  check_part (part, 0, 0, 0, 0);
}

static void
check_name (TengenNotation notation, const int part[4], const char *name)
{
  g_autofree char *text = tengen_board_part_format (part, notation, 19, 19);
  int again[4] = { -1, -1, -1, -1 };

  g_assert_cmpstr (text, ==, name);
  g_assert_true (tengen_board_part_parse (notation, 19, 19, text, again));
  check_part (again, part[0], part[1], part[2], part[3]);
}

static void
test_name (void)
{
  const int part[4] = { 0, 9, 9, 18 };

  check_name (TENGEN_NOTATION_A1, part, "A1:K10");
  check_name (TENGEN_NOTATION_RENJU, part, "A1:J10");
  check_name (TENGEN_NOTATION_ONE_ONE, part, "1-19:10-10");
  check_name (TENGEN_NOTATION_JAPANESE, part, "1の十九:10の十");
}

/* Corners in any order, with blanks around them. */
static void
test_lenient (void)
{
  static const char *const texts[] = { "K10:A1", "a10:k1", " K1 : A10 " };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      int part[4];

      g_assert_true (
          tengen_board_part_parse (TENGEN_NOTATION_A1, 19, 19, texts[i], part));
      check_part (part, 0, 9, 9, 18);
    }
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "",        ":",      "A1",     "A1:",     ":A1",
    "A1:K10:", "A1-K10", "A1:K20", "A1:pass", "pass:pass",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      int part[4] = { 1, 2, 3, 4 };

      g_assert_false (
          tengen_board_part_parse (TENGEN_NOTATION_A1, 19, 19, texts[i], part));
      check_part (part, 1, 2, 3, 4);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-part/corner", test_corner);
  g_test_add_func ("/board-part/name", test_name);
  g_test_add_func ("/board-part/lenient", test_lenient);
  g_test_add_func ("/board-part/refused", test_refused);
  return g_test_run ();
}
