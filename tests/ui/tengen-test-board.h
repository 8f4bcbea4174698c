/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-test-board: a board in a window, and a person's hand, for tests
 */
#pragma once

#include <gtk/gtk.h>
#include <math.h>

#include "display-frame.h"
#include "spoken-name.h"
#include "tengen-board-view.h"
#include "tengen-paint-board.h"
#include "widget-keys.h"

typedef struct
{
  GtkWidget *window;
  TengenBoardView *board;
  GString *heard;
} Fixture;

static inline void
activated_cb (TengenBoardView *board,
              guint point,
              guint button,
              guint n_press,
              Fixture *f)
{
  g_string_append_printf (f->heard, "a%u/%u/%u ", point, button, n_press);
}

static inline void
dragged_cb (
    TengenBoardView *board, guint from, guint to, guint button, Fixture *f)
{
  g_string_append_printf (f->heard, "d%u-%u/%u ", from, to, button);
}

static inline void
scrolled_cb (TengenBoardView *board, int by, Fixture *f)
{
  g_string_append_printf (f->heard, "s%d ", by);
}

static inline void
set_up (Fixture *f, gconstpointer data)
{
  f->heard = g_string_new (NULL);
  f->window = gtk_window_new ();
  f->board = TENGEN_BOARD_VIEW (tengen_board_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (f->board), 400, 400);
  /* What is seen is what will be seen. */
  g_object_set (f->board, "motion", FALSE, NULL);
  g_signal_connect (f->board, "activated", G_CALLBACK (activated_cb), f);
  g_signal_connect (f->board, "dragged", G_CALLBACK (dragged_cb), f);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->board));
  gtk_window_present (GTK_WINDOW (f->window));
  wait_frame (GTK_WIDGET (f->board));
}

static inline void
tear_down (Fixture *f, gconstpointer data)
{
  gpointer gone = f->board;

  g_object_add_weak_pointer (G_OBJECT (f->board), &gone);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_string_free (f->heard, TRUE);
}

static inline gboolean
press_key (Fixture *f, guint key)
{
  return send_key (f->board, key, 0);
}

static inline void
click (Fixture *f, TengenPoint point, int n_press)
{
  double x, y;

  g_assert_true (tengen_board_view_get_point_center (f->board, point, &x, &y));
  g_signal_emit_by_name (find_controller (f->board, GTK_TYPE_GESTURE_CLICK),
                         "pressed",
                         n_press,
                         x + 3,
                         y - 3);
}

/* Presses at the middle of a point and lets go at another; without real events
 * the gesture's own start is 0,0. */
static inline void
drag (Fixture *f, TengenPoint from, TengenPoint to)
{
  GtkEventController *gesture =
      find_controller (f->board, GTK_TYPE_GESTURE_DRAG);
  double x, y;

  tengen_board_view_get_point_center (f->board, from, &x, &y);
  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  if (to == TENGEN_POINT_NONE)
    x = y = 1;
  else
    tengen_board_view_get_point_center (f->board, to, &x, &y);
  g_signal_emit_by_name (gesture, "drag-end", x, y);
}

static inline gboolean
scroll (Fixture *f, double by)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (
      find_controller (f->board, GTK_TYPE_EVENT_CONTROLLER_SCROLL),
      "scroll",
      0.0,
      by,
      &handled);
  return handled;
}

static inline void
move_pointer (Fixture *f, double x, double y)
{
  g_signal_emit_by_name (
      find_controller (f->board, GTK_TYPE_EVENT_CONTROLLER_MOTION),
      "motion",
      x,
      y);
}

static inline void
hear (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->heard->str, ==, wanted);
  g_string_truncate (f->heard, 0);
}

static inline const char *
get_name (Fixture *f, TengenPoint point)
{
  return get_spoken_name (tengen_board_view_get_cell (f->board, point));
}

static inline int
count_differing (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize n = (gsize) cairo_image_surface_get_height (a) *
            cairo_image_surface_get_stride (a);
  const guchar *p = cairo_image_surface_get_data (a);
  const guchar *q = cairo_image_surface_get_data (b);
  int count = 0;

  for (gsize i = 0; i < n; i++)
    count += ABS (p[i] - q[i]) > 4;
  return count;
}

/* . X .
 * O X .   the white stone has one liberty
 * X . .  */
static inline TengenView *
make_small_view (void)
{
  TengenView *view = tengen_view_new (3, 3);

  view->stones[1] = view->stones[4] = view->stones[6] = TENGEN_STONE_BLACK;
  view->stones[3] = TENGEN_STONE_WHITE;
  view->atari[3] = 1;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  return view;
}

/* The widget and the painter of whole pictures draw the same. */
static inline void
check_same (Fixture *f, TengenPaintStyle *style)
{
  int width = gtk_widget_get_width (GTK_WIDGET (f->board));
  int height = gtk_widget_get_height (GTK_WIDGET (f->board));
  cairo_surface_t *painted =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (painted);
  cairo_surface_t *shown;

  style->paper = FALSE;
  tengen_paint_board (
      cr, width, height, tengen_board_view_get_view (f->board), style);
  cairo_destroy (cr);
  cairo_surface_flush (painted);
  shown = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (painted, shown), <, 20);
  cairo_surface_destroy (painted);
  cairo_surface_destroy (shown);
}

static inline void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}
