/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-comment: comments and names that are being typed
 */
#include <locale.h>

#include "tengen-sgf-writer.h"
#include "tengen-test-review.h"

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

static gboolean
type_letter_cb (gpointer data)
{
  type_comment (data, "x");
  return G_SOURCE_CONTINUE;
}

/* Who types on and on has nothing to lose either. */
static void
test_comment_steady (void)
{
  Fixture self;
  guint typing;

  set_up (&self, GAME);
  typing = g_timeout_add (100, type_letter_cb, &self);
  for (gint64 end = g_get_monotonic_time () + 4 * G_TIME_SPAN_SECOND;
       g_get_monotonic_time () < end &&
       tengen_record_find (
           get_record (&self), get_node (&self), TENGEN_PROPERTY_C) == 0;)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (typing);
  g_assert_cmpuint (tengen_record_find (get_record (&self),
                                        get_node (&self),
                                        TENGEN_PROPERTY_C),
                    !=,
                    0);
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

/* The name of a node stands under the board. */
static void
test_name (void)
{
  Fixture self;
  GtkEditable *entry;

  set_up (&self, GAME);
  entry = tengen_review_comment_get_entry (child (&self, "comment"));
  gtk_editable_set_text (entry, "天");
  assert_property (&self, "N", "[天]");
  gtk_editable_set_text (entry, "天元");
  tengen_review_panel_flush (self.panel);
  assert_property (&self, "N", "[天元]");
  g_assert_cmpstr (tengen_play_page_get_sentence (self.page), ==, "天元");
  g_assert_true (act (&self, "game.forward"));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (g_getenv ("DISPLAY") == NULL && g_getenv ("WAYLAND_DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/review/panel/comment", test_comment);
  g_test_add_func ("/review/panel/comment-pause", test_comment_pause);
  g_test_add_func ("/review/panel/comment-steady", test_comment_steady);
  g_test_add_func ("/review/panel/comment-kept", test_comment_kept);
  g_test_add_func ("/review/panel/name", test_name);
  return g_test_run ();
}
