/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-renju: what a board in a window shows and tells of Renju
 */
#include <string.h>

#include "display-start.h"
#include "tengen-board-thumbnail.h"
#include "tengen-renju.h"
#include "tengen-test-board.h"

#define N 15

/* A three, a fifth move on offer, a forbidden point, an area of nine points. */
static TengenView *
make_view (gboolean always)
{
  TengenView *view = tengen_view_new (N, N);
  TengenViewShape shape = { .from = 3 * N + 3,
                            .to = 3 * N + 5,
                            .tone = TENGEN_VIEW_TONE_FORBIDDEN,
                            .name = "" };

  for (int x = 3; x <= 5; x++)
    view->stones[3 * N + x] = TENGEN_STONE_BLACK;
  g_array_append_val (view->shapes, shape);
  view->ghosts[60] = TENGEN_STONE_BLACK;
  view->labels[60] = g_strdup ("A");
  view->ghosts[61] = TENGEN_STONE_BLACK;
  view->numbers[61] = 2;
  for (int i = 100; i < 225; i++)
    view->area[i] = TENGEN_VIEW_AREA_BARRED;
  view->area[99] = TENGEN_VIEW_AREA_RIGHT | TENGEN_VIEW_AREA_BOTTOM;
  view->forbidden[52] = TENGEN_RENJU_DOUBLE_FOUR;
  if (always)
    view->forbidden[52] |= TENGEN_VIEW_FORBIDDEN_SHOWN;
  return view;
}

static void
test_same_as_paint (Fixture *f, gconstpointer data)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenView *view;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  tengen_board_view_set_view (f->board, make_view (TRUE));
  wait_frame (GTK_WIDGET (f->board));
  check_same (f, &style);
  /* a shape more, a ghost less */
  view = make_view (FALSE);
  view->ghosts[60] = TENGEN_STONE_NONE;
  view->shapes->len = 0;
  tengen_board_view_set_view (f->board, view);
  wait_frame (GTK_WIDGET (f->board));
  check_same (f, &style);
  style.dark = TRUE;
  g_object_set (f->board, "dark", TRUE, NULL);
  tengen_board_view_set_view (f->board, make_view (TRUE));
  wait_frame (GTK_WIDGET (f->board));
  check_same (f, &style);
}

/* Touched by the pointer or by the cursor it is crossed out and named; a
 * neighbour, or a board that only shows something, is not. */
static void
test_touched (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *after;
  double x, y;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  tengen_board_view_set_view (f->board, make_view (FALSE));
  wait_frame (GTK_WIDGET (f->board));
  before = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_get_point_center (f->board, 52, &x, &y);
  move_pointer (f, x, y);
  g_assert_cmpint (tengen_board_view_get_touched (f->board), ==, 52);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), >, 300);
  cairo_surface_destroy (after);
  g_object_set (f->board, "interactive", FALSE, NULL);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  g_object_set (f->board, "interactive", TRUE, NULL);
  tengen_board_view_get_point_center (f->board, 53, &x, &y);
  move_pointer (f, x, y);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

/* A fifth move that can be picked is lit. */
static void
test_offer (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *after;
  double x, y;

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  tengen_board_view_set_view (f->board, make_view (FALSE));
  wait_frame (GTK_WIDGET (f->board));
  before = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_get_point_center (f->board, 60, &x, &y);
  move_pointer (f, x, y);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (after);
  g_object_set (f->board, "ghost-stone", TENGEN_STONE_BLACK, NULL);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, after), >, 100);
  cairo_surface_destroy (after);
  cairo_surface_destroy (before);
}

/* Where nothing may be put no stone is seen under the pointer. */
static void
test_ghost (Fixture *f, gconstpointer data)
{
  static const struct
  {
    TengenPoint point;
    gboolean seen;
  } rows[] = { { 99, TRUE }, { 100, FALSE } };

  gtk_window_set_focus (GTK_WINDOW (f->window), NULL);
  tengen_board_view_set_view (f->board, make_view (FALSE));
  wait_frame (GTK_WIDGET (f->board));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      cairo_surface_t *with, *without;
      double x, y;

      tengen_board_view_get_point_center (f->board, rows[i].point, &x, &y);
      move_pointer (f, x, y);
      g_object_set (f->board, "ghost-stone", TENGEN_STONE_BLACK, NULL);
      with = take_picture (GTK_WIDGET (f->board));
      g_object_set (f->board, "ghost-stone", TENGEN_STONE_NONE, NULL);
      without = take_picture (GTK_WIDGET (f->board));
      g_assert_cmpint (count_differing (with, without) > 100, ==, rows[i].seen);
      cairo_surface_destroy (with);
      cairo_surface_destroy (without);
    }
}

static void
test_cursor (Fixture *f, gconstpointer data)
{
  TengenView *free = make_view (FALSE);
  cairo_surface_t *plain, *forbidden;

  free->forbidden[52] = 0;
  tengen_board_view_set_view (f->board, free);
  wait_frame (GTK_WIDGET (f->board));
  tengen_board_view_focus_point (f->board, 52);
  plain = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_set_view (f->board, make_view (FALSE));
  tengen_board_view_focus_point (f->board, 52);
  g_assert_cmpint (tengen_board_view_get_touched (f->board), ==, 52);
  forbidden = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (plain, forbidden), >, 300);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (forbidden);
}

static void
test_names (Fixture *f, gconstpointer data)
{
  g_object_set (f->board, "notation", TENGEN_NOTATION_RENJU, NULL);
  tengen_board_view_set_view (f->board, make_view (FALSE));
  g_assert_cmpstr (get_name (f, 52), ==, "H12 Empty, forbidden: double-four");
  g_assert_cmpstr (get_name (f, 60), ==, "A11 Empty, label A, offered");
  g_assert_cmpstr (get_name (f, 61), ==, "B11 Empty, imagined stone");
  g_assert_cmpstr (get_name (f, 100), ==, "K9 Empty, outside the area");
  g_assert_cmpstr (get_name (f, 99), ==, "J9 Empty");
}

/* Stones of a shape that is lit are named after it, until it goes out; what
 * only looks like a shape is not. */
static void
test_shape_names (Fixture *f, gconstpointer data)
{
  TengenViewShape falling = { .from = 5 * N + 5,
                              .to = 2 * N + 2,
                              .tone = TENGEN_VIEW_TONE_WINS,
                              .name = "four" };
  TengenView *view = make_view (FALSE);

  g_object_set (f->board, "notation", TENGEN_NOTATION_RENJU, NULL);
  strcpy (g_array_index (view->shapes, TengenViewShape, 0).name, "three");
  view->stones[2 * N + 2] = TENGEN_STONE_WHITE;
  view->stones[2 * N + 3] = TENGEN_STONE_WHITE;
  g_array_append_val (view->shapes, falling);
  tengen_board_view_set_view (f->board, view);
  g_assert_cmpstr (get_name (f, 3 * N + 3), ==, "D12 Black, three, four");
  g_assert_cmpstr (get_name (f, 3 * N + 5), ==, "F12 Black, three");
  g_assert_cmpstr (get_name (f, 2 * N + 2), ==, "C13 White, four");
  g_assert_cmpstr (get_name (f, 2 * N + 3), ==, "D13 White");
  g_assert_cmpstr (get_name (f, 4 * N + 4), ==, "E11 Empty");

  view = make_view (FALSE);
  g_array_index (view->shapes, TengenViewShape, 0).tone =
      TENGEN_VIEW_TONE_FALSE;
  strcpy (g_array_index (view->shapes, TengenViewShape, 0).name, "×three");
  tengen_board_view_set_view (f->board, view);
  g_assert_cmpstr (get_name (f, 3 * N + 3), ==, "D12 Black");
}

/* Paints a small board with a shape of that name. */
static GBytes *
paint_small (const char *name, int size)
{
  g_autoptr (TengenView) view = make_view (FALSE);
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels = g_malloc0 ((gsize) (4 * size * size));

  strcpy (g_array_index (view->shapes, TengenViewShape, 0).name, name);
  texture = tengen_board_thumbnail_new (view, size, 1, FALSE);
  gdk_texture_download (texture, pixels, (gsize) (4 * size));
  return g_bytes_new_take (pixels, (gsize) (4 * size * size));
}

/* A name that could not be read does not cover stones. */
static void
test_small_names (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) small = paint_small ("five", 112);
  g_autoptr (GBytes) small_bare = paint_small ("", 112);
  g_autoptr (GBytes) large = paint_small ("five", 216);
  g_autoptr (GBytes) large_bare = paint_small ("", 216);

  g_assert_true (g_bytes_equal (small, small_bare));
  g_assert_false (g_bytes_equal (large, large_bare));
}

int
main (int argc, char *argv[])
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-renju/same-as-paint", test_same_as_paint);
  add ("/board-renju/touched", test_touched);
  add ("/board-renju/offer", test_offer);
  add ("/board-renju/ghost", test_ghost);
  add ("/board-renju/cursor", test_cursor);
  add ("/board-renju/names", test_names);
  add ("/board-renju/shape-names", test_shape_names);
  add ("/board-renju/small-names", test_small_names);
  return g_test_run ();
}
