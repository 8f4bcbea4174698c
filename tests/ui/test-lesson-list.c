/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-list: the lessons as cards
 */

#include "display-start.h"
#include "tengen-lesson-list-card.h"
#include "tengen-lesson-list.h"
#include "tengen-ruby-label.h"
#include "tengen-text-look.h"

typedef struct
{
  GtkWindow *window;
  TengenLessonList *list;
  TengenLessonShelf *shelf;
  /* what was asked for */
  GString *asked;
} Fixture;

static void
lesson_cb (TengenLessonList *list, const char *id, gboolean restart, Fixture *f)
{
  g_string_append_printf (f->asked, "%s%s;", restart ? "restart " : "", id);
}

static void
reset_cb (TengenLessonList *list, const char *id, Fixture *f)
{
  g_string_append_printf (f->asked, "reset %s;", id);
}

static void
glossary_cb (TengenLessonList *list, Fixture *f)
{
  g_string_append (f->asked, "glossary;");
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->asked = g_string_new (NULL);
  f->shelf = tengen_lesson_shelf_new ();
  f->list = g_object_new (TENGEN_TYPE_LESSON_LIST, NULL);
  f->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (f->window, 1000, 700);
  gtk_window_set_child (f->window, GTK_WIDGET (f->list));
  tengen_lesson_list_set_shelf (f->list, f->shelf);
  g_signal_connect (f->list, "lesson", G_CALLBACK (lesson_cb), f);
  g_signal_connect (f->list, "reset", G_CALLBACK (reset_cb), f);
  g_signal_connect (f->list, "glossary", G_CALLBACK (glossary_cb), f);
  gtk_window_present (f->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->list)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
  g_assert_finalize_object (f->shelf);
  g_string_free (f->asked, TRUE);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->list), TENGEN_TYPE_LESSON_LIST, id);
}

static GtkFlowBoxChild *
get_card (Fixture *f, int index)
{
  GtkFlowBoxChild *card =
      gtk_flow_box_get_child_at_index (child (f, "cards"), index);

  g_assert_nonnull (card);
  return card;
}

static gpointer
card_child (Fixture *f, int index, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (get_card (f, index)), TENGEN_TYPE_LESSON_LIST_CARD, id);
}

static const TengenLesson *
get_lesson (Fixture *f, guint index)
{
  return g_ptr_array_index (tengen_lesson_shelf_get_lessons (f->shelf), index);
}

static void
do_steps (Fixture *f, guint index, guint n_steps, guint stars)
{
  const TengenLesson *lesson = get_lesson (f, index);

  for (guint i = 0; i < n_steps; i++)
    tengen_lesson_shelf_set_done (
        f->shelf, lesson, tengen_lesson_get_step (lesson, i), stars);
  tengen_lesson_shelf_set_place (
      f->shelf, lesson, tengen_lesson_get_step (lesson, n_steps - 1));
}

static void
check_label (gpointer label, const char *expected)
{
  g_assert_cmpstr (gtk_label_get_label (label), ==, expected);
}

static void
test_cards (Fixture *f, gconstpointer data)
{
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (f->shelf);
  TengenRubyLabel *title = card_child (f, 0, "title");
  g_autofree char *plain = NULL;

  g_assert_null (
      gtk_flow_box_get_child_at_index (child (f, "cards"), (int) lessons->len));
  for (guint i = 0; i < lessons->len; i++)
    g_assert_nonnull (
        gtk_image_get_paintable (card_child (f, (int) i, "picture")));
  plain = tengen_lesson_text_get_plain (tengen_ruby_label_get_text (title));
  g_assert_cmpstr (plain, ==, "First steps in Pure Go");
  check_label (card_child (f, 0, "number"), "1");
  check_label (card_child (f, 0, "length"), "14 steps, about 10 minutes");
  check_label (card_child (f, 0, "done"), "0 / 14");
  check_label (card_child (f, 0, "stars"), "☆☆☆");
  /* what is learned does not stand on the stars, however long it is */
  for (guint i = 0; i < lessons->len; i++)
    {
      GtkWidget *goal = card_child (f, (int) i, "goal");
      GtkWidget *stars = card_child (f, (int) i, "stars");
      graphene_rect_t above, below;

      while (gtk_widget_get_height (goal) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_compute_bounds (
          goal, GTK_WIDGET (get_card (f, (int) i)), &above));
      g_assert_true (gtk_widget_compute_bounds (
          stars, GTK_WIDGET (get_card (f, (int) i)), &below));
      g_assert_cmpfloat (
          below.origin.y - above.origin.y - above.size.height, >=, 14);
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_card (f, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1 First steps in Pure Go");
}

/* As many beside each other as there is room for, whatever their texts. */
static void
test_width (Fixture *f, gconstpointer data)
{
  GtkWidget *card = GTK_WIDGET (get_card (f, 0));
  int minimum, natural;

  gtk_widget_measure (
      card, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, <, 400);
  g_assert_cmpint (natural, <, 420);
  while (gtk_widget_get_width (card) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (card), >, 400);
  g_assert_cmpint (gtk_widget_get_width (card), <, 500);
}

/* What goes on changes with what was done. */
static void
test_go_on (Fixture *f, gconstpointer data)
{
  GtkLabel *label = child (f, "go_on_label");
  guint n_lessons = tengen_lesson_shelf_get_lessons (f->shelf)->len;

  check_label (label, "Start: First steps in Pure Go");
  do_steps (f, 0, 3, 2);
  check_label (label, "Go On: First steps in Pure Go");
  check_label (card_child (f, 0, "done"), "3 / 14");
  check_label (card_child (f, 0, "stars"), "☆☆☆");
  do_steps (f, 0, get_lesson (f, 0)->steps->len, 2);
  check_label (card_child (f, 0, "stars"), "★★☆");
  check_label (label, "Next: A game on 7x7");
  g_signal_emit_by_name (child (f, "go_on"), "clicked");
  g_assert_cmpstr (f->asked->str, ==, "pure-go-seven;");
  for (guint i = 1; i < n_lessons; i++)
    do_steps (f, i, get_lesson (f, i)->steps->len, 3);
  g_assert_false (gtk_widget_get_visible (child (f, "go_on")));
  check_label (child (f, "said"), "All lessons are done.");
  check_label (card_child (f, 7, "stars"), "★★★");
  tengen_lesson_shelf_reset (f->shelf, NULL);
  check_label (label, "Start: First steps in Pure Go");
}

/* What older versions took down of an exercise is no lesson to go on with. */
static void
test_exercise_last (Fixture *f, gconstpointer data)
{
  static const char text[] = "[progress]\nformat=1\nlast=own-practice\n"
                             "[lesson own-practice]\nplace=practice\n";
  TengenLessonProgress *progress =
      tengen_lesson_progress_decode (text, strlen (text));

  g_assert_nonnull (progress);
  g_assert_cmpstr (
      tengen_lesson_progress_get_last (progress), ==, "own-practice");
  tengen_lesson_shelf_take_progress (f->shelf, progress);
  check_label (child (f, "go_on_label"), "Start: First steps in Pure Go");
}

static void
test_asking (Fixture *f, gconstpointer data)
{
  GtkWidget *more = card_child (f, 7, "more");

  gtk_widget_activate (GTK_WIDGET (get_card (f, 4)));
  gtk_widget_activate_action (more, "list.restart", "s", "renju-five");
  gtk_widget_activate_action (more, "list.reset", "s", "renju-five");
  gtk_widget_activate_action (more, "list.glossary", NULL);
  g_assert_cmpstr (f->asked->str,
                   ==,
                   "go-basics;restart renju-five;reset renju-five;glossary;");
}

static void
notify_cb (GObject *object, GParamSpec *pspec, int *n)
{
  (*n)++;
}

static void
test_look (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  int readings;
  double scale;
  int n = 0;

  g_signal_connect (look, "notify", G_CALLBACK (notify_cb), &n);
  g_object_set (look, "readings", 3, "text-scale", 1.5, NULL);
  g_object_set (look, "readings", 3, "text-scale", 1.5, NULL);
  g_assert_cmpint (n, ==, 2);
  g_signal_handlers_disconnect_by_data (look, &n);
  g_object_get (card_child (f, 2, "title"), "scale", &scale, NULL);
  g_assert_cmpfloat (scale, ==, 1.5);
  g_object_get (look, "readings", &readings, "text-scale", &scale, NULL);
  g_assert_cmpint (readings, ==, 3);
  g_assert_cmpfloat (scale, ==, 1.5);
  g_object_set (look, "readings", 0, "text-scale", 1.0, NULL);
}

static void
test_focus (Fixture *f, gconstpointer data)
{
  tengen_lesson_list_focus (f->list, "renju-five");
  g_assert_true (gtk_window_get_focus (f->window) ==
                 GTK_WIDGET (get_card (f, 7)));
  tengen_lesson_list_focus (f->list, NULL);
  g_assert_true (gtk_window_get_focus (f->window) == child (f, "go_on"));
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!start_tests (argc, argv))
    return 0;
  add ("/lesson/list/cards", test_cards);
  add ("/lesson/list/width", test_width);
  add ("/lesson/list/go-on", test_go_on);
  add ("/lesson/list/exercise-last", test_exercise_last);
  add ("/lesson/list/asking", test_asking);
  add ("/lesson/list/look", test_look);
  add ("/lesson/list/focus", test_focus);
  return g_test_run ();
}
