/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper: pages of paper
 *
 * Shape: fonts are found in a map of its own, so that pages made in one thread
 *        and drawn in another share nothing with the texts of the window.
 */
#include "tengen-paper-private.h"

#include <cairo-pdf.h>

#include "tengen-paint-board.h"
#include "tengen-paint-file.h"
#include "tengen-paint-text.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* A board is drawn in quarters of a point: the unit of its lines. */
#define BOARD_UNIT 0.25
#define POINTS_PER_INCH 72.0
/* Letters of the number of a page. */
#define NUMBER 8.0
/* What identifies them. */
#define SIGN 9.0
/* By so much letters are made smaller. */
#define SIZE_STEP 0.5
/* Points of a board: those that count at least. */
#define BOARD (19 * 19)
/* Lines of fewer ems do not give room up to end with phrases. */
#define NARROW 26.0

static const struct
{
  double width;
  double height;
} SIZES[] = {
  [TENGEN_PAPER_A4] = { 595.28, 841.89 },
  [TENGEN_PAPER_A5] = { 419.53, 595.28 },
  [TENGEN_PAPER_B5] = { 515.91, 728.50 },
  [TENGEN_PAPER_LETTER] = { 612.00, 792.00 },
};

/* --- Making pages --- */

static void
clear_item (gpointer data)
{
  TengenPaperItem *item = data;

  if (item->free_data != NULL)
    item->free_data (item->data);
}

TengenPaper *
tengen_paper_new (TengenPaperSize size, int readings)
{
  TengenPaper *self = g_new0 (TengenPaper, 1);
  PangoFontMap *fonts = pango_cairo_font_map_new ();

  self->size = size;
  tengen_paper_size_get (size, &self->width, &self->height);
  self->context = tengen_paint_text_new_context (fonts);
  self->readings = readings;
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_atomic_ref_count_init (&self->references);
  g_object_unref (fonts);
  return self;
}

G_DEFINE_QUARK (tengen - paper - error - quark, tengen_paper_error)

void
tengen_paper_begin_page (TengenPaper *self)
{
  GArray *page;

  self->is_full |= self->pages->len == TENGEN_PAPER_MOST_PAGES;
  if (self->is_full)
    return;
  page = g_array_new (FALSE, FALSE, sizeof (TengenPaperItem));
  g_array_set_clear_func (page, clear_item);
  self->page = self->pages->len;
  g_ptr_array_add (self->pages, page);
}

/* Things are put on this page from now on. */
static void
turn_to (TengenPaper *self, guint page)
{
  self->page = page;
}

gboolean
tengen_paper_has_room (TengenPaper *self, gsize n_bytes)
{
  self->is_full |= self->n_bytes + n_bytes > TENGEN_PAPER_MOST_TEXT;
  return !self->is_full;
}

void
tengen_paper_put (TengenPaper *self, const TengenPaperItem *item)
{
  TengenPaperItem dropped = *item;

  if (self->is_full)
    clear_item (&dropped);
  else
    g_array_append_vals (g_ptr_array_index (self->pages, self->page), item, 1);
}

void
tengen_paper_get_grid (guint per_page, guint *columns, guint *rows)
{
  *columns = per_page <= 2 ? 1 : per_page <= 6 ? 2 : 3;
  *rows = per_page <= 1 ? 1 : per_page <= 4 ? 2 : 3;
}

/* --- Texts --- */

static TengenLessonText *
copy_without_links (const TengenLessonText *text)
{
  TengenLessonText *copy = tengen_lesson_text_copy (text);

  for (guint i = 0; i < copy->spans->len; i++)
    {
      TengenLessonSpan *span =
          &g_array_index (copy->spans, TengenLessonSpan, i);

      g_clear_pointer (&span->term, g_free);
      span->point = TENGEN_POINT_NONE;
    }
  return copy;
}

TengenPaintRuby *
tengen_paper_lay (TengenPaper *self,
                  const TengenLessonText *text,
                  double size,
                  PangoWeight weight,
                  double width)
{
  g_autoptr (TengenLessonText) plain = copy_without_links (text);
  TengenPaintRuby *laid;

  tengen_paint_text_set_font (self->context, size, weight);
  laid = tengen_paint_ruby_new (self->context, plain, width, self->readings);
  if (width >= 0 && width < NARROW * size)
    tengen_paint_ruby_pack (laid, width);
  return laid;
}

TengenPaintRuby *
tengen_paper_lay_plain (TengenPaper *self,
                        const char *text,
                        double size,
                        PangoWeight weight,
                        double width)
{
  g_autoptr (TengenLessonText) written =
      tengen_lesson_text_new (tengen_paint_text_get_language ());

  if (*text != '\0')
    tengen_lesson_text_add (written, text, NULL);
  return tengen_paper_lay (self, written, size, weight, width);
}

TengenPaintRuby *
tengen_paper_lay_within (TengenPaper *self,
                         const char *text,
                         double size,
                         PangoWeight weight,
                         double width)
{
  g_autofree char *kept = g_strdup (text);

  for (;;)
    {
      TengenPaintRuby *laid =
          tengen_paper_lay_plain (self, kept, size, weight, width);
      glong length = g_utf8_strlen (kept, -1);
      double found;

      tengen_paint_ruby_get_size (laid, &found, NULL, NULL);
      if (found <= width || length <= 1)
        return laid;
      tengen_paint_ruby_free (laid);
      if (size - SIZE_STEP >= TENGEN_PAPER_SMALLEST)
        size -= SIZE_STEP;
      else
        *g_utf8_offset_to_pointer (kept, length - 1) = '\0';
    }
}

TengenPaintRuby *
tengen_paper_lay_line (TengenPaper *self,
                       const char *text,
                       double size,
                       PangoWeight weight,
                       double width)
{
  g_autofree char *kept = g_strdup (text);
  gsize length = (gsize) g_utf8_strlen (text, -1);

  for (;;)
    {
      TengenPaintRuby *laid =
          tengen_paper_lay_plain (self, kept, size, weight, -1);
      double found;

      tengen_paint_ruby_get_size (laid, &found, NULL, NULL);
      if (found <= width || length <= 1)
        return laid;
      tengen_paint_ruby_free (laid);
      if (size - SIZE_STEP >= TENGEN_PAPER_SMALLEST)
        {
          size -= SIZE_STEP;
          continue;
        }
      g_free (kept);
      kept = tengen_words_shorten (text, --length);
    }
}

static void
draw_text (const TengenPaperItem *self, cairo_t *cr)
{
  TengenPaintRubyColors colors;

  tengen_paint_ruby_set_color (colors.text, self->rgb, 1);
  tengen_paint_ruby_set_color (colors.reading, self->rgb, 1);
  tengen_paint_ruby_set_color (colors.term, self->rgb, 1);
  tengen_paint_ruby_set_color (colors.point, self->rgb, 1);
  tengen_paint_ruby_set_color (colors.lit, self->rgb, 0);
  cairo_translate (cr, self->box.x, self->box.y);
  tengen_paint_ruby_draw (self->data, cr, &colors, -1);
}

double
tengen_paper_put_text (TengenPaper *self,
                       TengenPaintRuby *text,
                       double x,
                       double y,
                       double align,
                       guint32 rgb)
{
  TengenPaperItem item = { .is_solid = TRUE,
                           .draw = draw_text,
                           .data = text,
                           .free_data = (GDestroyNotify) tengen_paint_ruby_free,
                           .rgb = rgb };

  tengen_paint_ruby_get_size (text, &item.box.width, &item.box.height, NULL);
  if (item.box.height <= 0)
    {
      tengen_paint_ruby_free (text);
      return 0;
    }
  item.box.x = x - align * item.box.width;
  item.box.y = y;
  if (tengen_paper_has_room (self, TENGEN_PAPER_LINE))
    self->n_bytes += TENGEN_PAPER_LINE;
  tengen_paper_put (self, &item);
  return item.box.height;
}

/* --- Boards and lines --- */

static void
draw_board (const TengenPaperItem *self, cairo_t *cr)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.coordinates = self->number;
  style.paper = FALSE;
  style.print = TRUE;
  cairo_translate (cr, self->box.x, self->box.y);
  cairo_scale (cr, BOARD_UNIT, BOARD_UNIT);
  tengen_paint_board (cr,
                      self->box.width / BOARD_UNIT,
                      self->box.height / BOARD_UNIT,
                      self->data,
                      &style);
}

void
tengen_paper_put_board (TengenPaper *self,
                        TengenView *view,
                        int coordinates,
                        const TengenPaperBox *box)
{
  TengenPaperItem item = { .box = *box,
                           .is_solid = TRUE,
                           .draw = draw_board,
                           .data = view,
                           .free_data = (GDestroyNotify) tengen_view_free,
                           .number = coordinates };

  self->n_points += (guint) MAX (view->width * view->height, BOARD);
  self->is_full |= self->n_points > TENGEN_PAPER_MOST_BOARDS * BOARD;
  tengen_paper_put (self, &item);
}

static void
draw_line (const TengenPaperItem *self, cairo_t *cr)
{
  double color[4];

  tengen_paint_ruby_set_color (color, self->rgb, 1);
  cairo_set_source_rgb (cr, color[0], color[1], color[2]);
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, self->box.x, self->box.y);
  cairo_line_to (
      cr, self->box.x + self->box.width, self->box.y + self->box.height);
  cairo_stroke (cr);
}

void
tengen_paper_put_line (TengenPaper *self,
                       double x,
                       double y,
                       double width,
                       double height,
                       guint32 rgb)
{
  TengenPaperItem item = { .box = { x, y, width, height },
                           .draw = draw_line,
                           .rgb = rgb };

  tengen_paper_put (self, &item);
}

void
tengen_paper_number_pages (TengenPaper *self)
{
  for (guint i = 0; i < self->pages->len && !self->is_full; i++)
    {
      g_autofree char *number =
          g_strdup_printf ("%u / %u", i + 1, self->pages->len);

      turn_to (self, i);
      tengen_paper_put_text (self,
                             tengen_paper_lay_plain (
                                 self, number, NUMBER, PANGO_WEIGHT_NORMAL, -1),
                             self->width / 2,
                             self->height - TENGEN_PAPER_MARGIN -
                                 TENGEN_PAPER_FOOT + 2,
                             0.5,
                             TENGEN_PAPER_GREY);
    }
}

void
tengen_paper_sign_pages (TengenPaper *self, const char *text)
{
  for (guint i = 0; i < self->pages->len && !self->is_full; i++)
    {
      turn_to (self, i);
      tengen_paper_put_text (
          self,
          tengen_paper_lay_line (self,
                                 text,
                                 SIGN,
                                 PANGO_WEIGHT_NORMAL,
                                 self->width / 2 - TENGEN_PAPER_MARGIN -
                                     2 * TENGEN_PAPER_GAP),
          TENGEN_PAPER_MARGIN,
          self->height - TENGEN_PAPER_MARGIN - TENGEN_PAPER_FOOT + 1,
          0,
          TENGEN_PAPER_BLACK);
    }
}

/* --- What others see --- */

gboolean
tengen_paper_watch_step (const TengenPaperWatch *self, double done)
{
  return self == NULL || self->step == NULL || self->step (done, self->data);
}

void
tengen_paper_size_get (TengenPaperSize size, double *width, double *height)
{
  g_return_if_fail ((gsize) size < G_N_ELEMENTS (SIZES));
  g_return_if_fail (width != NULL && height != NULL);

  *width = SIZES[size].width;
  *height = SIZES[size].height;
}

TengenPaper *
tengen_paper_ref (TengenPaper *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
tengen_paper_unref (TengenPaper *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->references))
    return;
  g_object_unref (self->context);
  g_ptr_array_unref (self->pages);
  g_free (self);
}

TengenPaperSize
tengen_paper_get_size (const TengenPaper *self)
{
  g_return_val_if_fail (self != NULL, TENGEN_PAPER_A4);

  return self->size;
}

guint
tengen_paper_get_n_pages (const TengenPaper *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pages->len;
}

gboolean
tengen_paper_check (const TengenPaper *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->is_full)
    g_set_error (error,
                 TENGEN_PAPER_ERROR,
                 TENGEN_PAPER_ERROR_FULL,
                 _ ("That is more than is put on paper at once: at most %u "
                    "pages, %u boards of 19×19 (fewer of larger ones) and "
                    "%u kB of text."),
                 TENGEN_PAPER_MOST_PAGES,
                 TENGEN_PAPER_MOST_BOARDS,
                 TENGEN_PAPER_MOST_TEXT / 1000);
  return !self->is_full;
}

void
tengen_paper_draw (const TengenPaper *self, guint page, cairo_t *cr)
{
  const GArray *items;

  g_return_if_fail (self != NULL && cr != NULL);
  g_return_if_fail (page < self->pages->len);

  items = g_ptr_array_index (self->pages, page);
  for (guint i = 0; i < items->len; i++)
    {
      const TengenPaperItem *item = &g_array_index (items, TengenPaperItem, i);

      cairo_save (cr);
      cairo_new_path (cr);
      item->draw (item, cr);
      cairo_restore (cr);
    }
}

static GByteArray *
end (cairo_t *cr,
     TengenPaintFormat format,
     GByteArray *bytes,
     cairo_status_t *status)
{
  cairo_status_t ended = tengen_paint_file_end (cr, format, bytes);

  if (status != NULL)
    *status = ended;
  if (ended == CAIRO_STATUS_SUCCESS)
    return bytes;
  g_byte_array_unref (bytes);
  return NULL;
}

GByteArray *
tengen_paper_make_pdf (const TengenPaper *self,
                       const TengenPaperWatch *watch,
                       cairo_status_t *status)
{
  gboolean goes_on = TRUE;
  GByteArray *bytes, *made;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, NULL);

  bytes = g_byte_array_new ();
  cr = tengen_paint_file_begin (
      TENGEN_PAINT_FORMAT_PDF, self->width, self->height, bytes);
  for (guint i = 0; i < self->pages->len && goes_on; i++)
    {
      tengen_paper_draw (self, i, cr);
      cairo_show_page (cr);
      goes_on = tengen_paper_watch_step (watch, (i + 1.0) / self->pages->len);
    }
  made = end (cr, TENGEN_PAINT_FORMAT_PDF, bytes, status);
  if (!goes_on)
    g_clear_pointer (&made, g_byte_array_unref);
  return made;
}

/* Draws a page as a picture, with so many units a point of paper. */
static GByteArray *
make_picture (const TengenPaper *self,
              guint page,
              TengenPaintFormat format,
              double scale,
              cairo_status_t *status)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_t *cr = tengen_paint_file_begin (
      format, self->width * scale, self->height * scale, bytes);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  tengen_paper_draw (self, page, cr);
  return end (cr, format, bytes, status);
}

GByteArray *
tengen_paper_make_png (const TengenPaper *self,
                       guint page,
                       double dpi,
                       cairo_status_t *status)
{
  g_return_val_if_fail (self != NULL && page < self->pages->len, NULL);
  g_return_val_if_fail (dpi > 0, NULL);

  return make_picture (
      self, page, TENGEN_PAINT_FORMAT_PNG, dpi / POINTS_PER_INCH, status);
}

GByteArray *
tengen_paper_make_svg (const TengenPaper *self,
                       guint page,
                       cairo_status_t *status)
{
  g_return_val_if_fail (self != NULL && page < self->pages->len, NULL);

  return make_picture (self, page, TENGEN_PAINT_FORMAT_SVG, 1, status);
}
