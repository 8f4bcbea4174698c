/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-label-draw: the picture of the label in its colours
 */
#include "tengen-ruby-label-private.h"

#include "tengen-color-scheme.h"

/**
 * Palette:
 * @ink: texts
 * @grey: readings, and texts of the class `dim`
 * @accent: terms, and texts of the class `accent`
 * @point: points
 */
typedef struct
{
  guint32 ink;
  guint32 grey;
  guint32 accent;
  guint32 point;
} Palette;

/* The roles of tengen-common.css by day and by night. */
static const Palette LIGHT = { 0x2B2620, 0x75695A, 0x2F4F7F, 0x3A7D5D };
static const Palette DARK = { 0xECE5D8, 0xB0A596, 0x8FB0E0, 0x7FC0A0 };
#define LIT_OPACITY 0.16

static void
choose_colors (TengenRubyLabel *self, TengenPaintRubyColors *colors)
{
  const Palette *palette = tengen_color_scheme_get_dark () ? &DARK : &LIGHT;
  GtkWidget *widget = GTK_WIDGET (self);
  guint32 text = palette->ink;

  if (gtk_widget_has_css_class (widget, "accent"))
    text = palette->accent;
  else if (gtk_widget_has_css_class (widget, "dim"))
    text = palette->grey;
  tengen_paint_ruby_set_color (colors->text, text, 1);
  tengen_paint_ruby_set_color (
      colors->reading, text == palette->ink ? palette->grey : text, 1);
  tengen_paint_ruby_set_color (colors->term, palette->accent, 1);
  tengen_paint_ruby_set_color (colors->point, palette->point, 1);
  tengen_paint_ruby_set_color (colors->lit, palette->accent, LIT_OPACITY);
}

static void
draw_focus (cairo_t *cr, const double area[4], const double color[4])
{
  cairo_set_source_rgba (cr, color[0], color[1], color[2], color[3]);
  cairo_set_line_width (cr, 2);
  cairo_rectangle (cr, area[0], area[1] + 1, area[2], area[3] - 2);
  cairo_stroke (cr);
}

GskRenderNode *
tengen_ruby_label_make_picture (TengenRubyLabel *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-2, -2, width + 4, height + 4));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  int focus = tengen_ruby_label_find_focus (self);
  TengenPaintRubyColors colors;
  double area[4];

  choose_colors (self, &colors);
  tengen_paint_ruby_draw (
      self->shown, cr, &colors, self->hovered >= 0 ? self->hovered : focus);
  if (tengen_paint_ruby_get_span_area (self->shown, focus, area))
    draw_focus (cr, area, colors.term);
  cairo_destroy (cr);
  return node;
}
