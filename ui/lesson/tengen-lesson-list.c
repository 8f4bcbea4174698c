/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list: the lessons of the course as cards
 */
#include "tengen-lesson-list.h"

#include "tengen-lesson-list-card.h"
#include "tengen-lesson-list-own.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-lesson-reveal.h"
#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonList
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *scroller;
  GtkButton *go_on;
  GtkLabel *go_on_label;
  GtkLabel *said;
  GtkFlowBox *cards;
  TengenLessonListOwn *own;

  /* Owned */
  TengenLessonShelf *shelf;
  guint own_id;
};

G_DEFINE_FINAL_TYPE (TengenLessonList, tengen_lesson_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LESSON,
  SIGNAL_RESET,
  SIGNAL_GLOSSARY,
  SIGNAL_PRACTICE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static TengenLessonListCard *
get_card (TengenLessonList *self, guint index)
{
  GtkFlowBoxChild *child =
      gtk_flow_box_get_child_at_index (self->cards, (int) index);

  return child != NULL ? TENGEN_LESSON_LIST_CARD (child) : NULL;
}

/* --- Where to go on --- */

static TengenLessonSum
get_sum (TengenLessonList *self, const TengenLesson *lesson)
{
  return tengen_lesson_progress_sum (
      tengen_lesson_shelf_get_progress (self->shelf), lesson);
}

static gboolean
is_done (TengenLessonList *self, const TengenLesson *lesson)
{
  TengenLessonSum sum = get_sum (self, lesson);

  return sum.n_done >= sum.n_steps;
}

/* The lesson visited last. What is none counts as none: a file of progress may
 * hold an exercise, or a lesson of the teacher's that is gone. */
static const TengenLesson *
find_last (TengenLessonList *self)
{
  const char *last = tengen_lesson_progress_get_last (
      tengen_lesson_shelf_get_progress (self->shelf));

  return last != NULL ? tengen_lesson_shelf_find (self->shelf, last) : NULL;
}

/* The lesson visited last, or the first one after it in the course that is not
 * done. */
static const TengenLesson *
find_next (TengenLessonList *self)
{
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (self->shelf);
  const TengenLesson *there = find_last (self);
  gboolean reached = there == NULL || !g_ptr_array_find (lessons, there, NULL);

  if (there != NULL && reached && !is_done (self, there))
    return there;
  for (guint i = 0; i < lessons->len; i++)
    {
      const TengenLesson *lesson = g_ptr_array_index (lessons, i);

      reached = reached || lesson == there;
      if (reached && !is_done (self, lesson))
        return lesson;
    }
  return NULL;
}

static char *
say_go_on (TengenLessonList *self, const TengenLesson *lesson)
{
  const TengenLessonProgress *progress =
      tengen_lesson_shelf_get_progress (self->shelf);
  const TengenLessonText *title = tengen_lesson_words_get (
      lesson->title, tengen_lesson_shelf_get_language (lesson));
  g_autofree char *plain = tengen_lesson_text_get_plain (title);

  if (tengen_lesson_progress_get_place (progress, lesson->id) != NULL)
    /* TRANSLATORS: the title of a lesson */
    return g_strdup_printf (_ ("Go On: %s"), plain);
  if (find_last (self) != NULL)
    /* TRANSLATORS: the title of a lesson */
    return g_strdup_printf (_ ("Next: %s"), plain);
  /* TRANSLATORS: the title of a lesson */
  return g_strdup_printf (_ ("Start: %s"), plain);
}

static void
update_go_on (TengenLessonList *self)
{
  const TengenLesson *lesson = find_next (self);

  gtk_widget_set_visible (GTK_WIDGET (self->go_on), lesson != NULL);
  gtk_label_set_label (self->said,
                       lesson == NULL ? _ ("All lessons are done.") : "");
  if (lesson != NULL)
    {
      g_autofree char *label = say_go_on (self, lesson);

      gtk_label_set_label (self->go_on_label, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      label,
                                      -1);
      gtk_actionable_set_action_target (
          GTK_ACTIONABLE (self->go_on), "s", lesson->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on),
                                      "list.open");
    }
}

static void
update_progress (TengenLessonList *self)
{
  TengenLessonListCard *card;

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    {
      TengenLessonSum sum =
          get_sum (self, tengen_lesson_list_card_get_lesson (card));

      tengen_lesson_list_card_set_sum (card, &sum);
    }
  tengen_lesson_list_own_update (self->own);
  update_go_on (self);
}

/* --- Actions --- */

static void
activated_cb (TengenLessonList *self, GtkFlowBoxChild *child)
{
  TengenLessonListCard *card = TENGEN_LESSON_LIST_CARD (child);

  g_signal_emit (self,
                 signals[SIGNAL_LESSON],
                 0,
                 tengen_lesson_list_card_get_lesson (card)->id,
                 FALSE);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget,
                 signals[SIGNAL_LESSON],
                 0,
                 g_variant_get_string (parameter, NULL),
                 g_str_equal (name, "list.restart"));
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (
      widget, signals[SIGNAL_RESET], 0, g_variant_get_string (parameter, NULL));
}

static void
glossary_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_GLOSSARY], 0);
}

static void
practice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_PRACTICE], 0);
}

/* Brings them to the top, or as near to it as they get. */
static void
scroll_to_own (TengenLessonList *self)
{
  GtkWidget *own = GTK_WIDGET (self->own);
  graphene_point_t top;

  if (gtk_widget_compute_point (
          own, gtk_widget_get_parent (own), &GRAPHENE_POINT_INIT (0, 0), &top))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                                  GTK_SCROLLED_WINDOW (self->scroller)),
                              top.y);
}

static gboolean
show_own_cb (gpointer data)
{
  TengenLessonList *self = data;

  self->own_id = 0;
  tengen_lesson_list_own_focus (self->own, NULL);
  /* not only to what has the focus */
  scroll_to_own (self);
  return G_SOURCE_REMOVE;
}

static void
own_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonList *self = TENGEN_LESSON_LIST (widget);

  g_clear_handle_id (&self->own_id, g_source_remove);
  self->own_id = g_idle_add_full (G_PRIORITY_LOW, show_own_cb, self, NULL);
}

/* --- The widget --- */

static void
tengen_lesson_list_dispose (GObject *object)
{
  TengenLessonList *self = TENGEN_LESSON_LIST (object);

  g_clear_handle_id (&self->own_id, g_source_remove);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->shelf);
  G_OBJECT_CLASS (tengen_lesson_list_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_LESSON_LIST_OWN);
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-lesson-list.ui");
  gtk_widget_class_bind_template_child (klass, TengenLessonList, scroller);
  gtk_widget_class_bind_template_child (klass, TengenLessonList, go_on);
  gtk_widget_class_bind_template_child (klass, TengenLessonList, go_on_label);
  gtk_widget_class_bind_template_child (klass, TengenLessonList, said);
  gtk_widget_class_bind_template_child (klass, TengenLessonList, cards);
  gtk_widget_class_bind_template_child (klass, TengenLessonList, own);
  gtk_widget_class_bind_template_callback (klass, activated_cb);
  gtk_widget_class_bind_template_callback (klass, update_go_on);
}

static void
tengen_lesson_list_class_init (TengenLessonListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_lesson_list_dispose;

  /* TengenLessonList::lesson: a lesson (id) is wanted, from its start or not */
  signals[SIGNAL_LESSON] = tengen_signal_new (
      "lesson", TENGEN_TYPE_LESSON_LIST, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  /* TengenLessonList::reset: what was done (id) is to be forgotten */
  signals[SIGNAL_RESET] =
      tengen_signal_new ("reset", TENGEN_TYPE_LESSON_LIST, 1, G_TYPE_STRING);
  /* TengenLessonList::glossary: the glossary is wanted */
  signals[SIGNAL_GLOSSARY] =
      tengen_signal_new ("glossary", TENGEN_TYPE_LESSON_LIST, 0);
  /* TengenLessonList::practice: exercises are wanted */
  signals[SIGNAL_PRACTICE] =
      tengen_signal_new ("practice", TENGEN_TYPE_LESSON_LIST, 0);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* TengenLessonList|list.open: opens a lesson (id) at its last step */
  gtk_widget_class_install_action (widget_class, "list.open", "s", open_action);
  /* TengenLessonList|list.restart: opens a lesson (id) at its first step */
  gtk_widget_class_install_action (
      widget_class, "list.restart", "s", open_action);
  /* TengenLessonList|list.reset: asks to forget what was done (id) */
  gtk_widget_class_install_action (
      widget_class, "list.reset", "s", reset_action);
  /* TengenLessonList|list.own: goes to the teacher's own lessons */
  gtk_widget_class_install_action (widget_class, "list.own", NULL, own_action);
  /* TengenLessonList|list.glossary: asks for the glossary */
  gtk_widget_class_install_action (
      widget_class, "list.glossary", NULL, glossary_action);
  /* TengenLessonList|list.practice: asks for exercises */
  gtk_widget_class_install_action (
      widget_class, "list.practice", NULL, practice_action);
}

static void
tengen_lesson_list_init (TengenLessonList *self)
{
  tengen_style_init ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/lesson/tengen-lesson-list.css");
  tengen_style_add_resource ("/org/tengen/Tengen/lesson/tengen-lesson-own.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
}

void
tengen_lesson_list_set_shelf (TengenLessonList *self, TengenLessonShelf *shelf)
{
  GPtrArray *lessons = NULL;

  g_return_if_fail (TENGEN_IS_LESSON_LIST (self));
  g_return_if_fail (TENGEN_IS_LESSON_SHELF (shelf));
  g_return_if_fail (self->shelf == NULL);

  self->shelf = g_object_ref (shelf);
  lessons = tengen_lesson_shelf_get_lessons (shelf);
  for (guint i = 0; i < lessons->len; i++)
    gtk_flow_box_append (
        self->cards,
        tengen_lesson_list_card_new (g_ptr_array_index (lessons, i), i + 1));
  update_progress (self);
  g_signal_connect_object (shelf,
                           "progress-changed",
                           G_CALLBACK (update_progress),
                           self,
                           G_CONNECT_SWAPPED);
}

void
tengen_lesson_list_set_own (TengenLessonList *self, GListModel *files)
{
  g_return_if_fail (TENGEN_IS_LESSON_LIST (self));
  g_return_if_fail (self->shelf != NULL);

  tengen_lesson_list_own_set_files (self->own, self->shelf, files);
}

static void
take_focus (TengenLessonList *self, const char *id)
{
  TengenLessonListCard *card;

  for (guint i = 0; (card = get_card (self, i)) != NULL; i++)
    if (g_strcmp0 (tengen_lesson_list_card_get_lesson (card)->id, id) == 0)
      {
        gtk_widget_grab_focus (GTK_WIDGET (card));
        return;
      }
  if (id == NULL || !tengen_lesson_list_own_focus (self->own, id))
    gtk_widget_grab_focus (GTK_WIDGET (self->go_on));
}

void
tengen_lesson_list_focus (TengenLessonList *self, const char *id)
{
  GtkWidget *there;

  g_return_if_fail (TENGEN_IS_LESSON_LIST (self));

  take_focus (self, id);
  /* GTK scrolls to what has the focus, but not where it has no size yet */
  there = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (there != NULL)
    tengen_lesson_reveal (there);
}
