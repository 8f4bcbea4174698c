/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-area: parts of a board in doubt
 */
#include "tengen-go-dead-area.h"

#include "board-picture.h"

/* Pictures of doubt: `?` doubtful. Of expectation: `?` in doubt, `+` around. */
static void
check (const char *picture,
       const char *doubt,
       TengenPoint start,
       const char *wanted)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) got = g_string_new (NULL);
  int width = tengen_board_get_width (board);
  guint8 doubtful[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 area[TENGEN_BOARD_MAX_POINTS];

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    doubtful[i] = doubt[i + i / width] == '?';
  tengen_go_dead_area_find (board, doubtful, start, area);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      if (i > 0 && i % width == 0)
        g_string_append_c (got, '/');
      g_string_append_c (got, ".+?"[area[i]]);
    }
  g_assert_cmpstr (got->str, ==, wanted);
}

static void
test_one (void)
{
  check ("......./......./......./...X.../......./......./.......",
         "......./......./......./...?.../......./......./.......",
         24,
         "......./...+.../..+++../.++?++./..+++../...+.../.......");
}

/* Diagonal points hang together, others are another area. */
static void
test_diagonal (void)
{
  check ("X......./.X....../......../......../......../.......X",
         "?......./.?....../......../......../......../.......?",
         0,
         "?++...../+?++..../+++...../.+....../......../........");
}

/* The liberties of a chain beside it, far as they may be. */
static void
test_liberties (void)
{
  check ("XOOOOOO./........", "?......./........", 0, "?......+/+++++++.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-area/one", test_one);
  g_test_add_func ("/go/dead-area/diagonal", test_diagonal);
  g_test_add_func ("/go/dead-area/liberties", test_liberties);
  return g_test_run ();
}
