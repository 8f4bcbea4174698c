/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-tree: the tree in a window: places, clicks, keys, folds, words,
 * pixels
 */
#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

#include "display-frame.h"
#include "display-start.h"
#include "tengen-describe-walk.h"
#include "tengen-review-tree.h"
#include "tengen-sgf-reader.h"
#include "tengen-style.h"
#include "widget-keys.h"

/* Node numbers, as the file has them:
 *
 *     1-2-3-4-5
 *       | +-6-7
 *       +---8-9     (8 is beside 3)
 */
#define SMALL                                                                  \
  "(;SZ[9];B[ee](;W[cc](;B[gg]C[good];W[cg])(;B[gc]TE[1];W[aa]))(;W[]"         \
  ";B[dd]))"

typedef struct
{
  GtkWidget *window;
  GtkWidget *scroller;
  TengenReviewTree *tree;
  TengenSession *session;
  GString *heard;
} Fixture;

static void
menu_cb (TengenReviewTree *tree, guint node, double x, double y, Fixture *f)
{
  g_string_append_printf (f->heard, "menu%u/%.0f/%.0f ", node, x, y);
}

static TengenSession *
open_text (const char *text, guint index)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  TengenGame *game;

  g_assert_nonnull (reading);
  game = tengen_game_open (g_steal_pointer (&reading->record), index);
  g_assert_nonnull (game);
  return tengen_session_new (game);
}

static void
show (Fixture *f, TengenSession *session)
{
  tengen_review_tree_set_session (f->tree, session);
  g_clear_object (&f->session);
  f->session = session;
  wait_frame (GTK_WIDGET (f->tree));
}

static void
set_up (Fixture *f, gconstpointer text)
{
  f->heard = g_string_new (NULL);
  f->window = gtk_window_new ();
  f->scroller = gtk_scrolled_window_new ();
  f->tree = g_object_new (TENGEN_TYPE_REVIEW_TREE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 320, 220);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (f->scroller),
                                 GTK_WIDGET (f->tree));
  gtk_window_set_child (GTK_WINDOW (f->window), f->scroller);
  g_signal_connect (f->tree, "menu-requested", G_CALLBACK (menu_cb), f);
  gtk_window_present (GTK_WINDOW (f->window));
  show (f, open_text (text, 0));
}

static void
tear_down (Fixture *f, gconstpointer text)
{
  gpointer gone = f->tree;

  g_object_add_weak_pointer (G_OBJECT (f->tree), &gone);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (f->session);
  g_string_free (f->heard, TRUE);
}

static gboolean
press_key (Fixture *f, guint key, GdkModifierType held)
{
  gboolean handled = send_key (f->tree, key, held);

  wait_frame (GTK_WIDGET (f->tree));
  return handled;
}

static void
click_at (Fixture *f, double x, double y)
{
  g_signal_emit_by_name (
      find_controller (f->tree, GTK_TYPE_GESTURE_CLICK), "pressed", 1, x, y);
  wait_frame (GTK_WIDGET (f->tree));
}

static TengenNode
get_cursor (Fixture *f)
{
  return tengen_game_get_cursor (tengen_session_get_game (f->session));
}

static void
assert_key (Fixture *f, guint key, TengenNode wanted)
{
  g_assert_true (press_key (f, key, 0));
  g_assert_cmpuint (get_cursor (f), ==, wanted);
}

static void
get_place (Fixture *f, TengenNode node, double *x, double *y)
{
  g_assert_true (tengen_review_tree_get_place (f->tree, node, x, y));
}

static void
assert_description (Fixture *f, const char *wanted)
{
  char *fault = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (f->tree), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, wanted);

  g_assert_cmpstr (fault, ==, NULL);
}

/* --- Tests --- */

static void
test_places (Fixture *f, gconstpointer text)
{
  double x1, y1, x2, y2;

  for (TengenNode node = 1; node <= 9; node++)
    {
      get_place (f, node, &x1, &y1);
      g_assert_cmpuint (
          tengen_review_tree_get_node_at (f->tree, x1 + 5, y1 - 5), ==, node);
    }
  get_place (f, 4, &x1, &y1);
  get_place (f, 5, &x2, &y2);
  g_assert_cmpfloat (y1, ==, y2);
  g_assert_cmpfloat (x1, <, x2);
  get_place (f, 6, &x2, &y2);
  g_assert_cmpfloat (x1, ==, x2);
  g_assert_cmpfloat (y1, <, y2);
  g_assert_cmpuint (
      tengen_review_tree_get_node_at (f->tree, 1, 1), ==, TENGEN_NODE_NONE);
  g_assert_cmpuint (
      tengen_review_tree_get_node_at (f->tree, 1e9, 1e9), ==, TENGEN_NODE_NONE);
  g_assert_false (tengen_review_tree_get_place (f->tree, 77, &x1, &y1));
}

static void
test_click (Fixture *f, gconstpointer text)
{
  double x, y;

  get_place (f, 7, &x, &y);
  click_at (f, x, y);
  g_assert_cmpuint (get_cursor (f), ==, 7);
  click_at (f, 1, 1);
  g_assert_cmpuint (get_cursor (f), ==, 7);
}

static void
test_keys (Fixture *f, gconstpointer text)
{
  tengen_session_goto (f->session, 1);
  assert_key (f, GDK_KEY_Right, 2);
  assert_key (f, GDK_KEY_End, 5);
  assert_key (f, GDK_KEY_Home, 1);
  assert_key (f, GDK_KEY_End, 5);
  assert_key (f, GDK_KEY_Left, 4);
  assert_key (f, GDK_KEY_Down, 6);
  assert_key (f, GDK_KEY_Up, 4);
  assert_key (f, GDK_KEY_Home, 1);
  assert_key (f, GDK_KEY_Page_Down, 2);
  assert_key (f, GDK_KEY_Page_Up, 1);
  /* keys that the scrolled window around it would take */
  g_assert_true (press_key (f, GDK_KEY_End, GDK_CONTROL_MASK));
  g_assert_cmpuint (get_cursor (f), ==, 5);
  g_assert_true (press_key (f, GDK_KEY_Page_Up, GDK_CONTROL_MASK));
  g_assert_cmpuint (
      tengen_walk_branch (
          tengen_game_get_record (tengen_session_get_game (f->session)),
          5,
          TENGEN_WALK_BACK),
      ==,
      get_cursor (f));
  g_assert_true (press_key (f, GDK_KEY_Home, GDK_CONTROL_MASK));
  g_assert_false (press_key (f, GDK_KEY_a, 0));
  g_assert_false (press_key (f, GDK_KEY_Right, GDK_CONTROL_MASK));
  g_assert_cmpuint (get_cursor (f), ==, 1);
}

static void
test_fold (Fixture *f, gconstpointer text)
{
  double x, y;

  tengen_session_goto (f->session, 3);
  assert_key (f, GDK_KEY_minus, 3);
  g_assert_false (tengen_review_tree_get_place (f->tree, 6, &x, &y));
  assert_description (f, "move 2 White C7, 2 ways on, 4 nodes folded away");
  /* the sign opens it */
  get_place (f, 3, &x, &y);
  click_at (f, x + 30, y);
  g_assert_cmpuint (get_cursor (f), ==, 3);
  g_assert_true (tengen_review_tree_get_place (f->tree, 6, &x, &y));
  /* so does the cursor that goes in */
  assert_key (f, GDK_KEY_minus, 3);
  tengen_session_goto (f->session, 7);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_true (tengen_review_tree_get_place (f->tree, 6, &x, &y));
  /* a cursor that is in it comes out */
  tengen_review_tree_set_folded (f->tree, 2, TRUE);
  g_assert_cmpuint (get_cursor (f), ==, 2);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_false (tengen_review_tree_get_place (f->tree, 3, &x, &y));
  assert_key (f, GDK_KEY_plus, 2);
  g_assert_true (tengen_review_tree_get_place (f->tree, 3, &x, &y));
  /* nothing to fold */
  tengen_review_tree_set_folded (f->tree, 9, TRUE);
  tengen_review_tree_set_folded (f->tree, 1000, TRUE);
}

static void
test_menu (Fixture *f, gconstpointer text)
{
  g_autofree char *wanted = NULL;
  double x, y;

  tengen_session_goto (f->session, 6);
  wait_frame (GTK_WIDGET (f->tree));
  get_place (f, 6, &x, &y);
  wanted = g_strdup_printf ("menu6/%.0f/%.0f menu6/%.0f/%.0f ", x, y, x, y);
  g_assert_true (press_key (f, GDK_KEY_Menu, 0));
  g_assert_true (press_key (f, GDK_KEY_F10, GDK_SHIFT_MASK));
  g_assert_cmpstr (f->heard->str, ==, wanted);
  g_string_truncate (f->heard, 0);
  g_signal_emit_by_name (
      find_controller (f->tree, GTK_TYPE_GESTURE_LONG_PRESS), "pressed", x, y);
  g_signal_emit_by_name (find_controller (f->tree, GTK_TYPE_GESTURE_LONG_PRESS),
                         "pressed",
                         1.0,
                         1.0);
  g_assert_true (g_str_has_prefix (wanted, f->heard->str));
}

static void
test_words (Fixture *f, gconstpointer text)
{
  gtk_test_accessible_assert_role (f->tree, GTK_ACCESSIBLE_ROLE_TREE);
  gtk_test_accessible_assert_property (
      f->tree, GTK_ACCESSIBLE_PROPERTY_LABEL, "Tree of Moves");
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (f->tree)));
  tengen_session_goto (f->session, 1);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "start of the game");
  tengen_session_goto (f->session, 2);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 1 Black E5, 2 ways on");
  tengen_session_goto (f->session, 4);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 3 Black G3, with a comment");
  tengen_session_goto (f->session, 6);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 3 Black G7, variation 2, Good move");
  tengen_session_goto (f->session, 8);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 2 White Pass, variation 2");
  tengen_review_tree_set_notation (f->tree, TENGEN_NOTATION_JAPANESE);
  tengen_session_goto (f->session, 9);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 3 Black 4の四, variation 2");
  tengen_review_tree_set_session (f->tree, NULL);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_cmpuint (
      tengen_review_tree_get_node_at (f->tree, 40, 40), ==, TENGEN_NODE_NONE);
}

/* MN changes what follows; passes count; nodes without a move do not. */
static void
test_numbers (Fixture *f, gconstpointer text)
{
  tengen_session_goto (f->session, 5);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "no move");
  tengen_session_goto (f->session, 6);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 12 White Pass");
  tengen_session_goto (f->session, 2);
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 1 Black A9");
}

static void
edit_text (Fixture *f, TengenNode node, const char *text)
{
  g_autoptr (GPtrArray) changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);

  g_ptr_array_add (changes,
                   tengen_change_set_text (node, TENGEN_PROPERTY_C, text));
  g_assert_true (tengen_session_edit (f->session, "comment", changes));
}

static void
delete_node (Fixture *f, TengenNode node)
{
  g_autoptr (GPtrArray) changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);

  g_ptr_array_add (changes, tengen_change_unlink (node));
  g_assert_true (tengen_session_edit (f->session, "delete", changes));
}

/* What is done in the session is seen, each kind of change. */
static void
test_follow (Fixture *f, gconstpointer text)
{
  double x, y, x5, y5;

  get_place (f, 5, &x5, &y5);
  tengen_session_goto (f->session, 5);
  g_assert_true (tengen_session_play (f->session, 0));
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_cmpuint (get_cursor (f), ==, 10);
  get_place (f, 10, &x, &y);
  g_assert_cmpfloat (x, >, x5);
  g_assert_cmpfloat (y, ==, y5);
  assert_description (f, "move 5 Black A9");
  edit_text (f, 10, "here");
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "move 5 Black A9, with a comment");
  g_assert_true (tengen_session_undo (f->session));
  g_assert_true (tengen_session_undo (f->session));
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_false (tengen_review_tree_get_place (f->tree, 10, &x, &y));
  g_assert_true (tengen_session_redo (f->session));
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_true (tengen_review_tree_get_place (f->tree, 10, &x, &y));
  tengen_session_goto (f->session, 1);
  delete_node (f, 3);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_false (tengen_review_tree_get_place (f->tree, 4, &x, &y));
  get_place (f, 8, &x, &y);
  g_assert_cmpfloat (y, ==, y5);
}

/* Another game of the record, and another record. */
static void
test_games (Fixture *f, gconstpointer text)
{
  double x, y;

  tengen_review_tree_set_folded (f->tree, 1, TRUE);
  tengen_session_goto (f->session, 3);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_true (tengen_review_tree_get_place (f->tree, 4, &x, &y));
  g_assert_false (tengen_review_tree_get_place (f->tree, 2, &x, &y));
  show (f, open_text (SMALL, 0));
  g_assert_true (tengen_review_tree_get_place (f->tree, 9, &x, &y));
}

static char *
make_long (void)
{
  GString *text = g_string_new ("(;SZ[9]");

  for (int i = 0; i < 200000; i++)
    g_string_append (text, i % 2 == 0 ? ";B[]" : ";W[]");
  g_string_append (text, ")");
  return g_string_free (text, FALSE);
}

/* The end of a long line is sharp, and the cursor is kept in sight. */
static void
test_long (Fixture *f, gconstpointer unused)
{
  g_autofree char *text = make_long ();
  GtkAdjustment *across;
  double x, y;

  show (f, open_text (text, 0));
  across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (f->tree));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), >, 4.8e6);
  tengen_session_goto (f->session, 200001);
  wait_frame (GTK_WIDGET (f->tree));
  get_place (f, 200001, &x, &y);
  g_assert_cmpfloat (x - floor (x), ==, 0.5);
  g_assert_cmpuint (
      tengen_review_tree_get_node_at (f->tree, x - 24, y), ==, 200000);
  g_assert_false (tengen_review_tree_get_place (f->tree, 1, &x, &y));
  tengen_session_goto (f->session, 100000);
  wait_frame (GTK_WIDGET (f->tree));
  get_place (f, 100000, &x, &y);
  g_assert_cmpfloat (x, >, 48);
  g_assert_cmpfloat (x, <, gtk_widget_get_width (GTK_WIDGET (f->tree)) - 48);
  tengen_session_goto (f->session, 1);
  wait_frame (GTK_WIDGET (f->tree));
  g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 0);
  /* who scrolled away and writes a comment stays there */
  gtk_adjustment_set_value (across, 1000);
  edit_text (f, 1, "first");
  wait_frame (GTK_WIDGET (f->tree));
  assert_description (f, "start of the game, with a comment");
  g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 1000);
}

static void
test_zoom (Fixture *f, gconstpointer text)
{
  double x1, x2, y, usual;

  get_place (f, 1, &x1, &y);
  get_place (f, 2, &x2, &y);
  usual = x2 - x1;
  g_assert_true (
      press_key (f, GDK_KEY_plus, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  get_place (f, 1, &x1, &y);
  get_place (f, 2, &x2, &y);
  g_assert_cmpfloat (x2 - x1, >, usual);
  for (int i = 0; i < 4; i++)
    g_assert_true (press_key (f, GDK_KEY_minus, GDK_CONTROL_MASK));
  get_place (f, 1, &x1, &y);
  get_place (f, 2, &x2, &y);
  g_assert_cmpfloat (x2 - x1, <, usual);
  g_assert_true (press_key (f, GDK_KEY_0, GDK_CONTROL_MASK));
  get_place (f, 1, &x1, &y);
  get_place (f, 2, &x2, &y);
  g_assert_cmpfloat (x2 - x1, ==, usual);
}

/* --- Pixels --- */

/* Red, green and blue of a pixel. */
static guint32
get_pixel (cairo_surface_t *image, double x, double y)
{
  const guchar *row =
      cairo_image_surface_get_data (image) +
      (gsize) floor (y) * cairo_image_surface_get_stride (image);
  guint32 pixel;

  memcpy (&pixel, row + 4 * (gsize) floor (x), sizeof pixel);
  return pixel & 0xffffff;
}

static void
test_pixels (Fixture *f, gconstpointer text)
{
  cairo_surface_t *image;
  double x, y;

  tengen_session_goto (f->session, 5);
  wait_frame (GTK_WIDGET (f->tree));
  image = take_picture (GTK_WIDGET (f->tree));
  get_place (f, 2, &x, &y);
  g_assert_cmphex (get_pixel (image, x, y), ==, 0x2b2620);
  /* the stroke to the next one, and down to the variation */
  g_assert_cmphex (get_pixel (image, x + 12, y), ==, 0x2b2620);
  g_assert_cmphex (get_pixel (image, x, y + 20), ==, 0xa89d8b);
  get_place (f, 3, &x, &y);
  g_assert_cmphex (get_pixel (image, x, y), ==, 0xffffff);
  /* the ring around the cursor */
  get_place (f, 5, &x, &y);
  g_assert_cmphex (get_pixel (image, x, y - 13), ==, 0xc8452d);
  cairo_surface_destroy (image);
  tengen_session_goto (f->session, 9);
  wait_frame (GTK_WIDGET (f->tree));
  image = take_picture (GTK_WIDGET (f->tree));
  get_place (f, 2, &x, &y);
  g_assert_cmphex (get_pixel (image, x, y + 20), ==, 0x2b2620);
  g_assert_cmphex (get_pixel (image, x + 12, y), ==, 0xa89d8b);
  cairo_surface_destroy (image);
}

static void
add (const char *name,
     const char *text,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/review/tree/", name, NULL);

  g_test_add (path, Fixture, text, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  tengen_style_init ();
  add ("places", SMALL, test_places);
  add ("click", SMALL, test_click);
  add ("keys", SMALL, test_keys);
  add ("fold", SMALL, test_fold);
  add ("menu", SMALL, test_menu);
  add ("words", SMALL, test_words);
  add ("numbers",
       "(;SZ[9];B[aa];W[bb]MN[10];B[cc];AE[aa];W[];B[])",
       test_numbers);
  add ("follow", SMALL, test_follow);
  add ("games", "(;SZ[9];B[aa])(;SZ[9];B[bb])", test_games);
  add ("long", SMALL, test_long);
  add ("zoom", SMALL, test_zoom);
  add ("pixels", SMALL, test_pixels);
  return g_test_run ();
}
