/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-glyphs: letters that stay small in a PDF
 *
 * What:   shows glyphs, as Pango does.
 * Not:    making glyphs of text (tengen-paint-ruby).
 * Shape:  cairo 1.16 puts all subroutines of a CJK font into a PDF, 900 kB,
 *         as soon as some of its glyphs meet. There the outlines of glyphs are
 *         a font of their own, with their text, that holds what is used.
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

G_END_DECLS
