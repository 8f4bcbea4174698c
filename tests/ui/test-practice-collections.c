/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-practice-collections: files of problems, and what stands below a problem
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-practice-collections.h"
#include "tengen-practice-walk.h"
#include "widget-find.h"

typedef struct
{
  GtkWindow *window;
  TengenPracticeCollections *files;
  /* what was asked for */
  GString *asked;
} Fixture;

static void
collection_cb (TengenPracticeCollections *files, const char *uri, Fixture *f)
{
  g_string_append_printf (f->asked, "open %s;", uri);
}

static void
forget_cb (TengenPracticeCollections *files, const char *uri, Fixture *f)
{
  g_string_append_printf (f->asked, "forget %s;", uri);
  /* as the window does */
  tengen_practice_collections_clear (files);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->asked = g_string_new (NULL);
  f->files = g_object_new (TENGEN_TYPE_PRACTICE_COLLECTIONS, NULL);
  f->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (f->window, GTK_WIDGET (f->files));
  g_signal_connect (f->files, "collection", G_CALLBACK (collection_cb), f);
  g_signal_connect (f->files, "forget", G_CALLBACK (forget_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_string_free (f->asked, TRUE);
  gtk_window_destroy (f->window);
}

static GtkListBox *
get_list (Fixture *f)
{
  return GTK_LIST_BOX (find (GTK_WIDGET (f->files), GTK_TYPE_LIST_BOX));
}

static void
test_list (Fixture *f, gconstpointer data)
{
  GtkListBoxRow *row;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_list (f))));
  g_assert_nonnull (find_actor (GTK_WIDGET (f->files), "win.open-problems"));
  tengen_practice_collections_add (f->files, "file:///a", "a", "1 of 2 solved");
  tengen_practice_collections_add (f->files, "file:///b", "b", "It is gone.");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (get_list (f))));
  row = gtk_list_box_get_row_at_index (get_list (f), 0);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "a · 1 of 2 solved");
  g_signal_emit_by_name (get_list (f), "row-activated", row);
  g_assert_cmpstr (f->asked->str, ==, "open file:///a;");
  g_string_truncate (f->asked, 0);
  row = gtk_list_box_get_row_at_index (get_list (f), 1);
  g_signal_emit_by_name (find (GTK_WIDGET (row), GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpstr (f->asked->str, ==, "forget file:///b;");
  g_assert_null (gtk_list_box_get_row_at_index (get_list (f), 0));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_list (f))));
}

static void
check_walk (GtkWidget *walk, const char *place, gboolean solved, gboolean last)
{
  g_assert_cmpstr (
      gtk_label_get_text (GTK_LABEL (find_named (walk, "place"))), ==, place);
  g_assert_cmpint (
      gtk_widget_get_visible (find_named (walk, "solved")), ==, solved);
  g_assert_cmpint (
      gtk_widget_get_visible (find_named (walk, "leave")), ==, last);
  g_assert_cmpint (
      gtk_widget_get_visible (find_named (walk, "next")), ==, !last);
}

/* The last problem leads back. */
static void
test_walk (Fixture *f, gconstpointer data)
{
  GtkWidget *walk = tengen_practice_walk_new ();

  gtk_window_set_child (f->window, walk);
  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (walk), 0, 2, FALSE);
  check_walk (walk, "Problem 1 / 2", FALSE, FALSE);
  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (walk), 1, 2, TRUE);
  check_walk (walk, "Problem 2 / 2", TRUE, TRUE);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add ("/practice-collections/list",
              Fixture,
              NULL,
              set_up,
              test_list,
              tear_down);
  g_test_add ("/practice-collections/walk",
              Fixture,
              NULL,
              set_up,
              test_walk,
              tear_down);
  return g_test_run ();
}
