/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-score-doubts, -answer, -asks and tengen-score-window-doubts:
 * the list たしかめてください, stepping through it, keys, what is seen.
 */
#include "spoken-name.h"
#include "judge-gate.h"
#include "score-window.h"

#include "tengen-score-answer.h"
#include "tengen-score-asks.h"
#include "tengen-score-doubts.h"

/* Three chains in doubt: A7-B7, D4, G1-G2; one that is sure: G7. */
#define PICTURE                                                                \
  "XX....X\n"                                                                  \
  ".......\n"                                                                  \
  ".......\n"                                                                  \
  "...O...\n"                                                                  \
  ".......\n"                                                                  \
  "......O\n"                                                                  \
  "......O\n"
#define A7 0
#define B7 1
#define G7 6
#define D4 24
#define G2 41
#define G1 48

/* Opens the dialog on a stop that is being judged. */
static void
open_judging (Fixture *self, const char *rules)
{
  self->session = tengen_session_new (score_open (rules, PICTURE));
  gate_begin (self->session);
  gate.life[A7] = gate.life[B7] = gate.life[D4] = TENGEN_GO_LIFE_DOUBTFUL;
  gate.life[G1] = gate.life[G2] = TENGEN_GO_LIFE_DOUBTFUL;
  score_end (self->session);
  show_window (self);
}

static void
open_doubts (Fixture *self, const char *rules)
{
  open_judging (self, rules);
  gate_pass (self->session);
}

static gpointer
get_list (Fixture *self)
{
  return get_part (
      get_child (self, "panel"), TENGEN_TYPE_SCORE_PANEL, "doubts");
}

static gpointer
get_grid (Fixture *self)
{
  return get_part (get_list (self), TENGEN_TYPE_SCORE_DOUBTS, "grid");
}

static gpointer
get_answer (Fixture *self, const char *name)
{
  return get_part (get_child (self, "answer"), TENGEN_TYPE_SCORE_ANSWER, name);
}

static gboolean
is_seen (Fixture *self, const char *name)
{
  return gtk_widget_get_visible (get_child (self, "answer")) &&
         gtk_widget_get_visible (get_answer (self, name));
}

/* The labels of the list's buttons, the shown one with a star. */
static char *
read_list (Fixture *self)
{
  GString *text = g_string_new (NULL);
  GtkWidget *child = gtk_widget_get_first_child (get_grid (self));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    g_string_append_printf (text,
                            "%s%s;",
                            gtk_widget_has_css_class (child, "shown") ? "*"
                                                                      : "",
                            gtk_button_get_label (GTK_BUTTON (child)));
  return g_string_free (text, FALSE);
}

static void
check_list (Fixture *self, const char *wanted)
{
  g_autofree char *list = read_list (self);

  g_assert_cmpstr (list, ==, wanted);
}

static void
check_seen (Fixture *self, const guint8 *array, const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 49; i++)
    if (array[i] != 0)
      g_string_append_printf (text, "%d ", i);
  g_assert_cmpstr (text->str, ==, wanted);
}

static TengenPoint
get_cursor (Fixture *self)
{
  return tengen_board_view_get_cursor (get_child (self, "board"));
}

/* The dialog is there while stones are judged, and can be used. */
static void
test_judging (void)
{
  Fixture self;

  open_judging (&self, "japan");
  g_assert_true (is_seen (&self, "judging"));
  g_assert_false (gtk_widget_get_visible (get_list (&self)));
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  gate_pass (self.session);
  g_assert_false (is_seen (&self, "judging"));
  g_assert_true (gtk_widget_get_visible (get_list (&self)));
  g_assert_false (is_seen (&self, "answer_box"));
  check_list (&self,
              "Black 2 stones (A7);White 1 stone (D4);"
              "White 2 stones (G2);");
  check_seen (&self, get_view (&self)->doubtful, "0 1 24 41 48 ");
  check_seen (&self, get_view (&self)->lit, "");
  g_assert_nonnull (strstr (get_sentence (&self), "whether 3 chains live"));
  /* doubts never hinder */
  g_assert_true (is_seen (&self, "left_box"));
  act (&self, "score.finish");
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_OVER);
  g_assert_false (gtk_widget_get_visible (get_child (&self, "answer")));
  check_seen (&self, get_view (&self)->doubtful, "");
  close_all (&self);
}

/* Ticks that the program clears are reported: when marks come late, when a
 * player marks; not when players clear their own tick. */
static void
test_agreed (void)
{
  Fixture self;

  open_judging (&self, "japan");
  for (int i = 0; i < 49; i++)
    gate.life[i] = TENGEN_GO_LIFE_ALIVE;
  gate.life[D4] = TENGEN_GO_LIFE_DEAD;
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  g_assert_cmpstr (get_sentence (&self), ==, "");
  gate_pass (self.session);
  g_assert_false (
      gtk_check_button_get_active (get_child (&self, "black_agrees")));
  g_assert_nonnull (strstr (get_sentence (&self), "tick once more"));
  gtk_check_button_set_active (get_child (&self, "black_agrees"), TRUE);
  g_assert_cmpstr (get_sentence (&self), ==, "");
  gtk_check_button_set_active (get_child (&self, "black_agrees"), FALSE);
  g_assert_cmpstr (get_sentence (&self), ==, "");
  gtk_check_button_set_active (get_child (&self, "white_agrees"), TRUE);
  click (&self, G7);
  g_assert_nonnull (strstr (get_sentence (&self), "tick once more"));
  act (&self, "score.close");
  gtk_window_present (GTK_WINDOW (self.window));
  g_assert_cmpstr (get_sentence (&self), ==, "");
  close_all (&self);
}

static void
check_step (Fixture *self, TengenPoint cursor, const char *lit)
{
  g_assert_cmpint (get_cursor (self), ==, cursor);
  check_seen (self, get_view (self)->lit, lit);
}

/* One key goes from one to the next, and round. */
static void
test_step (void)
{
  Fixture self;

  open_doubts (&self, "japan");
  g_assert_true (press_key (&self, GDK_KEY_n, 0));
  check_step (&self, A7, "0 1 ");
  g_assert_cmpstr (get_sentence (&self),
                   ==,
                   "Black 2 stones (A7): alive (A), dead (D) or in "
                   "seki (S)?");
  check_list (&self,
              "*Black 2 stones (A7);White 1 stone (D4);"
              "White 2 stones (G2);");
  g_assert_true (is_seen (&self, "answer_box"));
  g_assert_true (press_key (&self, GDK_KEY_n, 0));
  check_step (&self, D4, "24 ");
  act (&self, "score.next-doubt");
  check_step (&self, G2, "41 48 ");
  g_assert_true (press_key (&self, GDK_KEY_n, 0));
  check_step (&self, A7, "0 1 ");
  g_signal_emit_by_name (gtk_grid_get_child_at (get_grid (&self), 1, 0),
                         "clicked");
  check_step (&self, D4, "24 ");
  /* a click elsewhere puts the light out */
  click (&self, G7);
  check_seen (&self, get_view (&self)->lit, "");
  g_assert_false (is_seen (&self, "answer_box"));
  close_all (&self);
}

/* An answer takes the chain off the list; the light stays for second thoughts.
 */
static void
test_answer (void)
{
  Fixture self;

  open_doubts (&self, "japan");
  press_key (&self, GDK_KEY_n, 0);
  g_assert_true (press_key (&self, GDK_KEY_a, 0));
  g_assert_cmpint (score_mark (self.session, A7), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpstr (get_sentence (&self),
                   ==,
                   "Black 2 stones (A7): alive. 2 more to check: N "
                   "shows the next.");
  check_seen (&self, get_view (&self)->doubtful, "24 41 48 ");
  check_seen (&self, get_view (&self)->lit, "0 1 ");
  g_assert_true (press_key (&self, GDK_KEY_s, 0));
  g_assert_cmpint (score_mark (self.session, A7), ==, TENGEN_GO_MARK_SEKI);
  press_key (&self, GDK_KEY_n, 0);
  check_step (&self, D4, "24 ");
  press_key (&self, GDK_KEY_d, 0);
  g_assert_cmpint (score_mark (self.session, D4), ==, TENGEN_GO_MARK_DEAD);
  press_key (&self, GDK_KEY_n, 0);
  check_step (&self, G2, "41 48 ");
  press_key (&self, GDK_KEY_a, 0);
  g_assert_nonnull (strstr (get_sentence (&self), "All is checked."));
  g_assert_false (gtk_widget_get_visible (get_list (&self)));
  g_assert_false (is_seen (&self, "left_box"));
  /* said twice is said once */
  press_key (&self, GDK_KEY_a, 0);
  act (&self, "score.unmark");
  check_list (&self, "*White 2 stones (G2);");
  close_all (&self);
}

static gboolean
is_given (Fixture *self, const char *name)
{
  return gtk_widget_has_css_class (get_answer (self, name), "given");
}

/* The buttons answer for what is shown; where seki means nothing there are
 * two. */
static void
test_buttons (void)
{
  Fixture self;

  open_doubts (&self, "china");
  g_assert_false (is_seen (&self, "answer_box"));
  act (&self, "score.next-doubt");
  g_assert_false (is_seen (&self, "seki_button"));
  g_assert_null (strstr (get_sentence (&self), "seki"));
  g_assert_false (is_given (&self, "alive_button"));
  gtk_widget_grab_focus (get_answer (&self, "dead_button"));
  g_signal_emit_by_name (get_answer (&self, "dead_button"), "clicked");
  g_assert_cmpint (score_mark (self.session, B7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_true (is_given (&self, "dead_button"));
  g_signal_emit_by_name (get_answer (&self, "alive_button"), "clicked");
  g_assert_cmpint (score_mark (self.session, B7), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_true (is_given (&self, "alive_button"));
  g_assert_false (is_given (&self, "dead_button"));
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (get_answer (&self, "alive_button")),
      GTK_ACCESSIBLE_STATE_PRESSED,
      GTK_ACCESSIBLE_TRISTATE_TRUE);
  /* the key that has no button is refused with the rules' reason */
  g_assert_true (press_key (&self, GDK_KEY_s, 0));
  g_assert_cmpint (score_mark (self.session, B7), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpstr (get_sentence (&self), !=, "");
  close_all (&self);
}

/* With the cursor on the board the keys are about the stone at the cursor. */
static void
test_cursor (void)
{
  Fixture self;

  open_doubts (&self, "japan");
  tengen_board_view_focus_point (get_child (&self, "board"), G7);
  press_key (&self, GDK_KEY_d, 0);
  g_assert_cmpint (score_mark (self.session, G7), ==, TENGEN_GO_MARK_DEAD);
  tengen_board_view_focus_point (get_child (&self, "board"), 10);
  press_key (&self, GDK_KEY_d, 0);
  g_assert_cmpstr (get_sentence (&self), !=, "");
  gtk_widget_grab_focus (get_child (&self, "black_agrees"));
  press_key (&self, GDK_KEY_d, 0);
  g_assert_cmpint (score_mark (self.session, D4), ==, TENGEN_GO_MARK_ALIVE);
  close_all (&self);
}

/* Spoken: the stone is to be checked. */
static void
test_spoken (void)
{
  Fixture self;
  GtkWidget *cell;

  open_doubts (&self, "japan");
  cell = tengen_board_view_get_cell (get_child (&self, "board"), D4);
  g_assert_nonnull (strstr (get_spoken_name (cell), "please check"));
  tengen_session_mark (self.session, D4, TENGEN_GO_MARK_DEAD);
  g_assert_null (strstr (get_spoken_name (cell), "please check"));
  close_all (&self);
}

/* What was shown is forgotten when the dialog is closed, the doubts are not. */
static void
test_reopened (void)
{
  Fixture self;

  open_doubts (&self, "japan");
  act (&self, "score.next-doubt");
  act (&self, "score.close");
  gtk_window_present (GTK_WINDOW (self.window));
  check_seen (&self, get_view (&self)->lit, "");
  check_seen (&self, get_view (&self)->doubtful, "0 1 24 41 48 ");
  g_assert_cmpuint (gate.n_asked, ==, 1);
  close_all (&self);
}

static int
measure_answer (Fixture *self)
{
  int natural;

  gtk_widget_measure (get_child (self, "answer"),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      NULL,
                      &natural,
                      NULL,
                      NULL);
  return natural;
}

/* A long name is cut; it never takes room from the board. */
static void
test_width (void)
{
  Fixture self;
  int before;

  open_doubts (&self, "japan");
  act (&self, "score.next-doubt");
  before = measure_answer (&self);
  gtk_label_set_label (get_answer (&self, "chain"),
                       "White 137 stones (T19) and what hangs on them");
  g_assert_cmpint (measure_answer (&self), ==, before);
  close_all (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/score/doubts/judging", test_judging);
  g_test_add_func ("/score/doubts/agreed", test_agreed);
  g_test_add_func ("/score/doubts/step", test_step);
  g_test_add_func ("/score/doubts/answer", test_answer);
  g_test_add_func ("/score/doubts/buttons", test_buttons);
  g_test_add_func ("/score/doubts/cursor", test_cursor);
  g_test_add_func ("/score/doubts/spoken", test_spoken);
  g_test_add_func ("/score/doubts/reopened", test_reopened);
  g_test_add_func ("/score/doubts/width", test_width);
  return g_test_run ();
}
