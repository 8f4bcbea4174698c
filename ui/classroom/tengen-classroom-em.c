/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-em: how large the letters of a widget are
 */
#include "tengen-classroom-em.h"

/* Typographic points of an inch. */
#define POINTS_OF_INCH 72.0

double
tengen_classroom_em (GtkWidget *widget)
{
  PangoContext *context;
  const PangoFontDescription *font;
  double size;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  context = gtk_widget_get_pango_context (widget);
  font = pango_context_get_font_description (context);
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / POINTS_OF_INCH;
  return size;
}
