/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-size: chooses the size of a board
 *
 * Shape: @size is the choice; buttons and number follow it. The last button
 *        stands for every other size and wakes the number beside it.
 */
#include "tengen-play-size.h"

#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlaySize
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *usual;
  GtkToggleButton *other;
  GtkSpinButton *spin;

  int size;
  /* while buttons are being set from @size */
  gboolean following;
};

G_DEFINE_FINAL_TYPE (TengenPlaySize, tengen_play_size, GTK_TYPE_WIDGET)

enum
{
  PROP_SIZE = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static int
get_button_size (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "size"));
}

static GtkWidget *
find_button (TengenPlaySize *self, int size)
{
  for (GtkWidget *button =
           gtk_widget_get_first_child (GTK_WIDGET (self->usual));
       button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (get_button_size (button) == size)
      return button;
  return GTK_WIDGET (self->other);
}

static void
follow (TengenPlaySize *self, GtkWidget *button)
{
  self->following = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  gtk_spin_button_set_value (self->spin, self->size);
  gtk_widget_set_sensitive (GTK_WIDGET (self->spin),
                            button == GTK_WIDGET (self->other));
  self->following = FALSE;
}

static void
take (TengenPlaySize *self, int size, GtkWidget *button)
{
  gboolean differs = self->size != size;

  self->size = size;
  follow (self, button);
  if (differs)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
toggled_cb (TengenPlaySize *self, GtkToggleButton *button)
{
  if (!self->following && gtk_toggle_button_get_active (button))
    take (self, get_button_size (GTK_WIDGET (button)), GTK_WIDGET (button));
}

static void
other_cb (TengenPlaySize *self, GtkToggleButton *button)
{
  if (self->following || !gtk_toggle_button_get_active (button))
    return;
  take (self, self->size, GTK_WIDGET (button));
  gtk_widget_grab_focus (GTK_WIDGET (self->spin));
}

static void
spin_cb (TengenPlaySize *self, GtkSpinButton *spin)
{
  if (!self->following)
    take (self,
          gtk_spin_button_get_value_as_int (spin),
          GTK_WIDGET (self->other));
}

static void
tengen_play_size_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_SIZE)
    g_value_set_int (value, TENGEN_PLAY_SIZE (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_size_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_SIZE)
    tengen_play_size_set (TENGEN_PLAY_SIZE (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_size_class_init (TengenPlaySizeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_size_get_property;
  object_class->set_property = tengen_play_size_set_property;
  object_class->dispose = tengen_widget_dispose;

  /* TengenPlaySize:size: the side of the board */
  props[PROP_SIZE] = g_param_spec_int (
      "size",
      NULL,
      NULL,
      TENGEN_PLAY_SIZE_MIN,
      TENGEN_PLAY_SIZE_MAX,
      9,
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-size.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySize, usual);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySize, other);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySize, spin);
  gtk_widget_class_bind_template_callback (widget_class, other_cb);
  gtk_widget_class_bind_template_callback (widget_class, spin_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "boardsize");
}

static void
tengen_play_size_init (TengenPlaySize *self)
{
  self->size = 9;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (
      self->spin, TENGEN_PLAY_SIZE_MIN, TENGEN_PLAY_SIZE_MAX);
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->spin))), TRUE);
  follow (self, find_button (self, self->size));
}

void
tengen_play_size_set_usual (TengenPlaySize *self,
                            const int *sizes,
                            guint n_sizes)
{
  g_return_if_fail (TENGEN_IS_PLAY_SIZE (self));
  g_return_if_fail (sizes != NULL);

  for (guint i = 0; i < n_sizes; i++)
    {
      g_autofree char *label = g_strdup_printf (_ ("%1$d×%1$d"), sizes[i]);
      GtkWidget *button = gtk_toggle_button_new_with_label (label);

      gtk_widget_add_css_class (button, "choice");
      g_object_set_data (G_OBJECT (button), "size", GINT_TO_POINTER (sizes[i]));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->other);
      g_signal_connect_object (
          button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->usual, button);
    }
  follow (self, find_button (self, self->size));
}

void
tengen_play_size_set_only_usual (TengenPlaySize *self, gboolean only_usual)
{
  g_return_if_fail (TENGEN_IS_PLAY_SIZE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->other), !only_usual);
  gtk_widget_set_visible (GTK_WIDGET (self->spin), !only_usual);
}

void
tengen_play_size_set (TengenPlaySize *self, int size)
{
  g_return_if_fail (TENGEN_IS_PLAY_SIZE (self));

  size = CLAMP (size, TENGEN_PLAY_SIZE_MIN, TENGEN_PLAY_SIZE_MAX);
  take (self, size, find_button (self, size));
}

int
tengen_play_size_get (TengenPlaySize *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_SIZE (self), 9);

  return self->size;
}
