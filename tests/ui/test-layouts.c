/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-layouts: board and panel in rooms of all sizes; the folded panel
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-fit-layout.h"
#include "tengen-fold-layout.h"
#include "tengen-pair-layout.h"
#include "tengen-title-layout.h"

/* A box with children of such sizes, which no window has to show. */
static GtkWidget *
make_box (GType layout, int n, const int sizes[][2], GtkWidget **children)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_object_ref_sink (box);
  gtk_widget_set_layout_manager (box, g_object_new (layout, NULL));
  for (int i = 0; i < n; i++)
    {
      children[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_size_request (children[i], sizes[i][0], sizes[i][1]);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  return box;
}

static void
give (GtkWidget *box, int width, int height)
{
  int minimum;

  gtk_widget_measure (
      box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
  gtk_widget_measure (
      box, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, height);
  gtk_widget_size_allocate (box, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static graphene_rect_t
get_place (GtkWidget *child)
{
  graphene_rect_t place;

  g_assert_true (
      gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &place));
  return place;
}

static void
test_pair (void)
{
  static const int asked[][2] = { { 200, 200 }, { 330, 400 }, { 10, 30 } };
  static const struct
  {
    int width;
    int height;
    char where;
  } rooms[] = {
    { 1280, 750, 'r' }, { 1024, 650, 'r' }, { 1920, 1030, 'r' },
    { 800, 1150, 'b' }, { 480, 900, 'b' },  { 480, 500, 'a' },
    { 300, 300, 'a' },  { 700, 700, 'r' },
  };
  GtkWidget *children[3];
  GtkWidget *box = make_box (TENGEN_TYPE_PAIR_LAYOUT, 3, asked, children);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);

  g_object_set (layout, "droppable", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      gboolean alone = rooms[i].where == 'a';
      graphene_rect_t board, panel;

      give (box, rooms[i].width, rooms[i].height);
      board = get_place (children[0]);
      g_assert_cmpint (gtk_widget_get_child_visible (children[1]), !=, alone);
      g_assert_cmpint (gtk_widget_get_child_visible (children[2]), ==, alone);
      if (alone)
        {
          g_assert_cmpfloat (board.origin.y, ==, 30);
          g_assert_cmpfloat (board.size.width, ==, rooms[i].width);
          continue;
        }
      panel = get_place (children[1]);
      g_assert_false (graphene_rect_intersection (&board, &panel, NULL));
      g_assert_cmpint (panel.origin.y > 0, ==, rooms[i].where == 'b');
      g_assert_cmpfloat (panel.size.width, >=, 330);
      g_assert_cmpfloat (panel.size.height, >=, 400);
    }
  g_object_unref (box);
}

/* What walks through the game is below the panel, so that the board has the
 * whole height; else below the board, and there when the board is alone. */
static void
test_foot (void)
{
  static const int asked[][2] = {
    { 200, 200 }, { 330, 400 }, { 10, 30 }, { 340, 50 }
  };
  GtkWidget *children[4];
  GtkWidget *box = make_box (TENGEN_TYPE_PAIR_LAYOUT, 4, asked, children);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);
  graphene_rect_t foot;

  g_object_set (layout, "droppable", TRUE, NULL);
  give (box, 1024, 650);
  foot = get_place (children[3]);
  g_assert_cmpfloat (get_place (children[0]).size.height, ==, 650);
  g_assert_cmpfloat (get_place (children[1]).size.height, ==, 600);
  g_assert_cmpfloat (get_place (children[1]).size.width, ==, 340);
  g_assert_cmpfloat (foot.origin.y, ==, 600);
  g_assert_cmpfloat (foot.origin.x, ==, 1024 - 340);
  give (box, 800, 1150);
  foot = get_place (children[3]);
  g_assert_cmpfloat (foot.origin.y, ==, get_place (children[0]).size.height);
  g_assert_cmpfloat (foot.size.width, ==, 800);
  g_assert_cmpfloat (get_place (children[1]).origin.y, ==, foot.origin.y + 50);
  give (box, 480, 500);
  g_assert_cmpfloat (get_place (children[0]).size.height, ==, 500 - 30 - 50);
  g_assert_cmpfloat (get_place (children[3]).origin.y, ==, 450);
  g_object_unref (box);
}

/* By wish the board is alone anywhere, and the panel comes back. */
static void
test_alone (void)
{
  static const int asked[][2] = { { 200, 200 }, { 330, 400 }, { 10, 30 } };
  GtkWidget *children[3];
  GtkWidget *box = make_box (TENGEN_TYPE_PAIR_LAYOUT, 3, asked, children);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);

  g_object_set (layout, "alone", TRUE, NULL);
  give (box, 1280, 750);
  g_assert_false (gtk_widget_get_child_visible (children[1]));
  g_assert_cmpfloat (get_place (children[0]).size.width, ==, 1280);
  g_object_set (layout, "alone", FALSE, NULL);
  give (box, 1280, 750);
  g_assert_true (gtk_widget_get_child_visible (children[1]));
  g_assert_false (gtk_widget_get_child_visible (children[2]));
  g_object_unref (box);
}

/* A panel that stays is below the board where both do not fit beside each
 * other, and then asks for its height. */
static void
test_narrow (void)
{
  static const int asked[][2] = { { 300, 200 }, { 330, 400 } };
  GtkWidget *children[2];
  GtkWidget *box = make_box (TENGEN_TYPE_PAIR_LAYOUT, 2, asked, children);
  int minimum;

  give (box, 330, 600);
  g_assert_true (gtk_widget_get_child_visible (children[1]));
  g_assert_cmpfloat (get_place (children[1]).origin.y, >=, 200);
  g_assert_cmpfloat (get_place (children[1]).size.height, >=, 400);
  gtk_widget_measure (
      box, GTK_ORIENTATION_VERTICAL, 330, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 600);
  gtk_widget_measure (
      box, GTK_ORIENTATION_VERTICAL, 700, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 400);
  g_object_unref (box);
}

/* The first button stays longest, unless even it may be left out. */
static void
test_fit (void)
{
  static const int asked[][2] = { { 90, 30 }, { 80, 30 }, { 70, 30 } };
  GtkWidget *children[3];
  GtkWidget *box = make_box (TENGEN_TYPE_FIT_LAYOUT, 3, asked, children);
  int minimum;

  give (box, 252, 30);
  g_assert_true (gtk_widget_get_child_visible (children[2]));
  give (box, 251, 30);
  g_assert_false (gtk_widget_get_child_visible (children[2]));
  g_assert_true (gtk_widget_get_child_visible (children[1]));
  give (box, 90, 30);
  g_assert_true (gtk_widget_get_child_visible (children[0]));
  g_object_set (gtk_widget_get_layout_manager (box), "droppable", TRUE, NULL);
  gtk_widget_measure (
      box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 0);
  give (box, 89, 30);
  g_assert_false (gtk_widget_get_child_visible (children[0]));
  g_object_unref (box);
}

static void
test_fold (void)
{
  static const int asked[][2] = { { 200, 150 }, { 200, 80 } };
  GtkWidget *children[2];
  GtkWidget *box = make_box (TENGEN_TYPE_FOLD_LAYOUT, 2, asked, children);

  gtk_widget_set_vexpand (children[0], TRUE);
  give (box, 330, 700);
  g_assert_cmpfloat (get_place (children[0]).size.height, ==, 700 - 12 - 80);
  g_assert_cmpfloat (get_place (children[1]).origin.y, ==, 620);
  give (box, 800, 150);
  g_assert_cmpfloat (get_place (children[1]).origin.y, ==, 0);
  g_assert_cmpfloat (get_place (children[1]).origin.x, ==, 406);
  g_assert_cmpfloat (get_place (children[1]).size.width, ==, 394);
  g_object_unref (box);
}

/* Texts that would have to be cut beside each other are below each other. */
static void
test_fold_whole (void)
{
  GtkWidget *box =
      g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkLayoutManager *layout = g_object_new (TENGEN_TYPE_FOLD_LAYOUT, NULL);
  GtkWidget *second = gtk_label_new ("short");
  g_autofree char *text = g_strnfill (60, 'w');
  GtkWidget *first = gtk_label_new (text);
  int width;

  gtk_widget_set_layout_manager (box, layout);
  gtk_label_set_ellipsize (GTK_LABEL (first), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_measure (
      first, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = 2 * width + 12;
  g_assert_cmpint (width, >, 560);
  give (box, width - 2, 100);
  g_assert_cmpfloat (get_place (second).origin.y, ==, 0);
  g_object_set (layout, "whole", TRUE, NULL);
  give (box, width - 2, 100);
  g_assert_cmpfloat (get_place (second).origin.y, >, 0);
  give (box, width, 100);
  g_assert_cmpfloat (get_place (second).origin.y, ==, 0);
  /* a text that changes does not move all of it to and fro */
  give (box, width - 2, 100);
  gtk_label_set_label (GTK_LABEL (first), "short");
  give (box, width - 2, 100);
  g_assert_cmpfloat (get_place (second).origin.y, >, 0);
  give (box, width - 3, 100);
  g_assert_cmpfloat (get_place (second).origin.y, ==, 0);
  g_object_unref (box);
}

/* A title in the middle of a bar with wide buttons at its end. */
static void
test_title (void)
{
  GtkWidget *bar = gtk_center_box_new ();
  GtkWidget *start = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *line = gtk_label_new ("one");
  GtkWidget *below = gtk_label_new ("two");
  graphene_rect_t place, room;

  g_object_ref_sink (bar);
  gtk_widget_set_size_request (start, 100, 20);
  gtk_widget_set_size_request (end, 300, 20);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_layout_manager (title,
                                 g_object_new (TENGEN_TYPE_TITLE_LAYOUT, NULL));
  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 8);
  gtk_box_append (GTK_BOX (title), line);
  gtk_box_append (GTK_BOX (title), below);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (bar), start);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bar), title);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (bar), end);
  give (bar, 700, 100);
  /* short: exactly in the middle, lines below each other */
  room = get_place (title);
  g_assert_cmpfloat (room.origin.x, ==, 300);
  g_assert_cmpfloat (room.size.width, ==, 100);
  place = get_place (line);
  g_assert_cmpfloat (place.origin.x, ==, 0);
  g_assert_cmpfloat (place.size.width, ==, 100);
  g_assert_cmpfloat (get_place (below).origin.y, ==, place.size.height);
  /* long: to the left as far as it needs, not over the buttons */
  gtk_label_set_label (GTK_LABEL (line), "a title of some length");
  give (bar, 700, 100);
  place = get_place (line);
  g_assert_cmpfloat (place.origin.x, <, 0);
  g_assert_cmpfloat (place.origin.x, >, -200);
  g_assert_cmpfloat (place.origin.x + place.size.width, ==, 100);
  g_assert_false (
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (line))));
  g_assert_cmpfloat (get_place (below).origin.x, ==, 0);
  gtk_label_set_label (
      GTK_LABEL (line),
      "a title of such a length that there is no bar at all where it would be "
      "seen as a whole, so that its end is not seen");
  give (bar, 700, 100);
  place = get_place (line);
  g_assert_cmpfloat (place.origin.x, ==, -200);
  g_assert_cmpfloat (place.size.width, ==, 300);
  /* a narrow bar, where the title is beside the buttons */
  give (bar, 560, 100);
  place = get_place (line);
  g_assert_cmpfloat (place.size.width, ==, 160);
  g_object_unref (bar);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/layouts/pair", test_pair);
  g_test_add_func ("/layouts/foot", test_foot);
  g_test_add_func ("/layouts/alone", test_alone);
  g_test_add_func ("/layouts/narrow", test_narrow);
  g_test_add_func ("/layouts/fit", test_fit);
  g_test_add_func ("/layouts/fold", test_fold);
  g_test_add_func ("/layouts/fold/whole", test_fold_whole);
  g_test_add_func ("/layouts/title", test_title);
  return g_test_run ();
}
