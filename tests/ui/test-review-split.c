/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-split: how tree and comment share the room of the panel
 */

#include "display-frame.h"
#include "display-start.h"
#include "tengen-test-review.h"
#include "widget-keys.h"

/* What the tree is to be seen in at least, and some lines of a comment. */
#define LEAST_TREE 110
#define LEAST_COMMENT 60

static gboolean
press (Fixture *self, guint key)
{
  return send_key (child (self, "handle"), key, 0);
}

static int
get_height (Fixture *self, const char *id)
{
  return gtk_widget_get_height (child (self, id));
}

static void
give (Fixture *self, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  while (gtk_widget_get_width (self->window) != width ||
         gtk_widget_get_height (self->window) != height)
    g_main_context_iteration (NULL, TRUE);
  wait_frame (self->window);
}

static void
check_both (Fixture *self)
{
  GtkWidget *view = template_child (child (self, "comment"), "view");

  g_assert_cmpint (
      gtk_widget_get_height (child (self, "pane")), >=, LEAST_TREE);
  g_assert_cmpint (
      gtk_widget_get_height (gtk_widget_get_parent (view)), >=, LEAST_COMMENT);
}

/* By keys from end to end; neither of the two vanishes. */
static void
test_keys (void)
{
  Fixture self;
  int half;
  double part;

  set_up (&self, GAME);
  give (&self, 1024, 900);
  half = get_height (&self, "pane");
  g_assert_true (gtk_widget_get_child_visible (child (&self, "handle")));
  g_assert_true (press (&self, GDK_KEY_Down));
  wait_frame (self.window);
  g_assert_cmpint (get_height (&self, "pane"), ==, half + 16);
  g_assert_true (press (&self, GDK_KEY_End));
  wait_frame (self.window);
  g_assert_cmpint (get_height (&self, "pane"), >, half + 60);
  check_both (&self);
  g_assert_true (press (&self, GDK_KEY_Home));
  wait_frame (self.window);
  g_assert_cmpint (get_height (&self, "pane"), <, half - 30);
  check_both (&self);
  g_object_get (self.panel, "tree-height", &part, NULL);
  g_assert_cmpfloat (part, <, 0.5);
  g_assert_true (press (&self, GDK_KEY_Return));
  wait_frame (self.window);
  g_assert_cmpint (get_height (&self, "pane"), ==, half);
  tear_down (&self);
}

/* In a window that stands upright they are beside each other. */
static void
test_upright (void)
{
  Fixture self;
  int width;
  double part;

  set_up (&self, GAME);
  g_object_set (self.panel, "tree-height", 0.3, NULL);
  give (&self, 800, 1000);
  width = gtk_widget_get_width (child (&self, "pane"));
  g_assert_cmpint (width, >, 350);
  g_assert_false (press (&self, GDK_KEY_Down));
  g_assert_true (press (&self, GDK_KEY_Left));
  wait_frame (self.window);
  g_assert_cmpint (gtk_widget_get_width (child (&self, "pane")), <, width);
  check_both (&self);
  g_object_get (self.panel, "tree-width", &part, NULL);
  g_assert_cmpfloat (part, <, 0.5);
  g_object_get (self.panel, "tree-height", &part, NULL);
  g_assert_cmpfloat (part, ==, 0.3);
  tear_down (&self);
}

static void
set_text_scale (double scale)
{
  static int dpi;

  if (dpi == 0)
    g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (),
                "gtk-xft-dpi",
                (int) ((dpi > 0 ? dpi : 96 * PANGO_SCALE) * scale),
                NULL);
}

/* Wherever the border was put, in all sizes, with large text too. */
static void
test_sizes (void)
{
  static const int sizes[][2] = {
    { 1180, 712 }, { 1024, 652 }, { 800, 976 }, { 1280, 976 }
  };
  static const guint ends[] = { GDK_KEY_Home, GDK_KEY_End };
  static const double scales[] = { 1, 1.25, 1.5 };
  Fixture self;

  set_up (&self, GAME);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      set_text_scale (scales[i]);
      for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
        {
          give (&self, sizes[j][0], sizes[j][1]);
          for (guint k = 0; k < G_N_ELEMENTS (ends); k++)
            {
              g_test_message ("%dx%d x%g", sizes[j][0], sizes[j][1], scales[i]);
              g_assert_true (press (&self, ends[k]));
              wait_frame (self.window);
              check_both (&self);
            }
        }
    }
  set_text_scale (1);
  tear_down (&self);
}

/* Nothing moves while a comment is typed, however long it becomes. */
static void
test_typing (void)
{
  Fixture self;
  int tree, comment;

  set_up (&self, GAME);
  press (&self, GDK_KEY_Up);
  wait_frame (self.window);
  tree = get_height (&self, "pane");
  comment = get_height (&self, "comment");
  for (int i = 0; i < 60; i++)
    {
      type_comment (&self, i % 3 == 2 ? "\n" : "a long line of words, ");
      wait_frame (self.window);
      g_assert_cmpint (get_height (&self, "pane"), ==, tree);
      g_assert_cmpint (get_height (&self, "comment"), ==, comment);
    }
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/split/keys", test_keys);
  g_test_add_func ("/review/split/upright", test_upright);
  g_test_add_func ("/review/split/sizes", test_sizes);
  g_test_add_func ("/review/split/typing", test_typing);
  return g_test_run ();
}
