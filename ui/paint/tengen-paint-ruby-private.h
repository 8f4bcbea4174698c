/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby-private: what the files of the layout share
 *
 * What:   the struct and its parts: -ruby cuts the text into cells, -ruby-lines
 *         puts them on lines, -ruby-phrase tells where those end well, -ruby-draw
 *         tells where cells are and paints them.
 * Not:    for anyone else.
 */
#pragma once

#include "tengen-paint-ruby.h"

G_BEGIN_DECLS

/**
 * TengenRubyCell:
 * @start: where it starts in the text, bytes
 * @end: where it ends
 * @span: the span it is of
 * @breaks: a line may be broken before it
 * @begins: it begins a paragraph
 * @starts_kana: it is plain and starts with a kana
 * @ends_kana: it is plain and ends with one
 * @glyphs: (element-type PangoGlyphItem): what is written
 * @reading: (element-type PangoGlyphItem): its reading
 * @width: of what is written
 * @reading_width: of its reading
 * @blank: how much of @width is blank at its end
 * @x: where it is on its line
 * @line: index of its line
 *
 * What is put on a line at once: a span with its reading, or what is plain and
 * not to be parted.
 */
typedef struct
{
  int start;
  int end;
  guint span;
  gboolean breaks;
  gboolean begins;
  gboolean starts_kana;
  gboolean ends_kana;
  GSList *glyphs;
  GSList *reading;
  double width;
  double reading_width;
  double blank;
  double x;
  guint line;
} TengenRubyCell;

/**
 * TengenRubyLine:
 * @top: its upper edge
 * @baseline: where letters stand
 * @bottom: its lower edge
 */
typedef struct
{
  double top;
  double baseline;
  double bottom;
} TengenRubyLine;

/**
 * TengenRubySpan:
 * @end: end of what is written, bytes
 * @reads: it has a reading
 * @link: first span of the term or point that it belongs to, or -1
 * @is_point: (of a link): it is a point
 */
typedef struct
{
  int end;
  gboolean reads;
  int link;
  gboolean is_point;
} TengenRubySpan;

/**
 * TengenRubyBreak:
 * @TENGEN_RUBY_BREAK_INSIDE: allowed, within a word
 * @TENGEN_RUBY_BREAK_ANY: allowed, within a phrase
 * @TENGEN_RUBY_BREAK_WORD: where kana end, before a word
 * @TENGEN_RUBY_BREAK_PHRASE: after a comma or full stop, or a particle
 *
 * How well a line ends at a place.
 */
typedef enum
{
  TENGEN_RUBY_BREAK_INSIDE,
  TENGEN_RUBY_BREAK_ANY,
  TENGEN_RUBY_BREAK_WORD,
  TENGEN_RUBY_BREAK_PHRASE,
} TengenRubyBreak;

/**
 * TengenPaintRuby:
 * @em: size of the font
 * @by_phrases: lines end with phrases where that is possible: Japanese
 * @is_packed: they only leave no letter alone
 * @text: what is written, paragraphs on lines of their own
 * @readings: the readings, each on a line of its own
 * @spans: (element-type TengenRubySpan): spans of the text
 * @cells: (element-type TengenRubyCell): cells in order
 * @lines: (element-type TengenRubyLine): lines from the top
 * @width: width of the longest line
 * @min_width: width that a line needs
 */
struct TengenPaintRuby
{
  double em;
  gboolean by_phrases;
  gboolean is_packed;
  GString *text;
  GString *readings;
  GArray *spans;
  GArray *cells;
  GArray *lines;
  double width;
  double min_width;
};

/* Gives a span. */
static inline TengenRubySpan *
tengen_ruby_get_span (const TengenPaintRuby *self, guint index)
{
  return &g_array_index (self->spans, TengenRubySpan, index);
}

/* Gives a cell. */
static inline TengenRubyCell *
tengen_ruby_get_cell (const TengenPaintRuby *self, guint index)
{
  return &g_array_index (self->cells, TengenRubyCell, index);
}

/* Tells how many pixels wide glyphs are. */
static inline double
tengen_ruby_get_width (const PangoGlyphItem *item)
{
  return (double) pango_glyph_string_get_width (item->glyphs) / PANGO_SCALE;
}

/* Tells how well a line ends before a cell that does not begin a paragraph. */
TengenRubyBreak tengen_ruby_rate_break (const TengenPaintRuby *self,
                                        guint index);

/* Counts letters, signs left out, from a cell to the end of its paragraph. */
guint tengen_ruby_count_letters (const TengenPaintRuby *self, guint index);

/* Puts the cells on lines of a width, or -1, and finds the widths. */
void tengen_ruby_fill_lines (TengenPaintRuby *self, double width);

G_END_DECLS
