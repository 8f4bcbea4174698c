/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-glyphs: letters as outlines, in a PDF and where they are small
 *
 * What:   shows glyphs, as Pango does.
 * Not:    making glyphs of text (tengen-paint-ruby).
 * Shape:  cairo 1.16 puts all subroutines of a CJK font into a PDF, 900 kB,
 *         as soon as some of its glyphs meet. There the outlines of glyphs are
 *         a font of their own, with their text, that holds what is used. Where
 *         a page is drawn smaller than it is, outlines are filled, so that
 *         letters are at their places.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * tengen_paint_glyphs_show:
 * @cr: where, from its current point
 * @text: the text that @item is of
 * @item: glyphs
 *
 * Shows glyphs.
 */
void
tengen_paint_glyphs_show (cairo_t *cr, const char *text, PangoGlyphItem *item);

/**
 * tengen_paint_glyphs_show_layout:
 * @cr: where, from its current point
 * @layout: numbers or letters, in no colours of their own
 *
 * Shows a text on a board.
 */
void tengen_paint_glyphs_show_layout (cairo_t *cr, PangoLayout *layout);

G_END_DECLS
