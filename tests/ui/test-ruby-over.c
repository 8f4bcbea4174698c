/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-ruby-over: words of the program with readings, in lessons and in games
 */
#include <gtk/gtk.h>

#include "display-frame.h"
#include "display-start.h"
#include "tengen-lesson-feedback.h"
#include "tengen-play-line.h"
#include "tengen-play-resources.h"
#include "tengen-ruby-over.h"
#include "tengen-style.h"
#include "tengen-text-look.h"
#include "tengen-words-text.h"

/* As wide as the sentences of a test need in one line with readings. */
#define WIDTH 400
#define NARROW 90

typedef struct
{
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *over;
} Fixture;

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "C.UTF-8");
}

static void
set_up (Fixture *f, gconstpointer in_games)
{
  speak ("ja");
  f->window = gtk_window_new ();
  f->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  f->label = gtk_label_new ("黒の番です。");
  gtk_label_set_wrap (GTK_LABEL (f->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (f->label), 0);
  f->over = tengen_ruby_over_new (f->label, in_games != NULL);
  gtk_box_append (GTK_BOX (f->box), f->over);
  gtk_window_set_child (GTK_WINDOW (f->window), f->box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), WIDTH, 200);
  gtk_window_present (GTK_WINDOW (f->window));
  while (!gtk_widget_get_mapped (f->over))
    g_main_context_iteration (NULL, TRUE);
  wait_frame (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_set (
      tengen_text_look_get_default (), "readings", 0, "in-games", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Whether readings are seen; then the label is not. */
static gboolean
is_read (Fixture *f)
{
  GtkWidget *image = gtk_widget_get_last_child (f->over);
  gboolean read = gtk_widget_get_opacity (f->label) == 0;

  wait_frame (f->window);
  read = gtk_widget_get_opacity (f->label) == 0;
  image = gtk_widget_get_last_child (f->over);
  g_assert_true (read ==
                 (image != f->label && gtk_widget_get_child_visible (image)));
  return read;
}

static int
get_height (Fixture *f, int width)
{
  int height;

  gtk_widget_measure (
      f->over, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
test_lesson (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  int high = get_height (f, WIDTH);

  g_assert_true (is_read (f));
  g_assert_cmpstr (
      gtk_label_get_text (GTK_LABEL (f->label)), ==, "黒の番です。");
  gtk_label_set_label (GTK_LABEL (f->label), "パス");
  g_assert_false (is_read (f));
  g_assert_cmpint (get_height (f, WIDTH), <, high);
  gtk_label_set_label (GTK_LABEL (f->label), "白の番です。");
  g_assert_true (is_read (f));
  g_assert_cmpint (get_height (f, WIDTH), ==, high);
  g_object_set (look, "readings", -1, NULL);
  g_assert_false (is_read (f));
  g_assert_cmpint (get_height (f, WIDTH), <, high);
  /* 番 is learnt in the second year, 白 in the first */
  g_object_set (look, "readings", 2, NULL);
  g_assert_cmpint (get_height (f, WIDTH), <, high);
}

static void
test_game (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();

  g_assert_false (is_read (f));
  g_assert_false (tengen_ruby_over_is_wanted (TRUE));
  g_assert_true (tengen_ruby_over_is_wanted (FALSE));
  g_assert_true (gtk_widget_get_last_child (f->over) == f->label);
  g_object_set (look, "in-games", TRUE, NULL);
  g_assert_true (is_read (f));
  g_object_set (look, "readings", -1, NULL);
  g_assert_false (is_read (f));
  g_object_set (look, "readings", 0, "in-games", FALSE, NULL);
  g_assert_false (is_read (f));
}

static void
test_language (Fixture *f, gconstpointer data)
{
  speak ("en");
  gtk_label_set_label (GTK_LABEL (f->label), "黒の勝ち");
  g_assert_false (is_read (f));
}

/* What would need more lines than the label may have is not read. */
static void
test_room (Fixture *f, gconstpointer data)
{
  int label, over;

  gtk_label_set_label (GTK_LABEL (f->label), "承知の上で、対局を続けます。");
  gtk_label_set_lines (GTK_LABEL (f->label), 1);
  gtk_label_set_ellipsize (GTK_LABEL (f->label), PANGO_ELLIPSIZE_END);
  gtk_widget_measure (
      f->label, GTK_ORIENTATION_HORIZONTAL, -1, &label, NULL, NULL, NULL);
  gtk_widget_measure (
      f->over, GTK_ORIENTATION_HORIZONTAL, -1, &over, NULL, NULL, NULL);
  g_assert_cmpint (over, ==, label);
  g_assert_true (is_read (f));
  gtk_widget_set_halign (f->label, GTK_ALIGN_START);
  gtk_label_set_max_width_chars (GTK_LABEL (f->label), 6);
  g_assert_false (is_read (f));
}

/* Each line of a text is one; a place without text takes none. */
static void
test_lines (Fixture *f, gconstpointer data)
{
  int one = get_height (f, WIDTH);

  gtk_label_set_label (GTK_LABEL (f->label), "黒の番です。\n白の番です。");
  g_assert_true (is_read (f));
  g_assert_cmpint (get_height (f, WIDTH), >, one + one / 2);
  g_assert_cmpint (get_height (f, NARROW), >=, get_height (f, WIDTH));
  gtk_widget_set_visible (f->label, FALSE);
  g_assert_false (gtk_widget_get_visible (f->over));
}

/* Whether readings are painted in the place of its label. */
static gboolean
is_painted (GtkWidget *over)
{
  return gtk_widget_get_opacity (gtk_widget_get_first_child (over)) == 0;
}

static void
test_button (Fixture *f, gconstpointer data)
{
  GtkWidget *button = gtk_button_new_with_label ("答えを見る");
  GtkWidget *image = gtk_button_new_from_icon_name ("list-add");
  GtkWidget *over;

  gtk_box_append (GTK_BOX (f->box), button);
  gtk_box_append (GTK_BOX (f->box), image);
  tengen_ruby_over_put (f->box, FALSE);
  over = gtk_button_get_child (GTK_BUTTON (button));
  g_assert_true (TENGEN_IS_RUBY_OVER (over));
  wait_frame (f->window);
  g_assert_true (is_painted (over));
  gtk_test_accessible_assert_property (
      button, GTK_ACCESSIBLE_PROPERTY_LABEL, "答えを見る");
  g_assert_cmpstr (
      gtk_button_get_icon_name (GTK_BUTTON (image)), ==, "list-add");
  /* another label is read, too */
  gtk_button_set_label (GTK_BUTTON (button), "次の手");
  over = gtk_button_get_child (GTK_BUTTON (button));
  g_assert_true (TENGEN_IS_RUBY_OVER (over));
  wait_frame (f->window);
  g_assert_true (is_painted (over));
  gtk_test_accessible_assert_property (
      button, GTK_ACCESSIBLE_PROPERTY_LABEL, "次の手");
}

/* --- In their places --- */

/* Counts what is read below a widget. */
static guint
count_read (GtkWidget *widget)
{
  guint n = 0;

  if (TENGEN_IS_RUBY_OVER (widget) && gtk_widget_get_mapped (widget))
    n = is_painted (widget) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_read (child);
  return n;
}

static void
test_feedback (Fixture *f, gconstpointer data)
{
  GtkWidget *feedback = g_object_new (TENGEN_TYPE_LESSON_FEEDBACK, NULL);
  TengenLessonLook look = { "ja", 1 };
  TengenLessonSaying refusal = { .tone = TENGEN_LESSON_TONE_WRONG,
                                 .word = "打てません",
                                 .remark = "そこには石があります。" };

  gtk_box_append (GTK_BOX (f->box), feedback);
  gtk_widget_set_visible (f->over, FALSE);
  tengen_lesson_feedback_show (
      TENGEN_LESSON_FEEDBACK (feedback), &refusal, &look);
  wait_frame (f->window);
  g_assert_cmpuint (count_read (feedback), ==, 2);
  g_assert_cmpstr (
      tengen_lesson_feedback_get_text (TENGEN_LESSON_FEEDBACK (feedback)),
      ==,
      "打てません\nそこには石があります。");
}

static GtkWidget *
add_label (Fixture *f, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (f->box), label);
  return label;
}

/* All that a part of a game says is read from when that is wanted, in its place
 * and its size; names of people are not. */
static void
test_put (Fixture *f, gconstpointer data)
{
  GtkWidget *first = add_label (f, "手番", "badge");
  GtkWidget *name = add_label (f, "白石", "player-name");
  GtkWidget *last = add_label (f, "終局", NULL);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *check = gtk_check_button_new_with_label ("黒：同意");
  TengenTextLook *look = tengen_text_look_get_default ();

  gtk_box_append (GTK_BOX (f->box), button);
  gtk_box_append (GTK_BOX (f->box), check);
  tengen_ruby_over_put (f->box, TRUE);
  g_assert_true (gtk_widget_get_parent (first) == f->box);
  gtk_button_set_label (GTK_BUTTON (button), "対局");
  g_object_set (look, "in-games", TRUE, NULL);
  wait_frame (f->window);
  g_assert_cmpuint (count_read (f->box), ==, 5);
  g_assert_true (gtk_widget_get_parent (name) == f->box);
  g_assert_true (gtk_widget_get_prev_sibling (name) ==
                 gtk_widget_get_parent (first));
  g_assert_true (gtk_widget_get_next_sibling (name) ==
                 gtk_widget_get_parent (last));
  gtk_test_accessible_assert_property (
      check, GTK_ACCESSIBLE_PROPERTY_LABEL, "黒：同意");
  g_object_set (look, "in-games", FALSE, NULL);
  wait_frame (f->window);
  g_assert_cmpuint (count_read (f->box), ==, 0);
}

/* What a style puts around a label is around its readings, too. */
static void
test_frame (Fixture *f, gconstpointer data)
{
  GtkCssProvider *css = gtk_css_provider_new ();
  int bare, width, framed;

  gtk_label_set_wrap (GTK_LABEL (f->label), FALSE);
  bare = get_height (f, WIDTH);
  gtk_widget_measure (
      f->over, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_css_provider_load_from_data (
      css, ".framed { padding: 3px 7px; border: 1px solid; }", -1);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (),
      GTK_STYLE_PROVIDER (css),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_widget_add_css_class (f->label, "framed");
  g_assert_true (is_read (f));
  g_assert_cmpint (get_height (f, WIDTH), ==, bare + 8);
  gtk_widget_measure (
      f->over, GTK_ORIENTATION_HORIZONTAL, -1, &framed, NULL, NULL, NULL);
  g_assert_cmpint (framed, ==, width + 16);
  g_assert_cmpint (
      gtk_widget_get_height (gtk_widget_get_last_child (f->over)), ==, bare);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (css));
  g_object_unref (css);
}

static void
test_play_line (Fixture *f, gconstpointer data)
{
  GtkWidget *line = g_object_new (TENGEN_TYPE_PLAY_LINE, NULL);
  int before, after;

  gtk_box_append (GTK_BOX (f->box), line);
  tengen_ruby_over_put (line, TRUE);
  gtk_widget_set_visible (f->over, FALSE);
  tengen_play_line_say (TENGEN_PLAY_LINE (line),
                        TENGEN_PLAY_LINE_REFUSED,
                        "そこには石があります。");
  wait_frame (f->window);
  g_assert_cmpuint (count_read (line), ==, 0);
  g_object_set (tengen_text_look_get_default (), "in-games", TRUE, NULL);
  wait_frame (f->window);
  g_assert_cmpuint (count_read (line), ==, 1);
  /* the board stays where it is, whatever is said */
  gtk_widget_measure (
      line, GTK_ORIENTATION_VERTICAL, WIDTH, &before, NULL, NULL, NULL);
  tengen_play_line_say (
      TENGEN_PLAY_LINE (line), TENGEN_PLAY_LINE_NOTE, "黒がパスしました。");
  wait_frame (f->window);
  gtk_widget_measure (
      line, GTK_ORIENTATION_VERTICAL, WIDTH, &after, NULL, NULL, NULL);
  g_assert_cmpint (before, ==, after);
  tengen_play_line_say (TENGEN_PLAY_LINE (line),
                        TENGEN_PLAY_LINE_REFUSED,
                        "取り返すと9手目と同じ形にもどります。"
                        "先に、ほかの場所に一手打ってください。");
  wait_frame (f->window);
  gtk_widget_measure (
      line, GTK_ORIENTATION_VERTICAL, WIDTH, &after, NULL, NULL, NULL);
  g_assert_cmpint (before, ==, after);
}

static void
add (const char *path,
     gboolean in_games,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (
      path, Fixture, GINT_TO_POINTER (in_games), set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  tengen_words_init ("/nonexistent");
  tengen_play_get_resource ();
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/play/tengen-play.css");
  add ("/ruby-over/lesson", FALSE, test_lesson);
  add ("/ruby-over/game", TRUE, test_game);
  add ("/ruby-over/language", FALSE, test_language);
  add ("/ruby-over/room", FALSE, test_room);
  add ("/ruby-over/lines", FALSE, test_lines);
  add ("/ruby-over/button", FALSE, test_button);
  add ("/ruby-over/feedback", FALSE, test_feedback);
  add ("/ruby-over/put", TRUE, test_put);
  add ("/ruby-over/frame", FALSE, test_frame);
  add ("/ruby-over/play-line", TRUE, test_play_line);
  return g_test_run ();
}
