/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glyph-forms: windows in the glyph forms of the program's language
 *
 * What: Chinese texts where the locale is not Chinese, as by the setting or
 *       LANGUAGE: GTK asks the locale alone, and would draw them with the forms
 *       of another country.
 * Not:  pictures (tengen-paint-text), texts that tell their language.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_glyph_forms_use:
 * @language: code of the language that the program speaks
 *
 * Makes widgets ask the fonts of that language where the font of the desktop has
 * no glyph. Other languages than `zh` are left to the desktop.
 */
void tengen_glyph_forms_use (const char *language);

G_END_DECLS
