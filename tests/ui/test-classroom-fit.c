/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-classroom-fit: all sentences of the lessons are read from the last row
 *
 * Shape: each lesson is gone through beat by beat; every beat gets the sizes of
 *        usual projectors. In the long form all lessons in all languages.
 */

#include "display-frame.h"
#include "display-start.h"
#include "tengen-classroom-fit.h"
#include "tengen-classroom-words.h"
#include "tengen-classroom.h"
#include "tengen-show-lesson.h"

static const int sizes[][2] = {
  { 1024, 768 }, { 1366, 768 }, { 1920, 1080 }, { 1280, 800 }, { 3840, 2160 },
};

typedef struct
{
  TengenLessonShelf *shelf;
  GtkWidget *window;
  TengenClassroom *classroom;
  TengenClassroomWords *words;
  TengenShow *show;
} Wall;

static gpointer
find_child (TengenClassroom *classroom, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (classroom));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
      return child;
  return NULL;
}

static void
set_up (Wall *self, const TengenLesson *lesson, const char *language)
{
  g_autoptr (TengenLessonRun) run =
      tengen_lesson_run_new (self->shelf, lesson, FALSE);
  tengen_lesson_run_set_language (run, language);
  tengen_lesson_run_goto (run, 0);
  self->show = tengen_show_lesson_new (run);
  self->classroom = TENGEN_CLASSROOM (tengen_classroom_new ());
  tengen_classroom_add (self->classroom, self->show);
  self->words = find_child (self->classroom, TENGEN_TYPE_CLASSROOM_WORDS);
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window),
                        GTK_WIDGET (self->classroom));
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->classroom)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Wall *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->show);
}

static double
get_em (Wall *self)
{
  GtkWidget *say = gtk_widget_get_first_child (GTK_WIDGET (self->words));
  double scale;

  g_object_get (say, "scale", &scale, NULL);
  return 20 * scale;
}

/* Letters are large enough, and there is room for all of them. */
static void
check_size (Wall *self, int width, int height)
{
  GtkWidget *words = GTK_WIDGET (self->words);
  double em;
  int needed;

  gtk_widget_size_allocate (GTK_WIDGET (self->classroom),
                            &(GtkAllocation){ 0, 0, width, height },
                            -1);
  em = get_em (self);
  needed = tengen_classroom_words_measure (
      self->words, em, gtk_widget_get_width (words));
  g_assert_cmpfloat (em * TENGEN_CLASSROOM_FIT_LEAST, >=, height - 0.01);
  g_assert_cmpint (needed, >=, 0);
  g_assert_cmpint (needed, <=, gtk_widget_get_height (words));
}

static void
check_beat (Wall *self, guint n_sizes)
{
  const TengenLessonText *text = tengen_classroom_words_get_text (self->words);
  g_autofree char *plain =
      text != NULL ? tengen_lesson_text_get_plain (text) : NULL;

  for (guint i = 0; i < n_sizes; i++)
    {
      g_test_message ("%dx%d: %s", sizes[i][0], sizes[i][1], plain);
      check_size (self, sizes[i][0], sizes[i][1]);
      if (g_getenv ("TENGEN_FULL") != NULL)
        {
          wait_frame (self->window);
          check_size (self, sizes[i][0], sizes[i][1]);
        }
    }
}

static void
check_lesson (Wall *self, const TengenLesson *lesson, const char *language)
{
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;

  set_up (self, lesson, language);
  do
    check_beat (self, full ? G_N_ELEMENTS (sizes) : 1);
  while (tengen_show_act (self->show, TENGEN_SHOW_FORWARD));
  tear_down (self);
}

static void
test_lessons (void)
{
  static const char *const languages[] = { "ja", "en" };
  Wall self = { .shelf = tengen_lesson_shelf_new () };
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (self.shelf);
  guint n = g_getenv ("TENGEN_FULL") != NULL ? lessons->len : 1;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
      check_lesson (&self, lessons->pdata[i], languages[k]);
  g_assert_finalize_object (self.shelf);
}

/* --- Alone --- */

/* So many letters in lines of 1.8. */
static int
measure (gpointer data, double em, int width)
{
  int n = GPOINTER_TO_INT (data);
  int letters = (int) (width / em);

  return letters < 1 ? -1 : (int) (((n + letters - 1) / letters) * 1.8 * em);
}

/* The more there is to say, the smaller the board; then letters are smaller, and
 * the board may be larger again. */
static void
test_order (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TengenClassroomFitRoom room = {
        .wall = sizes[i][1],
        .width = sizes[i][0],
        .height = sizes[i][1] * 9 / 10,
        .aspect = 1.07,
        .columns = 1,
        .rows = 1,
        .measure = measure,
      };
      double em = room.wall;
      int last = G_MAXINT;

      for (int n = 1; n < 300; n += 7)
        {
          TengenClassroomFit fit;

          room.data = GINT_TO_POINTER (n);
          tengen_classroom_fit_find (&fit, &room);
          g_assert_true (tengen_classroom_fit_holds (&fit, &room));
          if (fit.em < em)
            last = G_MAXINT;
          g_assert_cmpfloat (fit.em, <=, em);
          g_assert_cmpint (fit.board.height, <=, last * 1.04);
          if (n <= 100)
            g_assert_cmpfloat (fit.em, >=, room.wall / 18.0 - 0.01);
          last = MIN (last, fit.board.height);
          em = fit.em;
        }
    }
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/classroom/fit/lessons", test_lessons);
  g_test_add_func ("/classroom/fit/order", test_order);
  return g_test_run ();
}
