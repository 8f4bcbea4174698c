/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-computer: the computer as an opponent on the page
 */
#include "play-record.h"

#include "play-parts.h"
#include "tengen-play-page-actions.h"
#include "tengen-session-computer.h"

#define GAME "(;GM[1]FF[4]SZ[7]TNR[pure]TNO[second level=3 seed=5])"
/* What it plays here is the same position for the third time. */
#define THIRD                                                                  \
  "(;SZ[2]TNR[pure]TNO[first level=9];B[bb];W[aa];B[ab];W[ba];B[bb];W[ab]"     \
  ";B[bb];W[aa];B[ab];W[ba];B[bb];W[ab])"

static void
wait_answer (Fixture *self)
{
  while (tengen_session_get_thinking (self->session) != TENGEN_STONE_NONE)
    g_main_context_iteration (NULL, TRUE);
}

static const char *
get_buttons (Fixture *self)
{
  return gtk_stack_get_visible_child_name (child (self, "buttons"));
}

/* The question whether to give up stays when the computer has answered: what
 * comes in its place would be hit. A person's move closes it. */
static void
test_resign (void)
{
  TengenResult result;
  Fixture self;

  set_up_record (&self, GAME);
  play (&self, "d4");
  act (&self, "game.resign");
  wait_answer (&self);
  g_assert_cmpstr (get_buttons (&self), ==, "question");
  play (&self, "a1");
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  act (&self, "game.resign");
  wait_answer (&self);
  act (&self, "game.yes");
  result = tengen_game_get_result (tengen_session_get_game (self.session));
  g_assert_cmpint (result.kind, ==, TENGEN_RESULT_RESIGN);
  g_assert_cmpint (result.winner, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self.session)),
      ==,
      4);
  tear_down (&self);
}

/* The key of advice begins no name of a point while it thinks. */
static void
test_key (void)
{
  Fixture self;

  set_up_record (&self, GAME);
  g_assert_false (tengen_play_page_refuse_key (self.page, 'h'));
  play (&self, "d4");
  g_assert_true (tengen_play_page_refuse_key (self.page, 'h'));
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "It is the computer’s turn.");
  tear_down (&self);
}

/* The question is not asked of another game. */
static void
test_replaced (void)
{
  TengenSession *before;
  Fixture self;

  set_up_record (&self, GAME);
  act (&self, "game.resign");
  g_assert_cmpstr (get_buttons (&self), ==, "question");
  before = self.session;
  self.session = make_session ("pure", 7);
  tengen_play_page_set_session (self.page, self.session);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  g_assert_finalize_object (before);
  tear_down (&self);
}

/* A move in place of an answer to its proposal is refused by asking again. */
static void
test_third (void)
{
  Fixture self;

  set_up_record (&self, THIRD);
  tengen_session_goto (
      self.session,
      tengen_game_get_live (tengen_session_get_game (self.session)));
  wait_answer (&self);
  g_assert_true (tengen_session_offers_void (self.session));
  for (int i = 0; i < 2; i++)
    {
      g_assert_nonnull (strstr (get_page_sentence (self.page),
                                "The computer proposes to end"));
      g_assert_true (gtk_widget_get_visible (
          find_actor (child (&self, "line"), "game.void")));
      click (&self, 1, 0);
    }
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/computer/resign", test_resign);
  g_test_add_func ("/play/computer/key", test_key);
  g_test_add_func ("/play/computer/replaced", test_replaced);
  g_test_add_func ("/play/computer/third", test_third);
  return g_test_run ();
}
