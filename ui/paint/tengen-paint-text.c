/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-text: the letters of pictures
 *
 * Shape: a language alone does not choose the font of Latin letters, so that
 *        "A" and "1" could come from two fonts; hence a list of families.
 */
#include "tengen-paint-text.h"

#include "tengen-words-text.h"

#define JAPANESE "Noto Sans CJK JP,Noto Sans JP,Sans"
#define CHINESE "Noto Sans CJK SC,Noto Sans SC,Sans"

static gboolean
is_chinese (void)
{
  return g_str_equal (tengen_words_language (), "zh");
}

PangoLanguage *
tengen_paint_text_get_forms (const char *language)
{
  g_return_val_if_fail (language != NULL, NULL);

  /* fonts are known by their country */
  return pango_language_from_string (g_str_equal (language, "zh") ? "zh-cn"
                                                                  : language);
}

const char *
tengen_paint_text_get_language (void)
{
  return is_chinese () ? "zh" : "ja";
}

static PangoLanguage *
get_own_forms (void)
{
  return tengen_paint_text_get_forms (tengen_paint_text_get_language ());
}

static PangoFontDescription *
make_font (double size, PangoWeight weight)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font,
                                            is_chinese () ? CHINESE : JAPANESE);
  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  return font;
}

/* Letters are as far from each other as on a large page, however small it is
 * drawn: rounded to whole units words run into each other. */
static void
keep_distances (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
}

PangoLayout *
tengen_paint_text_new (cairo_t *cr, double size, PangoWeight weight)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontDescription *font = make_font (size, weight);

  keep_distances (context);
  pango_context_set_language (context, get_own_forms ());
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
  pango_context_set_language (context, get_own_forms ());
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
