/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-guide-page: the guide for those who write lessons, and its page
 */
#include <string.h>

#include "display-start.h"
#include "tengen-guide-page.h"
#include "tengen-guide-text.h"
#include "tengen-text-look.h"

static const char text[] = "# Eins\n"
                           "\n"
                           "Ein **fetter** Satz mit `<code>` &\n"
                           "einer zweiten Zeile.\n"
                           "二つ目の\n"
                           "行です。\n"
                           "\n"
                           "- ein Punkt\n"
                           "  geht weiter\n"
                           "- noch einer\n"
                           "1. gezählt\n"
                           "\n"
                           "```sh\n"
                           "# kein Teil\n"
                           "\n"
                           "run <it>\n"
                           "```\n"
                           "### Klein\n"
                           "| a | `b` |\n"
                           "|---|:-:|\n"
                           "| 1 | 2 |\n"
                           "# Two\n"
                           "```xml\n"
                           "<say/>\n"
                           "```\n"
                           "```xml\n"
                           "<lesson id=\"a\">\n"
                           "</lesson>\n"
                           "```\n"
                           "unclosed **bold and `code\n";

/* The blocks as lines, for comparison. */
static char *
write_blocks (const GPtrArray *blocks)
{
  static const char letters[] = "HPICT";
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < blocks->len; i++)
    {
      const TengenGuideBlock *block = g_ptr_array_index (blocks, i);
      g_string_append_c (out, letters[block->kind]);
      if (block->level > 0)
        g_string_append_printf (out, "%u", block->level);
      if (block->marker != NULL)
        g_string_append (out, block->marker);
      g_string_append_printf (
          out, ":%s", block->text != NULL ? block->text->str : "");
      for (guint j = 0; block->rows != NULL && j < block->rows->len; j++)
        {
          g_autofree char *row =
              g_strjoinv (",", g_ptr_array_index (block->rows, j));
          g_string_append_printf (out, "[%s]", row);
        }
      g_string_append (out, "\n");
    }
  return g_string_free (out, FALSE);
}

static void
check_part (guint part, const char *expected)
{
  g_autoptr (GPtrArray) blocks = tengen_guide_text_parse (text, part);
  g_autofree char *out = write_blocks (blocks);
  g_assert_cmpstr (out, ==, expected);
}

static void
test_parse (void)
{
  static const char two[] = "H1:Two\n"
                            "C:<say/>\n\n"
                            "C:<lesson id=\"a\">\n</lesson>\n\n"
                            "P:unclosed **bold and `code\n";
  check_part (0,
              "H1:Eins\n"
              "P:Ein <b>fetter</b> Satz mit <tt>&lt;code&gt;</tt> &amp; "
              "einer zweiten Zeile. 二つ目の行です。\n"
              "I•:ein Punkt geht weiter\n"
              "I•:noch einer\n"
              "I1.:gezählt\n"
              "C:# kein Teil\n\nrun <it>\n\n"
              "H3:Klein\n"
              "T:[a,<tt>b</tt>][1,2]\n");
  check_part (1, two);
  check_part (7, two);
}

static void
test_example (void)
{
  g_autoptr (GPtrArray) first = tengen_guide_text_parse (text, 0);
  g_autoptr (GPtrArray) second = tengen_guide_text_parse (text, 1);
  g_assert_null (tengen_guide_text_find_example (first));
  g_assert_cmpstr (tengen_guide_text_find_example (second),
                   ==,
                   "<lesson id=\"a\">\n</lesson>\n");
}

/* The example of the guide is a lesson without a fault, in each language. */
static void
test_guide (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autofree char *guide = tengen_lesson_shelf_read_guide ();
  for (guint part = 0; part < 2; part++)
    {
      g_autoptr (GPtrArray) blocks = tengen_guide_text_parse (guide, part);
      const char *example = tengen_guide_text_find_example (blocks);
      g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
      g_assert_nonnull (example);
      g_autoptr (GBytes) bytes = g_bytes_new (example, strlen (example));
      g_autoptr (TengenLesson) lesson =
          tengen_lesson_shelf_read (shelf, bytes, faults);
      g_assert_nonnull (lesson);
      g_assert_false (tengen_lesson_faults_has_error (faults));
    }
}

/* Finds a label with a text. */
static GtkWidget *
find_label (GtkWidget *widget, const char *wanted)
{
  GtkWidget *found = NULL;
  if (GTK_IS_LABEL (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), wanted) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, wanted);
  return found;
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_page (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  TengenGuidePage *page = g_object_new (TENGEN_TYPE_GUIDE_PAGE, NULL);
  char *copied = NULL;
  gtk_window_set_child (window, GTK_WIDGET (page));
  g_assert_null (tengen_guide_page_get_example (page));
  gtk_window_present (window);
  tengen_guide_page_show (page, text);
  GtkWidget *label = find_label (GTK_WIDGET (page), "<lesson id");
  g_assert_nonnull (label);
  if (label == NULL)
    return;
  g_assert_true (gtk_label_get_selectable (GTK_LABEL (label)));
  /* the program speaks English here */
  g_assert_null (find_label (GTK_WIDGET (page), "Eins"));
  g_assert_nonnull (tengen_guide_page_get_example (page));
  g_object_set (tengen_text_look_get_default (), "text-scale", 1.5, NULL);
  g_assert_nonnull (find_label (GTK_WIDGET (page), "Two"));
  gtk_widget_activate_action (GTK_WIDGET (page), "guide.copy", "u", 1);
  gdk_clipboard_read_text_async (
      gtk_widget_get_clipboard (GTK_WIDGET (page)), NULL, copied_cb, &copied);
  while (copied == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (copied, ==, "<say/>\n");
  g_free (copied);
  gtk_window_destroy (window);
  g_object_set (tengen_text_look_get_default (), "text-scale", 1.0, NULL);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!start_tests (argc, argv))
    return 0;
  g_test_add_func ("/guide/parse", test_parse);
  g_test_add_func ("/guide/example", test_example);
  g_test_add_func ("/guide/guide", test_guide);
  g_test_add_func ("/guide/page", test_page);
  return g_test_run ();
}
