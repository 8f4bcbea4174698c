/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-ending: how a new game of Renju ends: by itself, or when it is
 *                     said (宣言・指摘)
 *
 * Shape: the buttons are the state.
 */
#include "tengen-play-ending.h"

#include "tengen-announce.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-renju.h"

struct _TengenPlayEnding
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkToggleButton *automatic;
  GtkToggleButton *declared;
  GtkLabel *line;
};

G_DEFINE_FINAL_TYPE (TengenPlayEnding, tengen_play_ending, GTK_TYPE_WIDGET)

enum
{
  PROP_DECLARED = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
describe (GtkToggleButton *button, gboolean declared)
{
  g_autofree char *line = tengen_words_renju_ending_line (declared);

  tengen_announce_describe (GTK_WIDGET (button), line);
}

static void
show (TengenPlayEnding *self)
{
  g_autofree char *line =
      tengen_words_renju_ending_line (tengen_play_ending_get_declared (self));

  gtk_label_set_label (self->line, line);
}

static void
toggled_cb (TengenPlayEnding *self)
{
  show (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DECLARED]);
}

static void
tengen_play_ending_get_property (GObject *object,
                                 guint prop_id,
                                 GValue *value,
                                 GParamSpec *pspec)
{
  if (prop_id == PROP_DECLARED)
    g_value_set_boolean (
        value, tengen_play_ending_get_declared (TENGEN_PLAY_ENDING (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_ending_set_property (GObject *object,
                                 guint prop_id,
                                 const GValue *value,
                                 GParamSpec *pspec)
{
  if (prop_id == PROP_DECLARED)
    tengen_play_ending_set_declared (TENGEN_PLAY_ENDING (object),
                                     g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_ending_class_init (TengenPlayEndingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_ending_get_property;
  object_class->set_property = tengen_play_ending_set_property;
  object_class->dispose = tengen_widget_dispose;

  /* TengenPlayEnding:declared: endings are declared */
  props[PROP_DECLARED] = g_param_spec_boolean (
      "declared", NULL, NULL, FALSE, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-ending.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEnding, automatic);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayEnding, declared);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayEnding, line);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
tengen_play_ending_init (TengenPlayEnding *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  describe (self->automatic, FALSE);
  describe (self->declared, TRUE);
  show (self);
}

void
tengen_play_ending_set_declared (TengenPlayEnding *self, gboolean declared)
{
  g_return_if_fail (TENGEN_IS_PLAY_ENDING (self));

  gtk_toggle_button_set_active (declared ? self->declared : self->automatic,
                                TRUE);
}

gboolean
tengen_play_ending_get_declared (TengenPlayEnding *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_ENDING (self), FALSE);

  return gtk_toggle_button_get_active (self->declared);
}
