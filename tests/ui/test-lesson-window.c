/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-window: the window of lessons in the program
 */
#include "app-window.h"
#include "glossary-shown.h"
#include "tengen-lesson-list-card.h"
#include "tengen-lesson-window-private.h"
#include "tengen-text-look.h"

static char *
get_progress_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "progress", NULL);
}

/* Opens the window as its button does. */
static TengenLessonWindow *
open_lessons (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (program), "lessons", NULL);
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Closes it, where it is there, and forgets what was done. */
static void
end_lessons (void)
{
  g_autofree char *path = get_progress_path ();
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  g_assert_null (find_toplevel (TENGEN_TYPE_LESSON_WINDOW));
  g_object_set (tengen_program_get_settings (program),
                "lesson-readings",
                0,
                "lesson-text-scale",
                1.0,
                NULL);
  g_remove (path);
}

/* Only the page that is seen is there for screen readers. */
static void
check_hidden (TengenLessonWindow *window)
{
  GtkWidget *seen = gtk_stack_get_visible_child (window->pages);
  gpointer pages[] = { window->list,
                       window->page,
                       tengen_lesson_window_find (window, "glossary") };
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    g_assert_cmpint (gtk_widget_get_visible (pages[i]), ==, pages[i] == seen);
}

static void
check_page (TengenLessonWindow *window,
            const char *page,
            const char *title,
            const char *subtitle)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, page);
  g_assert_cmpstr (
      gtk_label_get_label (tengen_lesson_window_find (window, "title")),
      ==,
      title);
  g_assert_cmpstr (
      gtk_label_get_label (tengen_lesson_window_find (window, "subtitle")),
      ==,
      subtitle);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
  check_hidden (window);
}

/* --- One window, its pages --- */

static void
test_one (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  check_page (window, "list", "Lessons", "");
  g_assert_true (open_lessons () == window);
  g_assert_false (gtk_widget_get_visible (
      GTK_WIDGET (tengen_lesson_window_find (window, "back"))));
  /* nothing was done: there is nothing to keep */
  g_autofree char *path = get_progress_path ();
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  end_lessons ();
}

static void
test_pages (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  g_assert_true (tengen_lesson_window_open (window, "pure-go-first", FALSE));
  check_page (window,
              "lesson",
              "First steps in Pure Go",
              "1 / 14 · Put a stone on the board");
  g_signal_emit_by_name (window->page, "term", "ko");
  check_page (window, "glossary", "Glossary", "");
  g_assert_cmpstr (
      get_glossary_shown (tengen_lesson_window_find (window, "glossary")),
      ==,
      "ko");
  g_assert_cmpstr (
      gtk_button_get_label (tengen_lesson_window_find (window, "back")),
      ==,
      "‹ Back to the Lesson");
  run (window, "win.back");
  check_page (window,
              "lesson",
              "First steps in Pure Go",
              "1 / 14 · Put a stone on the board");
  tengen_lesson_run_goto (window->run, 1);
  check_page (window,
              "lesson",
              "First steps in Pure Go",
              "2 / 14 · Black and White take turns");
  run (window, "win.back");
  check_page (window, "list", "Lessons", "");
  run (window, "win.glossary");
  run (window, "win.back");
  check_page (window, "list", "Lessons", "");
  /* opened again it is as it was left */
  TengenLessonRun *before = window->run;
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_true (window->run == before);
  end_lessons ();
}

/* The button of an action, or NULL. */
static GtkWidget *
find_action (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_action (child, action);
  return found;
}

/* Uses a button of the list and comes back from the page that it shows. */
static void
check_returns (TengenLessonWindow *window, GtkWidget *button, const char *page)
{
  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  gtk_widget_activate (button);
  while (!tengen_lesson_window_is_shown (window, page))
    g_main_context_iteration (NULL, TRUE);
  run (window, "win.back");
  check_page (window, "list", "Lessons", "");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
}

/* Back from another page the focus is where it was, but from a lesson it is on
 * the card of that lesson. */
static void
test_returns (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  GtkWidget *list = GTK_WIDGET (window->list);
  GtkWidget *practice = find_action (list, "list.practice");
  check_returns (window, practice, "practice");
  check_returns (window, tengen_lesson_window_find (window, "who"), "people");
  gtk_widget_grab_focus (practice);
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  run (window, "win.back");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (TENGEN_IS_LESSON_LIST_CARD (focus));
  check_returns (window, practice, "practice");
  end_lessons ();
}

static void
test_unknown (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  g_assert_false (tengen_lesson_window_open (window, "no-such-lesson", FALSE));
  check_page (window, "list", "Lessons", "");
  g_assert_cmpstr (tengen_notice_get_text (window->notice),
                   ==,
                   "There is no lesson “no-such-lesson”.");
  end_lessons ();
}

/* The next one of the course, and behind the last one the list. */
static void
test_next (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_signal_emit_by_name (window->page, "next-lesson");
  g_assert_cmpstr (
      tengen_lesson_run_get_lesson (window->run)->id, ==, "pure-go-seven");
  tengen_lesson_window_open (window, "counting-history", FALSE);
  g_signal_emit_by_name (window->page, "next-lesson");
  check_page (window, "list", "Lessons", "");
  end_lessons ();
}

/* --- What was done --- */

static void
test_kept (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  tengen_lesson_run_goto (window->run, 4);
  end_lessons ();
  /* the remembered place is gone with the file */
  window = open_lessons ();
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_cmpuint (tengen_lesson_run_get_index (window->run), ==, 0);
  tengen_lesson_run_goto (window->run, 4);
  gtk_window_close (GTK_WINDOW (window));
  window = open_lessons ();
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_cmpuint (tengen_lesson_run_get_index (window->run), ==, 4);
  run (window, "win.restart");
  g_assert_cmpuint (tengen_lesson_run_get_index (window->run), ==, 0);
  end_lessons ();
}

static void
test_reset (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  tengen_lesson_run_goto (window->run, 4);
  run (window, "win.back");
  gtk_widget_activate_action (
      GTK_WIDGET (window->list), "list.reset", "s", "pure-go-first");
  const TengenLessonProgress *progress =
      tengen_lesson_shelf_get_progress (window->shelf);
  g_assert_null (tengen_lesson_progress_get_place (progress, "pure-go-first"));
  g_assert_cmpstr (tengen_notice_get_text (window->notice),
                   ==,
                   "What was done of “First steps in Pure Go” is forgotten.");
  run (window, "win.undo-reset");
  g_assert_nonnull (
      tengen_lesson_progress_get_place (progress, "pure-go-first"));
  end_lessons ();
}

/* A file that is none does not keep anybody from learning. */
static void
test_torn (Fixture *f, gconstpointer data)
{
  g_autofree char *path = get_progress_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *aside = g_strconcat (path, ".1", NULL);
  activate ();
  g_mkdir_with_parents (folder, 0700);
  folder_write (path, "torn");
  TengenLessonWindow *window = open_lessons ();
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "progress.1"));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_remove (aside);
  end_lessons ();
}

/* Each file that is none is told, one after the other. */
static void
test_torn_both (Fixture *f, gconstpointer data)
{
  g_autofree char *path = get_progress_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *pupils = g_build_filename (folder, "pupils", "pupils", NULL);
  g_autofree char *list = g_path_get_dirname (pupils);
  g_autofree char *aside = g_strconcat (path, ".1", NULL);
  g_autofree char *pupils_aside = g_strconcat (pupils, ".1", NULL);
  activate ();
  g_mkdir_with_parents (list, 0700);
  folder_write (path, "torn");
  folder_write (pupils, "torn");
  TengenLessonWindow *window = open_lessons ();
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "pupils.1"));
  tengen_notice_dismiss (window->notice);
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "progress.1"));
  tengen_notice_dismiss (window->notice);
  g_assert_null (tengen_notice_get_text (window->notice));
  g_remove (aside);
  g_remove (pupils_aside);
  end_lessons ();
}

/* --- Look --- */

static void
test_look (Fixture *f, gconstpointer data)
{
  double scale;
  int readings;
  activate ();
  TengenLessonWindow *window = open_lessons ();
  run (window, "win.text-larger");
  run (window, "win.text-larger");
  scale = tengen_text_look_get_scale ();
  g_assert_cmpfloat_with_epsilon (scale, 1.2, 0.001);
  for (int i = 0; i < 20; i++)
    run (window, "win.text-larger");
  g_object_get (
      tengen_program_get_settings (program), "lesson-text-scale", &scale, NULL);
  g_assert_cmpfloat_with_epsilon (scale, 2.0, 0.001);
  for (int i = 0; i < 20; i++)
    run (window, "win.text-smaller");
  scale = tengen_text_look_get_scale ();
  g_assert_cmpfloat_with_epsilon (scale, 0.8, 0.001);
  run (window, "win.text-normal");
  scale = tengen_text_look_get_scale ();
  g_assert_cmpfloat_with_epsilon (scale, 1.0, 0.001);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.readings", "i", 2);
  g_assert_cmpint (tengen_text_look_get_readings (), ==, 2);
  g_object_get (tengen_program_get_settings (program),
                "lesson-readings",
                &readings,
                NULL);
  g_assert_cmpint (readings, ==, 2);
  end_lessons ();
}

static int
open_notation (int setting)
{
  int notation;
  g_object_set (
      tengen_program_get_settings (program), "coordinates", setting, NULL);
  TengenLessonWindow *window = open_lessons ();
  g_assert_true (tengen_lesson_window_open (window, "pure-go-first", FALSE));
  g_object_get (gtk_widget_get_template_child (GTK_WIDGET (window->page),
                                               TENGEN_TYPE_LESSON_PAGE,
                                               "board"),
                "notation",
                &notation,
                NULL);
  end_lessons ();
  return notation;
}

/* Points have the same names as in play. */
static void
test_notation (Fixture *f, gconstpointer data)
{
  activate ();
  g_assert_cmpint (open_notation (3), ==, 3);
  g_assert_cmpint (open_notation (0), ==, 0);
}

/* Of each lesson, and remembered. */
static void
test_language (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (
                       tengen_lesson_window_find (window, "languages"))),
                   ==,
                   0);
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (
                       tengen_lesson_window_find (window, "languages"))),
                   ==,
                   3);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.language", "s", "ja");
  check_page (window, "lesson", "純碁の第一歩", "1 / 14 · 石を置いてみよう");
  tengen_lesson_window_open (window, "pure-go-seven", FALSE);
  g_assert_cmpstr (tengen_lesson_run_get_language (window->run), ==, "en");
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_cmpstr (tengen_lesson_run_get_language (window->run), ==, "ja");
  end_lessons ();
}

/* --- Games --- */

static void
play (TengenLessonWindow *window, const char *lesson)
{
  g_assert_true (tengen_lesson_window_open (window, lesson, FALSE));
  guint last = tengen_lesson_run_get_lesson (window->run)->steps->len - 1;
  tengen_lesson_run_goto (window->run, last);
  const TengenLessonStep *step = tengen_lesson_run_get_step (window->run);
  g_assert_nonnull (step->play);
  g_signal_emit_by_name (window->page, "play", step->play);
}

/* In a window where nothing was done, else in one of its own. */
static void
test_play (Fixture *f, gconstpointer data)
{
  TengenWindow *game = activate ();
  TengenLessonWindow *window = open_lessons ();
  play (window, "pure-go-first");
  g_assert_cmpuint (count_windows (), ==, 1);
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_window_get_game (game));
  g_assert_cmpstr (setup->rules.id, ==, "pure");
  g_assert_true (tengen_session_play (get_session (game), 0));
  play (window, "renju-five");
  g_assert_cmpuint (count_windows (), ==, 2);
  setup = tengen_game_get_setup (tengen_window_get_game (get_window ()));
  g_assert_true (setup->is_renju);
  g_assert_cmpuint (count_moves (get_window ()), ==, 0);
  end_lessons ();
}

/* From a position: its stones are there, and it is kept as any game. */
static void
test_play_position (Fixture *f, gconstpointer data)
{
  activate ();
  TengenLessonWindow *window = open_lessons ();
  const TengenLessonStep *step = tengen_lesson_get_step (
      tengen_lesson_shelf_find (window->shelf, "renju-five"), 0);
  tengen_program_play (program, step->diagram->setup, step->diagram);
  TengenWindow *game = get_window ();
  const TengenPosition *position =
      tengen_session_get_position (get_session (game));
  int n_stones = 0, n_wrong = 0;
  g_assert_cmpint (tengen_position_get_setup (position)->width, ==, 15);
  for (TengenPoint point = 0; point < 15 * 15; point++)
    {
      TengenStone stone =
          tengen_board_get (tengen_position_get_board (position), point);
      n_stones += stone != TENGEN_STONE_NONE;
      n_wrong += stone != step->diagram->stones[point];
    }
  g_assert_cmpint (n_stones, ==, 20);
  g_assert_cmpint (n_wrong, ==, 0);
  g_assert_true (
      tengen_document_get_untouched (tengen_window_get_document (game)));
  end_lessons ();
}

/* The program ends with its last window, whichever that is. */
static void
test_quit (Fixture *f, gconstpointer data)
{
  TengenWindow *game = activate ();
  open_lessons ();
  gtk_window_close (GTK_WINDOW (game));
  g_assert_cmpuint (count_windows (), ==, 0);
  g_assert_nonnull (find_toplevel (TENGEN_TYPE_LESSON_WINDOW));
  activate ();
  g_action_group_activate_action (G_ACTION_GROUP (program), "quit", NULL);
  while (find_toplevel (TENGEN_TYPE_LESSON_WINDOW) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
add_tests (void)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  add ("/lesson/window/one", test_one);
  add ("/lesson/window/pages", test_pages);
  add ("/lesson/window/returns", test_returns);
  add ("/lesson/window/unknown", test_unknown);
  add ("/lesson/window/next", test_next);
  add ("/lesson/window/kept", test_kept);
  add ("/lesson/window/reset", test_reset);
  add ("/lesson/window/torn", test_torn);
  add ("/lesson/window/torn-both", test_torn_both);
  add ("/lesson/window/look", test_look);
  add ("/lesson/window/notation", test_notation);
  add ("/lesson/window/language", test_language);
  add ("/lesson/window/play", test_play);
  add ("/lesson/window/play-position", test_play_position);
  add ("/lesson/window/quit", test_quit);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
