/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-lesson-page-tally: where there is something to lay out, what it
 * is, and that it answers nothing.
 */
#include "display-start.h"
#include "lesson-page.h"

static gboolean
has_button (Fixture *self)
{
  return gtk_widget_get_visible (child (self, "tally"));
}

static int
get_sum (Fixture *self, TengenStone side)
{
  g_autoptr (TengenGoTally) tally = tengen_lesson_page_make_tally (self->page);
  int sum_x2[3];

  g_assert_nonnull (tally);
  tengen_go_tally_sum (tally, tally->n_ticks, sum_x2);
  return sum_x2[side];
}

static void
tally_cb (Fixture *self)
{
  g_string_append (self->heard, "tally;");
}

/* The question that is asked now; a free number cannot be laid out. */
static void
test_count (void)
{
  Fixture self;

  set_up (&self, STEP_COUNT);
  g_signal_connect_swapped (self.page, "tally", G_CALLBACK (tally_cb), &self);
  g_assert_true (has_button (&self));
  g_assert_cmpint (get_sum (&self, TENGEN_STONE_BLACK), ==, 4);
  gtk_widget_activate_action (GTK_WIDGET (self.page), "lesson.tally", NULL);
  g_assert_cmpstr (self.heard->str, ==, "tally;");
  g_assert_cmpint (tengen_lesson_run_get_state (self.run)->phase,
                   ==,
                   TENGEN_LESSON_PHASE_ASKED);
  gtk_widget_activate_action (GTK_WIDGET (self.page), "lesson.number", "i", 4);
  g_assert_false (has_button (&self));
  g_assert_null (tengen_lesson_page_make_tally (self.page));
  tear_down (&self);
}

/* The rule set that was looked at. */
static void
test_account (void)
{
  Fixture self;

  set_up (&self, STEP_ACCOUNT);
  g_assert_false (has_button (&self));
  gtk_widget_activate_action (GTK_WIDGET (self.page), "lesson.choose", "i", 0);
  g_assert_true (has_button (&self));
  g_assert_cmpint (get_sum (&self, TENGEN_STONE_BLACK), ==, 10);
  gtk_widget_activate_action (GTK_WIDGET (self.page), "lesson.choose", "i", 1);
  g_assert_cmpint (get_sum (&self, TENGEN_STONE_BLACK), ==, 25);
  tear_down (&self);
}

/* Not while the user plays freely, nor where nothing is counted. */
static void
test_nothing (void)
{
  Fixture self;

  set_up (&self, STEP_COUNT);
  gtk_widget_activate_action (
      GTK_WIDGET (self.page), "lesson.start-trial", NULL);
  g_assert_false (has_button (&self));
  gtk_widget_activate_action (GTK_WIDGET (self.page), "lesson.end-trial", NULL);
  g_assert_true (has_button (&self));
  for (guint step = 0; step < N_STEPS; step++)
    {
      tengen_lesson_run_goto (self.run, step);
      g_assert_cmpint (has_button (&self), ==, step == STEP_COUNT);
    }
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/lesson-tally/count", test_count);
  g_test_add_func ("/lesson-tally/account", test_account);
  g_test_add_func ("/lesson-tally/nothing", test_nothing);
  return g_test_run ();
}
