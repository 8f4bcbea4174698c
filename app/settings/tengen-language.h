/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-language: the language in which the program speaks
 *
 * What:  that of the desktop, or the one a person has chosen in it.
 * Not:   the texts (tengen-words-text), the choice (tengen-preferences-window).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_language_start:
 * @language: ja, en or zh_CN; anything else for the desktop's
 *
 * Sets the locale of the process, and its language even where the locale has
 * none (C). To be called first of all, before there are threads.
 */
void tengen_language_start (const char *language);

/**
 * tengen_language_read:
 * @schema_id: the schema of the settings
 *
 * Reads which language was chosen, and nothing else.
 *
 * Returns: (transfer full) (nullable): a language, or %NULL where nothing is
 *   kept
 */
char *tengen_language_read (const char *schema_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
