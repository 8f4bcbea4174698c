/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby-lines: puts cells on lines
 *
 * Shape: a pen goes along; the pieces between two places where a line may be
 *        broken are put on the line as long as they fit; then it goes back to the
 *        end of a phrase.
 * Source: JIS X 4051 for readings that hang over their neighbours (here over
 *        kana, less than half of one).
 */
#include "tengen-paint-ruby-private.h"

/* Lengths in sizes of the font: a line is 1.45 high, 1.8 with readings. */
#define ABOVE_PLAIN 1.12
#define ABOVE_READINGS 1.47
#define BELOW 0.33
#define PARAGRAPH_GAP 0.5
#define HANG 0.42
#define READINGS_GAP 0.12
/* A line that ends as well as this is as wide at least, in parts of the width
 * there is. */
static const double fullness[] = {
  [TENGEN_RUBY_BREAK_INSIDE] = 0,
  [TENGEN_RUBY_BREAK_ANY] = 0.35,
  [TENGEN_RUBY_BREAK_WORD] = 0.5,
  [TENGEN_RUBY_BREAK_PHRASE] = 0.6,
};
/* No line has fewer letters. */
#define FEWEST_LETTERS 2
/* No line has to be wider. */
#define MAX_MIN_WIDTH 12.0

/**
 * Pen:
 * @x: where it is
 * @loose: how much before @x only a reading takes
 * @after_kana: a plain kana stands before it
 * @reads: there is a reading on the line
 */
typedef struct
{
  double x;
  double loose;
  gboolean after_kana;
  gboolean reads;
} Pen;

/* Puts a cell on the line. A reading wider than what it stands over hangs over
 * the kana beside it, less than half of it so that two never meet. */
static void
put_cell (const TengenPaintRuby *self, Pen *pen, TengenRubyCell *cell)
{
  double hang = HANG * self->em;
  double wider = MAX (cell->reading_width - cell->width, 0) / 2;

  if (cell->starts_kana)
    pen->x -= MIN (pen->loose, hang);
  else if (pen->after_kana)
    pen->x -= MIN (wider, hang);
  else if (pen->loose > 0 && wider > 0)
    pen->x += READINGS_GAP * self->em;
  cell->x = pen->x + wider;
  pen->x = cell->x + cell->width + wider;
  pen->loose = wider;
  pen->after_kana = cell->ends_kana;
  pen->reads = pen->reads || cell->reading != NULL;
}

/* Finds where the piece that begins with a cell ends. */
static guint
find_end (const TengenPaintRuby *self, guint from)
{
  guint i = from + 1;

  while (i < self->cells->len && !tengen_ruby_get_cell (self, i)->breaks)
    i++;
  return i;
}

static Pen
put_piece (const TengenPaintRuby *self, Pen pen, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    put_cell (self, &pen, tengen_ruby_get_cell (self, i));
  return pen;
}

static void
add_line (TengenPaintRuby *self, const Pen *pen, guint from, guint end)
{
  double gap = PARAGRAPH_GAP * self->em;
  double above = (pen->reads ? ABOVE_READINGS : ABOVE_PLAIN) * self->em;
  TengenRubyLine line = { 0 };

  if (self->lines->len > 0)
    line.top = g_array_index (self->lines, TengenRubyLine, self->lines->len - 1)
                   .bottom +
               (tengen_ruby_get_cell (self, from)->begins ? gap : 0);
  line.baseline = line.top + above;
  line.bottom = line.baseline + BELOW * self->em;
  for (guint i = from; i < end; i++)
    tengen_ruby_get_cell (self, i)->line = self->lines->len;
  g_array_append_val (self->lines, line);
  self->width =
      MAX (self->width, pen->x - tengen_ruby_get_cell (self, end - 1)->blank);
}

static gboolean
ends_paragraph (const TengenPaintRuby *self, guint end)
{
  return end >= self->cells->len || tengen_ruby_get_cell (self, end)->begins;
}

/* Finds the last place from @end back where a line ends as well as that and is
 * so wide at least. Returns: a cell, @from if there is none */
static guint
find_break (const TengenPaintRuby *self,
            guint from,
            guint end,
            TengenRubyBreak wanted,
            double least)
{
  guint n = tengen_ruby_count_letters (self, from);

  for (guint i = end; i > from; i--)
    {
      guint rest = tengen_ruby_count_letters (self, i);

      if (!tengen_ruby_get_cell (self, i)->breaks || rest < FEWEST_LETTERS ||
          n - rest < FEWEST_LETTERS ||
          tengen_ruby_rate_break (self, i) < wanted)
        continue;
      return put_piece (self, (Pen){ 0 }, from, i).x >= least ? i : from;
    }
  return from;
}

/* A line gives up a part of its width to end with a phrase, and all that is
 * needed to leave no letter alone on the next one. */
static guint
end_with_phrase (const TengenPaintRuby *self,
                 guint from,
                 guint end,
                 double width)
{
  gboolean alone = tengen_ruby_count_letters (self, end) < FEWEST_LETTERS;

  for (int wanted = self->is_packed ? TENGEN_RUBY_BREAK_INSIDE
                                    : TENGEN_RUBY_BREAK_PHRASE;
       wanted >= TENGEN_RUBY_BREAK_INSIDE;
       wanted--)
    {
      guint found = find_break (self,
                                from,
                                end,
                                (TengenRubyBreak) wanted,
                                alone ? 0 : fullness[wanted] * width);

      if (found > from)
        return found;
    }
  return end;
}

/* Fills a line from a cell on; at least one piece stands on it.
 * Returns: where the next begins */
static guint
fill_line (TengenPaintRuby *self, guint from, double width)
{
  guint end = find_end (self, from);
  Pen pen = put_piece (self, (Pen){ 0 }, from, end);

  while (!ends_paragraph (self, end))
    {
      guint next = find_end (self, end);
      Pen after = put_piece (self, pen, end, next);

      if (width >= 0 &&
          after.x - tengen_ruby_get_cell (self, next - 1)->blank > width + 0.01)
        break;
      pen = after;
      end = next;
    }
  if (self->by_phrases && !ends_paragraph (self, end))
    {
      end = end_with_phrase (self, from, end, width);
      pen = put_piece (self, (Pen){ 0 }, from, end);
    }
  add_line (self, &pen, from, end);
  return end;
}

static void
find_min_width (TengenPaintRuby *self)
{
  guint end;

  for (guint from = 0; from < self->cells->len; from = end)
    {
      Pen pen;

      end = find_end (self, from);
      pen = put_piece (self, (Pen){ 0 }, from, end);
      self->min_width = MAX (
          self->min_width, pen.x - tengen_ruby_get_cell (self, end - 1)->blank);
    }
  self->min_width = MIN (self->min_width, MAX_MIN_WIDTH * self->em);
}

void
tengen_ruby_fill_lines (TengenPaintRuby *self, double width)
{
  guint next = 0;

  find_min_width (self);
  while (next < self->cells->len)
    next = fill_line (self, next, width);
}
