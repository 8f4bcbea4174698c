/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-charset: choosing the charset of a file
 */
#include <string.h>

#include "display-start.h"
#include "review-find.h"
#include "tengen-review-charset.h"

#define RECORD                                                                                     \
  "(;GM[1]SZ[19]PB[花子]PW[太郎]EV[市民囲碁大会]C[最初のコメントです。];B[qd]" \
  ")"

static GBytes *
make_bytes (const char *charset)
{
  gsize length;
  char *data = g_convert (RECORD, -1, charset, "UTF-8", NULL, &length, NULL);
  g_assert_nonnull (data);
  return g_bytes_new_take (data, length);
}

static GtkListBox *
open_list (TengenReviewCharset *window)
{
  present (window);
  GtkListBox *list =
      GTK_LIST_BOX (find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX));
  while (gtk_list_box_get_row_at_index (list, 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return list;
}

static const char *
get_charset (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "charset");
}

static gboolean
holds (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), data) != NULL;
}

static void
keep_cb (TengenReviewCharset *window, const char *charset, char **kept)
{
  *kept = g_strdup (charset);
}

static void
test_choose (void)
{
  g_autoptr (GBytes) bytes = make_bytes ("CP932");
  g_autofree char *chosen = NULL;
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "GB18030", FALSE);
  g_signal_connect (window, "chosen", G_CALLBACK (keep_cb), &chosen);
  GtkListBox *list = open_list (window);
  /* the likeliest stands first, with the words as they ought to be */
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, 0);
  g_assert_cmpstr (get_charset (row), ==, "CP932");
  g_assert_nonnull (find_widget (GTK_WIDGET (row), holds, "花子"));
  g_assert_nonnull (find_widget (GTK_WIDGET (row), holds, "最初のコメント"));
  /* the present charset is selected, if it is listed */
  GtkListBoxRow *present_row = gtk_list_box_get_selected_row (list);
  if (present_row != NULL)
    g_assert_cmpstr (get_charset (present_row), ==, "GB18030");
  gtk_list_box_select_row (list, row);
  click (GTK_WIDGET (window), "Read Again");
  g_assert_cmpstr (chosen, ==, "CP932");
}

static void
test_unreadable (void)
{
  g_autoptr (GBytes) bytes = make_bytes ("EUC-JP");
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "EUC-JP", FALSE);
  GtkListBox *list = open_list (window);
  gboolean refused = FALSE;
  for (int i = 0; gtk_list_box_get_row_at_index (list, i) != NULL; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, i);
      gboolean readable = gtk_widget_get_sensitive (GTK_WIDGET (row));
      /* those that cannot be chosen stand behind */
      g_assert_false (refused && readable);
      refused = refused || !readable;
      if (g_str_equal (get_charset (row), "EUC-JP"))
        g_assert_true (readable && gtk_list_box_row_is_selected (row));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines of a row, its name left out. */
static char *
get_lines (GtkListBoxRow *row)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  GtkWidget *child =
      gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  while ((child = gtk_widget_get_next_sibling (child)) != NULL)
    g_string_append_printf (lines,
                            "%s%s",
                            lines->len > 0 ? "\n" : "",
                            gtk_label_get_label (GTK_LABEL (child)));
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static GtkListBoxRow *
find_row (GtkListBox *list, const char *charset)
{
  for (int i = 0; gtk_list_box_get_row_at_index (list, i) != NULL; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, i);
      if (g_str_equal (get_charset (row), charset))
        return row;
    }
  return NULL;
}

/* What differs is shown, though it is far behind; the head is not. */
static void
test_far (void)
{
  g_autoptr (GString) file = g_string_new ("(;GM[1]PB[Black]PW[White]");
  while (file->len < 700000)
    g_string_append (file, ";B[dd]C[plain words];W[pp]\n");
  g_string_append (file, ";B[dd]C[he\x92s right])");
  gsize length = file->len;
  g_autoptr (GBytes) bytes =
      g_bytes_new_take (g_string_free (g_steal_pointer (&file), FALSE), length);
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "CP932", FALSE);
  GtkListBox *list = open_list (window);
  g_autofree char *right = get_lines (find_row (list, "CP1252"));
  g_autofree char *wrong = get_lines (find_row (list, "CP932"));
  g_assert_cmpstr (right, ==, "he’s right");
  g_assert_cmpstr (wrong, ==, "he痴 right");
  g_assert_cmpstr (
      get_charset (gtk_list_box_get_row_at_index (list, 0)), ==, "CP1252");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* More places than there are lines are counted; plain text has none. */
static void
test_places (void)
{
  g_autoptr (GString) file = g_string_new ("(;GM[1]");
  for (guint i = 0; i < 30; i++)
    g_string_append_printf (
        file, ";B[dd]C[Jos\xe9 %u plays as he did before]\n", i);
  g_string_append (file, ")");
  gsize length = file->len;
  g_autoptr (GBytes) bytes =
      g_bytes_new_take (g_string_free (g_steal_pointer (&file), FALSE), length);
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "ISO-8859-1", FALSE);
  open_list (window);
  g_assert_nonnull (find_widget (GTK_WIDGET (window), holds, "3 of 30"));
  gtk_window_destroy (GTK_WINDOW (window));

  g_autoptr (GBytes) plain = g_bytes_new_static ("(;C[plain])", 11);
  window = tengen_review_charset_new (NULL, plain, "UTF-8", TRUE);
  g_autofree char *lines = get_lines (find_row (open_list (window), "CP932"));
  g_assert_nonnull (strstr (lines, "nothing in the file reads differently"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a record of another program the texts are shown, without the names of
 * fields: 表 花子 in CP932, which has bytes that are no letters in Latin-1. */
static void
test_foreign (void)
{
  const char text[] = "\\HS\n\\[GAMEBLACKNAME=\x95\x5c (3D)\\]\n"
                      "\\[GAMEWHITENAME=\x89\xd4\x8e\x71 (2K)\\]\n"
                      "\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "CP949", FALSE);
  g_autofree char *lines = get_lines (find_row (open_list (window), "CP932"));
  g_assert_cmpstr (lines, ==, "表 花子");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Closed while the worker still reads. */
static void
test_closed (void)
{
  g_autoptr (GBytes) bytes = make_bytes ("CP932");
  TengenReviewCharset *window =
      tengen_review_charset_new (NULL, bytes, "CP932", TRUE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/review/charset/choose", test_choose);
  g_test_add_func ("/review/charset/unreadable", test_unreadable);
  g_test_add_func ("/review/charset/far", test_far);
  g_test_add_func ("/review/charset/places", test_places);
  g_test_add_func ("/review/charset/foreign", test_foreign);
  g_test_add_func ("/review/charset/closed", test_closed);
  return g_test_run ();
}
