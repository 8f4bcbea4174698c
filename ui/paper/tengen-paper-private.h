/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper-private: putting things on pages
 *
 * What:   pages, and what is put on them: texts, boards, lines, shapes.
 * Shape:  an item knows where it is and how it is drawn. Those with a box must
 *         not meet another one; lines and frames have none.
 */
#pragma once

#include "tengen-paint-ruby.h"
#include "tengen-paint-view.h"
#include "tengen-paper.h"

G_BEGIN_DECLS

/* Between things that stand beside each other. */
#define TENGEN_PAPER_GAP 14.0

/* Room for the number of the page, above the margin. */
#define TENGEN_PAPER_FOOT 14.0

/* A text, however short, counts as so many bytes more. */
#define TENGEN_PAPER_LINE 25

/* What is less important. */
#define TENGEN_PAPER_GREY 0x5A5A5A
#define TENGEN_PAPER_BLACK 0x000000

typedef struct TengenPaperItem TengenPaperItem;

/**
 * TengenPaperBox:
 * @x: its left edge
 * @y: its upper edge
 * @width: how wide it is
 * @height: how high it is
 *
 * Where something stands on a page.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} TengenPaperBox;

/**
 * TengenPaperDraw:
 * @self: an item
 * @cr: where to draw
 *
 * Draws an item.
 */
typedef void (*TengenPaperDraw) (const TengenPaperItem *self, cairo_t *cr);

/**
 * TengenPaperItem:
 * @box: where it is
 * @is_solid: nothing else may be there
 * @draw: how it is drawn
 * @data: what is drawn
 * @free_data: (nullable): frees it
 * @number: what else @draw needs
 * @rgb: its colour
 *
 * Something on a page.
 */
struct TengenPaperItem
{
  TengenPaperBox box;
  gboolean is_solid;
  TengenPaperDraw draw;
  gpointer data;
  GDestroyNotify free_data;
  int number;
  guint32 rgb;
};

/**
 * TengenPaper:
 * @size: size of the paper
 * @width: in points
 * @height: in points
 * @context: what texts are measured with; only while the pages are made
 * @readings: above texts, see tengen_paint_ruby_new()
 * @pages: (element-type GArray): the items of each page
 * @page: the one on which things are put
 * @n_points: of all boards, small ones counted as 19 x 19
 * @n_bytes: of all texts, and %TENGEN_PAPER_LINE for each
 * @is_full: nothing is put on them any more
 * @references: how many hold it
 */
struct TengenPaper
{
  TengenPaperSize size;
  double width;
  double height;
  PangoContext *context;
  int readings;
  GPtrArray *pages;
  guint page;
  guint n_points;
  gsize n_bytes;
  gboolean is_full;
  gatomicrefcount references;
};

/**
 * tengen_paper_new:
 * @size: size of the paper
 * @readings: see tengen_paint_ruby_new()
 *
 * Begins pages; there is none yet.
 *
 * Returns: (transfer full): pages
 */
TengenPaper *tengen_paper_new (TengenPaperSize size,
                               int readings) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a page, on which things are put from now on. Pages that are full stay
 * as they are. */
void tengen_paper_begin_page (TengenPaper *self);

/**
 * tengen_paper_put:
 * @self: pages
 * @item: (transfer full): what to put on the page
 *
 * Puts something on the page, or frees it if the pages are full.
 */
void tengen_paper_put (TengenPaper *self, const TengenPaperItem *item);

/**
 * tengen_paper_lay:
 * @self: pages
 * @text: a text
 * @size: height of its letters
 * @weight: how bold
 * @width: width of a line, -1 for one line
 *
 * Lays out a text. Its links look like other text: paper cannot be clicked.
 *
 * Returns: (transfer full): a text, to be put on a page
 */
TengenPaintRuby *tengen_paper_lay (TengenPaper *self,
                                   const TengenLessonText *text,
                                   double size,
                                   PangoWeight weight,
                                   double width) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_lay_plain:
 * @self: pages
 * @text: a text without readings
 * @size: height of its letters
 * @weight: how bold
 * @width: width of a line, -1 for one line
 *
 * Lays out a text, kanji in it in their Japanese form.
 *
 * Returns: (transfer full): a text, to be put on a page
 */
TengenPaintRuby *
tengen_paper_lay_plain (TengenPaper *self,
                        const char *text,
                        double size,
                        PangoWeight weight,
                        double width) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_lay_within:
 * @self: pages
 * @text: a text without readings
 * @size: height of its letters, if they fit
 * @weight: how bold
 * @width: width of a line
 *
 * Lays out a text that is in no case wider: of words that are longer than any
 * word is, letters are made smaller, and then there are fewer.
 *
 * Returns: (transfer full): a text, to be put on a page
 */
TengenPaintRuby *
tengen_paper_lay_within (TengenPaper *self,
                         const char *text,
                         double size,
                         PangoWeight weight,
                         double width) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_lay_line:
 * @self: pages
 * @text: a text without readings
 * @size: height of its letters, if they fit
 * @weight: how bold
 * @width: how wide it may be
 *
 * Lays out a text on one line: letters are made smaller until it fits, and what
 * the smallest cannot hold is left out at its end, with a sign for it.
 *
 * Returns: (transfer full): a text, to be put on a page
 */
TengenPaintRuby *tengen_paper_lay_line (TengenPaper *self,
                                        const char *text,
                                        double size,
                                        PangoWeight weight,
                                        double width) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_put_text:
 * @self: pages
 * @text: (transfer full): what tengen_paper_lay() gave
 * @x: its left edge; the middle or right edge with an @align of 0.5 or 1
 * @y: its upper edge
 * @align: 0 to 1
 * @rgb: its colour
 *
 * Puts a text on the page.
 *
 * Returns: how high it is
 */
double tengen_paper_put_text (TengenPaper *self,
                              TengenPaintRuby *text,
                              double x,
                              double y,
                              double align,
                              guint32 rgb);

/**
 * tengen_paper_has_room:
 * @self: pages
 * @n_bytes: how much more text there would be
 *
 * Tells whether it still fits. If not, the pages are full: laying out what is
 * not put on paper takes memory too.
 *
 * Returns: %FALSE if the pages are full
 */
gboolean tengen_paper_has_room (TengenPaper *self, gsize n_bytes);

/**
 * tengen_paper_put_board:
 * @self: pages
 * @view: (transfer full): what is to be seen
 * @coordinates: as in #TengenPaintStyle
 * @box: where
 *
 * Puts a board on the page, in the middle of the box, as large as it can
 * be there.
 */
void tengen_paper_put_board (TengenPaper *self,
                             TengenView *view,
                             int coordinates,
                             const TengenPaperBox *box);

/**
 * tengen_paper_put_line:
 * @self: pages
 * @x: one end
 * @y: likewise
 * @width: how far the other end is to the right
 * @height: how far it is below
 * @rgb: its colour
 *
 * Puts a thin line on the page.
 */
void tengen_paper_put_line (TengenPaper *self,
                            double x,
                            double y,
                            double width,
                            double height,
                            guint32 rgb);

/* Puts numbers at the foot of all pages: 2 / 5. */
void tengen_paper_number_pages (TengenPaper *self);

/**
 * tengen_paper_get_grid:
 * @per_page: 1, 2, 4, 6 or 9; others are taken for the next of these
 * @columns: (out): how many beside each other
 * @rows: (out): how many above each other
 *
 * Tells how so many things are put on a page.
 */
void tengen_paper_get_grid (guint per_page, guint *columns, guint *rows);

G_END_DECLS
