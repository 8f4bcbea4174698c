/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-glossary-page: searching words and following links
 */
#include <locale.h>

#include "display-start.h"
#include "glossary-shown.h"
#include "tengen-lesson-shelf.h"
#include "tengen-ruby-label.h"
#include "tengen-text-look.h"

typedef struct
{
  GtkWindow *window;
  TengenGlossaryPage *page;
  TengenLessonShelf *shelf;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->shelf = tengen_lesson_shelf_new ();
  f->page = g_object_new (TENGEN_TYPE_GLOSSARY_PAGE, NULL);
  f->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (f->window, 1000, 700);
  gtk_window_set_child (f->window, GTK_WIDGET (f->page));
  tengen_glossary_page_set_glossary (
      f->page, tengen_lesson_shelf_get_glossary (f->shelf));
  gtk_window_present (f->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (f->page)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (f->window);
  g_assert_finalize_object (f->shelf);
}

static gpointer
child (Fixture *f, const char *id)
{
  return gtk_widget_get_template_child (
      GTK_WIDGET (f->page), TENGEN_TYPE_GLOSSARY_PAGE, id);
}

static guint
count_words (Fixture *f)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (child (f, "words"))));
}

/* Types, and waits as the entry does for more. */
static void
search (Fixture *f, const char *text)
{
  gtk_editable_set_text (child (f, "search"), text);
  g_signal_emit_by_name (child (f, "search"), "search-changed");
}

static char *
get_plain (Fixture *f, const char *id)
{
  return tengen_lesson_text_get_plain (
      tengen_ruby_label_get_text (child (f, id)));
}

static void
check_shown (Fixture *f, const char *id)
{
  g_assert_cmpstr (get_glossary_shown (f->page), ==, id);
}

static void
test_search (Fixture *f, gconstpointer data)
{
  guint all = count_words (f);

  g_assert_cmpuint (all, >, 200);
  search (f, "あたり");
  check_shown (f, "atari");
  g_assert_cmpuint (count_words (f), <, 10);
  search (f, "ATARI");
  check_shown (f, "atari");
  /* what begins so comes before what only contains it */
  search (f, "ko");
  check_shown (f, "ko");
  /* typed with an input method on */
  search (f, "ＫＯ");
  check_shown (f, "ko");
  search (f, "禁手");
  check_shown (f, "forbidden_move");
  search (f, "zzz");
  g_assert_cmpuint (count_words (f), ==, 0);
  check_shown (f, NULL);
  g_assert_false (gtk_widget_get_visible (child (f, "entry")));
  g_assert_false (
      gtk_widget_child_focus (child (f, "scroller"), GTK_DIR_TAB_FORWARD));
  g_assert_cmpstr (
      gtk_label_get_label (child (f, "said")), ==, "No word found");
  search (f, "");
  g_assert_cmpuint (count_words (f), ==, all);
  g_assert_true (gtk_widget_get_visible (child (f, "entry")));
  g_assert_true (
      gtk_widget_child_focus (child (f, "scroller"), GTK_DIR_TAB_FORWARD));
}

static void
test_entry (Fixture *f, gconstpointer data)
{
  g_autofree char *title = NULL;
  g_autofree char *meaning = NULL;
  g_autofree char *other = NULL;

  tengen_glossary_page_show (f->page, "atari");
  check_shown (f, "atari");
  title = get_plain (f, "title");
  meaning = get_plain (f, "meaning");
  other = get_plain (f, "other");
  g_assert_cmpstr (title, ==, "アタリ");
  g_assert_cmpstr (gtk_label_get_label (child (f, "translation")), ==, "atari");
  g_assert_true (g_str_is_ascii (meaning));
  g_assert_false (g_str_is_ascii (other));
}

/* A word in a meaning leads on, also where the search hides it. */
static void
test_links (Fixture *f, gconstpointer data)
{
  search (f, "two eyes");
  check_shown (f, "two_eyes");
  g_signal_emit_by_name (child (f, "meaning"), "term", "alive");
  check_shown (f, "alive");
  g_assert_cmpstr (gtk_editable_get_text (child (f, "search")), ==, "");
  tengen_glossary_page_show (f->page, "no-such-word");
  check_shown (f, "alive");
}

static void
test_games (Fixture *f, gconstpointer data)
{
  guint all = count_words (f);

  gtk_drop_down_set_selected (child (f, "games"), 4);
  g_assert_cmpuint (count_words (f), <, all);
  search (f, "forbidden");
  check_shown (f, "forbidden_move");
  tengen_glossary_page_show (f->page, "ko");
  check_shown (f, "ko");
  g_assert_cmpuint (gtk_drop_down_get_selected (child (f, "games")), ==, 0);
}

static void
count_cb (TengenGlossaryPage *page, int *n)
{
  (*n)++;
}

/* Escape clears first, then leaves. */
static void
test_escape (Fixture *f, gconstpointer data)
{
  int n = 0;

  g_signal_connect (f->page, "back", G_CALLBACK (count_cb), &n);
  search (f, "ko");
  g_signal_emit_by_name (child (f, "search"), "stop-search");
  g_assert_cmpint (n, ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (child (f, "search")), ==, "");
  g_signal_emit_by_name (child (f, "search"), "stop-search");
  g_assert_cmpint (n, ==, 1);
}

static void
notify_cb (GObject *object, GParamSpec *pspec, int *n)
{
  (*n)++;
}

static void
test_look (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  int readings;
  double scale;
  int n = 0;

  g_signal_connect (look, "notify", G_CALLBACK (notify_cb), &n);
  g_object_set (look, "readings", -1, "text-scale", 1.4, NULL);
  g_object_set (look, "readings", -1, "text-scale", 1.4, NULL);
  g_assert_cmpint (n, ==, 2);
  g_signal_handlers_disconnect_by_data (look, &n);
  g_object_get (child (f, "meaning"), "scale", &scale, NULL);
  g_assert_cmpfloat (scale, ==, 1.4);
  g_object_get (look, "readings", &readings, "text-scale", &scale, NULL);
  g_assert_cmpint (readings, ==, -1);
  g_assert_cmpfloat (scale, ==, 1.4);
  g_object_set (look, "readings", 0, "text-scale", 1.0, NULL);
}

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "C.UTF-8");
}

/* The meaning is in the language of the reader, and a word beside the Japanese
 * one. */
static void
check_language (Fixture *f,
                const char *code,
                const char *meaning,
                const char *word)
{
  GtkWidget *page = NULL;
  const TengenLessonText *text = NULL;
  GtkLabel *label = NULL;

  speak (code);
  page = g_object_ref_sink (g_object_new (TENGEN_TYPE_GLOSSARY_PAGE, NULL));
  tengen_glossary_page_set_glossary (
      TENGEN_GLOSSARY_PAGE (page), tengen_lesson_shelf_get_glossary (f->shelf));
  text = tengen_ruby_label_get_text (
      TENGEN_RUBY_LABEL (gtk_widget_get_template_child (
          page, TENGEN_TYPE_GLOSSARY_PAGE, "meaning")));
  label = GTK_LABEL (gtk_widget_get_template_child (
      page, TENGEN_TYPE_GLOSSARY_PAGE, "translation"));
  g_assert_cmpstr (text->language, ==, meaning);
  g_assert_cmpstr (gtk_label_get_label (label), ==, word);
  g_object_unref (page);
  speak ("en");
}

static void
test_languages (Fixture *f, gconstpointer data)
{
  check_language (f, "ja", "ja", "greeting");
  check_language (f, "zh_CN", "zh", "行礼");
  check_language (f, "de", "en", "greeting");
}

static void
add (const char *path, void (*test) (Fixture *f, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  if (!start_tests (argc, argv))
    return 0;
  add ("/lesson/glossary/search", test_search);
  add ("/lesson/glossary/entry", test_entry);
  add ("/lesson/glossary/links", test_links);
  add ("/lesson/glossary/games", test_games);
  add ("/lesson/glossary/escape", test_escape);
  add ("/lesson/glossary/look", test_look);
  add ("/lesson/glossary/languages", test_languages);
  return g_test_run ();
}
