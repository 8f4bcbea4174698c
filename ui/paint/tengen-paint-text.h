/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-text: the letters of pictures
 *
 * What: one font for digits, letters and kanji; in Chinese glyph forms where the
 *       program speaks Chinese, else in Japanese ones.
 * Not:  what is written.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * tengen_paint_text_get_forms:
 * @language: code of a language, as lessons name it
 *
 * Finds what a text has to be marked with, so that 直 and 骨 are drawn as readers
 * of that language write them.
 *
 * Returns: (transfer none): a language as Pango wants it
 */
PangoLanguage *tengen_paint_text_get_forms (const char *language);

/**
 * tengen_paint_text_get_language:
 *
 * Tells how texts are drawn that do not say their language: what the program
 * says, names of players.
 *
 * Returns: (transfer none): `zh` where the program speaks Chinese, else `ja`
 */
const char *tengen_paint_text_get_language (void);

/**
 * tengen_paint_text_new:
 * @cr: where it will be drawn
 * @size: height of the font
 * @weight: how bold
 *
 * Makes an empty layout.
 *
 * Returns: (transfer full): a layout
 */
PangoLayout *tengen_paint_text_new (
    cairo_t *cr, double size, PangoWeight weight) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_text_new_context:
 * @fonts: (nullable): where fonts are found, %NULL for those of this thread
 *
 * Makes what texts with readings are measured with (tengen-paint-ruby), in the
 * same font: letters are as wide on paper as on a screen, so that lines end
 * alike.
 *
 * Returns: (transfer full): a context
 */
PangoContext *
tengen_paint_text_new_context (PangoFontMap *fonts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_text_set_font:
 * @context: what texts are measured with
 * @size: height of the font
 * @weight: how bold
 *
 * Chooses a font.
 */
void tengen_paint_text_set_font (PangoContext *context,
                                 double size,
                                 PangoWeight weight);

G_END_DECLS
