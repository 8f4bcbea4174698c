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

/* Begins pages, of which there is none yet; for @readings see
 * tengen_paint_ruby_new(). */
TengenPaper *tengen_paper_new (TengenPaperSize size,
                               int readings) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a page, on which things are put from now on. Pages that are full stay
 * as they are. */
void tengen_paper_begin_page (TengenPaper *self);

/* Puts an item, which is taken over, on the page, or frees it if the pages are
 * full. */
void tengen_paper_put (TengenPaper *self, const TengenPaperItem *item);

/* Lays out a text, to be put on a page, in lines of a width, or in one (-1).
 * Its links look like other text: paper cannot be clicked. */
TengenPaintRuby *tengen_paper_lay (TengenPaper *self,
                                   const TengenLessonText *text,
                                   double size,
                                   PangoWeight weight,
                                   double width) G_GNUC_WARN_UNUSED_RESULT;

/* Lays out a text without readings likewise, kanji in it in their Japanese
 * form. */
TengenPaintRuby *
tengen_paper_lay_plain (TengenPaper *self,
                        const char *text,
                        double size,
                        PangoWeight weight,
                        double width) G_GNUC_WARN_UNUSED_RESULT;

/* Lays out a text without readings that is in no case wider: of words that are
 * longer than any word is, letters are made smaller, and then there are
 * fewer. */
TengenPaintRuby *
tengen_paper_lay_within (TengenPaper *self,
                         const char *text,
                         double size,
                         PangoWeight weight,
                         double width) G_GNUC_WARN_UNUSED_RESULT;

/* Lays out a text without readings on one line: letters are made smaller until
 * it fits, and what the smallest cannot hold is left out at its end, with a
 * sign for it. */
TengenPaintRuby *tengen_paper_lay_line (TengenPaper *self,
                                        const char *text,
                                        double size,
                                        PangoWeight weight,
                                        double width) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a text that was laid out, and is taken over, on the page; @x is its left
 * edge, middle or right edge with an @align of 0, 0.5 or 1. Gives its
 * height. */
double tengen_paper_put_text (TengenPaper *self,
                              TengenPaintRuby *text,
                              double x,
                              double y,
                              double align,
                              guint32 rgb);

/* Tells whether so much more text still fits. If not, the pages are full:
 * laying out what is not put on paper takes memory too. */
gboolean tengen_paper_has_room (TengenPaper *self, gsize n_bytes);

/* Puts a view, which is taken over, on the page, in the middle of the box, as
 * large as it can be there; @coordinates as in #TengenPaintStyle. */
void tengen_paper_put_board (TengenPaper *self,
                             TengenView *view,
                             int coordinates,
                             const TengenPaperBox *box);

/* Puts a thin line from a place to another, so far to the right and below, on
 * the page. */
void tengen_paper_put_line (TengenPaper *self,
                            double x,
                            double y,
                            double width,
                            double height,
                            guint32 rgb);

/* Puts numbers at the foot of all pages: 2 / 5. */
void tengen_paper_number_pages (TengenPaper *self);

/* Puts what identifies them at the left of the foot of all pages. */
void tengen_paper_sign_pages (TengenPaper *self, const char *text);

/* Tells how so many things (1, 2, 4, 6 or 9; others are taken for the next of
 * these) are put on a page. */
void tengen_paper_get_grid (guint per_page, guint *columns, guint *rows);

G_END_DECLS
