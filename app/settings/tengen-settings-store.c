/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-store: values of the settings, where they are kept
 */
#include "tengen-settings-store.h"

#include "tengen-settings-schema.h"

/* those that are no properties */
static const char *const keys[] = {
  "hints-seen",          "games-folders-before", "setup",
  "setup-renju",         "renju-rules",          "own-rules",
  "setup-rules-name",    "window-size",          "window-maximized",
  "setup-ranks",         "setup-clock",          "players",
  "setup-free-handicap", "tree-window-size",
};

static gboolean
is_complete (GSettingsSchema *schema, GParamSpec **properties, guint n)
{
  gboolean complete = TRUE;
  for (guint i = 0; i < n; i++)
    complete =
        complete && g_settings_schema_has_key (schema, properties[i]->name);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    complete = complete && g_settings_schema_has_key (schema, keys[i]);
  return complete;
}

GSettings *
tengen_settings_store_open (const char *schema_id,
                            GParamSpec **properties,
                            guint n)
{
  GSettingsSchema *schema =
      schema_id != NULL ? tengen_settings_schema_find (schema_id) : NULL;
  if (schema == NULL)
    return NULL;
  GSettings *store = NULL;
  if (is_complete (schema, properties, n))
    store = g_settings_new_full (schema, NULL, NULL);
  g_settings_schema_unref (schema);
  return store;
}

/* A whole number may be one of a few words in the store. */
static gboolean
is_word (GSettings *self, const GParamSpec *property)
{
  g_autoptr (GVariant) stored = g_settings_get_value (self, property->name);
  return property->value_type == G_TYPE_INT &&
         g_variant_is_of_type (stored, G_VARIANT_TYPE_STRING);
}

void
tengen_settings_store_read (GSettings *self,
                            const GParamSpec *property,
                            GValue *value)
{
  const char *name = property->name;
  g_value_init (value, property->value_type);
  if (property->value_type == G_TYPE_BOOLEAN)
    g_value_set_boolean (value, g_settings_get_boolean (self, name));
  else if (property->value_type == G_TYPE_DOUBLE)
    g_value_set_double (value, g_settings_get_double (self, name));
  else if (property->value_type == G_TYPE_STRING)
    g_value_take_string (value, g_settings_get_string (self, name));
  else if (is_word (self, property))
    g_value_set_int (value, g_settings_get_enum (self, name));
  else
    g_value_set_int (value, g_settings_get_int (self, name));
}

void
tengen_settings_store_write (GSettings *self,
                             const GParamSpec *property,
                             const GValue *value)
{
  const char *name = property->name;
  if (property->value_type == G_TYPE_BOOLEAN)
    g_settings_set_boolean (self, name, g_value_get_boolean (value));
  else if (property->value_type == G_TYPE_DOUBLE)
    g_settings_set_double (self, name, g_value_get_double (value));
  else if (property->value_type == G_TYPE_STRING)
    g_settings_set_string (self, name, g_value_get_string (value));
  else if (is_word (self, property))
    g_settings_set_enum (self, name, g_value_get_int (value));
  else
    g_settings_set_int (self, name, g_value_get_int (value));
}
