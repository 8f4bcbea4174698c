/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-lesson-page: steps, what is said of answers, keys, focus, free
 * play, sizes.
 */
#include "lesson-page.h"

#include "tengen-board-look.h"
#include "tengen-lesson-dots.h"
#include "tengen-lesson-end.h"
#include "tengen-text-look.h"

static void
notify_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  ++*n;
}

static void
check_property (gpointer look, const char *name, int value)
{
  guint n = 0;
  g_autofree char *detail = g_strconcat ("notify::", name, NULL);
  gulong id = g_signal_connect (look, detail, G_CALLBACK (notify_cb), &n);
  int now;

  g_object_set (look, name, value, NULL);
  g_object_set (look, name, value, NULL);
  g_object_get (look, name, &now, NULL);
  g_assert_cmpint (now, ==, value);
  g_assert_cmpuint (n, ==, 1);
  g_signal_handler_disconnect (look, id);
}

static void
test_properties (void)
{
  TengenBoardLook *look = tengen_board_look_get_default ();
  TengenTextLook *text_look = tengen_text_look_get_default ();
  Fixture self;
  double scale, ratio;
  int coordinates;

  set_up (&self, STEP_FIND);
  check_property (text_look, "readings", -1);
  check_property (look, "coordinates", -1);
  g_object_get (child (&self, "board"), "coordinates", &coordinates, NULL);
  g_assert_cmpint (coordinates, ==, -1);
  g_object_set (text_look, "text-scale", 2.0, NULL);
  g_object_get (child (&self, "say"), "scale", &scale, NULL);
  g_assert_cmpfloat (scale, ==, 2.0);
  g_object_set (look, "cell-ratio", 1.1, NULL);
  g_object_get (child (&self, "board"), "cell-ratio", &ratio, NULL);
  g_assert_cmpfloat (ratio, ==, 1.1);
  g_object_set (text_look, "readings", 0, "text-scale", 1.0, NULL);
  g_object_set (
      look, "coordinates", TENGEN_NOTATION_A1, "cell-ratio", 1.0, NULL);
  g_object_set (self.page, "run", NULL, NULL);
  g_assert_false (gtk_widget_is_sensitive (child (&self, "next")));
  g_assert_false (press (&self, "f"));
  tear_down (&self);
}

/* Any step can be left and come back to. */
static void
test_steps (void)
{
  Fixture self;

  set_up (&self, STEP_READ);
  g_assert_true (has_focus (&self, child (&self, "next")));
  act (&self, "lesson.previous");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, 0);
  act (&self, "lesson.next");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_FIND);
  g_assert_true (has_focus (&self, child (&self, "board")));
  click (&self, "A4");
  act (&self, "lesson.last");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, N_STEPS - 1);
  g_assert_false (gtk_widget_is_sensitive (child (&self, "next")));
  act_int (&self, "lesson.step", STEP_FIND);
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  g_assert_true (g_str_has_prefix (get_said (&self), "Right\nIn the corner."));
  act (&self, "lesson.first");
  g_assert_cmpstr (get_said (&self), ==, "");
  tear_down (&self);
}

/* Wrong, again, half right, all right. */
static void
test_find (void)
{
  Fixture self;

  set_up (&self, STEP_FIND);
  click (&self, "C3");
  g_assert_cmpstr (get_said (&self), ==, "Not right\nFar away.");
  act (&self, "lesson.retry");
  g_assert_cmpstr (get_said (&self), ==, "");
  click (&self, "B3");
  g_assert_cmpstr (get_said (&self), ==, "Not right\nNothing is taken.");
  /* a click answers anew at once */
  click (&self, "A4");
  g_assert_true (g_str_has_prefix (get_said (&self), "Right\nIn the corner."));
  click (&self, "E2");
  g_assert_cmpstr (get_said (&self), ==, "Right\nBoth are taken.");
  g_assert_true (has_focus (&self, child (&self, "next")));
  tear_down (&self);
}

static int
get_ghost (Fixture *self)
{
  int ghost;

  g_object_get (child (self, "board"), "ghost-stone", &ghost, NULL);
  return ghost;
}

/* The stone under the pointer is that of the side that is asked; there is none
 * when no side is asked. */
static void
test_ghost (void)
{
  Fixture self;
  gboolean asked;

  set_up (&self, STEP_FIND);
  g_assert_cmpint (get_ghost (&self), ==, TENGEN_STONE_WHITE);
  act_int (&self, "lesson.step", STEP_MARK);
  g_assert_cmpint (get_ghost (&self), ==, TENGEN_STONE_NONE);
  act_int (&self, "lesson.step", STEP_CHOOSE);
  g_object_get (child (&self, "board"), "interactive", &asked, NULL);
  g_assert_false (asked);
  tear_down (&self);
}

/* Enter takes a wrong answer back; the next Enter plays. */
static void
test_retry_keys (void)
{
  Fixture self;

  set_up (&self, STEP_LINE);
  g_assert_false (press (&self, "Escape"));
  touch (&self, "A1", 0);
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_MISSED);
  touch (&self, "C3", 0);
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_ASKED);
  g_assert_true (has_focus (&self, child (&self, "board")));
  touch (&self, "A1", 0);
  g_assert_true (press (&self, "Escape"));
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_ASKED);
  touch (&self, "A1", 0);
  g_assert_true (press (&self, "r"));
  touch (&self, "C3", 0);
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_ASKED);
  touch (&self, "D4", 0);
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_SOLVED);
  tear_down (&self);
}

static guint
count_hints (Fixture *self)
{
  guint n = 0;

  for (GtkWidget *hint = gtk_widget_get_first_child (child (self, "hints"));
       hint != NULL;
       hint = gtk_widget_get_next_sibling (hint))
    n++;
  return n;
}

/* The answer is given only after a try. */
static void
test_hints (void)
{
  Fixture self;

  set_up (&self, STEP_FIND);
  press (&self, "s");
  g_assert_false (get_state (&self)->is_shown);
  press (&self, "h");
  g_assert_cmpuint (count_hints (&self), ==, 1);
  press (&self, "h");
  press (&self, "h");
  g_assert_cmpuint (count_hints (&self), ==, 2);
  click (&self, "C3");
  press (&self, "s");
  g_assert_true (get_state (&self)->is_shown);
  g_assert_true (g_str_has_prefix (get_said (&self), "The answer"));
  act (&self, "lesson.next");
  g_assert_cmpuint (count_hints (&self), ==, 0);
  tear_down (&self);
}

/* Arrows belong to the board while it has the keyboard. */
static void
test_walk_keys (void)
{
  Fixture self;

  set_up (&self, STEP_READ);
  g_assert_true (press (&self, "Right"));
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_FIND);
  g_assert_false (press (&self, "Right"));
  g_assert_true (press (&self, "Page_Down"));
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_LINE);
  gtk_widget_grab_focus (child (&self, "start_trial"));
  g_assert_true (press (&self, "Left"));
  g_assert_true (press (&self, "Page_Up"));
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_READ);
  g_assert_true (press (&self, "End"));
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, N_STEPS - 1);
  g_assert_true (press (&self, "Home"));
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_READ);
  tear_down (&self);
}

/* Moves that are watched come before the next step. */
static void
test_watch_keys (void)
{
  Fixture self;

  set_up (&self, STEP_WATCH);
  press (&self, "Page_Down");
  g_assert_cmpstr (get_said (&self), ==, "The middle.");
  press (&self, "Page_Down");
  g_assert_cmpuint (get_state (&self)->n_found, ==, 2);
  g_assert_cmpstr (get_said (&self), ==, "Two moves.");
  press (&self, "Page_Up");
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  press (&self, "Page_Down");
  press (&self, "Page_Down");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_ACCOUNT);
  tear_down (&self);
}

/* Both sides, refusals are said, and back to the step as it was left. */
static void
test_trial (void)
{
  Fixture self;
  const TengenView *view;

  set_up (&self, STEP_FIND);
  click (&self, "A4");
  g_assert_true (press (&self, "f"));
  g_assert_nonnull (tengen_lesson_run_get_trial (self.run));
  g_assert_true (has_focus (&self, child (&self, "board")));
  click (&self, "C3");
  view = tengen_board_view_get_view (child (&self, "board"));
  g_assert_cmpint (view->stones[12], !=, TENGEN_STONE_NONE);
  click (&self, "C3");
  g_assert_true (g_str_has_prefix (get_said (&self), "Not allowed\n"));
  press (&self, "u");
  view = tengen_board_view_get_view (child (&self, "board"));
  g_assert_cmpint (view->stones[12], ==, TENGEN_STONE_NONE);
  g_assert_true (press (&self, "Escape"));
  g_assert_null (tengen_lesson_run_get_trial (self.run));
  g_assert_cmpuint (get_state (&self)->n_found, ==, 1);
  g_assert_true (g_str_has_prefix (get_said (&self), "Right"));
  press (&self, "f");
  act (&self, "lesson.next");
  g_assert_null (tengen_lesson_run_get_trial (self.run));
  tear_down (&self);
}

static void
test_signals (void)
{
  Fixture self;

  set_up (&self, STEP_READ);
  gtk_widget_activate_action (
      GTK_WIDGET (self.page), "lesson.term", "s", "liberty");
  act (&self, "lesson.play");
  act (&self, "lesson.last");
  act (&self, "lesson.play");
  act (&self, "lesson.next-lesson");
  act (&self, "lesson.list");
  g_assert_cmpstr (self.heard->str, ==, "term liberty;play 7;list;");
  tear_down (&self);
}

static void
next_lesson_cb (guint *n)
{
  ++*n;
}

/* The course goes on behind each of its lessons but the last. */
static void
test_next_lesson (void)
{
  Fixture self;
  GPtrArray *lessons;
  guint n = 0;

  set_up (&self, STEP_READ);
  lessons = tengen_lesson_shelf_get_lessons (self.shelf);
  g_signal_connect_swapped (
      self.page, "next-lesson", G_CALLBACK (next_lesson_cb), &n);
  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (TengenLessonRun) run =
          tengen_lesson_run_new (self.shelf, lessons->pdata[i], FALSE);
      g_object_set (self.page, "run", run, NULL);
      act (&self, "lesson.next-lesson");
      g_assert_cmpuint (n, ==, MIN (i + 1, lessons->len - 1));
    }
  g_object_set (self.page, "run", self.run, NULL);
  tear_down (&self);
}

/* The name of a point in a text lights it up. */
static void
test_light (void)
{
  Fixture self;
  const TengenView *view;

  set_up (&self, STEP_READ);
  g_signal_emit_by_name (child (&self, "say"), "point", 12u);
  view = tengen_board_view_get_view (child (&self, "board"));
  g_assert_cmpint (view->lit[12], ==, 1);
  g_signal_emit_by_name (
      child (&self, "say"), "point", (guint) TENGEN_POINT_NONE);
  view = tengen_board_view_get_view (child (&self, "board"));
  g_assert_cmpint (view->lit[12], ==, 0);
  tear_down (&self);
}

static void
read_cb (GObject *clipboard, GAsyncResult *result, char **text)
{
  *text =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copy (void)
{
  Fixture self;
  g_autofree char *text = NULL;

  set_up (&self, STEP_FIND);
  click (&self, "C3");
  press (&self, "<Control>c");
  gdk_clipboard_read_text_async (
      gtk_widget_get_clipboard (GTK_WIDGET (self.page)),
      NULL,
      (GAsyncReadyCallback) read_cb,
      &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text, ==, "Finding\n\nTake both.\n\nNot right\nFar away.\n");
  tear_down (&self);
}

/* The dots: one for each step, Tab comes in at the present one. */
static void
test_dots (void)
{
  Fixture self;
  GtkWidget *dots;
  GtkWidget *dot;
  guint n = 0;

  set_up (&self, STEP_READ);
  dots = child (&self, "dots");
  for (dot = gtk_widget_get_first_child (dots); dot != NULL;
       dot = gtk_widget_get_next_sibling (dot))
    n++;
  g_assert_cmpuint (n, ==, N_STEPS);
  gtk_widget_child_focus (dots, GTK_DIR_TAB_FORWARD);
  g_assert_true (has_focus (&self, gtk_widget_get_first_child (dots)));
  g_assert_false (gtk_widget_child_focus (dots, GTK_DIR_TAB_FORWARD));
  /* a step that is chosen there can be answered at once */
  act_int (&self, "lesson.step", STEP_COUNT);
  g_assert_true (has_focus (&self, get_question (&self)));
  dot = gtk_widget_get_first_child (dots);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (dot), ==, "1. Reading (done)");
  dot = gtk_widget_get_next_sibling (dot);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (dot), ==, "2. Finding");
  tear_down (&self);
}

/* Steps to read, the second one with moves to watch. */
static TengenLesson *
make_long_lesson (TengenLessonShelf *shelf, guint n_steps)
{
  g_autoptr (GString) text = g_string_new (
      "<lesson xmlns='urn:tengen:lesson:1' id='many' version='1' xml:lang='en'"
      "  game='pure-go' size='5'><title>Many</title>"
      "<chapter id='one'><title>One</title>");
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (GBytes) bytes = NULL;
  TengenLesson *lesson;

  for (guint i = 0; i < n_steps; i++)
    g_string_append_printf (
        text,
        "<step id='s%u'><title>Step</title><say>Read.</say>%s</step>",
        i,
        i == 1 ? "<moves><move at='C3'/></moves>" : "");
  g_string_append (text, "</chapter></lesson>");
  bytes = g_bytes_new (text->str, text->len);
  lesson = tengen_lesson_shelf_read (shelf, bytes, faults);
  g_assert_nonnull (lesson);
  return lesson;
}

/* Of many steps those around the present one have dots that are seen. */
static void
test_many_dots (void)
{
  Fixture self;
  TengenLesson *lesson;
  TengenLessonRun *run;
  GtkWidget *dots;

  set_up (&self, STEP_READ);
  lesson = make_long_lesson (self.shelf, 40);
  run = tengen_lesson_run_new (self.shelf, lesson, TRUE);
  g_object_set (self.page, "run", run, NULL);
  dots = child (&self, "dots");
  for (guint i = 0; i < 40; i++)
    {
      GtkWidget *dot = gtk_widget_get_first_child (dots);

      tengen_lesson_run_goto (run, i);
      for (guint k = 0; k < i; k++)
        dot = gtk_widget_get_next_sibling (dot);
      g_assert_true (gtk_widget_get_visible (dot));
    }
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_first_child (dots)));
  g_object_set (self.page, "run", self.run, NULL);
  g_assert_finalize_object (run);
  tengen_lesson_free (lesson);
  tear_down (&self);
}

static gpointer
get_end_part (Fixture *self, const char *id)
{
  return gtk_widget_get_template_child (
      child (self, "end"), TENGEN_TYPE_LESSON_END, id);
}

/* The end says how much is left, and goes there. */
static void
test_end (void)
{
  Fixture self;
  GtkWidget *step;

  set_up (&self, STEP_FIND);
  g_assert_false (gtk_widget_get_visible (child (&self, "end")));
  act (&self, "lesson.last");
  g_assert_true (gtk_widget_get_visible (child (&self, "end")));
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (get_end_part (&self, "words"))),
      ==,
      "2/11 steps are done. Left:");
  g_assert_false (gtk_widget_get_visible (get_end_part (&self, "computer")));
  step = gtk_widget_get_first_child (get_end_part (&self, "left"));
  g_assert_cmpstr (gtk_label_get_label (
                       GTK_LABEL (gtk_button_get_child (GTK_BUTTON (step)))),
                   ==,
                   "2. Finding");
  g_signal_emit_by_name (step, "clicked");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_FIND);
  tear_down (&self);
}

static gboolean
is_inside (GtkWidget *part, GtkWidget *whole)
{
  graphene_rect_t box, room;

  graphene_rect_init (&room,
                      0,
                      0,
                      (float) gtk_widget_get_width (whole),
                      (float) gtk_widget_get_height (whole));
  return gtk_widget_compute_bounds (part, whole, &box) &&
         graphene_rect_contains_rect (&room, &box);
}

static void
set_scale (double scale)
{
  g_object_set (tengen_text_look_get_default (), "text-scale", scale, NULL);
}

/* Large texts scroll; the board and the buttons stay. */
static void
test_sizes (void)
{
  const double scales[] = { 1.0, 1.5, 2.5 };
  Fixture self;

  set_up (&self, STEP_FIND);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      set_scale (scales[i]);
      click (&self, "C3");
      press (&self, "h");
      wait_frames (GTK_WIDGET (self.page));
      g_assert_cmpint (gtk_widget_get_width (child (&self, "panel")), >=, 390);
      g_assert_cmpint (gtk_widget_get_width (child (&self, "table")), >=, 500);
      g_assert_cmpint (gtk_widget_get_width (self.window), ==, 1024);
      g_assert_true (is_inside (child (&self, "next"), self.window));
      g_assert_true (is_inside (child (&self, "acts"), self.window));
    }
  set_scale (1.0);
  tear_down (&self);
}

static int
get_table_width (Fixture *self)
{
  wait_frames (GTK_WIDGET (self->page));
  return gtk_widget_get_width (child (self, "table"));
}

/* Steps with moves to watch have a longer button. */
static void
test_same_size (void)
{
  const double scales[] = { 1.0, 1.25, 1.5, 2.5 };
  Fixture self;
  TengenLesson *lesson;
  TengenLessonRun *run;

  set_up (&self, STEP_READ);
  lesson = make_long_lesson (self.shelf, 14);
  run = tengen_lesson_run_new (self.shelf, lesson, TRUE);
  g_object_set (self.page, "run", run, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      int width;

      set_scale (scales[i]);
      tengen_lesson_run_goto (run, 0);
      width = get_table_width (&self);
      tengen_lesson_run_goto (run, 1);
      g_assert_cmpint (get_table_width (&self), ==, width);
    }
  set_scale (1.0);
  g_object_set (self.page, "run", self.run, NULL);
  g_assert_finalize_object (run);
  tengen_lesson_free (lesson);
  tear_down (&self);
}

/* Nor does it change when there are replies to go through. */
static void
test_replies_size (void)
{
  Fixture self;
  int width;

  set_up (&self, STEP_LINE);
  width = get_table_width (&self);
  click (&self, "B2");
  g_assert_true (gtk_widget_get_visible (child (&self, "replies")));
  g_assert_cmpint (get_table_width (&self), ==, width);
  tear_down (&self);
}

/* In a tall window the board is above. */
static void
test_tall (void)
{
  Fixture self;
  graphene_rect_t panel;
  int height;

  set_up (&self, STEP_FIND);
  gtk_window_set_default_size (GTK_WINDOW (self.window), 700, 960);
  while (gtk_widget_get_width (GTK_WIDGET (self.page)) != 700)
    g_main_context_iteration (NULL, TRUE);
  wait_frames (GTK_WIDGET (self.page));
  height = gtk_widget_get_height (GTK_WIDGET (self.page));
  g_assert_true (gtk_widget_compute_bounds (
      child (&self, "panel"), GTK_WIDGET (self.page), &panel));
  g_assert_cmpfloat (panel.origin.x, ==, 0);
  g_assert_cmpfloat (panel.origin.y, ==, height - 400);
  g_assert_cmpfloat (panel.size.width, ==, 700);
  tear_down (&self);
}

/* What is asked gets the keyboard, and keeps it when texts grow. */
static void
test_focus (void)
{
  Fixture self;

  set_up (&self, STEP_MARK);
  act (&self, "lesson.next");
  set_scale (1.5);
  g_assert_true (has_focus (&self, get_question (&self)));
  act_int (&self, "lesson.step", STEP_PRESS);
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (find (
          gtk_window_get_focus (GTK_WINDOW (self.window)), GTK_TYPE_LABEL))),
      ==,
      "Pass");
  act (&self, "lesson.last");
  g_assert_true (has_focus (&self, get_question (&self)));
  set_scale (1.0);
  tear_down (&self);
}

/* What is new is brought into sight. */
static void
test_reveal (void)
{
  Fixture self;
  GtkWidget *hint;

  set_up (&self, STEP_FIND);
  set_scale (2.5);
  click (&self, "C3");
  press (&self, "h");
  press (&self, "h");
  wait_frames (GTK_WIDGET (self.page));
  hint = gtk_widget_get_last_child (child (&self, "hints"));
  g_assert_true (is_inside (hint, child (&self, "scroll")));
  act (&self, "lesson.next");
  wait_frames (GTK_WIDGET (self.page));
  g_assert_true (is_inside (child (&self, "say"), child (&self, "scroll")));
  set_scale (1.0);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/lesson/page/properties", test_properties);
  g_test_add_func ("/lesson/page/steps", test_steps);
  g_test_add_func ("/lesson/page/find", test_find);
  g_test_add_func ("/lesson/page/ghost", test_ghost);
  g_test_add_func ("/lesson/page/retry-keys", test_retry_keys);
  g_test_add_func ("/lesson/page/hints", test_hints);
  g_test_add_func ("/lesson/page/walk-keys", test_walk_keys);
  g_test_add_func ("/lesson/page/watch-keys", test_watch_keys);
  g_test_add_func ("/lesson/page/trial", test_trial);
  g_test_add_func ("/lesson/page/signals", test_signals);
  g_test_add_func ("/lesson/page/next-lesson", test_next_lesson);
  g_test_add_func ("/lesson/page/light", test_light);
  g_test_add_func ("/lesson/page/copy", test_copy);
  g_test_add_func ("/lesson/page/dots", test_dots);
  g_test_add_func ("/lesson/page/many-dots", test_many_dots);
  g_test_add_func ("/lesson/page/end", test_end);
  g_test_add_func ("/lesson/page/sizes", test_sizes);
  g_test_add_func ("/lesson/page/same-size", test_same_size);
  g_test_add_func ("/lesson/page/replies-size", test_replies_size);
  g_test_add_func ("/lesson/page/tall", test_tall);
  g_test_add_func ("/lesson/page/focus", test_focus);
  g_test_add_func ("/lesson/page/reveal", test_reveal);
  return g_test_run ();
}
