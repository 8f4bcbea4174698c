/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-ruby: text with readings above it
 *
 * Shape: Pango makes glyphs of all that is written at once, a paragraph on a
 *        line of its own, and tells where lines may be broken; likewise of all
 *        readings, each on a line of its own. The glyphs are cut into cells.
 * Source: UAX #14, as Pango has it, for the ends of lines.
 */
#include "tengen-paint-ruby-private.h"

#include "tengen-lesson-grade.h"
#include "tengen-paint-text.h"

/* Size of readings in sizes of the font. */
#define READING_SIZE 0.5
/* Words of more letters may be cut anywhere. */
#define MAX_WORD 24

/* --- What is written, and how it is read --- */

/* Nothing within a span ends a line. */
static void
append_clean (GString *string, const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);
      gboolean ends = g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029;

      g_string_append_unichar (string, ends ? ' ' : c);
    }
}

static gboolean
has_reading (const TengenLessonSpan *span, int readings)
{
  if (span->reading == NULL || *span->reading == '\0' || *span->base == '\0')
    return FALSE;
  if (readings == TENGEN_PAINT_RUBY_ALL || readings == TENGEN_PAINT_RUBY_NONE)
    return readings == TENGEN_PAINT_RUBY_ALL;
  return tengen_lesson_grade_text (span->base) > readings;
}

/* Spans of one term that follow each other are one link. */
static int
find_link (const TengenPaintRuby *self, const GArray *from, guint i)
{
  const TengenLessonSpan *span = &g_array_index (from, TengenLessonSpan, i);

  if (span->term == NULL && span->point == TENGEN_POINT_NONE)
    return -1;
  if (i == 0 || span->term == NULL ||
      g_strcmp0 (span[-1].term, span->term) != 0)
    return (int) i;
  return tengen_ruby_get_span (self, i - 1)->link;
}

static void
emphasise (PangoAttrList *attributes, gsize start, gsize end)
{
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->start_index = (guint) start;
  bold->end_index = (guint) end;
  pango_attr_list_insert (attributes, bold);
}

static void
add_span (TengenPaintRuby *self,
          const GArray *from,
          guint i,
          int readings,
          PangoAttrList *attributes)
{
  const TengenLessonSpan *span = &g_array_index (from, TengenLessonSpan, i);
  TengenRubySpan added = { .link = find_link (self, from, i),
                           .is_point = span->term == NULL };
  gsize start;

  if ((span->flags & TENGEN_LESSON_SPAN_PARAGRAPH) != 0 && i > 0)
    g_string_append_c (self->text, '\n');
  start = self->text->len;
  append_clean (self->text, span->base);
  if ((span->flags & TENGEN_LESSON_SPAN_EMPHASIS) != 0)
    emphasise (attributes, start, self->text->len);
  if (has_reading (span, readings))
    {
      added.reads = TRUE;
      append_clean (self->readings, span->reading);
      g_string_append_c (self->readings, '\n');
    }
  added.end = (int) self->text->len;
  g_array_append_val (self->spans, added);
}

/* The language chooses among the forms of a kanji. */
static PangoAttrList *
make_attributes (const TengenLessonText *text)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (
      attributes,
      pango_attr_language_new (tengen_paint_text_get_forms (text->language)));
  return attributes;
}

static PangoLayout *
make_layout (PangoContext *context,
             const GString *string,
             PangoAttrList *attributes)
{
  PangoLayout *layout = pango_layout_new (context);

  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, string->str, (int) string->len);
  return layout;
}

/* --- Cells --- */

static gboolean
is_kana (gunichar c)
{
  return (c >= 0x3041 && c <= 0x3096) || (c >= 0x309D && c <= 0x309F) ||
         (c >= 0x30A1 && c <= 0x30FA) || (c >= 0x30FC && c <= 0x30FF);
}

/* Closes the last cell, which is plain if it has no reading. */
static void
end_cell (TengenPaintRuby *self, int end)
{
  const char *text = self->text->str;
  TengenRubyCell *cell;

  if (self->cells->len == 0)
    return;
  cell = tengen_ruby_get_cell (self, self->cells->len - 1);
  if (cell->end != 0)
    return;
  cell->end = end;
  if (tengen_ruby_get_span (self, cell->span)->reads)
    return;
  cell->starts_kana = is_kana (g_utf8_get_char (text + cell->start));
  cell->ends_kana = is_kana (g_utf8_get_char (g_utf8_prev_char (text + end)));
}

static void
start_cell (TengenPaintRuby *self,
            int start,
            guint span,
            gboolean begins,
            gboolean breaks)
{
  TengenRubyCell cell = {
    .start = start, .span = span, .begins = begins, .breaks = breaks || begins
  };

  end_cell (self, start);
  g_array_append_val (self->cells, cell);
}

/* A number stays with what it counts: 13目, 2路. */
static gboolean
may_break (const char *text, const char *at, const PangoLogAttr *attributes)
{
  return attributes->is_line_break && !(at > text && g_ascii_isdigit (at[-1]));
}

/* Cuts the text into cells: at the ends of spans, and within what is plain
 * where a line may be broken. A word without such places is cut anywhere. */
static void
cut_text (TengenPaintRuby *self, const PangoLogAttr *at)
{
  const char *text = self->text->str;
  gboolean begins = TRUE;
  int since = 0;
  guint span = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c), at++)
    {
      int index = (int) (c - text);
      gboolean starts = begins;
      gboolean breaks = may_break (text, c, at) ||
                        (since >= MAX_WORD && at->is_cursor_position);

      if (*c == '\n')
        {
          end_cell (self, index);
          begins = TRUE;
          continue;
        }
      for (; tengen_ruby_get_span (self, span)->end <= index; span++)
        starts = TRUE;
      if (starts || (breaks && !tengen_ruby_get_span (self, span)->reads))
        start_cell (self, index, span, begins, breaks);
      since = breaks || begins ? 1 : since + 1;
      begins = FALSE;
    }
  end_cell (self, (int) self->text->len);
}

/* Finds the cell of a place in the text. */
static TengenRubyCell *
find_cell (const TengenPaintRuby *self, int index)
{
  guint low = 0;
  guint high = self->cells->len;

  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (tengen_ruby_get_cell (self, middle)->start <= index)
        low = middle;
      else
        high = middle;
    }
  return tengen_ruby_get_cell (self, low);
}

static void
add_glyphs (TengenRubyCell *cell, PangoGlyphItem *item)
{
  cell->glyphs = g_slist_append (cell->glyphs, item);
  cell->width += tengen_ruby_get_width (item);
}

/* Gives each cell its part of a run of glyphs. */
static void
cut_run (TengenPaintRuby *self, PangoGlyphItem *run)
{
  PangoGlyphItem *rest = pango_glyph_item_copy (run);

  for (;;)
    {
      TengenRubyCell *cell = find_cell (self, rest->item->offset);
      int length = cell->end - rest->item->offset;
      PangoGlyphItem *part = NULL;

      if (length > 0 && length < rest->item->length)
        part = pango_glyph_item_split (rest, self->text->str, length);
      if (part == NULL)
        {
          add_glyphs (cell, rest);
          return;
        }
      add_glyphs (cell, part);
    }
}

static void
find_blank (const TengenPaintRuby *self, TengenRubyCell *cell)
{
  const char *end = self->text->str + cell->end;
  const PangoGlyphString *glyphs;

  if (cell->glyphs == NULL ||
      !g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    return;
  glyphs = ((PangoGlyphItem *) g_slist_last (cell->glyphs)->data)->glyphs;
  if (glyphs->num_glyphs > 0)
    cell->blank =
        (double) glyphs->glyphs[glyphs->num_glyphs - 1].geometry.width /
        PANGO_SCALE;
}

static void
cut_glyphs (TengenPaintRuby *self, PangoLayout *layout)
{
  for (GSList *l = pango_layout_get_lines_readonly (layout); l; l = l->next)
    for (GSList *run = ((PangoLayoutLine *) l->data)->runs; run;
         run = run->next)
      cut_run (self, run->data);
  for (guint i = 0; i < self->cells->len; i++)
    find_blank (self, tengen_ruby_get_cell (self, i));
}

static void
take_reading (TengenRubyCell *cell, const PangoLayoutLine *line)
{
  for (GSList *run = line->runs; run != NULL; run = run->next)
    {
      PangoGlyphItem *item = pango_glyph_item_copy (run->data);

      cell->reading = g_slist_append (cell->reading, item);
      cell->reading_width += tengen_ruby_get_width (item);
    }
}

/* Readings stand on lines of their own, in the order of the cells. */
static void
take_readings (TengenPaintRuby *self, PangoLayout *layout)
{
  GSList *lines = pango_layout_get_lines_readonly (layout);

  for (guint i = 0; i < self->cells->len; i++)
    {
      TengenRubyCell *cell = tengen_ruby_get_cell (self, i);

      if (!tengen_ruby_get_span (self, cell->span)->reads)
        continue;
      take_reading (cell, lines->data);
      lines = lines->next;
    }
}

/* --- The whole --- */

/* The size of a font in pixels. */
static double
find_em (PangoContext *context, const PangoFontDescription *font)
{
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * (resolution > 0 ? resolution : 96) / 72;
}

static void
clear_cell (gpointer cell)
{
  g_slist_free_full (((TengenRubyCell *) cell)->glyphs,
                     (GDestroyNotify) pango_glyph_item_free);
  g_slist_free_full (((TengenRubyCell *) cell)->reading,
                     (GDestroyNotify) pango_glyph_item_free);
}

static TengenPaintRuby *
make_empty (PangoContext *context)
{
  TengenPaintRuby *self = g_new0 (TengenPaintRuby, 1);

  self->em = find_em (context, pango_context_get_font_description (context));
  self->text = g_string_new (NULL);
  self->readings = g_string_new (NULL);
  self->spans = g_array_new (FALSE, FALSE, sizeof (TengenRubySpan));
  self->cells = g_array_new (FALSE, FALSE, sizeof (TengenRubyCell));
  g_array_set_clear_func (self->cells, clear_cell);
  self->lines = g_array_new (FALSE, FALSE, sizeof (TengenRubyLine));
  return self;
}

static void
shape_text (TengenPaintRuby *self,
            PangoContext *context,
            PangoAttrList *attributes)
{
  PangoLayout *layout = make_layout (context, self->text, attributes);
  int n;

  cut_text (self, pango_layout_get_log_attrs_readonly (layout, &n));
  cut_glyphs (self, layout);
  g_object_unref (layout);
}

static void
shape_readings (TengenPaintRuby *self,
                PangoContext *context,
                PangoAttrList *attributes)
{
  PangoLayout *layout = make_layout (context, self->readings, attributes);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_absolute_size (
      font, READING_SIZE * self->em * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  take_readings (self, layout);
  g_object_unref (layout);
}

TengenPaintRuby *
tengen_paint_ruby_new (PangoContext *context,
                       const TengenLessonText *text,
                       double width,
                       int readings)
{
  TengenPaintRuby *self;
  PangoAttrList *attributes, *plain;

  g_return_val_if_fail (context != NULL && text != NULL, NULL);

  self = make_empty (context);
  self->by_phrases = g_str_has_prefix (text->language, "ja");
  attributes = make_attributes (text);
  plain = make_attributes (text);
  for (guint i = 0; i < text->spans->len; i++)
    add_span (self, text->spans, i, readings, attributes);
  shape_text (self, context, attributes);
  if (self->readings->len > 0)
    shape_readings (self, context, plain);
  pango_attr_list_unref (attributes);
  pango_attr_list_unref (plain);
  tengen_ruby_fill_lines (self, width);
  return self;
}

void
tengen_paint_ruby_pack (TengenPaintRuby *self, double width)
{
  g_return_if_fail (self != NULL);

  self->is_packed = TRUE;
  self->width = 0;
  g_array_set_size (self->lines, 0);
  tengen_ruby_fill_lines (self, width);
}

void
tengen_paint_ruby_free (TengenPaintRuby *self)
{
  if (self == NULL)
    return;
  g_string_free (self->text, TRUE);
  g_string_free (self->readings, TRUE);
  g_array_unref (self->spans);
  g_array_unref (self->cells);
  g_array_unref (self->lines);
  g_free (self);
}

void
tengen_paint_ruby_get_size (const TengenPaintRuby *self,
                            double *width,
                            double *height,
                            double *baseline)
{
  guint n;

  g_return_if_fail (self != NULL);

  n = self->lines->len;
  if (width != NULL)
    *width = self->width;
  if (height != NULL)
    *height =
        n > 0 ? g_array_index (self->lines, TengenRubyLine, n - 1).bottom : 0;
  if (baseline != NULL)
    *baseline =
        n > 0 ? g_array_index (self->lines, TengenRubyLine, 0).baseline : 0;
}

double
tengen_paint_ruby_get_height (const TengenPaintRuby *self)
{
  double height = 0;

  tengen_paint_ruby_get_size (self, NULL, &height, NULL);
  return height;
}

double
tengen_paint_ruby_get_min_width (const TengenPaintRuby *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->min_width;
}

guint
tengen_paint_ruby_count_lines (const TengenPaintRuby *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->lines->len;
}

double
tengen_paint_ruby_get_em (const TengenPaintRuby *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->em;
}
