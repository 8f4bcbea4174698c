/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-search: playouts that begin with good moves
 */
#include "tengen-go-dead-search.h"

#include "board-picture.h"
#include "tengen-go-dead-area.h"

/* Searches the area of the stone on @point, in doubt with all empty points;
 * gives what its chain keeps. */
static int
search (const char *picture, TengenPoint point, TengenStone first)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autofree TengenGoDeadVote *vote = g_new (TengenGoDeadVote, 1);
  guint8 settled[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 doubtful[TENGEN_BOARD_MAX_POINTS] = { 0 };
  guint8 area[TENGEN_BOARD_MAX_POINTS];
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (board, point, points);

  for (int i = 0; i < n; i++)
    doubtful[points[i]] = TRUE;
  tengen_go_dead_area_find (board, doubtful, point, area);
  tengen_go_dead_search_run (vote, board, settled, area, first, 200);
  g_assert_cmpint (vote->n, ==, 100);
  return tengen_go_dead_vote_get_kept (vote, board, point);
}

/* Three points in a row: who has the middle. */
static void
test_three_in_a_row (void)
{
  const char *picture = "X...XO./XXXXXO./OOOOOO./.O.O.O.";

  g_assert_cmpint (search (picture, 0, TENGEN_STONE_BLACK), >, 80);
  g_assert_cmpint (search (picture, 0, TENGEN_STONE_WHITE), <, 20);
}

/* Four in a row live whichever side begins, a square of four never does. */
static void
test_four (void)
{
  const char *row = "X....XO./XXXXXXO./OOOOOOO./.O.O.O..";
  const char *square = "X..XO.O/X..XOO./XXXXO.O/OOOOOO./.O.O.O.";

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      g_assert_cmpint (search (row, 0, side), >, 80);
      g_assert_cmpint (search (square, 0, side), <, 20);
    }
}

/* Neither side gains by moving first: both pass. */
static void
test_seki (void)
{
  const char *picture = ".X.XX../"
                        "XXXXXXX/"
                        "OOOOOOO/"
                        ".X.OOO./"
                        "XXXXXXX/"
                        "OOOOOOO/"
                        ".O.OOOO";

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    g_assert_cmpint (search (picture, 28, side), >, 67);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-search/three-in-a-row", test_three_in_a_row);
  g_test_add_func ("/go/dead-search/four", test_four);
  g_test_add_func ("/go/dead-search/seki", test_seki);
  return g_test_run ();
}
