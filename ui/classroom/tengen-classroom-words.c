/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-words: the sentence of a show and what stands below it
 *
 * Shape: the sentence has exactly the size that is asked for; the widget below
 *        takes the next of the sizes that the style sheet has, by the height of
 *        the wall alone: a style that changes while sizes are asked for would be
 *        known only afterwards.
 */
#include "tengen-classroom-words.h"

#include "tengen-announce.h"
#include "tengen-classroom-fit.h"
#include "tengen-classroom-size.h"
#include "tengen-ruby-label.h"
#include "tengen-widget.h"

/* Letters of the class classroom-say, in pixels. */
#define STYLE_SIZE 20.0
/* Between the sentence and what is below it, in letters. */
#define GAP 0.4
/* The middle of the words is a little above that of the wall. */
#define ABOVE 0.46

struct _TengenClassroomWords
{
  GtkWidget parent_instance;

  /* Children */
  TengenRubyLabel *say;
  /* (nullable): of the show */
  GtkWidget *aside;

  double em;
  int wall;
  gboolean centered;
};

G_DEFINE_FINAL_TYPE (TengenClassroomWords,
                     tengen_classroom_words,
                     GTK_TYPE_WIDGET)

static gboolean
has_text (TengenClassroomWords *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->say));
}

static gboolean
has_aside (TengenClassroomWords *self)
{
  return self->aside != NULL && gtk_widget_get_visible (self->aside);
}

static int
get_gap (TengenClassroomWords *self)
{
  return has_text (self) && has_aside (self) ? (int) (GAP * self->em) : 0;
}

static void
set_em (TengenClassroomWords *self, double em)
{
  self->em = em;
  g_object_set (self->say, "scale", em / STYLE_SIZE, NULL);
}

static void
update_aside (TengenClassroomWords *self)
{
  if (self->aside != NULL)
    tengen_classroom_size_set (self->aside,
                               self->wall / TENGEN_CLASSROOM_FIT_LETTERS);
}

/* Returns: -1 if it cannot be so narrow */
static int
measure_height (GtkWidget *child, int width)
{
  int least, height;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    return -1;
  gtk_widget_measure (
      child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
get_natural_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* --- The widget --- */

static void
tengen_classroom_words_measure_vfunc (GtkWidget *widget,
                                      GtkOrientation orientation,
                                      int for_size,
                                      int *minimum,
                                      int *natural,
                                      int *minimum_baseline,
                                      int *natural_baseline)
{
  /* the wall decides */
  *minimum = *natural = 0;
}

/* Gives a child its height for the width there is. */
static int
place (TengenClassroomWords *self, GtkWidget *child, int y, int width)
{
  int least, taken;
  int height;

  gtk_widget_measure (
      child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  taken = MAX (width, least);
  if (self->centered)
    taken = MAX (least, MIN (width, get_natural_width (child)));
  gtk_widget_measure (
      child, GTK_ORIENTATION_VERTICAL, taken, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (
      child,
      &(GtkAllocation){
          self->centered ? (width - taken) / 2 : 0, y, taken, height },
      -1);
  return height;
}

static void
tengen_classroom_words_size_allocate (GtkWidget *widget,
                                      int width,
                                      int height,
                                      int baseline)
{
  TengenClassroomWords *self = TENGEN_CLASSROOM_WORDS (widget);
  int needed = tengen_classroom_words_measure (self, self->em, width);
  int y = (int) MAX (0, (height - needed) * ABOVE);

  if (has_text (self))
    y += place (self, GTK_WIDGET (self->say), y, width) + get_gap (self);
  if (has_aside (self))
    place (self, self->aside, y, width);
}

static void
take_aside (TengenClassroomWords *self, GtkWidget *aside)
{
  if (aside == self->aside)
    return;
  if (self->aside != NULL)
    {
      gtk_widget_remove_css_class (self->aside, "classroom");
      gtk_widget_unparent (self->aside);
    }
  g_set_object (&self->aside, aside);
  if (aside == NULL)
    return;
  gtk_widget_add_css_class (aside, "classroom");
  gtk_widget_set_parent (aside, GTK_WIDGET (self));
}

/* Once it stands here it can ask what it stands in: then it is asked for again.
 */
static void
show_aside (TengenClassroomWords *self, TengenShow *show)
{
  GtkWidget *before = self->aside;

  take_aside (self, show != NULL ? tengen_show_make_aside (show) : NULL);
  if (self->aside != NULL && self->aside != before)
    take_aside (self, tengen_show_make_aside (show));
  update_aside (self);
}

static void
tengen_classroom_words_dispose (GObject *object)
{
  TengenClassroomWords *self = TENGEN_CLASSROOM_WORDS (object);

  take_aside (self, NULL);
  tengen_widget_dispose (object);
}

static void
tengen_classroom_words_class_init (TengenClassroomWordsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_classroom_words_dispose;
  widget_class->measure = tengen_classroom_words_measure_vfunc;
  widget_class->size_allocate = tengen_classroom_words_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "classroomwords");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
tengen_classroom_words_init (TengenClassroomWords *self)
{
  GtkWidget *say = tengen_ruby_label_new ();

  self->say = TENGEN_RUBY_LABEL (say);
  self->em = STYLE_SIZE;
  gtk_widget_add_css_class (say, "classroom-say");
  gtk_widget_set_parent (say, GTK_WIDGET (self));
}

void
tengen_classroom_words_show (TengenClassroomWords *self, TengenShow *show)
{
  g_autoptr (TengenLessonText) text = NULL;
  g_autofree char *plain = NULL;

  g_return_if_fail (TENGEN_IS_CLASSROOM_WORDS (self));

  text = show != NULL ? tengen_show_make_text (show) : NULL;
  plain = text != NULL ? tengen_lesson_text_get_plain (text) : g_strdup ("");
  tengen_ruby_label_set_text (self->say, text);
  gtk_widget_set_visible (GTK_WIDGET (self->say), text != NULL);
  show_aside (self, show);
  tengen_announce (GTK_WIDGET (self), plain);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

const TengenLessonText *
tengen_classroom_words_get_text (TengenClassroomWords *self)
{
  g_return_val_if_fail (TENGEN_IS_CLASSROOM_WORDS (self), NULL);

  return tengen_ruby_label_get_text (self->say);
}

int
tengen_classroom_words_measure (TengenClassroomWords *self,
                                double em,
                                int width)
{
  int say = 0;
  int aside = 0;

  g_return_val_if_fail (TENGEN_IS_CLASSROOM_WORDS (self), 0);

  set_em (self, em);
  if (has_text (self))
    say = measure_height (GTK_WIDGET (self->say), width);
  if (has_aside (self))
    aside = measure_height (self->aside, width);
  return say < 0 || aside < 0 ? -1 : say + get_gap (self) + aside;
}

void
tengen_classroom_words_set_wall (TengenClassroomWords *self, int wall)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_WORDS (self));

  self->wall = wall;
  update_aside (self);
}

void
tengen_classroom_words_set_centered (TengenClassroomWords *self,
                                     gboolean centered)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_WORDS (self));

  if (centered == self->centered)
    return;
  self->centered = centered;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
