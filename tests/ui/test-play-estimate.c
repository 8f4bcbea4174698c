/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-estimate: the estimate (目算) on the page
 */
#include "play-page.h"
#include "spoken-name.h"

#include <string.h>

#include "tengen-play-estimate.h"
#include "template-child.h"

/* Two walls: any judge gives what is behind each to its side. */
#define WALLS "d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 d6 e6 d7 e7"

static TengenPlayEstimate *
get_lines (Fixture *self)
{
  return child (self, "estimate_lines");
}

static gboolean
is_on (Fixture *self)
{
  gboolean on;

  g_object_get (self->page, "estimate", &on, NULL);
  return on;
}

static gboolean
can_be_on (Fixture *self)
{
  gboolean can;

  g_object_get (self->page, "can-estimate", &can, NULL);
  return can;
}

static guint
count_estimated (Fixture *self)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  guint n = 0;

  for (int i = 0; i < view->width * view->height; i++)
    n += view->estimate[i] != TENGEN_VIEW_ESTIMATE_NONE;
  return n;
}

static void
wait_text (Fixture *self, const char *pattern)
{
  while (!g_pattern_match_simple (pattern,
                                  template_text (get_lines (self), "figures")))
    g_main_context_iteration (NULL, TRUE);
}

/* Threads let go of a game a little later. */
static void
finish (Fixture *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->page);
  while (G_OBJECT (self->session)->ref_count > 1)
    {
      settle ();
      g_thread_yield ();
    }
  g_assert_finalize_object (self->session);
}

static void
notify_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  *n += 1;
}

static void
test_toggle (void)
{
  Fixture self;
  guint n = 0;

  set_up (&self, "japan", 7);
  g_signal_connect (self.page, "notify::estimate", G_CALLBACK (notify_cb), &n);
  play (&self, WALLS);
  g_assert_false (is_on (&self));
  g_assert_true (can_be_on (&self));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_lines (&self))));
  g_assert_cmpuint (count_estimated (&self), ==, 0);

  act (&self, "game.estimate");
  g_assert_true (is_on (&self));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_lines (&self))));
  wait_text (&self, "Estimate: Black 21, White 20.5 *");
  g_assert_cmpuint (count_estimated (&self), ==, 35);
  g_assert_cmpuint (n, ==, 1);

  act (&self, "game.estimate");
  g_assert_false (is_on (&self));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_lines (&self))));
  g_assert_cmpuint (count_estimated (&self), ==, 0);
  g_assert_cmpuint (n, ==, 2);
  finish (&self);
}

/* It follows the game; while the next answer is on its way the last one stays
 * where no stone has come. */
static void
test_follow (void)
{
  Fixture self;

  set_up (&self, "pure", 7);
  play (&self, WALLS);
  act (&self, "game.estimate");
  wait_text (&self, "Estimated stones: Black 26, White 19 *");
  play (&self, "a1");
  g_assert_cmpuint (count_estimated (&self), ==, 34);
  act (&self, "game.first");
  wait_text (&self, "Estimate: too early to tell");
  g_assert_cmpuint (count_estimated (&self), ==, 0);
  act (&self, "game.last");
  wait_text (&self, "Estimated stones: *");
  act (&self, "game.pass");
  act (&self, "game.pass");
  wait_text (&self, "Estimate: only while*");
  g_assert_cmpuint (count_estimated (&self), ==, 0);
  finish (&self);
}

/* In a match there is no help, whatever is pressed. */
static void
test_match (void)
{
  Fixture self;

  set_up (&self, "japan", 7);
  play (&self, WALLS);
  act (&self, "game.estimate");
  wait_text (&self, "Estimate: Black*");
  tengen_session_set_help_allowed (self.session, FALSE);
  g_assert_false (can_be_on (&self));
  g_assert_false (is_on (&self));
  g_assert_cmpuint (count_estimated (&self), ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_lines (&self))));
  gtk_widget_activate_action (GTK_WIDGET (self.page), "game.estimate", NULL);
  g_object_set (self.page, "estimate", TRUE, NULL);
  g_assert_false (is_on (&self));
  tengen_session_set_help_allowed (self.session, TRUE);
  g_assert_true (can_be_on (&self));
  g_assert_false (is_on (&self));
  finish (&self);
}

/* Each game begins without it; without a game there is none. */
static void
test_games (void)
{
  Fixture self;
  g_autoptr (TengenSession) other = make_session ("japan", 9);

  set_up (&self, "japan", 7);
  play (&self, WALLS);
  act (&self, "game.estimate");
  wait_text (&self, "Estimate: Black*");
  tengen_play_page_set_session (self.page, other);
  g_assert_false (is_on (&self));
  g_assert_true (can_be_on (&self));
  g_assert_cmpuint (count_estimated (&self), ==, 0);
  tengen_play_page_set_session (self.page, NULL);
  g_assert_false (can_be_on (&self));
  finish (&self);
}

/* In the review too, and points are read out with it. */
static void
test_review (void)
{
  Fixture self;
  TengenBoardView *board;
  const char *name;

  set_up (&self, "japan", 7);
  board = child (&self, "board");
  play (&self, WALLS);
  g_object_set (self.page, "review", TRUE, NULL);
  act (&self, "game.estimate");
  wait_text (&self, "Estimate: Black*");
  name = get_spoken_name (tengen_board_view_get_cell (board, 0));
  g_assert_nonnull (strstr (name, "Black’s"));
  g_object_set (self.page, "estimate", FALSE, NULL);
  name = get_spoken_name (tengen_board_view_get_cell (board, 0));
  g_assert_null (strstr (name, "Black’s"));
  finish (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play-estimate/toggle", test_toggle);
  g_test_add_func ("/play-estimate/follow", test_follow);
  g_test_add_func ("/play-estimate/match", test_match);
  g_test_add_func ("/play-estimate/games", test_games);
  g_test_add_func ("/play-estimate/review", test_review);
  return g_test_run ();
}
