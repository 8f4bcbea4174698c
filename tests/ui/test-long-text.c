/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-long-text: records with texts without end
 *
 * What:  no window stands still over them, nothing that is shown, hinted at or
 *        said to a screen reader is long, and nothing of them gets lost.
 * Shape: a letter, a kanji, an accent, a direction, a joined sign again and again, a line
 *        of three megabytes, 200,000 empty lines, each in all properties at once;
 *        then every screen that shows them. The short form has two of these,
 *        shorter, and some of the screens; LONG_TEXT_FIGURES writes the times.
 */

#include "app-window.h"
#include "review-find.h"
#include "tengen-review-comment.h"
#include "thread-time.h"

/* What may be seen or said in one piece: in letters; in characters, as an accent
 * is one; and how long a turn of the main loop may compute on a slow machine. */
#define MOST_LABEL 2700
#define MOST_FIELD 2000
#define MOST_TURN_US (SLOWER * G_TIME_SPAN_SECOND / 2)
/* In the long form the texts are five times as long, and two programs share the
 * units of a processor. */
#define MOST_TURN_LONG_US (3 * G_TIME_SPAN_SECOND / 2)

/* How many screens the short form looks at. */
#define N_SHORT_ACTIONS 3

/* All that says something by itself. */
#define TEXTS                                                                  \
  "PB PW BR WR BT WT EV RO PC RE DT GN GC RU CP US AN SO ON OT KM TM AP XX"

static const struct
{
  const char *name;
  const char *piece;
  gsize n;
  /* in how many texts, more would be more megabytes than a file has */
  const char *properties;
  gboolean in_short;
} kinds[] = {
  { "plain", "x", 1, TEXTS, FALSE },
  { "letters", "x", 100000, TEXTS, FALSE },
  { "kanji", "天", 100000, TEXTS, TRUE },
  { "accents", "\xcc\x81", 100000, TEXTS, TRUE },
  { "directions", "\xe2\x80\xae\xd7\x90", 100000, TEXTS, FALSE },
  { "joined", "\xf0\x9f\x91\xa9\xe2\x80\x8d", 100000, TEXTS, FALSE },
  { "line", "stone ", 500000, "PB EV RU", FALSE },
  { "lines", "\n", 200000, "PB GC", FALSE },
};

static gboolean
is_full (void)
{
  return g_getenv ("TENGEN_FULL") != NULL;
}

/* --- How long the window stands still --- */

static gint64 longest;

static void
turn (void)
{
  gint64 begin = get_thread_us ();
  g_main_context_iteration (NULL, FALSE);
  longest = MAX (longest, get_thread_us () - begin);
}

/* Until nothing has been due for a while. */
static void
run_idle (void)
{
  gint64 quiet = g_get_monotonic_time ();
  while (g_get_monotonic_time () - quiet < 25 * G_TIME_SPAN_MILLISECOND)
    if (g_main_context_pending (NULL))
      {
        gint64 begin = g_get_monotonic_time ();
        turn ();
        if (g_get_monotonic_time () - begin > 2 * G_TIME_SPAN_MILLISECOND)
          quiet = g_get_monotonic_time ();
      }
    else
      g_usleep (500);
}

/* --- What is seen --- */

static const char *step;

static void
check_length (GtkWidget *widget, const char *what, const char *text, glong most)
{
  if (text == NULL || g_utf8_strlen (text, -1) <= most)
    return;
  g_test_message ("%s: %s of %s has %ld characters",
                  step,
                  what,
                  G_OBJECT_TYPE_NAME (widget),
                  g_utf8_strlen (text, -1));
  g_test_fail ();
}

static void
check_said (GtkWidget *widget, GtkAccessibleProperty property, const char *what)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  /* gives the value where it is not this one */
  g_autofree char *said = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), property, "\x01", -1);
  check_length (widget, what, said, MOST_LABEL);
}

static void
check_lines (GtkTextView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextIter at;
  gtk_text_buffer_get_start_iter (buffer, &at);
  do
    g_assert_cmpint (gtk_text_iter_get_chars_in_line (&at), <=, MOST_FIELD);
  while (gtk_text_iter_forward_line (&at));
}

static void
check_widget (GtkWidget *widget)
{
  check_length (
      widget, "tooltip", gtk_widget_get_tooltip_text (widget), MOST_LABEL);
  check_said (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, "name");
  check_said (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "description");
  if (GTK_IS_LABEL (widget))
    check_length (
        widget, "text", gtk_label_get_text (GTK_LABEL (widget)), MOST_LABEL);
  if (GTK_IS_WINDOW (widget))
    check_length (widget,
                  "title",
                  gtk_window_get_title (GTK_WINDOW (widget)),
                  MOST_LABEL);
  if (GTK_IS_EDITABLE (widget))
    check_length (widget,
                  "text",
                  gtk_editable_get_text (GTK_EDITABLE (widget)),
                  MOST_FIELD);
  if (GTK_IS_TEXT_VIEW (widget))
    check_lines (GTK_TEXT_VIEW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (child);
}

static void
check_all (const char *kind)
{
  GListModel *windows = gtk_window_get_toplevels ();
  run_idle ();
  if (g_getenv ("LONG_TEXT_FIGURES") != NULL)
    g_printerr ("%-10s %-20s %6.1f ms\n", kind, step, (double) longest / 1000);
  g_test_message ("%s, %s: %.1f ms", kind, step, (double) longest / 1000);
  g_assert_cmpint (longest, <, is_full () ? MOST_TURN_LONG_US : MOST_TURN_US);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      check_widget (window);
    }
  longest = 0;
}

/* --- The screens --- */

/* A worker may hold a window for a while, nothing else. */
static void
wait_for_end (GtkWindow **window)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;
  const char *type = G_OBJECT_TYPE_NAME (*window);
  GtkWindow *weak = *window;
  g_object_add_weak_pointer (G_OBJECT (weak), (gpointer *) &weak);
  g_clear_object (window);
  while (weak != NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  if (weak == NULL)
    return;
  g_object_remove_weak_pointer (G_OBJECT (weak), (gpointer *) &weak);
  g_test_message ("%s stays", type);
  g_test_fail ();
}

static void
close_others (TengenWindow *window)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i - 1);
      if (other == NULL || (gpointer) other == window)
        continue;
      gtk_window_destroy (other);
      wait_for_end (&other);
    }
}

static void
do_step (TengenWindow *window, const char *kind, const char *action)
{
  gint64 begin = get_thread_us ();
  step = action;
  if (!gtk_widget_activate_action (GTK_WIDGET (window), action, NULL))
    return;
  longest = get_thread_us () - begin;
  check_all (kind);
  close_others (window);
  run_idle ();
}

static gpointer
get_part (TengenWindow *window, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (tengen_play_page_get_review_panel (window->page)),
      TENGEN_TYPE_REVIEW_PANEL,
      id);
}

static void
look_at_pages (TengenWindow *window, const char *kind)
{
  GtkStack *stack = get_part (window, "stack");
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (pages)); i > 0; i--)
    {
      g_autoptr (GObject) page =
          g_list_model_get_item (G_LIST_MODEL (pages), i - 1);
      step = gtk_stack_page_get_name (GTK_STACK_PAGE (page));
      gtk_stack_set_visible_child (
          stack, gtk_stack_page_get_child (GTK_STACK_PAGE (page)));
      check_all (kind);
    }
}

static void
show_all (TengenWindow *window, const char *kind)
{
  GtkWidget *button =
      find_widget (get_part (window, "comment"), is_button_named, "Show All");
  gint64 begin = get_thread_us ();
  step = "Show All";
  if (!gtk_widget_get_mapped (button))
    return;
  g_signal_emit_by_name (button, "clicked");
  longest = get_thread_us () - begin;
  check_all (kind);
}

static GString *
repeat (const char *piece, gsize n)
{
  GString *text = g_string_new (NULL);
  for (gsize i = 0; i < n; i++)
    g_string_append (text, piece);
  return text;
}

static char *
make_record (const char *properties, const char *text)
{
  g_auto (GStrv) names = g_strsplit (properties, " ", -1);
  g_autoptr (GString) game = g_string_new ("(;GM[1]FF[4]SZ[9]");
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (game, "%s[%s]", names[i], text);
  g_string_append_printf (game,
                          ";B[ee]C[%s]N[%s]LB[aa:%s]FG[257:%s];W[cc]MN[3])",
                          text,
                          text,
                          text,
                          text);
  g_string_append_printf (game, "(;GM[1]SZ[9]PB[%s];B[ee])", text);
  return g_string_free (g_steal_pointer (&game), FALSE);
}

static void
open_record (TengenWindow *window, GFile *file)
{
  step = "open";
  longest = 0;
  tengen_program_open_file (program, GTK_WINDOW (window), file, -1, FALSE);
  while (application->loading->len > 0)
    turn ();
}

static void
go (TengenWindow *window, const char *kind)
{
  gint64 begin = get_thread_us ();
  step = "step";
  tengen_session_step (get_session (window), 1);
  longest = get_thread_us () - begin;
  check_all (kind);
}

static void
test_screens (Fixture *f, gconstpointer data)
{
  static const char *const actions[] = {
    "win.info",   "win.games",       "win.classroom", "win.charset",
    "win.print",  "win.export",      "win.compare",   "app.records::all",
    "win.review", "win.count-steps", "win.shortcuts", "review.search",
  };
  guint i = GPOINTER_TO_UINT (data);
  gboolean full = is_full ();
  guint n_actions = full ? G_N_ELEMENTS (actions) : N_SHORT_ACTIONS;
  gsize n = full ? kinds[i].n : kinds[i].n / 5;
  g_autoptr (GString) text = repeat (kinds[i].piece, n);
  g_autofree char *record = make_record (kinds[i].properties, text->str);
  g_autoptr (GFile) file = make_file (f, "long.sgf", record);
  TengenWindow *window = activate ();
  open_record (window, file);
  check_all (kinds[i].name);
  close_others (window);
  go (window, kinds[i].name);
  show_all (window, kinds[i].name);
  look_at_pages (window, kinds[i].name);
  for (guint k = 0; k < n_actions; k++)
    do_step (window, kinds[i].name, actions[k]);
}

static void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (!kinds[i].in_short && !is_full ())
        continue;
      g_autofree char *path =
          g_strconcat ("/long-text/screens/", kinds[i].name, NULL);
      g_test_add (
          path, Fixture, GUINT_TO_POINTER (i), set_up, test_screens, tear_down);
    }
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
