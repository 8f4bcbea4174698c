/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-text-window: any bytes become a short text; the window shows what is
 * there, or says why not
 */
#include "app-window.h"

#include <sys/stat.h>

#include "tengen-text-window.h"

typedef struct
{
  const char *data;
  gsize length;
  const char *text;
} Case;

#define CASE(data, text)                                                       \
  {                                                                            \
    data, sizeof data - 1, text                                                \
  }

static const Case cases[] = {
  CASE ("", ""),
  CASE ("one\ntwo\r\nthree", "one\ntwo\nthree"),
  CASE ("a\rb\tc", "a\\x0Db\tc"),
  CASE ("a\0b\x1b[2J", "a\\x00b\\x1B[2J"),
  CASE ("\xff\xe5\xa4 \xe5\xa4\xa9", "\\xFF\\xE5\\xA4 天"),
  /* what turns a line around, a mark of order, what is in no font */
  CASE ("\xe2\x80\xae\xef\xbb\xbf\xef\xbf\xbe", "\\u{202E}\\u{FEFF}\\u{FFFE}"),
  CASE ("\xe2\x80\xa8\xc2\x85", "\\u{2028}\\u{85}"),
};

static void
test_text (Fixture *f, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean cut = TRUE;
      g_autofree char *text = tengen_text_window_make_text (
          cases[i].data, cases[i].length, 1000, &cut);

      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_false (cut);
    }
}

/* Whatever it is made of, the text is no longer than it may be, nor are its
 * lines. */
static void
test_bounds (Fixture *f, gconstpointer data)
{
  const gsize length = 5000;
  const gsize most = 3000;

  for (int byte = 0; byte < 256; byte++)
    {
      g_autofree char *bytes = g_malloc (length);
      gboolean cut = FALSE;
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      memset (bytes, byte, length);
      text = tengen_text_window_make_text (bytes, length, most, &cut);
      g_assert_true (cut);
      g_assert_cmpuint (strlen (text), <=, most);
      g_assert_cmpuint (strlen (text), >, most - 20);
      g_assert_true (g_utf8_validate (text, -1, NULL));
      lines = g_strsplit (text, "\n", -1);
      for (int i = 0; lines[i] != NULL; i++)
        g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 200 * 4);
    }
}

static GtkWindow *
find_shown (const char *title)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
        return window;
    }
  return NULL;
}

/* What the window of a file says and shows; it is closed then. */
static char *
look (const char *path)
{
  GtkWindow *window;
  GtkWidget *view;
  GtkWidget *label;
  g_autofree char *text = NULL;
  char *all;

  tengen_text_window_show (NULL, "A damaged file", path);
  settle ();
  window = find_shown ("A damaged file");
  g_assert_nonnull (window);
  view = find_child (gtk_window_get_child (window), GTK_TYPE_TEXT_VIEW);
  g_assert_false (gtk_text_view_get_editable (GTK_TEXT_VIEW (view)));
  g_object_get (
      gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "text", &text, NULL);
  label = gtk_widget_get_next_sibling (
      gtk_widget_get_first_child (gtk_window_get_child (window)));
  all = g_strdup_printf (
      "%s|%s",
      GTK_IS_LABEL (label) ? gtk_label_get_text (GTK_LABEL (label)) : "",
      text);
  gtk_window_destroy (window);
  return all;
}

static void
assert_look (const char *path, const char *expected)
{
  g_autofree char *seen = look (path);

  g_assert_cmpstr (seen, ==, expected);
}

static void
test_files (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "progress.1", NULL);
  g_autofree char *pipe = g_build_filename (f->folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (f->folder, "large", NULL);
  g_autofree char *seen = NULL;

  folder_write (path, "[progress]\nformat=");
  assert_look (path, "|[progress]\nformat=");
  folder_write (path, "");
  assert_look (path, "The file is empty.|");
  assert_look (f->folder, "This is not a file.|");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_look (pipe, "This is not a file.|");
  folder_write (large, "x");
  g_assert_cmpint (truncate (large, 1 << 30), ==, 0);
  seen = look (large);
  g_assert_true (g_str_has_prefix (
      seen, "The file is longer: only its beginning is shown.|x\\x00"));
  g_assert_cmpuint (strlen (seen), <, 1100 * 1000);
  g_remove (path);
  assert_look (path, "There is no such file.|");
}

/* A notice leads to it. */
static void
test_button (Fixture *f, gconstpointer data)
{
  TengenWindow *window = activate ();
  g_autofree char *path = g_build_filename (f->folder, "表 1%.txt", NULL);
  GtkWidget *button;

  folder_write (path, "damaged");
  tengen_notice_show (window->notice, "A sentence.");
  tengen_text_window_add_button (window->notice, path);
  button = find_child (GTK_WIDGET (window->notice), GTK_TYPE_BUTTON);
  g_assert_cmpstr (
      gtk_button_get_label (GTK_BUTTON (button)), ==, "Show Contents");
  g_signal_emit_by_name (button, "clicked");
  settle ();
  g_assert_nonnull (find_shown ("表 1%.txt"));
  gtk_window_destroy (find_shown ("表 1%.txt"));
}

static void
add_tests (void)
{
  add ("/text-window/text", test_text);
  add ("/text-window/bounds", test_bounds);
  add ("/text-window/files", test_files);
  add ("/text-window/button", test_button);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
