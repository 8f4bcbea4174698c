/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-move-slider: going through moves one by one, by a slider or by itself
 */
#include "tengen-move-slider.h"

#include "tengen-ruby-over.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenMoveSlider
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *play;
  GtkLabel *play_name;
  /* of the large form, else NULL */
  GtkRange *slider;
  GtkLabel *label;

  guint at;
  guint n;
  /* 0 while it does not play */
  guint timer;
  /* the slider follows, it is not moved */
  gboolean is_following;
};

G_DEFINE_FINAL_TYPE (TengenMoveSlider, tengen_move_slider, GTK_TYPE_WIDGET)

enum
{
  MOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
go_to (TengenMoveSlider *self, guint at)
{
  if (at <= self->n && at != self->at)
    g_signal_emit (self, signals[MOVED], 0, (int) at);
}

/* --- By itself --- */

static void
name_play (TengenMoveSlider *self, gboolean playing)
{
  const char *name = playing ? tengen_words_context ("moves", "Pause")
                             /* Translators: moves one after another, by
                              * themselves */
                             : tengen_words_context ("moves", "Play");

  gtk_label_set_label (self->play_name, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
tick_cb (gpointer data)
{
  TengenMoveSlider *self = data;
  guint before = self->at;

  go_to (self, self->at + 1);
  if (self->timer != 0 && self->at > before && self->at < self->n)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  tengen_move_slider_set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

void
tengen_move_slider_set_playing (TengenMoveSlider *self, gboolean playing)
{
  g_return_if_fail (TENGEN_IS_MOVE_SLIDER (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (playing && self->at >= self->n)
    go_to (self, 0);
  if (playing)
    self->timer = g_timeout_add (TENGEN_MOVE_SLIDER_PACE, tick_cb, self);
  name_play (self, playing);
}

/* --- What is pressed --- */

static void
play_cb (TengenMoveSlider *self)
{
  tengen_move_slider_set_playing (self, self->timer == 0);
}

static void
next_cb (TengenMoveSlider *self)
{
  tengen_move_slider_set_playing (self, FALSE);
  go_to (self, self->at + 1);
}

static void
previous_cb (TengenMoveSlider *self)
{
  tengen_move_slider_set_playing (self, FALSE);
  if (self->at > 0)
    go_to (self, self->at - 1);
}

static void
slid_cb (TengenMoveSlider *self)
{
  if (self->is_following)
    return;
  tengen_move_slider_set_playing (self, FALSE);
  go_to (self, (guint) (gtk_range_get_value (self->slider) + 0.5));
}

/* --- The widget --- */

static void
tengen_move_slider_unmap (GtkWidget *widget)
{
  tengen_move_slider_set_playing (TENGEN_MOVE_SLIDER (widget), FALSE);
  GTK_WIDGET_CLASS (tengen_move_slider_parent_class)->unmap (widget);
}

static gboolean
tengen_move_slider_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TENGEN_MOVE_SLIDER (widget)->next);
}

static void
tengen_move_slider_dispose (GObject *object)
{
  g_clear_handle_id (&TENGEN_MOVE_SLIDER (object)->timer, g_source_remove);
  tengen_widget_dispose (object);
}

static void
tengen_move_slider_class_init (TengenMoveSliderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_move_slider_dispose;
  widget_class->unmap = tengen_move_slider_unmap;
  widget_class->grab_focus = tengen_move_slider_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  /* TengenMoveSlider::moved: so many moves are to be shown */
  signals[MOVED] =
      tengen_signal_new ("moved", TENGEN_TYPE_MOVE_SLIDER, 1, G_TYPE_INT);
}

static GtkWidget *
make_button (TengenMoveSlider *self,
             const char *label,
             const char *tooltip,
             GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

/* Its name changes, so the label is kept. */
static GtkWidget *
make_play (TengenMoveSlider *self)
{
  self->play = gtk_button_new ();
  self->play_name = GTK_LABEL (gtk_label_new (NULL));
  gtk_button_set_child (
      GTK_BUTTON (self->play),
      tengen_ruby_over_new (GTK_WIDGET (self->play_name), FALSE));
  gtk_widget_add_css_class (self->play, "text-button");
  gtk_widget_set_tooltip_text (self->play,
                               _ ("Shows the moves one after another"));
  g_signal_connect_swapped (self->play, "clicked", G_CALLBACK (play_cb), self);
  name_play (self, FALSE);
  return self->play;
}

static GtkWidget *
make_buttons (TengenMoveSlider *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->previous = make_button (self,
                                _ ("‹ Previous move"),
                                _ ("Takes the last move back"),
                                G_CALLBACK (previous_cb));
  self->next = make_button (
      self, _ ("Next move ›"), _ ("Shows the next move"), G_CALLBACK (next_cb));
  gtk_box_append (GTK_BOX (row), self->previous);
  gtk_box_append (GTK_BOX (row), self->next);
  tengen_ruby_over_put (row, FALSE);
  gtk_box_append (GTK_BOX (row), make_play (self));
  return row;
}

static void
tengen_move_slider_init (TengenMoveSlider *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkBoxLayout *layout =
      GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 8);
  gtk_widget_set_parent (make_buttons (self), widget);
}

/* --- The large form --- */

/* The keys of the page go through the moves there. */
static void
name_keys (TengenMoveSlider *self)
{
  gtk_widget_set_tooltip_text (self->previous,
                               _ ("Takes the last move back (←)"));
  gtk_widget_set_tooltip_text (self->next,
                               _ ("Shows the next move (→, Space)"));
  gtk_widget_add_css_class (self->next, "main-action");
}

static GtkWidget *
make_slider_row (TengenMoveSlider *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *slider =
      gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);
  g_autoptr (GtkWidget) play = g_object_ref (self->play);

  self->slider = GTK_RANGE (slider);
  gtk_range_set_round_digits (self->slider, 0);
  gtk_widget_set_hexpand (slider, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slider),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moves that are shown"),
                                  -1);
  g_signal_connect_swapped (
      slider, "value-changed", G_CALLBACK (slid_cb), self);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (play)), play);
  gtk_box_append (GTK_BOX (row), play);
  gtk_box_append (GTK_BOX (row), slider);
  return row;
}

static GtkWidget *
make_place (TengenMoveSlider *self, const TengenLessonLook *look)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "tabular");
  gtk_widget_set_halign (GTK_WIDGET (self->label), GTK_ALIGN_START);
  tengen_lesson_look_resize (look, self->label);
  return tengen_ruby_over_new (GTK_WIDGET (self->label), FALSE);
}

GtkWidget *
tengen_move_slider_new (const TengenLessonLook *look)
{
  TengenMoveSlider *self;

  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_MOVE_SLIDER, NULL);
  name_keys (self);
  gtk_widget_set_parent (make_slider_row (self), GTK_WIDGET (self));
  gtk_widget_set_parent (make_place (self, look), GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/* --- Where it is --- */

static void
show_place (TengenMoveSlider *self)
{
  g_autofree char *text = NULL;

  self->is_following = TRUE;
  gtk_range_set_range (self->slider, 0, MAX (self->n, 1));
  gtk_range_set_value (self->slider, self->at);
  self->is_following = FALSE;
  /* Translators: how many moves of a line were shown */
  text = g_strdup_printf (_ ("Move %1$u of %2$u"), self->at, self->n);
  gtk_label_set_label (self->label, text);
}

/* At an end of the row the focus goes to the button that leads back. */
static void
enable_buttons (TengenMoveSlider *self)
{
  gboolean at_next = gtk_widget_has_focus (self->next);
  gboolean at_previous = gtk_widget_has_focus (self->previous);

  gtk_widget_set_sensitive (self->previous, self->at > 0);
  gtk_widget_set_sensitive (self->next, self->at < self->n);
  if (self->slider != NULL || self->n == 0)
    return;
  if (at_next && self->at == self->n)
    gtk_widget_grab_focus (self->previous);
  if (at_previous && self->at == 0)
    gtk_widget_grab_focus (self->next);
}

void
tengen_move_slider_set (TengenMoveSlider *self, guint at, guint n)
{
  g_return_if_fail (TENGEN_IS_MOVE_SLIDER (self));
  g_return_if_fail (at <= n);

  self->at = at;
  self->n = n;
  enable_buttons (self);
  if (self->slider != NULL)
    show_place (self);
}
