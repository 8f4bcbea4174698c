/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-glyph-forms: windows in the glyph forms of the program's language
 *
 * Shape: a list of families. The first is the one that an alias such as Sans
 *        stands for, or Latin letters would come from the second.
 */
#include "tengen-glyph-forms.h"

#include <gtk/gtk.h>
#include <string.h>

#define CHINESE ",Noto Sans CJK SC,Noto Sans SC"

/* The family that is drawn with. */
static char *
find_family (const PangoFontDescription *font)
{
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  PangoFont *found = pango_font_map_load_font (fonts, context, font);
  PangoFontDescription *described =
      found != NULL ? pango_font_describe (found) : NULL;
  char *family = g_strdup (
      pango_font_description_get_family (described != NULL ? described : font));

  g_clear_pointer (&described, pango_font_description_free);
  g_clear_object (&found);
  g_object_unref (context);
  return family;
}

void
tengen_glyph_forms_use (const char *language)
{
  GtkSettings *settings = gtk_settings_get_default ();
  const char *own = pango_language_to_string (gtk_get_default_language ());
  g_autofree char *name = NULL, *family = NULL, *families = NULL, *all = NULL;
  PangoFontDescription *font = NULL;

  g_return_if_fail (language != NULL);

  if (settings == NULL || strcmp (language, "zh") != 0 ||
      g_str_has_prefix (own, "zh"))
    return;
  g_object_get (settings, "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name != NULL ? name : "Sans 10");
  family = find_family (font);
  families = g_strconcat (family, CHINESE, NULL);
  pango_font_description_set_family (font, families);
  all = pango_font_description_to_string (font);
  g_object_set (settings, "gtk-font-name", all, NULL);
  pango_font_description_free (font);
}
