/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests the board of the scoring dialog where points can be claimed: by click,
 * by keyboard, taken back; and the way back to the game.
 */
#include "spoken-name.h"
#include "score-window.h"

#include "tengen-words-rules.h"

/* C3 of the neutral column of SCORE_BETWEEN. */
#define MIDDLE 12

static TengenStone
get_claim (Fixture *self, TengenPoint point)
{
  return tengen_position_get_claim (tengen_session_get_position (self->session),
                                    point);
}

static const char *
get_name (Fixture *self, TengenPoint point)
{
  return get_spoken_name (
      tengen_board_view_get_cell (get_child (self, "board"), point));
}

/* Enter or Space at the cursor of the board. */
static void
press_enter (Fixture *self, guint point)
{
  g_signal_emit_by_name (get_child (self, "board"), "activated", point, 0, 1);
}

static void
check_claim (Fixture *self, TengenStone stone, const char *sentence)
{
  g_assert_cmpint (get_claim (self, MIDDLE), ==, stone);
  g_assert_cmpint (get_view (self)->owner[MIDDLE], ==, stone);
  g_assert_cmpint (
      get_view (self)->claimed[MIDDLE], ==, stone != TENGEN_STONE_NONE);
  g_assert_nonnull (strstr (get_sentence (self), sentence));
}

/* Neutral, Black's, White's, neutral; said, drawn, named, counted. */
static void
test_click (void)
{
  Fixture self;

  open_window (&self, "1-1", SCORE_BETWEEN);
  g_assert_cmpstr (get_result (&self), ==, "Draw");
  g_assert_nonnull (
      strstr (get_text (get_child (&self, "hint")), "neutral points"));
  click (&self, MIDDLE);
  check_claim (&self, TENGEN_STONE_BLACK, "C3 is now a point of Black’s");
  g_assert_nonnull (strstr (get_name (&self, MIDDLE), "claimed"));
  g_assert_null (strstr (get_name (&self, 0), "claimed"));
  g_assert_nonnull (strstr (get_result (&self), "Black"));
  click (&self, MIDDLE);
  check_claim (&self, TENGEN_STONE_WHITE, "C3 is now a point of White’s");
  g_assert_nonnull (strstr (get_result (&self), "White"));
  click (&self, MIDDLE);
  check_claim (&self, TENGEN_STONE_NONE, "C3 is nobody’s");
  g_assert_null (strstr (get_name (&self, MIDDLE), "claimed"));
  close_all (&self);
}

static void
test_keyboard (void)
{
  Fixture self;

  open_window (&self, "mingqing", SCORE_BETWEEN);
  press_enter (&self, MIDDLE);
  press_enter (&self, MIDDLE);
  check_claim (&self, TENGEN_STONE_WHITE, "White’s");
  act (&self, "score.unmark");
  check_claim (&self, TENGEN_STONE_BLACK, "");
  g_assert_cmpstr (get_sentence (&self), ==, "");
  act (&self, "score.unmark");
  check_claim (&self, TENGEN_STONE_NONE, "");
  close_all (&self);
}

/* What is a side's anyway cannot be claimed; nor anything without claims. */
static void
test_refused (void)
{
  Fixture self;

  open_window (&self, "1-1", SCORE_BETWEEN);
  click (&self, 0);
  g_assert_cmpint (get_claim (&self, 0), ==, TENGEN_STONE_NONE);
  g_assert_cmpstr (get_sentence (&self), !=, "");
  close_all (&self);
  open_window (&self, "japan", SCORE_BETWEEN);
  g_assert_null (
      strstr (get_text (get_child (&self, "hint")), "neutral points"));
  click (&self, MIDDLE);
  check_claim (&self, TENGEN_STONE_NONE, "");
  g_assert_cmpstr (get_sentence (&self), !=, "");
  close_all (&self);
}

/* A claim clears both agreements, like a mark. */
static void
test_agreements (void)
{
  Fixture self;

  open_window (&self, "4-2", SCORE_BETWEEN);
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  click (&self, MIDDLE);
  g_assert_false (
      gtk_check_button_get_active (get_child (&self, "black_agrees")));
  g_assert_false (
      gtk_check_button_get_active (get_child (&self, "white_agrees")));
  close_all (&self);
}

/* A dead stone that leaves a neutral point: dead, Black's, White's, alive. */
static void
test_stray (void)
{
  Fixture self;

  open_window (&self, "1-1", SCORE_STRAY);
  click (&self, SCORE_C4);
  g_assert_cmpint (
      score_mark (self.session, SCORE_C4), ==, TENGEN_GO_MARK_DEAD);
  g_assert_nonnull (strstr (get_sentence (&self), "C4 is dead"));
  click (&self, SCORE_C4);
  g_assert_cmpint (get_claim (&self, SCORE_C4), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (get_view (&self)->dead[SCORE_C4], ==, 1);
  g_assert_cmpint (get_view (&self)->claimed[SCORE_C4], ==, 1);
  click (&self, SCORE_C4);
  g_assert_cmpint (get_claim (&self, SCORE_C4), ==, TENGEN_STONE_WHITE);
  click (&self, SCORE_C4);
  g_assert_cmpint (get_claim (&self, SCORE_C4), ==, TENGEN_STONE_NONE);
  g_assert_cmpint (
      score_mark (self.session, SCORE_C4), ==, TENGEN_GO_MARK_ALIVE);
  close_all (&self);
}

/* Under the same position, stones in one's territory are not asked about. */
static void
test_stray_japan (void)
{
  Fixture self;

  open_window (&self, "bsw-jp", SCORE_STRAY);
  click (&self, SCORE_C4);
  click (&self, SCORE_C4);
  g_assert_cmpint (
      score_mark (self.session, SCORE_C4), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (get_claim (&self, SCORE_C4), ==, TENGEN_STONE_NONE);
  close_all (&self);
}

/* Checks what the button says, and that the note only says what is new. */
static void
check_resume (Fixture *self, const char *who, const char *change)
{
  TengenScoreResume *resume = get_child (self, "resume");
  GtkWidget *button = get_part (resume, TENGEN_TYPE_SCORE_RESUME, "button");
  GtkWidget *note = get_child (self, "resume_note");
  g_autofree char *said = tengen_words_resume (
      tengen_session_get_position (self->session), TENGEN_SEAT_NONE);
  g_autofree char *changes =
      tengen_words_resume_changes (tengen_session_get_position (self->session));

  g_assert_cmpstr (
      get_text (get_part (resume, TENGEN_TYPE_SCORE_RESUME, "subtitle")),
      ==,
      who);
  g_assert_nonnull (strstr (changes, change));
  g_assert_true (g_str_has_prefix (said, who));
  g_assert_true (g_str_has_suffix (said, changes));
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_cmpstr (get_text (GTK_LABEL (note)), ==, changes);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, said);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said);
}

/* The side that passed first moves first. */
static void
test_resume_passes (void)
{
  Fixture self;

  open_window (&self, "1-1", SCORE_BETWEEN);
  check_resume (&self, "Black moves first", "Earlier positions");
  click_resume (&self, "button");
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self.session)),
      ==,
      TENGEN_STONE_BLACK);
  close_all (&self);
}

/* The side that proposed has not moved yet. */
static void
test_resume_words (void)
{
  Fixture self = { tengen_session_new (score_open ("3-1", SCORE_BETWEEN)),
                   NULL };

  g_assert_true (tengen_session_play (self.session, MIDDLE));
  score_end (self.session);
  show_window (&self);
  check_resume (&self, "White moves first", "extra moves");
  click_resume (&self, "button");
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self.session)),
      ==,
      TENGEN_STONE_WHITE);
  close_all (&self);
}

/* Where it depends on who asks, that is said, and each choice says the rest. */
static void
test_resume_asks (void)
{
  Fixture self;
  TengenScoreResume *resume;

  open_window (&self, "japan", SCORE_BETWEEN);
  resume = get_child (&self, "resume");
  g_assert_nonnull (strstr (get_text (get_child (&self, "resume_note")),
                            "opponent of whoever resumes"));
  g_assert_nonnull (strstr (
      get_text (get_part (resume, TENGEN_TYPE_SCORE_RESUME, "black_subtitle")),
      "White moves first."));
  g_assert_nonnull (strstr (
      get_text (get_part (resume, TENGEN_TYPE_SCORE_RESUME, "white_subtitle")),
      "Black moves first."));
  close_all (&self);
}

/* 純碁 needs no more than who moves. */
static void
test_resume_pure (void)
{
  Fixture self;

  open_window (&self, "pure", SCORE_EVEN);
  g_assert_false (gtk_widget_get_visible (get_child (&self, "resume_note")));
  close_all (&self);
}

static void
count_cb (int *n)
{
  (*n)++;
}

/* Both windows are asked for while counting and after the end. */
static void
test_signals (void)
{
  Fixture self;
  int steps = 0, compare = 0;

  open_window (&self, "1-2", SCORE_BETWEEN);
  g_signal_connect_swapped (
      self.window, "steps", G_CALLBACK (count_cb), &steps);
  g_signal_connect_swapped (
      self.window, "compare", G_CALLBACK (count_cb), &compare);
  act (&self, "score.steps");
  act (&self, "score.compare");
  g_assert_cmpint (steps, ==, 1);
  g_assert_cmpint (compare, ==, 1);
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  act (&self, "score.finish");
  g_assert_false (gtk_widget_get_visible (get_child (&self, "resume_note")));
  act (&self, "score.steps");
  act (&self, "score.compare");
  g_assert_cmpint (steps, ==, 2);
  g_assert_cmpint (compare, ==, 2);
  close_all (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/claims/click", test_click);
  g_test_add_func ("/score/claims/keyboard", test_keyboard);
  g_test_add_func ("/score/claims/refused", test_refused);
  g_test_add_func ("/score/claims/agreements", test_agreements);
  g_test_add_func ("/score/claims/stray", test_stray);
  g_test_add_func ("/score/claims/stray/japan", test_stray_japan);
  g_test_add_func ("/score/resume/passes", test_resume_passes);
  g_test_add_func ("/score/resume/words", test_resume_words);
  g_test_add_func ("/score/resume/asks", test_resume_asks);
  g_test_add_func ("/score/resume/pure", test_resume_pure);
  g_test_add_func ("/score/signals", test_signals);
  return g_test_run ();
}
