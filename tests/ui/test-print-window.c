/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-print-window, -choices, -wish and -job: each kind of sheet is
 * shown, turned over, saved as PDF and given to a printer that is a file.
 */
#include "app-folder.h"
#include "display-start.h"
#include "tengen-lesson-loader.h"
#include "tengen-match-pair.h"
#include "tengen-print-job.h"
#include "tengen-print-window.h"
#include "tengen-save.h"
#include "tengen-sgf-reader.h"
#include "tengen-worker.h"

#include "cff-leak.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* For a worker to see that it is stopped, on a busy machine. */
#define STOP_MS 20000

/* Until the pages are there. */
static void
wait_idle (TengenPrintWindow *window)
{
  while (tengen_print_window_is_busy (window))
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static TengenPrintWindow *
open_window (void)
{
  TengenPrintWindow *window = tengen_print_window_new (NULL, NULL);

  gtk_window_present (GTK_WINDOW (window));
  wait_idle (window);
  return window;
}

/* As it is told below the page, "1 of 4". */
static guint
count_pages (TengenPrintWindow *window)
{
  const char *place =
      gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (
          GTK_WIDGET (window), TENGEN_TYPE_PRINT_WINDOW, "place")));
  guint index, n;

  if (sscanf (place, "%u of %u", &index, &n) == 2)
    return n;
  g_assert_cmpstr (place, ==, "Nothing to print");
  return 0;
}

static void
choose (TengenPrintWindow *window, TengenPrintKind kind)
{
  tengen_print_choices_set_kind (tengen_print_window_get_choices (window),
                                 kind);
  wait_idle (window);
}

static gpointer
get_choice (TengenPrintChoices *choices, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (choices), TENGEN_TYPE_PRINT_CHOICES, id);
}

static TengenSession *
open_text (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  return tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
}

/* A file's games, each a problem. */
static TengenSession *
open_problems (void)
{
  return open_text (
      "(;GM[1]SZ[9]AB[ba]AW[aa]C[take];B[ab])(;GM[1]SZ[9]AB[bi]AW[ai]C[too];"
      "B[ah])");
}

/* One problem more than there may be on paper. */
static char *
make_many (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i <= TENGEN_PAPER_MOST_BOARDS; i++)
    g_string_append (text, "(;SZ[9]AB[aa])");
  return g_string_free (text, FALSE);
}

static void
test_kinds (void)
{
  g_autoptr (TengenSession) session = open_problems ();
  TengenPrintWindow *window = open_window ();

  g_assert_cmpuint (count_pages (window), >, 1);
  choose (window, TENGEN_PRINT_BOARDS);
  g_assert_cmpuint (count_pages (window), ==, 1);
  choose (window, TENGEN_PRINT_RULES);
  g_assert_cmpuint (count_pages (window), ==, 1);
  choose (window, TENGEN_PRINT_CERTIFICATE);
  g_assert_cmpuint (count_pages (window), ==, 1);
  /* without a record there is nothing to print, and that is said */
  choose (window, TENGEN_PRINT_PROBLEMS);
  g_assert_cmpuint (count_pages (window), ==, 0);
  tengen_print_choices_set_session (
      tengen_print_window_get_choices (window), session, "two");
  wait_idle (window);
  /* problems and what is right */
  g_assert_cmpuint (count_pages (window), ==, 2);
  choose (window, TENGEN_PRINT_KIFU);
  g_assert_cmpuint (count_pages (window), ==, 1);
  choose (window, TENGEN_PRINT_DIAGRAM);
  g_assert_cmpuint (count_pages (window), ==, 1);
  /* it was not counted */
  choose (window, TENGEN_PRINT_ACCOUNT);
  g_assert_cmpuint (count_pages (window), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a match there are its table and, once a round is paired, that round for the
 * wall and its slips; elsewhere they are not offered. */
static void
test_match (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);
  g_autoptr (TengenMatch) match =
      tengen_match_new ("a", TENGEN_MATCH_SWISS, setup);
  TengenPrintWindow *window = open_window ();
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);

  for (int i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("p%d", i);

      tengen_match_add_player (match, name, 0);
    }
  choose (window, TENGEN_PRINT_SLIPS);
  g_assert_cmpint (
      tengen_print_choices_read (choices).kind, !=, TENGEN_PRINT_SLIPS);
  tengen_print_choices_set_match (choices, match);
  choose (window, TENGEN_PRINT_PAIRINGS);
  g_assert_cmpint (
      tengen_print_choices_read (choices).kind, ==, TENGEN_PRINT_RESULTS);
  tengen_match_pair (match, 1);
  tengen_print_choices_set_match (choices, match);
  choose (window, TENGEN_PRINT_PAIRINGS);
  g_assert_cmpuint (count_pages (window), ==, 1);
  /* eight on a page */
  choose (window, TENGEN_PRINT_SLIPS);
  g_assert_cmpuint (count_pages (window), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The table of a class goes on as far as it is long and wide. */
static void
test_class (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLessonOverview) overview =
      tengen_lesson_overview_new (tengen_lesson_shelf_get_lessons (shelf));
  g_autoptr (TengenExerciseTable) table = tengen_exercise_table_new ();
  g_autoptr (TengenLessonProgress) progress = tengen_lesson_progress_new ();
  g_autoptr (TengenExerciseLog) log = tengen_exercise_log_new ();
  g_autoptr (TengenClassSheet) sheet = NULL;
  TengenPrintWindow *window = open_window ();
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);
  TengenPrintWish wish;
  g_autofree char *name = NULL;

  for (int i = 0; i < 60; i++)
    {
      tengen_lesson_overview_add (overview, "Hanako Yamada", 0, progress);
      tengen_exercise_table_add (table, log);
    }
  sheet =
      tengen_class_sheet_new (TENGEN_CLASS_SHEET_LESSONS, overview, table, 0);
  choose (window, TENGEN_PRINT_CLASS);
  g_assert_cmpint (
      tengen_print_choices_read (choices).kind, !=, TENGEN_PRINT_CLASS);
  tengen_print_choices_set_class (choices, sheet);
  wish = tengen_print_choices_read (choices);
  g_assert_cmpint (wish.kind, ==, TENGEN_PRINT_CLASS);
  name = tengen_print_wish_make_name (&wish, "pdf");
  g_assert_cmpstr (name, ==, "Everyone’s Lessons.pdf");
  g_assert_cmpuint (count_pages (window), >=, 4);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Pages are turned within their number, and a sheet with fewer of them shows
 * its last one. */
static void
test_turn (void)
{
  TengenPrintWindow *window = open_window ();
  GtkWidget *widget = GTK_WIDGET (window);
  guint n = count_pages (window);

  for (guint i = 0; i < n + 2; i++)
    gtk_widget_activate_action (widget, "print.next", NULL);
  gtk_widget_activate_action (widget, "print.previous", NULL);
  choose (window, TENGEN_PRINT_BOARDS);
  gtk_widget_activate_action (widget, "print.previous", NULL);
  gtk_widget_activate_action (widget, "print.next", NULL);
  g_assert_cmpuint (count_pages (window), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Games have one figure on a page, sheets as many as before. */
static void
test_per_page (void)
{
  g_autoptr (TengenSession) session = open_problems ();
  TengenPrintWindow *window = open_window ();
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);
  guint sheets = tengen_print_choices_read (choices).per_page;

  tengen_print_choices_set_session (choices, session, "two");
  choose (window, TENGEN_PRINT_KIFU);
  g_assert_cmpuint (tengen_print_choices_read (choices).per_page, ==, 1);
  choose (window, TENGEN_PRINT_PROBLEMS);
  g_assert_cmpuint (tengen_print_choices_read (choices).per_page, ==, sheets);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a lesson the steps that ask something are fewer than all. */
static void
test_asking (void)
{
  TengenPrintWindow *window = open_window ();
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);
  guint all;

  choose (window, TENGEN_PRINT_LESSON);
  gtk_drop_down_set_selected (get_choice (choices, "per_page"), 0);
  wait_idle (window);
  all = count_pages (window);
  g_assert_cmpuint (all, >, 1);
  gtk_drop_down_set_selected (get_choice (choices, "steps"), 1);
  wait_idle (window);
  g_assert_cmpuint (count_pages (window), <, all);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
save (TengenPrintWork *work, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  tengen_print_work_save_async (work, file, 0, keep_result_cb, &result);
  wait_for (&result);
  return tengen_print_work_save_finish (result, error);
}

/* What its name says is written, whole. */
static void
test_save (void)
{
  static const struct
  {
    const char *name;
    const char *start;
  } CASES[] = {
    { "a.pdf", "%PDF" },
    { "a.png", "\x89PNG" },
    { "a.svg", "<?xml" },
  };
  g_autofree char *folder = folder_new ();
  TengenPrintWindow *window = open_window ();
  TengenPrintWish wish =
      tengen_print_choices_read (tengen_print_window_get_choices (window));

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenPrintWork) work = tengen_print_work_new (&wish);
      g_autofree char *path = g_build_filename (folder, CASES[i].name, NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      g_assert_true (save (work, path, &error));
      g_assert_no_error (error);
      text = folder_read (path);
      g_assert_true (g_str_has_prefix (text, CASES[i].start));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  folder_remove (folder);
}

/* A picture is of the page that is asked for. */
static void
test_save_page (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "a.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TengenPrintWindow *window = open_window ();
  TengenPrintWish wish =
      tengen_print_choices_read (tengen_print_window_get_choices (window));
  GBytes *pictures[2];

  g_assert_cmpuint (count_pages (window), >, 1);
  for (guint page = 0; page < 2; page++)
    {
      g_autoptr (TengenPrintWork) work = tengen_print_work_new (&wish);
      g_autoptr (GAsyncResult) result = NULL;

      tengen_print_work_save_async (work, file, page, keep_result_cb, &result);
      wait_for (&result);
      g_assert_true (tengen_print_work_save_finish (result, NULL));
      pictures[page] = g_file_load_bytes (file, NULL, NULL, NULL);
    }
  g_assert_false (g_bytes_equal (pictures[0], pictures[1]));
  g_bytes_unref (pictures[0]);
  g_bytes_unref (pictures[1]);
  gtk_window_destroy (GTK_WINDOW (window));
  folder_remove (folder);
}

/* Where it cannot be written, or was stopped, what was there stays. */
static void
test_not_saved (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "a.pdf", NULL);
  TengenPrintWish wish = { .kind = TENGEN_PRINT_BOARDS,
                           .lines = 9,
                           .per_page = 1 };
  g_autoptr (TengenPrintWork) stopped = tengen_print_work_new (&wish);
  g_autoptr (TengenPrintWork) bad = tengen_print_work_new (&wish);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_false (save (bad, nowhere, &error));
  g_assert_error (error, TENGEN_SAVE_ERROR, ENOENT);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "before", -1, NULL));
  tengen_print_work_cancel (stopped);
  g_assert_false (save (stopped, path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  text = folder_read (path);
  g_assert_cmpstr (text, ==, "before");
  folder_remove (folder);
}

/* A file of too much is not written. */
static void
test_full (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);
  g_autofree char *text = make_many ();
  g_autoptr (GBytes) sgf = g_bytes_new (text, strlen (text));
  TengenPrintWish wish = { .kind = TENGEN_PRINT_PROBLEMS,
                           .per_page = 9,
                           .sgf = sgf };
  g_autoptr (TengenPrintWork) work = tengen_print_work_new (&wish);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (work, path, &error));
  g_assert_error (error, TENGEN_PAPER_ERROR, TENGEN_PAPER_ERROR_FULL);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  folder_remove (folder);
}

/* The window tells why there are no pages, until something else is chosen. */
static void
test_full_window (void)
{
  TengenPrintWindow *window = open_window ();
  g_autofree char *text = make_many ();
  g_autoptr (TengenSession) session = open_text (text);
  GtkLabel *told = GTK_LABEL (gtk_widget_get_template_child (
      GTK_WIDGET (window), TENGEN_TYPE_PRINT_WINDOW, "told"));

  tengen_print_choices_set_session (
      tengen_print_window_get_choices (window), session, "many");
  choose (window, TENGEN_PRINT_PROBLEMS);
  g_assert_cmpuint (count_pages (window), ==, 0);
  g_assert_nonnull (strstr (gtk_label_get_label (told), "2000 boards"));
  choose (window, TENGEN_PRINT_BOARDS);
  g_assert_cmpuint (count_pages (window), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (told), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A wish for something else stops what was being made. */
static void
test_change (void)
{
  TengenPrintWindow *window = open_window ();
  TengenPrintChoices *choices = tengen_print_window_get_choices (window);

  tengen_print_choices_set_kind (choices, TENGEN_PRINT_RULES);
  settle ();
  tengen_print_choices_set_kind (choices, TENGEN_PRINT_PROBLEMS);
  settle ();
  tengen_print_choices_set_kind (choices, TENGEN_PRINT_BOARDS);
  wait_idle (window);
  g_assert_cmpuint (count_pages (window), ==, 1);
  /* and so does closing */
  tengen_print_choices_set_kind (choices, TENGEN_PRINT_LESSON);
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (tengen_worker_wait (STOP_MS));
}

/* What a printer gets, written to a file. */
static void
test_print (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *path = g_build_filename (folder, "b.pdf", NULL);
  TengenPrintWindow *window = open_window ();
  TengenPrintWish wish =
      tengen_print_choices_read (tengen_print_window_get_choices (window));
  TengenPaperWatch watch = { 0 };
  TengenPaper *paper = tengen_print_wish_make (&wish, &watch);
  g_autoptr (GtkPrintOperation) operation = tengen_print_job_new (paper, "b");
  g_autofree char *text = NULL;

  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_set_allow_async (operation, FALSE);
  g_assert_cmpint (
      gtk_print_operation_run (
          operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL),
      ==,
      GTK_PRINT_OPERATION_RESULT_APPLY);
  text = folder_read (path);
  g_assert_true (g_str_has_prefix (text, "%PDF"));
  tengen_paper_unref (paper);
  gtk_window_destroy (GTK_WINDOW (window));
  folder_remove (folder);
}

/* A file name has no slash, and tells what it is. */
static void
test_name (void)
{
  TengenPrintWish wish = { .kind = TENGEN_PRINT_PROBLEMS, .title = "a/b" };
  TengenPaperWatch watch = { 0 };
  g_autofree char *name = tengen_print_wish_make_name (&wish, "pdf");

  g_assert_cmpstr (name, ==, "a-b.pdf");
  g_assert_null (tengen_print_wish_make (&wish, &watch));
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  tengen_lesson_loader_close ();
  g_test_add_func ("/print-window/kinds", test_kinds);
  g_test_add_func ("/print-window/match", test_match);
  g_test_add_func ("/print-window/class", test_class);
  g_test_add_func ("/print-window/turn", test_turn);
  g_test_add_func ("/print-window/per-page", test_per_page);
  g_test_add_func ("/print-window/asking", test_asking);
  g_test_add_func ("/print-window/save", test_save);
  g_test_add_func ("/print-window/save-page", test_save_page);
  g_test_add_func ("/print-window/not-saved", test_not_saved);
  g_test_add_func ("/print-window/full", test_full);
  g_test_add_func ("/print-window/full-window", test_full_window);
  g_test_add_func ("/print-window/change", test_change);
  g_test_add_func ("/print-window/print", test_print);
  g_test_add_func ("/print-window/name", test_name);
  return g_test_run ();
}
