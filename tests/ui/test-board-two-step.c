/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-two-step: a stone is shown first and placed by a second click
 */
#include "tengen-test-board.h"

#include "display-start.h"
#include "tengen-board-confirm.h"

static guint
get_proposed (Fixture *f)
{
  guint proposed;

  g_object_get (f->board, "proposed", &proposed, NULL);
  return proposed;
}

static void
ask_twice (Fixture *f)
{
  g_object_set (
      f->board, "two-step", TRUE, "ghost-stone", TENGEN_STONE_BLACK, NULL);
}

static void
test_clicks (Fixture *f, gconstpointer data)
{
  ask_twice (f);
  click (f, 40, 1);
  hear (f, "");
  g_assert_cmpuint (get_proposed (f), ==, 40);
  /* elsewhere: it moves there */
  click (f, 41, 1);
  hear (f, "");
  g_assert_cmpuint (get_proposed (f), ==, 41);
  /* there again, however quickly */
  click (f, 41, 2);
  hear (f, "a41/1/1 ");
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
}

static void
test_keys (Fixture *f, gconstpointer data)
{
  ask_twice (f);
  click (f, 40, 1);
  g_assert_true (press_key (f, GDK_KEY_Escape));
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  g_assert_false (press_key (f, GDK_KEY_Escape));
  /* Enter places what is proposed: the cursor is there */
  click (f, 40, 1);
  g_assert_true (press_key (f, GDK_KEY_Return));
  hear (f, "a40/0/1 ");
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  /* The cursor shows where a stone will be: one step. */
  g_assert_true (press_key (f, GDK_KEY_Right));
  g_assert_true (press_key (f, GDK_KEY_Return));
  hear (f, "a41/0/1 ");
}

/* What puts no stone is one step. */
static void
test_others (Fixture *f, gconstpointer data)
{
  TengenView *view = tengen_view_new (9, 9);

  ask_twice (f);
  view->stones[3] = TENGEN_STONE_WHITE;
  tengen_board_view_set_view (f->board, view);
  click (f, 3, 1);
  hear (f, "a3/1/1 ");
  g_object_set (f->board, "ghost-stone", TENGEN_STONE_NONE, NULL);
  click (f, 4, 1);
  hear (f, "a4/1/1 ");
}

/* A proposal belongs to its position, colour and way of asking. */
static void
test_dropped (Fixture *f, gconstpointer data)
{
  TengenView *view = tengen_view_new (9, 9);

  ask_twice (f);
  click (f, 40, 1);
  tengen_board_view_set_view (f->board, tengen_view_new (9, 9));
  g_assert_cmpuint (get_proposed (f), ==, 40);
  view->stones[3] = TENGEN_STONE_WHITE;
  tengen_board_view_set_view (f->board, view);
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  click (f, 40, 1);
  g_object_set (f->board, "ghost-stone", TENGEN_STONE_WHITE, NULL);
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  click (f, 40, 1);
  g_object_set (f->board, "interactive", FALSE, NULL);
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  g_object_set (f->board, "interactive", TRUE, NULL);
  click (f, 40, 1);
  tengen_board_view_set_view (f->board, tengen_view_new (5, 5));
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  wait_frame (GTK_WIDGET (f->board));
  click (f, 12, 1);
  g_object_set (f->board, "two-step", FALSE, NULL);
  g_assert_cmpuint (get_proposed (f), ==, TENGEN_POINT_NONE);
  hear (f, "");
  click (f, 12, 1);
  hear (f, "a12/1/1 ");
}

static void
test_seen (Fixture *f, gconstpointer data)
{
  cairo_surface_t *before, *proposed, *after;

  ask_twice (f);
  wait_frame (GTK_WIDGET (f->board));
  before = take_picture (GTK_WIDGET (f->board));
  click (f, 40, 1);
  proposed = take_picture (GTK_WIDGET (f->board));
  tengen_board_view_drop_proposed (f->board);
  after = take_picture (GTK_WIDGET (f->board));
  g_assert_cmpint (count_differing (before, proposed), >, 1000);
  g_assert_cmpint (count_differing (before, after), ==, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (proposed);
  cairo_surface_destroy (after);
}

static void
test_line (Fixture *f, gconstpointer data)
{
  GtkWidget *line =
      g_object_new (TENGEN_TYPE_BOARD_CONFIRM, "board", f->board, NULL);
  GtkWidget *label = gtk_widget_get_first_child (line);
  GtkWidget *cancel = gtk_widget_get_next_sibling (label);
  GtkWidget *place = gtk_widget_get_next_sibling (cancel);

  g_object_ref_sink (line);
  g_assert_false (gtk_widget_get_visible (line));
  ask_twice (f);
  g_assert_true (gtk_widget_get_visible (line));
  g_assert_false (gtk_widget_get_sensitive (place));
  g_assert_false (gtk_widget_get_sensitive (cancel));
  click (f, 40, 1);
  g_assert_true (gtk_widget_get_sensitive (place));
  g_assert_true (gtk_widget_get_sensitive (cancel));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "E5"));
  gtk_test_accessible_assert_property (label,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_label_get_label (GTK_LABEL (label)));
  g_signal_emit_by_name (cancel, "clicked");
  hear (f, "");
  g_assert_false (gtk_widget_get_sensitive (place));
  click (f, 40, 1);
  g_signal_emit_by_name (place, "clicked");
  hear (f, "a40/1/1 ");
  g_object_set (f->board, "interactive", FALSE, NULL);
  g_assert_false (gtk_widget_get_visible (line));
  g_object_unref (line);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/board-two-step/clicks", test_clicks);
  add ("/board-two-step/keys", test_keys);
  add ("/board-two-step/others", test_others);
  add ("/board-two-step/dropped", test_dropped);
  add ("/board-two-step/seen", test_seen);
  add ("/board-two-step/line", test_line);
  return g_test_run ();
}
