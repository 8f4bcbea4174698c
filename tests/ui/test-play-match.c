/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-play-match: 待った by request, and the card of the result
 */
#include "play-page.h"

#include "tengen-play-result.h"
#include "play-parts.h"

static void
set_up_game (Fixture *self, TengenGameSetup *setup)
{
  self->session = tengen_session_new (tengen_game_new (setup));
  tengen_game_setup_free (setup);
  self->window = gtk_window_new ();
  self->page = g_object_new (TENGEN_TYPE_PLAY_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  tengen_play_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_mapped (GTK_WIDGET (self->page));
}

static TengenGameSetup *
make_setup (const char *rules, const char *match)
{
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), 7);

  setup->black = g_strdup ("Hanako");
  setup->white = g_strdup ("Taro");
  setup->match = g_strdup (match);
  return setup;
}

static void
set_up_match (Fixture *self)
{
  set_up_game (self, make_setup ("japan", "m-1 1"));
}

static guint
get_move (Fixture *self)
{
  return tengen_position_get_move (tengen_session_get_position (self->session));
}

static const char *
get_buttons (Fixture *self)
{
  return gtk_stack_get_visible_child_name (child (self, "buttons"));
}

static const char *
get_question (Fixture *self)
{
  return gtk_label_get_label (child (self, "question"));
}

static TengenPhase
get_phase (Fixture *self)
{
  return tengen_position_get_phase (
      tengen_session_get_position (self->session));
}

/* In a casual game no player is asked; in a match the opponent is. */
static void
test_granted (void)
{
  Fixture self;

  set_up_match (&self);
  play (&self, "d4 c3");
  act (&self, "game.take-back");
  g_assert_cmpuint (get_move (&self), ==, 2);
  g_assert_cmpstr (get_buttons (&self), ==, "question");
  g_assert_cmpstr (get_question (&self),
                   ==,
                   "Taro asks to take the last move back.\nHanako, do you "
                   "agree?");
  act (&self, "game.yes");
  g_assert_cmpuint (get_move (&self), ==, 1);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  tear_down (&self);
}

static void
test_refused (void)
{
  Fixture self;

  set_up_match (&self);
  play (&self, "d4");
  act (&self, "game.take-back");
  g_assert_cmpstr (get_question (&self),
                   ==,
                   "Hanako asks to take the last move back.\nTaro, do you "
                   "agree?");
  act (&self, "game.no");
  g_assert_cmpuint (get_move (&self), ==, 1);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "Taro does not allow taking back.");
  /* who plays on has forgotten it */
  play (&self, "c3");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  tear_down (&self);
}

/* A move is an answer too. */
static void
test_forgotten (void)
{
  Fixture self;

  set_up_match (&self);
  play (&self, "d4");
  act (&self, "game.take-back");
  play (&self, "c3");
  g_assert_cmpuint (get_move (&self), ==, 2);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  tear_down (&self);
}

/* A hasty second click on the button that asked does not grant it. */
static void
test_hasty (void)
{
  Fixture self;
  GtkWidget *no, *yes;
  graphene_rect_t no_area, yes_area;

  set_up_match (&self);
  play (&self, "d4");
  act (&self, "game.take-back");
  wait_frame (GTK_WIDGET (self.page));
  no = child (&self, "no");
  yes = child (&self, "yes");
  g_assert_true (gtk_widget_is_focus (no));
  g_assert_true (
      gtk_widget_compute_bounds (no, GTK_WIDGET (self.page), &no_area));
  g_assert_true (
      gtk_widget_compute_bounds (yes, GTK_WIDGET (self.page), &yes_area));
  g_assert_cmpfloat (no_area.origin.x, <, yes_area.origin.x);
  g_assert_cmpfloat (no_area.size.width, >, 1.8 * yes_area.size.width);
  act (&self, "game.no");

  act (&self, "game.resign");
  wait_frame (GTK_WIDGET (self.page));
  g_assert_true (
      gtk_widget_compute_bounds (no, GTK_WIDGET (self.page), &no_area));
  g_assert_true (
      gtk_widget_compute_bounds (yes, GTK_WIDGET (self.page), &yes_area));
  g_assert_cmpfloat (no_area.origin.x, >, yes_area.origin.x);
  tear_down (&self);
}

/* --- The card --- */

static gpointer
part (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "result"), TENGEN_TYPE_PLAY_RESULT, id);
}

static void
assert_card (Fixture *self, const char *winner, const char *outcome)
{
  g_assert_cmpint (get_phase (self), ==, TENGEN_PHASE_OVER);
  g_assert_cmpstr (get_buttons (self), ==, "result");
  g_assert_cmpstr (gtk_label_get_label (part (self, "winner")), ==, winner);
  g_assert_cmpstr (gtk_label_get_label (part (self, "outcome")), ==, outcome);
}

static const char *
get_next_action (Fixture *self)
{
  GtkWidget *next = part (self, "next");

  return gtk_widget_get_visible (next)
             ? gtk_actionable_get_action_name (GTK_ACTIONABLE (next))
             : NULL;
}

static void
test_resigned (void)
{
  Fixture self;

  set_up_game (&self, make_setup ("pure", NULL));
  play (&self, "d4");
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  act (&self, "game.resign");
  act (&self, "game.yes");
  assert_card (&self, "Hanako", "Black wins by resignation");
  g_assert_false (gtk_widget_get_visible (part (&self, "counted")));
  g_assert_false (gtk_widget_get_visible (part (&self, "match")));
  g_assert_cmpstr (get_next_action (&self), ==, "win.again-exchanged");
  /* a casual game has its end taken back at once */
  act (&self, "game.take-back");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  tear_down (&self);
}

/* The board keeps the keyboard: no Enter begins a game by mistake. */
static void
test_keyboard (void)
{
  Fixture self;
  GtkWidget *focus;

  set_up_game (&self, make_setup ("pure", NULL));
  play (&self, "d4");
  tengen_play_page_focus_board (self.page);
  focus = gtk_window_get_focus (GTK_WINDOW (self.window));
  g_assert_nonnull (focus);
  g_assert_true (tengen_session_resign (self.session, TENGEN_SEAT_SECOND));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self.window)) == focus);
  tear_down (&self);
}

static void
test_time (void)
{
  Fixture self;

  set_up_game (&self, make_setup ("japan", NULL));
  play (&self, "d4 c3");
  g_assert_true (tengen_session_lose_on_time (self.session, TENGEN_SEAT_FIRST));
  assert_card (&self, "Taro", "White wins on time");
  tear_down (&self);
}

/* Three columns and the wall of Black against two of White, with komi. */
static void
test_counted (void)
{
  Fixture self;

  set_up_game (&self, make_setup ("japan", NULL));
  play (&self, "d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 d6 e6 d7 e7");
  act (&self, "game.pass");
  act (&self, "game.pass");
  while (tengen_session_is_judging (self.session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_buttons (&self), ==, "play");
  g_assert_true (tengen_session_agree (self.session, TENGEN_SEAT_FIRST, TRUE));
  g_assert_true (tengen_session_agree (self.session, TENGEN_SEAT_SECOND, TRUE));
  g_assert_true (tengen_session_finish (self.session));
  assert_card (&self, "Hanako", "Black wins by 0.5 points");
  g_assert_true (gtk_widget_get_visible (part (&self, "counted")));
  g_assert_cmpstr (gtk_label_get_label (part (&self, "sums")),
                   ==,
                   "Black 21 points – White 20.5 points\nwith komi 6.5 "
                   "points");
  tear_down (&self);
}

static void
test_renju (void)
{
  Fixture self;
  TengenRenjuRules rules;
  TengenGameSetup *setup;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_FREE);
  setup = tengen_game_setup_new_renju (&rules);
  set_up_game (&self, setup);
  play (&self, "h8 a1");
  act (&self, "game.draw");
  act (&self, "game.yes");
  assert_card (&self, "", "Draw (agreed)");
  g_assert_false (gtk_widget_get_visible (part (&self, "disc")));
  g_assert_cmpstr (get_next_action (&self), ==, "win.again-exchanged");
  tear_down (&self);
}

/* A lesson goes on after its game, which may be played again before. */
static void
test_lesson (void)
{
  Fixture self;

  set_up_game (&self, make_setup ("pure", NULL));
  tengen_play_page_set_lesson (self.page, TRUE);
  play (&self, "d4");
  act (&self, "game.resign");
  act (&self, "game.yes");
  g_assert_cmpstr (get_next_action (&self), ==, "app.lessons");
  g_assert_true (gtk_widget_get_visible (part (&self, "again")));
  tengen_play_page_set_lesson (self.page, FALSE);
  g_assert_cmpstr (get_next_action (&self), ==, "win.again-exchanged");
  g_assert_false (gtk_widget_get_visible (part (&self, "again")));
  tear_down (&self);
}

/* A match says where it stands; both take its end back until the next game. */
static void
test_match (void)
{
  Fixture self;

  set_up_match (&self);
  tengen_play_page_set_match (
      self.page, "Hanako 0 – Taro 1", "Next Game (Game 2)", FALSE);
  play (&self, "d4");
  act (&self, "game.resign");
  act (&self, "game.yes");
  assert_card (&self, "Hanako", "Black wins by resignation");
  g_assert_true (gtk_widget_get_visible (part (&self, "match")));
  g_assert_cmpstr (get_next_action (&self), ==, "win.next-game");

  act (&self, "game.take-back");
  g_assert_cmpstr (get_buttons (&self), ==, "question");
  act (&self, "game.no");
  assert_card (&self, "Hanako", "Black wins by resignation");
  act (&self, "game.take-back");
  act (&self, "game.yes");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);

  act (&self, "game.resign");
  act (&self, "game.yes");
  tengen_play_page_set_match (self.page, "Taro 2", NULL, TRUE);
  g_assert_null (get_next_action (&self));
  gtk_widget_activate_action (GTK_WIDGET (self.page), "game.take-back", NULL);
  assert_card (&self, "Hanako", "Black wins by resignation");
  tear_down (&self);
}

/* All of it is seen in a window of 1024 x 700. */
static void
test_room (void)
{
  Fixture self;
  graphene_rect_t card;

  set_up_match (&self);
  tengen_play_page_set_match (self.page,
                              "Hanako 1 won – Taro 2 won\nTaro wins the match.",
                              "Next Game (Game 2)",
                              FALSE);
  play (&self, "d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 d6 e6 d7 e7");
  act (&self, "game.pass");
  act (&self, "game.pass");
  while (tengen_session_is_judging (self.session))
    g_main_context_iteration (NULL, TRUE);
  tengen_session_agree (self.session, TENGEN_SEAT_FIRST, TRUE);
  tengen_session_agree (self.session, TENGEN_SEAT_SECOND, TRUE);
  g_assert_true (tengen_session_finish (self.session));
  wait_frame (GTK_WIDGET (self.page));
  g_assert_cmpint (gtk_widget_get_height (self.window), <=, 652);
  g_assert_true (gtk_widget_compute_bounds (
      child (&self, "result"), GTK_WIDGET (self.page), &card));
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, 652);
  g_assert_cmpint (gtk_widget_get_height (child (&self, "list")), >, 60);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/play/match/granted", test_granted);
  g_test_add_func ("/play/match/refused", test_refused);
  g_test_add_func ("/play/match/forgotten", test_forgotten);
  g_test_add_func ("/play/match/hasty", test_hasty);
  g_test_add_func ("/play/match/resigned", test_resigned);
  g_test_add_func ("/play/match/keyboard", test_keyboard);
  g_test_add_func ("/play/match/time", test_time);
  g_test_add_func ("/play/match/counted", test_counted);
  g_test_add_func ("/play/match/renju", test_renju);
  g_test_add_func ("/play/match/lesson", test_lesson);
  g_test_add_func ("/play/match/match", test_match);
  g_test_add_func ("/play/match/room", test_room);
  return g_test_run ();
}
