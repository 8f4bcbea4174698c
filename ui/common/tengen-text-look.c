/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-text-look: how texts of lessons and of the help are shown
 */
#include "tengen-text-look.h"

struct _TengenTextLook
{
  GObject parent_instance;

  int readings;
};

G_DEFINE_FINAL_TYPE (TengenTextLook, tengen_text_look, G_TYPE_OBJECT)

enum
{
  PROP_READINGS = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
tengen_text_look_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenTextLook *self = TENGEN_TEXT_LOOK (object);

  if (self->readings == g_value_get_int (value))
    return;
  self->readings = g_value_get_int (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_text_look_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenTextLook *self = TENGEN_TEXT_LOOK (object);

  g_value_set_int (value, self->readings);
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
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tengen_text_look_init (TengenTextLook *self)
{
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
