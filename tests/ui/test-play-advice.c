/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-advice: a choice of points on the page, in a game of Renju against
 * the computer
 */
#include "play-record.h"

#include "tengen-session-advice.h"
#include "tengen-session-computer.h"
#include "play-parts.h"

#define GAME "(;GM[4]SZ[15]TNR[renju %s]TNO[second level=2 seed=3]%s)"
/* Black to move has a four in row 8 from H to K: L8 makes five. */
#define FIVE ";B[hh];W[gh];B[ih];W[am];B[jh];W[ak];B[kh];W[ai]"
/* White has it: L8 stops it, and there is nothing else to do. */
#define FOUR ";B[gh];W[hh];B[am];W[ih];B[ck];W[jh];B[em];W[kh]"
#define POINT_L8 (7 * 15 + 11)

static void
open_game (Fixture *self, const char *rules, const char *moves)
{
  g_autofree char *text = g_strdup_printf (GAME, rules, moves);

  set_up_record (self, text);
}

static const TengenEngineRenjuAdvice *
ask (Fixture *self)
{
  act (self, "game.advice");
  g_assert_cmpstr (get_page_sentence (self->page), ==, "Looking for advice.");
  while (tengen_session_is_advising (self->session))
    g_main_context_iteration (NULL, TRUE);
  return tengen_session_get_renju_advice (self->session, NULL);
}

/* Returns: the letter of a point, 0 if it is none of them. */
static char
find_letter (const TengenEngineRenjuAdvice *advice, TengenPoint point)
{
  for (int i = 0; i < advice->n_points; i++)
    if (advice->points[i] == point)
      return (char) ('A' + i);
  return 0;
}

static int
find_weak (const TengenEngineRenjuAdvice *advice)
{
  for (int i = 0; i < advice->n_points; i++)
    if (!advice->is_good[i])
      return i;
  g_assert_not_reached ();
}

static void
choose (Fixture *self, TengenPoint point)
{
  click (self, point % 15, point / 15);
  while (tengen_session_awaits_computer (self->session))
    g_main_context_iteration (NULL, TRUE);
}

/* What is asked goes by what the good move does. A weak one is answered, and
 * can be chosen again; after the good one nothing is said. */
static void
test_five (void)
{
  const TengenEngineRenjuAdvice *advice;
  g_autofree char *weak = NULL;
  Fixture self;
  int index;

  open_game (&self, "free declared", FIVE);
  advice = ask (&self);
  g_assert_cmpint (find_letter (advice, POINT_L8), !=, 0);
  g_assert_true (g_str_has_prefix (get_page_sentence (self.page),
                                   "A five can be made. Which of A, B"));
  index = find_weak (advice);
  choose (&self, advice->points[index]);
  weak = g_strdup_printf ("There was a better move than %c. The answer is ",
                          'A' + index);
  g_assert_nonnull (strstr (get_page_sentence (self.page), weak));
  act (&self, "game.take-back");
  act (&self, "game.advice");
  while (tengen_session_is_advising (self.session))
    g_main_context_iteration (NULL, TRUE);
  choose (&self, POINT_L8);
  g_assert_null (strstr (get_page_sentence (self.page), "better move"));
  tear_down (&self);
}

/* A choice that loses is called so. */
static void
test_four (void)
{
  const TengenEngineRenjuAdvice *advice;
  g_autofree char *weak = NULL;
  Fixture self;
  int index;

  open_game (&self, "free declared", FOUR);
  advice = ask (&self);
  g_assert_true (g_str_has_prefix (get_page_sentence (self.page),
                                   "The opponent has a four. Which of A, B"));
  index = find_weak (advice);
  weak = g_strdup_printf (
      "After %c the opponent has a sure win. The answer is L8.", 'A' + index);
  click (&self, advice->points[index] % 15, advice->points[index] / 15);
  g_assert_nonnull (strstr (get_page_sentence (self.page), weak));
  tear_down (&self);
}

/* No advice while the opening goes on: the button is there, and waits. */
static void
test_opening (void)
{
  GtkWidget *button;
  Fixture self;

  open_game (&self, "s26", "");
  button = find_actor (child (&self, "acts"), "game.advice");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_is_sensitive (button));
  tear_down (&self);
  open_game (&self, "free", FIVE);
  button = find_actor (child (&self, "acts"), "game.advice");
  g_assert_true (gtk_widget_is_sensitive (button));
  tear_down (&self);
}

/* A button that cannot be pressed for now gives the keyboard to the board, where
 * the answer is heard and a point is chosen. */
static void
test_keyboard (void)
{
  Fixture self;
  GtkWidget *button;

  open_game (&self, "free", FIVE);
  button = find_actor (child (&self, "acts"), "game.advice");
  g_assert_true (gtk_widget_grab_focus (button));
  ask (&self);
  g_assert_true (gtk_widget_is_ancestor (
      gtk_window_get_focus (GTK_WINDOW (self.window)), child (&self, "board")));
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/advice/five", test_five);
  g_test_add_func ("/play/advice/four", test_four);
  g_test_add_func ("/play/advice/opening", test_opening);
  g_test_add_func ("/play/advice/keyboard", test_keyboard);
  return g_test_run ();
}
