/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-json: writing JSON (RFC 8259)
 *
 * Shape: values are added in order; inside of an object each has a key, inside
 *        of an array the key is %NULL. Commas come by themselves.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct TengenCliJson TengenCliJson;

/* Starts a text. */
TengenCliJson *tengen_cli_json_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_json_print:
 * @self: (transfer full): a writer with everything closed
 *
 * Ends the text and writes what is left of it to standard output, in UTF-8
 * whatever the locale is.
 */
void tengen_cli_json_print (TengenCliJson *self);

/* Begins an object (`{`) or an array (`[`); @key may be %NULL. */
void tengen_cli_json_open (TengenCliJson *self, const char *key, char bracket);

/**
 * tengen_cli_json_close:
 * @self: a writer
 * @bracket: `}` or `]`
 *
 * Ends an object or an array. A long text is written so far, to take no memory.
 */
void tengen_cli_json_close (TengenCliJson *self, char bracket);

/**
 * tengen_cli_json_text:
 * @self: a writer
 * @key: (nullable): the key
 * @text: (nullable): a text, or %NULL for null
 *
 * Adds a text. Bytes that are no UTF-8 become U+FFFD.
 */
void
tengen_cli_json_text (TengenCliJson *self, const char *key, const char *text);

/* Adds a whole number; @key may be %NULL. */
void tengen_cli_json_number (TengenCliJson *self, const char *key, int number);

/* Adds points, given as half points; @key may be %NULL. */
void tengen_cli_json_half_points (TengenCliJson *self,
                                  const char *key,
                                  int half_points);

/* Adds true or false; @key may be %NULL. */
void
tengen_cli_json_boolean (TengenCliJson *self, const char *key, gboolean value);

G_END_DECLS
