/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-teacher: a teacher's lesson in the window of lessons, while its
 * file becomes another
 */
#include "app-window.h"
#include "tengen-classroom-window.h"
#include "lesson-teacher.h"
#include "tengen-lesson-fault-list.h"
#include "tengen-lesson-window-private.h"
#include "tengen-pupil-overview.h"

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "lessons", NULL);
}

static void
wait_read (TengenLessonWindow *window)
{
  while (tengen_lesson_own_is_busy (tengen_lesson_window_get_own (window)))
    g_main_context_iteration (NULL, TRUE);
}

/* Opens a file as the command line does. */
static TengenLessonWindow *
open_lesson (GFile *file)
{
  tengen_program_open_file (program, NULL, file, -1, FALSE);
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  wait_read (window);
  return window;
}

static void
end_lessons (void)
{
  g_autofree char *data =
      g_build_filename (g_get_user_data_dir (), "tengen", NULL);
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  g_assert_null (find_toplevel (TENGEN_TYPE_LESSON_WINDOW));
  settle ();
  folder_remove (data);
}

/* Writes a file and has it read at once. */
static void
save (TengenLessonWindow *window, GFile *file, const char *text)
{
  folder_write (g_file_peek_path (file), text);
  tengen_lesson_own_open (tengen_lesson_window_get_own (window), file);
  wait_read (window);
}

static gboolean
has_faults (TengenLessonWindow *window)
{
  return gtk_widget_get_mapped (
      GTK_WIDGET (tengen_lesson_window_find (window, "faults")));
}

static void
check_step (TengenLessonWindow *window, const char *page, const char *step)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, page);
  g_assert_cmpstr (tengen_lesson_run_get_step (window->run)->id, ==, step);
}

/* One of the lines beside the board. */
static void
check_fault (TengenLessonWindow *window, const Slip *slip)
{
  g_autofree char *text = tengen_lesson_fault_list_get_text (
      tengen_lesson_window_find (window, "faults"));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *pattern =
      slip->line > 0
          ? g_strdup_printf ("mine.xml:%d: %s", slip->line, slip->said)
          : g_strdup_printf ("mine.xml*: %s", slip->said);
  for (char **line = lines; *line != NULL; line++)
    if (g_pattern_match_simple (pattern, *line))
      return;
  g_test_message ("no “%s” in:\n%s", pattern, text);
  g_test_fail ();
}

/* Each slip is explained beside the board, and the lesson goes on. */
static void
test_slips (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  check_step (window, "lesson", "look");
  tengen_lesson_run_goto (window->run, 1);
  g_assert_false (has_faults (window));
  for (gsize i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *text = teacher_write (slips[i].old, slips[i].new);
      TengenLessonRun *before = window->run;
      save (window, file, text);
      g_assert_true (has_faults (window));
      check_fault (window, &slips[i]);
      check_step (window, "lesson", "take");
      g_assert_true (window->run == before);
      g_assert_true (
          tengen_lesson_run_do (window->run, TENGEN_LESSON_INPUT_POINT, 0, 0));
    }
  save (window, file, teacher_lesson);
  g_assert_false (has_faults (window));
  check_step (window, "lesson", "take");
  end_lessons ();
}

/* Mended and changed it goes on at the same step, or at the place of it. */
static void
test_same_step (Fixture *f, gconstpointer data)
{
  g_autofree char *added =
      teacher_write ("<step id=\"look\">",
                     "<step id=\"new\"><say>New.</say></step>"
                     "<step id=\"look\">");
  g_autofree char *renamed = teacher_write ("\"take\"", "\"other\"");
  g_autofree char *id = teacher_write ("\"mine\"", "\"yours\"");
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  tengen_lesson_run_goto (window->run, 1);
  save (window, file, added);
  check_step (window, "lesson", "take");
  g_assert_cmpuint (tengen_lesson_run_get_index (window->run), ==, 2);
  g_assert_cmpstr (tengen_notice_get_text (window->notice),
                   ==,
                   "“mine.xml” was read again.");
  save (window, file, renamed);
  check_step (window, "lesson", "other");
  save (window, file, teacher_lesson);
  check_step (window, "lesson", "take");
  save (window, file, id);
  check_step (window, "lesson", "take");
  /* read again while another page is shown */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  save (window, file, teacher_lesson);
  check_step (window, "list", "take");
  end_lessons ();
}

/* Ends a message that is shown for a while. */
static void
end_told (TengenLessonWindow *window)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, window);
  guint id = g_source_get_id (source);
  g_source_set_ready_time (source, 0);
  while (g_main_context_find_source_by_id (NULL, id) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The notice that it was read again is temporary; another notice stays. */
static void
test_told (Fixture *f, gconstpointer data)
{
  g_autofree char *renamed = teacher_write ("\"take\"", "\"other\"");
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  save (window, file, renamed);
  tengen_notice_show (window->notice, "Another.");
  end_told (window);
  g_assert_cmpstr (tengen_notice_get_text (window->notice), ==, "Another.");
  save (window, file, teacher_lesson);
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  end_told (window);
  g_assert_null (tengen_notice_get_text (window->notice));
  end_lessons ();
}

/* Of two files with the same id the one that is shown begins anew. */
static void
test_restart (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  g_autoptr (GFile) other = make_file (f, "other.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  open_lesson (other);
  open_lesson (file);
  tengen_lesson_run_goto (window->run, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.restart", NULL);
  check_step (window, "lesson", "look");
  g_assert_true (g_file_equal (
      tengen_lesson_file_get_file (tengen_lesson_window_get_file (window)),
      file));
  end_lessons ();
}

/* Broken from the start: a place for the lesson, which comes when it can. */
static void
test_broken (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", "<lesson>");
  TengenLessonWindow *window = open_lesson (file);
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (window->pages), ==, "broken");
  g_assert_cmpstr (
      gtk_label_get_label (tengen_lesson_window_find (window, "title")),
      ==,
      "mine.xml");
  g_assert_true (has_faults (window));
  g_assert_null (window->run);
  save (window, file, "still none");
  g_assert_true (has_faults (window));
  save (window, file, teacher_lesson);
  check_step (window, "lesson", "look");
  g_assert_false (has_faults (window));
  /* gone: what was there stays */
  g_file_delete (file, NULL, NULL);
  tengen_lesson_own_open (tengen_lesson_window_get_own (window), file);
  wait_read (window);
  check_step (window, "lesson", "look");
  g_assert_true (has_faults (window));
  g_autofree char *text = tengen_lesson_fault_list_get_text (
      tengen_lesson_window_find (window, "faults"));
  g_assert_cmpstr (text, ==, "mine.xml: There is no such file.\n");
  end_lessons ();
}

/* Errors go with their file: not to lessons of the course, not to the list. */
static void
test_elsewhere (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  save (window, file, "broken");
  g_assert_true (has_faults (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_false (has_faults (window));
  tengen_lesson_window_open (window, "pure-go-first", FALSE);
  g_assert_false (has_faults (window));
  g_assert_null (tengen_lesson_window_get_file (window));
  tengen_lesson_window_open_file (window, file);
  g_assert_true (has_faults (window));
  check_step (window, "lesson", "look");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.restart", NULL);
  g_assert_nonnull (tengen_lesson_window_get_file (window));
  end_lessons ();
}

/* What a person does in a step is kept as in any lesson. */
static void
test_progress (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  tengen_lesson_run_goto (window->run, 1);
  gtk_window_close (GTK_WINDOW (window));
  window = open_lesson (file);
  check_step (window, "lesson", "take");
  end_lessons ();
}

/* Own lessons have a column in everyone's progress, behind those of the course.
 */
static void
test_overview (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *path = g_build_filename (folder, "mine.xml", NULL);
  g_mkdir_with_parents (folder, 0700);
  folder_write (path, teacher_lesson);
  activate ();
  g_action_group_activate_action (G_ACTION_GROUP (program), "lessons", NULL);
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  wait_read (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.overview", NULL);
  GtkWidget *overview = gtk_stack_get_child_by_name (
      window->pages, TENGEN_LESSON_WINDOW_OVERVIEW);
  g_autoptr (TengenClassSheet) sheet = tengen_pupil_overview_make_sheet (
      TENGEN_PUPIL_OVERVIEW (overview), TENGEN_CLASS_SHEET_COUNTS);
  g_autofree char *text = tengen_class_sheet_write (sheet, ',');
  g_assert_nonnull (strstr (text, "My Lesson: stars"));
  end_lessons ();
}

/* The watch sees what an editor does. */
static void
test_watch (Fixture *f, gconstpointer data)
{
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  g_assert_false (has_faults (window));
  g_file_delete (file, NULL, NULL);
  folder_write (g_file_peek_path (file), "broken");
  while (!has_faults (window))
    g_main_context_iteration (NULL, TRUE);
  folder_write (g_file_peek_path (file), teacher_lesson);
  while (has_faults (window))
    g_main_context_iteration (NULL, TRUE);
  check_step (window, "lesson", "look");
  end_lessons ();
}

static guint
count_offers (GtkWidget *widget)
{
  const char *action =
      GTK_IS_ACTIONABLE (widget)
          ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
          : NULL;
  guint n = g_strcmp0 (action, "add.offer") == 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_offers (child);
  return n;
}

/* The games of other windows are offered as further boards. */
static void
check_offer (GtkWidget *wall, TengenShow *before)
{
  GtkWidget *overlay = gtk_widget_get_parent (wall);
  g_autoptr (TengenShow) after = NULL;
  g_signal_emit_by_name (wall, "add");
  guint n = count_offers (overlay);
  g_assert_cmpuint (n, >, 0);
  /* each but once, however often one looks */
  g_signal_emit_by_name (wall, "add");
  g_assert_cmpuint (count_offers (overlay), ==, n);
  gtk_widget_activate_action (
      gtk_widget_get_last_child (overlay), "add.offer", "u", 0);
  g_object_get (wall, "show", &after, NULL);
  g_assert_true (after != before);
}

static void
check_wall (TengenShow *show, const char *expected)
{
  g_autoptr (TengenLessonText) text = tengen_show_make_text (show);
  g_autofree char *plain = tengen_lesson_text_get_plain (text);
  g_assert_cmpstr (plain, ==, expected);
}

/* What hangs on the wall stays as it was, whatever becomes of its file and of
 * the window from which it came. */
static void
test_wall (Fixture *f, gconstpointer data)
{
  g_autofree char *changed = teacher_write ("Look.", "See.");
  g_autofree char *shorter =
      teacher_write ("<step id=\"take\">", "<step id=\"other\">");
  activate ();
  g_autoptr (GFile) file = make_file (f, "mine.xml", teacher_lesson);
  TengenLessonWindow *window = open_lesson (file);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.classroom", NULL);
  TengenClassroomWindow *class = find_toplevel (TENGEN_TYPE_CLASSROOM_WINDOW);
  g_assert_nonnull (class);
  g_autoptr (TengenShow) show = NULL;
  GtkWidget *wall = gtk_overlay_get_child (
      GTK_OVERLAY (gtk_window_get_child (GTK_WINDOW (class))));
  g_object_get (wall, "show", &show, NULL);
  check_wall (show, "Look.");
  save (window, file, changed);
  check_wall (show, "Look.");
  g_assert_true (tengen_show_act (show, TENGEN_SHOW_FORWARD));
  check_wall (show, "Take the white stone.");
  save (window, file, "broken");
  g_assert_true (has_faults (window));
  save (window, file, shorter);
  g_assert_true (tengen_show_act (show, TENGEN_SHOW_FORWARD));
  check_wall (show, "The answer: Taken.");
  check_step (window, "lesson", "look");
  gtk_window_close (GTK_WINDOW (window));
  settle ();
  g_assert_true (tengen_show_act (show, TENGEN_SHOW_BACK));
  g_assert_true (tengen_show_act (show, TENGEN_SHOW_BACK));
  check_wall (show, "Look.");
  check_offer (wall, show);
  gtk_window_close (GTK_WINDOW (class));
  end_lessons ();
}

static void
test_example (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *path = g_build_filename (folder, "example.xml", NULL);
  activate ();
  g_action_group_activate_action (G_ACTION_GROUP (program), "lessons", NULL);
  TengenLessonWindow *window = find_toplevel (TENGEN_TYPE_LESSON_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-guide", NULL);
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (window->pages), ==, "guide");
  g_assert_cmpstr (
      gtk_label_get_label (tengen_lesson_window_find (window, "title")),
      ==,
      "Making Lessons");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.add-example", NULL);
  wait_read (window);
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (window->pages), ==, "lesson");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "example.xml"));
  end_lessons ();
}

/* Whether the button of an action can be pressed. */
static gboolean
can_press (GtkWidget *widget, const char *action)
{
  gboolean can = FALSE;
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                 action) == 0)
    return gtk_widget_is_sensitive (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && !can;
       child = gtk_widget_get_next_sibling (child))
    can = can_press (child, action);
  return can;
}

/* A single error is not stepped through; F8 leads to it all the same. */
static void
test_single (Fixture *f, gconstpointer data)
{
  activate ();
  g_autofree char *two =
      teacher_write ("\"E4\" verdict=\"right\"", "\"Z4\" verdict=\"no\"");
  g_autoptr (GFile) file = make_file (f, "mine.xml", "<lesson>");
  TengenLessonWindow *window = open_lesson (file);
  GtkWidget *faults = GTK_WIDGET (tengen_lesson_window_find (window, "faults"));
  g_assert_cmpuint (
      tengen_lesson_fault_list_count (tengen_lesson_window_get_file (window)),
      ==,
      1);
  g_assert_false (can_press (faults, "faults.next"));
  g_assert_false (can_press (faults, "faults.previous"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-fault", NULL);
  g_assert_true (
      GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (window))));
  save (window, file, two);
  g_assert_cmpuint (
      tengen_lesson_fault_list_count (tengen_lesson_window_get_file (window)),
      >,
      1);
  g_assert_true (can_press (faults, "faults.next"));
  end_lessons ();
}

/* F8 goes through all of them and begins again. */
static void
test_step (Fixture *f, gconstpointer data)
{
  activate ();
  g_autofree char *text =
      teacher_write ("\"E4\" verdict=\"right\"", "\"Z4\" verdict=\"no\"");
  g_autoptr (GFile) file = make_file (f, "mine.xml", text);
  TengenLessonWindow *window = open_lesson (file);
  GtkWidget *seen[3];
  for (gsize i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.next-fault", NULL);
      seen[i] = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (GTK_IS_LIST_BOX_ROW (seen[i]));
    }
  g_assert_true (seen[0] != seen[1]);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-fault", NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == seen[1]);
  end_lessons ();
}

static void
add_tests (void)
{
  add ("/lesson-teacher/slips", test_slips);
  add ("/lesson-teacher/same-step", test_same_step);
  add ("/lesson-teacher/single", test_single);
  add ("/lesson-teacher/told", test_told);
  add ("/lesson-teacher/restart", test_restart);
  add ("/lesson-teacher/broken", test_broken);
  add ("/lesson-teacher/elsewhere", test_elsewhere);
  add ("/lesson-teacher/progress", test_progress);
  add ("/lesson-teacher/overview", test_overview);
  add ("/lesson-teacher/watch", test_watch);
  add ("/lesson-teacher/wall", test_wall);
  add ("/lesson-teacher/example", test_example);
  add ("/lesson-teacher/step", test_step);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
