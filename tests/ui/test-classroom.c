/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-classroom: what hangs on a classroom's wall: keys, pen, spot, boards
 */
#include "classroom-wall.h"

#include "display-start.h"
#include "tengen-board-look.h"
#include "tengen-show-number.h"
#include "tengen-text-look.h"

static void
test_properties (void)
{
  static const char *const flags[] = { "beside", "blank", "pen",
                                       "spot",   "chalk", NULL };
  TengenBoardLook *look = tengen_board_look_get_default ();
  TengenTextLook *text_look = tengen_text_look_get_default ();
  Wall self;

  set_up (&self);
  for (guint i = 0; flags[i] != NULL; i++)
    {
      gboolean start = get_flag (&self, flags[i]);

      g_assert_cmpint (start, ==, g_str_equal (flags[i], "spot"));
      g_object_set (self.classroom, flags[i], !start, NULL);
      g_assert_cmpint (get_flag (&self, flags[i]), ==, !start);
      g_object_set (self.classroom, flags[i], start, NULL);
    }
  g_object_set (text_look, "readings", 3, NULL);
  g_object_set (look, "coordinates", -1, "cell-ratio", 1.07, NULL);
  wait_frames (GTK_WIDGET (self.classroom));
  g_object_set (text_look, "readings", 0, NULL);
  g_object_set (
      look, "coordinates", TENGEN_NOTATION_A1, "cell-ratio", 1.0, NULL);
  tear_down (&self);
}

/* What presenters send, and the other keys of the acts. */
static void
test_keys (void)
{
  static const struct
  {
    guint key;
    TengenShowAct act;
  } keys[] = {
    { GDK_KEY_Page_Down, TENGEN_SHOW_FORWARD },
    { GDK_KEY_Page_Up, TENGEN_SHOW_BACK },
    { GDK_KEY_Right, TENGEN_SHOW_FORWARD },
    { GDK_KEY_Left, TENGEN_SHOW_BACK },
    { GDK_KEY_space, TENGEN_SHOW_FORWARD },
    { GDK_KEY_Down, TENGEN_SHOW_NEXT },
    { GDK_KEY_Up, TENGEN_SHOW_PREVIOUS },
    { GDK_KEY_Home, TENGEN_SHOW_FIRST },
    { GDK_KEY_End, TENGEN_SHOW_LAST },
    { GDK_KEY_h, TENGEN_SHOW_HINT },
    { GDK_KEY_A, TENGEN_SHOW_ANSWER },
    { GDK_KEY_r, TENGEN_SHOW_RETRY },
    { GDK_KEY_u, TENGEN_SHOW_UNDO },
    { GDK_KEY_n, TENGEN_SHOW_PERSON },
    { GDK_KEY_c, TENGEN_SHOW_ROWS },
  };
  Wall self;

  set_up (&self);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("%d;", (int) keys[i].act);

      g_string_truncate (self.show->heard, 0);
      g_assert_true (press (&self, keys[i].key));
      g_assert_cmpstr (self.show->heard->str, ==, wanted);
    }
  tear_down (&self);
}

/* What means nothing does nothing, and keys with Ctrl are not the wall's. */
static void
test_other_keys (void)
{
  Wall self;

  set_up (&self);
  g_assert_true (press (&self, GDK_KEY_Page_Up));
  g_assert_true (press (&self, GDK_KEY_F5));
  g_assert_true (hold_key (&self, GDK_KEY_F5, GDK_SHIFT_MASK));
  g_assert_true (press (&self, GDK_KEY_Return));
  g_assert_true (press (&self, GDK_KEY_z));
  g_assert_true (press (&self, GDK_KEY_5));
  g_assert_false (hold_key (&self, GDK_KEY_q, GDK_CONTROL_MASK));
  g_assert_false (press (&self, GDK_KEY_Shift_L));
  g_assert_cmpstr (self.show->heard->str, ==, "");
  g_assert_cmpstr (self.heard->str, ==, "");
  press (&self, GDK_KEY_v);
  hold_key (&self, GDK_KEY_plus, GDK_SHIFT_MASK);
  press (&self, GDK_KEY_F11);
  press (&self, GDK_KEY_Escape);
  g_assert_cmpstr (self.heard->str, ==, "speak Sentence 0.;add;leave;leave;");
  tear_down (&self);
}

static void
test_blank (void)
{
  static const guint keys[] = { GDK_KEY_b, GDK_KEY_period };
  Wall self;

  set_up (&self);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press (&self, keys[i]);
      g_assert_true (get_flag (&self, "blank"));
      g_assert_false (gtk_widget_get_visible (
          GTK_WIDGET (find_child (&self, TENGEN_TYPE_CLASSROOM_WORDS, 0))));
      wait_frames (GTK_WIDGET (self.classroom));
      g_assert_false (press (&self, GDK_KEY_Shift_L));
      g_assert_true (get_flag (&self, "blank"));
      /* the key only brings it back */
      g_assert_true (press (&self, GDK_KEY_Page_Down));
      g_assert_false (get_flag (&self, "blank"));
      g_assert_cmpstr (self.show->heard->str, ==, "");
    }
  press (&self, GDK_KEY_Page_Down);
  g_assert_cmpuint (self.show->page, ==, 1);
  tear_down (&self);
}

/* The blank wall says so to a user who cannot see it. */
static void
test_blank_said (void)
{
  Wall self;
  GtkAccessible *blank;

  set_up (&self);
  press (&self, GDK_KEY_b);
  blank =
      GTK_ACCESSIBLE (gtk_widget_get_last_child (GTK_WIDGET (self.classroom)));
  gtk_test_accessible_assert_role (blank, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (
      blank,
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      "The wall is blank; any key brings it back");
  tear_down (&self);
}

static void
said_cb (GString *said, const TengenLessonText *text)
{
  g_autofree char *plain =
      text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("-");

  g_string_append_printf (said, "%s;", plain);
}

/* Each sentence once, as it is seen. */
static void
test_said (void)
{
  g_autoptr (GString) said = g_string_new (NULL);
  Wall self;

  set_up (&self);
  g_signal_connect_swapped (self.classroom, "said", G_CALLBACK (said_cb), said);
  press (&self, GDK_KEY_Page_Down);
  tengen_show_emit_changed (TENGEN_SHOW (self.show), FALSE);
  press (&self, GDK_KEY_b);
  press (&self, GDK_KEY_b);
  press (&self, GDK_KEY_Page_Up);
  g_assert_cmpstr (said->str, ==, "Sentence 1.;-;Sentence 1.;Sentence 0.;");
  g_signal_handlers_disconnect_by_data (self.classroom, said);
  tear_down (&self);
}

/* After Tab the keys are those of the widget that has the focus. */
static void
test_tab (void)
{
  Wall self;

  set_up (&self);
  gtk_widget_grab_focus (GTK_WIDGET (get_board (&self, 0)));
  g_assert_true (press (&self, GDK_KEY_Right));
  g_assert_cmpuint (self.show->page, ==, 1);
  g_assert_false (press (&self, GDK_KEY_Tab));
  g_assert_false (press (&self, GDK_KEY_Right));
  g_assert_false (press (&self, GDK_KEY_Return));
  g_assert_true (press (&self, GDK_KEY_h));
  g_assert_true (press (&self, GDK_KEY_Escape));
  g_assert_cmpstr (self.heard->str, ==, "");
  g_assert_null (gtk_window_get_focus (GTK_WINDOW (self.window)));
  g_assert_true (press (&self, GDK_KEY_Right));
  g_assert_cmpuint (self.show->page, ==, 2);
  gtk_widget_grab_focus (GTK_WIDGET (get_board (&self, 0)));
  press (&self, GDK_KEY_Tab);
  g_assert_true (press (&self, GDK_KEY_Page_Up));
  g_assert_cmpuint (self.show->page, ==, 1);
  g_assert_true (press (&self, GDK_KEY_Left));
  g_assert_cmpuint (self.show->page, ==, 0);
  tear_down (&self);
}

/* While the user types, all letters go to the entry. */
static void
test_writing (void)
{
  Wall self;
  GtkWidget *entry = gtk_entry_new ();

  set_up (&self);
  tengen_classroom_set_footer (self.classroom, entry);
  g_object_set (self.classroom, "chalk", TRUE, NULL);
  wait_frames (GTK_WIDGET (self.classroom));
  gtk_widget_grab_focus (entry);
  g_assert_false (press (&self, GDK_KEY_b));
  g_assert_false (press (&self, GDK_KEY_space));
  g_assert_false (press (&self, GDK_KEY_Right));
  g_assert_cmpstr (self.show->heard->str, ==, "");
  g_assert_true (press (&self, GDK_KEY_Page_Down));
  g_assert_cmpuint (self.show->page, ==, 1);
  g_assert_true (press (&self, GDK_KEY_space));
  g_assert_cmpuint (self.show->page, ==, 2);
  tear_down (&self);
}

/* Digits belong to a number that is asked for, else to the boards. */
static void
test_typed (void)
{
  Wall self;

  set_up (&self);
  self.show->counts = TRUE;
  g_assert_true (press (&self, GDK_KEY_1));
  g_assert_true (press (&self, GDK_KEY_0));
  press (&self, GDK_KEY_period);
  g_assert_cmpstr (self.show->heard->str, ==, "type 1;type 0;type .;");
  g_assert_false (get_flag (&self, "blank"));
  self.show->counts = FALSE;
  press (&self, GDK_KEY_1);
  press (&self, GDK_KEY_period);
  g_assert_cmpstr (self.show->heard->str, ==, "type 1;type 0;type .;");
  g_assert_true (get_flag (&self, "blank"));
  tear_down (&self);
}

/* What is below the sentence can ask what it stands in. */
static void
test_aside (void)
{
  Wall self;

  set_up (&self);
  self.show->aside = g_object_ref_sink (gtk_label_new ("Below"));
  tengen_show_emit_changed (TENGEN_SHOW (self.show), FALSE);
  g_assert_true (self.show->aside_stands);
  g_assert_true (
      gtk_widget_is_ancestor (self.show->aside, GTK_WIDGET (self.classroom)));
  tear_down (&self);
}

/* --- Pen and spot --- */

static void
draw (Wall *self)
{
  GtkGesture *drag = find_controller (self->classroom, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (drag, "drag-begin", 10.0, 10.0);
  tengen_classroom_pen_draw (
      find_child (self, TENGEN_TYPE_CLASSROOM_PEN, 0), 200, 300);
}

static guint
count_strokes (Wall *self)
{
  return tengen_classroom_pen_count (
      find_child (self, TENGEN_TYPE_CLASSROOM_PEN, 0));
}

static void
test_pen (void)
{
  Wall self;

  set_up (&self);
  press (&self, GDK_KEY_p);
  g_assert_true (get_flag (&self, "pen"));
  draw (&self);
  draw (&self);
  wait_frames (GTK_WIDGET (self.classroom));
  g_assert_cmpuint (count_strokes (&self), ==, 2);
  /* another sentence of the same page leaves it */
  tengen_show_emit_changed (TENGEN_SHOW (self.show), FALSE);
  g_assert_cmpuint (count_strokes (&self), ==, 2);
  press (&self, GDK_KEY_Page_Down);
  g_assert_cmpuint (count_strokes (&self), ==, 0);
  draw (&self);
  /* it does not come back, and goes with another move of the same page */
  press (&self, GDK_KEY_Page_Up);
  g_assert_cmpuint (count_strokes (&self), ==, 0);
  draw (&self);
  self.show->stone = 20;
  tengen_show_emit_changed (TENGEN_SHOW (self.show), FALSE);
  g_assert_cmpuint (count_strokes (&self), ==, 0);
  draw (&self);
  press (&self, GDK_KEY_w);
  g_assert_cmpuint (count_strokes (&self), ==, 0);
  tear_down (&self);
}

/* While the pen draws a click plays nothing; the other button always draws. */
static void
test_drag (void)
{
  Wall self;
  GtkGesture *drag;

  set_up (&self);
  drag = find_controller (self.classroom, GTK_TYPE_GESTURE_DRAG);
  g_signal_emit_by_name (drag, "drag-begin", 100.0, 100.0);
  g_signal_emit_by_name (drag, "drag-update", 50.0, 50.0);
  g_assert_cmpuint (count_strokes (&self), ==, 0);
  press (&self, GDK_KEY_p);
  g_signal_emit_by_name (drag, "drag-begin", 100.0, 100.0);
  g_assert_cmpuint (count_strokes (&self), ==, 1);
  press (&self, GDK_KEY_b);
  g_signal_emit_by_name (drag, "drag-begin", 100.0, 100.0);
  g_assert_false (get_flag (&self, "blank"));
  g_assert_cmpuint (count_strokes (&self), ==, 1);
  tear_down (&self);
}

static void
move (Wall *self, double x, double y)
{
  g_signal_emit_by_name (
      find_controller (self->classroom, GTK_TYPE_EVENT_CONTROLLER_MOTION),
      "motion",
      x,
      y);
}

static void
test_spot (void)
{
  Wall self;
  GtkWidget *spot;
  GtkWidget *bar;

  set_up (&self);
  spot = find_child (&self, TENGEN_TYPE_CLASSROOM_SPOT, 0);
  bar = find_child (&self, TENGEN_TYPE_CLASSROOM_BAR, 0);
  g_assert_false (gtk_widget_get_mapped (spot));
  g_assert_cmpfloat (gtk_widget_get_opacity (bar), ==, 0);
  move (&self, 300, 300);
  wait_frames (GTK_WIDGET (self.classroom));
  g_assert_true (gtk_widget_get_mapped (spot));
  g_assert_cmpfloat (gtk_widget_get_opacity (bar), ==, 1);
  g_assert_cmpint (
      gtk_widget_get_height (gtk_widget_get_first_child (bar)), >=, 44);
  press (&self, GDK_KEY_l);
  g_assert_false (gtk_widget_get_mapped (spot));
  move (&self, 310, 300);
  g_assert_false (gtk_widget_get_mapped (spot));
  tear_down (&self);
}

/* --- Boards --- */

static TengenShow *
get_used (Wall *self)
{
  TengenShow *show;

  g_object_get (self->classroom, "show", &show, NULL);
  g_object_unref (show);
  return show;
}

static TestShow *
add (Wall *self, const char *title)
{
  g_autoptr (TestShow) show = make_show (title);

  g_assert_true (tengen_classroom_add (self->classroom, TENGEN_SHOW (show)));
  return show;
}

static gboolean
is_seen (Wall *self, guint n)
{
  return gtk_widget_get_visible (
      find_child (self, TENGEN_TYPE_CLASSROOM_TILE, n));
}

static void
test_boards (void)
{
  Wall self;
  TestShow *second;

  set_up (&self);
  second = add (&self, "Second");
  g_assert_true (get_used (&self) == TENGEN_SHOW (second));
  g_assert_false (is_seen (&self, 0));
  press (&self, GDK_KEY_Page_Down);
  g_assert_cmpuint (second->page, ==, 1);
  press (&self, GDK_KEY_1);
  g_assert_true (get_used (&self) == TENGEN_SHOW (self.show));
  g_assert_true (is_seen (&self, 0) && !is_seen (&self, 1));
  press (&self, GDK_KEY_0);
  g_assert_true (is_seen (&self, 0) && is_seen (&self, 1));
  wait_frames (GTK_WIDGET (self.classroom));
  /* a click on a board puts it in use, the next click plays */
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (get_board (&self, 1), "activated", 5u, 1u, 1u);
  g_assert_true (get_used (&self) == TENGEN_SHOW (second));
  g_assert_cmpstr (second->heard->str, ==, "0;press 5 1;");
  press (&self, GDK_KEY_minus);
  g_assert_true (get_used (&self) == TENGEN_SHOW (self.show));
  press (&self, GDK_KEY_minus);
  g_assert_null (find_child (&self, TENGEN_TYPE_CLASSROOM_TILE, 1));
  tear_down (&self);
}

/* Of more boards than are seen at once the one in use is among those. */
static void
test_many (void)
{
  Wall self;
  g_autoptr (TestShow) tenth = make_show ("Tenth");

  set_up (&self);
  for (guint i = 2; i <= TENGEN_CLASSROOM_MOST; i++)
    add (&self, "Another");
  g_assert_false (tengen_classroom_add (self.classroom, TENGEN_SHOW (tenth)));
  press (&self, GDK_KEY_0);
  for (guint key = GDK_KEY_9; key >= GDK_KEY_1; key--)
    {
      guint n = 0;

      press (&self, key);
      for (guint i = 0; i < TENGEN_CLASSROOM_MOST; i++)
        n += is_seen (&self, i);
      g_assert_cmpuint (n, ==, TENGEN_CLASSROOM_MOST_BESIDE);
      g_assert_true (is_seen (&self, key - GDK_KEY_1));
      wait_frames (GTK_WIDGET (self.classroom));
    }
  tear_down (&self);
}

/* From the left edge of the first board to the right edge of the last. */
static double
get_breadth (Wall *self, guint n)
{
  GtkWidget *wall = GTK_WIDGET (self->classroom);
  graphene_rect_t first, last;

  g_assert_true (gtk_widget_compute_bounds (
      find_child (self, TENGEN_TYPE_CLASSROOM_TILE, 0), wall, &first));
  g_assert_true (gtk_widget_compute_bounds (
      find_child (self, TENGEN_TYPE_CLASSROOM_TILE, n - 1), wall, &last));
  return last.origin.x + last.size.width - first.origin.x;
}

/* Boards side by side are as large as the screen allows. */
static void
test_breadth (void)
{
  static const double parts[] = { 0.75, 0.9, 0.9 };
  Wall self;

  set_up (&self);
  g_object_set (self.classroom, "beside", TRUE, NULL);
  for (guint n = 2; n <= TENGEN_CLASSROOM_MOST_BESIDE; n++)
    {
      add (&self, "Another");
      gtk_widget_size_allocate (GTK_WIDGET (self.classroom),
                                &(GtkAllocation){ 0, 0, 1920, 1080 },
                                -1);
      g_assert_cmpfloat (get_breadth (&self, n), >, parts[n - 2] * 1920);
    }
  tear_down (&self);
}

static GtkWidget *
find_label (GtkWidget *widget, const char *style)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, style))
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find_label (next, style);
  return found;
}

static gboolean
click_label (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    {
      g_signal_emit_by_name (widget, "clicked");
      return TRUE;
    }
  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    if (click_label (next, label))
      return TRUE;
  return FALSE;
}

/* Digits are put behind each other; behind a half a number begins anew. */
static void
test_digits (void)
{
  static const struct
  {
    const char *button;
    const char *shown;
  } presses[] = {
    { "1", "1" },   { "2", "12" }, { "½", "12.5" }, { "½", "12.5" },
    { "4", "4" },   { "0", "40" }, { "7", "407" },  { "3", "3" },
    { "½", "3.5" }, { "⌫", "3" },  { "⌫", "" },     { "½", "0.5" },
  };
  g_autoptr (GPtrArray) counts = g_ptr_array_new ();
  TengenLessonCount count = { .answer_x2 = 13 };
  TengenLessonStep step = { .counts = counts };
  GtkWidget *panel;

  g_ptr_array_add (counts, &count);
  panel = g_object_ref_sink (tengen_show_number_new (&step));
  for (gsize i = 0; i < G_N_ELEMENTS (presses); i++)
    {
      g_assert_true (click_label (panel, presses[i].button));
      g_assert_cmpstr (
          gtk_label_get_label (GTK_LABEL (find_label (panel, "number"))),
          ==,
          presses[i].shown);
    }
  g_object_unref (panel);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/classroom/properties", test_properties);
  g_test_add_func ("/classroom/keys", test_keys);
  g_test_add_func ("/classroom/other-keys", test_other_keys);
  g_test_add_func ("/classroom/blank", test_blank);
  g_test_add_func ("/classroom/blank-said", test_blank_said);
  g_test_add_func ("/classroom/said", test_said);
  g_test_add_func ("/classroom/tab", test_tab);
  g_test_add_func ("/classroom/writing", test_writing);
  g_test_add_func ("/classroom/typed", test_typed);
  g_test_add_func ("/classroom/aside", test_aside);
  g_test_add_func ("/classroom/pen", test_pen);
  g_test_add_func ("/classroom/drag", test_drag);
  g_test_add_func ("/classroom/spot", test_spot);
  g_test_add_func ("/classroom/boards", test_boards);
  g_test_add_func ("/classroom/many", test_many);
  g_test_add_func ("/classroom/breadth", test_breadth);
  g_test_add_func ("/classroom/digits", test_digits);
  return g_test_run ();
}
