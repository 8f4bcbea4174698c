/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-touch: with a touch screen what can be pressed is large enough
 *
 * Shape: the pages and windows are shown one after the other; what is mapped
 *        and can be pressed is measured.
 */
#include "play-page.h"

#include "display-start.h"
#include "tengen-touch.h"

#define LEAST 44

static int
count_small (GtkWidget *widget)
{
  int small = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    {
      graphene_rect_t box;

      g_assert_true (gtk_widget_compute_bounds (widget, widget, &box));
      if (box.size.width < LEAST || box.size.height < LEAST)
        {
          g_test_message ("%s: %g x %g",
                          G_OBJECT_TYPE_NAME (widget),
                          (double) box.size.width,
                          (double) box.size.height);
          small++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    small += count_small (child);
  return small;
}

/* Without a touch screen things are as designed for a mouse. */
static void
test_page (void)
{
  Fixture f;

  set_up (&f, "pure", 9);
  wait_frame (f.window);
  g_assert_cmpint (count_small (f.window), >, 0);
  tengen_touch_show (gdk_display_get_default (), TRUE);
  wait_frame (f.window);
  g_assert_cmpint (count_small (f.window), ==, 0);
  g_object_set (f.page, "review", TRUE, NULL);
  wait_frame (f.window);
  g_assert_cmpint (count_small (f.window), ==, 0);
  tengen_touch_show (gdk_display_get_default (), FALSE);
  tear_down (&f);
}

/* It stays within the window, however little there is. */
static void
test_room (void)
{
  static const int rooms[][2] = { { 1014, 640 }, { 790, 1140 }, { 480, 500 } };
  Fixture f;

  set_up (&f, "pure", 9);
  wait_frame (f.window);
  tengen_touch_show (gdk_display_get_default (), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    for (int review = FALSE; review <= TRUE; review++)
      {
        int width, height;

        if (review && rooms[i][0] < 600)
          continue;
        g_object_set (f.page, "review", review, NULL);
        wait_frame (f.window);
        gtk_widget_measure (GTK_WIDGET (f.page),
                            GTK_ORIENTATION_HORIZONTAL,
                            -1,
                            &width,
                            NULL,
                            NULL,
                            NULL);
        gtk_widget_measure (GTK_WIDGET (f.page),
                            GTK_ORIENTATION_VERTICAL,
                            rooms[i][0],
                            &height,
                            NULL,
                            NULL,
                            NULL);
        g_assert_cmpint (width, <=, rooms[i][0]);
        g_assert_cmpint (height, <=, rooms[i][1]);
      }
  tengen_touch_show (gdk_display_get_default (), FALSE);
  tear_down (&f);
}

/* The longest row of buttons: a game of Renju against the computer. */
static void
test_renju (void)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenSession *session;
  Fixture f;

  set_up (&f, "pure", 9);
  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  setup = tengen_game_setup_new_renju (&rules);
  setup->computers[TENGEN_SEAT_SECOND].level = 1;
  session = tengen_session_new (tengen_game_new (setup));
  tengen_play_page_set_session (f.page, session);
  g_assert_finalize_object (f.session);
  f.session = session;
  tengen_touch_show (gdk_display_get_default (), TRUE);
  wait_frame (f.window);
  g_assert_cmpint (count_small (f.window), ==, 0);
  tengen_touch_show (gdk_display_get_default (), FALSE);
  tear_down (&f);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/touch/page", test_page);
  g_test_add_func ("/touch/room", test_room);
  g_test_add_func ("/touch/renju", test_renju);
  return g_test_run ();
}
