/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-settings-store: values of the settings, where they are kept
 *
 * What:  a GSettings object for the schema, and properties in it, each under its
 *        own name.
 * Not:   what is kept under other keys (tengen-settings, -setup).
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tengen_settings_store_open:
 * @schema_id: (nullable): name of the schema
 * @properties: (array length=n): what is kept there, besides the other keys
 * @n: how many
 *
 * Opens the store. A schema that lacks a key, as that of another version may, is
 * none.
 *
 * Returns: (transfer full) (nullable): the store, or %NULL where nothing is kept
 */
GSettings *tengen_settings_store_open (const char *schema_id,
                                       GParamSpec **properties,
                                       guint n) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_settings_store_read:
 * @self: a store
 * @property: a boolean, a whole number (or one of a few words), a number, a text
 * @value: (out): its value, of the type of the property
 *
 * Reads a value.
 */
void tengen_settings_store_read (GSettings *self,
                                 const GParamSpec *property,
                                 GValue *value);

/**
 * tengen_settings_store_write:
 * @self: a store
 * @property: as above
 * @value: its value
 *
 * Writes a value.
 */
void tengen_settings_store_write (GSettings *self,
                                  const GParamSpec *property,
                                  const GValue *value);

G_END_DECLS
