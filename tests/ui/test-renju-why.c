/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-why: the card that explains points of Renju, alone and on the
 * page of the game
 */
#include "play-page.h"
#include "session-changes.h"
#include "spoken-name.h"

#include "tengen-board-look.h"
#include "tengen-paint-renju.h"
#include "tengen-renju-why.h"
#include "play-parts.h"
#include "widget-keys.h"

/* 三々 on H10 */
static const char *const DOUBLE_THREE[] = { "hh", "ig", "hg", "jh",
                                            "gf", "gh", "ff", "ii" };

static TengenPoint
at (const char *name)
{
  return tengen_point_make (TENGEN_RENJU_SIZE, name[0] - 'a', name[1] - 'a');
}

/* --- The card --- */

typedef struct
{
  GtkWidget *window;
  TengenRenjuWhy *why;
  TengenRenju *board;
  GString *heard;
} Card;

static void
redraw_cb (TengenRenjuWhy *why, GString *heard)
{
  g_string_append (heard, "redraw ");
}

static void
play_cb (TengenRenjuWhy *why, GString *heard)
{
  g_string_append (heard, "play ");
}

static void
dismissed_cb (TengenRenjuWhy *why, GString *heard)
{
  g_string_append (heard, "dismissed ");
  tengen_renju_why_close (why);
}

static void
card_set_up (Card *self)
{
  self->window = gtk_window_new ();
  self->why = g_object_new (TENGEN_TYPE_RENJU_WHY, NULL);
  self->board = tengen_renju_new ();
  self->heard = g_string_new (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (DOUBLE_THREE); i++)
    tengen_renju_put (self->board,
                      at (DOUBLE_THREE[i]),
                      i % 2 == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
  g_signal_connect (self->why, "redraw", G_CALLBACK (redraw_cb), self->heard);
  g_signal_connect (self->why, "play", G_CALLBACK (play_cb), self->heard);
  g_signal_connect (
      self->why, "dismissed", G_CALLBACK (dismissed_cb), self->heard);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->why));
  gtk_window_present (GTK_WINDOW (self->window));
  wait_mapped (self->window);
}

static void
card_tear_down (Card *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->why), (gpointer *) &self->why);
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_assert_null (self->why);
  tengen_renju_free (self->board);
  g_string_free (self->heard, TRUE);
}

static gpointer
card_child (TengenRenjuWhy *why, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (why), TENGEN_TYPE_RENJU_WHY, id);
}

static const char *
get_sentence (TengenRenjuWhy *why)
{
  return gtk_label_get_label (card_child (why, "sentence"));
}

static void
press (TengenRenjuWhy *why, const char *id)
{
  GtkWidget *button = card_child (why, id);

  g_assert_true (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
check_heard (Card *self, const char *wanted)
{
  g_assert_cmpstr (self->heard->str, ==, wanted);
  g_string_truncate (self->heard, 0);
}

static void
test_card_reason (void)
{
  Card self;

  card_set_up (&self);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.why)));
  g_assert_cmpint (
      tengen_renju_why_get_point (self.why), ==, TENGEN_POINT_NONE);
  tengen_renju_why_open (self.why, self.board, at ("hf"), TRUE);
  check_heard (&self, "redraw ");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.why)));
  g_assert_cmpint (tengen_renju_why_get_point (self.why), ==, at ("hf"));
  g_assert_cmpstr (gtk_label_get_label (card_child (self.why, "heading")),
                   ==,
                   "H10 is forbidden (double-three)");
  g_assert_cmpstr (get_sentence (self.why), ==, "Two threes arise at once.");
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (card_child (self.why, "parts")), "① three F10"));
  press (self.why, "play");
  check_heard (&self, "play ");
  press (self.why, "cancel");
  check_heard (&self, "dismissed ");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.why)));
  g_assert_cmpint (
      tengen_renju_why_get_point (self.why), ==, TENGEN_POINT_NONE);
  card_tear_down (&self);
}

/* There is nothing to answer where nothing was asked. */
static void
test_card_explains (void)
{
  Card self;

  card_set_up (&self);
  tengen_renju_why_open (self.why, self.board, at ("aa"), FALSE);
  g_assert_cmpstr (gtk_label_get_label (card_child (self.why, "heading")),
                   ==,
                   "A15 is not forbidden");
  g_assert_false (gtk_widget_get_visible (card_child (self.why, "answers")));
  g_assert_false (gtk_widget_get_visible (card_child (self.why, "begin")));
  g_assert_false (gtk_widget_get_visible (card_child (self.why, "parts")));
  press (self.why, "close");
  check_heard (&self, "redraw dismissed ");
  card_tear_down (&self);
}

static void
check_step (Card *self, const char *counter)
{
  g_assert_cmpstr (
      gtk_label_get_label (card_child (self->why, "counter")), ==, counter);
}

static void
test_card_steps (void)
{
  Card self;
  g_autoptr (TengenView) view =
      tengen_view_new (TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);

  card_set_up (&self);
  tengen_renju_why_open (self.why, self.board, at ("hf"), FALSE);
  check_heard (&self, "redraw ");
  /* arrows walk in the proof only */
  g_assert_false (send_key (self.why, GDK_KEY_Right, 0));
  press (self.why, "begin");
  check_heard (&self, "redraw ");
  check_step (&self, "1 / 3");
  g_assert_false (gtk_widget_is_sensitive (card_child (self.why, "back")));
  g_assert_true (send_key (self.why, GDK_KEY_Right, 0));
  check_step (&self, "2 / 3");
  press (self.why, "next");
  check_step (&self, "3 / 3");
  g_assert_false (gtk_widget_is_sensitive (card_child (self.why, "next")));
  g_assert_true (send_key (self.why, GDK_KEY_Right, 0));
  check_step (&self, "3 / 3");
  g_assert_true (send_key (self.why, GDK_KEY_Left, 0));
  check_step (&self, "2 / 3");
  tengen_renju_why_decorate (self.why, view);
  g_assert_cmpint (view->numbers[at ("hf")], ==, 1);
  g_assert_cmpuint (view->shapes->len, ==, 1);
  g_assert_true (send_key (self.why, GDK_KEY_Escape, 0));
  check_step (&self, "");
  g_string_truncate (self.heard, 0);
  g_assert_true (send_key (self.why, GDK_KEY_Escape, 0));
  check_heard (&self, "dismissed ");
  g_assert_false (send_key (self.why, GDK_KEY_Escape, 0));
  card_tear_down (&self);
}

/* White's row is shown by itself. */
static void
test_card_white (void)
{
  Card self;
  g_autoptr (TengenView) view =
      tengen_view_new (TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);

  card_set_up (&self);
  for (int x = 0; x < 6; x++)
    tengen_renju_put (self.board,
                      tengen_point_make (TENGEN_RENJU_SIZE, x, 0),
                      TENGEN_STONE_WHITE);
  tengen_renju_why_open (self.why, self.board, at ("ca"), FALSE);
  g_assert_cmpstr (
      get_sentence (self.why), ==, "White wins with five or more in a row.");
  g_assert_cmpstr (gtk_label_get_label (card_child (self.why, "heading")),
                   ==,
                   "C15 makes six or more in a row");
  view->stones[at ("ca")] = TENGEN_STONE_WHITE;
  tengen_renju_why_decorate (self.why, view);
  g_assert_cmpuint (view->shapes->len, ==, 1);
  g_assert_cmpint (g_array_index (view->shapes, TengenViewShape, 0).tone,
                   ==,
                   TENGEN_VIEW_TONE_WINS);
  card_tear_down (&self);
}

/* --- The page --- */

static void
page_set_up (Fixture *self, TengenRenjuRegulation regulation, gboolean declared)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;

  tengen_renju_rules_init (&rules, regulation);
  rules.declared = declared;
  setup = tengen_game_setup_new_renju (&rules);
  self->session = tengen_session_new (tengen_game_new (setup));
  self->window = gtk_window_new ();
  self->page = g_object_new (TENGEN_TYPE_PLAY_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 652);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  tengen_play_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_mapped (GTK_WIDGET (self->page));
}

static void
click_at (Fixture *self, const char *name, guint button)
{
  g_signal_emit_by_name (
      child (self, "board"), "activated", (guint) at (name), button, 1u);
}

static void
play_double_three (Fixture *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (DOUBLE_THREE); i++)
    click_at (self, DOUBLE_THREE[i], 1);
}

static const TengenView *
get_view (Fixture *self)
{
  return tengen_board_view_get_view (child (self, "board"));
}

static guint
count_moves (Fixture *self)
{
  return tengen_position_get_move (tengen_session_get_position (self->session));
}

static void
test_page_asks (void)
{
  Fixture self;
  TengenRenjuWhy *why;

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  why = child (&self, "why");
  play_double_three (&self);
  g_assert_cmpuint (count_moves (&self), ==, 8);
  click_at (&self, "hf", 1);
  g_assert_cmpuint (count_moves (&self), ==, 8);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("hf"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (why)) ||
                 gtk_widget_get_visible (GTK_WIDGET (why)));
  g_assert_cmpint (
      get_view (&self)->marks[at ("hf")], ==, TENGEN_VIEW_MARK_REFUSED);
  g_assert_cmpuint (get_view (&self)->shapes->len, ==, 2);
  press (why, "cancel");
  g_assert_false (gtk_widget_get_visible (child (&self, "why_slot")));
  g_assert_cmpuint (get_view (&self)->shapes->len, ==, 0);
  g_assert_cmpuint (count_moves (&self), ==, 8);
  click_at (&self, "hf", 1);
  press (why, "play");
  g_assert_cmpuint (count_moves (&self), ==, 9);
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_OVER);
  g_assert_cmpuint (get_view (&self)->shapes->len, ==, 2);
  tear_down (&self);
}

/* An ordinary move, or White's, is not asked about; it closes the card. */
static void
test_page_plays (void)
{
  Fixture self;
  TengenRenjuWhy *why;

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  why = child (&self, "why");
  play_double_three (&self);
  click_at (&self, "hf", 1);
  click_at (&self, "aa", 1);
  g_assert_cmpuint (count_moves (&self), ==, 9);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, TENGEN_POINT_NONE);
  click_at (&self, "hf", 1);
  g_assert_cmpuint (count_moves (&self), ==, 10);
  tear_down (&self);
}

/* After the end it tells what ended the game; before, any point. */
static void
test_page_why (void)
{
  Fixture self;
  TengenRenjuWhy *why;

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  why = child (&self, "why");
  play_double_three (&self);
  tengen_board_view_focus_point (child (&self, "board"), at ("hf"));
  act (&self, "game.why");
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("hf"));
  g_assert_false (gtk_widget_get_visible (card_child (why, "answers")));
  act (&self, "game.close-why");
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, TENGEN_POINT_NONE);
  click_at (&self, "aa", 3);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("aa"));
  /* nothing is to be said of White's stones */
  act (&self, "game.dismiss");
  click_at (&self, "ig", 3);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, TENGEN_POINT_NONE);
  g_assert_cmpstr (
      get_page_sentence (self.page), ==, "White has no forbidden moves.");
  click_at (&self, "hf", 1);
  press (why, "play");
  tengen_board_view_focus_point (child (&self, "board"), at ("aa"));
  act (&self, "game.why");
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("hf"));
  tear_down (&self);
}

/* In the review the card lies above the panel; the game is not changed. */
static void
test_page_review (void)
{
  Fixture self;
  TengenRenjuWhy *why;
  guint n_changes;

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  why = child (&self, "why");
  play_double_three (&self);
  count_changes (self.session, &n_changes);
  g_object_set (self.page, "review", TRUE, NULL);
  click_at (&self, "hf", 3);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("hf"));
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (why)) ==
                 child (&self, "why_review_slot"));
  press (why, "begin");
  press (why, "next");
  press (why, "leave");
  g_object_set (self.page, "review", FALSE, NULL);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, TENGEN_POINT_NONE);
  g_assert_cmpuint (n_changes, ==, 0);
  tear_down (&self);
}

/* Where endings are declared nothing is told, until the game is over. */
static void
test_page_declared (void)
{
  Fixture self;
  TengenRenjuWhy *why;
  gboolean has;

  page_set_up (&self, TENGEN_RENJU_FREE, TRUE);
  why = child (&self, "why");
  g_object_set (
      self.page, "forbidden-points", TENGEN_VIEW_FORBIDDEN_ALWAYS, NULL);
  play_double_three (&self);
  g_object_get (self.page, "has-forbidden-points", &has, NULL);
  g_assert_false (has);
  g_assert_cmpint (get_view (&self)->forbidden[at ("hf")], ==, 0);
  click_at (&self, "aa", 3);
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, TENGEN_POINT_NONE);
  click_at (&self, "hf", 1);
  g_assert_cmpuint (count_moves (&self), ==, 9);
  g_assert_true (tengen_session_claim_forbidden (self.session));
  act (&self, "game.why");
  g_assert_cmpint (tengen_renju_why_get_point (why), ==, at ("hf"));
  tear_down (&self);
}

/* What a point is can be heard, and seen by choice. */
static void
test_page_points (void)
{
  Fixture self;
  gboolean has;
  GtkWidget *cell;

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  play_double_three (&self);
  g_object_get (self.page, "has-forbidden-points", &has, NULL);
  g_assert_true (has);
  cell = tengen_board_view_get_cell (child (&self, "board"), at ("hf"));
  g_assert_nonnull (strstr (get_spoken_name (cell), "double-three"));
  g_assert_true (g_str_has_prefix (get_spoken_name (cell), "H10"));
  g_assert_cmpint (
      get_view (&self)->forbidden[at ("hf")], ==, TENGEN_RENJU_DOUBLE_THREE);
  g_object_set (
      self.page, "forbidden-points", TENGEN_VIEW_FORBIDDEN_ALWAYS, NULL);
  g_assert_cmpint (get_view (&self)->forbidden[at ("hf")],
                   ==,
                   TENGEN_RENJU_DOUBLE_THREE | TENGEN_VIEW_FORBIDDEN_SHOWN);
  g_object_set (
      self.page, "forbidden-points", TENGEN_VIEW_FORBIDDEN_NEVER, NULL);
  g_assert_cmpint (get_view (&self)->forbidden[at ("hf")], ==, 0);
  tear_down (&self);
}

/* The letter I is a column of Renju only; what was chosen stays. */
static void
test_page_notation (void)
{
  TengenBoardLook *look = tengen_board_look_get_default ();
  Fixture self;
  int coordinates;
  g_autoptr (TengenSession) go = make_session ("pure", 9);

  page_set_up (&self, TENGEN_RENJU_FREE, FALSE);
  g_object_get (child (&self, "board"), "coordinates", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, TENGEN_NOTATION_RENJU);
  g_object_get (look, "coordinates", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, TENGEN_NOTATION_A1);
  g_object_set (look, "coordinates", -1, NULL);
  g_object_get (child (&self, "board"), "coordinates", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, -1);
  g_object_get (child (&self, "board"), "notation", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, TENGEN_NOTATION_RENJU);
  g_object_set (look, "coordinates", TENGEN_NOTATION_A1, NULL);
  tengen_play_page_set_session (self.page, go);
  g_object_get (child (&self, "board"), "coordinates", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, TENGEN_NOTATION_A1);
  g_assert_false (gtk_widget_get_visible (child (&self, "why_slot")));
  tengen_play_page_set_session (self.page, self.session);
  tear_down (&self);
}

int
main (int argc, char *argv[])
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/renju-why/card/reason", test_card_reason);
  g_test_add_func ("/renju-why/card/explains", test_card_explains);
  g_test_add_func ("/renju-why/card/steps", test_card_steps);
  g_test_add_func ("/renju-why/card/white", test_card_white);
  g_test_add_func ("/renju-why/page/asks", test_page_asks);
  g_test_add_func ("/renju-why/page/plays", test_page_plays);
  g_test_add_func ("/renju-why/page/why", test_page_why);
  g_test_add_func ("/renju-why/page/review", test_page_review);
  g_test_add_func ("/renju-why/page/declared", test_page_declared);
  g_test_add_func ("/renju-why/page/points", test_page_points);
  g_test_add_func ("/renju-why/page/notation", test_page_notation);
  return g_test_run ();
}
