/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-lesson-panel and its kinds: what each asks, and what it shows
 * then.
 */
#include "lesson-page.h"

#include "tengen-move-slider.h"
#include "tengen-lesson-panel-count.h"
#include "tengen-lesson-sum.h"

/* All texts of labels below a widget that are seen, in their order. */
static void
read_labels (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) &&
      *gtk_label_get_label (GTK_LABEL (widget)) != '\0')
    g_string_append_printf (
        text, "%s;", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    read_labels (next, text);
}

static void
check_labels (Fixture *self, const char *wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);

  read_labels (get_question (self), text);
  g_assert_cmpstr (text->str, ==, wanted);
}

static guint
count_class (GtkWidget *widget, const char *style)
{
  guint n = gtk_widget_has_css_class (widget, style);

  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    n += count_class (next, style);
  return n;
}

static void
test_found (void)
{
  Fixture self;

  set_up (&self, STEP_MARK);
  check_labels (&self, "Found 0 of 2;");
  click (&self, "C3");
  check_labels (&self, "Found 0 of 2;");
  click (&self, "A2");
  check_labels (&self, "Found 1 of 2;");
  g_assert_cmpuint (count_class (get_question (&self), "found-dot"), ==, 2);
  g_assert_cmpuint (count_class (get_question (&self), "found"), ==, 1);
  click (&self, "B1");
  check_labels (&self, "Found 2 of 2;");
  g_assert_true (has_focus (&self, child (&self, "next")));
  tear_down (&self);
}

/* A single answer is asked for on the board alone, or by a pass. */
static void
test_pass (void)
{
  Fixture self;

  set_up (&self, STEP_LINE);
  g_assert_true (has_focus (&self, child (&self, "board")));
  act (&self, "lesson.pass");
  g_assert_cmpstr (get_said (&self), ==, "Not right\nDo not pass.");
  act_int (&self, "lesson.step", STEP_FIND);
  check_labels (&self, "Found 0 of 2;");
  tear_down (&self);
}

/* What people type, and half points. */
static void
test_numbers (void)
{
  const struct
  {
    const char *text;
    int number_x2;
  } good[] = {
    { "7", 14 },      { " 41 ", 82 }, { "6.5", 13 },     { "6,5", 13 },
    { "６．５", 13 }, { "６半", 13 }, { "0", 0 },        { "3.0", 6 },
    { "-2", -4 },     { "９", 18 },   { "9999", 19998 }, { "−2", -4 },
  };
  const char *bad[] = { "",    " ",   "a",     "6.25",         "6.5.5",
                        "--1", "1 2", "10000", "999999999999", "半" };
  int number_x2 = 77;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (tengen_lesson_panel_count_read (good[i].text, &number_x2));
      g_assert_cmpint (number_x2, ==, good[i].number_x2);
    }
  number_x2 = 77;
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (tengen_lesson_panel_count_read (bad[i], &number_x2));
  g_assert_cmpint (number_x2, ==, 77);
}

static void
type (Fixture *self, const char *text)
{
  GtkWidget *entry = find (get_question (self), GTK_TYPE_ENTRY);

  g_assert_true (has_focus (self, entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

/* One question after the other; no sense is no answer. */
static void
test_count (void)
{
  Fixture self;

  set_up (&self, STEP_COUNT);
  type (&self, "two");
  g_assert_cmpuint (get_state (&self)->misses, ==, 0);
  type (&self, "3");
  g_assert_true (g_str_has_prefix (get_said (&self), "Not right"));
  type (&self, "2");
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  check_labels (&self, "✓ 2;Answer;");
  type (&self, "6.5");
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_SOLVED);
  check_labels (&self, "✓ 2;✓ 6.5;");
  g_assert_true (has_focus (&self, child (&self, "next")));
  tear_down (&self);
}

/* Only numbers can be typed; a hint keeps them, a wrong number is cleared. */
static void
test_count_typed (void)
{
  Fixture self;
  GtkWidget *entry;

  set_up (&self, STEP_COUNT);
  entry = find (get_question (&self), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "h");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (entry), "−１.5");
  press (&self, "h");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "−１.5");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_MISSED);
  act (&self, "lesson.retry");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  tear_down (&self);
}

static void
check_rows (Fixture *self, const char *numbers, const char *typed)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  GtkWidget *entry = find (get_question (self), GTK_TYPE_ENTRY);
  g_autoptr (GString) found = g_string_new (NULL);

  for (int i = 0; i < 25; i++)
    if (view->numbers[i] > 0)
      g_string_append_printf (
          found, "%c%d=%u;", 'A' + i % 5, 5 - i / 5, view->numbers[i]);
  g_assert_cmpstr (found->str, ==, numbers);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, typed);
}

/* Stones are counted by pressing rows, in any order; the number is answered as a
 * typed one, and another question begins anew. */
static void
test_count_rows (void)
{
  Fixture self;

  set_up (&self, STEP_COUNT);
  check_rows (&self, "", "");
  click (&self, "B1");
  check_rows (&self, "E1=1;", "1");
  click (&self, "D3");
  check_rows (&self, "E1=1;", "1");
  click (&self, "C5");
  check_rows (&self, "A5=1;E1=2;", "2");
  click (&self, "E1");
  check_rows (&self, "A5=1;", "1");
  g_signal_emit_by_name (find (get_question (&self), GTK_TYPE_ENTRY),
                         "activate");
  g_assert_true (g_str_has_prefix (get_said (&self), "Not right"));
  click (&self, "A1");
  check_rows (&self, "A5=1;E1=2;", "2");
  g_signal_emit_by_name (find (get_question (&self), GTK_TYPE_ENTRY),
                         "activate");
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  check_rows (&self, "", "");
  /* a number of something else is typed alone */
  click (&self, "A5");
  check_rows (&self, "", "");
  tear_down (&self);
}

static void
test_choose (void)
{
  Fixture self;
  GtkWidget *question;

  set_up (&self, STEP_CHOOSE);
  question = get_question (&self);
  g_assert_true (has_focus (&self, gtk_widget_get_first_child (question)));
  act_int (&self, "lesson.choose", 0);
  g_assert_cmpstr (get_said (&self), ==, "Not right\nNo, that.");
  g_assert_cmpuint (count_class (question, "wrong"), ==, 1);
  act_int (&self, "lesson.choose", 1);
  g_assert_cmpuint (count_class (question, "wrong"), ==, 0);
  g_assert_cmpuint (count_class (question, "right"), ==, 1);
  check_labels (&self, "✓;");
  tear_down (&self);
}

static void
test_press (void)
{
  Fixture self;

  set_up (&self, STEP_PRESS);
  check_labels (&self, "Pass;Resign;");
  act_int (&self, "lesson.press", TENGEN_LESSON_PRESS_RESIGN);
  g_assert_true (
      g_str_has_prefix (get_said (&self), "Not right\nPass instead."));
  act_int (&self, "lesson.press", TENGEN_LESSON_PRESS_PASS);
  g_assert_cmpstr (get_said (&self), ==, "Right");
  tear_down (&self);
}

static void
test_watch (void)
{
  Fixture self;

  set_up (&self, STEP_WATCH);
  check_labels (&self, "‹ Previous move;Next move ›;Play;Move 0 of 2;");
  act (&self, "lesson.previous-move");
  act (&self, "lesson.next-move");
  act (&self, "lesson.next-move");
  act (&self, "lesson.next-move");
  check_labels (&self, "‹ Previous move;Next move ›;Play;Move 2 of 2;");
  g_assert_true (has_focus (&self, child (&self, "next")));
  act_int (&self, "lesson.to-move", 0);
  check_labels (&self, "‹ Previous move;Next move ›;Play;Move 0 of 2;");
  act_int (&self, "lesson.to-move", 2);
  g_assert_cmpuint (get_state (&self)->n_found, ==, 2);
  tear_down (&self);
}

/* What a button shows is what it is called. */
static void
check_name (GtkWidget *button, const char *name)
{
  GtkWidget *label = find (button, GTK_TYPE_LABEL);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, name);
  gtk_test_accessible_assert_property (
      button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* The next step is not taken for the next move. */
static void
test_watch_next (void)
{
  Fixture self;
  GtkWidget *next;

  set_up (&self, STEP_READ);
  next = child (&self, "next");
  check_name (next, "Next ›");
  act_int (&self, "lesson.step", STEP_WATCH);
  check_name (next, "Next step ›");
  g_assert_false (gtk_widget_has_css_class (next, "main-action"));
  act_int (&self, "lesson.to-move", 2);
  g_assert_true (gtk_widget_has_css_class (next, "main-action"));
  tear_down (&self);
}

static TengenMoveSlider *
get_moves (Fixture *self)
{
  return TENGEN_MOVE_SLIDER (
      find (get_question (self), TENGEN_TYPE_MOVE_SLIDER));
}

/* By itself to the last move, and from the first again; the slider moves, and
 * ends that. */
static void
test_watch_plays (void)
{
  Fixture self;
  TengenMoveSlider *moves;
  GtkRange *slider;

  set_up (&self, STEP_WATCH);
  moves = get_moves (&self);
  slider = GTK_RANGE (find (GTK_WIDGET (moves), GTK_TYPE_RANGE));
  tengen_move_slider_set_playing (moves, TRUE);
  check_labels (&self, "‹ Previous move;Next move ›;Pause;Move 0 of 2;");
  while (is_playing_below (GTK_WIDGET (moves)))
    g_main_context_iteration (NULL, TRUE);
  check_labels (&self, "‹ Previous move;Next move ›;Play;Move 2 of 2;");
  g_assert_cmpfloat (gtk_range_get_value (slider), ==, 2);
  tengen_move_slider_set_playing (moves, TRUE);
  g_assert_cmpuint (get_state (&self)->n_found, ==, 0);
  gtk_range_set_value (slider, 1);
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  g_assert_false (is_playing_below (GTK_WIDGET (moves)));
  tear_down (&self);
}

/* The written sum stands below the set that was looked at last. */
static void
test_account (void)
{
  Fixture self;

  set_up (&self, STEP_ACCOUNT);
  check_labels (&self, "Pure Go;Chinese rules;");
  act_int (&self, "lesson.choose", 0);
  check_labels (&self,
                "Pure Go;Draw;Black;White;Stones;5;5;Total;5;5;Chinese rules;");
  act_int (&self, "lesson.choose", 1);
  check_labels (&self,
                "Pure Go;Draw;Chinese rules;Draw;Black;White;Stones;5;5;"
                "Territory;5;5;Half of the neutral points;2.5;2.5;Komi;0;0;"
                "Total;12.5;12.5;");
  g_assert_cmpstr (get_said (&self), ==, "All of it.");
  tear_down (&self);
}

/* Each side's figures stand below its own name. */
static void
test_sum (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);
  g_autoptr (TengenSession) session =
      tengen_session_new (tengen_game_new (setup));
  const TengenPosition *position;
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TengenLessonLook look = { 0 };
  GtkWidget *sum = g_object_ref_sink (tengen_lesson_sum_new ());

  tengen_session_play (session, 0);
  tengen_session_play (session, 24);
  tengen_session_play (session, 1);
  position = tengen_session_get_position (session);
  count = tengen_position_count (position);
  g_assert_nonnull (count);
  account = tengen_account_new (count, &setup->rules);
  tengen_lesson_sum_show (sum, account, &look, TRUE);
  read_labels (sum, text);
  g_assert_cmpstr (text->str, ==, "Black;White;Stones;2;1;Total;2;1;");
  g_object_unref (sum);
}

static void
test_play (void)
{
  Fixture self;

  set_up (&self, STEP_PLAY);
  check_labels (&self, "Play a game;Pure Go 7x7;");
  g_assert_true (has_focus (&self, get_question (&self)));
  tear_down (&self);
}

static void
test_versus (void)
{
  Fixture self;

  set_up (&self, STEP_VERSUS);
  check_labels (&self,
                "Play the computer;Pure Go 7x7 · Capture game: 1 stone;"
                "White: Computer (Lv. 2);");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/lesson/panel/found", test_found);
  g_test_add_func ("/lesson/panel/pass", test_pass);
  g_test_add_func ("/lesson/panel/numbers", test_numbers);
  g_test_add_func ("/lesson/panel/count", test_count);
  g_test_add_func ("/lesson/panel/count-typed", test_count_typed);
  g_test_add_func ("/lesson/panel/count-rows", test_count_rows);
  g_test_add_func ("/lesson/panel/choose", test_choose);
  g_test_add_func ("/lesson/panel/press", test_press);
  g_test_add_func ("/lesson/panel/watch", test_watch);
  g_test_add_func ("/lesson/panel/watch-next", test_watch_next);
  g_test_add_func ("/lesson/panel/watch-plays", test_watch_plays);
  g_test_add_func ("/lesson/panel/account", test_account);
  g_test_add_func ("/lesson/panel/sum", test_sum);
  g_test_add_func ("/lesson/panel/play", test_play);
  g_test_add_func ("/lesson/panel/versus", test_versus);
  return g_test_run ();
}
