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
  gtk_button_set_label (GTK_BUTTON (self->play),
                        playing ? tengen_words_context ("moves", "Pause")
                                /* Translators: moves one after another, by
                                 * themselves */
                                : tengen_words_context ("moves", "Play"));
}

gboolean
tengen_move_slider_is_playing (TengenMoveSlider *self)
{
  g_return_val_if_fail (TENGEN_IS_MOVE_SLIDER (self), FALSE);

  return self->timer != 0;
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

static GtkWidget *
make_buttons (TengenMoveSlider *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->previous = make_button (self,
                                _ ("‹ Previous move"),
                                _ ("Takes the last move back (←)"),
                                G_CALLBACK (previous_cb));
  self->next = make_button (self,
                            _ ("Next move ›"),
                            _ ("Shows the next move (→, Space)"),
                            G_CALLBACK (next_cb));
  gtk_widget_add_css_class (self->next, "main-action");
  gtk_box_append (GTK_BOX (row), self->previous);
  gtk_box_append (GTK_BOX (row), self->next);
  tengen_ruby_over_buttons (row, FALSE);
  return row;
}

static GtkWidget *
make_slider_row (TengenMoveSlider *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *slider =
      gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);

  self->play = make_button (self,
                            tengen_words_context ("moves", "Play"),
                            _ ("Shows the moves one after another"),
                            G_CALLBACK (play_cb));
  self->slider = GTK_RANGE (slider);
  gtk_range_set_round_digits (self->slider, 0);
  gtk_widget_set_hexpand (slider, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slider),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Moves that are shown"),
                                  -1);
  g_signal_connect_swapped (
      slider, "value-changed", G_CALLBACK (slid_cb), self);
  gtk_box_append (GTK_BOX (row), self->play);
  gtk_box_append (GTK_BOX (row), slider);
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
  gtk_widget_set_parent (make_slider_row (self), widget);
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "tabular");
  gtk_widget_set_halign (GTK_WIDGET (self->label), GTK_ALIGN_START);
  gtk_widget_set_parent (tengen_ruby_over_new (GTK_WIDGET (self->label), FALSE),
                         widget);
}

GtkWidget *
tengen_move_slider_new (const TengenLessonLook *look)
{
  TengenMoveSlider *self;

  g_return_val_if_fail (look != NULL, NULL);

  self = g_object_new (TENGEN_TYPE_MOVE_SLIDER, NULL);
  tengen_lesson_look_resize (look, self->label);
  return GTK_WIDGET (self);
}

void
tengen_move_slider_set (TengenMoveSlider *self, guint at, guint n)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_MOVE_SLIDER (self));
  g_return_if_fail (at <= n);

  self->at = at;
  self->n = n;
  self->is_following = TRUE;
  gtk_range_set_range (self->slider, 0, MAX (n, 1));
  gtk_range_set_value (self->slider, at);
  self->is_following = FALSE;
  gtk_widget_set_sensitive (self->previous, at > 0);
  gtk_widget_set_sensitive (self->next, at < n);
  /* Translators: how many moves of a line were shown */
  text = g_strdup_printf (_ ("Move %1$u of %2$u"), at, n);
  gtk_label_set_label (self->label, text);
}
