/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-window and what is in it (panel, resume): marks, 元に戻す,
 * agreements, 確定, 対局に戻る, hiding, stone counting.
 */
#include "score-window.h"
#include "tengen-board-look.h"
#include "typed-key.h"
#include "widget-find.h"

static void
open_dead (Fixture *self, const char *rules)
{
  open_window (self, rules, SCORE_DEAD);
  score_wait_dead (self->session, SCORE_A5);
  score_wait_dead (self->session, SCORE_G2);
}

static gboolean
can (Fixture *self, const char *action)
{
  GtkWidget *button = find_actor (GTK_WIDGET (self->window), action);

  g_assert_nonnull (button);
  return gtk_widget_is_sensitive (button);
}

static gboolean
is_checked (Fixture *self, const char *name)
{
  return gtk_check_button_get_active (get_child (self, name));
}

static void
check (Fixture *self, const char *name)
{
  gtk_check_button_set_active (get_child (self, name), TRUE);
}

static TengenPhase
get_phase (Fixture *self)
{
  return tengen_position_get_phase (
      tengen_session_get_position (self->session));
}

static gboolean
is_open (Fixture *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->window));
}

static void
test_proposal (void)
{
  Fixture self;

  open_dead (&self, "japan");
  g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 1);
  g_assert_cmpint (get_view (&self)->owner[SCORE_G2], ==, TENGEN_STONE_WHITE);
  g_assert_nonnull (strstr (get_result (&self), "4"));
  g_assert_false (can (&self, "score.unmark"));
  g_assert_false (can (&self, "score.finish"));
  close_all (&self);
}

static void
test_toggle (void)
{
  Fixture self;

  open_dead (&self, "japan");
  click (&self, SCORE_A5);
  g_assert_cmpint (
      score_mark (self.session, SCORE_A5), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpint (get_view (&self)->seki[SCORE_A5], ==, 1);
  click (&self, SCORE_A5);
  g_assert_cmpint (
      score_mark (self.session, SCORE_A5), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 0);
  g_assert_true (can (&self, "score.unmark"));
  act (&self, "score.unmark");
  act (&self, "score.unmark");
  g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 1);
  g_assert_false (can (&self, "score.unmark"));
  close_all (&self);
}

static void
test_keys (void)
{
  static const struct
  {
    guint key;
    GdkModifierType state;
  } keys[] = {
    { GDK_KEY_Delete, 0 },
    { GDK_KEY_BackSpace, 0 },
    { GDK_KEY_z, GDK_CONTROL_MASK },
  };
  Fixture self;

  open_dead (&self, "china");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_signal_emit_by_name (
          get_child (&self, "board"), "activated", SCORE_A5, 0, 1);
      g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 0);
      g_assert_true (press_key (&self, keys[i].key, keys[i].state));
      g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 1);
    }
  g_assert_true (press_key (&self, GDK_KEY_Escape, 0));
  g_assert_false (is_open (&self));
  close_all (&self);
}

/* Keys of play say why they do nothing; other letters name points. */
static void
test_grey_keys (void)
{
  Fixture self;

  open_dead (&self, "china");
  g_assert_true (type_key (self.window, 'p'));
  g_assert_nonnull (strstr (get_sentence (&self), "Both have passed"));
  check (&self, "black_agrees");
  g_assert_cmpstr (get_sentence (&self), ==, "");
  g_assert_true (type_key (self.window, 'u'));
  g_assert_cmpstr (get_sentence (&self), !=, "");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_COUNT);
  g_assert_false (type_key (self.window, 'c'));
  g_assert_false (type_key (self.window, 'P'));
  close_all (&self);
}

static void
test_agree (void)
{
  Fixture self;

  open_dead (&self, "japan");
  check (&self, "black_agrees");
  g_assert_false (can (&self, "score.finish"));
  check (&self, "white_agrees");
  g_assert_true (can (&self, "score.finish"));
  click (&self, SCORE_A5);
  g_assert_false (is_checked (&self, "black_agrees"));
  g_assert_false (is_checked (&self, "white_agrees"));
  g_assert_false (can (&self, "score.finish"));
  close_all (&self);
}

static void
test_finish (void)
{
  Fixture self;

  open_dead (&self, "japan");
  check (&self, "black_agrees");
  check (&self, "white_agrees");
  act (&self, "score.finish");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_OVER);
  /* one way to close it is left, and nothing that is grey */
  g_assert_true (gtk_widget_get_mapped (get_child (&self, "close_button")));
  g_assert_false (gtk_widget_get_mapped (get_child (&self, "settling")));
  g_assert_false (gtk_widget_get_mapped (get_child (&self, "leave")));
  g_assert_true (is_open (&self));
  g_assert_nonnull (strstr (get_result (&self), "4"));
  g_assert_false (can (&self, "score.finish"));
  g_assert_false (gtk_widget_is_sensitive (get_child (&self, "resume")));
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (get_child (&self, "agreement")),
      ==,
      "close");
  click (&self, SCORE_A5);
  g_assert_cmpstr (get_sentence (&self), !=, "");
  act (&self, "score.close");
  g_assert_false (is_open (&self));
  close_all (&self);
}

/* Closing only hides: phase and marks stay. */
static void
test_close (void)
{
  Fixture self;

  open_dead (&self, "japan");
  click (&self, SCORE_A5);
  act (&self, "score.close");
  g_assert_false (is_open (&self));
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_COUNT);
  tengen_session_unmark (self.session);
  gtk_window_present (GTK_WINDOW (self.window));
  g_assert_cmpint (get_view (&self)->dead[SCORE_A5], ==, 1);
  close_all (&self);
}

/* The opponent of the side that asks moves first: the program asks which. */
static void
test_resume_japan (void)
{
  Fixture self;
  GtkWidget *popover;

  open_dead (&self, "japan");
  popover = get_part (
      get_child (&self, "resume"), TENGEN_TYPE_SCORE_RESUME, "popover");
  click_resume (&self, "button");
  g_assert_true (gtk_widget_get_visible (popover));
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_COUNT);
  click_resume (&self, "black_button");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self.session)),
      ==,
      TENGEN_STONE_WHITE);
  g_assert_false (is_open (&self));
  close_all (&self);
}

/* Either side's button is for that side. */
static void
test_resume_white (void)
{
  Fixture self;

  open_dead (&self, "japan");
  click_resume (&self, "button");
  click_resume (&self, "white_button");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self.session)),
      ==,
      TENGEN_STONE_BLACK);
  close_all (&self);
}

/* The side that passed first moves first: one click. */
static void
test_resume_china (void)
{
  Fixture self;
  GtkLabel *subtitle;

  open_dead (&self, "china");
  subtitle = get_part (
      get_child (&self, "resume"), TENGEN_TYPE_SCORE_RESUME, "subtitle");
  g_assert_cmpstr (gtk_label_get_label (subtitle), ==, "Black moves first");
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (get_part (
          get_child (&self, "resume"), TENGEN_TYPE_SCORE_RESUME, "button")),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "Black moves first. Earlier positions still may not come back.");
  g_assert_cmpstr (tengen_score_resume_get_note (get_child (&self, "resume")),
                   ==,
                   "Earlier positions still may not come back.");
  click_resume (&self, "button");
  g_assert_cmpint (get_phase (&self), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_session_get_position (self.session)),
      ==,
      TENGEN_STONE_BLACK);
  g_assert_false (is_open (&self));
  close_all (&self);
}

static gboolean
is_panel_part_visible (Fixture *self, const char *name)
{
  return gtk_widget_get_visible (
      get_part (get_child (self, "panel"), TENGEN_TYPE_SCORE_PANEL, name));
}

/* 純碁: what stands counts; no marks, a draw, rows of stones. */
static void
test_pure_draw (void)
{
  Fixture self;

  open_window (&self, "pure", SCORE_EVEN);
  g_assert_cmpstr (get_result (&self), ==, "Draw");
  g_assert_true (is_panel_part_visible (&self, "rows_box"));
  g_assert_false (is_panel_part_visible (&self, "fillable"));
  click (&self, 1);
  g_assert_nonnull (
      strstr (get_sentence (&self), "Pure Go has no dead stones"));
  g_assert_cmpint (score_mark (self.session, 1), ==, TENGEN_GO_MARK_ALIVE);
  check (&self, "black_agrees");
  g_assert_cmpstr (get_sentence (&self), ==, "");
  close_all (&self);
}

/* Points that could still be filled are said and have circles. */
static void
test_pure_fillable (void)
{
  Fixture self;
  int n = 0;

  open_window (&self, "pure", SCORE_OPEN);
  g_assert_nonnull (strstr (get_result (&self), "3"));
  g_assert_true (is_panel_part_visible (&self, "fillable"));
  for (int i = 0; i < 25; i++)
    n += get_view (&self)->marks[i] == TENGEN_VIEW_MARK_CIRCLE;
  g_assert_cmpint (n, >, 0);
  check (&self, "black_agrees");
  check (&self, "white_agrees");
  act (&self, "score.finish");
  g_assert_false (is_panel_part_visible (&self, "fillable"));
  g_assert_true (is_panel_part_visible (&self, "rows_box"));
  close_all (&self);
}

static void
count_cb (GObject *object, GParamSpec *pspec, int *n)
{
  (*n)++;
}

static void
test_properties (void)
{
  TengenBoardLook *look = tengen_board_look_get_default ();
  Fixture self;
  int n = 0;
  int coordinates;
  double ratio;

  open_window (&self, "japan", SCORE_EVEN);
  g_signal_connect (get_child (&self, "board"),
                    "notify::coordinates",
                    G_CALLBACK (count_cb),
                    &n);
  g_signal_connect (get_child (&self, "board"),
                    "notify::cell-ratio",
                    G_CALLBACK (count_cb),
                    &n);
  g_object_set (look, "coordinates", -1, "cell-ratio", 1.07, NULL);
  g_object_set (look, "coordinates", -1, "cell-ratio", 1.07, NULL);
  g_assert_cmpint (n, ==, 2);
  g_object_get (get_child (&self, "board"),
                "coordinates",
                &coordinates,
                "cell-ratio",
                &ratio,
                NULL);
  g_assert_cmpint (coordinates, ==, -1);
  g_assert_cmpfloat (ratio, ==, 1.07);
  g_object_set (
      look, "coordinates", TENGEN_NOTATION_A1, "cell-ratio", 1.0, NULL);
  close_all (&self);
}

/* Without a session, and when the session leaves the count. */
static void
test_session (void)
{
  TengenScoreWindow *window = tengen_score_window_new (NULL, NULL);
  TengenSession *session = score_stop ("japan", SCORE_EVEN);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_window_destroy (GTK_WINDOW (window));
  window = tengen_score_window_new (NULL, session);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  tengen_session_step (session, -1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  score_drop (session);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/window/proposal", test_proposal);
  g_test_add_func ("/score/window/toggle", test_toggle);
  g_test_add_func ("/score/window/keys", test_keys);
  g_test_add_func ("/score/window/grey-keys", test_grey_keys);
  g_test_add_func ("/score/window/agree", test_agree);
  g_test_add_func ("/score/window/finish", test_finish);
  g_test_add_func ("/score/window/close", test_close);
  g_test_add_func ("/score/window/resume/japan", test_resume_japan);
  g_test_add_func ("/score/window/resume/white", test_resume_white);
  g_test_add_func ("/score/window/resume/china", test_resume_china);
  g_test_add_func ("/score/window/pure/draw", test_pure_draw);
  g_test_add_func ("/score/window/pure/fillable", test_pure_fillable);
  g_test_add_func ("/score/window/properties", test_properties);
  g_test_add_func ("/score/window/session", test_session);
  return g_test_run ();
}
