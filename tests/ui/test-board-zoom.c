/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-zoom: a part of the board, enlarged
 */
#include "tengen-test-board.h"

#include "display-start.h"
#include "tengen-board-private.h"

static double
get_zoom (Fixture *f)
{
  return f->board->zoom.factor;
}

static void
open_large (Fixture *f)
{
  g_object_set (f->board, "zoomable", TRUE, NULL);
  tengen_board_view_set_view (f->board, tengen_view_new (19, 19));
  wait_frame (GTK_WIDGET (f->board));
}

/* From one point to the next on its right. */
static double
get_cell_width (Fixture *f)
{
  double a, b, y;

  tengen_board_view_get_point_center (f->board, 180, &a, &y);
  tengen_board_view_get_point_center (f->board, 181, &b, &y);
  return b - a;
}

static gboolean
is_seen (Fixture *f, TengenPoint point)
{
  double x, y;

  tengen_board_view_get_point_center (f->board, point, &x, &y);
  return tengen_board_view_get_point_at (f->board, x, y) == point;
}

static void
test_steps (Fixture *f, gconstpointer data)
{
  double cell;

  /* without leave nothing is enlarged */
  tengen_board_view_zoom (f->board, 1);
  g_assert_cmpfloat (get_zoom (f), ==, 1);
  open_large (f);
  cell = get_cell_width (f);
  tengen_board_view_zoom (f->board, 2);
  wait_frame (GTK_WIDGET (f->board));
  g_assert_cmpfloat (get_zoom (f), ==, 2);
  g_assert_cmpfloat (get_cell_width (f), >, 1.8 * cell);
  tengen_board_view_zoom (f->board, 99);
  g_assert_cmpfloat (get_zoom (f), ==, 3);
  tengen_board_view_zoom (f->board, -1);
  g_assert_cmpfloat (get_zoom (f), ==, 2.5);
  tengen_board_view_zoom (f->board, 0);
  wait_frame (GTK_WIDGET (f->board));
  g_assert_cmpfloat (get_zoom (f), ==, 1);
  g_assert_cmpfloat (get_cell_width (f), ==, cell);
}

/* Places and points fit each other in the part; cells lie over their points. */
static void
test_places (Fixture *f, gconstpointer data)
{
  int seen = 0;

  open_large (f);
  tengen_board_view_zoom (f->board, 2);
  wait_frame (GTK_WIDGET (f->board));
  for (int i = 0; i < 361; i++)
    {
      GtkWidget *cell = tengen_board_view_get_cell (f->board, (TengenPoint) i);
      graphene_point_t at;
      double x, y;

      tengen_board_view_get_point_center (f->board, (TengenPoint) i, &x, &y);
      g_assert_true (
          gtk_widget_compute_point (GTK_WIDGET (f->board),
                                    cell,
                                    &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                    &at));
      g_assert_cmpfloat_with_epsilon (
          at.x, gtk_widget_get_width (cell) / 2.0, 1);
      seen += is_seen (f, (TengenPoint) i);
    }
  g_assert_cmpint (seen, >, 40);
  g_assert_cmpint (seen, <, 140);
  g_assert_true (is_seen (f, 180));
  g_assert_false (is_seen (f, 0));
}

/* The keyboard's cursor and the last move are always in the part. */
static void
test_follows (Fixture *f, gconstpointer data)
{
  TengenView *view = tengen_view_new (19, 19);

  open_large (f);
  tengen_board_view_zoom (f->board, 3);
  wait_frame (GTK_WIDGET (f->board));
  for (int i = 0; i < 19; i++)
    {
      g_assert_true (press_key (f, GDK_KEY_Left));
      g_assert_true (press_key (f, GDK_KEY_Up));
      wait_frame (GTK_WIDGET (f->board));
      g_assert_true (is_seen (f, tengen_board_view_get_cursor (f->board)));
    }
  g_assert_cmpint (tengen_board_view_get_cursor (f->board), ==, 0);
  view->stones[360] = TENGEN_STONE_BLACK;
  view->marks[360] = TENGEN_VIEW_MARK_LAST;
  tengen_board_view_set_view (f->board, view);
  wait_frame (GTK_WIDGET (f->board));
  g_assert_true (is_seen (f, 360));
  g_assert_false (is_seen (f, 0));
  click (f, 359, 1);
  hear (f, "a359/1/1 ");
}

/* A corner: the map is in the other one, and takes no stone. */
static void
test_map (Fixture *f, gconstpointer data)
{
  double width, height;

  open_large (f);
  width = gtk_widget_get_width (GTK_WIDGET (f->board));
  height = gtk_widget_get_height (GTK_WIDGET (f->board));
  tengen_board_view_focus_point (f->board, 0);
  tengen_board_view_zoom (f->board, 2);
  wait_frame (GTK_WIDGET (f->board));
  g_assert_true (is_seen (f, 0));
  g_assert_cmpint (
      tengen_board_view_get_point_at (f->board, width - 30, height - 30),
      ==,
      TENGEN_POINT_NONE);
  g_assert_cmpint (
      tengen_board_view_get_point_at (f->board, width - 30, height / 2),
      !=,
      TENGEN_POINT_NONE);
  /* beside the part, where the coordinates are */
  g_assert_cmpint (tengen_board_view_get_point_at (f->board, 3, height / 2),
                   ==,
                   TENGEN_POINT_NONE);
}

static void
test_drawn (Fixture *f, gconstpointer data)
{
  cairo_surface_t *whole, *part, *again;

  open_large (f);
  whole = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_zoom (f->board, 2);
  wait_frame (GTK_WIDGET (f->board));
  part = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_zoom (f->board, 0);
  wait_frame (GTK_WIDGET (f->board));
  again = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (whole, part), >, 10000);
  g_assert_cmpint (count_differing (whole, again), ==, 0);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (part);
  cairo_surface_destroy (again);
}

/* A board of another size begins as a whole. */
static void
test_ends (Fixture *f, gconstpointer data)
{
  open_large (f);
  tengen_board_view_zoom (f->board, 2);
  tengen_board_view_set_view (f->board, tengen_view_new (13, 13));
  g_assert_cmpfloat (get_zoom (f), ==, 1);
  tengen_board_view_zoom (f->board, 2);
  g_object_set (f->board, "zoomable", FALSE, NULL);
  g_assert_cmpfloat (get_zoom (f), ==, 1);
  wait_frame (GTK_WIDGET (f->board));
  g_assert_true (is_seen (f, 0));
}

/* Fingers that open over a point leave it where it is; the factor stays within
 * its limits. */
static void
test_pinch (Fixture *f, gconstpointer data)
{
  static const TengenPoint points[] = { 180, 100, 288 };

  open_large (f);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      double x, y, after_x, after_y;

      tengen_board_view_zoom (f->board, 0);
      wait_frame (GTK_WIDGET (f->board));
      tengen_board_view_get_point_center (f->board, points[i], &x, &y);
      tengen_board_zoom_at (f->board, 2, x, y);
      wait_frame (GTK_WIDGET (f->board));
      tengen_board_view_get_point_center (
          f->board, points[i], &after_x, &after_y);
      g_assert_cmpfloat_with_epsilon (after_x, x, 2);
      g_assert_cmpfloat_with_epsilon (after_y, y, 2);
    }
  tengen_board_zoom_at (f->board, 9, 200, 200);
  g_assert_cmpfloat (get_zoom (f), ==, 3);
  tengen_board_zoom_at (f->board, 0.2, 200, 200);
  g_assert_cmpfloat (get_zoom (f), ==, 1);
  hear (f, "");
}

/* What a finger does that is on the board already; the gestures know no touch
 * without events. */
static void
slide (Fixture *f, double dx, double dy)
{
  GListModel *list = gtk_widget_observe_controllers (GTK_WIDGET (f->board));

  f->board->zoom.held_x = f->board->zoom.middle_x;
  f->board->zoom.held_y = f->board->zoom.middle_y;
  f->board->zoom.hold = TENGEN_BOARD_HOLD_WAIT;
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) item = g_list_model_get_item (list, i);

      if (GTK_IS_GESTURE_DRAG (item))
        g_signal_emit_by_name (item, "drag-update", dx, dy);
    }
  g_object_unref (list);
}

/* One finger moves the part and puts no stone; a small tremble moves nothing. */
static void
test_slide (Fixture *f, gconstpointer data)
{
  double x, y, after_x, after_y;

  open_large (f);
  tengen_board_view_zoom (f->board, 2);
  wait_frame (GTK_WIDGET (f->board));
  tengen_board_view_get_point_center (f->board, 180, &x, &y);
  slide (f, 1, 1);
  g_assert_false (f->board->zoom.taken);
  slide (f, 60, -40);
  g_assert_true (f->board->zoom.taken);
  wait_frame (GTK_WIDGET (f->board));
  tengen_board_view_get_point_center (f->board, 180, &after_x, &after_y);
  g_assert_cmpfloat_with_epsilon (after_x, x + 60, 2);
  g_assert_cmpfloat_with_epsilon (after_y, y - 40, 2);
  hear (f, "");
}

/* A long press is the other button; it takes the touch, and the next click is
 * one as always. */
static void
test_held (Fixture *f, gconstpointer data)
{
  double x, y;

  tengen_board_view_get_point_center (f->board, 40, &x, &y);
  g_signal_emit_by_name (
      find_controller (f->board, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", x, y);
  hear (f, "a40/3/1 ");
  g_assert_true (f->board->zoom.taken);
  click (f, 41, 1);
  hear (f, "a41/1/1 ");
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-zoom/steps", test_steps);
  add ("/board-zoom/places", test_places);
  add ("/board-zoom/follows", test_follows);
  add ("/board-zoom/map", test_map);
  add ("/board-zoom/drawn", test_drawn);
  add ("/board-zoom/ends", test_ends);
  add ("/board-zoom/pinch", test_pinch);
  add ("/board-zoom/slide", test_slide);
  add ("/board-zoom/held", test_held);
  return g_test_run ();
}
