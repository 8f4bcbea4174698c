/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-ruby-label: a text with readings in a window: sizes, links, keyboard,
 * pointer, what is spoken
 */
#include <gtk/gtk.h>

#include "display-frame.h"
#include "display-start.h"
#include "tengen-paint-ruby.h"
#include "tengen-ruby-label.h"
#include "tengen-ruby-link.h"
#include "tengen-text-look.h"
#include "widget-keys.h"

#define WIDTH 300

typedef struct
{
  GtkWidget *window;
  TengenRubyLabel *label;
  GString *heard;
} Fixture;

static void
term_cb (TengenRubyLabel *label, const char *id, Fixture *f)
{
  g_string_append_printf (f->heard, "t:%s ", id);
}

static void
point_cb (TengenRubyLabel *label, guint point, Fixture *f)
{
  if (point == TENGEN_POINT_NONE)
    g_string_append (f->heard, "p:none ");
  else
    g_string_append_printf (f->heard, "p:%u ", point);
}

static void
notify_cb (GObject *object, GParamSpec *pspec, Fixture *f)
{
  g_string_append_printf (f->heard, "%s ", pspec->name);
}

/* 白の番です。石を[取れる]のは<E5>です。 */
static TengenLessonText *
make_text (void)
{
  TengenLessonText *text = tengen_lesson_text_new ("ja");

  tengen_lesson_text_add (text, "白", "しろ");
  tengen_lesson_text_add (text, "の", NULL);
  tengen_lesson_text_add (text, "番", "ばん");
  tengen_lesson_text_add (text, "です。", NULL);
  tengen_lesson_text_add (text, "石", "いし");
  tengen_lesson_text_add (text, "を", NULL);
  tengen_lesson_text_add (text, "取", "と")->term = g_strdup ("capture");
  tengen_lesson_text_add (text, "れる", NULL)->term = g_strdup ("capture");
  tengen_lesson_text_add (text, "のは", NULL);
  tengen_lesson_text_add (text, "E5", NULL)->point = 40;
  tengen_lesson_text_add (text, "です。", NULL);
  return text;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_text ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();

  f->heard = g_string_new (NULL);
  f->window = gtk_window_new ();
  f->label = TENGEN_RUBY_LABEL (tengen_ruby_label_new ());
  tengen_ruby_label_set_text (f->label, text);
  g_signal_connect (f->label, "term", G_CALLBACK (term_cb), f);
  g_signal_connect (f->label, "point", G_CALLBACK (point_cb), f);
  g_signal_connect (tengen_text_look_get_default (),
                    "notify::readings",
                    G_CALLBACK (notify_cb),
                    f);
  g_signal_connect (f->label, "notify::scale", G_CALLBACK (notify_cb), f);
  gtk_widget_set_size_request (GTK_WIDGET (f->label), WIDTH, -1);
  gtk_widget_set_valign (GTK_WIDGET (f->label), GTK_ALIGN_START);
  gtk_widget_set_hexpand (GTK_WIDGET (f->label), FALSE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (f->label));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_widget_grab_focus (button);
  wait_frame (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  gpointer gone = f->label;

  g_signal_handlers_disconnect_by_data (look, f);
  g_object_set (look, "readings", TENGEN_PAINT_RUBY_ALL, NULL);
  g_object_add_weak_pointer (G_OBJECT (f->label), &gone);
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (gone != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_string_free (f->heard, TRUE);
}

static void
hear (Fixture *f, const char *wanted)
{
  g_assert_cmpstr (f->heard->str, ==, wanted);
  g_string_truncate (f->heard, 0);
}

static void
find_link (Fixture *f, int nth, GtkWidget **link, double *x, double *y)
{
  graphene_rect_t bounds;

  *link = gtk_widget_get_first_child (GTK_WIDGET (f->label));
  while (nth-- > 0)
    *link = gtk_widget_get_next_sibling (*link);
  g_assert_true (TENGEN_IS_RUBY_LINK (*link));
  g_assert_true (
      gtk_widget_compute_bounds (*link, GTK_WIDGET (f->label), &bounds));
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height * 0.7;
}

static int
measure (Fixture *f, GtkOrientation orientation, int for_size)
{
  int minimum, natural;

  gtk_widget_measure (GTK_WIDGET (f->label),
                      orientation,
                      for_size,
                      &minimum,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, natural);
  return natural;
}

static void
test_sizes (Fixture *f, gconstpointer data)
{
  int high, low, plain;

  gtk_widget_set_size_request (GTK_WIDGET (f->label), -1, -1);
  high = measure (f, GTK_ORIENTATION_VERTICAL, 100);
  low = measure (f, GTK_ORIENTATION_VERTICAL, 1000);
  g_assert_cmpint (gtk_widget_get_request_mode (GTK_WIDGET (f->label)),
                   ==,
                   GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  g_assert_cmpint (high, >=, 2 * low);
  g_object_set (tengen_text_look_get_default (),
                "readings",
                TENGEN_PAINT_RUBY_NONE,
                NULL);
  plain = measure (f, GTK_ORIENTATION_VERTICAL, 1000);
  g_assert_cmpint (plain, <, low);
  g_object_set (f->label, "scale", 2.0, NULL);
  g_assert_cmpint (
      ABS (measure (f, GTK_ORIENTATION_VERTICAL, 2000) - 2 * plain), <=, 2);
  tengen_ruby_label_set_text (f->label, NULL);
  g_assert_cmpint (measure (f, GTK_ORIENTATION_VERTICAL, 100), ==, 0);
  g_assert_cmpint (measure (f, GTK_ORIENTATION_HORIZONTAL, -1), ==, 0);
}

static void
test_properties (Fixture *f, gconstpointer data)
{
  TengenTextLook *look = tengen_text_look_get_default ();
  double scale;

  g_object_get (f->label, "scale", &scale, NULL);
  g_assert_cmpint (tengen_text_look_get_readings (), ==, TENGEN_PAINT_RUBY_ALL);
  g_assert_cmpfloat (scale, ==, 1);
  g_object_set (look, "readings", 3, NULL);
  g_object_set (f->label, "scale", 1.5, NULL);
  hear (f, "readings scale ");
  g_object_set (look, "readings", 3, NULL);
  g_object_set (f->label, "scale", 1.5, NULL);
  hear (f, "");
  g_object_get (f->label, "scale", &scale, NULL);
  g_assert_cmpint (tengen_text_look_get_readings (), ==, 3);
  g_assert_cmpfloat (scale, ==, 1.5);
}

/* The text is the label's own. */
static void
test_text (Fixture *f, gconstpointer data)
{
  g_autofree char *plain =
      tengen_lesson_text_get_plain (tengen_ruby_label_get_text (f->label));

  g_assert_cmpstr (plain, ==, "白の番です。石を取れるのはE5です。");
  tengen_ruby_label_set_text (f->label, NULL);
  g_assert_null (tengen_ruby_label_get_text (f->label));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (f->label)));
  wait_frame (f->window);
}

static void
test_spoken (Fixture *f, gconstpointer data)
{
  GtkWidget *link;
  double x, y;

  gtk_test_accessible_assert_role (f->label, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_test_accessible_assert_property (f->label,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "白の番です。石を取れるのはE5です。");
  gtk_test_accessible_assert_property (
      f->label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "しろのばんです。いしをとれるのはE5です。");
  find_link (f, 0, &link, &x, &y);
  gtk_test_accessible_assert_role (link, GTK_ACCESSIBLE_ROLE_LINK);
  gtk_test_accessible_assert_property (
      link, GTK_ACCESSIBLE_PROPERTY_LABEL, "取れる");
}

static void
test_pointer (Fixture *f, gconstpointer data)
{
  GtkEventController *motion =
      find_controller (f->label, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  GtkEventController *click =
      find_controller (f->label, GTK_TYPE_GESTURE_CLICK);
  GtkWidget *link;
  double x, y;

  find_link (f, 0, &link, &x, &y);
  g_signal_emit_by_name (motion, "motion", x, y);
  g_assert_nonnull (gtk_widget_get_cursor (GTK_WIDGET (f->label)));
  g_signal_emit_by_name (click, "released", 1, x, y);
  hear (f, "t:capture ");
  find_link (f, 1, &link, &x, &y);
  g_signal_emit_by_name (motion, "motion", x, y);
  g_signal_emit_by_name (motion, "motion", x + 1, y);
  hear (f, "p:40 ");
  wait_frame (f->window);
  g_signal_emit_by_name (motion, "leave");
  hear (f, "p:none ");
  g_assert_null (gtk_widget_get_cursor (GTK_WIDGET (f->label)));
  g_signal_emit_by_name (click, "released", 1, 1.0, 1.0);
  hear (f, "");
}

/* Tab goes from link to link and on. */
static void
test_keyboard (Fixture *f, gconstpointer data)
{
  GtkWidget *term, *point;
  double x, y;

  find_link (f, 0, &term, &x, &y);
  find_link (f, 1, &point, &x, &y);
  g_assert_null (gtk_widget_get_next_sibling (point));
  g_assert_true (
      gtk_widget_child_focus (GTK_WIDGET (f->label), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_focus (term));
  g_assert_true (gtk_widget_activate (term));
  hear (f, "t:capture ");
  wait_frame (f->window);
  g_assert_true (
      gtk_widget_child_focus (GTK_WIDGET (f->label), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_focus (point));
  hear (f, "p:40 ");
  g_assert_false (
      gtk_widget_child_focus (GTK_WIDGET (f->label), GTK_DIR_TAB_FORWARD));
  /* another text: the point is no longer lit */
  tengen_ruby_label_set_text (f->label, NULL);
  hear (f, "p:none ");
}

/* Whoever hears of a term may show another text at once. */
static void
forget_cb (TengenRubyLabel *label, const char *id)
{
  tengen_ruby_label_set_text (label, NULL);
}

static void
test_another (Fixture *f, gconstpointer data)
{
  GtkWidget *link;
  double x, y;

  g_signal_connect (f->label, "term", G_CALLBACK (forget_cb), NULL);
  find_link (f, 0, &link, &x, &y);
  g_signal_emit_by_name (
      find_controller (f->label, GTK_TYPE_GESTURE_CLICK), "released", 1, x, y);
  g_assert_null (tengen_ruby_label_get_text (f->label));
  hear (f, "t:capture ");
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/ruby-label/sizes", test_sizes);
  add ("/ruby-label/properties", test_properties);
  add ("/ruby-label/text", test_text);
  add ("/ruby-label/spoken", test_spoken);
  add ("/ruby-label/pointer", test_pointer);
  add ("/ruby-label/keyboard", test_keyboard);
  add ("/ruby-label/another", test_another);
  return g_test_run ();
}
