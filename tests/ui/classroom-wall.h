/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * classroom-wall: a wall with shows of a test upon it, and a presenter's hand
 */
#pragma once

#include "display-frame.h"
#include "tengen-classroom-bar.h"
#include "tengen-classroom-fit.h"
#include "tengen-classroom-pen.h"
#include "tengen-classroom-spot.h"
#include "tengen-classroom-tile.h"
#include "tengen-classroom-words.h"
#include "tengen-classroom.h"

/* A show of some pages on 7 x 7 that writes down what it is asked. */
#define TEST_TYPE_SHOW (test_show_get_type ())
G_DECLARE_FINAL_TYPE (TestShow, test_show, TEST, SHOW, TengenShow)

struct _TestShow
{
  TengenShow parent_instance;

  const char *title;
  guint page;
  /* where else a stone lies, if not 0 */
  guint stone;
  /* a number is asked for */
  gboolean counts;
  GString *heard;
  /* (nullable): below the sentence, and whether it was asked for there */
  GtkWidget *aside;
  gboolean aside_stands;
};

G_DEFINE_FINAL_TYPE (TestShow, test_show, TENGEN_TYPE_SHOW)

#define N_PAGES 4

static char *
test_show_make_title (TengenShow *show)
{
  return g_strdup (TEST_SHOW (show)->title);
}

static TengenView *
test_show_make_view (TengenShow *show)
{
  TengenView *view = tengen_view_new (7, 7);

  view->stones[TEST_SHOW (show)->page] = TENGEN_STONE_BLACK;
  if (TEST_SHOW (show)->stone > 0)
    view->stones[TEST_SHOW (show)->stone] = TENGEN_STONE_WHITE;
  return view;
}

static TengenLessonText *
test_show_make_text (TengenShow *show)
{
  TengenLessonText *text = tengen_lesson_text_new ("en");
  g_autofree char *words =
      g_strdup_printf ("Sentence %u.", TEST_SHOW (show)->page);

  tengen_lesson_text_add (text, words, NULL);
  return text;
}

static guint
test_show_get_place (TengenShow *show, guint *n_pages)
{
  *n_pages = N_PAGES;
  return TEST_SHOW (show)->page;
}

static gboolean
test_show_can (TengenShow *show, TengenShowAct act)
{
  guint page = TEST_SHOW (show)->page;

  if (act == TENGEN_SHOW_BACK)
    return page > 0;
  return act != TENGEN_SHOW_FORWARD || page + 1 < N_PAGES;
}

static gboolean
test_show_act (TengenShow *show, TengenShowAct act)
{
  TestShow *self = TEST_SHOW (show);

  g_string_append_printf (self->heard, "%d;", (int) act);
  if (act == TENGEN_SHOW_FORWARD || act == TENGEN_SHOW_BACK)
    {
      self->page += act == TENGEN_SHOW_FORWARD ? 1 : -1;
      tengen_show_emit_changed (show, TRUE);
    }
  return TRUE;
}

static gboolean
test_show_press (TengenShow *show, TengenPoint point, guint button)
{
  g_string_append_printf (
      TEST_SHOW (show)->heard, "press %u %u;", point, button);
  return TRUE;
}

static gboolean
test_show_type (TengenShow *show, guint key)
{
  if (TEST_SHOW (show)->counts)
    g_string_append_printf (TEST_SHOW (show)->heard, "type %c;", (char) key);
  return TEST_SHOW (show)->counts;
}

static GtkWidget *
test_show_make_aside (TengenShow *show)
{
  TestShow *self = TEST_SHOW (show);

  self->aside_stands =
      self->aside != NULL && gtk_widget_get_parent (self->aside) != NULL;
  return self->aside;
}

static void
test_show_finalize (GObject *object)
{
  g_string_free (TEST_SHOW (object)->heard, TRUE);
  g_clear_object (&TEST_SHOW (object)->aside);
  G_OBJECT_CLASS (test_show_parent_class)->finalize (object);
}

static void
test_show_class_init (TestShowClass *klass)
{
  TengenShowClass *show_class = TENGEN_SHOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = test_show_finalize;
  show_class->make_title = test_show_make_title;
  show_class->make_view = test_show_make_view;
  show_class->make_text = test_show_make_text;
  show_class->get_place = test_show_get_place;
  show_class->can = test_show_can;
  show_class->act = test_show_act;
  show_class->press = test_show_press;
  show_class->type = test_show_type;
  show_class->make_aside = test_show_make_aside;
}

static void
test_show_init (TestShow *self)
{
  self->heard = g_string_new (NULL);
}

static inline TestShow *
make_show (const char *title)
{
  TestShow *show = g_object_new (TEST_TYPE_SHOW, NULL);

  show->title = title;
  return show;
}

/**
 * Wall:
 * @window: around it
 * @classroom: the wall
 * @show: its first board
 * @heard: the signals of the wall
 */
typedef struct
{
  GtkWidget *window;
  TengenClassroom *classroom;
  TestShow *show;
  GString *heard;
} Wall;

static inline void
leave_cb (Wall *self)
{
  g_string_append (self->heard, "leave;");
}

static inline void
add_cb (Wall *self)
{
  g_string_append (self->heard, "add;");
}

static inline void
speak_cb (Wall *self, TengenLessonText *text)
{
  g_autofree char *plain = tengen_lesson_text_get_plain (text);

  g_string_append_printf (self->heard, "speak %s;", plain);
}

static inline void
set_up (Wall *self)
{
  self->heard = g_string_new (NULL);
  self->show = make_show ("First");
  self->classroom = TENGEN_CLASSROOM (tengen_classroom_new ());
  self->window = gtk_window_new ();
  g_signal_connect_swapped (
      self->classroom, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (self->classroom, "add", G_CALLBACK (add_cb), self);
  g_signal_connect_swapped (
      self->classroom, "speak", G_CALLBACK (speak_cb), self);
  g_assert_true (
      tengen_classroom_add (self->classroom, TENGEN_SHOW (self->show)));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  gtk_window_set_child (GTK_WINDOW (self->window),
                        GTK_WIDGET (self->classroom));
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->classroom)))
    g_main_context_iteration (NULL, TRUE);
  wait_frames (GTK_WIDGET (self->classroom));
}

static inline void
tear_down (Wall *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->classroom),
                             (gpointer *) &self->classroom);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  g_assert_null (self->classroom);
  g_assert_finalize_object (self->show);
  g_string_free (self->heard, TRUE);
}

/* The nth child of a type. */
static inline gpointer
find_child (Wall *self, GType type, guint n)
{
  for (GtkWidget *child =
           gtk_widget_get_first_child (GTK_WIDGET (self->classroom));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (G_TYPE_CHECK_INSTANCE_TYPE (child, type) && n-- == 0)
      return child;
  return NULL;
}

static inline TengenBoardView *
get_board (Wall *self, guint n)
{
  GtkWidget *tile = find_child (self, TENGEN_TYPE_CLASSROOM_TILE, n);
  GtkWidget *board = gtk_widget_get_first_child (tile);

  while (!TENGEN_IS_BOARD_VIEW (board))
    board = gtk_widget_get_next_sibling (board);
  return TENGEN_BOARD_VIEW (board);
}

/* A controller of a widget. */
static inline gpointer
find_controller (gpointer widget, GType type)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (list, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (one, type) &&
          gtk_event_controller_get_propagation_phase (one) == GTK_PHASE_CAPTURE)
        return one;
    }
  return NULL;
}

/* Presses a key; TRUE if the wall took it. */
static inline gboolean
hold_key (Wall *self, guint key, GdkModifierType state)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (
      find_controller (self->window, GTK_TYPE_EVENT_CONTROLLER_KEY),
      "key-pressed",
      key,
      0,
      state,
      &taken);
  return taken;
}

static inline gboolean
press (Wall *self, guint key)
{
  return hold_key (self, key, 0);
}

static inline gboolean
get_flag (Wall *self, const char *name)
{
  gboolean flag;

  g_object_get (self->classroom, name, &flag, NULL);
  return flag;
}
