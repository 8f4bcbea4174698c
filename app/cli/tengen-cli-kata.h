/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-kata: rule sets as KataGo has them, in JSON or by its names
 *
 * Source: KataGo's extensions of the Go Text Protocol, kata-get-rules.
 */
#pragma once

#include "tengen-go-rules.h"

G_BEGIN_DECLS

/**
 * tengen_cli_kata_format:
 * @rules: a rule set
 *
 * Writes a set as an object of JSON, in one line.
 *
 * Returns: (transfer full) (nullable): the text; %NULL for a set that differs in
 *   what KataGo has no word for
 */
char *
tengen_cli_kata_format (const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_cli_kata_parse:
 * @text: an object of JSON or a name (`chinese`, `tromp-taylor`)
 * @rules: (out): the set
 *
 * Reads a set: a named one, or one of these with other fields. A field that is
 * not given is as in KataGo, that of `tromp-taylor`; but dead stones are taken
 * off.
 *
 * Returns: %FALSE if a name, key or value is unknown, or for a set that is not
 *   known here; @rules is then unchanged
 */
gboolean tengen_cli_kata_parse (const char *text, TengenGoRules *rules);

G_END_DECLS
