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

static PangoFontDescription *
make_font (double size, PangoWeight weight)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, FAMILIES);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  return font;
}

PangoLayout *
tengen_paint_text_new (cairo_t *cr, double size, PangoWeight weight)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = make_font (size, weight);

  pango_context_set_language (pango_layout_get_context (layout),
                              pango_language_from_string ("ja"));
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

PangoContext *
tengen_paint_text_new_context (PangoFontMap *fonts)
{
  PangoContext *context = pango_font_map_create_context (
      fonts != NULL ? fonts : pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_language (context, pango_language_from_string ("ja"));
  tengen_paint_text_set_font (context, 1, PANGO_WEIGHT_NORMAL);
  return context;
}

void
tengen_paint_text_set_font (PangoContext *context,
                            double size,
                            PangoWeight weight)
{
  PangoFontDescription *font = make_font (size, weight);

  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
}
