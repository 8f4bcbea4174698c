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
      gtk_menu_button_get_label (GTK_MENU_BUTTON (find_named (walk, "place"))),
      ==,
      place);
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
  const gboolean solved[] = { FALSE, TRUE };
  GtkWidget *walk = tengen_practice_walk_new ();

  gtk_window_set_child (f->window, walk);
  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (walk), 0, solved, 2);
  check_walk (walk, "Problem 1 / 2", FALSE, FALSE);
  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (walk), 1, solved, 2);
  check_walk (walk, "Problem 2 / 2", TRUE, TRUE);
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, Fixture *f)
{
  g_string_append_printf (
      f->asked, "show %u;", g_variant_get_uint32 (parameter));
}

/* The list has all problems and begins at the one that is shown. */
static void
test_numbers (Fixture *f, gconstpointer data)
{
  const gboolean solved[] = { FALSE, TRUE, FALSE };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action =
      g_simple_action_new ("show-problem", G_VARIANT_TYPE_UINT32);
  GtkWidget *walk = tengen_practice_walk_new ();
  GtkGridView *list;
  GtkSelectionModel *model;

  g_signal_connect (action, "activate", G_CALLBACK (show_cb), f);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (
      GTK_WIDGET (f->window), "win", G_ACTION_GROUP (group));
  gtk_window_set_child (f->window, walk);
  tengen_practice_walk_show (TENGEN_PRACTICE_WALK (walk), 2, solved, 3);
  list = GTK_GRID_VIEW (find (walk, GTK_TYPE_GRID_VIEW));
  model = gtk_grid_view_get_model (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 3);
  g_assert_true (gtk_selection_model_is_selected (model, 2));
  for (guint i = 0; i < 3; i++)
    {
      static const char *const texts[] = { "1", "2 ✓", "3" };
      g_autoptr (GtkStringObject) text =
          g_list_model_get_item (G_LIST_MODEL (model), i);

      g_assert_cmpstr (gtk_string_object_get_string (text), ==, texts[i]);
    }
  g_signal_emit_by_name (list, "activate", 1);
  g_assert_cmpstr (f->asked->str, ==, "show 1;");
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
  g_test_add ("/practice-collections/numbers",
              Fixture,
              NULL,
              set_up,
              test_numbers,
              tear_down);
  return g_test_run ();
}
