/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests the replies to an answer on tengen-lesson-page: one stone after
 * another, back and forward, and what ends the playing.
 */
#include "lesson-page.h"

#include "tengen-move-slider.h"
#include "tengen-text-look.h"

/* A mistake, and how it goes on. */
#define MISTAKE "B2"
#define FIRST "B2"
#define ALL "B2 B3 C2 C3"

/* The stones that the board shows, in the order of the points. */
static void
check_stones (Fixture *self, const char *wanted)
{
  const TengenView *view = tengen_board_view_get_view (child (self, "board"));
  g_auto (GStrv) names = g_strsplit (wanted, " ", -1);
  guint n = 0;

  for (int i = 0; i < 25; i++)
    n += view->stones[i] != TENGEN_STONE_NONE;
  for (char **name = names; *name != NULL; name++)
    g_assert_cmpint (
        view->stones[tengen_point_make (5, (*name)[0] - 'A', '5' - (*name)[1])],
        !=,
        TENGEN_STONE_NONE);
  g_assert_cmpuint (n, ==, g_strv_length (names));
}

static TengenMoveSlider *
get_moves (Fixture *self)
{
  return TENGEN_MOVE_SLIDER (child (self, "replies"));
}

static gboolean
is_playing (Fixture *self)
{
  return is_playing_below (GTK_WIDGET (get_moves (self)));
}

static gboolean
are_seen (Fixture *self)
{
  return gtk_widget_get_visible (child (self, "replies"));
}

static void
wait_played (Fixture *self)
{
  while (is_playing (self))
    g_main_context_iteration (NULL, TRUE);
}

typedef enum
{
  PREVIOUS,
  NEXT,
  PLAY,
} Button;

static GtkWidget *
get_button (Fixture *self, Button which)
{
  GtkWidget *row = gtk_widget_get_first_child (child (self, "replies"));
  GtkWidget *button = gtk_widget_get_first_child (row);

  for (int i = 0; i < (int) which; i++)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static void
press_button (Fixture *self, Button which)
{
  GtkWidget *button = get_button (self, which);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
set_animated (gboolean animated)
{
  g_object_set (
      gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

static void
start (Fixture *self)
{
  set_animated (TRUE);
  set_up (self, STEP_LINE);
}

/* The words are there from the start, the stones come one by one. */
static void
test_plays (void)
{
  Fixture self;
  guint n = 1;

  start (&self);
  g_assert_false (are_seen (&self));
  click (&self, MISTAKE);
  g_assert_cmpstr (get_said (&self), ==, "Not right\nToo far.");
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_MISSED);
  check_stones (&self, FIRST);
  while (is_playing (&self))
    {
      const TengenView *view =
          tengen_board_view_get_view (child (&self, "board"));
      guint stones = 0;

      for (int i = 0; i < 25; i++)
        stones += view->stones[i] != TENGEN_STONE_NONE;
      g_assert_cmpuint (stones, >=, n);
      g_assert_cmpuint (stones, <=, n + 1);
      n = stones;
      g_main_context_iteration (NULL, TRUE);
    }
  check_stones (&self, ALL);
  g_assert_cmpstr (get_said (&self), ==, "Not right\nToo far.");
  tear_down (&self);
}

/* What there is to do goes at once, as if all of them were there. */
static void
test_interrupted (void)
{
  Fixture self;

  start (&self);
  click (&self, MISTAKE);
  act (&self, "lesson.retry");
  check_stones (&self, "");
  g_assert_false (is_playing (&self));
  g_assert_false (are_seen (&self));
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_ASKED);
  click (&self, MISTAKE);
  click (&self, "C3");
  check_stones (&self, "C3 C4");
  g_assert_cmpstr (get_said (&self), ==, "Right\nWhat do you play next?");
  act (&self, "lesson.undo");
  check_stones (&self, ALL);
  tear_down (&self);
}

/* The step is as it was left; large texts change nothing. */
static void
test_left (void)
{
  Fixture self;

  start (&self);
  click (&self, MISTAKE);
  act (&self, "lesson.next");
  g_assert_cmpuint (tengen_lesson_run_get_index (self.run), ==, STEP_MARK);
  g_assert_false (are_seen (&self));
  act (&self, "lesson.previous");
  check_stones (&self, ALL);
  g_assert_true (are_seen (&self));
  g_assert_false (is_playing (&self));
  press_button (&self, PREVIOUS);
  g_object_set (tengen_text_look_get_default (), "text-scale", 1.5, NULL);
  check_stones (&self, ALL);
  g_object_set (tengen_text_look_get_default (), "text-scale", 1.0, NULL);
  tear_down (&self);
}

static void
test_back_and_forward (void)
{
  Fixture self;

  start (&self);
  click (&self, MISTAKE);
  press_button (&self, NEXT);
  g_assert_false (is_playing (&self));
  check_stones (&self, "B2 B3");
  press_button (&self, PREVIOUS);
  check_stones (&self, FIRST);
  g_assert_false (gtk_widget_is_sensitive (get_button (&self, PREVIOUS)));
  press_button (&self, PLAY);
  wait_played (&self);
  check_stones (&self, ALL);
  g_assert_false (gtk_widget_is_sensitive (get_button (&self, NEXT)));
  press_button (&self, PLAY);
  check_stones (&self, FIRST);
  press_button (&self, PLAY);
  g_assert_false (is_playing (&self));
  check_stones (&self, FIRST);
  /* nothing of that is an answer */
  g_assert_cmpuint (get_state (&self)->misses, ==, 1);
  g_assert_cmpint (get_state (&self)->phase, ==, TENGEN_LESSON_PHASE_MISSED);
  tear_down (&self);
}

/* At an end the keyboard goes to the button that leads back. */
static void
test_focus (void)
{
  Fixture self;

  start (&self);
  click (&self, MISTAKE);
  wait_played (&self);
  gtk_widget_grab_focus (get_button (&self, PREVIOUS));
  for (int i = 0; i < 3; i++)
    press_button (&self, PREVIOUS);
  g_assert_true (has_focus (&self, get_button (&self, NEXT)));
  for (int i = 0; i < 3; i++)
    press_button (&self, NEXT);
  g_assert_true (has_focus (&self, get_button (&self, PREVIOUS)));
  tear_down (&self);
}

/* A desktop that moves nothing: all are there, and can be gone through. */
static void
test_still (void)
{
  Fixture self;

  start (&self);
  set_animated (FALSE);
  click (&self, MISTAKE);
  check_stones (&self, ALL);
  g_assert_false (is_playing (&self));
  press_button (&self, PREVIOUS);
  check_stones (&self, "B2 B3 C2");
  set_animated (TRUE);
  tear_down (&self);
}

/* A single reply comes with the answer. */
static void
test_single (void)
{
  Fixture self;

  start (&self);
  click (&self, "A1");
  check_stones (&self, "A1 C3");
  g_assert_false (are_seen (&self));
  tear_down (&self);
}

/* A solution is played, too; a click ends that, though nothing is asked. */
static void
test_solution (void)
{
  Fixture self;
  gboolean interactive;

  start (&self);
  click (&self, MISTAKE);
  click (&self, MISTAKE);
  act (&self, "lesson.solution");
  check_stones (&self, "C3");
  g_object_get (child (&self, "board"), "interactive", &interactive, NULL);
  g_assert_true (interactive);
  click (&self, "A1");
  check_stones (&self, "C3 C4 D4");
  g_assert_false (is_playing (&self));
  g_object_get (child (&self, "board"), "interactive", &interactive, NULL);
  g_assert_false (interactive);
  tear_down (&self);
}

/* Free play goes on from all of them. */
static void
test_trial (void)
{
  Fixture self;

  start (&self);
  click (&self, MISTAKE);
  press (&self, "f");
  check_stones (&self, ALL);
  g_assert_false (are_seen (&self));
  g_assert_false (is_playing (&self));
  press (&self, "f");
  check_stones (&self, ALL);
  g_assert_true (are_seen (&self));
  tear_down (&self);
}

/* The buttons are in sight, and stay where they are. */
static void
test_place (void)
{
  Fixture self;
  graphene_rect_t before, after, room;

  start (&self);
  g_object_set (tengen_text_look_get_default (), "text-scale", 2.5, NULL);
  wait_frames (GTK_WIDGET (self.page));
  click (&self, MISTAKE);
  wait_frames (GTK_WIDGET (self.page));
  g_assert_cmpfloat (
      gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (
          GTK_SCROLLED_WINDOW (child (&self, "scroll")))),
      >,
      0);
  g_assert_true (gtk_widget_compute_bounds (
      child (&self, "replies"), child (&self, "scroll"), &before));
  graphene_rect_init (&room,
                      0,
                      0,
                      (float) gtk_widget_get_width (child (&self, "scroll")),
                      (float) gtk_widget_get_height (child (&self, "scroll")));
  g_assert_true (graphene_rect_contains_rect (&room, &before));
  wait_played (&self);
  wait_frames (GTK_WIDGET (self.page));
  g_assert_true (gtk_widget_compute_bounds (
      child (&self, "replies"), child (&self, "scroll"), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_object_set (tengen_text_look_get_default (), "text-scale", 1.0, NULL);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/lesson/replies/plays", test_plays);
  g_test_add_func ("/lesson/replies/interrupted", test_interrupted);
  g_test_add_func ("/lesson/replies/left", test_left);
  g_test_add_func ("/lesson/replies/back-and-forward", test_back_and_forward);
  g_test_add_func ("/lesson/replies/focus", test_focus);
  g_test_add_func ("/lesson/replies/still", test_still);
  g_test_add_func ("/lesson/replies/single", test_single);
  g_test_add_func ("/lesson/replies/solution", test_solution);
  g_test_add_func ("/lesson/replies/trial", test_trial);
  g_test_add_func ("/lesson/replies/place", test_place);
  return g_test_run ();
}
