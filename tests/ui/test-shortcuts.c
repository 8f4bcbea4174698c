/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-shortcuts: the window of the keys: each section on one page, all of it
 * on a low screen; the windows that show it
 */
#include "app-window.h"

#include "tengen-shortcuts.h"

/* the smallest screen, without the frame of a window */
#define WIDTH 1014

static GtkWidget *
find_keys (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      if (GTK_IS_SHORTCUTS_WINDOW (window))
        return window;
    }
  return NULL;
}

static GtkWidget *
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

static guint
count_pages (GtkWidget *section)
{
  g_autoptr (GtkSelectionModel) pages =
      gtk_stack_get_pages (GTK_STACK (find_child (section, GTK_TYPE_STACK)));
  return g_list_model_get_n_items (G_LIST_MODEL (pages));
}

static void
check_section (GtkWidget *section)
{
  g_autofree char *name = NULL;
  int width;
  g_object_get (section, "section-name", &name, NULL);
  gtk_widget_measure (
      section, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_test_message ("%s: %d wide", name, width);
  g_assert_cmpuint (count_pages (section), ==, 1);
  g_assert_cmpint (width, <=, WIDTH);
}

/* The switch between pages of a section has a warning of its own, and what is
 * on the second is not seen. */
static void
test_sections (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  GtkWidget *section;
  tengen_shortcuts_show (GTK_WINDOW (window), "play");
  section = find_child (find_keys (), GTK_TYPE_SHORTCUTS_SECTION);
  g_assert_nonnull (section);
  for (; section != NULL; section = gtk_widget_get_next_sibling (section))
    if (GTK_IS_SHORTCUTS_SECTION (section))
      check_section (section);
  gtk_window_destroy (GTK_WINDOW (find_keys ()));
}

static void
check_shown (GtkWidget *window, const char *section)
{
  g_autofree char *shown = NULL;
  g_assert_true (gtk_widget_activate_action (window, "win.shortcuts", NULL));
  g_object_get (find_keys (), "section-name", &shown, NULL);
  g_assert_cmpstr (shown, ==, section);
  gtk_window_destroy (GTK_WINDOW (find_keys ()));
}

/* By the class, and for one window of a room. */
static void
test_windows (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  GtkWidget *other = gtk_window_new ();
  g_action_group_activate_action (
      G_ACTION_GROUP (program), "preferences", NULL);
  check_shown (GTK_WIDGET (program->preferences), "print");
  tengen_shortcuts_add (GTK_WINDOW (other), "score");
  check_shown (other, "score");
  check_shown (GTK_WIDGET (window), "play");
  gtk_window_destroy (GTK_WINDOW (other));
}

static void
add_tests (void)
{
  add ("/shortcuts/sections", test_sections);
  add ("/shortcuts/windows", test_windows);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
