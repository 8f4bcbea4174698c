/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-text: the letters of pictures
 *
 * Shape: a language alone does not choose the font of Latin letters, so that
 *        "A" and "1" could come from two fonts; hence a list of families.
 */
#include "tengen-paint-text.h"

#define FAMILIES "Noto Sans CJK JP,Noto Sans JP,Sans"

PangoLayout *
tengen_paint_text_new (cairo_t *cr, double size, PangoWeight weight)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();

  pango_context_set_language (pango_layout_get_context (layout),
                              pango_language_from_string ("ja"));
  pango_font_description_set_family_static (font, FAMILIES);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}
