/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opponent-fill: own territory is filled, no eye that is needed
 */
#include "tengen-opponent-fill.h"

#include "board-picture.h"

static TengenGo *
read_go (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenGo *go = tengen_go_new (tengen_go_rules_find ("pure"),
                                tengen_board_get_width (board),
                                tengen_board_get_height (board));

  tengen_board_read (board, stones);
  tengen_go_setup_all (go, stones);
  return go;
}

/* Fills for both sides until both pass; gives the board then. */
static char *
fill_all (const char *picture)
{
  g_autoptr (TengenGo) go = read_go (picture);
  guint passes = 0;
  TengenStone stone = TENGEN_STONE_BLACK;

  while (passes < 2)
    {
      TengenPoint point = tengen_opponent_find_fill (go, stone);

      passes = point == TENGEN_POINT_PASS ? passes + 1 : 0;
      if (point == TENGEN_POINT_PASS)
        tengen_go_pass (go, stone);
      else
        tengen_go_play (go, point, stone);
      stone = tengen_stone_other (stone);
    }
  return tengen_picture_format (tengen_go_get_board (go), '/');
}

static void
check (const char *before, const char *after)
{
  g_autofree char *got = fill_all (before);

  g_assert_cmpstr (got, ==, after);
}

/* Two eyes are left to each side. */
static void
test_eyes (void)
{
  check (".XXO./.XXOO/XXXO./.XXOO/.XXO.", "XXXOO/.XXOO/XXXO./XXXOO/.XXO.");
}

/* Where chains may still be taken, nothing is filled, nor between both sides. */
static void
test_risk (void)
{
  check (".XX../XX.../...../...../.....", ".XX../XX.../...../...../.....");
  check (".X.O./XX.OO/.X.O./XX.OO/.X.O.", "XX.OO/XX.OO/.X.O./XX.OO/.X.O.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent/fill/eyes", test_eyes);
  g_test_add_func ("/opponent/fill/risk", test_risk);
  return g_test_run ();
}
