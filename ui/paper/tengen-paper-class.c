/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-class: how a class does, on paper (クラスの表)
 */
#include "tengen-paper-class.h"

#include "tengen-paper-table.h"

/* Letters: the title, the table, what is explained. */
#define TITLE 17.0
#define SIZE 10.0
#define SMALL 8.0
/* Columns beside the names at most. */
#define MOST_COLUMNS 7

static double
put_text (TengenPaper *paper,
          const TengenPaperBox *box,
          const char *text,
          double size,
          guint32 rgb)
{
  PangoWeight weight = size == TITLE ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;
  TengenPaintRuby *laid =
      tengen_paper_lay_plain (paper, text, size, weight, box->width);

  return box->y + TENGEN_PAPER_GAP / 2 +
         tengen_paper_put_text (paper, laid, box->x, box->y, 0, rgb);
}

/* The names, and @n columns from @first on; row 0 has the heads. */
static char **
write_row (const TengenClassSheet *sheet, guint first, guint n, guint row)
{
  char **texts = g_new0 (char *, n + 2);

  for (guint i = 0; i <= n; i++)
    {
      guint column = i == 0 ? 0 : first + i - 1;

      texts[i] = g_strdup (
          row == 0 ? tengen_class_sheet_get_head (sheet, column)
                   : tengen_class_sheet_get_text (sheet, row - 1, column));
    }
  return texts;
}

static double
put_part (TengenPaper *paper,
          const TengenPaperBox *box,
          const TengenClassSheet *sheet,
          guint first,
          guint n)
{
  TengenPaperTable table = {
    .rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev),
    .n_columns = n + 1,
    .text_columns = 1,
    .has_total = tengen_class_sheet_has_total (sheet),
  };
  double end;

  for (guint row = 0; row <= tengen_class_sheet_get_n_rows (sheet); row++)
    g_ptr_array_add (table.rows, write_row (sheet, first, n, row));
  end = tengen_paper_table_put (&table, paper, SIZE, box);
  g_ptr_array_unref (table.rows);
  return end + TENGEN_PAPER_GAP;
}

TengenPaper *
tengen_paper_new_class (const TengenClassSheet *sheet, TengenPaperSize size)
{
  TengenPaper *paper;
  TengenPaperBox box = { .x = TENGEN_PAPER_MARGIN, .y = TENGEN_PAPER_MARGIN };
  guint n;

  g_return_val_if_fail (sheet != NULL, NULL);

  paper = tengen_paper_new (size, TENGEN_PAINT_RUBY_NONE);
  tengen_paper_begin_page (paper);
  box.width = paper->width - 2 * TENGEN_PAPER_MARGIN;
  box.y = put_text (paper,
                    &box,
                    tengen_class_sheet_get_title (sheet),
                    TITLE,
                    TENGEN_PAPER_BLACK);
  box.y = put_text (paper,
                    &box,
                    tengen_class_sheet_explain (sheet),
                    SMALL,
                    TENGEN_PAPER_GREY);
  n = tengen_class_sheet_get_n_columns (sheet);
  for (guint first = 1; first < n && !paper->is_full; first += MOST_COLUMNS)
    box.y = put_part (paper, &box, sheet, first, MIN (MOST_COLUMNS, n - first));
  tengen_paper_number_pages (paper);
  return paper;
}
