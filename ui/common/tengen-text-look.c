/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-look: how texts of lessons and of the help are shown
 */
#include "tengen-text-look.h"

/* By how much texts grow at a time. */
#define STEP 0.1

struct _TengenTextLook
{
  GObject parent_instance;

  int readings;
  gboolean in_games;
  double scale;
};

G_DEFINE_FINAL_TYPE (TengenTextLook, tengen_text_look, G_TYPE_OBJECT)

enum
{
  PROP_READINGS = 1,
  PROP_IN_GAMES,
  PROP_TEXT_SCALE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_readings (TengenTextLook *self, int readings)
{
  if (self->readings == readings)
    return;
  self->readings = readings;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READINGS]);
}

static void
set_in_games (TengenTextLook *self, gboolean in_games)
{
  if (self->in_games == in_games)
    return;
  self->in_games = in_games;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IN_GAMES]);
}

static void
set_scale (TengenTextLook *self, double scale)
{
  if (self->scale == scale)
    return;
  self->scale = scale;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT_SCALE]);
}

static void
tengen_text_look_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenTextLook *self = TENGEN_TEXT_LOOK (object);

  if (id == PROP_READINGS)
    set_readings (self, g_value_get_int (value));
  else if (id == PROP_IN_GAMES)
    set_in_games (self, g_value_get_boolean (value));
  else
    set_scale (self, g_value_get_double (value));
}

static void
tengen_text_look_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenTextLook *self = TENGEN_TEXT_LOOK (object);

  if (id == PROP_READINGS)
    g_value_set_int (value, self->readings);
  else if (id == PROP_IN_GAMES)
    g_value_set_boolean (value, self->in_games);
  else
    g_value_set_double (value, self->scale);
}

static void
tengen_text_look_class_init (TengenTextLookClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = tengen_text_look_set_property;
  object_class->get_property = tengen_text_look_get_property;
  props[PROP_READINGS] =
      g_param_spec_int ("readings", NULL, NULL, -1, 6, 0, flags);
  props[PROP_IN_GAMES] =
      g_param_spec_boolean ("in-games", NULL, NULL, FALSE, flags);
  props[PROP_TEXT_SCALE] =
      g_param_spec_double ("text-scale", NULL, NULL, 0.5, 4, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_text_look_init (TengenTextLook *self)
{
  self->scale = 1;
}

TengenTextLook *
tengen_text_look_get_default (void)
{
  static TengenTextLook *look;

  if (look == NULL)
    look = g_object_new (TENGEN_TYPE_TEXT_LOOK, NULL);
  return look;
}

int
tengen_text_look_get_readings (void)
{
  return tengen_text_look_get_default ()->readings;
}

gboolean
tengen_text_look_get_in_games (void)
{
  return tengen_text_look_get_default ()->in_games;
}

double
tengen_text_look_get_scale (void)
{
  return tengen_text_look_get_default ()->scale;
}

void
tengen_text_look_scale (GtkLabel *label)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes,
                          pango_attr_scale_new (tengen_text_look_get_scale ()));
  gtk_label_set_attributes (label, attributes);
}

void
tengen_text_look_follow (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_bind_property (tengen_text_look_get_default (),
                          "text-scale",
                          widget,
                          "scale",
                          G_BINDING_SYNC_CREATE);
}

static void
resize (double scale)
{
  set_scale (
      tengen_text_look_get_default (),
      CLAMP (scale, TENGEN_TEXT_LOOK_SCALE_MIN, TENGEN_TEXT_LOOK_SCALE_MAX));
}

static void
larger_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  resize (tengen_text_look_get_scale () + STEP);
}

static void
smaller_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  resize (tengen_text_look_get_scale () - STEP);
}

static void
normal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  resize (1);
}

static void
add_key (GtkWidgetClass *klass, guint key, const char *action)
{
  gtk_widget_class_add_binding_action (
      klass, key, GDK_CONTROL_MASK, action, NULL);
}

void
tengen_text_look_install_actions (GtkWidgetClass *klass,
                                  const char *larger,
                                  const char *smaller,
                                  const char *normal)
{
  gtk_widget_class_install_action (klass, larger, NULL, larger_action);
  gtk_widget_class_install_action (klass, smaller, NULL, smaller_action);
  gtk_widget_class_install_action (klass, normal, NULL, normal_action);
  add_key (klass, GDK_KEY_plus, larger);
  add_key (klass, GDK_KEY_equal, larger);
  add_key (klass, GDK_KEY_semicolon, larger);
  add_key (klass, GDK_KEY_KP_Add, larger);
  add_key (klass, GDK_KEY_minus, smaller);
  add_key (klass, GDK_KEY_KP_Subtract, smaller);
  add_key (klass, GDK_KEY_0, normal);
  add_key (klass, GDK_KEY_KP_0, normal);
}
