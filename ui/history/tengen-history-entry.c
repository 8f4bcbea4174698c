/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-entry: a game in the list of records
 */
#include "tengen-history-entry.h"

#define MEGABYTE 1000000

typedef struct
{
  char *heading;
  GdkTexture *picture;
} TengenHistoryEntryPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TengenHistoryEntry,
                                     tengen_history_entry,
                                     G_TYPE_OBJECT)

enum
{
  PROP_HEADING = 1,
  PROP_PICTURE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static TengenHistoryEntryPrivate *
get_private (TengenHistoryEntry *self)
{
  return tengen_history_entry_get_instance_private (self);
}

TengenHistorySource
tengen_history_entry_get_source (TengenHistoryEntry *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self),
                        TENGEN_HISTORY_SOURCE_ANY);
  return TENGEN_HISTORY_ENTRY_GET_CLASS (self)->get_source (self);
}

TengenHistoryWords
tengen_history_entry_get_words (TengenHistoryEntry *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self),
                        (TengenHistoryWords){ 0 });
  return TENGEN_HISTORY_ENTRY_GET_CLASS (self)->get_words (self);
}

const char *
tengen_history_entry_get_group (TengenHistoryEntry *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self), NULL);
  return TENGEN_HISTORY_ENTRY_GET_CLASS (self)->get_group (self);
}

gboolean
tengen_history_entry_matches (TengenHistoryEntry *self,
                              TengenHistoryKind kind,
                              const char *const *words)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self), FALSE);
  return TENGEN_HISTORY_ENTRY_GET_CLASS (self)->matches (self, kind, words);
}

void
tengen_history_entry_get_names (TengenHistoryEntry *self,
                                const char *names[TENGEN_HISTORY_N_NAMES])
{
  g_return_if_fail (TENGEN_IS_HISTORY_ENTRY (self) && names != NULL);
  for (guint i = 0; i < TENGEN_HISTORY_N_NAMES; i++)
    names[i] = NULL;
  if (TENGEN_HISTORY_ENTRY_GET_CLASS (self)->get_names != NULL)
    TENGEN_HISTORY_ENTRY_GET_CLASS (self)->get_names (self, names);
}

char *
tengen_history_entry_make_size (guint64 bytes)
{
  if (bytes < MEGABYTE)
    return g_strdup ("");
  return g_strdup_printf ("%" G_GUINT64_FORMAT " MB", bytes / MEGABYTE);
}

void
tengen_history_entry_set_heading (TengenHistoryEntry *self, const char *heading)
{
  g_return_if_fail (TENGEN_IS_HISTORY_ENTRY (self));
  TengenHistoryEntryPrivate *private = get_private (self);
  if (g_strcmp0 (private->heading, heading) == 0)
    return;
  g_free (private->heading);
  private->heading = g_strdup (heading);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
}

const char *
tengen_history_entry_get_heading (TengenHistoryEntry *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self), NULL);
  return get_private (self)->heading;
}

void
tengen_history_entry_set_picture (TengenHistoryEntry *self, GdkTexture *picture)
{
  g_return_if_fail (TENGEN_IS_HISTORY_ENTRY (self));
  if (g_set_object (&get_private (self)->picture, picture))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICTURE]);
}

GdkPaintable *
tengen_history_entry_get_picture (TengenHistoryEntry *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY_ENTRY (self), NULL);
  GdkTexture *picture = get_private (self)->picture;
  return picture != NULL ? GDK_PAINTABLE (picture) : NULL;
}

/* --- The object --- */

static void
tengen_history_entry_get_property (GObject *object,
                                   guint property,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  TengenHistoryEntryPrivate *private =
      get_private (TENGEN_HISTORY_ENTRY (object));
  if (property == PROP_HEADING)
    g_value_set_string (value, private->heading);
  else if (property == PROP_PICTURE)
    g_value_set_object (value, private->picture);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_history_entry_finalize (GObject *object)
{
  TengenHistoryEntryPrivate *private =
      get_private (TENGEN_HISTORY_ENTRY (object));
  g_free (private->heading);
  g_clear_object (&private->picture);
  G_OBJECT_CLASS (tengen_history_entry_parent_class)->finalize (object);
}

static void
tengen_history_entry_class_init (TengenHistoryEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  object_class->get_property = tengen_history_entry_get_property;
  object_class->finalize = tengen_history_entry_finalize;
  properties[PROP_HEADING] =
      g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  properties[PROP_PICTURE] =
      g_param_spec_object ("picture", NULL, NULL, GDK_TYPE_PAINTABLE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tengen_history_entry_init (TengenHistoryEntry *self)
{
}
