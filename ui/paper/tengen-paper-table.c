/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-table: a table on a page
 */
#include "tengen-paper-table.h"

/* Beside a text, above and below it. */
#define SIDE 4.0
#define ABOVE 3.0
#define SIZE_STEP 0.5

/**
 * Plan:
 * @table: what stands in it
 * @paper: pages
 * @size: of the letters
 * @widths: of the columns, with what is beside their texts
 * @left: where it begins
 *
 * A table that is laid out.
 */
typedef struct
{
  const TengenPaperTable *table;
  TengenPaper *paper;
  double size;
  double *widths;
  double left;
} Plan;

static const char *const *
get_row (const TengenPaperTable *self, guint row)
{
  return g_ptr_array_index (self->rows, row);
}

static gboolean
is_bold (const TengenPaperTable *self, guint row)
{
  return row == 0 || (self->has_total && row + 1 == self->rows->len);
}

static gboolean
is_whole (const Plan *self, guint column)
{
  return (self->table->whole_columns >> column & 1) != 0;
}

/* Lays a text on one line, with smaller letters if it has to be. Gives %NULL
 * where the smallest are too wide. */
static TengenPaintRuby *
lay_whole (const Plan *self, const char *text, PangoWeight weight, double width)
{
  for (double size = self->size; size >= TENGEN_PAPER_SMALLEST;
       size -= SIZE_STEP)
    {
      TengenPaintRuby *laid =
          tengen_paper_lay_plain (self->paper, text, size, weight, -1);
      double found;

      tengen_paint_ruby_get_size (laid, &found, NULL, NULL);
      if (found <= width)
        return laid;
      tengen_paint_ruby_free (laid);
    }
  return NULL;
}

static TengenPaintRuby *
lay (const Plan *self, guint row, guint column, double width)
{
  const char *text = get_row (self->table, row)[column];
  PangoWeight weight =
      is_bold (self->table, row) ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;

  TengenPaintRuby *whole = NULL;

  if (width < 0)
    return tengen_paper_lay_plain (
        self->paper, text, self->size, weight, width);
  if (is_whole (self, column))
    whole = lay_whole (self, text, weight, width + 0.1);
  return whole != NULL
             ? whole
             : tengen_paper_lay_within (
                   self->paper, text, self->size, weight, width + 0.1);
}

/* --- How wide --- */

static double
measure_column (const Plan *self, guint column)
{
  double widest = 0;

  for (guint row = 0; row < self->table->rows->len; row++)
    {
      TengenPaintRuby *text = lay (self, row, column, -1);
      double width;

      tengen_paint_ruby_get_size (text, &width, NULL, NULL);
      widest = MAX (widest, width);
      tengen_paint_ruby_free (text);
    }
  return widest + 2 * SIDE;
}

static double
measure_columns (const Plan *self)
{
  double sum = 0;

  for (guint i = 0; i < self->table->n_columns; i++)
    {
      self->widths[i] = measure_column (self, i);
      sum += self->widths[i];
    }
  return sum;
}

/* No column is wider than so much that all have room; narrow ones stay. */
static void
narrow (const Plan *self, double width)
{
  guint n = self->table->n_columns;
  double most = width;

  for (guint round = 0; round < n; round++)
    {
      double narrow_ones = 0;
      guint n_wide = 0;

      for (guint i = 0; i < n; i++)
        if (self->widths[i] > most)
          n_wide++;
        else
          narrow_ones += self->widths[i];
      if (n_wide == 0)
        {
          most = width / (round + 2);
          continue;
        }
      if (narrow_ones + n_wide * most <= width)
        break;
      most = MAX ((width - narrow_ones) / n_wide, 4 * SIDE);
    }
  for (guint i = 0; i < n; i++)
    self->widths[i] = MIN (self->widths[i], most);
}

static void
widen (const Plan *self, double more)
{
  for (guint i = 0; i < self->table->n_columns; i++)
    self->widths[i] += more / self->table->n_columns;
}

static void
choose_widths (Plan *self, double size, double width)
{
  double sum;

  self->size = size;
  sum = measure_columns (self);
  while (sum > width && self->size - SIZE_STEP >= TENGEN_PAPER_SMALLEST)
    {
      self->size -= SIZE_STEP;
      sum = measure_columns (self);
    }
  if (sum > width)
    narrow (self, width);
  else
    widen (self, width - sum);
}

/* --- Rows --- */

static double
measure_row (const Plan *self, guint row)
{
  double highest = 0;

  for (guint i = 0; i < self->table->n_columns; i++)
    {
      TengenPaintRuby *text = lay (self, row, i, self->widths[i] - 2 * SIDE);

      highest = MAX (highest, tengen_paint_ruby_get_height (text));
      tengen_paint_ruby_free (text);
    }
  return highest + 2 * ABOVE;
}

static double
get_width (const Plan *self)
{
  double sum = 0;

  for (guint i = 0; i < self->table->n_columns; i++)
    sum += self->widths[i];
  return sum;
}

static void
put_line (const Plan *self, double y, guint32 rgb)
{
  tengen_paper_put_line (self->paper, self->left, y, get_width (self), 0, rgb);
}

static double
put_row (const Plan *self, guint row, double y)
{
  double x = self->left;
  double height = measure_row (self, row);

  for (guint i = 0; i < self->table->n_columns; i++)
    {
      gboolean is_text = (self->table->text_columns >> i & 1) != 0;
      double align = is_text ? 0 : self->table->right ? 1 : 0.5;
      double room = self->widths[i] - 2 * SIDE;

      tengen_paper_put_text (self->paper,
                             lay (self, row, i, room),
                             x + SIDE + align * room,
                             y + ABOVE,
                             align,
                             TENGEN_PAPER_BLACK);
      x += self->widths[i];
    }
  put_line (self,
            y + height,
            is_bold (self->table, row) ? TENGEN_PAPER_BLACK
                                       : TENGEN_PAPER_GREY);
  return y + height;
}

static double
put_head (const Plan *self, double y)
{
  put_line (self, y, TENGEN_PAPER_BLACK);
  return put_row (self, 0, y);
}

/* --- The whole --- */

gboolean
tengen_paper_table_fits (const TengenPaperTable *self,
                         TengenPaper *paper,
                         double width)
{
  g_autofree double *widths = g_new0 (double, self->n_columns);
  Plan plan = { .table = self,
                .paper = paper,
                .widths = widths,
                .size = TENGEN_PAPER_SMALLEST };

  return measure_columns (&plan) <= width;
}

double
tengen_paper_table_measure (const TengenPaperTable *self,
                            TengenPaper *paper,
                            double size,
                            double width)
{
  g_autofree double *widths = g_new0 (double, self->n_columns);
  Plan plan = { .table = self, .paper = paper, .widths = widths };
  double height = 0;

  choose_widths (&plan, size, width);
  for (guint i = 0; i < self->rows->len; i++)
    height += measure_row (&plan, i);
  return height;
}

double
tengen_paper_table_put (const TengenPaperTable *self,
                        TengenPaper *paper,
                        double size,
                        const TengenPaperBox *box)
{
  g_autofree double *widths = g_new0 (double, self->n_columns);
  Plan plan = {
    .table = self, .paper = paper, .widths = widths, .left = box->x
  };
  double bottom = paper->height - TENGEN_PAPER_MARGIN - TENGEN_PAPER_FOOT;
  double y = box->y;

  choose_widths (&plan, size, box->width);
  for (guint i = 0; i < self->rows->len; i++)
    {
      double height = measure_row (&plan, i);

      if (i == 0 && self->rows->len > 1)
        height += measure_row (&plan, 1);
      if (y + height > bottom)
        {
          tengen_paper_begin_page (paper);
          y = i > 0 ? put_head (&plan, TENGEN_PAPER_MARGIN)
                    : TENGEN_PAPER_MARGIN;
        }
      y = i == 0 ? put_head (&plan, y) : put_row (&plan, i, y);
    }
  return y;
}
