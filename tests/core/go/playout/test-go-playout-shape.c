/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-playout-shape: vital points of small spaces
 */
#include "tengen-go-playout-shape.h"

#include "playout-picture.h"

/* Looks at the space of point 0; @wanted is a point or NONE. */
static void
check_vital (const char *picture, TengenPoint wanted)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  TengenGoPlayoutPoint found = tengen_go_playout_shape_find_vital (
      board, tengen_go_playout_board_pad (board, 0));

  g_assert_cmpint (found,
                   ==,
                   wanted == TENGEN_POINT_NONE
                       ? 0
                       : tengen_go_playout_board_pad (board, wanted));
}

static void
test_decided (void)
{
  check_vital (".XXX/XXXX", TENGEN_POINT_NONE);
  check_vital ("..XX/XXXX", TENGEN_POINT_NONE);
  check_vital ("..XX/..XX/XXX.", TENGEN_POINT_NONE);
  check_vital ("....X/XXXX.", TENGEN_POINT_NONE);
  check_vital ("...X/XX.X/XXXX/...X", TENGEN_POINT_NONE);
  check_vital (".....X/XXXXX.", TENGEN_POINT_NONE);
  check_vital ("...X/...X/XXX.", TENGEN_POINT_NONE);
  check_vital ("...../....X", TENGEN_POINT_NONE);
}

static void
test_three (void)
{
  check_vital ("...X/XXX.", 1);
  check_vital ("..XX/.XXX/XXX.", 0);
}

static void
test_four_to_six (void)
{
  check_vital ("...X/X.XX/XXX.", 1);
  check_vital ("...X/..XX/XXX.", 1);
  check_vital (".XXX/..XX/.XXX/XXX.", 4);
  check_vital ("..XX/...X/X.XX/XXX.", 5);
}

static void
test_cross (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read ("X.XX/...X/X.XX/XXX.");

  g_assert_cmpint (tengen_go_playout_shape_find_vital (
                       board, tengen_go_playout_board_pad (board, 1)),
                   ==,
                   tengen_go_playout_board_pad (board, 5));
}

/* Tells what White's stone on point 1 would be, in the lap of Black. */
static void
check_one_eye (const char *picture, guint size, gboolean wanted)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);

  g_assert_cmpint (tengen_go_playout_shape_is_one_eye (
                       board,
                       TENGEN_STONE_WHITE,
                       tengen_go_playout_board_pad (board, 1),
                       size),
                   ==,
                   wanted);
}

static void
test_one_eye (void)
{
  check_one_eye ("..OOXX/XXXXXX/.X.X.X", 3, TRUE);
  check_one_eye ("..OOOX/XXXXXX/.X.X.X", 4, FALSE);
  check_one_eye ("..OXXX/XOOXXX/XXXXX./.X.X.X", 4, TRUE);
  check_one_eye ("..OOXX/XXOXXX/XXXXX./.X.X.X", 4, TRUE);
  check_one_eye ("..OOXX/XOXXXX/XXXXX./.X.X.X", 4, FALSE);
  check_one_eye ("..OOXX/XOOXXX/XXXXX./.X.X.X", 5, TRUE);
  check_one_eye ("..OOOOOO/XXXXXXXX/.X.X.X.X", 7, FALSE);
}

/* Among several chains it is a race, not an eye. */
static void
test_between_chains (void)
{
  check_one_eye ("..OOX./XXX.XX/.....X", 3, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/playout-shape/decided", test_decided);
  g_test_add_func ("/go/playout-shape/three", test_three);
  g_test_add_func ("/go/playout-shape/four-to-six", test_four_to_six);
  g_test_add_func ("/go/playout-shape/cross", test_cross);
  g_test_add_func ("/go/playout-shape/one-eye", test_one_eye);
  g_test_add_func ("/go/playout-shape/between-chains", test_between_chains);
  return g_test_run ();
}
