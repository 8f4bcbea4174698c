/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-list-card: a lesson in the list
 */
#include "tengen-lesson-list-card.h"

#include "tengen-announce.h"
#include "tengen-board-thumbnail.h"
#include "tengen-color-scheme.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-lesson-shelf.h"
#include "tengen-paint-lesson.h"
#include "tengen-ruby-label.h"
#include "tengen-ruby-over.h"
#include "tengen-text-look.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define PICTURE 128

/* As wide as a card likes to be, whatever the length of its texts. */
#define WIDTH 400

struct _TengenLessonListCard
{
  GtkFlowBoxChild parent_instance;

  /* Template widgets */
  GtkImage *picture;
  GtkLabel *number;
  TengenRubyLabel *title;
  GtkMenuButton *more;
  TengenRubyLabel *goal;
  GtkLabel *stars;
  GtkLabel *done;
  GtkLabel *length;
  GtkProgressBar *bar;

  /* Borrowed */
  const TengenLesson *lesson;
  guint index;
};

G_DEFINE_FINAL_TYPE (TengenLessonListCard,
                     tengen_lesson_list_card,
                     GTK_TYPE_FLOW_BOX_CHILD)

/* --- The picture --- */

static gboolean
has_stones (const TengenLessonDiagram *diagram)
{
  int n = diagram->setup->width * diagram->setup->height;

  for (int i = 0; i < n; i++)
    if (diagram->stones[i] != TENGEN_STONE_NONE)
      return TRUE;
  return FALSE;
}

/* The first step that shows stones. */
static const TengenLessonStep *
find_step (const TengenLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TengenLessonStep *step = g_ptr_array_index (lesson->steps, i);

      if (has_stones (step->diagram))
        return step;
    }
  return g_ptr_array_index (lesson->steps, 0);
}

static void
paint (TengenLessonListCard *self)
{
  const TengenLessonStep *step = find_step (self->lesson);
  g_autoptr (GArray) inputs =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonInput));
  g_autoptr (TengenLessonState) state =
      tengen_lesson_state_new (step, inputs, 0);
  g_autoptr (TengenView) view = tengen_view_new_lesson (step, state);
  g_autoptr (GdkTexture) texture = tengen_board_thumbnail_new (
      view,
      PICTURE,
      gtk_widget_get_scale_factor (GTK_WIDGET (self)),
      tengen_color_scheme_get_dark ());

  gtk_image_set_from_paintable (self->picture, GDK_PAINTABLE (texture));
}

/* --- Texts --- */

/* Without links: the whole card is one. */
static void
set_words (TengenRubyLabel *label,
           const TengenLesson *lesson,
           const TengenLessonWords *words)
{
  const TengenLessonText *text = tengen_lesson_words_get (
      words, tengen_lesson_shelf_get_language (lesson));
  g_autoptr (TengenLessonText) plain = NULL;

  if (text == NULL)
    return;
  plain = tengen_lesson_text_copy (text);
  for (guint i = 0; i < plain->spans->len; i++)
    g_clear_pointer (&g_array_index (plain->spans, TengenLessonSpan, i).term,
                     g_free);
  tengen_ruby_label_set_text (label, plain);
}

static char *
say_length (const TengenLesson *lesson)
{
  guint n = lesson->steps->len;
  g_autofree char *steps =
      g_strdup_printf (tengen_words_plural ("%u step", "%u steps", n), n);
  g_autofree char *minutes = NULL;

  if (lesson->minutes == 0)
    return g_steal_pointer (&steps);
  minutes = g_strdup_printf (tengen_words_plural ("about %u minute",
                                                  "about %u minutes",
                                                  lesson->minutes),
                             lesson->minutes);
  /* TRANSLATORS: a number of steps, a time */
  return g_strdup_printf (_ ("%s, %s"), steps, minutes);
}

static char *
get_plain (const TengenRubyLabel *label)
{
  const TengenLessonText *text =
      tengen_ruby_label_get_text ((TengenRubyLabel *) label);

  return text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
}

/* One name for the whole card: screen readers read it when it is reached. */
static void
name_card (TengenLessonListCard *self, const TengenLessonSum *sum)
{
  g_autofree char *title = get_plain (self->title);
  g_autofree char *goal = get_plain (self->goal);
  g_autofree char *stars = tengen_words_lesson_stars (sum->stars);
  g_autofree char *done =
      g_strdup_printf (_ ("%u of %u steps done"), sum->n_done, sum->n_steps);
  g_autofree char *name = self->index > 0
                              ? g_strdup_printf ("%u %s", self->index, title)
                              : g_strdup (title);
  g_autofree char *more = g_strdup_printf (
      "%s %s, %s, %s", goal, gtk_label_get_label (self->length), done, stars);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  tengen_announce_describe (GTK_WIDGET (self), more);
}

static void
name_menu (TengenLessonListCard *self)
{
  g_autofree char *title = get_plain (self->title);
  /* TRANSLATORS: the title of a lesson */
  g_autofree char *name = g_strdup_printf (_ ("More about “%s”"), title);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
add_item (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static void
add_menu (TengenLessonListCard *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  const char *id = self->lesson->id;

  add_item (menu, _ ("From the Start"), "list.restart", id);
  add_item (menu, _ ("Forget What Was Done"), "list.reset", id);
  gtk_menu_button_set_menu_model (self->more, G_MENU_MODEL (menu));
}

static void
show_lesson (TengenLessonListCard *self)
{
  g_autofree char *number = g_strdup_printf ("%u", self->index);
  g_autofree char *length = say_length (self->lesson);

  gtk_label_set_label (self->number, number);
  gtk_widget_set_visible (GTK_WIDGET (self->number), self->index > 0);
  gtk_label_set_label (self->length, length);
  set_words (self->title, self->lesson, self->lesson->title);
  set_words (self->goal, self->lesson, self->lesson->goal);
}

/* --- The widget --- */

static GtkSizeRequestMode
tengen_lesson_list_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tengen_lesson_list_card_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  GtkWidget *child = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (widget));

  gtk_widget_measure (
      child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, WIDTH);
}

static void
tengen_lesson_list_card_size_allocate (GtkWidget *widget,
                                       int width,
                                       int height,
                                       int baseline)
{
  GtkWidget *child = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (widget));

  gtk_widget_allocate (child, width, height, baseline, NULL);
}

static void
tengen_lesson_list_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object),
                               TENGEN_TYPE_LESSON_LIST_CARD);
  G_OBJECT_CLASS (tengen_lesson_list_card_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_RUBY_LABEL);
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-lesson-list-card.ui");
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, picture);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, number);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, title);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, more);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, goal);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, stars);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, done);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, length);
  gtk_widget_class_bind_template_child (klass, TengenLessonListCard, bar);
}

static void
tengen_lesson_list_card_class_init (TengenLessonListCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_lesson_list_card_dispose;
  widget_class->get_request_mode = tengen_lesson_list_card_get_request_mode;
  widget_class->measure = tengen_lesson_list_card_measure;
  widget_class->size_allocate = tengen_lesson_list_card_size_allocate;
  bind_template (widget_class);
}

static void
tengen_lesson_list_card_init (TengenLessonListCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_text_look_follow (GTK_WIDGET (self->title));
  tengen_text_look_follow (GTK_WIDGET (self->goal));
  /* the class above lays out as wide as its child likes to be */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_image_set_pixel_size (self->picture, PICTURE);
  g_signal_connect_object (tengen_color_scheme_get_default (),
                           "notify::dark",
                           G_CALLBACK (paint),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (paint), NULL);
}

GtkWidget *
tengen_lesson_list_card_new (const TengenLesson *lesson, guint number)
{
  TengenLessonListCard *self = NULL;

  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_LIST_CARD, NULL);
  self->lesson = lesson;
  self->index = number;
  show_lesson (self);
  add_menu (self);
  name_menu (self);
  paint (self);
  return GTK_WIDGET (self);
}

const TengenLesson *
tengen_lesson_list_card_get_lesson (TengenLessonListCard *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_LIST_CARD (self), NULL);

  return self->lesson;
}

void
tengen_lesson_list_card_set_sum (TengenLessonListCard *self,
                                 const TengenLessonSum *sum)
{
  static const char *const stars[] = { "☆☆☆", "★☆☆", "★★☆", "★★★" };
  g_autofree char *done = NULL;

  g_return_if_fail (TENGEN_IS_LESSON_LIST_CARD (self));
  g_return_if_fail (sum != NULL && sum->stars < G_N_ELEMENTS (stars));

  done = g_strdup_printf ("%u / %u", sum->n_done, sum->n_steps);
  gtk_label_set_label (self->stars, stars[sum->stars]);
  gtk_label_set_label (self->done, done);
  gtk_progress_bar_set_fraction (self->bar,
                                 (double) sum->n_done / MAX (sum->n_steps, 1));
  name_card (self, sum);
}
