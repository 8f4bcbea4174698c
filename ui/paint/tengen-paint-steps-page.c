/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-steps-page: a step of a count on a page
 *
 * Shape: on top the step's name and sentences; below them the board with lids,
 *        bowls and stones beside it to the left, the sum to the right.
 */
#include "tengen-paint-steps.h"

#include "tengen-paint-steps-tray.h"
#include "tengen-paint-text.h"
#include "tengen-words-rules.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

#define PAGE_WIDTH ((double) TENGEN_PAINT_STEPS_PAGE_WIDTH)
#define PAGE_HEIGHT ((double) TENGEN_PAINT_STEPS_PAGE_HEIGHT)
#define MARGIN 40.0
#define TOP 150.0
#define BOARD_WIDTH 740.0
#define TRAY_WIDTH 600.0
#define TRAY_HEIGHT 150.0
#define SUM_LEFT 830.0
#define SUM_BLACK 1110.0
#define SUM_RIGHT 1240.0
#define SUM_ROW 34.0

typedef struct
{
  cairo_t *cr;
  const TengenColour *ink;
} Page;

/* Writes text from a place on, or up to it where the width is negative.
 * Returns: how high it is */
static double
write_text (const Page *page,
            const char *text,
            double size,
            PangoWeight weight,
            double x,
            double y,
            double width)
{
  PangoLayout *layout = tengen_paint_text_new (page->cr, size, weight);
  int w, h;

  if (width > 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &w, &h);
  tengen_paint_set_colour (page->cr, page->ink);
  cairo_move_to (page->cr, width < 0 ? x - w : x, y);
  pango_cairo_show_layout (page->cr, layout);
  g_object_unref (layout);
  return h;
}

static void
draw_head (const Page *page, const TengenPaintSteps *self, guint index)
{
  const TengenGoStep *step = tengen_paint_steps_get (self, index);
  g_autofree char *name = tengen_words_step_name (step);
  g_autofree char *text = tengen_words_step (step, self->count, &self->rules);
  g_autofree char *rules = tengen_words_rules (&self->rules);
  g_autofree char *title = g_strdup_printf ("%u. %s", index + 1, name);
  g_autofree char *where = g_strdup_printf (
      "%s%s%u / %u", rules, tengen_words_gap (), index + 1, self->steps->len);

  write_text (page, title, 28, PANGO_WEIGHT_BOLD, MARGIN, 28, 0);
  write_text (
      page, where, 16, PANGO_WEIGHT_NORMAL, PAGE_WIDTH - MARGIN, 38, -1);
  write_text (
      page, text, 19, PANGO_WEIGHT_NORMAL, MARGIN, 76, PAGE_WIDTH - 2 * MARGIN);
}

static void
draw_board (const Page *page,
            const TengenPaintSteps *self,
            guint index,
            const TengenPaintStyle *style)
{
  g_autoptr (TengenView) view = tengen_paint_steps_make_view (self, index);
  double height = PAGE_HEIGHT - TOP - TRAY_HEIGHT - MARGIN - 16;

  cairo_save (page->cr);
  cairo_translate (page->cr, MARGIN, TOP);
  tengen_paint_board (page->cr, BOARD_WIDTH, height, view, style);
  cairo_translate (page->cr, (BOARD_WIDTH - TRAY_WIDTH) / 2, height + 16);
  tengen_paint_steps_tray (tengen_paint_steps_get (self, index),
                           style,
                           NULL,
                           TRAY_WIDTH,
                           TRAY_HEIGHT,
                           page->cr);
  cairo_restore (page->cr);
}

static void
draw_line (const Page *page,
           const TengenAccountLine *line,
           TengenGoUnit unit,
           double y)
{
  PangoWeight weight = line->code == TENGEN_ACCOUNT_TOTAL ? PANGO_WEIGHT_BOLD
                                                          : PANGO_WEIGHT_NORMAL;
  g_autofree char *name = tengen_words_account_line (line);
  g_autofree char *black =
      tengen_words_figure (line->amount_x2[TENGEN_STONE_BLACK], unit, FALSE);
  g_autofree char *white =
      tengen_words_figure (line->amount_x2[TENGEN_STONE_WHITE], unit, FALSE);

  write_text (page, name, 17, weight, SUM_LEFT, y, 0);
  write_text (page, black, 17, weight, SUM_BLACK, y, -1);
  write_text (page, white, 17, weight, SUM_RIGHT, y, -1);
}

static void
draw_rule (const Page *page, double y)
{
  tengen_paint_set_colour (page->cr, page->ink);
  cairo_set_line_width (page->cr, 1);
  cairo_move_to (page->cr, SUM_LEFT, y);
  cairo_line_to (page->cr, SUM_RIGHT, y);
  cairo_stroke (page->cr);
}

static void
draw_result (const Page *page, const TengenAccount *account, double y)
{
  g_autofree char *text = tengen_words_account_result (account);

  write_text (
      page, text, 26, PANGO_WEIGHT_BOLD, SUM_LEFT, y, SUM_RIGHT - SUM_LEFT);
}

/* Draws the sum as far as it is known. */
static void
draw_sum (const Page *page, const TengenPaintSteps *self, guint index)
{
  const GPtrArray *lines = self->account->lines;
  const TengenGoStep *step = tengen_paint_steps_get (self, index);
  g_autofree char *black = tengen_words_stone (TENGEN_STONE_BLACK);
  g_autofree char *white = tengen_words_stone (TENGEN_STONE_WHITE);
  double y = TOP;

  write_text (page, black, 15, PANGO_WEIGHT_NORMAL, SUM_BLACK, y, -1);
  write_text (page, white, 15, PANGO_WEIGHT_NORMAL, SUM_RIGHT, y, -1);
  y += SUM_ROW;
  for (guint i = 0; i < step->n_lines && i < lines->len; i++)
    {
      const TengenAccountLine *line = g_ptr_array_index (lines, i);

      if (line->code == TENGEN_ACCOUNT_TOTAL)
        draw_rule (page, y - 2);
      draw_line (page, line, self->account->unit, y);
      y += SUM_ROW;
    }
  if (step->n_lines == lines->len)
    draw_result (page, self->account, y + SUM_ROW / 2);
}

void
tengen_paint_steps_page (const TengenPaintSteps *self,
                         guint index,
                         const TengenPaintStyle *style,
                         cairo_t *cr)
{
  const TengenPaintTheme *theme;
  Page page;

  g_return_if_fail (self != NULL && style != NULL && cr != NULL);
  g_return_if_fail (index < self->steps->len);

  page.cr = cr;
  theme = tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, style->dark);
  page.ink = style->dark ? &theme->ink_light : &theme->ink_dark;
  cairo_save (cr);
  tengen_paint_set_colour (cr, &theme->paper);
  cairo_rectangle (cr, 0, 0, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_fill (cr);
  cairo_restore (cr);
  draw_head (&page, self, index);
  draw_board (&page, self, index, style);
  draw_sum (&page, self, index);
}
