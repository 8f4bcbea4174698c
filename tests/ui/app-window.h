/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-window: a program with windows, for tests
 *
 * Shape: one program for all tests, started anew by closing all its windows:
 *        an application can be unregistered only by running it.
 */
#pragma once

#include <locale.h>
#include <string.h>

#include "app-folder.h"
#include "tengen-application-private.h"
#include "tengen-window-private.h"

typedef struct
{
  char *folder;
} Fixture;

/* The same object twice */
static TengenApplication *application;
static TengenProgram *program;

/* The state folder is the same for all tests: GLib remembers the first one. */
static char *state;

static inline void
start_program (void)
{
  g_autoptr (GError) error = NULL;
  application =
      g_object_new (TENGEN_TYPE_APPLICATION,
                    "application-id",
                    TENGEN_PROGRAM_ID,
                    "flags",
                    G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN,
                    NULL);
  program = TENGEN_PROGRAM (application);
  g_application_register (G_APPLICATION (program), NULL, &error);
  g_assert_no_error (error);
}

static inline TengenWindow *
get_window (void)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (program));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static inline guint
count_windows (void)
{
  guint n = 0;
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (program));
  for (GList *l = windows; l != NULL; l = l->next)
    n += TENGEN_IS_WINDOW (l->data) ? 1 : 0;
  return n;
}

/* A window of a type, or NULL. */
static inline gpointer
find_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

/* The first widget of a type in a widget, which may be that itself. */
static inline GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

static inline TengenWindow *
activate (void)
{
  g_application_activate (G_APPLICATION (program));
  TengenWindow *window = get_window ();
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static inline void
quit_program (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (program), "quit", NULL);
  while (get_window () != NULL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static inline void
set_up (Fixture *f, gconstpointer data)
{
  folder_remove (state);
  f->folder = folder_new ();
}

static inline void
tear_down (Fixture *f, gconstpointer data)
{
  quit_program ();
  folder_remove (f->folder);
  g_free (f->folder);
}

static inline TengenSession *
get_session (TengenWindow *window)
{
  return tengen_document_get_session (tengen_window_get_document (window));
}

static inline guint
count_moves (TengenWindow *window)
{
  return tengen_position_get_move (
      tengen_session_get_position (get_session (window)));
}

static inline GFile *
make_file (Fixture *f, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  folder_write (path, text);
  return g_file_new_for_path (path);
}

static inline void
open_file (TengenWindow *window, GFile *file)
{
  tengen_program_open_file (program, GTK_WINDOW (window), file, -1, FALSE);
  while (application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
save_again (TengenWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save", NULL);
  g_assert_true (window->saving);
  while (window->saving)
    g_main_context_iteration (NULL, TRUE);
}

static inline void
run (gpointer window, const char *action)
{
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
}

static inline void
assert_subtitle_has (TengenWindow *window, const char *part)
{
  const char *text = gtk_label_get_label (window->subtitle);
  if (strstr (text, part) == NULL)
    g_test_message ("“%s” is not in “%s”", part, text);
  g_assert_nonnull (strstr (text, part));
}

static inline TengenWindow *
find_window_of (GFile *file)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (program));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data))
      {
        TengenDocument *document = tengen_window_get_document (l->data);
        GFile *other = tengen_document_get_file (document);
        if (other != NULL && g_file_equal (other, file))
          return l->data;
      }
  return NULL;
}

static inline const char *
get_black (TengenWindow *window)
{
  return tengen_game_get_setup (tengen_window_get_game (window))->black;
}

static inline void
wait_for_notice (TengenWindow *window, const char *part)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < end &&
         (tengen_notice_get_text (window->notice) == NULL ||
          strstr (tengen_notice_get_text (window->notice), part) == NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (tengen_notice_get_text (window->notice));
  g_assert_nonnull (strstr (tengen_notice_get_text (window->notice), part));
}

static inline void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Runs the tests that @add_tests adds, where there is a display. */
static inline int
run_tests (int argc, char **argv, void (*add_tests) (void))
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  state = folder_new ();
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  /* the list of recent files is there */
  char *data = folder_new ();
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  start_program ();
  add_tests ();
  int status = g_test_run ();
  folder_remove (state);
  folder_remove (data);
  g_free (state);
  g_free (data);
  return status;
}
