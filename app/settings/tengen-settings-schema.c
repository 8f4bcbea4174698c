/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-schema: where the schema of the settings is
 */
#include "tengen-settings-schema.h"

static GSettingsSchema *
find_installed (GSettingsSchemaSource *usual, const char *id)
{
  GSettingsSchemaSource *own = g_settings_schema_source_new_from_directory (
      TENGEN_SCHEMADIR, usual, TRUE, NULL);
  GSettingsSchema *schema = NULL;

  if (own == NULL)
    return NULL;
  schema = g_settings_schema_source_lookup (own, id, FALSE);
  g_settings_schema_source_unref (own);
  return schema;
}

GSettingsSchema *
tengen_settings_schema_find (const char *id)
{
  GSettingsSchemaSource *usual = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  if (usual != NULL)
    schema = g_settings_schema_source_lookup (usual, id, TRUE);
  return schema != NULL ? schema : find_installed (usual, id);
}
