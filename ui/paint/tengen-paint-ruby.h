/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby: text with readings above it (ふりがな)
 *
 * What:   lays a text of a lesson out in lines and paints it: base and reading
 *         centred over each other, lines broken only between pieces that may part,
 *         by the rules for Japanese line ends; higher lines only where there is a
 *         reading.
 * Not:    widgets (ui/lesson).
 * Shape:  made for a width; asked where pieces are; painted as often as wanted.
 */
#pragma once

#include <pango/pangocairo.h>

#include "tengen-lesson-text.h"

G_BEGIN_DECLS

/* Readings above kanji of all years; above none. 1 to 6: only where there is a
 * kanji of a later school year than that. */
#define TENGEN_PAINT_RUBY_ALL 0
#define TENGEN_PAINT_RUBY_NONE -1

typedef struct TengenPaintRuby TengenPaintRuby;

/**
 * TengenPaintRubyColors:
 * @text: the text
 * @reading: the readings
 * @term: terms of the glossary, underlined too
 * @point: points of the board, likewise
 * @lit: behind the piece that is touched
 *
 * Red, green, blue, opacity, from 0 to 1.
 */
typedef struct
{
  double text[4];
  double reading[4];
  double term[4];
  double point[4];
  double lit[4];
} TengenPaintRubyColors;

/* Sets a colour of #TengenPaintRubyColors: 0xRRGGBB, opacity 0 to 1. */
void tengen_paint_ruby_set_color (double color[4], guint32 rgb, double opacity);

/* Sets the colour that is drawn with. */
void tengen_paint_ruby_set_source (cairo_t *cr, guint32 rgb);

/**
 * tengen_paint_ruby_new:
 * @context: what text is measured with: font, language, resolution
 * @text: a text, not needed afterwards
 * @width: of a line, in pixels; -1 for one line a paragraph
 * @readings: %TENGEN_PAINT_RUBY_ALL, NONE, or a school year
 *
 * Lays a text out in the font of the context.
 *
 * Returns: (transfer full): a layout
 */
TengenPaintRuby *tengen_paint_ruby_new (PangoContext *context,
                                        const TengenLessonText *text,
                                        double width,
                                        int readings) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_ruby_pack:
 * @self: a layout
 * @width: of a line, in pixels; -1 for one line a paragraph
 *
 * Puts the text on lines that are as full as they can be, but for a letter that
 * would be alone, where room is dearer than lines that end with phrases.
 */
void tengen_paint_ruby_pack (TengenPaintRuby *self, double width);

/* Frees a layout; does nothing for %NULL. */
void tengen_paint_ruby_free (TengenPaintRuby *self);

/**
 * tengen_paint_ruby_get_size:
 * @self: a layout
 * @width: (out) (optional): of its longest line, in pixels
 * @height: (out) (optional): of all lines
 * @baseline: (out) (optional): of the first line, from the top
 *
 * Tells how much room it takes.
 */
void tengen_paint_ruby_get_size (const TengenPaintRuby *self,
                                 double *width,
                                 double *height,
                                 double *baseline);

/* Tells how high it is: the height of tengen_paint_ruby_get_size(). */
double tengen_paint_ruby_get_height (const TengenPaintRuby *self);

/* Tells the width of its widest piece that cannot be broken. */
double tengen_paint_ruby_get_min_width (const TengenPaintRuby *self);

/* Tells how many lines it has. */
guint tengen_paint_ruby_count_lines (const TengenPaintRuby *self);

/* Tells the size of its font. */
double tengen_paint_ruby_get_em (const TengenPaintRuby *self);

/* Gives the index of the span of text at a place, -1 for none. */
int
tengen_paint_ruby_get_span_at (const TengenPaintRuby *self, double x, double y);

/**
 * tengen_paint_ruby_get_link:
 * @self: a layout
 * @span: index of a span, or -1
 *
 * Tells which term or point a span is of: spans of one term that follow each
 * other are one link.
 *
 * Returns: index of the first span of the link, -1 for none
 */
int tengen_paint_ruby_get_link (const TengenPaintRuby *self, int span);

/**
 * tengen_paint_ruby_get_span_area:
 * @self: a layout
 * @span: index of a span
 * @area: (out caller-allocates): x, y, width, height of its part on its first
 *   line, with its reading
 *
 * Tells where a span is; of a link, where the link is.
 *
 * Returns: %FALSE if it has no place
 */
gboolean tengen_paint_ruby_get_span_area (const TengenPaintRuby *self,
                                          int span,
                                          double area[4]);

/**
 * tengen_paint_ruby_draw:
 * @self: a layout
 * @cr: where, from its origin
 * @colors: colours
 * @lit: span that is touched, and with it its whole link; -1 for none
 *
 * Paints it.
 */
void tengen_paint_ruby_draw (const TengenPaintRuby *self,
                             cairo_t *cr,
                             const TengenPaintRubyColors *colors,
                             int lit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPaintRuby, tengen_paint_ruby_free)

G_END_DECLS
