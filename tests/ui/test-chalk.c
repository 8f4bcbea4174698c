/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-chalk: the score of two teams: buttons, keys, names, sizes
 */
#include <gtk/gtk.h>

#include "display-start.h"
#include "tengen-chalk-tally.h"
#include "tengen-chalk.h"
#include "tengen-classroom-size.h"
#include "widget-keys.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *chalk;
  TengenTeams *teams;
} Fixture;

static void
start (Fixture *f)
{
  f->teams = tengen_teams_new ();
  f->window = gtk_window_new ();
  f->chalk = tengen_chalk_new (f->teams);
  gtk_window_set_child (GTK_WINDOW (f->window), f->chalk);
  gtk_window_present (GTK_WINDOW (f->window));
  while (!gtk_widget_get_mapped (f->chalk))
    g_main_context_iteration (NULL, TRUE);
}

static void
end (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (f->teams);
}

/* The nth widget of a type that is seen, in order. */
static GtkWidget *
find (GtkWidget *widget, GType type, int *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *next = gtk_widget_get_first_child (widget); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    {
      GtkWidget *found = find (next, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth (Fixture *f, GType type, int n)
{
  return find (f->chalk, type, &n);
}

static GtkButton *
find_button (Fixture *f, const char *label, int n)
{
  GtkWidget *button;

  for (int i = 0; (button = nth (f, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0 &&
        n-- == 0)
      return GTK_BUTTON (button);
  return NULL;
}

static void
click (Fixture *f, const char *label, int n)
{
  GtkButton *button = find_button (f, label, n);

  g_assert_nonnull (button);
  if (gtk_widget_get_sensitive (GTK_WIDGET (button)))
    g_signal_emit_by_name (button, "clicked");
}

static void
expect (Fixture *f, int black, int white)
{
  g_assert_cmpint (
      tengen_teams_get_points (f->teams, TENGEN_STONE_BLACK), ==, black);
  g_assert_cmpint (
      tengen_teams_get_points (f->teams, TENGEN_STONE_WHITE), ==, white);
}

static void
test_buttons (void)
{
  Fixture f;

  start (&f);
  click (&f, "−", 0);
  click (&f, "Undo", 0);
  click (&f, "Wipe off", 0);
  expect (&f, 0, 0);
  click (&f, "＋", 0);
  click (&f, "＋", 1);
  click (&f, "＋", 1);
  expect (&f, 1, 2);
  click (&f, "−", 1);
  expect (&f, 1, 1);
  click (&f, "Wipe off", 0);
  expect (&f, 0, 0);
  click (&f, "Undo", 0);
  expect (&f, 1, 1);
  end (&f);
}

static void
test_keys (void)
{
  Fixture f;

  start (&f);
  g_assert_true (run_shortcut (f.chalk, GDK_KEY_F2, 0));
  g_assert_true (run_shortcut (f.chalk, GDK_KEY_F3, 0));
  g_assert_true (run_shortcut (f.chalk, GDK_KEY_F3, 0));
  expect (&f, 1, 2);
  g_assert_true (run_shortcut (f.chalk, GDK_KEY_F3, GDK_SHIFT_MASK));
  expect (&f, 1, 1);
  g_assert_true (run_shortcut (f.chalk, GDK_KEY_F4, 0));
  expect (&f, 1, 2);
  /* what is not seen is not changed */
  gtk_widget_set_visible (f.chalk, FALSE);
  g_assert_false (run_shortcut (f.chalk, GDK_KEY_F2, 0));
  expect (&f, 1, 2);
  end (&f);
}

/* A name is changed in its field, and is that of both teams' models. */
static void
test_name (void)
{
  Fixture f;
  GtkMenuButton *name;
  GtkWidget *entry;
  int first = 0;

  start (&f);
  name = GTK_MENU_BUTTON (nth (&f, GTK_TYPE_MENU_BUTTON, 0));
  gtk_menu_button_popup (name);
  entry = find (
      GTK_WIDGET (gtk_menu_button_get_popover (name)), GTK_TYPE_ENTRY, &first);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Owls");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (
      tengen_teams_get_name (f.teams, TENGEN_STONE_BLACK), ==, "Owls");
  g_assert_cmpstr (
      gtk_label_get_label (GTK_LABEL (gtk_menu_button_get_child (name))),
      ==,
      "Owls");
  end (&f);
}

/* The longest names and most points fit on the smallest wall, in letters of
 * 1/24 of its height. */
static void
test_size (void)
{
  Fixture f;
  int least;
  int natural;

  start (&f);
  tengen_classroom_size_set (f.window, 32);
  tengen_teams_set_name (f.teams, TENGEN_STONE_BLACK, "MMMMMMMMMMMMMMM");
  tengen_teams_add_points (f.teams, TENGEN_STONE_BLACK, 99);
  tengen_teams_add_points (f.teams, TENGEN_STONE_WHITE, 99);
  gtk_widget_measure (
      f.chalk, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <=, 1024);
  end (&f);
}

static void
measure (Fixture *f, int *least, int *natural)
{
  gtk_widget_measure (nth (f, TENGEN_TYPE_CHALK_TALLY, 0),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      least,
                      natural,
                      NULL,
                      NULL);
}

/* More points want more room, and do not insist on it. */
static void
test_room (void)
{
  Fixture f;
  int least, natural, more_least, more_natural;

  start (&f);
  measure (&f, &least, &natural);
  g_assert_cmpint (least, >, 0);
  tengen_teams_add_points (f.teams, TENGEN_STONE_BLACK, 5);
  measure (&f, &more_least, &more_natural);
  g_assert_cmpint (more_natural, ==, natural);
  tengen_teams_add_points (f.teams, TENGEN_STONE_BLACK, 1);
  measure (&f, &more_least, &more_natural);
  g_assert_cmpint (more_least, ==, least);
  g_assert_cmpint (more_natural, >, natural);
  end (&f);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/chalk/buttons", test_buttons);
  g_test_add_func ("/chalk/keys", test_keys);
  g_test_add_func ("/chalk/name", test_name);
  g_test_add_func ("/chalk/size", test_size);
  g_test_add_func ("/chalk/room", test_room);
  return g_test_run ();
}
