/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-schema: where the schema of the settings is
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tengen_settings_schema_find:
 * @id: id of a schema
 *
 * Finds a schema where the desktop looks for them, else where the program was
 * installed, which may be the user's own folder.
 *
 * Returns: (transfer full) (nullable): the schema, or %NULL if there is none
 */
GSettingsSchema *
tengen_settings_schema_find (const char *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
