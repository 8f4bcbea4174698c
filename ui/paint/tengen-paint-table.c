/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-table: a table on paper
 *
 * Shape: lengths are PDF points; a pen goes down the page, and a new page is
 *        begun where a row would not fit.
 */
#include "tengen-paint-table.h"

#include "tengen-paint-file.h"
#include "tengen-paint-text.h"

#include <cairo-pdf.h>

/* A4 across */
#define WIDTH 841.89
#define HEIGHT 595.28
#define MARGIN 36.0
#define GAP 8.0
#define PADDING 4.0
#define TITLE_SIZE 16.0
#define TEXT_SIZE 10.0

typedef struct
{
  cairo_t *cr;
  const TengenPaintColumn *columns;
  guint n_columns;
  double total;
  double y;
} Pen;

static double
get_column_width (const Pen *self, guint column)
{
  return (WIDTH - 2 * MARGIN) * self->columns[column].width / self->total - GAP;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

/* Writes a text over the whole width and goes on below it. */
static void
write_text (Pen *self, const char *text, double size, PangoWeight weight)
{
  PangoLayout *layout = tengen_paint_text_new (self->cr, size, weight);

  pango_layout_set_width (layout, (int) ((WIDTH - 2 * MARGIN) * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  cairo_move_to (self->cr, MARGIN, self->y);
  pango_cairo_show_layout (self->cr, layout);
  self->y += get_height (layout) + PADDING;
  g_object_unref (layout);
}

static PangoLayout *
make_cell (const Pen *self, guint column, const char *text, PangoWeight weight)
{
  PangoLayout *layout = tengen_paint_text_new (self->cr, TEXT_SIZE, weight);

  pango_layout_set_width (
      layout, (int) (get_column_width (self, column) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (self->columns[column].is_number)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static void
draw_line (Pen *self, double width)
{
  cairo_set_line_width (self->cr, width);
  cairo_move_to (self->cr, MARGIN, self->y);
  cairo_line_to (self->cr, WIDTH - MARGIN, self->y);
  cairo_stroke (self->cr);
}

static void write_head (Pen *self);

static void
write_row (Pen *self, const char *const *texts, PangoWeight weight)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_object_unref);
  double height = 0, x = MARGIN;

  for (guint i = 0; i < self->n_columns; i++)
    {
      PangoLayout *cell = make_cell (self, i, texts[i], weight);

      height = MAX (height, get_height (cell));
      g_ptr_array_add (cells, cell);
    }
  if (self->y + height + 2 * PADDING > HEIGHT - MARGIN &&
      weight == PANGO_WEIGHT_NORMAL)
    {
      cairo_show_page (self->cr);
      self->y = MARGIN;
      write_head (self);
    }
  for (guint i = 0; i < self->n_columns; i++)
    {
      cairo_move_to (self->cr, x, self->y + PADDING);
      pango_cairo_show_layout (self->cr, cells->pdata[i]);
      x += get_column_width (self, i) + GAP;
    }
  self->y += height + 2 * PADDING;
  draw_line (self, 0.4);
}

static void
write_head (Pen *self)
{
  g_autofree const char **texts = g_new0 (const char *, self->n_columns);

  for (guint i = 0; i < self->n_columns; i++)
    texts[i] = self->columns[i].head;
  draw_line (self, 1);
  write_row (self, texts, PANGO_WEIGHT_BOLD);
}

GBytes *
tengen_paint_table (const char *title,
                    const char *lines,
                    const TengenPaintColumn *columns,
                    guint n_columns,
                    const GPtrArray *rows)
{
  GByteArray *bytes = g_byte_array_new ();
  Pen pen = { .cr = tengen_paint_file_begin (
                  TENGEN_PAINT_FORMAT_PDF, WIDTH, HEIGHT, bytes),
              .columns = columns,
              .n_columns = n_columns,
              .y = MARGIN };

  for (guint i = 0; i < n_columns; i++)
    pen.total += columns[i].width;
  cairo_pdf_surface_set_metadata (
      cairo_get_target (pen.cr), CAIRO_PDF_METADATA_TITLE, title);
  write_text (&pen, title, TITLE_SIZE, PANGO_WEIGHT_BOLD);
  if (lines != NULL)
    write_text (&pen, lines, TEXT_SIZE, PANGO_WEIGHT_NORMAL);
  pen.y += PADDING;
  write_head (&pen);
  for (guint i = 0; i < rows->len; i++)
    write_row (&pen, rows->pdata[i], PANGO_WEIGHT_NORMAL);
  tengen_paint_file_end (pen.cr, TENGEN_PAINT_FORMAT_PDF, bytes);
  return g_byte_array_free_to_bytes (bytes);
}
