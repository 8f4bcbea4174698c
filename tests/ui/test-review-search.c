/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-review-search: words that are searched for: which of how many, marked
 * where they stand, also in long texts and in long games
 */

#include "display-start.h"
#include "tengen-review-search.h"
#include "tengen-test-review.h"
#include "thread-time.h"

/* 1 root, 2 to 4 moves, 5 a variation */
#define WORDS                                                                  \
  "(;GM[1]FF[4]SZ[9]C[Ko, ko and ＫＯ!]"                                     \
  "(;B[cc];W[gc]C[nothing];B[cg]N[The ko]C[a ko])"                             \
  "(;B[gg]C[end of the Ko]))"

static void
search (Fixture *self, const char *text)
{
  g_assert_true (act (self, "review.search"));
  gtk_editable_set_text (template_child (child (self, "search"), "entry"),
                         text);
}

static void
assert_answer (Fixture *self, const char *wanted)
{
  g_assert_cmpstr (
      template_text (child (self, "search"), "answer"), ==, wanted);
}

/* The label of the status line for a screen reader. */
static void
assert_said (Fixture *self, const char *wanted)
{
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (gtk_widget_get_template_child (
          child (self, "search"), TENGEN_TYPE_REVIEW_SEARCH, "answer")),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      wanted);
}

static void
wait_answer (Fixture *self, const char *wanted)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (g_strcmp0 (template_text (child (self, "search"), "answer"), wanted) !=
             0 &&
         g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  assert_answer (self, wanted);
}

/* --- Marks --- */

static gboolean
has_underline (const GtkTextIter *at, PangoUnderline wanted)
{
  g_autoptr (GSList) tags = gtk_text_iter_get_tags (at);

  for (GSList *link = tags; link != NULL; link = link->next)
    {
      PangoUnderline underline;
      gboolean background;

      g_object_get (link->data,
                    "underline",
                    &underline,
                    "background-set",
                    &background,
                    NULL);
      if (underline == wanted && background)
        return TRUE;
    }
  return FALSE;
}

/* The comment, with the marks of all places and of the current one. */
static char *
get_marked (Fixture *self)
{
  GString *text = g_string_new (NULL);
  GtkTextIter at;
  gboolean each = FALSE, one = FALSE;

  gtk_text_buffer_get_start_iter (get_buffer (self), &at);
  for (;;)
    {
      gboolean last = gtk_text_iter_is_end (&at);
      gboolean now_each = !last && has_underline (&at, PANGO_UNDERLINE_SINGLE);
      gboolean now_one = !last && has_underline (&at, PANGO_UNDERLINE_DOUBLE);

      if (each && !now_each)
        g_string_append_c (text, ')');
      if (one && !now_one)
        g_string_append_c (text, '>');
      if (!each && now_each)
        g_string_append_c (text, '(');
      if (!one && now_one)
        g_string_append_c (text, '<');
      each = now_each;
      one = now_one;
      if (last)
        break;
      /* a break of the view is no part of the text */
      if (gtk_text_iter_get_char (&at) != '\r')
        g_string_append_unichar (text, gtk_text_iter_get_char (&at));
      gtk_text_iter_forward_char (&at);
    }
  return g_string_free (text, FALSE);
}

static void
assert_marked (Fixture *self, const char *wanted)
{
  g_autofree char *text = get_marked (self);

  g_assert_cmpstr (text, ==, wanted);
}

static gboolean
count_cb (PangoAttribute *attribute, gpointer data)
{
  guint *n = data;

  if (attribute->klass->type == PANGO_ATTR_UNDERLINE)
    n[((PangoAttrInt *) attribute)->value == PANGO_UNDERLINE_DOUBLE ? 1 : 0]++;
  return FALSE;
}

/* How many marks the name has, and of the current place. */
static void
assert_name_marks (Fixture *self, guint each, guint one)
{
  GtkEntry *entry = template_child (child (self, "comment"), "entry");
  PangoAttrList *list = gtk_entry_get_attributes (entry);
  guint n[2] = { 0, 0 };

  if (list != NULL)
    pango_attr_list_unref (pango_attr_list_filter (list, count_cb, n));
  g_assert_cmpuint (n[0], ==, each);
  g_assert_cmpuint (n[1], ==, one);
}

/* Each place of a node, then those of the next one, round and back. */
static void
test_places (void)
{
  Fixture self;

  set_up (&self, WORDS);
  search (&self, "ｋｏ");
  assert_marked (&self, "(Ko), (ko) and (ＫＯ)!");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "1/6 · before the first move");
  assert_said (&self, "1 of 6, before the first move");
  assert_marked (&self, "<Ko>, (ko) and (ＫＯ)!");
  g_assert_true (act (&self, "review.search-next"));
  assert_marked (&self, "(Ko), <ko> and (ＫＯ)!");
  g_assert_true (act (&self, "review.search-next"));
  assert_marked (&self, "(Ko), (ko) and <ＫＯ>!");
  assert_answer (&self, "3/6 · before the first move");
  g_assert_cmpuint (get_node (&self), ==, 1);
  g_assert_true (act (&self, "review.search-next"));
  g_assert_cmpuint (get_node (&self), ==, 4);
  assert_answer (&self, "4/6 · name of move 3");
  assert_said (&self, "4 of 6, name of move 3");
  assert_name_marks (&self, 0, 1);
  assert_marked (&self, "a (ko)");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "5/6 · move 3");
  assert_name_marks (&self, 1, 0);
  assert_marked (&self, "a <ko>");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "6/6 · move 1");
  assert_marked (&self, "end of the <Ko>");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "1/6 · before the first move");
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "6/6 · move 1");
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "5/6 · move 3");
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "4/6 · name of move 3");
  tear_down (&self);
}

/* The search goes on from the current node, from what stands there first. */
static void
test_from_here (void)
{
  Fixture self;

  set_up (&self, WORDS);
  tengen_session_step (self.session, 2);
  search (&self, "ko");
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "3/6 · before the first move");
  tengen_session_step (self.session, 3);
  assert_answer (&self, "6 places");
  assert_marked (&self, "a (ko)");
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "5/6 · move 3");
  tear_down (&self);
}

/* How many there are is seen while the words are typed, but not said. */
static void
test_typing (void)
{
  Fixture self;

  set_up (&self, WORDS);
  search (&self, "k");
  wait_answer (&self, "6 places");
  assert_marked (&self, "(K)o, (k)o and (Ｋ)Ｏ!");
  search (&self, "kO a");
  wait_answer (&self, "1 place");
  assert_marked (&self, "Ko, (ko a)nd ＫＯ!");
  search (&self, "nowhere");
  wait_answer (&self, "Not found.");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "Not found.");
  assert_said (&self, "Not found.");
  search (&self, "");
  assert_answer (&self, "");
  assert_marked (&self, "Ko, ko and ＫＯ!");
  tear_down (&self);
}

/* The marks follow what is typed into the comment, and so does the count. */
static void
test_editing (void)
{
  Fixture self;
  GtkTextIter start;

  set_up (&self, WORDS);
  search (&self, "ko");
  g_assert_true (act (&self, "review.search-next"));
  gtk_text_buffer_get_start_iter (get_buffer (&self), &start);
  gtk_text_buffer_insert (get_buffer (&self), &start, "A kO.\n", -1);
  assert_marked (&self, "A <kO>.\n(Ko), (ko) and (ＫＯ)!");
  wait_answer (&self, "1/7 · before the first move");
  g_assert_true (act (&self, "game.undo"));
  assert_marked (&self, "<Ko>, (ko) and (ＫＯ)!");
  wait_answer (&self, "1/6 · before the first move");
  tengen_session_set_game (self.session, open_game ("(;GM[1]SZ[9]C[No ko])"));
  wait_answer (&self, "1 place");
  assert_marked (&self, "No (ko)");
  tear_down (&self);
}

/* A bar that is closed leaves no marks; opened again, it shows them again. */
static void
test_close (void)
{
  Fixture self;

  set_up (&self, WORDS);
  tengen_session_step (self.session, 3);
  search (&self, "ko");
  g_assert_true (act (&self, "review.search-next"));
  assert_name_marks (&self, 0, 1);
  g_assert_true (tengen_review_panel_close_search (self.panel));
  g_assert_false (tengen_review_panel_close_search (self.panel));
  assert_marked (&self, "a ko");
  assert_name_marks (&self, 0, 0);
  assert_answer (&self, "");
  g_assert_true (act (&self, "review.search"));
  assert_marked (&self, "a (ko)");
  tear_down (&self);
}

/* --- Long texts --- */

static gboolean
is_in_sight (Fixture *self, GtkTextIter *at)
{
  GtkTextView *view = template_child (child (self, "comment"), "view");
  GdkRectangle place, sight;

  gtk_text_view_get_iter_location (view, at, &place);
  gtk_text_view_get_visible_rect (view, &sight);
  return place.y >= sight.y && place.y + place.height <= sight.y + sight.height;
}

static void
wait_in_sight (Fixture *self, const char *word)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;
  GtkTextIter at, behind;

  gtk_text_buffer_get_start_iter (get_buffer (self), &at);
  g_assert_true (gtk_text_iter_forward_search (
      &at, word, GTK_TEXT_SEARCH_TEXT_ONLY, &at, &behind, NULL));
  g_assert_true (has_underline (&at, PANGO_UNDERLINE_DOUBLE));
  while (!is_in_sight (self, &at) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (is_in_sight (self, &at));
}

/* A comment with many lines, or with one that is broken where it is shown. */
static char *
make_comment (guint n, const char *gap, const char *end)
{
  GString *text = g_string_new ("(;GM[1]SZ[9]C[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "word%s", gap);
  g_string_append_printf (text, "%s])", end);
  return g_string_free (text, FALSE);
}

/* The word is scrolled to. */
static void
test_scroll (void)
{
  Fixture self;
  g_autofree char *lines = make_comment (200, "\n", "Here");
  GtkTextIter start;

  set_up (&self, lines);
  settle ();
  search (&self, "here");
  g_assert_true (act (&self, "review.search-next"));
  wait_in_sight (&self, "Here");
  gtk_text_buffer_get_start_iter (get_buffer (&self), &start);
  g_assert_false (is_in_sight (&self, &start));
  tear_down (&self);
}

/* Also when coming from a comment without a scroll bar. */
static void
test_scroll_far (void)
{
  Fixture self;
  g_autoptr (GString) game = g_string_new ("(;GM[1]SZ[9]C[Here]");

  for (int i = 0; i < 6; i++)
    {
      g_string_append_printf (
          game, ";B[a%c]C[short];W[b%c]C[", 'a' + i, 'a' + i);
      for (int j = 0; j < 40; j++)
        g_string_append (game, "long\n");
      g_string_append (game, "Here]");
    }
  g_string_append_c (game, ')');
  set_up (&self, game->str);
  search (&self, "here");
  for (int i = 0; i < 7; i++)
    {
      g_assert_true (act (&self, "review.search-next"));
      wait_in_sight (&self, "Here");
      tengen_session_step (self.session, 1);
    }
  tear_down (&self);
}

/* The lines of the view are not those of the text. */
static void
test_long_line (void)
{
  Fixture self;
  g_autofree char *line = make_comment (2000, "", "Here");
  g_autofree char *marked = NULL;

  set_up (&self, line);
  search (&self, "rdhe");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "1/1 · before the first move");
  marked = get_marked (&self);
  g_assert_true (g_str_has_suffix (marked, "wo<rdHe>re"));
  wait_in_sight (&self, "He");
  tear_down (&self);
}

/* Of very many places only those near the current one are marked; the search
 * goes to each. */
static void
test_crowd (void)
{
  Fixture self;
  g_autofree char *line = make_comment (5000, " ", "end");
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  set_up (&self, line);
  search (&self, "word");
  first = get_marked (&self);
  g_assert_true (g_str_has_prefix (first, "(word) (word) "));
  g_assert_true (g_str_has_suffix (first, " word word end"));
  g_assert_true (act (&self, "review.search-previous"));
  assert_answer (&self, "5000/5000 · before the first move");
  last = get_marked (&self);
  g_assert_true (g_str_has_prefix (last, "word word "));
  g_assert_true (g_str_has_suffix (last, " (word) <word> end"));
  tear_down (&self);
}

static GtkWidget *
find_show_all (GtkWidget *top)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (top) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (top)), "Show All") == 0)
    return top;
  for (GtkWidget *next = gtk_widget_get_first_child (top);
       next != NULL && found == NULL;
       next = gtk_widget_get_next_sibling (next))
    found = find_show_all (next);
  return found;
}

static const char *
get_notice (Fixture *self)
{
  return gtk_label_get_text (GTK_LABEL (
      gtk_widget_get_prev_sibling (find_show_all (child (self, "comment")))));
}

/* Of a comment that is cut the word may be in the rest: that is said, and the
 * button shows it. */
static void
test_cut (void)
{
  Fixture self;
  g_autofree char *lines = make_comment (20000, "\n", "Here");

  set_up (&self, lines);
  search (&self, "word");
  g_assert_true (act (&self, "review.search-next"));
  assert_answer (&self, "1/20000 · before the first move");
  g_assert_cmpstr (
      get_notice (&self), ==, "This is the start of a long comment.");
  search (&self, "here");
  g_assert_true (act (&self, "review.search-next"));
  assert_said (&self,
               "1 of 1, before the first move. The word is in the part not "
               "shown yet.");
  g_assert_cmpstr (
      get_notice (&self), ==, "The word is in the part not shown yet.");
  g_signal_emit_by_name (find_show_all (child (&self, "comment")), "clicked");
  wait_in_sight (&self, "Here");
  tear_down (&self);
}

/* --- Long games --- */

#define NODES 30000

static char *
make_long_game (void)
{
  GString *text = g_string_new ("(;GM[1]SZ[19]C[start]");

  for (int i = 0; i < NODES; i++)
    g_string_append_printf (text,
                            ";%c[%c%c]C[第%d手は手筋です]",
                            i % 2 == 0 ? 'B' : 'W',
                            'a' + i % 19,
                            'a' + i / 19 % 19,
                            i + 1);
  g_string_append_c (text, ')');
  return g_string_free (text, FALSE);
}

/* No turn of the loop is held up while all places are counted. */
static void
test_many (void)
{
  Fixture self;
  g_autofree char *game = make_long_game ();
  g_autofree char *wanted = g_strdup_printf ("1/%d · move 1", 2 * NODES);
  gint64 longest, before;

  set_up (&self, game);
  settle ();
  before = get_thread_us ();
  search (&self, "手");
  longest = get_thread_us () - before;
  g_assert_true (act (&self, "review.search-next"));
  g_assert_cmpuint (get_move (&self), ==, 1);
  settle ();
  tengen_session_step (self.session, -1);
  /* typed anew, it is counted while the window goes on */
  search (&self, "");
  settle ();
  search (&self, "手");
  while (*template_text (child (&self, "search"), "answer") == '\0')
    {
      before = get_thread_us ();
      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, get_thread_us () - before);
    }
  g_test_message ("%d ms", (int) (longest / 1000));
  g_assert_cmpint (longest, <, SLOWER * 40000);
  g_assert_true (act (&self, "review.search-next"));
  wait_answer (&self, wanted);
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;

  g_test_add_func ("/review/search/places", test_places);
  g_test_add_func ("/review/search/from-here", test_from_here);
  g_test_add_func ("/review/search/typing", test_typing);
  g_test_add_func ("/review/search/editing", test_editing);
  g_test_add_func ("/review/search/close", test_close);
  g_test_add_func ("/review/search/scroll", test_scroll);
  g_test_add_func ("/review/search/scroll/far", test_scroll_far);
  g_test_add_func ("/review/search/long-line", test_long_line);
  g_test_add_func ("/review/search/crowd", test_crowd);
  g_test_add_func ("/review/search/cut", test_cut);
  g_test_add_func ("/review/search/many", test_many);
  return g_test_run ();
}
