/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-help-window: the pages of the help: reading, searching, going back
 */

#include "display-start.h"
#include "help-shown.h"
#include "main-loop.h"
#include "tengen-help-shelf.h"
#include "tengen-text-look.h"

#include <string.h>

typedef struct
{
  TengenHelpWindow *window;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->window = TENGEN_HELP_WINDOW (tengen_help_window_new ());
  gtk_window_present (GTK_WINDOW (f->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->window)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->window), TENGEN_TYPE_HELP_WINDOW, id);
}

static void
act (Fixture *f, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (f->window), action, NULL);
}

static void
check_shown (Fixture *f, const char *id)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (child (f, "rows"));
  GtkWidget *title = gtk_widget_get_first_child (child (f, "blocks"));

  g_assert_cmpstr (get_help_shown (f->window), ==, id);
  /* row and heading are of the same page */
  g_assert_cmpstr (
      gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))),
      ==,
      gtk_label_get_text (GTK_LABEL (title)));
}

static void
test_pages (Fixture *f, gconstpointer data)
{
  check_shown (f, TENGEN_HELP_FIRST);
  tengen_help_window_open (f->window, "counting");
  check_shown (f, "counting");
  tengen_help_window_open (f->window, "no-such-page");
  check_shown (f, "counting");
  gtk_widget_activate_action (
      GTK_WIDGET (child (f, "blocks")), "help.open", "s", "rules");
  check_shown (f, "rules");
  act (f, "help.back");
  check_shown (f, "counting");
  act (f, "help.back");
  check_shown (f, TENGEN_HELP_FIRST);
  act (f, "help.back");
  check_shown (f, TENGEN_HELP_FIRST);
  act (f, "help.forward");
  check_shown (f, "counting");
  tengen_help_window_open (f->window, "clock");
  act (f, "help.forward");
  check_shown (f, "clock");
  act (f, "help.back");
  check_shown (f, "counting");
}

/* A window that opens with a page has none before it; one that is open has. */
static void
test_first_page (Fixture *f, gconstpointer data)
{
  TengenHelpWindow *window = TENGEN_HELP_WINDOW (tengen_help_window_new ());

  tengen_help_window_open (window, "counting");
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "help.back", NULL);
  g_assert_cmpstr (get_help_shown (window), ==, "counting");
  gtk_window_destroy (GTK_WINDOW (window));

  tengen_help_window_open (f->window, "counting");
  act (f, "help.back");
  check_shown (f, TENGEN_HELP_FIRST);
}

static guint
count_rows (Fixture *f)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0;
       (row = gtk_list_box_get_row_at_index (child (f, "rows"), i)) != NULL;
       i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row)) ? 1 : 0;
  return n;
}

static void
search (Fixture *f, const char *text)
{
  gtk_editable_set_text (child (f, "search"), text);
  g_signal_emit_by_name (child (f, "search"), "search-changed");
}

static void
test_search (Fixture *f, gconstpointer data)
{
  guint all = count_rows (f);

  search (f, "BYO-yomi");
  g_assert_cmpuint (count_rows (f), >=, 1);
  g_assert_cmpuint (count_rows (f), <, 5);
  g_signal_emit_by_name (child (f, "search"), "activate");
  check_shown (f, "clock");
  search (f, "zzzz");
  g_assert_cmpuint (count_rows (f), ==, 0);
  g_assert_cmpstr (
      gtk_label_get_label (child (f, "said")), ==, "No page found");
  g_signal_emit_by_name (child (f, "search"), "activate");
  check_shown (f, "clock");
  g_signal_emit_by_name (child (f, "search"), "stop-search");
  g_signal_emit_by_name (child (f, "search"), "search-changed");
  g_assert_cmpuint (count_rows (f), ==, all);
  g_assert_false (gtk_widget_get_visible (child (f, "said")));
}

static void
test_scale (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  double scale = 0;

  act (f, "help.larger");
  g_object_get (look, "text-scale", &scale, NULL);
  g_assert_cmpfloat_with_epsilon (scale, 1.1, 0.001);
  for (int i = 0; i < 30; i++)
    act (f, "help.smaller");
  g_object_get (look, "text-scale", &scale, NULL);
  g_assert_cmpfloat (scale, ==, TENGEN_TEXT_LOOK_SCALE_MIN);
  act (f, "help.normal");
  g_object_get (look, "text-scale", &scale, NULL);
  g_assert_cmpfloat (scale, ==, 1);
}

/* What is read can be selected, wherever it stands in the page. */
static gboolean
can_select (GtkWidget *widget, const char *part)
{
  if (GTK_IS_LABEL (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL)
    return gtk_label_get_selectable (GTK_LABEL (widget));
  for (GtkWidget *one = gtk_widget_get_first_child (widget); one != NULL;
       one = gtk_widget_get_next_sibling (one))
    if (can_select (one, part))
      return TRUE;
  return FALSE;
}

static void
test_select (Fixture *f, gconstpointer data)
{
  tengen_help_window_open (f->window, "refused");
  g_assert_true (can_select (child (f, "blocks"), "Nothing is lost"));
  g_assert_true (can_select (child (f, "blocks"), "lies there already"));
}

static void
wait_width (Fixture *f, gboolean narrow)
{
  GtkWidget *button = child (f, "list_button");

  for (int i = 0; i < 2000 && gtk_widget_get_visible (button) != narrow; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_true (gtk_widget_get_visible (button) == narrow);
}

static void
test_narrow (Fixture *f, gconstpointer data)
{
  GtkWidget *side = child (f, "side");
  GtkWidget *scroller = child (f, "scroller");

  g_assert_true (gtk_widget_get_visible (side));
  gtk_window_set_default_size (GTK_WINDOW (f->window), 480, 600);
  wait_width (f, TRUE);
  g_assert_false (gtk_widget_get_visible (side));
  act (f, "help.list");
  g_assert_true (gtk_widget_get_visible (side));
  g_assert_false (gtk_widget_get_visible (scroller));
  /* the search is in the list */
  act (f, "help.list");
  g_assert_false (gtk_widget_get_visible (side));
  act (f, "help.search");
  g_assert_true (gtk_widget_get_visible (side));
  g_signal_emit_by_name (child (f, "rows"),
                         "row-activated",
                         gtk_list_box_get_row_at_index (child (f, "rows"), 1));
  g_assert_true (gtk_widget_get_visible (scroller));
  g_assert_false (gtk_widget_get_visible (side));
  check_shown (f, "first-game");
  gtk_window_set_default_size (GTK_WINDOW (f->window), 900, 600);
  wait_width (f, FALSE);
  g_assert_true (gtk_widget_get_visible (side));
}

/* Every page of both languages can be read and drawn. */
static void
test_languages (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenHelpShelf) ja = tengen_help_shelf_new ("ja");
  g_autoptr (TengenHelpShelf) en = tengen_help_shelf_new ("en");
  const GPtrArray *pages = tengen_help_shelf_get_pages (ja);

  g_assert_cmpuint (pages->len, >=, 20);
  g_assert_cmpuint (pages->len, ==, tengen_help_shelf_get_pages (en)->len);
  for (guint i = 0; i < pages->len; i++)
    {
      const TengenHelpPage *page = g_ptr_array_index (pages, i);
      const TengenHelpPage *other = tengen_help_shelf_find (en, page->id);

      g_assert_nonnull (other);
      g_assert_cmpstr (page->title, !=, other->title);
      tengen_help_window_open (f->window, page->id);
      check_shown (f, page->id);
    }
  g_assert_true (tengen_lesson_entry_matches (
      &tengen_help_shelf_find (ja, "counting")->entry, "シニイシ"));
}

static void
test_text (Fixture *f, gconstpointer data)
{
  static const char text[] =
      "<page xmlns='urn:tengen:help:1' id='a' xml:lang='ja' group='G'>\n"
      "<title>A &amp; B</title>\n"
      "<p>\n  石を\n  置きます。<b>Ctrl+N</b> or\n  <a to='rules'>R &lt; "
      "S</a></p>\n"
      "<steps><item>\n  <b>x</b></item><item>y</item></steps>\n"
      "<board rows='.X. O#a ...'>see</board></page>";
  g_autoptr (TengenHelpPage) page = tengen_help_page_read (text, strlen (text));
  const TengenHelpBlock *block = NULL;

  g_assert_nonnull (page);
  g_assert_cmpstr (page->title, ==, "A & B");
  block = g_ptr_array_index (page->blocks, 0);
  g_assert_cmpstr (block->markup,
                   ==,
                   "石を置きます。<b>Ctrl+N</b> or "
                   "<a href=\"help:rules\">R &lt; S</a>");
  g_assert_cmpstr (g_ptr_array_index (page->links, 0), ==, "rules");
  block = g_ptr_array_index (page->blocks, 1);
  g_assert_cmpstr (block->markup, ==, "<b>x</b>");
  block = g_ptr_array_index (page->blocks, 2);
  g_assert_cmpstr (block->marker, ==, "2.");
  block = g_ptr_array_index (page->blocks, 3);
  g_assert_cmpint (block->view->stones[1], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (block->view->stones[3], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (block->view->marks[4], ==, TENGEN_VIEW_MARK_REFUSED);
  g_assert_cmpstr (block->view->labels[5], ==, "a");
  g_assert_null (tengen_help_page_read ("<page/>", 7));
  g_assert_null (tengen_help_page_read ("<page", 5));
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/help-window/pages", test_pages);
  add ("/help-window/first-page", test_first_page);
  add ("/help-window/search", test_search);
  add ("/help-window/scale", test_scale);
  add ("/help-window/select", test_select);
  add ("/help-window/narrow", test_narrow);
  add ("/help-window/languages", test_languages);
  add ("/help-window/text", test_text);
  return g_test_run ();
}
