/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-properties: what of the wall can be set from outside
 */
#include "tengen-classroom-private.h"

#include "tengen-announce.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

enum
{
  PROP_SHOW = 1,
  PROP_BESIDE,
  PROP_BLANK,
  PROP_PEN,
  PROP_SPOT,
  PROP_CHALK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_flag (TengenClassroom *self, gboolean *flag, guint property, gboolean to)
{
  if (*flag == to)
    return;
  *flag = to;
  tengen_classroom_update_seen (self);
  tengen_classroom_update_pointer (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_blank (TengenClassroom *self, gboolean blank)
{
  if (blank == self->is_blank)
    return;
  set_flag (self, &self->is_blank, PROP_BLANK, blank);
  tengen_classroom_update_said (self);
  tengen_classroom_show_bar (self, FALSE);
  tengen_announce (self->blank,
                   blank ? _ ("The wall is blank; any key brings it back")
                         : "");
}

void
tengen_classroom_update_look (TengenClassroom *self)
{
  self->is_fitted = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
tengen_classroom_get_property (GObject *object,
                               guint id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenClassroom *self = TENGEN_CLASSROOM (object);

  switch (id)
    {
    case PROP_SHOW:
      g_value_set_object (value, self->show);
      break;
    case PROP_BESIDE:
      g_value_set_boolean (value, self->is_beside);
      break;
    case PROP_BLANK:
      g_value_set_boolean (value, self->is_blank);
      break;
    case PROP_PEN:
      g_value_set_boolean (value, self->has_pen);
      break;
    case PROP_SPOT:
      g_value_set_boolean (value, self->has_spot);
      break;
    case PROP_CHALK:
      g_value_set_boolean (value, self->has_chalk);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tengen_classroom_set_property (GObject *object,
                               guint id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenClassroom *self = TENGEN_CLASSROOM (object);

  switch (id)
    {
    case PROP_SHOW:
      g_return_if_fail (tengen_classroom_find_tile (
                            self, g_value_get_object (value)) != NULL);
      tengen_classroom_use (self, g_value_get_object (value));
      break;
    case PROP_BESIDE:
      set_flag (self, &self->is_beside, id, g_value_get_boolean (value));
      break;
    case PROP_BLANK:
      set_blank (self, g_value_get_boolean (value));
      break;
    case PROP_PEN:
      set_flag (self, &self->has_pen, id, g_value_get_boolean (value));
      break;
    case PROP_SPOT:
      set_flag (self, &self->has_spot, id, g_value_get_boolean (value));
      break;
    case PROP_CHALK:
      set_flag (self, &self->has_chalk, id, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

void
tengen_classroom_install_properties (GObjectClass *klass)
{
  GParamFlags flags =
      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  /* TengenClassroom:show: the board in use */
  properties[PROP_SHOW] =
      g_param_spec_object ("show", NULL, NULL, TENGEN_TYPE_SHOW, flags);
  /* TengenClassroom:beside: boards are seen side by side */
  properties[PROP_BESIDE] =
      g_param_spec_boolean ("beside", NULL, NULL, FALSE, flags);
  /* TengenClassroom:blank: nothing is seen */
  properties[PROP_BLANK] =
      g_param_spec_boolean ("blank", NULL, NULL, FALSE, flags);
  /* TengenClassroom:pen: the pointer draws */
  properties[PROP_PEN] = g_param_spec_boolean ("pen", NULL, NULL, FALSE, flags);
  /* TengenClassroom:spot: a spot follows the pointer */
  properties[PROP_SPOT] =
      g_param_spec_boolean ("spot", NULL, NULL, TRUE, flags);
  /* TengenClassroom:chalk: the score is seen */
  properties[PROP_CHALK] =
      g_param_spec_boolean ("chalk", NULL, NULL, FALSE, flags);
  klass->get_property = tengen_classroom_get_property;
  klass->set_property = tengen_classroom_set_property;
  g_object_class_install_properties (klass, N_PROPS, properties);
}
