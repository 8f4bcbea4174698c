/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-shortcuts: the window of the keys: each section whole on an upright
 * screen, keys that are looked for; the windows that show it
 */
#include "keys-shown.h"
#include "tengen-shortcuts.h"

/* the narrowest screen, without the frame of a window */
#define WIDTH 790

static GtkWidget *
find_keys (void)
{
  return find_toplevel (TENGEN_TYPE_SHORTCUTS_WINDOW);
}

/* How many keys of this title, or of any, are shown. */
static guint
count_shown (GtkWidget *widget, const char *title)
{
  g_autofree char *own = NULL;
  guint n = 0;
  if (!gtk_widget_get_visible (widget))
    return 0;
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_object_get (widget, "title", &own, NULL);
      return title == NULL || g_str_equal (own, title) ? 1 : 0;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, title);
  return n;
}

/* What stands where no key is found. */
static GtkWidget *
find_label (GtkWidget *page)
{
  return gtk_widget_get_first_child (
      gtk_viewport_get_child (GTK_VIEWPORT (page)));
}

/* Not the one in the list of windows. */
static GtkWidget *
find_entry (TengenShortcutsWindow *keys)
{
  return gtk_widget_get_next_sibling (
      find_child (GTK_WIDGET (keys), GTK_TYPE_DROP_DOWN));
}

static void
changed_cb (GtkEditable *entry, const char **awaited)
{
  if (g_str_equal (gtk_editable_get_text (entry), *awaited))
    *awaited = NULL;
}

/* A search waits a little for more letters; to take away the old ones is a
 * change of its own. */
static void
search (TengenShortcutsWindow *keys, const char *text)
{
  GtkWidget *entry = find_entry (keys);
  const char *awaited = text;
  gulong id = g_signal_connect (
      entry, "search-changed", G_CALLBACK (changed_cb), &awaited);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  while (awaited != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (entry, id);
}

/* Each on the narrowest screen, and others of them each time. */
static void
test_sections (Fixture *f, gconstpointer data)
{
  static const char *const sections[] = { "play",   "clock",     "match",
                                          "review", "renju",     "score",
                                          "lesson", "classroom", "print" };
  TengenWindow *window = activate ();
  guint sum = 0;
  tengen_shortcuts_show (GTK_WINDOW (window), "play");
  TengenShortcutsWindow *keys = TENGEN_SHORTCUTS_WINDOW (find_keys ());
  GtkWidget *page = find_child (GTK_WIDGET (keys), GTK_TYPE_VIEWPORT);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      int width;
      tengen_shortcuts_window_set_section (keys, sections[i]);
      g_assert_cmpstr (get_keys_shown (GTK_WIDGET (keys)), ==, sections[i]);
      gtk_widget_measure (
          page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_test_message ("%s: %d wide", sections[i], width);
      g_assert_cmpint (width, <=, WIDTH);
      g_assert_cmpuint (count_shown (page, NULL), >, 4);
      sum += count_shown (page, NULL);
    }
  g_assert_cmpuint (sum, >, 100);
  gtk_window_destroy (GTK_WINDOW (keys));
}

/* By what it does, by its name, by the window; Escape shows all again. */
static void
test_search (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  tengen_shortcuts_show (GTK_WINDOW (window), "play");
  TengenShortcutsWindow *keys = TENGEN_SHORTCUTS_WINDOW (find_keys ());
  GtkWidget *page = find_child (GTK_WIDGET (keys), GTK_TYPE_VIEWPORT);
  guint all = count_shown (page, NULL);
  search (keys, "undo AND");
  g_assert_cmpuint (count_shown (page, NULL), ==, 1);
  g_assert_cmpuint (count_shown (page, "Undo and redo"), ==, 1);
  search (keys, "ctrl + h");
  g_assert_cmpuint (count_shown (page, "Games played here"), ==, 1);
  g_assert_cmpuint (count_shown (page, "New game"), ==, 0);
  search (keys, "shift+page up");
  g_assert_cmpuint (count_shown (page, "Ten moves back or forward"), ==, 1);
  /* the keys of a window, though none of them says so */
  search (keys, "Presenter");
  g_assert_cmpuint (count_shown (page, "Blank the wall"), ==, 1);
  g_assert_cmpuint (count_shown (page, "Next person"), ==, 0);
  search (keys, "zzz");
  g_assert_cmpuint (count_shown (page, NULL), ==, 0);
  g_assert_true (gtk_widget_get_visible (find_label (page)));
  g_signal_emit_by_name (find_entry (keys), "stop-search");
  g_assert_cmpuint (count_shown (page, NULL), ==, all);
  g_assert_false (gtk_widget_get_visible (find_label (page)));
  g_signal_emit_by_name (find_entry (keys), "stop-search");
  g_assert_null (find_keys ());
}

/* Another window's keys are all of them, whatever was looked for. */
static void
test_choice (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  tengen_shortcuts_show (GTK_WINDOW (window), "play");
  TengenShortcutsWindow *keys = TENGEN_SHORTCUTS_WINDOW (find_keys ());
  GtkWidget *page = find_child (GTK_WIDGET (keys), GTK_TYPE_VIEWPORT);
  search (keys, "undo AND");
  tengen_shortcuts_show (GTK_WINDOW (window), "score");
  g_assert_cmpstr (
      gtk_editable_get_text (GTK_EDITABLE (find_entry (keys))), ==, "");
  g_assert_cmpuint (count_shown (page, NULL), >, 1);
  gtk_window_destroy (GTK_WINDOW (keys));
}

static void
check_shown (GtkWidget *window, const char *section)
{
  g_assert_true (gtk_widget_activate_action (window, "win.shortcuts", NULL));
  g_assert_cmpstr (get_keys_shown (find_keys ()), ==, section);
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
  check_shown (GTK_WIDGET (application->preferences), "print");
  tengen_shortcuts_add (GTK_WINDOW (other), "score");
  check_shown (other, "score");
  check_shown (GTK_WIDGET (window), "play");
  check_shown (GTK_WIDGET (window), "play");
  gtk_window_destroy (GTK_WINDOW (other));
}

static void
add_tests (void)
{
  add ("/shortcuts/sections", test_sections);
  add ("/shortcuts/search", test_search);
  add ("/shortcuts/choice", test_choice);
  add ("/shortcuts/windows", test_windows);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
