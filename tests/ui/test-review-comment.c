/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-comment: comments and names that are being typed
 */

#include "display-start.h"
#include "tengen-sgf-writer.h"
#include "tengen-test-review.h"
#include "play-parts.h"
#include "widget-keys.h"

/* What is typed is there after undo, redo, and going elsewhere. */
static void
test_comment (void)
{
  Fixture self;

  set_up (&self, GAME);
  g_assert_false (gtk_text_buffer_get_enable_undo (get_buffer (&self)));
  /* the first letter is written at once, what follows waits */
  type_comment (&self, "白");
  assert_property (&self, "C", "[白]");
  type_comment (&self, "の]三連星\nです: \\");
  assert_property (&self, "C", "[白]");
  tengen_review_panel_flush (self.panel);
  assert_property (&self, "C", "[白の\\]三連星\nです: \\\\]");
  assert_comment (&self, "白の]三連星\nです: \\");
  /* all of it is one step */
  g_assert_true (act (&self, "game.undo"));
  assert_comment (&self, "");
  g_assert_true (act (&self, "game.redo"));
  assert_comment (&self, "白の]三連星\nです: \\");

  /* not written yet, it is what Ctrl+Z takes back */
  g_assert_true (act (&self, "game.undo"));
  tengen_session_step (self.session, 1);
  type_comment (&self, "x");
  g_assert_true (act (&self, "game.undo"));
  assert_comment (&self, "");
  tengen_session_step (self.session, -1);
  type_comment (&self, "first");
  tengen_session_step (self.session, 3);
  assert_comment (&self, "Main line");
  tengen_session_step (self.session, -3);
  g_assert_cmpuint (get_move (&self), ==, 0);
  assert_property (&self, "C", "[first]");
  /* who goes on before it is written stays there */
  type_comment (&self, "very ");
  type_comment (&self, "my ");
  tengen_session_step (self.session, 3);
  g_assert_cmpuint (get_move (&self), ==, 3);
  assert_comment (&self, "Main line");
  tengen_session_step (self.session, -3);
  assert_property (&self, "C", "[very my first]");
  tear_down (&self);
}

/* A pause is enough; the text and the place in it stay as they are. */
static void
test_comment_pause (void)
{
  Fixture self;
  GtkTextIter at;

  set_up (&self, GAME);
  type_comment (&self, "tab\there ");
  gtk_text_buffer_get_iter_at_offset (get_buffer (&self), &at, 3);
  gtk_text_buffer_place_cursor (get_buffer (&self), &at);
  while (tengen_record_find (
             get_record (&self), get_node (&self), TENGEN_PROPERTY_C) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_comment (&self, "tab\there ");
  gtk_text_buffer_get_iter_at_mark (
      get_buffer (&self), &at, gtk_text_buffer_get_insert (get_buffer (&self)));
  g_assert_cmpint (gtk_text_iter_get_offset (&at), ==, 3);
  tear_down (&self);
}

typedef struct
{
  Fixture *self;
  /* when each letter was typed */
  GArray *times;
} Typing;

static gboolean
type_letter_cb (gpointer data)
{
  Typing *typing = data;
  gint64 now = g_get_monotonic_time ();

  type_comment (typing->self, "x");
  g_array_append_val (typing->times, now);
  return G_SOURCE_CONTINUE;
}

static gsize
count_recorded (Fixture *self)
{
  g_autofree char *text = tengen_record_get_text (
      get_record (self), get_node (self), TENGEN_PROPERTY_C);

  return text != NULL ? strlen (text) : 0;
}

/* The oldest letter that the record does not have waits since then. */
static gint64
get_wait (Typing *typing)
{
  gsize n = count_recorded (typing->self);

  return n < typing->times->len ? g_get_monotonic_time () -
                                      g_array_index (typing->times, gint64, n)
                                : 0;
}

/* What is typed is in the record at most 0.8 seconds later, even on a machine
 * that has other things to do, and however the user goes on typing. */
static void
test_comment_steady (void)
{
  Fixture self;
  Typing typing = { &self, g_array_new (FALSE, FALSE, sizeof (gint64)) };
  gint64 end = g_get_monotonic_time () + 1500 * G_TIME_SPAN_MILLISECOND;
  gint64 longest = 0;
  guint id;

  set_up (&self, GAME);
  id = g_timeout_add (40, type_letter_cb, &typing);
  while (g_get_monotonic_time () < end)
    {
      gint64 before = get_wait (&typing);

      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, before);
    }
  g_source_remove (id);
  g_test_message ("%.0f ms", (double) longest / 1000);
  g_assert_cmpuint (typing.times->len, >, 5);
  g_assert_cmpint (longest, <, 700 * G_TIME_SPAN_MILLISECOND);
  g_array_unref (typing.times);
  tear_down (&self);
}

/* --- Long texts --- */

#define LONG 100000

static GtkWidget *
find_show_all (GtkWidget *top)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (top) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (top)), "Show All") == 0)
    return top;
  for (GtkWidget *child = gtk_widget_get_first_child (top);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_show_all (child);
  return found;
}

static char *
make_game (const char *property, const char *piece, gsize n)
{
  g_autofree char *text = g_strnfill (n, *piece);

  return g_strdup_printf ("(;GM[1]SZ[9]%s[%s];B[ee])", property, text);
}

static void
assert_raw (Fixture *self, const char *name, const char *before, gsize n)
{
  g_autofree char *text = g_strnfill (n, 'x');
  g_autofree char *wanted = g_strdup_printf ("%s%s", before, text);
  const TengenRecord *record = get_record (self);
  TengenNodeProperty found =
      tengen_record_find_named (record, get_node (self), name);
  gsize length = 0;
  const char *raw =
      found != 0 ? tengen_record_get_raw (
                       record, tengen_record_get_value (record, found), &length)
                 : NULL;

  /* 100,000 letters tell nothing where the test fails */
  g_assert_cmpuint (length, ==, strlen (wanted));
  g_assert_true (length == strlen (wanted) &&
                 memcmp (raw, wanted, length) == 0);
}

static int
get_longest_line (Fixture *self)
{
  GtkTextIter at;
  int longest = 0;

  gtk_text_buffer_get_start_iter (get_buffer (self), &at);
  do
    longest = MAX (longest, gtk_text_iter_get_chars_in_line (&at));
  while (gtk_text_iter_forward_line (&at));
  return longest;
}

/* A comment of any length is shown cut and left alone; as a whole it can be
 * changed, and keeps all of its letters. */
static void
test_long (void)
{
  Fixture self;
  g_autofree char *game = make_game ("C", "x", LONG);
  GtkWidget *all;
  GtkTextIter start;

  set_up (&self, game);
  all = find_show_all (child (&self, "comment"));
  g_assert_true (gtk_widget_get_mapped (all));
  g_assert_false (gtk_text_view_get_editable (
      template_child (child (&self, "comment"), "view")));
  g_assert_cmpint (
      gtk_text_buffer_get_char_count (get_buffer (&self)), <, LONG / 2);
  type_comment (&self, "lost");
  tengen_session_step (self.session, 1);
  tengen_session_step (self.session, -1);
  assert_raw (&self, "C", "", LONG);

  g_signal_emit_by_name (all, "clicked");
  g_assert_false (gtk_widget_get_visible (all) && gtk_widget_get_mapped (all));
  g_assert_true (gtk_text_view_get_editable (
      template_child (child (&self, "comment"), "view")));
  g_assert_cmpint (get_longest_line (&self), <=, 2000);
  gtk_text_buffer_get_start_iter (get_buffer (&self), &start);
  gtk_text_buffer_insert (get_buffer (&self), &start, "よ\n", -1);
  tengen_review_panel_flush (self.panel);
  assert_raw (&self, "C", "よ\n", LONG);
  g_assert_true (act (&self, "game.undo"));
  assert_raw (&self, "C", "", LONG);
  tear_down (&self);
}

/* The lines of the view are short, those of the comment stay what they are:
 * when it is filled, typed on, pasted into, broken and joined. */
static void
test_long_line (void)
{
  Fixture self;
  g_autofree char *game = make_game ("C", "x", 20000);
  g_autofree char *more = g_strnfill (4000, 'x');
  GtkTextIter at, end;

  set_up (&self, game);
  g_assert_cmpint (get_longest_line (&self), <=, 2000);
  /* typing makes a line longer until it is broken */
  gtk_text_buffer_get_iter_at_offset (get_buffer (&self), &at, 200);
  for (int i = 0; i < 3000; i++)
    gtk_text_buffer_insert (get_buffer (&self), &at, "x", 1);
  g_assert_cmpint (get_longest_line (&self), <=, 2001);
  gtk_text_buffer_insert (get_buffer (&self), &at, more, -1);
  g_assert_cmpint (get_longest_line (&self), <=, 2001);
  tengen_review_panel_flush (self.panel);
  assert_raw (&self, "C", "", 27000);
  /* what comes from another system has its own ends of lines */
  gtk_text_buffer_get_start_iter (get_buffer (&self), &at);
  gtk_text_buffer_insert (get_buffer (&self), &at, "1\r\n2\r3\n", -1);
  tengen_review_panel_flush (self.panel);
  assert_raw (&self, "C", "1\n2\n3\n", 27000);
  /* a break that is none of the text can be deleted and is nothing */
  gtk_text_buffer_get_iter_at_line (get_buffer (&self), &at, 4);
  end = at;
  gtk_text_iter_backward_char (&at);
  gtk_text_buffer_delete (get_buffer (&self), &at, &end);
  tengen_review_panel_flush (self.panel);
  assert_raw (&self, "C", "1\n2\n3\n", 27000);
  tear_down (&self);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

/* What is copied from such a line is the text. */
static void
test_long_copy (void)
{
  Fixture self;
  g_autofree char *game = make_game ("C", "x", 5000);
  g_autofree char *wanted = g_strnfill (5000, 'x');
  g_autofree char *copied = NULL;
  GtkTextView *view;
  GtkTextIter start, end;

  set_up (&self, game);
  view = template_child (child (&self, "comment"), "view");
  gtk_text_buffer_get_bounds (get_buffer (&self), &start, &end);
  gtk_text_buffer_select_range (get_buffer (&self), &start, &end);
  g_signal_emit_by_name (view, "cut-clipboard");
  gdk_clipboard_read_text_async (
      gtk_widget_get_clipboard (GTK_WIDGET (view)), NULL, read_cb, &copied);
  while (copied == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (copied, ==, wanted);
  assert_comment (&self, "");
  tear_down (&self);
}

/* A name that has no room in its entry cannot be broken by typing; it goes as a
 * whole, and comes back. */
static void
test_long_name (void)
{
  Fixture self;
  g_autofree char *game = make_game ("N", "x", LONG);
  GtkEditable *entry;

  set_up (&self, game);
  entry = template_child (child (&self, "comment"), "entry");
  g_assert_cmpuint (strlen (gtk_editable_get_text (entry)), <, 1000);
  g_assert_false (gtk_editable_get_editable (entry));
  tengen_play_page_set_alone (self.page, TRUE);
  g_assert_cmpuint (strlen (get_page_sentence (self.page)), <, 1000);
  tengen_play_page_set_alone (self.page, FALSE);
  tengen_review_panel_flush (self.panel);
  tengen_session_step (self.session, 1);
  g_assert_true (gtk_editable_get_editable (entry));
  tengen_session_step (self.session, -1);
  assert_raw (&self, "N", "", LONG);
  send_key (entry, GDK_KEY_Delete, 0);
  assert_property (&self, "N", "");
  g_assert_true (gtk_editable_get_editable (entry));
  gtk_editable_set_text (entry, "short");
  tengen_review_panel_flush (self.panel);
  assert_property (&self, "N", "[short]");
  g_assert_true (act (&self, "game.undo"));
  g_assert_true (act (&self, "game.undo"));
  assert_raw (&self, "N", "", LONG);
  g_assert_false (gtk_editable_get_editable (entry));
  tear_down (&self);
}

/* A window that is closed has lost nothing; another game gets nothing. */
static void
test_comment_kept (void)
{
  Fixture self;

  set_up (&self, GAME);
  type_comment (&self, "last words");
  g_object_set (self.page, "review", FALSE, NULL);
  assert_property (&self, "C", "[last words]");
  g_object_set (self.page, "review", TRUE, NULL);
  type_comment (&self, "> ");
  tengen_play_page_flush (self.page);
  tengen_session_set_game (self.session, open_game ("(;GM[1]SZ[9]C[other])"));
  assert_comment (&self, "other");
  assert_property (&self, "C", "[other]");
  type_comment (&self, "an");
  gtk_window_set_child (GTK_WINDOW (self.window), NULL);
  settle ();
  assert_property (&self, "C", "[another]");
  gtk_window_destroy (GTK_WINDOW (self.window));
  settle ();
  g_assert_finalize_object (self.session);
}

/* The name of a node stands in its field; under a board alone below that. */
static void
test_name (void)
{
  Fixture self;
  GtkEditable *entry;

  set_up (&self, GAME);
  entry = template_child (child (&self, "comment"), "entry");
  gtk_editable_set_text (entry, "天");
  assert_property (&self, "N", "[天]");
  gtk_editable_set_text (entry, "天元");
  tengen_review_panel_flush (self.panel);
  assert_property (&self, "N", "[天元]");
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  tengen_play_page_set_alone (self.page, TRUE);
  g_assert_cmpstr (get_page_sentence (self.page), ==, "天元");
  tengen_play_page_set_alone (self.page, FALSE);
  g_assert_cmpstr (get_page_sentence (self.page), ==, "");
  g_assert_true (act (&self, "game.forward"));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/panel/comment", test_comment);
  g_test_add_func ("/review/panel/comment-pause", test_comment_pause);
  g_test_add_func ("/review/panel/comment-steady", test_comment_steady);
  g_test_add_func ("/review/panel/comment-kept", test_comment_kept);
  g_test_add_func ("/review/panel/name", test_name);
  g_test_add_func ("/review/panel/long", test_long);
  g_test_add_func ("/review/panel/long-line", test_long_line);
  g_test_add_func ("/review/panel/long-copy", test_long_copy);
  g_test_add_func ("/review/panel/long-name", test_long_name);
  return g_test_run ();
}
