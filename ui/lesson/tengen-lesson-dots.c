/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-dots: the steps of a lesson as dots
 *
 * Shape: a dot is round, that of a completed step square and filled; the
 *        present one is larger. The buttons around them are as high as others,
 *        so that they are easy to hit; they stand closer where room is short.
 */
#include "tengen-lesson-dots.h"

#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

/* There is no room for more. */
#define MOST_SEEN 14
/* How much wider a button is where there is room. */
#define LOOSE 4

struct _TengenLessonDots
{
  GtkWidget parent_instance;

  /* (element-type GtkButton): children, one for each step */
  GPtrArray *buttons;
  guint index;
};

G_DEFINE_FINAL_TYPE (TengenLessonDots, tengen_lesson_dots, GTK_TYPE_WIDGET)

/* Tab comes in at the present step and leaves at once. */
static gboolean
tengen_lesson_dots_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TengenLessonDots *self = TENGEN_LESSON_DOTS (widget);

  if (gtk_widget_get_focus_child (widget) != NULL ||
      self->index >= self->buttons->len)
    return FALSE;
  return gtk_widget_grab_focus (self->buttons->pdata[self->index]);
}

static int
get_least_width (GtkWidget *button)
{
  int least;

  gtk_widget_measure (
      button, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
tengen_lesson_dots_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  TengenLessonDots *self = TENGEN_LESSON_DOTS (widget);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = self->buttons->pdata[i];
      int least;

      if (!gtk_widget_should_layout (button))
        continue;
      gtk_widget_measure (button, orientation, -1, &least, NULL, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum += least;
          *natural += least + LOOSE;
        }
      else
        *minimum = *natural = MAX (*minimum, least);
    }
}

/* The room that is left is shared out. */
static void
tengen_lesson_dots_allocate (GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  TengenLessonDots *self = TENGEN_LESSON_DOTS (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int spare = width - get_least_width (widget);
  int left = (int) MIN (self->buttons->len, MOST_SEEN);
  int x = 0;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = self->buttons->pdata[i];
      int share, part;

      if (!gtk_widget_should_layout (button))
        continue;
      share = spare / left;
      part = get_least_width (button) + share;
      gtk_widget_size_allocate (
          button,
          &(GtkAllocation){ mirrored ? width - x - part : x, 0, part, height },
          -1);
      x += part;
      spare -= share;
      left--;
    }
}

static void
tengen_lesson_dots_dispose (GObject *object)
{
  g_ptr_array_set_size (TENGEN_LESSON_DOTS (object)->buttons, 0);
  G_OBJECT_CLASS (tengen_lesson_dots_parent_class)->dispose (object);
}

static void
tengen_lesson_dots_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_LESSON_DOTS (object)->buttons);
  G_OBJECT_CLASS (tengen_lesson_dots_parent_class)->finalize (object);
}

static void
tengen_lesson_dots_class_init (TengenLessonDotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_lesson_dots_dispose;
  object_class->finalize = tengen_lesson_dots_finalize;
  widget_class->measure = tengen_lesson_dots_measure;
  widget_class->size_allocate = tengen_lesson_dots_allocate;
  widget_class->focus = tengen_lesson_dots_focus;
  gtk_widget_class_set_css_name (widget_class, "lessondots");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A user who walks the dots with the arrow keys stays there. */
static gboolean
key_pressed_cb (TengenLessonDots *self,
                guint key,
                guint keycode,
                GdkModifierType state)
{
  int to = (int) self->index;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    to--;
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    to++;
  else
    return GDK_EVENT_PROPAGATE;
  if (to < 0 || to >= (int) self->buttons->len)
    return GDK_EVENT_STOP;
  gtk_widget_activate_action (GTK_WIDGET (self), "lesson.step", "i", to);
  gtk_widget_grab_focus (self->buttons->pdata[self->index]);
  return GDK_EVENT_STOP;
}

static void
tengen_lesson_dots_init (TengenLessonDots *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  self->buttons =
      g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (
      key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Steps"), -1);
}

static void
add_button (TengenLessonDots *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *dot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (dot, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (dot, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (dot, "dot");
  gtk_button_set_child (GTK_BUTTON (button), dot);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "lesson.step");
  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (button), "i", (int) self->buttons->len);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  g_ptr_array_add (self->buttons, button);
}

static void
name_button (GtkWidget *button, guint index, const char *title, gboolean done)
{
  g_autofree char *name = NULL;

  if (done)
    /* Translators: a step of a lesson: its number and title */
    name = g_strdup_printf (_ ("%1$u. %2$s (done)"), index + 1, title);
  else
    name = g_strdup_printf ("%u. %s", index + 1, title);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Whether a step is among those around the present one. */
static gboolean
is_near (TengenLessonDots *self, guint index)
{
  int n = (int) self->buttons->len;
  int first =
      CLAMP ((int) self->index - MOST_SEEN / 2, 0, MAX (0, n - MOST_SEEN));

  return (int) index >= first && (int) index < first + MOST_SEEN;
}

static void
show_button (TengenLessonDots *self,
             guint index,
             const char *title,
             gboolean done)
{
  GtkWidget *button = self->buttons->pdata[index];
  GtkWidget *dot = gtk_button_get_child (GTK_BUTTON (button));
  gboolean here = index == self->index;

  tengen_widget_set_class (dot, "done", done);
  tengen_widget_set_class (dot, "here", here);
  gtk_widget_set_visible (button, is_near (self, index));
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_SELECTED, here, -1);
  name_button (button, index, title, done);
}

void
tengen_lesson_dots_show (TengenLessonDots *self,
                         const TengenLesson *lesson,
                         guint index,
                         const TengenLessonProgress *progress,
                         const TengenLessonLook *look)
{
  g_return_if_fail (TENGEN_IS_LESSON_DOTS (self));
  g_return_if_fail (lesson != NULL && progress != NULL && look != NULL);

  while (self->buttons->len < lesson->steps->len)
    add_button (self);
  g_ptr_array_set_size (self->buttons, (int) lesson->steps->len);
  self->index = index;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TengenLessonStep *step = lesson->steps->pdata[i];
      g_autofree char *title = tengen_lesson_look_plain (look, step->title);
      guint stars =
          tengen_lesson_progress_get_stars (progress, lesson->id, step->id);

      show_button (self, i, title, stars > 0);
    }
}
