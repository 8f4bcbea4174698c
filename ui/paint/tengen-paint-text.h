/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-text: the letters of pictures
 *
 * What: one font for digits, letters and kanji, in Japanese glyph forms
 *       whatever the language of the desktop.
 * Not:  what is written.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

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

G_END_DECLS
