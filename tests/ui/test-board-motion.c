/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-motion: which stones are seen to move, and that they come to rest
 */
#include "display-start.h"
#include "tengen-board-motion.h"
#include "tengen-test-board.h"

/* Three rows of three points: . X O, # a black stone that is marked dead, h a
 * hidden point. */
static TengenView *
make_view (const char *picture)
{
  TengenView *view = tengen_view_new (3, 3);

  for (int i = 0; i < 9; i++)
    {
      if (picture[i] == 'X' || picture[i] == '#')
        view->stones[i] = TENGEN_STONE_BLACK;
      if (picture[i] == 'O')
        view->stones[i] = TENGEN_STONE_WHITE;
      view->dead[i] = picture[i] == '#';
      view->hidden[i] = picture[i] == 'h';
    }
  return view;
}

static gboolean
follow (TengenBoardMotion *motion, const char *from, const char *to)
{
  g_autoptr (TengenView) before = make_view (from);
  g_autoptr (TengenView) after = make_view (to);

  tengen_board_motion_follow (motion, before, after);
  return tengen_board_motion_is_moving (motion);
}

static void
expect (Fixture *f, const char *from, const char *to, gboolean moves)
{
  g_autoptr (TengenBoardMotion) motion =
      tengen_board_motion_new (GTK_WIDGET (f->board));

  g_test_message ("%s %s", from, to);
  g_assert_cmpint (follow (motion, from, to), ==, moves);
}

static void
test_moves (Fixture *f, gconstpointer data)
{
  expect (f, ".........", "....X....", TRUE);
  /* taken, and taken back */
  expect (f, ".X.XO..X.", ".X.X.X.X.", TRUE);
  expect (f, ".X.X.X.X.", ".X.XO..X.", TRUE);
  expect (f, "OO.XX....", "..XXX....", TRUE);
  expect (f, "....X....", ".........", TRUE);
}

static void
test_jumps (Fixture *f, gconstpointer data)
{
  expect (f, "....X....", "....X....", FALSE);
  expect (f, ".........", "..O.X....", FALSE);
  expect (f, ".........", "..X.X....", FALSE);
  expect (f, "..O.X....", ".........", FALSE);
  expect (f, "....X....", "....O....", FALSE);
  expect (f, "....X....", "X........", FALSE);
  expect (f, "....X....", "O...X...X", FALSE);
  /* a stone that is only marked, or that comes into sight */
  expect (f, "....X....", "....#....", FALSE);
  expect (f, "hhh......", "X........", FALSE);
}

static void
test_sizes (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenBoardMotion) motion =
      tengen_board_motion_new (GTK_WIDGET (f->board));
  g_autoptr (TengenView) small = make_view ("....X....");
  g_autoptr (TengenView) large = tengen_view_new (9, 9);

  g_assert_true (follow (motion, ".........", "....X...."));
  tengen_board_motion_follow (motion, small, large);
  g_assert_false (tengen_board_motion_is_moving (motion));
}

/* What changes nothing about stones does not stop one; a jump does. */
static void
test_while_moving (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenBoardMotion) motion =
      tengen_board_motion_new (GTK_WIDGET (f->board));

  g_assert_true (follow (motion, ".........", "....X...."));
  g_assert_true (follow (motion, "....X....", "....X...."));
  g_assert_true (follow (motion, "....X....", "O...X...."));
  g_assert_false (follow (motion, "O...X....", "........."));
  g_assert_true (follow (motion, ".........", "....X...."));
  tengen_board_motion_stop (motion);
  g_assert_false (tengen_board_motion_is_moving (motion));
}

static void
test_unwanted (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenBoardMotion) motion =
      tengen_board_motion_new (GTK_WIDGET (f->board));
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (f->board));

  g_assert_true (follow (motion, ".........", "....X...."));
  tengen_board_motion_set_enabled (motion, FALSE);
  g_assert_false (tengen_board_motion_is_moving (motion));
  g_assert_false (follow (motion, ".........", "....X...."));
  tengen_board_motion_set_enabled (motion, TRUE);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_false (follow (motion, ".........", "....X...."));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  gtk_widget_set_visible (f->window, FALSE);
  g_assert_false (follow (motion, ".........", "....X...."));
}

/* The clock ticks until everything is at rest, and no longer. */
static void
test_ends (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenBoardMotion) motion =
      tengen_board_motion_new (GTK_WIDGET (f->board));
  gint64 began = g_get_monotonic_time ();

  g_assert_true (follow (motion, ".........", "....X...."));
  while (tengen_board_motion_is_moving (motion))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - began,
                   >=,
                   TENGEN_BOARD_MOTION_US - 20 * G_TIME_SPAN_MILLISECOND);
}

/* While stones move the board is seen and spoken of, and takes clicks, as it
 * will be. */
static void
test_board (Fixture *f, gconstpointer data)
{
  cairo_surface_t *moving, *still, *rest;
  int differing;

  g_object_set (f->board, "motion", TRUE, NULL);
  tengen_board_view_set_view (f->board, make_view (".X.XO..X."));
  wait_frame (GTK_WIDGET (f->board));
  tengen_board_view_set_view (f->board, make_view (".X.X.X.X."));
  moving = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpstr (get_name (f, 5), ==, "C2 Black");
  g_assert_cmpstr (get_name (f, 4), ==, "B2 Empty");
  click (f, 4, 1);
  hear (f, "a4/1/1 ");
  g_object_set (f->board, "motion", FALSE, NULL);
  still = take_picture (GTK_WIDGET (f->board));
  wait_frame (GTK_WIDGET (f->board));
  rest = take_picture (GTK_WIDGET (f->board));
  differing = count_differing (moving, still);
  g_assert_cmpint (differing, >, 500);
  g_assert_cmpint (count_differing (still, rest), ==, 0);
  cairo_surface_destroy (moving);
  cairo_surface_destroy (still);
  cairo_surface_destroy (rest);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-motion/moves", test_moves);
  add ("/board-motion/jumps", test_jumps);
  add ("/board-motion/sizes", test_sizes);
  add ("/board-motion/while-moving", test_while_moving);
  add ("/board-motion/unwanted", test_unwanted);
  add ("/board-motion/ends", test_ends);
  add ("/board-motion/board", test_board);
  return g_test_run ();
}
