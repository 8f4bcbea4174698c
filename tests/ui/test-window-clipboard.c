/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-window-clipboard: copying from a window, pasting and dropping into it
 */
#include "clipboard-text.h"

static void
test_copy (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file =
      make_file (f,
                 "two.sgf",
                 "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc](;B[dd])(;B[aa]C[here]))"
                 "(;GM[1]SZ[13]PB[other])");
  open_file (window, file);
  tengen_session_step (get_session (window), 2);
  run (window, "win.copy-game");
  assert_subtitle_has (window, "Copied");
  assert_subtitle_has (window, "2 / 3");
  g_autofree char *game = read_clipboard (window);
  g_assert_nonnull (strstr (game, "C[here]"));
  g_assert_nonnull (strstr (game, "SZ[9]"));
  g_assert_null (strstr (game, "other"));
  run (window, "win.copy-position");
  g_autofree char *position = read_clipboard (window);
  g_assert_nonnull (strstr (position, "AB[ee]"));
  g_assert_nonnull (strstr (position, "AW[cc]"));
  run (window, "win.copy-diagram");
  g_autofree char *diagram = read_clipboard (window);
  g_assert_cmpstr (diagram,
                   ==,
                   "$$B9\n"
                   "$$  -------------------\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$ | . . O . . . , . . |\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$ | . . . . X . . . . |\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$ | . . , . . . , . . |\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$ | . . . . . . . . . |\n"
                   "$$  -------------------\n");
}

/* The diagram of a lesson, with the marks of the node; where there can be none
 * it is said why, and the clipboard stays as it is. */
static void
test_copy_lesson (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (
      f, "marks.sgf", "(;GM[1]SZ[9]RU[Japanese];B[ee];W[cc]LB[dd:a])");
  g_autoptr (GFile) other = make_file (f, "small.sgf", "(;GM[1]SZ[3];B[bb])");
  open_file (window, file);
  tengen_session_step (get_session (window), 2);
  run (window, "win.copy-lesson");
  assert_subtitle_has (window, "Copied");
  g_autofree char *text = read_clipboard (window);
  g_assert_true (g_str_has_prefix (
      text,
      "<diagram game=\"go\" rules=\"japan\" size=\"9\" to-play=\"black\""));
  g_assert_nonnull (strstr (text, "    . . O . . . . . .\n"));
  g_assert_nonnull (strstr (text, "<label at=\"D6\" text=\"a\"/>"));
  open_file (window, other);
  window = find_window_of (other);
  run (window, "win.copy-lesson");
  g_assert_nonnull (
      strstr (tengen_notice_get_text (window->notice), "5 to 19 lines"));
  g_autofree char *same = read_clipboard (window);
  g_assert_cmpstr (same, ==, text);
}

/* It is said for a moment only. */
static void
test_copied (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  run (window, "win.copy-game");
  guint first = window->copied_id;
  run (window, "win.copy-diagram");
  g_assert_cmpuint (window->copied_id, !=, first);
  assert_subtitle_has (window, "Copied");
  /* no need to sit the two seconds out */
  g_source_set_ready_time (
      g_main_context_find_source_by_id (NULL, window->copied_id), 0);
  while (window->copied_id != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (strstr (gtk_label_get_label (window->subtitle), "Copied"));
}

static void
texture_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GdkTexture **) data =
      gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy_picture (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  gdk_clipboard_set_text (clipboard, "before");
  run (window, "win.copy-picture");
  while (!gdk_content_formats_contain_gtype (
      gdk_clipboard_get_formats (clipboard), GDK_TYPE_TEXTURE))
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (GdkTexture) texture = NULL;
  gdk_clipboard_read_texture_async (clipboard, NULL, texture_cb, &texture);
  while (texture == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gdk_texture_get_width (texture), >, 900);
  g_assert_cmpint (gdk_texture_get_height (texture), >, 900);
}

static void
test_paste (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  paste (window, "no record at all");
  wait_for_notice (window, "no game record");
  g_assert_true (tengen_document_get_untouched (window->document));
  paste (window, "(;GM[1]SZ[13]CA[Big5]PB[花子]RU[Japanese];B[dd])");
  while (g_strcmp0 (get_black (window), "花子") != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_null (tengen_document_get_file (window->document));
  g_assert_true (tengen_document_get_unsaved (window->document));
  /* closed without a word it is there again */
  quit_program ();
  window = activate ();
  g_assert_cmpstr (get_black (window), ==, "花子");
}

/* A diagram in a text opens after its moves; of a wrong one the line is named,
 * and the game stays. */
static void
test_paste_diagram (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  paste (window, "$$Bc9m3 A title\n$$ | . X ! .\n");
  wait_for_notice (window, "Line 2 of the diagram");
  g_assert_true (tengen_document_get_untouched (window->document));
  paste (window, "See:\n\n$$Bc9m3 A title\n$$  -----\n$$ | 1 X 2 a\n");
  while (count_moves (window) != 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_null (tengen_document_get_file (window->document));
  g_assert_true (tengen_document_get_unsaved (window->document));
  const TengenGame *game = tengen_window_get_game (window);
  g_assert_cmpint (tengen_game_get_setup (game)->width, ==, 9);
  g_autofree char *label =
      tengen_record_get_text (tengen_game_get_record (game),
                              tengen_game_get_cursor (game),
                              TENGEN_PROPERTY_LB);
  g_assert_nonnull (label);
}

/* A text file with a diagram: the game has no file, so that the text stays. */
static void
test_open_diagram (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autoptr (GFile) file = make_file (f, "a.txt", "$$W\n$$ | 1 X |\n");
  open_file (window, file);
  window = get_window ();
  g_assert_cmpuint (count_moves (window), ==, 1);
  g_assert_null (tengen_document_get_file (window->document));
}

static gboolean
drop (TengenWindow *window, const GValue *value)
{
  g_autoptr (GListModel) controllers =
      gtk_widget_observe_controllers (GTK_WIDGET (window));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;
      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_signal_emit_by_name (controller, "drop", value, 9.0, 9.0, &taken);
      return taken;
    }
  return FALSE;
}

static void
test_drop (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_auto (GValue) text = G_VALUE_INIT;
  g_value_init (&text, G_TYPE_STRING);
  g_value_set_string (&text, "(;GM[1]SZ[13]RU[Japanese]PB[花子])");
  g_assert_true (drop (window, &text));
  while (g_strcmp0 (get_black (window), "花子") != 0)
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (GFile) one = make_file (f, "one.sgf", "(;GM[1]SZ[9])");
  g_autoptr (GFile) two = make_file (f, "two.sgf", "(;GM[1]SZ[7])");
  GFile *files[] = { one, two };
  GdkFileList *list = gdk_file_list_new_from_array (files, 2);
  g_auto (GValue) value = G_VALUE_INIT;
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, list);
  g_assert_true (drop (window, &value));
  while (application->loading->len > 0)
    g_main_context_iteration (NULL, TRUE);
  /* what was dropped before is unsaved: both have windows of their own */
  g_assert_cmpuint (count_windows (), ==, 3);
  g_auto (GValue) number = G_VALUE_INIT;
  g_value_init (&number, G_TYPE_INT);
  g_assert_false (drop (window, &number));
}

static void
add_tests (void)
{
  add ("/window/copy/text", test_copy);
  add ("/window/copy/lesson", test_copy_lesson);
  add ("/window/copy/said", test_copied);
  add ("/window/copy/picture", test_copy_picture);
  add ("/window/paste", test_paste);
  add ("/window/paste/diagram", test_paste_diagram);
  add ("/window/open/diagram", test_open_diagram);
  add ("/window/drop", test_drop);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
