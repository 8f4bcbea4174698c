/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-markup: what a record draws on the board of a window, and the
 * pointer that draws it
 */
#include "display-start.h"
#include "tengen-test-board.h"

/* What a record writes on a point is said after what lies there. */
static void
test_markup_names (Fixture *f, gconstpointer data)
{
  TengenView *view = make_small_view ();

  view->atari[3] = 0;
  view->marks[3] = TENGEN_VIEW_MARK_TRIANGLE;
  view->labels[3] = g_strdup ("a whole sentence");
  view->labels[0] = g_strdup ("A");
  view->next[0] = TENGEN_STONE_BLACK + TENGEN_VIEW_NEXT_MAIN;
  view->next[2] = TENGEN_STONE_BLACK;
  view->next[1] = TENGEN_STONE_BLACK + TENGEN_VIEW_NEXT_JOINED;
  view->hidden[6] = 1;
  tengen_view_add_choice (view, 8, "B");
  tengen_board_view_set_view (f->board, view);
  g_assert_cmpstr (
      get_name (f, 3), ==, "A2 White, triangle, label a whole sentence");
  g_assert_cmpstr (get_name (f, 0), ==, "A3 Empty, label A, next move");
  g_assert_cmpstr (get_name (f, 2), ==, "C3 Empty, variation");
  g_assert_true (g_str_has_suffix (get_name (f, 1),
                                   ", variation from another order of moves"));
  g_assert_cmpstr (get_name (f, 6), ==, "A1 not shown");
  g_assert_cmpstr (get_name (f, 8), ==, "C1 Empty, choice B");
  tengen_board_view_set_view (f->board, make_small_view ());
  g_assert_cmpstr (get_name (f, 0), ==, "A3 Empty");
}

/* Only where it is wanted; a click counts when the button is let go then. */
static void
test_drag (Fixture *f, gconstpointer data)
{
  drag (f, 3, 30);
  hear (f, "");
  g_object_set (f->board, "drags", TRUE, NULL);
  drag (f, 3, 30);
  click (f, 40, 1);
  drag (f, 40, 40);
  drag (f, 40, TENGEN_POINT_NONE);
  hear (f, "d3-30/1 a40/1/1 ");
  g_object_set (f->board, "interactive", FALSE, NULL);
  drag (f, 3, 30);
  hear (f, "");
}

static void
test_scroll (Fixture *f, gconstpointer data)
{
  g_assert_false (scroll (f, 1));
  g_signal_connect (f->board, "scrolled", G_CALLBACK (scrolled_cb), f);
  g_assert_true (scroll (f, 1));
  g_assert_true (scroll (f, -1));
  g_assert_true (scroll (f, 3));
  hear (f, "s1 s-1 s3 ");
  /* Small parts add up; turning back begins anew. */
  for (int i = 0; i < 11; i++)
    g_assert_true (scroll (f, 0.1));
  hear (f, "s1 ");
  scroll (f, 0.8);
  scroll (f, -0.8);
  hear (f, "");
  scroll (f, -0.3);
  hear (f, "s-1 ");
}

static void
add_line (TengenView *view, int from, int to, gboolean arrow)
{
  TengenMarkupLine line = { .from = (TengenPoint) from,
                            .to = (TengenPoint) to,
                            .arrow = arrow };

  g_array_append_val (view->lines, line);
}

/* A view with a bit of everything, another one for each seed. */
static TengenView *
make_full_view (int width, int height, guint32 seed)
{
  static const char *const labels[] = { "A", "12", "甲", "abc", "long", "g" };
  TengenView *view = tengen_view_new (width, height);
  GRand *rand = g_rand_new_with_seed (seed);
  int n = width * height;

  for (int i = 0; i < n; i++)
    {
      view->stones[i] = (guint8) g_rand_int_range (rand, 0, 3);
      if (view->stones[i] != TENGEN_STONE_NONE)
        view->numbers[i] = (guint16) g_rand_int_range (rand, 0, 300);
      if (g_rand_int_range (rand, 0, 3) == 0)
        view->marks[i] = (guint8) g_rand_int_range (rand, 0, 11);
      if (g_rand_int_range (rand, 0, 4) == 0)
        view->labels[i] = g_strdup (labels[g_rand_int_range (rand, 0, 6)]);
      if (g_rand_int_range (rand, 0, 6) == 0)
        view->next[i] = (guint8) g_rand_int_range (rand, 1, 3);
      view->dimmed[i] = g_rand_int_range (rand, 0, 5) == 0;
      view->hidden[i] = seed % 2 == 1 && i % width > width / 2;
      view->dead[i] = g_rand_int_range (rand, 0, 8) == 0;
      view->owner[i] = g_rand_int_range (rand, 0, 6) == 0;
    }
  if (n > 2)
    add_line (view, 0, n / 2, TRUE);
  if (n > 2 && seed % 3 == 0)
    add_line (view, n / 3, n - 1, FALSE);
  g_rand_free (rand);
  return view;
}

/* One view after another, of one size and of others, is always the same as one
 * painted at once: nothing of the view before stays. */
static void
test_markup_same (Fixture *f, gconstpointer data)
{
  static const int sizes[][2] = { { 9, 9 },  { 19, 19 }, { 1, 1 },
                                  { 13, 5 }, { 3, 21 },  { 52, 52 } };
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint32 seed = 0; seed < 3; seed++)
      {
        tengen_board_view_set_view (
            f->board, make_full_view (sizes[i][0], sizes[i][1], seed));
        wait_frame (GTK_WIDGET (f->board));
        check_same (f, &style);
      }
}

/* Points become different one by one. */
static void
test_markup_steps (Fixture *f, gconstpointer data)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  GRand *rand = g_rand_new_with_seed (3);

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  tengen_board_view_set_view (f->board, make_full_view (9, 9, 2));
  wait_frame (GTK_WIDGET (f->board));
  for (int i = 0; i < 12; i++)
    {
      TengenView *view =
          tengen_view_copy (tengen_board_view_get_view (f->board));
      int point = g_rand_int_range (rand, 0, 81);

      view->stones[point] = (guint8) g_rand_int_range (rand, 0, 3);
      view->marks[point] = (guint8) g_rand_int_range (rand, 0, 11);
      view->dimmed[point] = !view->dimmed[point];
      g_free (view->labels[point]);
      view->labels[point] = i % 2 == 0 ? g_strdup ("B") : NULL;
      if (i % 4 == 0)
        add_line (view, point, (point + 20) % 81, TRUE);
      if (i % 5 == 4)
        view->hidden[(point + 7) % 81] = 1;
      tengen_board_view_set_view (f->board, view);
      wait_frame (GTK_WIDGET (f->board));
      check_same (f, &style);
    }
  g_rand_free (rand);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-markup/names", test_markup_names);
  add ("/board-markup/drag", test_drag);
  add ("/board-markup/scroll", test_scroll);
  add ("/board-markup/same", test_markup_same);
  add ("/board-markup/steps", test_markup_steps);
  return g_test_run ();
}
