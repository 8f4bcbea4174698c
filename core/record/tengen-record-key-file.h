/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-key-file: texts of key files that may be damaged
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_record_key_file_get_text:
 * @file: a key file
 * @group: the name of a group
 * @key: the name of a key
 *
 * Gets a text as g_key_file_get_string() does, but for any bytes: GLib itself
 * complains of a value with an unknown escape and a backslash at its end. Such
 * a backslash escapes nothing; it is taken out of the file's value.
 *
 * Returns: (transfer full) (nullable): the text; %NULL if the key is missing or
 *   not UTF-8
 */
char *
tengen_record_key_file_get_text (GKeyFile *file,
                                 const char *group,
                                 const char *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
